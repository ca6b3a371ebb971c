// Locked digits on the classic grid: whether there are any.

#include "engine/teach/classic_bands.h"
#include "engine/teach/classic_singles.h"

namespace engine {

// As in the finder of locked digits, but for all of them at once: bits stand for the parts of boxes
// that lie in one line.
bool ClassicSingles::has_locked_digit(bool points) const
{
    constexpr std::uint32_t firsts = 0x1249249; // of three bits each
    const auto differ_by_nine = [](Four parts) {
        return (parts >> 9 | parts << 18 | parts >> 18 | parts << 9) & all_cells;
    };
    Four any = {};
    for (std::size_t digit = 0; digit < lanes; digit += 4) {
        Four columns = {};
        for (std::size_t band = 0; band < 3; ++band) {
            const Four cells = load(&bands_[band][digit]);
            // Rows: the same boxes in other rows are nine bits away, the same row's three.
            const Four rows = (cells | cells >> 1 | cells >> 2) & firsts;
            const Four same_box = differ_by_nine(rows);
            const Four same_row = (rows >> 3 & (row_firsts | row_firsts << 3)) |
                                  (rows << 6 & row_firsts << 6) | (rows >> 6 & row_firsts) |
                                  (rows << 3 & (row_firsts << 3 | row_firsts << 6));
            any |= rows & (points ? same_row & ~same_box : same_box & ~same_row);
            columns |= ((cells | cells >> 9 | cells >> 18) & row_cells)
                       << 9 * static_cast<int>(band);
        }
        // Columns: the same column in other boxes is nine bits away, the same box's are beside.
        const Four same_column = differ_by_nine(columns);
        const Four same_box = (columns >> 1 & (firsts | firsts << 1)) |
                              (columns << 2 & firsts << 2) | (columns >> 2 & firsts) |
                              (columns << 1 & (firsts << 1 | firsts << 2));
        any |= columns & (points ? same_column & ~same_box : same_box & ~same_column);
    }
    return any_of(any) != 0;
}

} // namespace engine
