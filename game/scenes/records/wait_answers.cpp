#include "game/scenes/records/wait_answers.h"

#include <algorithm>
#include <utility>

#include "engine/techniques/human_solver.h"

namespace game {

namespace {

// A missing note misleads nobody any more: the steps are found without it.
HintAnswer answer_about(HintQuestion question)
{
    HintAnswer found = answer(question);
    const auto error = found.board_error;
    if (!error || error->kind != engine::BoardError::Kind::MissingNote)
        return found;
    question.check_board = false;
    question.chart = found.chart;
    found = answer(question);
    found.board_error = error;
    return found;
}

} // namespace

std::vector<WaitPosition> waits_of(const engine::Session& run, std::size_t most)
{
    std::vector<WaitPosition> waits;
    for (const engine::Wait& wait : engine::longest_waits(run, most)) {
        const engine::Session then = engine::session_after(run, wait.actions);
        waits.push_back({wait, {then.puzzle(), then.board(), then.fills().cells(), {}}});
    }
    return waits;
}

WaitAnswers::WaitAnswers(std::vector<WaitPosition> waits, bool assumes_one_solution)
    : waits_(std::move(waits)), assumes_one_solution_(assumes_one_solution), answers_(waits_.size())
{
    ask_next();
}

void WaitAnswers::ask_first(std::size_t wait)
{
    if (!answers_[wait] && !(is_busy() && asked_ == wait))
        ask(wait);
}

void WaitAnswers::ask(std::size_t wait)
{
    asked_ = wait;
    const engine::HintPosition& position = waits_[wait].position;
    HintQuestion question{.position = position, .chart = chart_};
    question.options.teaching =
        fitted_to(*position.puzzle.grid, {.has_unique_solution = assumes_one_solution_});
    question.options.keeps_notes = engine::keeps_notes(position.board);
    if (!position.filled.empty())
        question.options.last_move = position.filled.back();
    worker_.ask([question](const engine::Cancel& cancel) mutable {
        question.options.cancel = cancel;
        return answer_about(std::move(question));
    });
}

void WaitAnswers::ask_next()
{
    const auto open = std::ranges::find_if(answers_, [](const auto& known) { return !known; });
    if (open != answers_.end())
        ask(static_cast<std::size_t>(open - answers_.begin()));
}

bool WaitAnswers::update()
{
    auto found = worker_.take();
    if (!found)
        return false;
    chart_ = found->chart;
    answers_[asked_] = *std::move(found);
    ask_next();
    return true;
}

} // namespace game
