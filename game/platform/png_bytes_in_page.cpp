#include "game/platform/png_bytes.h"

#include <cstdint>
#include <string_view>
#include <zlib.h>

#include "engine/store/disk/crc.h"
#include "game/platform/sdl_handles.h"

namespace game {

namespace {

std::string four_bytes(std::size_t number)
{
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(number >> shift & 0xFFu);
    return bytes;
}

std::string png_chunk(std::string_view type, const std::string& content)
{
    const std::string checked = std::string(type) + content;
    return four_bytes(content.size()) + checked + four_bytes(engine::crc_of(checked));
}

// Each row begins with the number of its filter: none.
std::string rows_of(const SDL_Surface& plain)
{
    constexpr int bytes_of_pixel = 3;
    std::string rows;
    const char* row = static_cast<const char*>(plain.pixels);
    for (int y = 0; y < plain.h; ++y, row += plain.pitch) {
        rows += '\0';
        rows.append(row, static_cast<std::size_t>(plain.w) * bytes_of_pixel);
    }
    return rows;
}

std::string compressed(const std::string& bytes)
{
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::string result(size, '\0');
    compress(reinterpret_cast<Bytef*>(result.data()), &size,
             reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uLong>(bytes.size()));
    result.resize(size);
    return result;
}

} // namespace

engine::Result<std::string> png_bytes(SDL_Surface& picture)
{
    const SurfaceHandle plain(SDL_ConvertSurfaceFormat(&picture, SDL_PIXELFORMAT_RGB24, 0));
    if (!plain)
        return engine::Failure{{SDL_GetError()}};
    const std::string of_eight_bits_in_rgb("\x08\x02\0\0\0", 5);
    return "\x89PNG\r\n\x1a\n" +
           png_chunk("IHDR", four_bytes(plain->w) + four_bytes(plain->h) + of_eight_bits_in_rgb) +
           png_chunk("IDAT", compressed(rows_of(*plain))) + png_chunk("IEND", "");
}

} // namespace game
