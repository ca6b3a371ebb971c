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
#if defined(__x86_64__)
    static constexpr PixelRows all[] = {plain::rows, avx2::rows};
    return std::span(all).first(__builtin_cpu_supports("avx2") ? 2 : 1);
#else
    return {&plain::rows, 1};
#endif
}

} // namespace game
