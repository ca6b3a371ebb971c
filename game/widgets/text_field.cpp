#include "game/widgets/text_field.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/base/letters.h"
#include "engine/base/plain_text.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

// Beside the caret; not at all where there is no room for the whole.
void draw_placeholder(Canvas& canvas, const std::string& text, Rect place, Scale scale)
{
    const TextLook look{.size = 14, .tint = Paint::Ink2};
    const int room = scale.px(6);
    const Rect beside{place.x + room, place.y, place.width - room, place.height};
    if (canvas.width_of(text, font_of(look, scale)) <= beside.width)
        draw_text(canvas, text, beside, look, scale);
}

} // namespace

bool TextField::handle(const Input& input)
{
    if (const auto* typed = std::get_if<TextTyped>(&input))
        return type(typed->text);
    if (const auto* key = std::get_if<KeyPressed>(&input))
        return take_key(*key);
    return false;
}

void TextField::set(std::string text)
{
    text_ = std::move(text);
    caret_ = text_.size();
}

bool TextField::type(std::string_view typed)
{
    while (!typed.empty()) {
        const std::string_view character = typed.substr(0, engine::end_of_character(typed));
        typed.remove_prefix(character.size());
        if (!accepts_(character) || engine::characters_in(text_) >= longest_)
            continue;
        text_.insert(caret_, character);
        caret_ += character.size();
    }
    return true;
}

std::size_t TextField::before_caret() const
{
    std::size_t at = caret_;
    while (at > 0 && engine::continues_character(text_[--at])) {
    }
    return at;
}

std::size_t TextField::after_caret() const
{
    return caret_ < text_.size() ? engine::end_of_character(text_, caret_) : caret_;
}

bool TextField::take_key(const KeyPressed& key)
{
    if (key.held.control || key.held.alt)
        return false;
    const std::size_t before = before_caret();
    switch (key.key) {
    case Key::Left:
        caret_ = before;
        return true;
    case Key::Right:
        caret_ = after_caret();
        return true;
    case Key::Home:
        caret_ = 0;
        return true;
    case Key::End:
        caret_ = text_.size();
        return true;
    case Key::Backspace:
        text_.erase(before, caret_ - before);
        caret_ = before;
        return true;
    case Key::Delete:
        text_.erase(caret_, after_caret() - caret_);
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
    canvas.rounded_border(area, radius, strong ? 2.5 * scale.unit : hair(scale), border);
    draw_icon(canvas, look.icon, Point{area.x + scale.px(22), area.centre().y}, scale.px(18),
              Paint::Ink2);
    const int x = area.x + scale.px(40);
    const Rect place{x, area.y, area.right() - scale.px(12) - x, area.height};
    const TextLook written{.size = 16, .weight = Weight::SemiBold};
    if (text_.empty())
        draw_placeholder(canvas, look.placeholder, place, scale);
    else
        draw_text(canvas, text_, place, written, scale);
    if (!state.focused)
        return;
    const std::string_view left_of_caret = std::string_view(text_).substr(0, caret_);
    const int caret =
        x + std::min(place.width, canvas.width_of(left_of_caret, font_of(written, scale)));
    const int height = scale.font(20);
    canvas.fill(Rect{caret, area.centre().y - height / 2, scale.px(2), height}, Paint::Accent);
}

bool can_be_seen(std::string_view character)
{
    return engine::visible_text(character) == character;
}

} // namespace game
