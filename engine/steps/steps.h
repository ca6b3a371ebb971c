#pragma once
// Where finders put the steps they find.

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/steps/step.h"

namespace engine {

enum class Want {
    First,   // one step; the finder is stopped when it has added it
    Effects, // for ratings: steps that together do what all steps of the technique do. They may be
             // joined, and lack their evidence; finders that know no short cut do as for All
    All,     // every step of the technique, up to equal effects: their union must not depend on how
             // the puzzle is turned or its digits are named
};

class Steps {
public:
    // Once `cancel` is asked for, finders are stopped.
    explicit Steps(Want want, Cancel cancel = {}) : want_(want), cancel_(std::move(cancel)) {}

    // Runs the finder of a technique: what it adds become steps of it. The finder is stopped as
    // soon as there is enough, or when the search is cancelled; it need not ask. The only door to
    // finders: what stops them is caught here and nowhere else.
    void look_for(const Technique* technique, const Candidates& candidates);

    // What finders call while they run. The technique looked for:
    const Technique* technique() const { return technique_; }
    // Sorts what the step removes and names its technique. Takes it only if it places or removes
    // something, and none of the same technique with the same effect is there. Does not return if
    // that is enough.
    void add(Step step)
    {
        add(std::move(step), [](Step&) {});
    }
    // Of a step that has only its effect yet. `tell` writes the evidence into it, and is called
    // only if the step is taken and somebody wants to know.
    template <class Tell>
    void add(Step effect, Tell&& tell)
    {
        if (!offer(std::move(effect), tell))
            throw Enough();
    }
    // As add(), but it returns: false if that is enough. Only for singles, which are found in less
    // time than it takes to end a finder from within.
    template <class Tell>
    [[nodiscard]] bool offer(Step effect, Tell&& tell)
    {
        Step* taken = take(std::move(effect));
        if (taken != nullptr && want_ != Want::Effects)
            tell(*taken);
        return taken == nullptr || !has_enough();
    }
    // For finders that prefer steps with short proofs. Of such a step, whose `tell` also answers
    // how long the proof is, First gets the shortest when the finder is done, the first of those,
    // and Effects gets all that is removed as one step.
    template <class Tell>
    void add_if_shortest(Step effect, Tell&& tell)
    {
        if (want_ == Want::Effects && effect.placements.empty()) {
            joint_.removals.insert(joint_.removals.end(), effect.removals.begin(),
                                   effect.removals.end());
        } else if (want_ != Want::First) {
            add(std::move(effect), tell);
        } else if (const int length = tell(effect); !shortest_ || length < least_length_) {
            least_length_ = length;
            shortest_ = std::move(effect);
        }
    }
    // Finders that search for long without adding anything call it now and then. Does not return
    // when the search is cancelled.
    void stop_if_cancelled() const
    {
        if (is_cancelled())
            throw Enough();
    }
    // The technique was looked for before, its steps were taken, and these candidates have gone
    // since: finders may leave out steps that there were before. See news.h.
    void look_for_new(std::span<const Candidate> gone) { gone_ = gone; }
    const std::optional<std::span<const Candidate>>& gone() const { return gone_; }
    Want want() const { return want_; }

    // Whether the finder that runs has given any step.
    bool is_found() const
    {
        return shortest_ || !joint_.removals.empty() ||
               (!found_.empty() && found_.back().technique == technique_);
    }

    bool is_cancelled() const { return cancel_.is_asked(); }
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
    struct Enough {}; // thrown through a finder to end it

    bool has_enough() const { return (want_ == Want::First && !found_.empty()) || is_cancelled(); }
    bool has_same(const Step& step, std::uint64_t print) const;
    // Null if it is not taken.
    Step* take(Step step);

    void add_kept();

    Want want_;
    Cancel cancel_;
    std::optional<std::span<const Candidate>> gone_;
    const Technique* technique_ = nullptr;
    // Of the finder that runs: the step to be added when it is done, how long its proof is, and
    // what is removed by steps that are given as one.
    std::optional<Step> shortest_;
    int least_length_ = 0;
    Step joint_ = {};
    std::vector<Step> found_;
    std::vector<std::uint64_t> prints_; // one number for technique and effect of each step
};

} // namespace engine
