#include "game/scenes/play/strip_above.h"

#include <utility>

#include "game/ui/shifted_canvas.h"
#include "game/widgets/button_background.h"

namespace game {

std::optional<Input> input_below(Input input, int down)
{
    if (std::holds_alternative<FocusLost>(input))
        return std::nullopt;
    Point* at = point_of(input);
    if (at == nullptr)
        return input;
    if (at->y < down && std::holds_alternative<PointerPressed>(input))
        return std::nullopt;
    at->y -= down;
    return input;
}

StripAbove::StripAbove(Services& services)
{
    panel_.when_pressed(sound_of_button(services));
}

bool StripAbove::place(const Box& strip, Size window, const Unit& unit)
{
    using namespace box;
    constexpr double margin = 8;
    const Box all = column(
        {space(margin),
         row({space(margin), strip.showing({.draw = draw_card}).size(0).grow(), space(margin)})});
    const Size room = room_below();
    window_ = window;
    bottom_ = game::place(all, Rect{0, 0, window.width, 0}, unit, placement_);
    panel_.set(buttons_of(placement_));
    return room_below() != room;
}

void StripAbove::draw(Canvas& canvas, const std::function<void(Canvas&)>& draw_below) const
{
    canvas.fill(Rect{0, 0, window_.width, window_.height}, Paint::Background);
    ShiftedCanvas below(canvas, room_below(), bottom_);
    draw_below(below);
    draw_leaves(canvas, placement_);
    panel_.draw(canvas, placement_.unit.scale);
}

} // namespace game
