#pragma once
// A complete puzzle in one line, to compare it with another without having both.

#include <cstdio>
#include <string>

#include "engine/grid/puzzle.h"

namespace engine {

// One character for each cell, then a hash of the rules of the grid, including the order of its
// houses and cages.
inline std::string described(const Puzzle& puzzle)
{
    std::string text;
    for (const Digits* digits : {&puzzle.givens, &puzzle.solution}) {
        for (Digit digit : *digits)
            text += digit == no_digit ? '.' : ".123456789ABCDEFGHIJKLMNOP"[digit];
        text += ' ';
    }
    std::uint32_t hash = 0x811c9dc5u; // FNV-1a
    const auto stir = [&hash](int number) {
        hash = (hash ^ static_cast<std::uint32_t>(number + 1)) * 0x01000193u;
    };
    const auto stir_cells = [&stir](const Cells& cells) {
        for (Cell cell : cells)
            stir(cell.index);
        stir(-1);
    };
    const Grid& grid = *puzzle.grid;
    for (Cell cell : grid.cells()) {
        stir(grid.place_of(cell).row);
        stir(grid.place_of(cell).column);
        stir_cells(Cells(grid.peers_of(cell).begin(), grid.peers_of(cell).end()));
    }
    for (const House& house : grid.houses()) {
        stir(static_cast<int>(house.kind));
        stir_cells(house.cells);
    }
    for (const Cage& cage : grid.cages()) {
        stir(cage.sum);
        stir_cells(cage.cells);
    }
    for (const auto& [one, other] : grid.pairs())
        stir_cells({one, other});
    char number[9];
    std::snprintf(number, sizeof number, "%08x", hash);
    return text + number;
}

} // namespace engine
