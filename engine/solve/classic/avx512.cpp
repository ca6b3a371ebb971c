// The whole board in three registers of 512 bits; every round handles all of it at once.
// docs/SEARCH.md explains the idea, the rounds and their cost.

#include "engine/base/target.h"
#include "engine/solve/classic/avx512_arrangements.h"
#include "engine/solve/classic/kernel.h"

#if defined(__x86_64__)

#include <bit>

#include <immintrin.h>

CRONODOKU_BEGIN_TARGET(CRONODOKU_AVX512)

#include "engine/solve/classic/depth_first.h"

namespace engine::classic {

using namespace avx512;

namespace {

// ---- The board. ------------------------------------------------------------------------------

struct Propagated {
    Outcome outcome;
    Minis rows;
    Minis columns;
};

class Board {
public:
    static Board read(ClassicGivens givens);
    void exclude(Cell cell, Digit digit);
    CRONODOKU_INLINE Propagated propagate(bool thorough);
    CRONODOKU_INLINE Board split(const Propagated& open);
    void write(ClassicDigits& digits) const;

private:
    CRONODOKU_INLINE bool strike_singles(const Routes& to);
    CRONODOKU_INLINE LaneMask narrow(const Minis& rows, const Minis& columns, const Routes& to);
    CRONODOKU_INLINE void place_certain(const Minis& rows, const Minis& columns, const Routes& to);
    CRONODOKU_INLINE bool differs_from(const Board& other) const;
    CRONODOKU_INLINE void take_away(Lanes digit, const LaneMask (&lanes)[3]);
    Board try_two_places(int line_group, Lanes digit, const Minis& minis, const Direction& to);
    Board try_a_cell();

    Lanes diagonal_[3];
};

constexpr Table cells_of(int diagonal)
{
    constexpr int nowhere = 127; // reads as an open cell
    return table_of(
        [=](int band, int mini, int stack) { return cell_of(band, mini, stack, diagonal); },
        [](int) { return nowhere; });
}

constexpr Table cell_tables[] = {cells_of(0), cells_of(1), cells_of(2)};

Board Board::read(ClassicGivens givens)
{
    const Lanes first = _mm512_loadu_si512(givens.data());
    const Lanes rest = _mm512_maskz_loadu_epi8((1u << 17) - 1u, givens.data() + 64);
    Board board;
    for (int d = 0; d < 3; ++d) {
        const Lanes bytes = _mm512_permutex2var_epi8(first, load(cell_tables[d]), rest);
        const Lanes digits = _mm512_and_si512(bytes, every_lane(0xFF));
        board.diagonal_[d] = _mm512_mask_sllv_epi16(every_lane(all_digits), where_any(digits),
                                                    every_lane(1), less_one(digits));
    }
    return board;
}

void Board::exclude(Cell cell, Digit digit)
{
    const int row = cell.index / 9, column = cell.index % 9;
    const int lane = lane_of(row / 3, row % 3, column / 3);
    Lanes& diagonal = diagonal_[(column % 3 + 3 - row % 3) % 3];
    const Lanes there = keep(LaneMask{1} << lane, every_lane(1 << (digit - 1)));
    diagonal = without(diagonal, there);
}

// The positions of the 81 cells in the three registers packed to bytes, one after the other.
struct alignas(64) ByteTable {
    std::uint8_t byte[128];
};

constexpr ByteTable bytes_of_cells()
{
    ByteTable table{};
    for (int d = 0; d < 3; ++d) {
        for (int lane = 0; lane < 27; ++lane)
            table.byte[cell_tables[d].lane[lane]] = static_cast<std::uint8_t>(32 * d + lane);
    }
    return table;
}

constexpr ByteTable byte_table = bytes_of_cells();

void Board::write(ClassicDigits& digits) const
{
    __m256i bytes[3];
    for (int d = 0; d < 3; ++d) // for a single bit, the bits below it give its number
        bytes[d] = _mm512_cvtepi16_epi8(
            _mm512_add_epi16(_mm512_popcnt_epi16(less_one(diagonal_[d])), every_lane(1)));
    const Lanes front = _mm512_inserti64x4(_mm512_castsi256_si512(bytes[0]), bytes[1], 1);
    const Lanes back = _mm512_castsi256_si512(bytes[2]);
    const Lanes first = _mm512_load_si512(byte_table.byte);
    const Lanes rest = _mm512_load_si512(byte_table.byte + 64);
    _mm512_storeu_si512(digits.data(), _mm512_permutex2var_epi8(front, first, back));
    _mm512_mask_storeu_epi8(digits.data() + 64, (1u << 17) - 1u,
                            _mm512_permutex2var_epi8(front, rest, back));
}

// Repeats rounds over the whole board until nothing changes: a known cell removes its digit from
// its box; arrangements remove what no line has room for; a digit that must be in a minirow and in
// a minicolumn is in the cell of both.
Propagated Board::propagate(bool thorough)
{
    const Routes to = load_routes();
    bool counting = thorough;
    while (true) {
        const Board before = *this;
        const bool all_known = strike_singles(to);
        Propagated now;
        now.rows = arrange(bitwise<any>(diagonal_[0], diagonal_[1], diagonal_[2]), to.rows);
        now.columns = arrange(bitwise<any>(diagonal_[0], moved(to.mini2, diagonal_[1]),
                                           moved(to.mini1, diagonal_[2])),
                              to.columns);
        const Lanes in_lines = _mm512_and_si512(now.rows.in_line, now.columns.in_line);
        const LaneMask homeless = _mm512_cmpneq_epi16_mask(in_lines, every_lane(all_digits));
        if (counting) {
            count_to_three(now.rows);
            count_to_three(now.columns);
        }
        if ((homeless | narrow(now.rows, now.columns, to)) != 0) {
            now.outcome = Outcome::Dead;
            return now;
        }
        if (all_known) {
            now.outcome = Outcome::Solved;
            return now;
        }
        place_certain(now.rows, now.columns, to);
        if (differs_from(before)) {
            counting = thorough;
            continue;
        }
        if (counting) {
            now.outcome = Outcome::Open;
            return now;
        }
        counting = true;
    }
}

// Returns whether every cell was known.
bool Board::strike_singles(const Routes& to)
{
    LaneMask known[3];
    Lanes single[3];
    for (int d = 0; d < 3; ++d) {
        known[d] = _mm512_testn_epi16_mask(diagonal_[d], less_one(diagonal_[d]));
        single[d] = keep(known[d], diagonal_[d]);
    }
    const Lanes in_mini = bitwise<any>(single[0], single[1], single[2]);
    const Lanes in_other_minis =
        _mm512_or_si512(moved(to.mini1, in_mini), moved(to.mini2, in_mini));
    for (int d = 0; d < 3; ++d) {
        const Lanes elsewhere =
            bitwise<any>(in_other_minis, single[(d + 1) % 3], single[(d + 2) % 3]);
        diagonal_[d] = without(diagonal_[d], elsewhere);
    }
    return (known[0] & known[1] & known[2]) == used_lanes;
}

// Returns the lanes with a cell without candidates.
LaneMask Board::narrow(const Minis& rows, const Minis& columns, const Routes& to)
{
    const Lanes in_column[] = {columns.possible, moved(to.mini1, columns.possible),
                               moved(to.mini2, columns.possible)};
    for (int d = 0; d < 3; ++d)
        diagonal_[d] = bitwise<all>(diagonal_[d], rows.possible, in_column[d]);
    const Lanes least =
        _mm512_min_epu16(diagonal_[0], _mm512_min_epu16(diagonal_[1], diagonal_[2]));
    return _mm512_testn_epi16_mask(least, least);
}

void Board::place_certain(const Minis& rows, const Minis& columns, const Routes& to)
{
    const Lanes in_column[] = {columns.certain, moved(to.mini1, columns.certain),
                               moved(to.mini2, columns.certain)};
    for (int d = 0; d < 3; ++d) {
        const Lanes certain = bitwise<all>(diagonal_[d], rows.certain, in_column[d]);
        diagonal_[d] = replace(where_any(certain), certain, diagonal_[d]);
    }
}

bool Board::differs_from(const Board& other) const
{
    Lanes changes = _mm512_xor_si512(diagonal_[0], other.diagonal_[0]);
    changes = bitwise<(one | (two ^ three))>(changes, diagonal_[1], other.diagonal_[1]);
    changes = bitwise<(one | (two ^ three))>(changes, diagonal_[2], other.diagonal_[2]);
    return _mm512_test_epi64_mask(changes, changes) != 0;
}

// ---- Guessing. -------------------------------------------------------------------------------

// The three bands, then the three stacks: one lane of each, and all of them.
constexpr int first_lane[] = {0, 9, 18, 0, 1, 2};
constexpr LaneMask group_lanes[] = {0x1FF,     0x1FF << 9, 0x1FF << 18,
                                    0x1249249, 0x2492492,  0x4924924};

// Eight numbers are compared at once; the last two are not used.
constexpr Table group_table = [] {
    Table table{};
    for (int group = 0; group < 6; ++group)
        table.lane[group] = static_cast<std::uint16_t>(first_lane[group] + group / 3 * lane_count);
    table.lane[6] = table.lane[7] = lane_count - 1;
    return table;
}();

// In the band or stack with fewest arrangements left, among those where some digit has exactly two,
// chooses such a digit. (As tdoku does.)
Board Board::split(const Propagated& open)
{
    const Routes to = load_routes();
    const Choices rows = choices_of(open.rows, to.rows);
    const Choices columns = choices_of(open.columns, to.columns);
    const Lanes never = every_lane(-1);
    const Lanes row_totals = replace(where_any(rows.two_left), rows.total, never);
    const Lanes column_totals = replace(where_any(columns.two_left), columns.total, never);
    const Lanes totals = _mm512_permutex2var_epi16(row_totals, load(group_table), column_totals);
    const auto least =
        static_cast<unsigned>(_mm_cvtsi128_si32(_mm_minpos_epu16(_mm512_castsi512_si128(totals))));
    if ((least & 0xFFFF) == 0xFFFF)
        return try_a_cell();
    const auto group = static_cast<int>(least >> 16);
    const Lanes two_left = group < 3 ? rows.two_left : columns.two_left;
    const Lanes digits = _mm512_permutexvar_epi16(every_lane(first_lane[group]), two_left);
    const Lanes digit = without(digits, less_one(digits));
    return group < 3 ? try_two_places(group, digit, open.rows, to.rows)
                     : try_two_places(group, digit, open.columns, to.columns);
}

// For each minirow or minicolumn its cells on the three diagonals.
struct MiniCells {
    LaneMask on_diagonal[3];
};

constexpr MiniCells cells_of_mini(bool is_column, int lane)
{
    MiniCells cells{};
    for (int d = 0; d < 3; ++d) {
        const int mini = lane / 3 % 3 + (is_column ? 3 - d : 0);
        cells.on_diagonal[d] = LaneMask{1} << lane_of(lane / 9, mini, lane % 3);
    }
    return cells;
}

constexpr LaneMask line_of_mini(bool is_column, int lane)
{
    return is_column ? LaneMask{0x40201} << lane % 9 : LaneMask{7} << lane / 3 * 3;
}

void Board::take_away(Lanes digit, const LaneMask (&lanes)[3])
{
    for (int d = 0; d < 3; ++d)
        diagonal_[d] = without(diagonal_[d], keep(lanes[d], digit));
}

// A digit with two arrangements has a line in which they differ.
Board Board::try_two_places(int group, Lanes digit, const Minis& minis, const Direction& to)
{
    const bool is_column = group >= 3;
    const Lanes here = _mm512_or_si512(minis.falling, minis.rising);
    const Lanes in_two =
        bitwise<(majority & ~all)>(here, moved(to.line1, here), moved(to.line2, here));
    const Lanes candidates = _mm512_and_si512(here, in_two);
    const LaneMask places = _mm512_test_epi16_mask(candidates, digit) & group_lanes[group];
    const int place = std::countr_zero(places);
    const LaneMask in_line = places & line_of_mini(is_column, place);
    const int other_place = std::countr_zero(in_line & (in_line - 1));
    Board other = *this;
    take_away(digit, cells_of_mini(is_column, other_place).on_diagonal);
    other.take_away(digit, cells_of_mini(is_column, place).on_diagonal);
    return other;
}

// If no digit has exactly two arrangements, chooses a cell with fewest candidates, and the lowest
// of these.
Board Board::try_a_cell()
{
    LaneMask fewest[3];
    for (int count = 2; count <= 9; ++count) {
        for (int d = 0; d < 3; ++d)
            fewest[d] = where_count_is(count, diagonal_[d]) & used_lanes;
        if ((fewest[0] | fewest[1] | fewest[2]) != 0)
            break;
    }
    const int d = fewest[0] != 0 ? 0 : fewest[1] != 0 ? 1 : 2;
    const LaneMask cell = fewest[d] & (~fewest[d] + 1);
    const Lanes before = diagonal_[d];
    const Lanes others = _mm512_and_si512(before, less_one(before));
    Board other = *this;
    diagonal_[d] = replace(cell, _mm512_xor_si512(before, others), before);
    other.diagonal_[d] = replace(cell, others, before);
    return other;
}

} // namespace

ClassicResult search_avx512(const Task& task)
{
    return search_depth_first<Board>(task);
}

} // namespace engine::classic

CRONODOKU_END_TARGET

#endif
