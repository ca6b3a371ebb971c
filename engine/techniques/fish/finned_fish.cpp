// Fish with fins of three bases and more, from rows to columns or from columns to rows. If the
// digit were in a cell that the fins see, so many bases would have one cover less than they need.
// Roles: see step_of() in fish.h.

#include <bit>

#include "engine/patterns/templates.h"
#include "engine/steps/finders.h"
#include "engine/techniques/fish/finned_fish.h"

namespace engine {

namespace {

class FinnedFish {
public:
    FinnedFish(const Candidates& candidates, const Lines& lines, Digit digit)
        : candidates_(candidates), lines_(lines), digit_(digit)
    {
    }

    // Calls `found` with each fish of `size` bases that removes the digit from the cell, until it
    // answers false; then it does, too.
    bool each(Cell cell, int size, const FishFound& found)
    {
        size_ = size;
        for (std::size_t line = 0; line < lines_.bases.size(); ++line) {
            own_cover_ = candidates_.chart().place_of(cell, lines_.bases[line]);
            if (own_cover_ == 0)
                continue;
            narrow_ = 0;
            for (std::size_t other = 0; other < lines_.bases.size(); ++other) {
                const Places rest = other == line ? 0 : unseen(other, cell);
                if (rest != 0 && count_bits(rest) < size)
                    narrow_lines_[static_cast<std::size_t>(narrow_++)] = {other, rest};
            }
            return choose(0, 0, {0, 0}, found);
        }
        return true;
    }

private:
    struct Line {
        std::size_t index;
        Places rest; // places that the cell does not see
    };
    struct Chosen {
        Places bases;
        Places rest;
    };

    Places unseen(std::size_t line, Cell cell) const
    {
        const Chart& chart = candidates_.chart();
        const int house = lines_.bases[line];
        const Places all = candidates_.places(house, digit_);
        Places rest = all & ~own_cover_;
        for (Places each = rest; each != 0; each &= each - 1) {
            if (chart.sees(cell, chart.cell_in(house, std::countr_zero(each))))
                rest &= ~(each & -each);
        }
        return rest;
    }

    bool choose(int from, int depth, Chosen chosen, const FishFound& found)
    {
        if (depth == size_)
            return found(fish_of(candidates_, digit_, houses_at(lines_.bases, chosen.bases),
                                 houses_at(lines_.covers, chosen.rest | own_cover_)));
        for (int i = from; i + size_ - depth <= narrow_; ++i) {
            const Line& line = narrow_lines_[static_cast<std::size_t>(i)];
            const Chosen more{chosen.bases | Places{1} << line.index, chosen.rest | line.rest};
            const int covers = count_bits(more.rest);
            if (covers >= size_ || (depth + 1 == size_ && covers + 1 != size_))
                continue;
            if (!choose(i + 1, depth + 1, more, found))
                return false;
        }
        return true;
    }

    const Candidates& candidates_;
    Lines lines_;
    Digit digit_;
    int size_ = 0;
    Places own_cover_ = 0; // the cover that holds the cell
    int narrow_ = 0;
    std::array<Line, max_size> narrow_lines_ = {};
};

bool is_called(Technique technique, const Fish& fish, const Chart& chart)
{
    if (!has_fins(fish))
        return false;
    switch (technique) {
    case Technique::FinnedSwordfish:
    case Technique::FinnedJellyfish:
        return !is_sashimi(fish, chart);
    case Technique::SashimiSwordfish:
    case Technique::SashimiJellyfish:
        return is_sashimi(fish, chart);
    default:
        return true;
    }
}

} // namespace

bool each_lattice_fish(const Candidates& candidates,
                       Candidate prey,
                       Sizes sizes,
                       const FishFound& found)
{
    const Chart& chart = candidates.chart();
    for (const Lattice& lattice : chart.lattices()) {
        for (const Lines& lines : ways_across(lattice)) {
            FinnedFish fish(candidates, lines, prey.digit);
            for (int size = sizes.least; size <= sizes.most; ++size) {
                if (!fish.each(prey.cell, size, found))
                    return false;
            }
        }
    }
    return true;
}

void find_finned_fish(const Candidates& candidates, Technique technique, Steps& steps)
{
    const Chart& chart = candidates.chart();
    const Sizes sizes = sizes_of(technique, chart);
    for (Digit digit : chart.all_digits()) {
        for (Cell cell : impossible_cells(candidates, digit)) {
            each_lattice_fish(candidates, {cell, digit}, sizes, [&](const Fish& fish) {
                if (!is_called(technique, fish, chart))
                    return true;
                if (steps.want() == Want::Effects)
                    steps.add({.technique = technique, .removals = {{cell, digit}}});
                else
                    steps.add(step_of(fish, technique));
                return steps.want() == Want::All;
            });
            if (steps.is_satisfied())
                return;
        }
    }
}

} // namespace engine
