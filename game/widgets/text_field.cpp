#include "game/widgets/text_field.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {

bool TextField::handle(const Input& input)
{
    if (const auto* typed = std::get_if<TextTyped>(&input))
        return type(typed->text);
    if (const auto* key = std::get_if<KeyPressed>(&input))
        return handle_key(*key);
    return false;
}

bool TextField::type(const std::string& typed)
{
    for (char symbol : typed) {
        if (!accepts_(symbol) || text_.size() >= longest_)
            continue;
        text_.insert(caret_, 1, symbol);
        ++caret_;
    }
    return true;
}

bool TextField::handle_key(const KeyPressed& key)
{
    if (key.held.control || key.held.alt)
        return false;
    switch (key.key) {
    case Key::Left:
        caret_ -= caret_ > 0 ? 1 : 0;
        return true;
    case Key::Right:
        caret_ += caret_ < text_.size() ? 1 : 0;
        return true;
    case Key::Home:
        caret_ = 0;
        return true;
    case Key::End:
        caret_ = text_.size();
        return true;
    case Key::Backspace:
        if (caret_ > 0)
            text_.erase(--caret_, 1);
        return true;
    case Key::Delete:
        if (caret_ < text_.size())
            text_.erase(caret_, 1);
        return true;
    case Key::Digit:
    case Key::Letter:
    case Key::Minus:
    case Key::Space:
        return true; // it also arrives as TextTyped
    default:
        return false;
    }
}

void TextField::draw(
    Canvas& canvas, Rect area, const Look& look, ButtonState state, Scale scale) const
{
    const int radius = scale.px(10);
    canvas.rounded(area, radius, Paint::Raised);
    const Paint border = look.wrong      ? Paint::Error
                         : state.focused ? Paint::Accent
                         : state.hovered ? Paint::Ink3
                                         : Paint::Line;
    const bool strong = look.wrong || state.focused;
    canvas.rounded_border(area, radius, strong ? static_cast<float>(2.5 * scale.unit) : hair(scale),
                          border);
    draw_icon(canvas, look.icon, Point{area.x + scale.px(22), area.centre().y}, scale.px(18),
              Paint::Ink2);
    const int x = area.x + scale.px(40);
    const Rect place{x, area.y, area.right() - scale.px(12) - x, area.height};
    const TextLook written{.size = 16, .weight = Weight::SemiBold};
    if (text_.empty())
        draw_text(canvas, look.placeholder, place, TextLook{.size = 14, .tint = Paint::Ink2},
                  scale);
    else
        draw_text(canvas, text_, place, written, scale);
    if (!state.focused)
        return;
    const std::string_view before = std::string_view(text_).substr(0, caret_);
    const int caret = x + std::min(place.width, canvas.width_of(before, font_of(written, scale)));
    const int height = scale.font(20);
    canvas.fill(Rect{caret, area.centre().y - height / 2, scale.px(2), height}, Paint::Accent);
}

} // namespace game
