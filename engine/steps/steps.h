#pragma once
// Where finders put the steps they find.

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/steps/step.h"

namespace engine {

enum class Want {
    First,   // one step; the finder may stop as soon as the collection is satisfied
    Effects, // for ratings: steps that together do what all steps of the technique do. They may be
             // joined, and lack their evidence; finders that know no short cut do as for All
    All,     // every step of the technique, up to equal effects: their union must not depend on how
             // the puzzle is turned or its digits are named
};

class Steps {
public:
    // Who looks beside a screen can set `stop`, which outlives this, when nobody waits any longer:
    // finders that take long soon come to an end, then, and what they found is worth nothing.
    explicit Steps(Want want, const std::atomic<bool>* stop = nullptr) : want_(want), stop_(stop) {}

    // Looks for a technique: what is found becomes a step of it.
    void look_for(const Technique* technique, const Candidates& candidates);
    // The one looked for.
    const Technique* technique() const { return technique_; }

    // Sorts what the step removes and names its technique. Takes it only if it places or removes
    // something, and none of the same technique with the same effect is there.
    void add(Step step);
    // The technique was looked for before, its steps were taken, and these candidates have gone
    // since: finders may leave out steps that there were before. See news.h.
    void look_for_new(std::span<const Candidate> gone) { gone_ = gone; }
    const std::optional<std::span<const Candidate>>& gone() const { return gone_; }
    bool is_satisfied() const { return (want_ == Want::First && !found_.empty()) || is_stopped(); }
    bool is_stopped() const { return stop_ != nullptr && stop_->load(std::memory_order_relaxed); }
    Want want() const { return want_; }
    // Ratings do without, where finders know a short cut.
    bool wants_evidence() const { return want_ != Want::Effects; }

    const std::vector<Step>& found() const { return found_; }
    bool empty() const { return found_.empty(); }
    // For another look of the same kind: without steps, but in the same memory.
    void start_over()
    {
        gone_.reset();
        found_.clear();
        prints_.clear();
    }
    std::vector<Step> take() && { return std::move(found_); }

private:
    Want want_;
    const std::atomic<bool>* stop_;
    std::optional<std::span<const Candidate>> gone_;
    const Technique* technique_ = nullptr;
    std::vector<Step> found_;
    std::vector<std::uint64_t> prints_; // one number for technique and effect of each step
};

} // namespace engine
