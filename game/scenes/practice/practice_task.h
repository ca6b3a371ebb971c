#pragma once
// A position to practise on: one technique finds a step in it, and the player has to find it, too.

#include <optional>
#include <string>

#include "engine/play/stopwatch.h"
#include "engine/practice/practice_book.h"
#include "engine/practice/practice_position.h"
#include "game/scenes/waiting/background.h"

namespace game {

// Where the player is with the position.
enum class TaskStage {
    Searching, // the position is being made
    Asked,
    Shown,  // the player gave up: the step is shown
    Solved, // the player found a step
};

class PracticeTask {
public:
    explicit PracticeTask(const engine::Technique& technique) : technique_(technique) {}

    // Makes the position with this number in the background.
    void begin(std::uint64_t number);
    // Takes the position; the time runs from then on. Returns whether it came.
    bool update(engine::MonotonicTime now);
    bool is_busy() const { return worker_.is_busy(); }

    const engine::Technique& technique() const { return technique_; }
    TaskStage stage() const { return stage_; }
    // Only once the stage is no longer Searching.
    const engine::PracticePosition& position() const { return *position_; }
    bool places() const { return !position_->steps.front().placements.empty(); }

    // Nothing unless the player is asked. A right answer ends the task.
    std::optional<engine::PracticeAnswer> answer(engine::Candidate claimed,
                                                 engine::MonotonicTime now);
    // First only where to look, then the step.
    void hint(engine::MonotonicTime now);
    bool is_place_shown() const { return hints_ > 0; }
    // The step that was found or shown or, as a hint, is meant.
    const engine::Step& step() const { return *step_; }

    bool is_missed() const { return hints_ > 0 || wrong_ > 0; } // a hint or a wrong answer
    bool is_over() const { return stage_ == TaskStage::Shown || stage_ == TaskStage::Solved; }
    engine::PlayTime time(engine::MonotonicTime now) const; // until it was over
    // What is to be counted now: once for each position. Nothing otherwise.
    enum class Count { Solved, Missed };
    std::optional<Count> take_count();

private:
    const engine::Technique& technique_;
    Background<std::optional<engine::PracticePosition>> worker_;
    std::optional<engine::PracticePosition> position_;
    const engine::Step* step_ = nullptr; // of the position
    TaskStage stage_ = TaskStage::Searching;
    int hints_ = 0;
    int wrong_ = 0;
    bool is_counted_ = false;
    engine::MonotonicTime began_{0};
    engine::MonotonicTime ended_{0};
};

} // namespace game
