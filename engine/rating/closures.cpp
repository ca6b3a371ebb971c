#include "engine/rating/closures.h"

#include "engine/filters/classic_singles.h"

namespace engine {

namespace {

bool take_naked_once(Candidates& candidates)
{
    const CellSet cells = candidates.cells_with_one_digit();
    for (Cell cell : cells) {
        if (!candidates.of(cell).empty()) // the puzzle may have no solution
            candidates.place(cell, candidates.of(cell).first());
    }
    return !cells.empty();
}

bool take_hidden_once(Candidates& candidates)
{
    bool any = false;
    for (HouseIndex house : candidates.chart().full_houses()) {
        for (Digit digit : candidates.digits_with_one_place(house)) {
            if (candidates.places(house, digit) == 0)
                continue; // the puzzle has no solution
            candidates.place(candidates.first_place(house, digit), digit);
            any = true;
        }
    }
    return any;
}

bool is_solved_by(const Chart& chart,
                  const Digits& givens,
                  void (*take)(Candidates&),
                  void (ClassicSingles::*take_classic)())
{
    if (chart.grid().is_classic()) {
        ClassicSingles classic;
        classic.start(givens);
        (classic.*take_classic)();
        return classic.is_solved();
    }
    Candidates candidates(chart, givens);
    take(candidates);
    return candidates.is_solved();
}

} // namespace

void take_naked_singles(Candidates& candidates)
{
    while (take_naked_once(candidates)) {
    }
}

void take_hidden_singles(Candidates& candidates)
{
    while (take_hidden_once(candidates)) {
    }
}

void take_singles(Candidates& candidates)
{
    do {
        take_hidden_singles(candidates);
    } while (take_naked_once(candidates));
}

bool do_naked_singles_suffice(const Chart& chart, const Digits& givens)
{
    return is_solved_by(chart, givens, take_naked_singles, &ClassicSingles::take_all_naked);
}

bool do_hidden_singles_suffice(const Chart& chart, const Digits& givens)
{
    return is_solved_by(chart, givens, take_hidden_singles, &ClassicSingles::take_all_hidden);
}

} // namespace engine
