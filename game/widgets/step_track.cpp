#include "game/widgets/step_track.h"

#include <algorithm>

namespace game {
namespace {

constexpr double knob_size = 18; // units
constexpr double track_height = 8;

} // namespace

void draw_step_track(Canvas& canvas, Rect area, int step, int steps, Scale scale)
{
    const int height = scale.px(track_height);
    const int middle = area.centre().y;
    const Rect track{area.x, middle - height / 2, area.width, height};
    const int knob = scale.px(knob_size);
    const int reach = (track.width - knob) * step / std::max(1, steps);
    canvas.rounded(track, height / 2, Paint::Track);
    canvas.rounded(Rect{track.x, track.y, reach + knob / 2, height}, height / 2, Paint::Accent);
    const Rect handle{track.x + reach, middle - knob / 2, knob, knob};
    canvas.rounded(handle, knob / 2, Paint::Raised);
    canvas.rounded_border(handle, knob / 2, 2.5 * scale.unit, Paint::Accent);
}

int step_on_track(Rect area, Point at, int steps, Scale scale)
{
    const int knob = scale.px(knob_size);
    const int way = std::max(1, area.width - knob);
    const int along = at.x - area.x - knob / 2;
    return (steps * along + way / 2) / way;
}

} // namespace game
