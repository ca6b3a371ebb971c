#pragma once
// What several finders want to know of one position, worked out by the first that asks. It belongs
// to its candidates and is not copied with them. When candidates go, most of it is forgotten; facts
// that can are brought up to date when next asked for.

#include <concepts>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "engine/position/candidate.h"

namespace engine {

// A fact that outlives changes: it is told which candidates have gone, by removing or placing,
// since it was last up to date.
template <class Fact, class Subject>
concept Outliving = requires(Fact& fact, const Subject& subject, std::span<const Candidate> gone) {
    fact.catch_up(subject, gone);
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

    // The fact of this type; made from `subject` if it is not there yet.
    template <class Fact, class Subject>
    const Fact& about(const Subject& subject)
    {
        for (Known& known : known_) {
            if (known.kind != &kind_of<Fact>)
                continue;
            Fact& fact = *static_cast<Fact*>(known.fact.get());
            if constexpr (Outliving<Fact, Subject>) {
                // It may ask for others meanwhile.
                if (const auto time = std::exchange(known.time, gone_.size()); time < gone_.size())
                    fact.catch_up(subject, std::span<const Candidate>(gone_).subspan(time));
            }
            return fact;
        }
        auto made = std::make_shared<Fact>(subject);
        known_.push_back({&kind_of<Fact>, made, gone_.size(), Outliving<Fact, Subject>});
        may_be_dated_ = may_be_dated_ || !Outliving<Fact, Subject>;
        return *made;
    }

    // Candidates that have gone since this was first asked for, at the latest.
    std::span<const Candidate> gone()
    {
        keeps_gone_ = true;
        return gone_;
    }

    // The subject loses a candidate.
    void note_gone(Candidate candidate)
    {
        if (known_.empty() && !keeps_gone_)
            return;
        if (may_be_dated_)
            forget_dated();
        gone_.push_back(candidate);
    }
    // The subject becomes another one altogether.
    void forget()
    {
        if (!known_.empty())
            known_.clear();
        gone_.clear();
        may_be_dated_ = false;
        keeps_gone_ = false;
    }

private:
    struct Known {
        const char* kind;
        std::shared_ptr<void> fact;
        std::size_t time; // how many candidates had gone when it was up to date
        bool is_outliving;
    };

    template <class Fact>
    static inline const char kind_of = 0; // its address tells types apart

    void forget_dated()
    {
        std::erase_if(known_, [](const Known& known) { return !known.is_outliving; });
        may_be_dated_ = false;
    }

    std::vector<Known> known_;
    std::vector<Candidate> gone_; // since the first fact was made or somebody asked
    bool may_be_dated_ = false;   // there are facts that outlive no change
    bool keeps_gone_ = false;
};

} // namespace engine
