#include "game/scenes/demo_panel.h"

#include <string>

#include "engine/make/puzzle_maker.h"
#include "game/ui/icons.h"
#include "game/ui/names.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/game_card.h"

namespace game {
namespace {

using engine::PlayTime;

constexpr PlayTime step_time{333};
constexpr PlayTime rest_time{6000}; // how long the full board is shown

Demo make_demo()
{
    engine::PuzzleSpec spec;
    spec.level = engine::Level::Easy;
    spec.symmetry = engine::Symmetry::Rotation2;
    spec.seed = 0xC120'90D0'C0DE;
    return Demo(engine::make_puzzle(spec)->puzzle);
}

} // namespace

DemoPanel::DemoPanel(Services& services)
    : services_(services), demo_(make_demo()), view_(demo_.grid())
{
}

void DemoPanel::place(Rect board, Rect strip, Scale scale)
{
    board_ = board;
    strip_ = strip;
    scale_ = scale;
    if (!board.empty())
        view_.place(board, scale);
}

void DemoPanel::update(engine::MonotonicTime now)
{
    if (!stepped_)
        stepped_ = now;
    const std::optional<PlayTime> wait = next_change();
    if (!wait || now - *stepped_ < *wait)
        return;
    stepped_ = now;
    demo_.step();
}

std::optional<PlayTime> DemoPanel::next_change() const
{
    if (board_.empty())
        return std::nullopt;
    return demo_.is_full() ? rest_time : step_time;
}

void DemoPanel::draw(Canvas& canvas) const
{
    if (board_.empty())
        return;
    BoardLook look;
    if (demo_.last()) {
        look.selection = {*demo_.last()};
        look.highlighted = demo_.board()[*demo_.last()].digit;
    }
    view_.draw(canvas, demo_.board(), look);
    draw_strip(canvas);
}

void DemoPanel::draw_strip(Canvas& canvas) const
{
    const TextLook quiet{.size = 13, .tint = Paint::Ink2};
    const std::string name = services_.texts.tr("Demo");
    const int from = strip_.x + canvas.width_of(name, font_of(quiet, scale_)) + scale_.px(16);
    draw_text(canvas, name, strip_, quiet, scale_);
    const engine::Record* best =
        services_.records.best(engine::category_of(services_.settings.last_game));
    const int to = best == nullptr ? strip_.right() : strip_.x + strip_.width * 55 / 100;
    const Rect bar{from, strip_.centre().y - scale_.px(3), to - from, scale_.px(6)};
    draw_bar(canvas, bar, demo_.share(), Paint::Ink3);
    if (best == nullptr)
        return;
    const int gap = scale_.px(20);
    draw_best(canvas, *best, Rect{to + gap, strip_.y, strip_.right() - to - gap, strip_.height});
}

// Draws trophy, category, initials, time.
void DemoPanel::draw_best(Canvas& canvas, const engine::Record& best, Rect place) const
{
    const std::string time = clock_text(best.time);
    const TextLook numerals{.size = 14,
                            .weight = Weight::SemiBold,
                            .tint = Paint::Gold,
                            .align = Align::Right,
                            .face = Face::Numerals};
    draw_number(canvas, time, place, numerals, scale_);
    place.width -= numerals_width(canvas, time, font_of(numerals, scale_)) + scale_.px(12);

    // Without enough room the category is omitted first, then the initials.
    const int icon = scale_.px(18);
    const TextLook initials{.size = 13, .weight = Weight::SemiBold, .align = Align::Right};
    const int name = canvas.width_of(best.initials, font_of(initials, scale_)) + scale_.px(12);
    const bool has_name = place.width >= name + icon + scale_.px(8);
    if (has_name) {
        draw_text(canvas, best.initials, place, initials, scale_);
        place.width -= name;
    }
    const int x = place.x + icon + scale_.px(8);
    const bool has_category = has_name && place.right() - x >= scale_.px(60);
    const int trophy = has_category ? place.x + icon / 2 : place.right() - icon / 2;
    draw_icon(canvas, Icon::Trophy, Point{trophy, place.centre().y}, icon, Paint::Gold);
    if (has_category)
        draw_text(canvas, category_name(services_.texts, best.category),
                  Rect{x, place.y, place.right() - x, place.height},
                  TextLook{.size = 13, .tint = Paint::Ink2}, scale_);
}

} // namespace game
