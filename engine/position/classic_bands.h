#pragma once
// Bands of the classic grid, each with its 27 cells as bits, and four bands at once.

#include <array>
#include <cstdint>
#include <cstring>

#include "engine/grid/cell_set.h"

namespace engine {

inline constexpr std::uint32_t all_cells = 0x7FFFFFF;
inline constexpr std::uint32_t box_cells = 0x1C0E07;
inline constexpr std::uint32_t row_cells = 0x1FF;
inline constexpr std::uint32_t column_cells = 0x40201;
inline constexpr std::uint32_t row_firsts = column_cells; // the first cell of each row

// The cells of all three bands.
using ClassicBands = std::array<std::uint32_t, 3>;

inline ClassicBands bands_of(const CellSet& cells)
{
    const std::uint64_t low = cells.words()[0];
    const std::uint64_t high = cells.words()[1];
    return {static_cast<std::uint32_t>(low & all_cells),
            static_cast<std::uint32_t>(low >> 27 & all_cells),
            static_cast<std::uint32_t>((low >> 54 | high << 10) & all_cells)};
}

// The cells of four digits at once. Compilers do not vectorise these loops unless told to.
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
