#pragma once
// Puzzles as a stranger may have written them: with correct checksums, but with wrong content,
// chosen by a test's or a fuzzer's random numbers.

#include <algorithm>
#include <string>
#include <utility>

#include "engine/store/documents/documents.h"

namespace engine {

// `dice.below(limit)` returns a number from 0 to limit - 1.
template <typename Dice>
class PuzzleSpoiler {
public:
    explicit PuzzleSpoiler(Dice& dice) : dice_(dice) {}

    void spoil(PuzzleDocument& puzzle)
    {
        GridDocument& grid = puzzle.grid;
        switch (roll(10)) {
        case 0:
        case 1:
        case 2:
            return spoil_house(grid);
        case 3:
            return spoil_houses(grid);
        case 4:
            return spoil_places(grid);
        case 5:
            return spoil_cages(grid);
        case 6:
            return spoil_pairs(grid);
        case 7:
            grid.size += static_cast<Number>(roll(3)) - 1;
            return;
        case 8:
            if (!grid.symbols.empty())
                any(grid.symbols) = any(grid.symbols);
            return;
        default:
            return spoil_digits(roll(2) == 0 ? puzzle.givens : puzzle.solution);
        }
    }

private:
    std::size_t roll(std::size_t limit)
    {
        using Limit = decltype(dice_.below(1));
        return static_cast<std::size_t>(
            dice_.below(static_cast<Limit>(std::max<std::size_t>(limit, 1))));
    }
    template <typename Things>
    auto& any(Things& things)
    {
        return things[roll(things.size())];
    }
    template <typename Things>
    void lose_one(Things& things)
    {
        if (!things.empty())
            things.erase(things.begin() + static_cast<std::ptrdiff_t>(roll(things.size())));
    }
    Number any_cell(const GridDocument& grid)
    {
        return static_cast<Number>(roll(grid.rows.size() + 1));
    }

    void spoil_cells(Numbers& cells, const GridDocument& grid)
    {
        switch (roll(4)) {
        case 0:
            return lose_one(cells);
        case 1:
            cells.push_back(any_cell(grid));
            return;
        case 2:
            if (!cells.empty())
                any(cells) = any_cell(grid);
            return;
        default:
            if (!cells.empty())
                std::swap(any(cells), any(cells));
        }
    }
    void spoil_house(GridDocument& grid)
    {
        if (!grid.houses.empty())
            spoil_cells(any(grid.houses).cells, grid);
    }
    void spoil_houses(GridDocument& grid)
    {
        constexpr const char* kinds[] = {"row", "column", "region", "extra"};
        if (grid.houses.empty())
            return;
        switch (roll(4)) {
        case 0:
            return lose_one(grid.houses);
        case 1: {
            const HouseDocument again = any(grid.houses);
            grid.houses.push_back(again);
            return;
        }
        case 2:
            any(grid.houses).kind = kinds[roll(4)];
            return;
        default: {
            const std::string& kind = kinds[roll(4)];
            std::erase_if(grid.houses,
                          [&kind](const HouseDocument& house) { return house.kind == kind; });
        }
        }
    }
    void spoil_places(GridDocument& grid)
    {
        Numbers& places = roll(2) == 0 ? grid.rows : grid.columns;
        if (roll(2) == 0 && !places.empty()) {
            any(places) += static_cast<Number>(roll(3));
            return;
        }
        const Number far = static_cast<Number>(roll(200));
        for (Number& place : places)
            place += far;
    }
    void spoil_cages(GridDocument& grid)
    {
        if (grid.cages.empty() || roll(3) == 0) {
            grid.cages.push_back({{any_cell(grid), any_cell(grid)}, static_cast<Number>(roll(20))});
            return;
        }
        if (roll(2) == 0)
            return spoil_cells(any(grid.cages).cells, grid);
        lose_one(grid.cages);
    }
    void spoil_pairs(GridDocument& grid)
    {
        if (roll(2) == 0) {
            grid.pairs.push_back(any_cell(grid));
            grid.pairs.push_back(any_cell(grid));
        } else if (!grid.pairs.empty()) {
            any(grid.pairs) = any_cell(grid);
        }
    }
    void spoil_digits(std::string& digits)
    {
        if (!digits.empty())
            any(digits) = any(digits);
    }

    Dice& dice_;
};

} // namespace engine
