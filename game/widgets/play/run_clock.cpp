#include "game/widgets/play/run_clock.h"

#include <algorithm>
#include <string>

#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::PlayTime;

constexpr PlayTime ten_minutes{600'000};
constexpr PlayTime an_hour{3'600'000};

// The largest that the longest time of its kind has room for.
double size_for(PlayTime time, double usual)
{
    if (time >= an_hour)
        return usual * 56 / 84;
    return time >= ten_minutes ? usual * 72 / 84 : usual;
}

} // namespace

void draw_run_clock(Canvas& canvas, Rect area, const RunClockLook& look, Scale scale)
{
    constexpr double tenth = 0.52; // of the size
    const double size = size_for(look.time, look.size);
    const Tint tint = look.is_short ? Paint::Error : look.is_quiet ? Paint::Ink2 : Paint::Ink;
    const std::string whole =
        look.is_short ? std::to_string(look.time.count() / 1000) : short_clock_text(look.time);
    Font font{Face::Numerals, Weight::SemiBold, rounded(scale.font(size) * look.swell)};
    while (font.size > 12 && numerals_width(canvas, whole, font) > area.width)
        --font.size;
    const int middle = area.centre().y;
    const Point at{area.x - font.size / 40, middle};
    const int width = draw_numerals(canvas, whole, at, Align::Left, font, tint);
    if (!look.is_short)
        return;
    const std::string tenths = "." + std::to_string(look.time.count() / 100 % 10);
    const Font small{Face::Numerals, Weight::SemiBold, rounded(font.size * tenth)};
    // Both stand on one line.
    const Point beside{at.x + width, middle + rounded(0.364 * (font.size - small.size))};
    canvas.text(tenths, beside, Align::Left, small, tint);
    if (look.chip.text.empty())
        return;
    const int height = scale.px(34);
    const int after = beside.x + canvas.width_of(".0", small) + scale.px(10);
    draw_event_chip(canvas, Rect{after, middle - height / 2, area.right() - after, height},
                    look.chip, scale);
}

void draw_run_combo(Canvas& canvas, Rect area, const RunComboLook& look, Scale scale)
{
    Font font{Face::Numerals, Weight::Bold, rounded(scale.px(look.size) * look.swell)};
    while (look.swell <= 1 && font.size > 12 && canvas.width_of(look.text, font) > area.width)
        --font.size;
    const bool is_left = look.align == Align::Left;
    const Point at{is_left ? area.x - font.size / 20 : area.right(),
                   area.centre().y + scale.px(look.down)};
    if (look.shines && canvas.style().glows)
        canvas.glow_text(look.text, at, look.align, font, std::max(2, font.size / 14),
                         look.tint.faded(50));
    canvas.text(look.text, at, look.align, font, look.tint);
}

void draw_run_count(Canvas& canvas, Rect board, const CountLook& look, Scale scale)
{
    constexpr double number_size = 300.0 / 720; // of the board
    constexpr double pill_below = 600.0 / 720;  // from its top to the middle of the sentence
    const Font font{Face::Numerals, Weight::Bold, rounded(board.height * number_size * look.swell)};
    canvas.text(look.number, board.centre(), Align::Centre, font,
                Tint(Paint::Ink).faded(look.opacity));
    const Font words{Face::Text, Weight::SemiBold, scale.font(17)};
    const int room = board.width - scale.px(72);
    const Font fitted = fitting(canvas, look.aim, words, room, scale);
    const int needed = canvas.width_of(look.aim, fitted);
    const bool fits = needed <= room;
    const int height = fits ? scale.px(48) : scale.px(26) + fitted.size * 3;
    const int width = std::min(board.width - scale.px(24), std::min(needed, room) + scale.px(48));
    const int middle = board.y + rounded(board.height * pill_below);
    const Rect pill{board.centre().x - width / 2, middle - height / 2, width, height};
    canvas.rounded(pill, scale.px(10), Paint::Raised);
    canvas.rounded_border(pill, scale.px(10), 1.25 * scale.unit, Paint::Line);
    draw_in_two_lines(canvas, look.aim, pill.inset(scale.px(8)), {Align::Centre, words, Paint::Ink},
                      scale);
}

} // namespace game
