#include "game/scenes/win_view.h"

#include <algorithm>
#include <cmath>

#include "game/scenes/play_texts.h"
#include "game/ui/commands.h"
#include "game/ui/icons.h"
#include "game/ui/key_names.h"
#include "game/ui/names.h"
#include "game/widgets/button.h"
#include "game/widgets/button_background.h"
#include "game/widgets/clock_view.h"
#include "game/widgets/race_view.h"

namespace game {
namespace {

using engine::PlayTime;

constexpr double wave_begins = 120;

// The wave runs from the upper left to the lower right; the light fades behind it.
int glow_at(double diagonal, double front)
{
    const double behind = front - diagonal;
    if (behind < -1 || behind > 4)
        return 0;
    return static_cast<int>(wave_strength * (behind < 0 ? 1 + behind : 1 - behind / 4));
}

std::vector<int> wave(const engine::Grid& grid, PlayTime since)
{
    const double time = static_cast<double>(since.count());
    if (since >= wave_lasts || time < wave_begins)
        return {};
    const double share =
        (time - wave_begins) / (static_cast<double>(wave_lasts.count()) - wave_begins);
    const double front = share * (grid.rows() + grid.columns() + 4);
    std::vector<int> glow;
    for (engine::Cell cell : grid.cells()) {
        const engine::Place place = grid.place_of(cell);
        glow.push_back(glow_at(place.row + place.column, front));
    }
    return glow;
}

} // namespace

WinView::WinView(Canvas& canvas,
                 const Services& services,
                 const WinLayout& layout,
                 const FinishedRun& run)
    : canvas_(canvas), services_(services), layout_(layout), run_(run)
{
}

void WinView::draw_board(const BoardView& view, const engine::Board& board, PlayTime since) const
{
    if (layout_.board_card.empty())
        return;
    card(layout_.board_card);
    BoardLook look;
    look.shadow = false;
    look.glow = wave(view.grid(), since);
    view.draw(canvas_, board, look);
}

void WinView::draw_splits() const
{
    const Race race = run_.race();
    for (std::size_t split = 0; split < layout_.splits.size(); ++split) {
        const Rect area = layout_.splits[split];
        const SplitRow& row = race.rows[split];
        if (area.empty())
            continue;
        const int radius = px(10);
        canvas_.rounded(area, radius, Paint::Surface);
        canvas_.rounded_border(area, radius, hair(layout_.scale) * (row.golden ? 1.5f : 1.0f),
                               row.golden ? Paint::Gold : Paint::Line);
        const int x = area.x + px(12);
        const auto at = [&area](double share) {
            return area.y + static_cast<int>(std::lround(area.height * share));
        };
        text(split_name(split), Point{x, at(0.21)}, Align::Left, 13, Weight::Regular, Paint::Ink2);
        if (row.golden)
            draw_icon(canvas_, Icon::Star, Point{area.right() - px(16), at(0.21)}, px(14),
                      Paint::Gold);
        const Font time{Face::Numerals, Weight::SemiBold, layout_.scale.font(17)};
        const Font delta{Face::Numerals, Weight::SemiBold, layout_.scale.font(14)};
        draw_numerals(canvas_, row.time ? clock_text(*row.time) : "–", Point{x, at(0.5)},
                      Align::Left, time, Paint::Ink);
        if (row.delta)
            draw_numerals(canvas_, delta_text(*row.delta), Point{x, at(0.79)}, Align::Left, delta,
                          row.golden ? Paint::Gold : delta_paint(*row.delta));
        else
            text("–", Point{x, at(0.79)}, Align::Left, 14, Weight::Regular, Paint::Ink2);
    }
}

void WinView::draw_heading() const
{
    const Font solved{Face::Numerals, Weight::Bold, layout_.scale.font(26)};
    const Point at{layout_.left(), layout_.heading_y};
    canvas_.text(tr("Solved"), at, Align::Left, solved, Paint::Ok);
    const int x = at.x + canvas_.width_of(tr("Solved"), solved) + px(14);
    const std::string stats = stats_text(services_.texts, run_.record().stats);
    std::string sentence = category_name(services_.texts, run_.record().category);
    if (!stats.empty())
        sentence += ", " + stats;
    const Font font{Face::Text, Weight::Regular, layout_.scale.font(15)};
    canvas_.text(shortened(canvas_, sentence, font, layout_.right() - x), Point{x, at.y + px(2)},
                 Align::Left, font, Paint::Ink2);
    draw_time();
    if (run_.is_best())
        draw_badge();
}

void WinView::draw_time() const
{
    const std::string whole = clock_text(run_.record().time);
    const std::size_t point = whole.rfind('.');
    const double size = whole.size() > 7 ? layout_.time_size * 0.75 : layout_.time_size;
    const Font large{Face::Numerals, Weight::Bold, layout_.scale.font(size)};
    const Font small{Face::Numerals, Weight::Bold, layout_.scale.font(size * 44 / 92)};
    const std::string minutes = whole.substr(0, point);
    const Point at{layout_.left() - px(2), layout_.time_y};
    canvas_.text(minutes, at, Align::Left, large, Paint::Gold);
    const int down = static_cast<int>(std::lround(0.727 * (large.size - small.size) / 2));
    canvas_.text(whole.substr(point),
                 Point{at.x + canvas_.width_of(minutes, large) + px(4), at.y + down}, Align::Left,
                 small, Paint::Gold);
}

void WinView::draw_badge() const
{
    // As wide as its text, from the right end.
    const Font font{Face::Text, Weight::Bold, layout_.scale.font(15)};
    const int width =
        std::max(layout_.badge.width, px(54 + 18) + canvas_.width_of(tr("New best"), font));
    const Rect area{layout_.badge.right() - width, layout_.badge.y, width, layout_.badge.height};
    const int radius = px(12);
    canvas_.rounded(area, radius, Paint::GoldSoft);
    canvas_.rounded_border(area, radius, static_cast<float>(px(2)), Paint::Gold);
    draw_icon(canvas_, Icon::Trophy, Point{area.x + px(30), area.centre().y}, px(22), Paint::Gold);
    const auto ahead = run_.ahead_of_best();
    const int x = area.x + px(54);
    const int apart = ahead ? std::max(area.height / 6, px(10)) : 0;
    text(tr("New best"), Point{x, area.centre().y - apart}, Align::Left, 15, Weight::Bold,
         Paint::Gold);
    if (ahead)
        text(delta_text(*ahead), Point{x, area.centre().y + apart}, Align::Left, 15, Weight::Medium,
             Paint::Gold);
}

void WinView::draw_reason() const
{
    card(layout_.initials_card);
    const Font font{Face::Text, Weight::Regular, layout_.scale.font(16)};
    const Rect area = layout_.initials_card.inset(px(28));
    const std::vector<std::string> lines =
        wrapped(canvas_, run_.reason_outside(), font, area.width);
    const int step = font.size * 3 / 2;
    int y = area.centre().y - step * (static_cast<int>(lines.size()) - 1) / 2;
    for (const std::string& line : lines) {
        canvas_.text(line, Point{area.x, y}, Align::Left, font, Paint::Ink);
        y += step;
    }
}

void WinView::draw_initials(const Initials& initials, InitialsEntry entry) const
{
    const bool entering = entry != InitialsEntry::Saved;
    const bool refused = entry == InitialsEntry::Refused;
    card(layout_.initials_card);
    const Rect place = layout_.initials_texts;
    text(tr("Your initials"), Point{place.x, place.y + px(10)}, Align::Left, 16, Weight::SemiBold,
         Paint::Ink);
    const std::optional<engine::Message> save_error = services_.saves.save_error();
    const std::string saved =
        save_error ? services_.texts.tr(*save_error) : tr("Saved in the table.");
    const std::string how = refused ? tr("Only Latin letters, digits, a dash or a space.")
                            : entering ? tr("Type them, or spin with ↑ ↓ and move with ← →.")
                                       : saved;
    const Font font{Face::Text, Weight::Regular, layout_.scale.font(14)};
    const int step = font.size * 10 / 7;
    int y = place.y + px(38);
    for (const std::string& line : wrapped(canvas_, how, font, place.width)) {
        if (y <= place.bottom())
            canvas_.text(line, Point{place.x, y}, Align::Left, font,
                         refused ? Paint::Error : Paint::Ink2);
        y += step;
    }
    const int key_y = place.bottom() - px(10);
    if (entering && y <= key_y) {
        const std::string key = key_name(Key::Enter, services_.texts);
        const int width =
            draw_key_hint(canvas_, key, Point{place.x, key_y}, Align::Left, layout_.scale);
        text(services_.texts.trc("key", "saves"), Point{place.x + width + px(8), key_y},
             Align::Left, 14, Weight::Regular, Paint::Ink2);
    }
    for (std::size_t cap = 0; cap < layout_.caps.size(); ++cap)
        draw_cap(cap, initials, entering);
}

void WinView::draw_cap(std::size_t cap, const Initials& initials, bool entering) const
{
    const Rect area = layout_.caps[cap];
    const bool active = entering && initials.place() == cap;
    const Button key{.area = area, .style = ButtonStyle::Keycap};
    draw_keycap(canvas_, key, ButtonState{}, layout_.scale);
    const double size = area.width >= px(70) ? 42 : 32;
    const Point middle{area.centre().x, area.centre().y - px(2)};
    canvas_.text(initials.letter(cap), middle, Align::Centre,
                 Font{Face::Numerals, Weight::Bold, layout_.scale.font(size)}, Paint::Ink);
    if (!active)
        return;
    canvas_.rounded_border(area.inset(-px(4)), px(14), static_cast<float>(2.5 * layout_.scale.unit),
                           Paint::Gold);
    canvas_.rounded(Rect{middle.x - px(16), area.bottom() - px(20), px(32), px(4)}, px(2),
                    Paint::AccentText);
    const auto half = static_cast<float>(7 * layout_.scale.unit);
    const auto tall = static_cast<float>(8 * layout_.scale.unit);
    Shape up;
    add_polygon(up, {Spot{-half, tall / 2}, Spot{half, tall / 2}, Spot{0, -tall / 2}});
    Shape down;
    add_polygon(down, {Spot{-half, -tall / 2}, Spot{half, -tall / 2}, Spot{0, tall / 2}});
    canvas_.shape(up, layout_.arrow_up(cap).centre(), Paint::Gold);
    canvas_.shape(down, layout_.arrow_down(cap).centre(), Paint::Gold);
}

// The first rows of the table; the player's own run replaces the last one if it is further down.
std::vector<WinView::TableRow> WinView::rows_shown() const
{
    const std::vector<std::size_t> table = run_.table();
    const std::size_t room = layout_.table_rows;
    std::vector<TableRow> rows;
    for (std::size_t rank = 0; rank < table.size() && rank < room; ++rank)
        rows.push_back(TableRow{rank, table[rank] == run_.run()});
    const auto own = run_.rank();
    if (own && *own >= room)
        rows.back() = TableRow{*own, true};
    return rows;
}

void WinView::draw_table(const Initials& initials, bool entering, bool lit) const
{
    card(layout_.table);
    const std::vector<std::size_t> table = run_.table();
    int place = 0;
    bool line = false;
    for (const TableRow& row : rows_shown()) {
        const Rect area = layout_.table_row(place++);
        if (line && !row.own)
            canvas_.fill(Rect{area.x + px(16), area.y, area.width - 2 * px(16), std::max(1, px(1))},
                         Paint::Line);
        line = !row.own;
        std::string name = services_.records.runs()[table[row.rank]].initials;
        if (row.own && entering) {
            name.clear();
            for (std::size_t cap = 0; cap < layout_.caps.size(); ++cap)
                name += cap == initials.place() && !lit ? "_" : initials.letter(cap);
        }
        draw_row(row, area, name);
    }
    if (place == 0)
        text(tr("No clean run yet."), layout_.table.centre(), Align::Centre, 15, Weight::Regular,
             Paint::Ink2);
}

void WinView::draw_row(TableRow row, Rect area, const std::string& initials) const
{
    const engine::Record& record = services_.records.runs()[run_.table()[row.rank]];
    const Paint paint = row.own ? Paint::Gold : Paint::Ink;
    const int y = area.centre().y;
    if (row.own) {
        const Rect box = area.inset(px(1));
        canvas_.rounded(box, px(10), Paint::GoldSoft);
        canvas_.rounded_border(box, px(10), static_cast<float>(px(2)), Paint::Gold);
    }
    const int left = area.x + px(24);
    if (row.own && row.rank == 0)
        draw_icon(canvas_, Icon::Trophy, Point{left, y}, px(18), paint);
    else
        text(std::to_string(row.rank + 1), Point{left, y}, Align::Centre, 14, Weight::Regular,
             row.own ? Paint::Gold : Paint::Ink2);
    const Font font{Face::Text, Weight::SemiBold, layout_.scale.font(16)};
    int x = area.x + px(72);
    for (const std::string& letter : characters_of(initials)) {
        canvas_.text(letter, Point{x + font.size * 2 / 5, y}, Align::Centre, font, paint);
        x += font.size * 7 / 8;
    }
    draw_numerals(canvas_, clock_text(record.time), Point{area.x + area.width * 318 / 536, y},
                  Align::Right, Font{Face::Numerals, Weight::SemiBold, layout_.scale.font(18)},
                  paint);
    const engine::PlayTime gap = record.time - run_.record().time;
    const std::string behind = row.own ? tr("now") : delta_text(gap);
    const Font quiet{Face::Numerals, Weight::Medium, layout_.scale.font(14)};
    const Point right{area.right() - px(20), y};
    if (row.own)
        canvas_.text(behind, right, Align::Right, quiet, Paint::Gold);
    else
        draw_numerals(canvas_, behind, right, Align::Right, quiet, Paint::Ink2);
}

void WinView::card(Rect area) const
{
    draw_card(canvas_, area, layout_.scale);
}

void WinView::text(
    const std::string& shown, Point at, Align align, double size, Weight weight, Paint paint) const
{
    canvas_.text(shown, at, align, Font{Face::Text, weight, layout_.scale.font(size)}, paint);
}

} // namespace game
