#pragma once
// Values computed from one position for several finders, by the first that asks. They belong to the
// candidates and are not copied with them. When candidates are removed, most values are discarded;
// those that can be updated are updated when they are next asked for.

#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "engine/position/candidate.h"

namespace engine {

// A value that survives changes: it is told which candidates have been removed or placed since it
// was last up to date.
template <class Fact, class Subject>
concept Outliving =
    requires(Fact& fact, const Subject& subject, std::span<const Candidate> removed) {
        fact.catch_up(subject, removed);
    };

class WorkedOut {
public:
    WorkedOut() = default;
    WorkedOut(const WorkedOut&) {}
    WorkedOut(WorkedOut&& other) noexcept { other.forget(); }
    WorkedOut& operator=(const WorkedOut&)
    {
        forget();
        return *this;
    }
    WorkedOut& operator=(WorkedOut&& other) noexcept
    {
        forget();
        other.forget();
        return *this;
    }
    ~WorkedOut() = default;

    // The value of this type; computed from `subject` if it is not stored yet.
    template <class Fact, class Subject>
    const Fact& about(const Subject& subject)
    {
        for (Known& known : known_) {
            if (known.kind != &kind_of<Fact>)
                continue;
            Fact& fact = *static_cast<Fact*>(known.fact.get());
            if constexpr (Outliving<Fact, Subject>) {
                // Updating it may ask for other values.
                if (const auto time = std::exchange(known.time, removed_.size());
                    time < removed_.size())
                    fact.catch_up(subject, std::span<const Candidate>(removed_).subspan(time));
            }
            return fact;
        }
        auto made = std::make_shared<Fact>(subject);
        known_.push_back({&kind_of<Fact>, made, removed_.size(), Outliving<Fact, Subject>});
        may_be_dated_ = may_be_dated_ || !Outliving<Fact, Subject>;
        return *made;
    }

    // Candidates removed since this was first called, or earlier.
    std::span<const Candidate> removed()
    {
        keeps_removed_ = true;
        return removed_;
    }

    // To be called when the subject loses a candidate.
    void note_removed(Candidate candidate)
    {
        if (known_.empty() && !keeps_removed_)
            return;
        if (may_be_dated_)
            forget_dated();
        removed_.push_back(candidate);
    }
    // To be called when the subject changes completely.
    void forget()
    {
        if (!known_.empty())
            known_.clear();
        removed_.clear();
        may_be_dated_ = false;
        keeps_removed_ = false;
    }

private:
    struct Known {
        const char* kind;
        std::shared_ptr<void> fact;
        std::size_t time; // how many candidates had been removed when it was up to date
        bool is_outliving;
    };

    template <class Fact>
    static inline const char kind_of = 0; // its address identifies the type

    void forget_dated()
    {
        std::erase_if(known_, [](const Known& known) { return !known.is_outliving; });
        may_be_dated_ = false;
    }

    std::vector<Known> known_;
    std::vector<Candidate> removed_; // since the first value was stored or removed() was called
    bool may_be_dated_ = false;      // some values do not survive changes
    bool keeps_removed_ = false;
};

} // namespace engine
