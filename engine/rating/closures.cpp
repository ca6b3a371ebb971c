#include "engine/rating/closures.h"

#include <bit>

#include "engine/rating/classic_singles.h"

namespace engine {

namespace {

bool take_naked_once(Candidates& candidates)
{
    bool any = false;
    const CellSet open = candidates.open_cells();
    for (Cell cell : open) {
        const DigitSet digits = candidates.of(cell);
        if (digits.count() != 1)
            continue;
        candidates.place(cell, digits.first());
        any = true;
    }
    return any;
}

bool take_hidden_once(Candidates& candidates)
{
    const Chart& chart = candidates.chart();
    bool any = false;
    for (int house = 0; house < chart.house_count(); ++house) {
        if (!chart.is_full(house) || candidates.lone_places(house) == 0)
            continue;
        for (int digit = 1; digit <= chart.size(); ++digit) {
            const Places places = candidates.places(house, static_cast<Digit>(digit));
            if (!is_single_bit(places))
                continue;
            candidates.place(chart.cell_in(house, std::countr_zero(places)),
                             static_cast<Digit>(digit));
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
