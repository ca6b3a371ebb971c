#include "game/platform/pixel_rows.h"

#include <cstring>

#include "engine/base/target.h"

namespace game {

namespace {

namespace plain {
constexpr std::size_t vector_bytes = 16;
#include "game/platform/pixel_steps.inc"
} // namespace plain

#if defined(__x86_64__)
CRONODOKU_BEGIN_TARGET("avx2")
namespace avx2 {
constexpr std::size_t vector_bytes = 32;
#include "game/platform/pixel_steps.inc"
} // namespace avx2
CRONODOKU_END_TARGET
#endif

} // namespace

std::span<const PixelRows> pixel_rows()
{
    static constexpr PixelRows all[] = {
        {plain::fill, plain::wash, plain::cover<plain::Over>, plain::cover<plain::AsLight>},
#if defined(__x86_64__)
        {avx2::fill, avx2::wash, avx2::cover<avx2::Over>, avx2::cover<avx2::AsLight>},
#endif
    };
    std::size_t count = 1;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2"))
        count = 2;
#endif
    return std::span(all).first(count);
}

} // namespace game
