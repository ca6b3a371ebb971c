#include "game/platform/window_icon.h"

#include <png.h>

namespace game {

SurfaceHandle read_icon(const std::filesystem::path& file)
{
    constexpr png_uint_32 longest_side = 1024;
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_file(&image, file.c_str()) == 0)
        return nullptr;
    image.format = PNG_FORMAT_RGBA;
    SurfaceHandle icon;
    if (image.width <= longest_side && image.height <= longest_side)
        icon.reset(SDL_CreateRGBSurfaceWithFormat(0, static_cast<int>(image.width),
                                                  static_cast<int>(image.height), 32,
                                                  SDL_PIXELFORMAT_RGBA32));
    const bool is_read =
        icon && png_image_finish_read(&image, nullptr, icon->pixels, icon->pitch, nullptr) != 0;
    png_image_free(&image);
    if (!is_read)
        icon.reset();
    return icon;
}

} // namespace game
