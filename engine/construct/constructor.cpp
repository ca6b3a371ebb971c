#include "engine/construct/constructor.h"

#include "engine/base/count.h"
#include "engine/construct/digging.h"

namespace engine {

namespace {

// The groups that have no givens, shuffled.
std::vector<Cells>
groups_to_put_back(const Grid& grid, const Digits& givens, const Construction& construction)
{
    std::vector<Cells> groups = orbits(grid, construction.symmetry);
    std::erase_if(groups,
                  [&](const Cells& group) { return givens[group.front().index] != no_digit; });
    Random random = dice_for(construction.dice, Purpose::PuttingBack);
    random.shuffle(groups);
    return groups;
}

} // namespace

std::optional<Constructed> Constructor::construct(const Construction& construction,
                                                  const Cancel& stop,
                                                  const std::function<void()>& after_each,
                                                  Cages cages)
{
    auto filled = grids_.fill(construction, stop);
    if (!filled ||
        (prints_clues(layout_) && !grids_.draw_cages(construction, filled->solution, cages, stop)))
        return std::nullopt;
    auto constructed = remove_givens(construction, *std::move(filled), stop, after_each);
    if (constructed && !grids_.are_cages_decided())
        constructed->lasts = false;
    return constructed;
}

std::optional<Constructed> Constructor::remove_givens(const Construction& construction,
                                                      Filled filled,
                                                      const Cancel& stop,
                                                      const std::function<void()>& after_each)
{
    auto dug = dig_givens(grids_, filled.solution, construction, stop, after_each);
    if (!dug)
        return std::nullopt;
    const auto& grid = grids_.grid();
    Constructed constructed{.puzzle = {grid, std::move(dug->givens), std::move(filled.solution)},
                            .removed = {},
                            .fill_steps = filled.steps,
                            .search_steps = dug->steps,
                            .lasts = dug->is_decided};
    for (int cell : construction.also_removed) {
        if (cell >= grid->cell_count())
            return std::nullopt;
        if (cell >= 0)
            constructed.puzzle.givens[cell] = no_digit;
    }
    constructed.removed = groups_to_put_back(*grid, constructed.puzzle.givens, construction);
    return constructed;
}

void Constructor::remove_more(Construction& construction,
                              Constructed& constructed,
                              int most,
                              const Cancel& stop)
{
    const Grid& grid = *constructed.puzzle.grid;
    Digits& givens = constructed.puzzle.givens;
    std::vector<Cells> order;
    for (Cell cell : grid.cells()) {
        if (givens[cell] != no_digit)
            order.push_back({cell});
    }
    Random random = dice_for(construction.dice, Purpose::Removal);
    random.shuffle(order);
    const int left = count_of(order) - most;
    const auto removal = grids_.removal().run(constructed.puzzle.solution, givens, order,
                                              {.givens = left, .guesses = 100}, stop);
    if (!removal)
        return;
    auto also = construction.also_removed.begin();
    for (Cell cell : grid.cells()) {
        if (givens[cell] != removal->givens[cell])
            *also++ = cell.index;
    }
    givens = removal->givens;
    constructed.search_steps += removal->steps;
    constructed.removed = groups_to_put_back(grid, givens, construction);
}

Digits with_put_back(const Constructed& constructed, int first, int also)
{
    Digits givens = constructed.puzzle.givens;
    const auto put_back = [&](const Cells& group) {
        for (Cell cell : group)
            givens[cell] = constructed.puzzle.solution[cell];
    };
    for (int group = 0; group < first; ++group)
        put_back(constructed.removed[group]);
    if (also >= 0)
        put_back(constructed.removed[also]);
    return givens;
}

} // namespace engine
