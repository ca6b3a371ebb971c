#pragma once
// Runs the finders and collects the steps they find.

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/steps/step.h"

namespace engine {

enum class Want {
    First,   // one step; its finder is stopped when it has been added
    Effects, // for ratings: steps that together have the effect of all steps of the technique. They
             // may be joined and have no evidence; finders without a faster way do the same as for
             // All
    All,     // every step of the technique, except those with equal effects: their union does not
             // depend on how the puzzle is turned or which digits it uses
};

class Steps {
public:
    // Finders are stopped once `cancel` is requested.
    explicit Steps(Want want, Cancel cancel = {}) : want_(want), cancel_(std::move(cancel)) {}

    // Runs the finder of a technique and collects the steps that it adds. The finder is stopped as
    // soon as there are enough, or when the search is cancelled; it need not check. No other
    // function may call a finder, because only this one catches the exception that stops it.
    void look_for(const Technique* technique, const Candidates& candidates);

    // The functions from here to stop_if_cancelled() are called by finders. The technique searched
    // for:
    const Technique* technique() const { return technique_; }
    // Sorts the removals and sets the technique. Ignores the step if it has no effect, or the same
    // effect as another step of this technique. Does not return if there are enough steps.
    void add(Step step)
    {
        add(std::move(step), [](Step&) {});
    }
    // Adds a step that has only its effect. `write_evidence` writes the evidence into it, and is
    // called only if the step is taken and evidence is wanted.
    template <class WriteEvidence>
    void add(Step effect, WriteEvidence&& write_evidence)
    {
        if (!offer(std::move(effect), write_evidence))
            throw Enough();
    }
    // Like add(), but returns false if there are enough steps. Only for singles, which are found
    // faster than an exception ends a finder.
    template <class WriteEvidence>
    [[nodiscard]] bool offer(Step effect, WriteEvidence&& write_evidence)
    {
        Step* taken = take(std::move(effect));
        if (taken != nullptr && want_ != Want::Effects)
            write_evidence(*taken);
        return taken == nullptr || !has_enough();
    }
    // For finders that prefer short proofs. `write_evidence` also returns the length of the proof.
    // First gets the shortest step once the finder has ended, the earliest of equal ones; Effects
    // gets all removals as one step.
    template <class WriteEvidence>
    void add_if_shortest(Step effect, WriteEvidence&& write_evidence)
    {
        if (want_ == Want::Effects && effect.placements.empty()) {
            joint_.removals.insert(joint_.removals.end(), effect.removals.begin(),
                                   effect.removals.end());
        } else if (want_ != Want::First) {
            add(std::move(effect), write_evidence);
        } else if (const int length = write_evidence(effect);
                   !shortest_ || length < least_length_) {
            least_length_ = length;
            shortest_ = std::move(effect);
        }
    }
    // To be called now and then by finders that search for long without adding a step. Does not
    // return if the search is cancelled.
    void stop_if_cancelled() const
    {
        if (is_cancelled())
            throw Enough();
    }
    // Says that the technique was searched for before, its steps were applied, and these candidates
    // have been removed since; finders may leave out steps that existed before. See removals.h.
    void look_for_new(std::span<const Candidate> removed) { removed_ = removed; }
    const std::optional<std::span<const Candidate>>& removed() const { return removed_; }
    Want want() const { return want_; }

    // Whether the current finder has found a step.
    bool is_found() const
    {
        return shortest_ || !joint_.removals.empty() ||
               (!found_.empty() && found_.back().technique == technique_);
    }

    bool is_cancelled() const { return cancel_.is_asked(); }
    const std::vector<Step>& found() const { return found_; }
    bool empty() const { return found_.empty(); }
    // Prepares for another search of the same kind: removes the steps, but keeps the memory.
    void start_over()
    {
        removed_.reset();
        found_.clear();
        prints_.clear();
    }
    std::vector<Step> take() && { return std::move(found_); }

private:
    struct Enough {}; // thrown to end a finder

    bool has_enough() const { return (want_ == Want::First && !found_.empty()) || is_cancelled(); }
    bool has_same(const Step& step, std::uint64_t print) const;
    // Returns null if the step is ignored.
    Step* take(Step step);

    void add_kept();

    Want want_;
    Cancel cancel_;
    std::optional<std::span<const Candidate>> removed_;
    const Technique* technique_ = nullptr;
    // State of the current finder: the step to add when it ends, the length of its proof, and the
    // removals that are given as one step.
    std::optional<Step> shortest_;
    int least_length_ = 0;
    Step joint_ = {};
    std::vector<Step> found_;
    std::vector<std::uint64_t> prints_; // a hash of technique and effect for each step
};

} // namespace engine
