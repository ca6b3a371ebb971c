#include "game/scenes/title/demo_panel.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/ensure.h"
#include "engine/text/puzzle_line.h"
#include "game/ui/icons.h"
#include "game/ui/names.h"
#include "game/widgets/cards/game_card.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::PlayTime;

constexpr PlayTime step_time{333};
constexpr PlayTime rest_time{6000};    // how long the full board is shown
constexpr PlayTime record_time{20000}; // how long each record is shown
constexpr double still_share = 0.45;   // how much of a board that stands still is filled

// Made with: cronodoku generate --level hard --seed 1 --symmetry rotation2
constexpr std::string_view demo_puzzle =
    "52.67.83...1.....9.....5.7.64.3.....3.8.4.1.5.....8.46.6.5.....8.....7...57.82.13";

Demo make_demo()
{
    const auto printed = engine::parse_puzzle_line(demo_puzzle);
    ENSURE(printed);
    return Demo(printed->grid, printed->givens);
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
    if (board.empty())
        return;
    view_.place(board, scale);
    if (!moves())
        stand_still();
}

void DemoPanel::stand_still()
{
    while (demo_.share() < still_share || demo_.is_full())
        demo_.step();
}

bool DemoPanel::moves() const
{
    return !board_.empty() && services_.motion() == MotionAmount::Full;
}

void DemoPanel::update(engine::MonotonicTime now)
{
    now_ = now;
    if (!started_) {
        started_ = now;
        stepped_ = now;
    }
    const std::optional<PlayTime> wait = next_change();
    if (!wait || now - stepped_ < *wait)
        return;
    stepped_ = now;
    demo_.step();
}

std::optional<PlayTime> DemoPanel::next_change() const
{
    if (!moves())
        return std::nullopt;
    return demo_.is_full() ? rest_time : step_time;
}

void DemoPanel::draw(Canvas& canvas) const
{
    if (board_.empty())
        return;
    BoardLook look;
    look.selection = demo_.changed();
    if (look.selection.size() == 1)
        look.highlighted = demo_.board()[look.selection.front()].digit;
    view_.draw(canvas, demo_.board(), look);
    draw_strip(canvas);
}

// The best runs of all categories take turns.
const engine::Record* DemoPanel::shown_record() const
{
    const std::vector<std::string> categories = services_.records.categories();
    if (categories.empty())
        return nullptr;
    if (!moves() || !started_)
        return services_.records.best(engine::category_of(services_.settings.last_game));
    const auto turn = (now_ - *started_) / record_time;
    return services_.records.best(categories[turn % categories.size()]);
}

void DemoPanel::draw_strip(Canvas& canvas) const
{
    const engine::Record* best = shown_record();
    const int end = best == nullptr ? strip_.right() : strip_.x + strip_.width * 55 / 100;
    const TextLook quiet{.size = 13, .tint = Paint::Ink2};
    const int gap = scale_.px(20);
    const int demo = canvas.width_of(services_.texts.tr("Demo"), font_of(quiet, scale_));
    const int bar = std::clamp(end - strip_.x - demo - gap, 0, scale_.px(90));
    const std::string name = name_of_step(canvas, end - strip_.x - bar - gap);
    draw_text(canvas, name, strip_, quiet, scale_);
    draw_bar(canvas, Rect{end - bar, strip_.centre().y - scale_.px(3), bar, scale_.px(6)},
             demo_.share(), Paint::Ink3);
    if (best != nullptr)
        draw_best(canvas, *best,
                  Rect{end + gap, strip_.y, strip_.right() - end - gap, strip_.height});
}

// "Demo" and, if there is room, the technique of the last step.
std::string DemoPanel::name_of_step(const TextMeasure& measure, int width) const
{
    const engine::Translations& texts = services_.texts;
    const std::string demo = texts.tr("Demo");
    if (demo_.technique() == nullptr || demo_.is_full())
        return demo;
    const std::string whole = demo + " · " + texts.tr(demo_.technique()->name);
    const Font font = font_of(TextLook{.size = 13}, scale_);
    return measure.width_of(whole, font) <= width ? whole : demo;
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
    const TextLook quiet{.size = 13, .tint = Paint::Ink2};
    const std::string category = category_name(services_.texts, best.category);
    const bool has_category =
        has_name && canvas.width_of(category, font_of(quiet, scale_)) <= place.right() - x;
    const int trophy = has_category ? place.x + icon / 2 : place.right() - icon / 2;
    draw_icon(canvas, Icon::Trophy, Point{trophy, place.centre().y}, icon, Paint::Gold);
    if (has_category)
        draw_text(canvas, category, Rect{x, place.y, place.right() - x, place.height}, quiet,
                  scale_);
}

} // namespace game
