#pragma once
// The rating of Sudoku Explainer, known to players as ER, EP and ED: of the hardest step on its
// path, of the hardest one before the first digit, and of the first step. For comparison with other
// programs; our own levels are independent of it.
//
// The facts (which steps are tried in which order, how each is rated, how the length of a chain is
// counted) come from the descriptions and sources of Sudoku Explainer 1.2.1 by Nicolas Juillerat
// and SukakuExplainer 1.18.1 by SudokuMonster and others, and were checked against the results of
// these programs. The code is our own.

#include "engine/base/cancel.h"
#include "engine/explainer/grid_view.h"
#include "engine/explainer/position.h"
#include "engine/position/chart.h"

namespace engine {

// In tenths: 72 is 7.2. 0 means that the value is unknown.
struct ExplainerRating {
    int hardest = 0;
    int first_placement = 0;
    int first_step = 0;
    // False if the path needs more than is searched for, or than the limit of effort allows; then
    // the puzzle is at least as hard. In large positions chains that contain other chains are not
    // searched for (9.5 or more), and nowhere those whose inner chains contain more than links
    // (10.5 or more).
    bool is_decided = false;

    friend bool operator==(const ExplainerRating&, const ExplainerRating&) = default;
};

// Rates puzzles of one grid; keep it for many puzzles, because its tables are computed once.
class ExplainerScale {
public:
    explicit ExplainerScale(const Chart& chart) : grid_view_(chart) {}
    // By default SukakuExplainer if it can rate the grid, otherwise the original.
    ExplainerScale(const Chart& chart, explainer::Edition edition) : grid_view_(chart, edition) {}

    // The puzzle must have one solution. Returns 'undecided' if a step rated above `stop_above` is
    // needed. Takes milliseconds for ratings up to 9.4, seconds above. Tells `cancel` how many of
    // the open cells are solved.
    ExplainerRating
    rate(const Digits& givens, int stop_above = 200, const Cancel& cancel = {}) const;

    // The steps of the path, to explain the rating.
    std::vector<explainer::Move> path(const Digits& givens) const;

private:
    explainer::GridView grid_view_;
};

ExplainerRating rate_by_explainer(const Chart& chart, const Digits& givens);

} // namespace engine
