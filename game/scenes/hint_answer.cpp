#include "game/scenes/hint_worker.h"

#include <chrono>
#include <utility>

namespace game {
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

HintWorker::Search& HintWorker::Search::operator=(Search&& other) noexcept
{
    give_up();
    stop = std::move(other.stop);
    answer = std::move(other.answer);
    return *this;
}

void HintWorker::Search::give_up()
{
    if (stop)
        stop->store(true, std::memory_order_relaxed);
}

bool HintWorker::Search::is_done() const
{
    return answer.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

void HintWorker::start(HintQuestion question)
{
    std::erase_if(forgotten_, [](const Search& old) { return old.is_done(); });
    if (is_busy()) {
        search_.give_up();
        forgotten_.push_back(std::move(search_));
    }
    search_.stop = std::make_shared<std::atomic<bool>>(false);
    question.wish.stop = search_.stop.get();
    search_.answer =
        std::async(std::launch::async, [question = std::move(question), stop = search_.stop] {
            return answer(question);
        });
}

void HintWorker::wait(engine::PlayTime at_most) const
{
    if (is_busy())
        search_.answer.wait_for(at_most);
}

std::optional<HintAnswer> HintWorker::take()
{
    if (!is_busy() || !search_.is_done())
        return std::nullopt;
    return search_.answer.get();
}

} // namespace game
