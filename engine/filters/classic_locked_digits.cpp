#include "engine/filters/classic_locked_digits.h"

#include "engine/position/classic_bands.h"

namespace engine {

namespace {

// By band, then digit; the last three are not used, but make the loops divisible by four.
constexpr std::size_t digit_lanes = 12;
using DigitsOfBand = std::array<std::uint32_t, digit_lanes>;

std::array<DigitsOfBand, 3> digits_of_bands(const Candidates& candidates)
{
    std::array<DigitsOfBand, 3> bands = {};
    for (Digit digit = 1; digit <= 9; ++digit) {
        const ClassicBands cells = bands_of(candidates.cells_with(digit));
        for (std::size_t band = 0; band < cells.size(); ++band)
            bands[band][digit - 1u] = cells[band];
    }
    return bands;
}

} // namespace

// Each bit stands for the part of a box that lies in one line.
DigitSet digits_to_lock(const Candidates& candidates, Locked from)
{
    constexpr std::uint32_t firsts = 0x1249249; // the first of three bits each
    const auto differ_by_nine = [](Four parts) {
        return (parts >> 9 | parts << 18 | parts >> 18 | parts << 9) & all_cells;
    };
    const bool points = from == Locked::InRegion;
    const std::array<DigitsOfBand, 3> bands = digits_of_bands(candidates);
    std::uint32_t digits = 0;
    for (std::size_t digit = 0; digit < digit_lanes; digit += 4) {
        Four any = {};
        Four columns = {};
        for (std::size_t band = 0; band < 3; ++band) {
            const Four cells = load(&bands[band][digit]);
            // Rows: the same box in the next row is nine bits away, the next box of the row three.
            const Four rows = (cells | cells >> 1 | cells >> 2) & firsts;
            const Four same_box = differ_by_nine(rows);
            const Four same_row = (rows >> 3 & (row_firsts | row_firsts << 3)) |
                                  (rows << 6 & row_firsts << 6) | (rows >> 6 & row_firsts) |
                                  (rows << 3 & (row_firsts << 3 | row_firsts << 6));
            any |= rows & (points ? same_row & ~same_box : same_box & ~same_row);
            columns |= ((cells | cells >> 9 | cells >> 18) & row_cells)
                       << 9 * static_cast<int>(band);
        }
        // Columns: the same column in the next box is nine bits away, the next column of the box
        // one.
        const Four same_column = differ_by_nine(columns);
        const Four same_box = (columns >> 1 & (firsts | firsts << 1)) |
                              (columns << 2 & firsts << 2) | (columns >> 2 & firsts) |
                              (columns << 1 & (firsts << 1 | firsts << 2));
        any |= columns & (points ? same_column & ~same_box : same_box & ~same_column);
        for (std::size_t lane = 0; lane < 4; ++lane)
            digits |= std::uint32_t{any[lane] != 0} << (digit + lane + 1);
    }
    return DigitSet::of_bits(digits);
}

} // namespace engine
