#pragma once
// Chains of almost locked sets: how one set affects the next, and which candidates chains remove.

#include <algorithm>
#include <span>
#include <vector>

#include "engine/patterns/almost_locked_sets.h"
#include "engine/position/candidates.h"

namespace engine {

// Knows how sets affect each other in a chain. A part is one digit of a set; here it stands for
// "the set lacks this digit".
class AlsRelations {
public:
    explicit AlsRelations(const Candidates& candidates);

    const AlmostLockedSets& sets() const { return sets_; }
    int set_count() const { return count_; }
    int part_count() const { return parts_; }

    // Calls visit() for each part whose set lacks its digit if this part's set holds it.
    template <class Visit>
    void for_each_partner(int part, Visit visit) const
    {
        for (int partner : commons_.of(part)) {
            if (partner < parts_)
                visit(partner);
        }
    }
    bool has_partners(int part) const
    {
        const auto partners = commons_.of(part);
        return std::ranges::any_of(partners, [&](int partner) { return partner < parts_; });
    }
    // Calls visit() for each part that its set holds if it lacks this one.
    template <class Visit>
    void for_each_held(int lacking, Visit visit) const
    {
        const AlmostLockedSet& set = sets_[sets_.set_of(lacking)];
        const int end = set.first_part + set.digits.count();
        for (int part = set.first_part; part < end; ++part) {
            if (part != lacking)
                visit(part);
        }
    }

private:
    const AlmostLockedSets& sets_;
    const RestrictedCommons& commons_;
    int count_;
    int parts_;
};

// For each candidate, how many links a chain needs to remove it. If the candidate were true, the
// sets that see it would lack its digit; it is false if a chain from one of them leads to one of
// them. Wings and chains share this table.
class LinksToRuleOut {
public:
    static constexpr int most = 6; // the most links of a chain

    explicit LinksToRuleOut(const Candidates& candidates);

    // Calls visit() for each candidate that a chain can remove, with the fewest links needed.
    template <class Visit>
    void for_each(Visit visit) const
    {
        for (std::size_t i = 0; i < asked_.size(); ++i) {
            if (links_[i] > 0)
                visit(asked_[i], links_[i]);
        }
    }

private:
    std::vector<Candidate> asked_;
    std::vector<int> links_; // 0 if no chain removes the candidate
};

} // namespace engine
