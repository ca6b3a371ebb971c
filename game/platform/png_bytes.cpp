#include "game/platform/png_bytes.h"

#include <png.h>

#include "game/platform/sdl_handles.h"

namespace game {

engine::Result<std::string> png_bytes(SDL_Surface& picture)
{
    const SurfaceHandle plain(SDL_ConvertSurfaceFormat(&picture, SDL_PIXELFORMAT_RGB24, 0));
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = plain->w;
    image.height = plain->h;
    image.format = PNG_FORMAT_RGB;
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    std::string bytes(size, '\0');
    if (png_image_write_to_memory(&image, bytes.data(), &size, 0, plain->pixels, plain->pitch,
                                  nullptr) == 0)
        return engine::Failure{{image.message}};
    bytes.resize(size);
    return bytes;
}

} // namespace game
