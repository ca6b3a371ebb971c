#include "game/platform/png_file.h"

#include <png.h>

namespace game {

engine::Attempt write_png(SDL_Surface& picture, const std::filesystem::path& file)
{
    const SurfaceHandle plain(SDL_ConvertSurfaceFormat(&picture, SDL_PIXELFORMAT_RGB24, 0));
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = plain->w;
    image.height = plain->h;
    image.format = PNG_FORMAT_RGB;
    if (png_image_write_to_file(&image, file.c_str(), 0, plain->pixels, plain->pitch, nullptr) == 0)
        return engine::Failure{{engine::N_("The picture could not be written to {file}: {why}"),
                                {{"file", file.string()}, {"why", image.message}}}};
    return engine::Done{};
}

} // namespace game
