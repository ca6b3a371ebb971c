#include "engine/base/random.h"

#include <bit>

#include "engine/base/ensure.h"

namespace engine {

static std::uint64_t split_mix(std::uint64_t& state)
{
    state += 0x9e3779b97f4a7c15u;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
    return mixed ^ (mixed >> 31);
}

Random::Random(std::uint64_t seed)
{
    for (std::uint64_t& word : state_)
        word = split_mix(seed);
}

std::uint64_t Random::next()
{
    const std::uint64_t rolled = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return rolled;
}

// Uses the upper half of a random number, and discards numbers beyond the last full multiple of
// `count`.
std::uint32_t Random::below(std::size_t count)
{
    constexpr std::uint64_t rolls = std::uint64_t{1} << 32;
    ENSURE(count >= 1 && count <= rolls);
    const std::uint64_t full_rounds = rolls - rolls % count;
    std::uint64_t roll = next() >> 32;
    while (roll >= full_rounds)
        roll = next() >> 32;
    return static_cast<std::uint32_t>(roll % count);
}

} // namespace engine
