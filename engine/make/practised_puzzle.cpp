#include "engine/make/practised_puzzle.h"

#include <string>
#include <utility>
#include <vector>

#include "engine/construct/transform.h"
#include "engine/make/wishes.h"
#include "engine/practice/stock/practice_stock.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"

namespace engine {

namespace {

// Those on the layout of the spec in which its technique is the next step.
std::vector<StockedPosition> positions_for(const PuzzleSpec& spec)
{
    const auto layout = find_layout(spec.layout);
    std::vector<StockedPosition> positions = stocked_positions(*spec.technique);
    std::erase_if(positions, [&](const StockedPosition& position) {
        return !position.is_next || !layout || position.layout != layout->id;
    });
    return positions;
}

// The puzzle of a position, rearranged.
std::optional<Puzzle> puzzle_behind(const StockedPosition& position, Random& random)
{
    const auto chart = stock_chart(position.layout);
    const auto candidates = chart ? parse_stocked(position.text, *chart) : std::nullopt;
    if (!candidates)
        return std::nullopt;
    const SearchResult found = search(chart->grid(), candidates->givens());
    if (found.count != 1)
        return std::nullopt;
    const Rearrangement way = any_rearrangement(chart->grid(), random);
    return Puzzle{chart->shared_grid(), way.of(candidates->givens()),
                  way.of(found.solutions.front())};
}

// The puzzle is above the goal. Gives digits of the solution, one by one, as long as it stays above
// the goal, so that it still needs the technique, until it meets the goal.
bool ease_keeping(Puzzle& puzzle, Goal& goal, Random& random, const Cancel& cancel)
{
    std::vector<Cell> open;
    for (Cell cell : puzzle.grid->cells()) {
        if (puzzle.givens[cell] == no_digit)
            open.push_back(cell);
    }
    random.shuffle(open);
    for (Cell cell : open) {
        puzzle.givens[cell] = puzzle.solution[cell];
        const Goal::Standing standing = goal.judge(puzzle.grid, puzzle.givens).standing;
        if (standing == Goal::Standing::Met || cancel.is_asked())
            return !cancel.is_asked();
        if (standing == Goal::Standing::Below)
            puzzle.givens[cell] = no_digit;
    }
    return false;
}

} // namespace

bool may_be_practised(const PuzzleSpec& spec)
{
    return spec.technique != nullptr && count_wishes(spec) == 1 && read_practice_stock() &&
           !positions_for(spec).empty();
}

std::optional<Puzzle>
practised_puzzle(const PuzzleSpec& spec, Goal& goal, Random& random, const Cancel& cancel)
{
    std::vector<StockedPosition> positions = positions_for(spec);
    random.shuffle(positions);
    std::vector<Puzzle> harder;
    for (const StockedPosition& position : positions) {
        auto puzzle = puzzle_behind(position, random);
        if (!puzzle || cancel.is_asked())
            continue;
        switch (goal.judge(puzzle->grid, puzzle->givens).standing) {
        case Goal::Standing::Met:
            return puzzle;
        case Goal::Standing::Above:
            harder.push_back(*std::move(puzzle));
            break;
        case Goal::Standing::Below:
            break;
        }
    }
    for (Puzzle& puzzle : harder) {
        if (!cancel.is_asked() && ease_keeping(puzzle, goal, random, cancel))
            return std::move(puzzle);
    }
    return std::nullopt;
}

} // namespace engine
