#include "game/scenes/editor/puzzle_study.h"

#include <utility>

#include "engine/formats/formats.h"
#include "engine/rating/rater.h"
#include "engine/recipe/recipe.h"

namespace game {
namespace {

using engine::Cancel;
using engine::Chart;
using engine::SharedPuzzle;

// Higher steps of Explainer take seconds each.
constexpr int stop_above = 94;

engine::Rating rating_of(const SharedPuzzle& puzzle, const Cancel& cancel)
{
    const Chart chart(puzzle.grid);
    const engine::Teaching teaching = fitted_to(*puzzle.grid, {});
    engine::Rater rater(chart, cancel);
    return is_position(puzzle) ? rater.rate(position_of(chart, puzzle), teaching)
                               : rater.rate(puzzle.givens, teaching);
}

SolvingPath path_of(const SharedPuzzle& puzzle, const Cancel& cancel)
{
    auto chart = std::make_shared<const Chart>(puzzle.grid);
    engine::Candidates start = position_of(*chart, puzzle);
    engine::Path path = solve_like_a_person(start, fitted_to(*puzzle.grid, {}), cancel);
    const bool is_whole = path.end.is_solved();
    return {std::move(chart), std::move(start), std::move(path.steps), is_whole};
}

} // namespace

OtherRatings ratings_of_others(const std::shared_ptr<const engine::Grid>& grid,
                               const engine::Digits& givens,
                               const Cancel& cancel)
{
    const Chart chart(grid);
    return {engine::ExplainerScale(chart).rate(givens, stop_above, cancel),
            rate_by_hodoku(chart, givens, cancel)};
}

void PuzzleStudy::begin(SharedPuzzle puzzle)
{
    puzzle_ = std::move(puzzle);
    examination_.reset();
    is_proper_ = false;
    rating_.reset();
    path_.reset();
    others_.reset();
    stop_studying(); // a text that is being read goes on
    is_stopped_ = false;
    count_solutions();
}

void PuzzleStudy::read(std::string text)
{
    const auto recipe = engine::parse_recipe(text);
    has_read_code_ = recipe && engine::has_code(*recipe);
    reading_.ask([text = std::move(text)](const Cancel& cancel) {
        return engine::shared_puzzle_in(text, cancel);
    });
    reading_.wait(in_one_frame);
}

StudyStage PuzzleStudy::stage() const
{
    if (reading_.is_busy())
        return StudyStage::Reading;
    if (examining_.is_busy())
        return StudyStage::Solutions;
    if (judging_.is_busy())
        return StudyStage::Level;
    if (solving_.is_busy())
        return StudyStage::Steps;
    return comparing_.is_busy() ? StudyStage::OtherRatings : StudyStage::Nothing;
}

WorkProgress PuzzleStudy::progress(engine::PlayTime passed) const
{
    const auto of = [passed](const auto& worker) {
        return WorkProgress{.passed = passed, .done = worker.done(), .all = worker.all()};
    };
    switch (stage()) {
    case StudyStage::Reading:
        return of(reading_);
    case StudyStage::Level:
        return of(judging_);
    case StudyStage::Steps:
        return of(solving_);
    case StudyStage::OtherRatings:
        return of(comparing_);
    case StudyStage::Nothing:
    case StudyStage::Solutions:
        break;
    }
    return {.passed = passed};
}

void PuzzleStudy::stop_studying()
{
    examining_.cancel();
    judging_.cancel();
    solving_.cancel();
    comparing_.cancel();
}

void PuzzleStudy::stop_or_go_on()
{
    if (reading_.is_busy())
        reading_.cancel(); // the puzzle that is there stays, and is studied further
    else if (is_stopped_)
        go_on();
    else {
        is_stopped_ = is_busy();
        stop_studying();
    }
}

void PuzzleStudy::go_on()
{
    is_stopped_ = false;
    if (!examination_)
        count_solutions();
    else if (!rating_)
        judge();
    else if (!path_)
        solve();
    else
        compare();
}

PuzzleStudy::Examined PuzzleStudy::examine(const SharedPuzzle& puzzle, const Cancel& cancel)
{
    Examined found{engine::examine(puzzle, cancel), false};
    const engine::SolutionCount of_givens = is_position(puzzle)
                                                ? engine::examine(only_givens(puzzle), cancel).count
                                                : found.whole.count;
    found.is_proper = of_givens == engine::SolutionCount::One;
    return found;
}

void PuzzleStudy::count_solutions()
{
    examining_.ask([puzzle = puzzle_](const Cancel& cancel) { return examine(puzzle, cancel); });
}

void PuzzleStudy::judge()
{
    judging_.ask([puzzle = puzzle_](const Cancel& cancel) { return rating_of(puzzle, cancel); });
}

void PuzzleStudy::solve()
{
    solving_.ask([puzzle = puzzle_](const Cancel& cancel) { return path_of(puzzle, cancel); });
}

void PuzzleStudy::compare()
{
    if (puzzle_.grid->is_classic() && !is_position(puzzle_))
        comparing_.ask([puzzle = puzzle_](const Cancel& cancel) {
            return ratings_of_others(puzzle.grid, puzzle.givens, cancel);
        });
}

bool PuzzleStudy::update()
{
    if (auto examined = examining_.take()) {
        examination_ = std::move(examined->whole);
        is_proper_ = examined->is_proper;
        if (has_one_solution())
            judge();
        return true;
    }
    if (auto rating = judging_.take()) {
        rating_ = std::move(rating);
        solve();
        return true;
    }
    if (auto path = solving_.take()) {
        path_ = std::move(path);
        compare();
        return true;
    }
    if (auto others = comparing_.take()) {
        others_ = std::move(others);
        return true;
    }
    return false;
}

} // namespace game
