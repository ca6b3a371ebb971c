#include "engine/construct/cages.h"

#include "engine/construct/cage_drawing.h"
#include "engine/solve/search.h"

namespace engine {

namespace {

std::shared_ptr<const Grid> with_drawn_cages(const Grid& bare, const CageDrawing& drawing)
{
    GridBuilder builder(bare);
    for (Cage& cage : drawing.cages())
        builder.add_cage(std::move(cage));
    return std::make_shared<const Grid>(std::move(builder).build());
}

constexpr SearchLimits limits_of_proof{.solutions = 2, .guesses = 500};

} // namespace

std::shared_ptr<const Grid> with_cages(const Grid& bare, const Digits& solution, Random& dice)
{
    return with_drawn_cages(bare, CageDrawing(bare, solution, dice));
}

bool are_cages_sufficient(const Grid& grid)
{
    const Digits no_givens(grid.cells().size(), no_digit);
    const SearchResult result = search(grid, no_givens, limits_of_proof);
    return result.count == 1 && result.decided;
}

std::shared_ptr<const Grid>
with_sufficient_cages(const Grid& bare, const Digits& solution, Random& dice, const Cancel& stop)
{
    constexpr std::size_t most_moves = 60; // after these cages are only split, which ends some time
    const Digits no_givens(solution.size(), no_digit);
    CageDrawing drawing(bare, solution, dice);
    std::vector<Digits> rivals;
    while (!stop.is_asked()) {
        auto grid = with_drawn_cages(bare, drawing);
        const SearchResult result = search_in_order(*grid, no_givens, limits_of_proof);
        if (result.count == 1 && result.decided)
            return grid;
        if (result.count < 2) {
            drawing.split_largest();
            continue;
        }
        const bool first = result.solutions.front() != solution;
        rivals.push_back(first ? result.solutions.front() : result.solutions.back());
        if (rivals.size() <= most_moves)
            drawing.cut_off(rivals);
        else
            drawing.split_for(rivals.back());
    }
    return nullptr;
}

} // namespace engine
