#pragma once
// The rating of Sudoku Explainer, known to players as ER, EP and ED: of the hardest step on its
// path, of the hardest one up to the first digit, and of the very first step. A compatibility
// figure: our own levels are another thing.
//
// The facts (which steps are tried in which order, what each is rated, how the length of a chain
// is counted) were read off Sudoku Explainer 1.2.1 by Nicolas Juillerat and SukakuExplainer 1.18.1
// by SudokuMonster and others, in their descriptions and sources, and checked against what these
// programs answer. The code is our own.

#include <memory>

#include "engine/explainer/grid_view.h"
#include "engine/explainer/position.h"
#include "engine/position/chart.h"

namespace engine {

// In tenths: 72 is 7.2. 0 stands for what is not known at all.
struct ExplainerRating {
    int hardest = 0;
    int first_placement = 0;
    int first_step = 0;
    // False when the path needs more than is looked for, or than the effort allows; then the
    // puzzle is at least as hard. In large positions chains with other chains in them are not
    // looked for: 9.5 or more; and nowhere those that hold chains which hold more than links: 10.5
    // or more.
    bool is_decided = false;

    friend bool operator==(const ExplainerRating&, const ExplainerRating&) = default;
};

// Rates puzzles of one grid; keep it for many puzzles, its tables are worked out once.
class ExplainerScale {
public:
    explicit ExplainerScale(const Chart& chart) : grid_view_(chart) {}
    // SukakuExplainer by default where it can rate the grid, else the original.
    ExplainerScale(const Chart& chart, explainer::Edition edition) : grid_view_(chart, edition) {}

    // Of a puzzle with one solution. Says 'undecided' once a step rated above `stop_above` would
    // be needed. Takes milliseconds up to 9.4, seconds above.
    ExplainerRating rate(const Digits& givens, int stop_above = 200) const;

    // The steps of the path, for those who want to know why.
    std::vector<explainer::Move> path(const Digits& givens) const;

private:
    explainer::GridView grid_view_;
};

ExplainerRating rate_by_explainer(const Chart& chart, const Digits& givens);

} // namespace engine
