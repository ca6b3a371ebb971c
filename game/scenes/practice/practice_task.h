#pragma once
// A position to practise on, and how far the player is with it.

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/play/stopwatch.h"
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

// What the hints show one after the other. Mixed tasks begin with the name.
enum class Told { Nothing, Name, Place, Step };

// A position to practise on: one technique finds a step in it, and the player has to find it, too.
class PracticeTask {
public:
    // Makes a position of the technique in the background, the one with this number.
    void begin(const engine::Technique& technique, std::uint64_t number, Told told)
    {
        technique_ = &technique;
        told_ = told;
        told_before_ = told;
        stage_ = TaskStage::Searching;
        step_ = nullptr;
        position_.reset();
        wrong_ = 0;
        is_counted_ = false;
        worker_.ask([&technique, number](const engine::Cancel& cancel) {
            return practice_position(technique, number, cancel);
        });
    }
    // Takes the position; the time runs from then on. Returns whether it came.
    bool update(engine::MonotonicTime now)
    {
        auto made = worker_.take();
        if (!made || !*made)
            return false;
        position_ = *std::move(made);
        step_ = &position_->steps.front();
        stage_ = TaskStage::Asked;
        began_ = now;
        return true;
    }
    bool is_busy() const { return worker_.is_busy(); }

    const engine::Technique& technique() const { return *technique_; }
    TaskStage stage() const { return stage_; }
    // Only once the stage is no longer Searching.
    const engine::PracticePosition& position() const { return *position_; }
    bool places() const { return !position_->steps.front().placements.empty(); }

    // Nothing unless the player is asked. A right answer ends the task.
    std::optional<engine::PracticeAnswer> answer(engine::Candidate claimed,
                                                 engine::MonotonicTime now)
    {
        if (stage_ != TaskStage::Asked)
            return std::nullopt;
        const engine::PracticeAnswer answer = judge(*position_, claimed, places());
        if (answer == engine::PracticeAnswer::Right) {
            step_ = step_with(*position_, claimed, places());
            stage_ = TaskStage::Solved;
            ended_ = now;
        }
        wrong_ += answer == engine::PracticeAnswer::Otherwise ? 1 : 0;
        return answer;
    }
    // First only what to look for and where, then the step.
    void hint(engine::MonotonicTime now)
    {
        if (stage_ != TaskStage::Asked)
            return;
        told_ = next(told_);
        if (told_ != Told::Step)
            return;
        stage_ = TaskStage::Shown;
        ended_ = now;
    }
    Told told() const { return told_; }
    // The step that was found or shown or, as a hint, is meant.
    const engine::Step& step() const { return *step_; }

    // By a hint or a wrong answer.
    bool is_missed() const { return told_ != told_before_ || wrong_ > 0; }
    bool is_over() const { return stage_ == TaskStage::Shown || stage_ == TaskStage::Solved; }
    // Until it was over.
    engine::PlayTime time(engine::MonotonicTime now) const
    {
        if (stage_ == TaskStage::Searching)
            return engine::PlayTime{0};
        return (is_over() ? ended_ : now) - began_;
    }
    // What is to be counted now: once for each position. Nothing otherwise.
    enum class Count { Solved, Missed };
    std::optional<Count> take_count()
    {
        const bool is_known = is_missed() || stage_ == TaskStage::Solved;
        if (!is_known || std::exchange(is_counted_, true))
            return std::nullopt;
        return is_missed() ? Count::Missed : Count::Solved;
    }

private:
    static Told next(Told told)
    {
        switch (told) {
        case Told::Nothing:
            return Told::Name;
        case Told::Name:
            return Told::Place;
        case Told::Place:
        case Told::Step:
            return Told::Step;
        }
        return Told::Step;
    }

    const engine::Technique* technique_ = nullptr;
    Background<std::optional<engine::PracticePosition>> worker_;
    std::optional<engine::PracticePosition> position_;
    const engine::Step* step_ = nullptr; // of the position
    TaskStage stage_ = TaskStage::Searching;
    Told told_ = Told::Name;
    Told told_before_ = Told::Name; // without any hint
    int wrong_ = 0;
    bool is_counted_ = false;
    engine::MonotonicTime began_{0};
    engine::MonotonicTime ended_{0};
};

} // namespace game
