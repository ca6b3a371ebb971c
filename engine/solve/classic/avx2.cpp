// The classic search in registers of 256 bits: a quarter holds a band of boxes.

#include "engine/base/target.h"
#include "engine/solve/classic/kernel.h"

#if defined(__x86_64__)

#include <bit>

#include <immintrin.h>

CRONODOKU_BEGIN_TARGET(CRONODOKU_AVX2)

#include "engine/solve/classic/nine_places.h"

namespace engine::classic {

namespace {

// Four quarters with four stacks each, of which three of each are used; the others stay empty.
struct Boxes {
    __m256i bits;

    static Boxes all(std::uint16_t digits)
    {
        const long long boxes = digits * 0x0001'0001'0001LL;
        return {_mm256_set_epi64x(0, boxes, boxes, boxes)};
    }
    static Boxes load(const BoxSets& sets)
    {
        return {_mm256_load_si256(reinterpret_cast<const __m256i*>(sets.set))};
    }
    BoxSets sets() const
    {
        BoxSets sets;
        _mm256_store_si256(reinterpret_cast<__m256i*>(sets.set), bits);
        return sets;
    }

    Boxes next_stack() const
    {
        const __m128i half = _mm_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15);
        return {_mm256_shuffle_epi8(bits, _mm256_broadcastsi128_si256(half))};
    }
    Boxes last_stack() const
    {
        const __m128i half = _mm_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15);
        return {_mm256_shuffle_epi8(bits, _mm256_broadcastsi128_si256(half))};
    }
    Boxes next_band() const { return {_mm256_permute4x64_epi64(bits, _MM_SHUFFLE(3, 0, 2, 1))}; }
    Boxes last_band() const { return {_mm256_permute4x64_epi64(bits, _MM_SHUFFLE(3, 1, 0, 2))}; }
    Boxes where_empty() const { return {_mm256_cmpeq_epi16(bits, _mm256_setzero_si256())}; }
    Boxes less_one() const { return {_mm256_add_epi16(bits, _mm256_set1_epi16(-1))}; }
    bool has_any() const { return _mm256_testz_si256(bits, bits) == 0; }
};

Boxes operator&(Boxes one, Boxes other)
{
    return {_mm256_and_si256(one.bits, other.bits)};
}

Boxes operator|(Boxes one, Boxes other)
{
    return {_mm256_or_si256(one.bits, other.bits)};
}

Boxes operator^(Boxes one, Boxes other)
{
    return {_mm256_xor_si256(one.bits, other.bits)};
}

Boxes without(Boxes one, Boxes gone)
{
    return {_mm256_andnot_si256(gone.bits, one.bits)};
}

Boxes emptiest(Boxes one, Boxes other)
{
    return {_mm256_min_epu16(one.bits, other.bits)};
}

} // namespace

ClassicResult search_avx2(const Task& task)
{
    return search_depth_first<NinePlaces<Boxes>>(task);
}

} // namespace engine::classic

CRONODOKU_END_TARGET

#endif
