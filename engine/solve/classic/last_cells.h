#pragma once
// The open cells of a board, for counting the ways to fill them: a guess among them costs what it
// changes, not a round over the whole board. It needs no vectors, and finds solutions in an order
// of its own.

#include <array>
#include <cstdint>

#include "engine/solve/classic/kernel.h"

namespace engine::classic {

class LastCells {
public:
    static constexpr int most = 40; // with more, guesses by singles alone become too many

    // `place` is one of the 81, each once; `set` has one bit for each of its candidates, from 1 up.
    // Must not be called more often than `most` times.
    void add(int place, std::uint16_t set);
    // Adds the ways to fill the cells, and its guesses, to the result, up to the limits. Returns
    // false if a limit was reached.
    bool count(const SearchLimits& limits, ClassicResult& result);

private:
    using CellBits = std::uint64_t; // a bit for each cell, in the order of add()

    struct Board {
        std::array<CellBits, 9> with_digit = {}; // candidates; any digits in filled cells
        CellBits open = 0;
    };
    struct Counts {
        CellBits one, two, three; // cells with so many candidates or more
    };

    static Counts counts_of(const Board& board);
    void fill(Board& board, CellBits singles) const;
    bool go_on(Board board);
    bool guess(const Board& board, CellBits cells);

    const SearchLimits* limits_ = nullptr;
    ClassicResult* result_ = nullptr;
    int count_ = 0;
    Board start_;
    std::array<CellBits, 27> in_house_ = {}; // rows, columns, boxes
    std::array<CellBits, most> peers_;       // and the cell itself
    std::array<std::uint8_t, most> place_;
};

} // namespace engine::classic
