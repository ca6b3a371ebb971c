#include "game/platform/drawing_file.h"

#include <SDL.h>

#include "game/platform/memory_surface.h"
#include "game/platform/sdl_handles.h"
#include "game/platform/surface_canvas.h"
#include "game/platform/window.h"

namespace game {

engine::Attempt write_drawing(const DrawingFile& file, const std::function<void(Canvas&)>& draw)
{
    constexpr int bits = 32;
    const SurfaceHandle pixels(SDL_CreateRGBSurfaceWithFormat(0, file.size.width, file.size.height,
                                                              bits, SDL_PIXELFORMAT_XRGB8888));
    if (!pixels)
        return engine::Failure{{engine::N_("The picture could not be written to {file}: {why}"),
                                {{"file", file.path.string()}, {"why", SDL_GetError()}}}};
    MemorySurface surface(*pixels);
    SurfaceCanvas canvas(surface, file.fonts, file.theme, file.themes);
    canvas.fit_window();
    canvas.push_clip({0, 0, file.size.width, file.size.height});
    draw(canvas);
    canvas.pop_clip();
    return write_png(*pixels, file.path);
}

} // namespace game
