#include "game/scenes/hint_worker.h"

#include <chrono>
#include <utility>

namespace game {
namespace {

bool is_done(const std::future<HintAnswer>& answer)
{
    return answer.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

} // namespace

HintAnswer answer(const HintQuestion& question)
{
    HintAnswer answer{question.chart};
    if (!answer.chart)
        answer.chart = std::make_shared<const engine::Chart>(question.position.puzzle.grid);
    if (question.asks_for_trouble) {
        answer.trouble = find_wrong_digit(question.position);
        if (!answer.trouble)
            answer.trouble = find_missing_note(question.position);
        if (answer.trouble)
            return answer;
    }
    answer.candidates = candidates_for_hint(*answer.chart, question.position);
    answer.steps = steps_for_hint(*answer.candidates, question.wish);
    return answer;
}

void HintWorker::start(HintQuestion question)
{
    std::erase_if(forgotten_, [](const auto& old) { return is_done(old); });
    if (answer_.valid())
        forgotten_.push_back(std::move(answer_));
    answer_ = std::async(std::launch::async,
                         [question = std::move(question)] { return answer(question); });
}

void HintWorker::wait(engine::PlayTime at_most) const
{
    if (answer_.valid())
        answer_.wait_for(at_most);
}

std::optional<HintAnswer> HintWorker::take()
{
    if (!answer_.valid() || !is_done(answer_))
        return std::nullopt;
    return answer_.get();
}

} // namespace game
