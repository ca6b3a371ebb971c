#include "game/widgets/screen_frame.h"

#include <algorithm>

#include "game/widgets/draw_text.h"

namespace game {

Scale menu_scale(Size window, const Settings& settings)
{
    Scale scale = scale_for(window, settings.text_size / 100.0);
    if (window.height < 540 * scale.unit)
        scale.text = std::min(scale.text, 1.25);
    return scale;
}

void ScreenFrame::place(Size window, Scale scale, ScreenHead head)
{
    window_ = window;
    scale_ = scale;
    head_ = head;
    width_units_ = window.width / scale.unit;
    height_units_ = window.height / scale.unit;

    if (head == ScreenHead::Nothing)
        return place_alone();
    const bool small = is_small();
    // In a window wider than the design, the content stays in the middle.
    const int widest = scale.px(1280 - 2 * 48);
    const int margin = std::max(scale.px(small ? 16 : 48), (window.width - widest) / 2);
    const int top = scale.px(small ? 10 : 28);
    back_ = Rect{margin, top, scale.px(44), scale.px(44)};
    const int footer = small ? 0 : scale.px(56);
    hints_y_ = small ? 0 : window.height - scale.px(30);
    const int content_top = back_.bottom() + scale.px(small ? 10 : 20);
    const int bottom = window.height - std::max(footer, scale.px(10));
    content_ = Rect{margin, content_top, window.width - 2 * margin, bottom - content_top};
}

void ScreenFrame::place_alone()
{
    const bool is_roomy = width_units_ >= 1100 && height_units_ >= 780;
    const double least = is_narrow() ? 8 : 16;
    const int above = scale_.px(is_roomy ? 40 : least);
    const int below = scale_.px(is_roomy ? 52 : least);
    const int widest = scale_.px(1280 - 2 * 48);
    const int beside = std::max(scale_.px(is_roomy ? 48 : least), (window_.width - widest) / 2);
    hints_y_ = 0;
    back_ = {};
    content_ = Rect{beside, above, window_.width - 2 * beside, window_.height - above - below};
}

Rect ScreenFrame::header_right(double units) const
{
    const int width = std::min(scale_.px(units), content_.width - scale_.px(62 + 120));
    return Rect{content_.right() - width, back_.y, width, back_.height};
}

Font ScreenFrame::title_font(Scale scale)
{
    return font_of(TextLook{.size = 28, .weight = Weight::Bold, .face = Face::Numerals}, scale);
}

Button ScreenFrame::back_button(ButtonId id) const
{
    return Button{.id = id, .area = back_, .style = ButtonStyle::Square, .icon = Icon::Back};
}

void ScreenFrame::draw_background(Canvas& canvas) const
{
    canvas.fill(Rect{0, 0, window_.width, window_.height}, Paint::Background);
}

void ScreenFrame::draw(Canvas& canvas,
                       const std::string& title,
                       const std::vector<KeyHint>& hints,
                       int beside) const
{
    if (head_ == ScreenHead::Nothing)
        return;
    const int x = back_.right() + scale_.px(18);
    const Rect place{x, back_.y, content_.right() - beside - x, back_.height};
    const double size = is_small() ? 22 : 28;
    draw_text(canvas, title, place,
              TextLook{.size = size, .weight = Weight::Bold, .face = Face::Numerals}, scale_);
    if (hints_y_ > 0)
        draw_hints(canvas, hints);
}

void ScreenFrame::draw_hints(Canvas& canvas, const std::vector<KeyHint>& hints) const
{
    const TextLook look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
    const Font font = font_of(look, scale_);
    int x = content_.x;
    for (const KeyHint& hint : hints) {
        if (hint.key.empty()) // no button of the gamepad in use does it
            continue;
        // A key is at most as wide as its text plus the frame.
        const int key = canvas.width_of(hint.key, font) + scale_.px(20);
        const int what = canvas.width_of(hint.what, font);
        if (x + key + scale_.px(8) + what > content_.right())
            return;
        x += draw_key_hint(canvas, hint.key, Point{x, hints_y_}, Align::Left, scale_);
        x += scale_.px(8);
        canvas.text(hint.what, Point{x, hints_y_}, Align::Left, font, look.tint);
        x += what + scale_.px(26);
    }
}

} // namespace game
