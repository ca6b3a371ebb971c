#include "game/platform/box_letters.h"

#include <algorithm>

namespace game {

namespace {

bool begins_letter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

int step_of(int size)
{
    return std::max(2, size * 6 / 10);
}

} // namespace

int box_width_of(std::string_view text, int size)
{
    return static_cast<int>(std::ranges::count_if(text, begins_letter)) * step_of(size);
}

SurfaceHandle draw_boxes(std::string_view text, int size)
{
    const int height = std::max(2, size);
    SurfaceHandle surface(SDL_CreateRGBSurfaceWithFormat(0, std::max(1, box_width_of(text, size)),
                                                         height, 32, SDL_PIXELFORMAT_ARGB8888));
    if (!surface)
        return surface;
    const int width = step_of(size) - std::max(1, size / 10);
    const int capital = height * 8 / 11;
    int x = 0;
    for (char byte : text) {
        if (!begins_letter(byte))
            continue;
        if (byte != ' ') {
            const SDL_Rect box{x, height - capital, width, capital};
            const SDL_Rect hole{x + 1, height - capital + 1, width - 2, capital - 2};
            SDL_FillRect(surface.get(), &box, 0xFFFFFFFFU);
            if (hole.w > 0 && hole.h > 0)
                SDL_FillRect(surface.get(), &hole, 0x00FFFFFFU);
        }
        x += step_of(size);
    }
    return surface;
}

} // namespace game
