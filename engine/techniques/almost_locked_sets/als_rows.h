#pragma once
// Almost locked sets in a row: what follows from set to set, and which candidates rows rule out.

#include <algorithm>
#include <span>
#include <vector>

#include "engine/patterns/almost_locked_sets.h"
#include "engine/position/candidates.h"

namespace engine {

// What follows in a row of sets. A part stands for "its set lacks its digit".
class AlsRows {
public:
    explicit AlsRows(const Candidates& candidates);

    const AlmostLockedSets& sets() const { return sets_; }
    int set_count() const { return count_; }
    int part_count() const { return parts_; }

    // Calls for each part that lacks its digit if this one holds it.
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
    // The parts its set holds if it lacks this one.
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

// For every candidate: how many links a row needs to rule it out. It would take its digit from sets
// that see it; a row from one of them must come to one of them. Worked out once for wings and
// chains.
class LinksToRuleOut {
public:
    static constexpr int most = 6; // links

    explicit LinksToRuleOut(const Candidates& candidates);

    // Calls for each candidate that a row of at most so many rules out, with the fewest links.
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
    std::vector<int> links_; // 0 if no row does it
};

} // namespace engine
