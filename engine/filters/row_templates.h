#pragma once
// The templates of one digit, the ways to place it once in every full house of a grid with at most
// nine rows: row by row, with the houses of a cell as bits. templates.cpp handles larger and
// irregular grids.

#include <array>
#include <vector>

#include "engine/position/candidates.h"

namespace engine {

class RowTemplates {
public:
    // Whether the grid has at most nine rows, one lattice, and no cages or pairs.
    static bool serves(const Chart& chart);

    RowTemplates(const Candidates& candidates, Digit digit);

    // Candidates that no way uses; empty if there is no way at all.
    CellSet impossible();
    // Ways found before are tried first.
    bool has_template_within(const CellSet& cells);

private:
    using HouseBits = std::uint64_t;
    // A cell with this bit can never be used.
    static constexpr HouseBits barred = HouseBits{1} << 63;
    static constexpr int most_rows = 9;

    struct Option {
        Cell cell;
        HouseBits houses;
        bool is_used; // by a way
    };

    void add_row(const Candidates& candidates, HouseIndex house, Digit digit);
    bool take(int row, int option, HouseBits used, unsigned rows);
    bool place_rest(HouseBits used, unsigned rows);
    int narrowest_row(HouseBits used, unsigned rows) const; // -1: a row has no position left
    void note_way();

    const Chart& chart_;
    std::array<Option, most_rows * most_rows> options_ = {}; // by row
    std::array<int, most_rows + 1> first_ = {};
    int row_count_ = 0;
    HouseBits needed_ = 0;
    std::array<int, most_rows> taken_ = {}; // by row
    std::vector<CellSet> ways_;
};

} // namespace engine
