#pragma once
// Bands of the classic grid, their 27 cells as bits, and four of them at once.

#include <cstdint>
#include <cstring>

namespace engine {

inline constexpr std::uint32_t all_cells = 0x7FFFFFF;
inline constexpr std::uint32_t box_cells = 0x1C0E07;
inline constexpr std::uint32_t row_cells = 0x1FF;
inline constexpr std::uint32_t column_cells = 0x40201;
inline constexpr std::uint32_t row_firsts = column_cells; // the first cell of each row

// The cells of four digits at once. Compilers don't find by themselves that these loops go that
// way.
using Four = std::uint32_t __attribute__((vector_size(16)));

inline Four load(const std::uint32_t* cells)
{
    Four four;
    std::memcpy(&four, cells, sizeof four);
    return four;
}

inline void store(Four four, std::uint32_t* cells)
{
    std::memcpy(cells, &four, sizeof four);
}

inline std::uint32_t any_of(Four four)
{
    return four[0] | four[1] | four[2] | four[3];
}

} // namespace engine
