#pragma once
// Named operations on a register of 512 bits, as the 27 minirows or minicolumns of a classic board,
// and the tables of positions in it. Only for avx512.cpp.

#if defined(__x86_64__)

#include <cstdint>

#include <immintrin.h>

#include "engine/base/target.h"

#define CRONODOKU_INLINE [[gnu::always_inline]] inline

CRONODOKU_BEGIN_TARGET(CRONODOKU_AVX512)

namespace engine::classic::avx512 {

// ---- The register: 32 lanes of 16 bits, each a set of digits (digit d is bit d - 1). -----------

using Lanes = __m512i;
using LaneMask = __mmask32;

constexpr std::uint16_t all_digits = 0x1FF;

// One instruction computes any bitwise formula of three registers: the truth table of the formula
// follows from those of the three.
constexpr int one = 0xF0, two = 0xCC, three = 0xAA;
template <int formula>
CRONODOKU_INLINE Lanes bitwise(Lanes x, Lanes y, Lanes z)
{
    return _mm512_ternarylogic_epi64(x, y, z, formula & 0xFF);
}
constexpr int any = one | two | three;
constexpr int all = one & two & three;
constexpr int parity = one ^ two ^ three;
constexpr int majority = (one & two) | (three & (one | two));

CRONODOKU_INLINE Lanes without(Lanes x, Lanes gone)
{
    return bitwise<(one & ~two)>(x, gone, gone);
}

CRONODOKU_INLINE Lanes every_lane(int value)
{
    return _mm512_set1_epi16(static_cast<short>(value));
}

CRONODOKU_INLINE Lanes less_one(Lanes x)
{
    return _mm512_add_epi16(x, every_lane(-1));
}

CRONODOKU_INLINE LaneMask where_any(Lanes x)
{
    return _mm512_test_epi16_mask(x, x);
}

CRONODOKU_INLINE Lanes keep(LaneMask lanes, Lanes x)
{
    return _mm512_maskz_mov_epi16(lanes, x);
}

CRONODOKU_INLINE Lanes replace(LaneMask lanes, Lanes by, Lanes x)
{
    return _mm512_mask_mov_epi16(x, lanes, by);
}

CRONODOKU_INLINE LaneMask where_count_is(int count, Lanes x)
{
    return _mm512_cmpeq_epi16_mask(_mm512_popcnt_epi16(x), every_lane(count));
}

// ---- Positions. ------------------------------------------------------------------------------
// Lane (band, mini, stack) belongs to the box in that band and stack. Read by rows, `mini` is one
// of its three minirows; read by columns, one of its minicolumns. Five lanes are unused: they
// always hold all digits.

constexpr int lane_count = 32;
constexpr LaneMask used_lanes = 0x7FFFFFF;

constexpr int lane_of(int band, int mini, int stack)
{
    return 9 * (band % 3) + 3 * (mini % 3) + stack % 3;
}

struct alignas(64) Table {
    std::uint16_t lane[lane_count];
};

CRONODOKU_INLINE Lanes load(const Table& table)
{
    return _mm512_load_si512(&table);
}

// `each(band, mini, stack)` returns the entry of every used lane, `spare(lane)` that of an unused
// one.
template <class Each, class Spare>
constexpr Table table_of(Each each, Spare spare)
{
    Table table{};
    for (int lane = 0; lane < lane_count; ++lane)
        table.lane[lane] = static_cast<std::uint16_t>(spare(lane));
    for (int band = 0; band < 3; ++band) {
        for (int mini = 0; mini < 3; ++mini) {
            for (int stack = 0; stack < 3; ++stack) {
                auto& entry = table.lane[lane_of(band, mini, stack)];
                entry = static_cast<std::uint16_t>(each(band, mini, stack));
            }
        }
    }
    return table;
}

// A route brings to each lane the contents of the lane so many bands, minis and stacks further,
// cyclically.
constexpr Table route(int bands, int minis, int stacks)
{
    return table_of([=](int band, int mini,
                        int stack) { return lane_of(band + bands, mini + minis, stack + stacks); },
                    [](int lane) { return lane; });
}

CRONODOKU_INLINE Lanes moved(Lanes route, Lanes x)
{
    return _mm512_permutexvar_epi16(route, x);
}

// The board is stored by the diagonals of its boxes: lane (band, mini, stack) of diagonal d is the
// cell in minirow `mini` and minicolumn `mini + d`. So the three registers side by side are the
// minirows, and, if two of them are rotated by `mini`, the minicolumns.
constexpr int cell_of(int band, int minirow, int stack, int diagonal)
{
    return 27 * band + 9 * minirow + 3 * stack + (minirow + diagonal) % 3;
}

} // namespace engine::classic::avx512

CRONODOKU_END_TARGET

#endif
