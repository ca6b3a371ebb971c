#pragma once
// What is possible for each digit in a band or a stack, for the whole board at once. Only for
// avx512.cpp.

#if defined(__x86_64__)

#include "engine/base/target.h"
#include "engine/solve/classic/avx512_lanes.h"

CRONODOKU_BEGIN_TARGET(CRONODOKU_AVX512)

namespace engine::classic::avx512 {

// The three minirows of a digit in a band are in three different rows of three different boxes: in
// one of six arrangements, three falling (each next box one row lower) and three rising. Stacks are
// the same with minicolumns. (These are the configurations of tdoku, docs/sudoku.md there.)

struct Direction {
    Lanes fall1, fall2; // lead to the other two of a falling arrangement
    Lanes rise1, rise2;
    Lanes line1, line2; // lead to the other two boxes of the row or column
};

constexpr Table row_routes[] = {route(0, 1, 1), route(0, 2, 2), route(0, 1, 2),
                                route(0, 2, 1), route(0, 0, 1), route(0, 0, 2)};
constexpr Table column_routes[] = {route(1, 1, 0), route(2, 2, 0), route(2, 1, 0),
                                   route(1, 2, 0), route(1, 0, 0), route(2, 0, 0)};
constexpr Table mini_routes[] = {route(0, 1, 0), route(0, 2, 0)};

CRONODOKU_INLINE Direction load_direction(const Table (&routes)[6])
{
    return {load(routes[0]), load(routes[1]), load(routes[2]),
            load(routes[3]), load(routes[4]), load(routes[5])};
}

struct Routes {
    Direction rows, columns;
    Lanes mini1, mini2; // lead to the other two minis of the box
};

CRONODOKU_INLINE Routes load_routes()
{
    return {load_direction(row_routes), load_direction(column_routes), load(mini_routes[0]),
            load(mini_routes[1])};
}

// The minirows of all bands, or the minicolumns of all stacks.
struct Minis {
    Lanes falling; // digits whose falling arrangement through here is possible
    Lanes rising;
    Lanes possible; // digits that can be here
    Lanes certain;  // digits that cannot be elsewhere in the line, and so not elsewhere in the box
    Lanes in_line;  // digits that have a position in the line
};

CRONODOKU_INLINE Minis arrange(Lanes open, const Direction& to)
{
    Minis minis;
    minis.falling = bitwise<all>(open, moved(to.fall1, open), moved(to.fall2, open));
    minis.rising = bitwise<all>(open, moved(to.rise1, open), moved(to.rise2, open));
    minis.possible = _mm512_or_si512(minis.falling, minis.rising);
    const Lanes next = moved(to.line1, minis.possible);
    const Lanes last = moved(to.line2, minis.possible);
    minis.certain = bitwise<(one & ~(two | three))>(minis.possible, next, last);
    minis.in_line = bitwise<any>(minis.possible, next, last);
    return minis;
}

// Three cells hold three digits: if only three are possible here, they are certain; if three are
// certain, no others are possible.
CRONODOKU_INLINE void count_to_three(Minis& minis)
{
    minis.certain = replace(where_count_is(3, minis.possible), minis.possible, minis.certain);
    minis.possible = replace(where_count_is(3, minis.certain), minis.certain, minis.possible);
}

// How many arrangements are possible in the band or stack of each lane: which digits have exactly
// two, and their number for all digits together.
struct Choices {
    Lanes two_left;
    Lanes total;
};

// Adds up, bit by bit, the six arrangements that start in the line of each lane.
CRONODOKU_INLINE Choices choices_of(const Minis& minis, const Direction& to)
{
    const Lanes fall1 = moved(to.line1, minis.falling), fall2 = moved(to.line2, minis.falling);
    const Lanes rise1 = moved(to.line1, minis.rising), rise2 = moved(to.line2, minis.rising);
    const Lanes fall_ones = bitwise<parity>(minis.falling, fall1, fall2);
    const Lanes fall_twos = bitwise<majority>(minis.falling, fall1, fall2);
    const Lanes rise_ones = bitwise<parity>(minis.rising, rise1, rise2);
    const Lanes rise_twos = bitwise<majority>(minis.rising, rise1, rise2);
    const Lanes carried = _mm512_and_si512(fall_ones, rise_ones);
    const Lanes ones = _mm512_xor_si512(fall_ones, rise_ones);
    const Lanes twos = bitwise<parity>(fall_twos, rise_twos, carried);
    const Lanes fours = bitwise<majority>(fall_twos, rise_twos, carried);
    const Lanes one_each = _mm512_popcnt_epi16(ones);
    const Lanes two_each = _mm512_slli_epi16(_mm512_popcnt_epi16(twos), 1);
    const Lanes four_each = _mm512_slli_epi16(_mm512_popcnt_epi16(fours), 2);
    return {bitwise<(one & ~(two | three))>(twos, fours, ones),
            _mm512_add_epi16(one_each, _mm512_add_epi16(two_each, four_each))};
}

} // namespace engine::classic::avx512

CRONODOKU_END_TARGET

#endif
