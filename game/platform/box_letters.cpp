#include "game/platform/box_letters.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/base/letters.h"

namespace game {

namespace {

bool begins_letter(char byte)
{
    return !engine::continues_character(byte);
}

int step_of(int size)
{
    return std::max(2, size * 6 / 10);
}

void draw_box(Mask& mask, Rect box)
{
    const Rect hole = box.inset(1);
    for (int y = box.y; y < box.bottom(); ++y) {
        for (int x = box.x; x < box.right(); ++x) {
            if (!hole.contains(Point{x, y}))
                mask.cover(x, y, 1);
        }
    }
}

} // namespace

int box_width_of(std::string_view text, int size)
{
    return engine::how_many(text, begins_letter) * step_of(size);
}

Mask box_mask(std::string_view text, int size)
{
    const int height = std::max(2, size);
    const int width = step_of(size) - std::max(1, size / 10);
    const int capital = height * 8 / 11;
    Mask mask(Size{std::max(1, box_width_of(text, size)), height}, Point{0, -height});
    int x = 0;
    for (char byte : text) {
        if (!begins_letter(byte))
            continue;
        if (byte != ' ')
            draw_box(mask, Rect{x, height - capital, width, capital});
        x += step_of(size);
    }
    return mask;
}

} // namespace game
