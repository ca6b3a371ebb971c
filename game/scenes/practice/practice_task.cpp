#include "game/scenes/practice/practice_task.h"

#include <utility>

namespace game {

using engine::PracticeAnswer;

void PracticeTask::begin(std::uint64_t number)
{
    stage_ = TaskStage::Searching;
    step_ = nullptr;
    position_.reset();
    hints_ = 0;
    wrong_ = 0;
    is_counted_ = false;
    worker_.ask([&technique = technique_, number](const engine::Cancel& cancel) {
        return practice_position(technique, number, cancel);
    });
}

bool PracticeTask::update(engine::MonotonicTime now)
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

std::optional<PracticeAnswer> PracticeTask::answer(engine::Candidate claimed,
                                                   engine::MonotonicTime now)
{
    if (stage_ != TaskStage::Asked)
        return std::nullopt;
    const PracticeAnswer answer = judge(*position_, claimed, places());
    if (answer == PracticeAnswer::Right) {
        step_ = step_with(*position_, claimed, places());
        stage_ = TaskStage::Solved;
        ended_ = now;
    }
    wrong_ += answer == PracticeAnswer::Otherwise ? 1 : 0;
    return answer;
}

void PracticeTask::hint(engine::MonotonicTime now)
{
    if (stage_ != TaskStage::Asked)
        return;
    ++hints_;
    if (hints_ == 1)
        return;
    stage_ = TaskStage::Shown;
    ended_ = now;
}

engine::PlayTime PracticeTask::time(engine::MonotonicTime now) const
{
    if (stage_ == TaskStage::Searching)
        return engine::PlayTime{0};
    return (is_over() ? ended_ : now) - began_;
}

std::optional<PracticeTask::Count> PracticeTask::take_count()
{
    const bool is_known = is_missed() || stage_ == TaskStage::Solved;
    if (!is_known || std::exchange(is_counted_, true))
        return std::nullopt;
    return is_missed() ? Count::Missed : Count::Solved;
}

} // namespace game
