#pragma once
// A classic board in nine values, one for each position in a box: the cell at (minirow, minicolumn)
// of all nine boxes. `Boxes` holds nine sets of digits, one for each box at (band, stack):
//     static Boxes all(digits)                  the same set in every box; the rest of it empty
//     static Boxes load(BoxSets), BoxSets sets()
//     & | ^, without(one, other)
//     next_stack(), last_stack()                the contents one, two stacks further, cyclically
//     next_band(), last_band()
//     where_empty()                             every bit of boxes with an empty set, no others
//     less_one()                                each set as a number, minus one
//     has_any(), emptiest(one, other)           the latter is empty if either is
// How the rounds work: docs/SEARCH.md.

#include <bit>

#include "engine/solve/classic/depth_first.h"

namespace engine::classic {

constexpr std::uint16_t all_digits = 0x1FF;

// Nine sets of digits (digit d is bit d - 1) by band and stack, and seven empty ones.
struct alignas(32) BoxSets {
    std::uint16_t set[4][4] = {};
};

// The three minirows of a digit in a band are in three different rows of three different boxes: in
// one of six arrangements, three falling and three rising. Stacks are the same with minicolumns.
// (These are the configurations of tdoku, docs/sudoku.md there.)
template <class Boxes>
struct Minis {
    Boxes falling; // by the box in which the arrangement has the first mini
    Boxes rising;
    Boxes possible[3]; // by mini
    Boxes certain[3];  // digits that cannot be elsewhere in the box, and so not elsewhere in the
                       // line
};

template <class Boxes>
struct Propagated {
    Outcome outcome;
    Minis<Boxes> rows;
    Minis<Boxes> columns;
};

// Rows and columns work alike, each with neighbours of its own.
enum class Direction { Rows, Columns };

template <Direction direction, class Boxes>
[[gnu::always_inline]] inline Boxes next(Boxes boxes)
{
    return direction == Direction::Rows ? boxes.next_stack() : boxes.next_band();
}

template <Direction direction, class Boxes>
[[gnu::always_inline]] inline Boxes last(Boxes boxes)
{
    return direction == Direction::Rows ? boxes.last_stack() : boxes.last_band();
}

template <Direction direction, class Boxes>
[[gnu::always_inline]] inline Minis<Boxes> arrange(Boxes first, Boxes second, Boxes third)
{
    Minis<Boxes> minis;
    minis.falling = first & next<direction>(second) & last<direction>(third);
    minis.rising = first & last<direction>(second) & next<direction>(third);
    minis.possible[0] = minis.falling | minis.rising;
    minis.possible[1] = last<direction>(minis.falling) | next<direction>(minis.rising);
    minis.possible[2] = next<direction>(minis.falling) | last<direction>(minis.rising);
    const auto& [one, two, three] = minis.possible;
    minis.certain[0] = without(one, two | three);
    minis.certain[1] = without(two, one | three);
    minis.certain[2] = without(three, one | two);
    return minis;
}

// Every bit of boxes where exactly three digits are left.
template <class Boxes>
[[gnu::always_inline]] inline Boxes where_three(Boxes boxes)
{
    const Boxes after_one = boxes & boxes.less_one();
    const Boxes after_two = after_one & after_one.less_one();
    const Boxes after_three = after_two & after_two.less_one();
    return without(after_three.where_empty(), after_two.where_empty());
}

// Three cells hold three digits: if only three are possible here, they are certain; if three are
// certain, no others are possible.
template <class Boxes>
[[gnu::always_inline]] inline void count_to_three(Minis<Boxes>& minis)
{
    for (int mini = 0; mini < 3; ++mini) {
        Boxes& possible = minis.possible[mini];
        Boxes& certain = minis.certain[mini];
        certain = certain | (possible & where_three(possible));
        possible = without(possible, without(where_three(certain), certain));
    }
}

// Digits with exactly two of six arrangements possible.
template <Direction direction, class Boxes>
Boxes two_left(const Minis<Boxes>& minis)
{
    const Boxes f[] = {minis.falling, next<direction>(minis.falling),
                       last<direction>(minis.falling)};
    const Boxes r[] = {minis.rising, next<direction>(minis.rising), last<direction>(minis.rising)};
    const Boxes fall_ones = f[0] ^ f[1] ^ f[2];
    const Boxes rise_ones = r[0] ^ r[1] ^ r[2];
    const Boxes fall_twos = (f[0] & f[1]) | (f[2] & (f[0] | f[1]));
    const Boxes rise_twos = (r[0] & r[1]) | (r[2] & (r[0] | r[1]));
    const Boxes carried = fall_ones & rise_ones;
    const Boxes ones = fall_ones ^ rise_ones;
    const Boxes twos = fall_twos ^ rise_twos ^ carried;
    const Boxes fours = (fall_twos & rise_twos) | (carried & (fall_twos | rise_twos));
    return without(twos, fours | ones);
}

template <class Boxes>
class NinePlaces {
public:
    static NinePlaces read(ClassicGivens givens);
    void exclude(Cell cell, Digit digit);
    [[gnu::always_inline]] inline Propagated<Boxes> propagate(bool thorough);
    NinePlaces split(const Propagated<Boxes>& open);
    bool list_open(LastCells& cells) const;
    void write(ClassicDigits& digits) const;

private:
    [[gnu::always_inline]] inline bool strike_singles();
    [[gnu::always_inline]] inline Boxes narrow(const Minis<Boxes>& rows,
                                               const Minis<Boxes>& columns);
    [[gnu::always_inline]] inline bool
    place_certain(const Minis<Boxes>& rows, const Minis<Boxes>& columns, const NinePlaces& before);
    NinePlaces try_two_places(int group, int digit, const Minis<Boxes>& minis);
    NinePlaces try_a_cell();

    Boxes cell_[3][3]; // by minirow and minicolumn
};

// The candidates of a cell, by its given.
constexpr std::uint16_t sets_of_givens[] = {all_digits, 1,      1 << 1, 1 << 2, 1 << 3,
                                            1 << 4,     1 << 5, 1 << 6, 1 << 7, 1 << 8};

template <class Boxes>
NinePlaces<Boxes> NinePlaces<Boxes>::read(ClassicGivens givens)
{
    NinePlaces board;
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            BoxSets sets;
#pragma GCC unroll 9
            for (std::size_t box = 0; box < 9; ++box) {
                const Digit given = givens[27 * (box / 3) + 9 * i + 3 * (box % 3) + j];
                sets.set[box / 3][box % 3] = sets_of_givens[given];
            }
            board.cell_[i][j] = Boxes::load(sets);
        }
    }
    return board;
}

template <class Boxes>
void NinePlaces<Boxes>::exclude(Cell cell, Digit digit)
{
    const int row = cell.index / 9, column = cell.index % 9;
    BoxSets gone;
    gone.set[row / 3][column / 3] = static_cast<std::uint16_t>(1 << (digit - 1));
    Boxes& place = cell_[row % 3][column % 3];
    place = without(place, Boxes::load(gone));
}

template <class Boxes>
void NinePlaces<Boxes>::write(ClassicDigits& digits) const
{
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            const BoxSets sets = cell_[i][j].sets();
#pragma GCC unroll 9
            for (std::size_t box = 0; box < 9; ++box) {
                const auto set = sets.set[box / 3][box % 3];
                digits[27 * (box / 3) + 9 * i + 3 * (box % 3) + j] =
                    static_cast<Digit>(std::countr_zero(set) + 1);
            }
        }
    }
}

template <class Boxes>
bool NinePlaces<Boxes>::list_open(LastCells& cells) const
{
    Boxes open = Boxes::all(0); // a bit for each place
    for (int p = 0; p < 9; ++p) {
        const Boxes& cell = cell_[p / 3][p % 3];
        const Boxes is_known = (cell & cell.less_one()).where_empty();
        open = open | without(Boxes::all(static_cast<std::uint16_t>(1 << p)), is_known);
    }
    const BoxSets open_places = open.sets();
    int count = 0;
    for (const auto& band : open_places.set)
        count += std::popcount(std::bit_cast<std::uint64_t>(band));
    if (count > LastCells::most)
        return false;
    BoxSets sets[9];
    for (int p = 0; p < 9; ++p)
        sets[p] = cell_[p / 3][p % 3].sets();
    for (int box = 0; box < 9; ++box) {
        unsigned places = open_places.set[box / 3][box % 3];
        for (; places != 0; places &= places - 1) {
            const int p = std::countr_zero(places);
            cells.add(27 * (box / 3) + 9 * (p / 3) + 3 * (box % 3) + p % 3,
                      sets[p].set[box / 3][box % 3]);
        }
    }
    return true;
}

// Repeats rounds over the whole board until nothing changes: a known cell removes its digit from
// its box; arrangements remove what no line has room for; a digit that must be in a minirow and in
// a minicolumn is in the cell of both.
template <class Boxes>
Propagated<Boxes> NinePlaces<Boxes>::propagate(bool thorough)
{
    const Boxes every = Boxes::all(all_digits);
    bool counting = thorough;
    Propagated<Boxes> now;
    while (true) {
        const NinePlaces before = *this;
        const bool all_known = strike_singles();
        const auto& c = cell_;
        now.rows = arrange<Direction::Rows>(
            c[0][0] | c[0][1] | c[0][2], c[1][0] | c[1][1] | c[1][2], c[2][0] | c[2][1] | c[2][2]);
        now.columns = arrange<Direction::Columns>(
            c[0][0] | c[1][0] | c[2][0], c[0][1] | c[1][1] | c[2][1], c[0][2] | c[1][2] | c[2][2]);
        const auto& [row1, row2, row3] = now.rows.possible;
        const auto& [column1, column2, column3] = now.columns.possible;
        Boxes wrong = without(every, (row1 | row2 | row3) & (column1 | column2 | column3));
        if (counting) {
            count_to_three(now.rows);
            count_to_three(now.columns);
        }
        wrong = wrong | narrow(now.rows, now.columns);
        now.outcome = wrong.has_any() ? Outcome::Dead : Outcome::Solved;
        if (wrong.has_any() || all_known)
            return now;
        const bool changed = place_certain(now.rows, now.columns, before);
        now.outcome = Outcome::Open;
        if (!changed && counting)
            return now;
        counting = thorough || !changed;
    }
}

// Returns whether every cell was known.
template <class Boxes>
bool NinePlaces<Boxes>::strike_singles()
{
    Boxes unknown = Boxes::all(0);
    Boxes single[3][3];
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            const Boxes more = cell_[i][j] & cell_[i][j].less_one();
            unknown = unknown | more;
            single[i][j] = cell_[i][j] & more.where_empty();
        }
    }
    Boxes in_minirow[3];
    for (int i = 0; i < 3; ++i)
        in_minirow[i] = single[i][0] | single[i][1] | single[i][2];
    for (int i = 0; i < 3; ++i) {
        const Boxes in_others = in_minirow[(i + 1) % 3] | in_minirow[(i + 2) % 3];
        for (int j = 0; j < 3; ++j) {
            const Boxes beside = single[i][(j + 1) % 3] | single[i][(j + 2) % 3];
            cell_[i][j] = without(cell_[i][j], in_others | beside);
        }
    }
    return !unknown.has_any();
}

// Returns the boxes with a cell without candidates.
template <class Boxes>
Boxes NinePlaces<Boxes>::narrow(const Minis<Boxes>& rows, const Minis<Boxes>& columns)
{
    Boxes least = Boxes::all(all_digits);
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            cell_[i][j] = cell_[i][j] & rows.possible[i] & columns.possible[j];
            least = emptiest(least, cell_[i][j]);
        }
    }
    return least.where_empty() & Boxes::all(all_digits);
}

// Returns whether the board has changed.
template <class Boxes>
bool NinePlaces<Boxes>::place_certain(const Minis<Boxes>& rows,
                                      const Minis<Boxes>& columns,
                                      const NinePlaces& before)
{
    Boxes changes = Boxes::all(0);
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            const Boxes certain = cell_[i][j] & rows.certain[i] & columns.certain[j];
            cell_[i][j] = certain | (cell_[i][j] & certain.where_empty());
            changes = changes | (cell_[i][j] ^ before.cell_[i][j]);
        }
    }
    return changes.has_any();
}

// How many arrangements are left in each band or stack for all digits together, and the digits with
// exactly two.
struct Choices {
    int total[3] = {};
    std::uint16_t two_left[3] = {};
};

template <Direction direction, class Boxes>
Choices choices_of(const Minis<Boxes>& minis)
{
    const BoxSets falling = minis.falling.sets();
    const BoxSets rising = minis.rising.sets();
    const BoxSets two = two_left<direction>(minis).sets();
    Choices choices;
    for (int group = 0; group < 3; ++group) {
        for (int box = 0; box < 3; ++box) {
            const int band = direction == Direction::Rows ? group : box;
            const int stack = direction == Direction::Rows ? box : group;
            choices.total[group] +=
                std::popcount(falling.set[band][stack] * 512u + rising.set[band][stack]);
            choices.two_left[group] = two.set[band][stack]; // the same for each box
        }
    }
    return choices;
}

// In the band or stack with fewest arrangements left, among those where some digit has exactly two,
// chooses such a digit. (As tdoku does.)
template <class Boxes>
NinePlaces<Boxes> NinePlaces<Boxes>::split(const Propagated<Boxes>& open)
{
    const Choices choices[] = {choices_of<Direction::Rows>(open.rows),
                               choices_of<Direction::Columns>(open.columns)};
    int best = -1;
    int fewest = 6 * 9 + 1;
    for (int group = 0; group < 6; ++group) {
        const Choices& here = choices[group / 3];
        if (here.two_left[group % 3] == 0 || here.total[group % 3] >= fewest)
            continue;
        best = group;
        fewest = here.total[group % 3];
    }
    if (best < 0)
        return try_a_cell();
    const int digit = std::countr_zero(choices[best / 3].two_left[best % 3]);
    return try_two_places(best, digit, best < 3 ? open.rows : open.columns);
}

// A digit with two arrangements has a line in which they differ.
template <class Boxes>
NinePlaces<Boxes> NinePlaces<Boxes>::try_two_places(int group, int digit, const Minis<Boxes>& minis)
{
    const bool is_stack = group >= 3;
    const auto bit = static_cast<std::uint16_t>(1 << digit);
    NinePlaces other = *this;
    for (int mini = 0; mini < 3; ++mini) {
        const BoxSets sets = minis.possible[mini].sets();
        BoxSets gone[2];
        int places = 0;
        for (int box = 0; box < 3; ++box) {
            const int band = is_stack ? box : group;
            const int stack = is_stack ? group - 3 : box;
            if ((sets.set[band][stack] & bit) != 0)
                gone[places++ % 2].set[band][stack] = bit;
        }
        if (places != 2)
            continue;
        for (int cell = 0; cell < 3; ++cell) {
            const int i = is_stack ? cell : mini;
            const int j = is_stack ? mini : cell;
            cell_[i][j] = without(cell_[i][j], Boxes::load(gone[1]));
            other.cell_[i][j] = without(other.cell_[i][j], Boxes::load(gone[0]));
        }
        break;
    }
    return other;
}

// If no digit has exactly two arrangements, chooses a cell with fewest candidates, and the lowest
// of these.
template <class Boxes>
NinePlaces<Boxes> NinePlaces<Boxes>::try_a_cell()
{
    int place = 0, box = 0;
    int fewest = 10;
    for (int p = 0; p < 9; ++p) {
        const BoxSets sets = cell_[p / 3][p % 3].sets();
        for (int at = 0; at < 9; ++at) {
            const int count = std::popcount(sets.set[at / 3][at % 3]);
            if (count < 2 || count >= fewest)
                continue;
            place = p;
            box = at;
            fewest = count;
        }
    }
    Boxes& cell = cell_[place / 3][place % 3];
    const auto set = cell.sets().set[box / 3][box % 3];
    const auto rest = static_cast<std::uint16_t>(set & (set - 1));
    BoxSets lowest, others;
    lowest.set[box / 3][box % 3] = set ^ rest;
    others.set[box / 3][box % 3] = rest;
    NinePlaces other = *this;
    cell = without(cell, Boxes::load(others));
    Boxes& other_cell = other.cell_[place / 3][place % 3];
    other_cell = without(other_cell, Boxes::load(lowest));
    return other;
}

} // namespace engine::classic
