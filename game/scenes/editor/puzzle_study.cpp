#include "game/scenes/editor/puzzle_study.h"

#include <utility>

#include "engine/formats/formats.h"
#include "engine/rating/rater.h"

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
                               const engine::Digits& givens)
{
    const Chart chart(grid);
    return {engine::ExplainerScale(chart).rate(givens, stop_above), rate_by_hodoku(chart, givens)};
}

void PuzzleStudy::begin(SharedPuzzle puzzle)
{
    puzzle_ = std::move(puzzle);
    examination_.reset();
    is_proper_ = false;
    rating_.reset();
    path_.reset();
    others_.reset();
    judging_.cancel();
    solving_.cancel();
    comparing_.cancel();
    examining_.ask([puzzle = puzzle_](const Cancel&) { return examine(puzzle); });
}

PuzzleStudy::Examined PuzzleStudy::examine(const SharedPuzzle& puzzle)
{
    Examined found{engine::examine(puzzle), false};
    const engine::SolutionCount of_givens =
        is_position(puzzle) ? engine::examine(only_givens(puzzle)).count : found.whole.count;
    found.is_proper = of_givens == engine::SolutionCount::One;
    return found;
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
        comparing_.ask([puzzle = puzzle_](const Cancel&) {
            return ratings_of_others(puzzle.grid, puzzle.givens);
        });
}

bool PuzzleStudy::update()
{
    if (auto examined = examining_.take()) {
        examination_ = std::move(examined->whole);
        is_proper_ = examined->is_proper;
        if (examination_->count == engine::SolutionCount::One)
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
