#pragma once
// The CRC-32 of zlib, by which files and codes show that they are whole.

#include <cstdint>
#include <string_view>
#include <zlib.h>

namespace engine {

inline std::uint32_t crc_of(std::string_view bytes)
{
    // zlib returns its 32 bits in a long.
    return static_cast<std::uint32_t>(
        crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

} // namespace engine
