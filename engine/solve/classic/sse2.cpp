// The classic search in registers of 128 bits, which every x86-64 has.

#include "engine/solve/classic/kernel.h"

#if defined(__x86_64__)

#include <emmintrin.h>

#include "engine/solve/classic/nine_places.h"

namespace engine::classic {

namespace {

// Two bands in each of two registers, where the second half of the last is unused; in each band
// three stacks of 16 bits, and an unused one. What is unused stays empty.
struct Boxes {
    __m128i first, rest;

    static Boxes all(std::uint16_t digits)
    {
        const long long boxes = digits * 0x0001'0001'0001LL;
        return {_mm_set_epi64x(boxes, boxes), _mm_set_epi64x(0, boxes)};
    }
    static Boxes load(const BoxSets& sets)
    {
        const auto* from = reinterpret_cast<const __m128i*>(sets.set);
        return {_mm_load_si128(from), _mm_load_si128(from + 1)};
    }
    BoxSets sets() const
    {
        BoxSets sets;
        auto* to = reinterpret_cast<__m128i*>(sets.set);
        _mm_store_si128(to, first);
        _mm_store_si128(to + 1, rest);
        return sets;
    }

    template <int order>
    static __m128i stacks(__m128i bands)
    {
        return _mm_shufflehi_epi16(_mm_shufflelo_epi16(bands, order), order);
    }
    Boxes next_stack() const
    {
        constexpr int order = _MM_SHUFFLE(3, 0, 2, 1);
        return {stacks<order>(first), stacks<order>(rest)};
    }
    Boxes last_stack() const
    {
        constexpr int order = _MM_SHUFFLE(3, 1, 0, 2);
        return {stacks<order>(first), stacks<order>(rest)};
    }
    Boxes next_band() const { return {high_and_low(first, rest), _mm_move_epi64(first)}; }
    Boxes last_band() const { return {_mm_unpacklo_epi64(rest, first), _mm_srli_si128(first, 8)}; }
    static __m128i high_and_low(__m128i one, __m128i other)
    {
        return _mm_castpd_si128(_mm_shuffle_pd(_mm_castsi128_pd(one), _mm_castsi128_pd(other), 1));
    }
    Boxes where_empty() const
    {
        const __m128i nothing = _mm_setzero_si128();
        return {_mm_cmpeq_epi16(first, nothing), _mm_cmpeq_epi16(rest, nothing)};
    }
    Boxes less_one() const
    {
        const __m128i minus_one = _mm_set1_epi16(-1);
        return {_mm_add_epi16(first, minus_one), _mm_add_epi16(rest, minus_one)};
    }
    bool has_any() const
    {
        const __m128i any = _mm_or_si128(first, rest);
        return _mm_movemask_epi8(_mm_cmpeq_epi8(any, _mm_setzero_si128())) != 0xFFFF;
    }
};

Boxes operator&(Boxes one, Boxes other)
{
    return {_mm_and_si128(one.first, other.first), _mm_and_si128(one.rest, other.rest)};
}

Boxes operator|(Boxes one, Boxes other)
{
    return {_mm_or_si128(one.first, other.first), _mm_or_si128(one.rest, other.rest)};
}

Boxes operator^(Boxes one, Boxes other)
{
    return {_mm_xor_si128(one.first, other.first), _mm_xor_si128(one.rest, other.rest)};
}

Boxes without(Boxes one, Boxes gone)
{
    return {_mm_andnot_si128(gone.first, one.first), _mm_andnot_si128(gone.rest, one.rest)};
}

Boxes emptiest(Boxes one, Boxes other)
{
    return {_mm_min_epi16(one.first, other.first), _mm_min_epi16(one.rest, other.rest)};
}

} // namespace

ClassicResult search_sse2(const Task& task)
{
    return search_depth_first<NinePlaces<Boxes>>(task);
}

} // namespace engine::classic

#endif
