#pragma once
// A random generator of our own: the same seed gives the same numbers on every machine, compiler
// and library, for ever. xoshiro256** 1.0 by D. Blackman and S. Vigna, seeded by splitmix64
// ("Scrambled Linear Pseudorandom Number Generators", 2018; both are in the public domain).

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace engine {

class Random {
public:
    explicit Random(std::uint64_t seed);

    std::uint64_t next();
    // Returns 0 to count - 1, all equally likely; count is 1 to 2^32.
    std::uint32_t below(std::size_t count);
    bool coin() { return below(2) == 1; }

    // Fisher-Yates shuffle: all orders are equally likely.
    template <typename Item>
    void shuffle(std::vector<Item>& items)
    {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[below(left)]);
    }

private:
    std::array<std::uint64_t, 4> state_;
};

} // namespace engine
