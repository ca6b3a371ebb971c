#include "game/scenes/win/win_view.h"

#include <algorithm>
#include <cmath>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "game/scenes/runs/play_texts.h"
#include "game/ui/commands.h"
#include "game/ui/icons.h"
#include "game/ui/names.h"
#include "game/widgets/button.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/initial_cap.h"
#include "game/widgets/play/clock_view.h"
#include "game/widgets/play/race_view.h"

namespace game {
namespace {

// The time is drawn in two sizes.
constexpr double tenths_share = 44.0 / 92;

// Columns of the table, in units from the ends of a row.
constexpr double name_column = 52;
constexpr double difference_margin = 16;

// The right end of the times.
int time_column(Rect row)
{
    return row.x + row.width * 62 / 100;
}

} // namespace

WinView::WinView(Canvas& canvas,
                 const Services& services,
                 const WinLayout& layout,
                 const FinishedRun& run)
    : canvas_(canvas), services_(services), layout_(layout), run_(run)
{
}

void WinView::draw_splits() const
{
    const Race& race = run_.race();
    for (std::size_t split = 0; split < layout_.splits.size(); ++split) {
        if (!layout_.splits[split].empty())
            draw_split(race.rows[split], split);
    }
}

void WinView::draw_split(const SplitRow& row, std::size_t split) const
{
    const Rect area = layout_.splits[split];
    const Scale scale = layout_.scale;
    canvas_.rounded(area, px(10), Paint::Surface);
    canvas_.rounded_border(area, px(10), hair(scale) * (row.golden ? 1.5f : 1.0f),
                           row.golden ? Paint::Gold : Paint::Line);
    const int beside = std::clamp(area.width / 9, px(5), px(12));
    const auto line = [&](double share) {
        return Rect{area.x + beside, area.y + rounded(area.height * share) - px(8),
                    area.width - 2 * beside, px(16)};
    };
    const TextLook quiet{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
    const int room = line(0.21).width - (row.golden ? px(18) : 0);
    const std::string title = split_title(split, font_of(quiet, scale), room);
    draw_text(canvas_, title, line(0.21), quiet, scale);
    const int name = canvas_.width_of(title, font_of(quiet, scale));
    if (row.golden && name + px(18) <= line(0.21).width)
        draw_icon(canvas_, Icon::Star, Point{line(0).right() - px(6), line(0.21).centre().y},
                  px(14), Paint::Gold);
    draw_fitted(row.time ? clock_text(*row.time) : "–", line(0.5), 17, Paint::Ink);
    const Paint paint = !row.delta   ? Paint::Ink2
                        : row.golden ? Paint::Gold
                                     : delta_paint(*row.delta);
    draw_fitted(row.delta ? delta_text(*row.delta) : "–", line(0.79), 14, paint);
}

// With whom it is compared, if that is a rival and there is room.
std::string WinView::split_title(std::size_t split, const Font& font, int width) const
{
    const std::string name = split_name(split);
    const std::string rival = run_.rival();
    const std::string whole = name + " · " + rival;
    return !rival.empty() && canvas_.width_of(whole, font) <= width ? whole : name;
}

// Numerals that become smaller where there is little room.
void WinView::draw_fitted(const std::string& numerals, Rect place, double size, Paint paint) const
{
    Font font{Face::Numerals, Weight::SemiBold, layout_.scale.font(size)};
    while (font.size > px(10) && numerals_width(canvas_, numerals, font) > place.width)
        --font.size;
    draw_numerals(canvas_, numerals, Point{place.x, place.centre().y}, Align::Left, font, paint);
}

// On one line, or below each other in a narrow column.
void WinView::draw_heading(const std::string& sentence) const
{
    const Font solved{Face::Numerals, Weight::Bold, layout_.scale.font(26)};
    const Rect area = layout_.heading;
    const Font font{Face::Text, Weight::Regular, layout_.scale.font(15)};
    if (!layout_.is_narrow) {
        const int y = area.centre().y;
        canvas_.text(tr("Solved"), Point{area.x, y}, Align::Left, solved, Paint::Ok);
        const int x = area.x + canvas_.width_of(tr("Solved"), solved) + px(14);
        draw_shortened(canvas_, sentence, Point{x, y + px(2)}, Align::Left, font, area.right() - x,
                       Paint::Ink2);
        return;
    }
    const int line = font.size * 4 / 3;
    Point at{area.x, area.y + solved.size / 2};
    canvas_.text(tr("Solved"), at, Align::Left, solved, Paint::Ok);
    at.y += solved.size / 2 + line * 3 / 4;
    const auto lines = lines_of(sentence, font, area.width);
    for (std::size_t shown = 0; shown < lines.size() && at.y + line / 2 <= area.bottom(); ++shown) {
        const bool last = at.y + line * 3 / 2 > area.bottom();
        const bool more = last && shown + 1 < lines.size();
        const std::string_view rest =
            std::string_view(sentence).substr(lines[shown].data() - sentence.data());
        draw_shortened(canvas_, more ? rest : lines[shown], at, Align::Left, font, area.width,
                       Paint::Ink2);
        at.y += line;
    }
}

FlyingTime WinView::time_in_place() const
{
    const std::string whole = clock_text(run_.record().time);
    const double usual = layout_.scale.px(layout_.time_size);
    const Font font{Face::Numerals, Weight::Bold, static_cast<int>(usual)};
    const int width = canvas_.width_of(whole, font);
    const double fits = width > layout_.time.width ? usual * layout_.time.width / width : usual;
    return {Point{layout_.time.x - px(2), layout_.time.centre().y}, fits, 100};
}

void WinView::draw_time(const FlyingTime& time) const
{
    const std::string whole = clock_text(run_.record().time);
    const std::size_t point = whole.rfind('.');
    const Font large{Face::Numerals, Weight::Bold, rounded(time.size)};
    const Font small{Face::Numerals, Weight::Bold, rounded(time.size * tenths_share)};
    const Tint tint(Paint::Ink, Paint::Gold, time.gold);
    const std::string minutes = whole.substr(0, point);
    canvas_.text(minutes, time.at, Align::Left, large, tint);
    const int down = rounded(0.727 * (large.size - small.size) / 2);
    const int x = time.at.x + canvas_.width_of(minutes, large) + rounded(time.size / 23);
    canvas_.text(whole.substr(point), Point{x, time.at.y + down}, Align::Left, small, tint);
}

// As wide as its text, from the right end; in a narrow column from the left.
Rect WinView::badge_area(double size) const
{
    const auto ahead = run_.ahead_of_best();
    const Font font{Face::Text, Weight::Bold, layout_.scale.font(15)};
    int text = canvas_.width_of(tr("New best"), font);
    if (ahead)
        text = std::max(text, canvas_.width_of(delta_text(*ahead), font));
    const int width = std::min(layout_.badge.width, px(54 + 18) + text);
    const int x = layout_.is_narrow ? layout_.badge.x : layout_.badge.right() - width;
    const Rect whole{x, layout_.badge.y, width, layout_.badge.height};
    const int across = rounded(whole.width * (size - 1) / 2);
    const int down = rounded(whole.height * (size - 1) / 2);
    return Rect{whole.x - across, whole.y - down, whole.width + 2 * across,
                whole.height + 2 * down};
}

void WinView::draw_badge(double size) const
{
    const Rect area = badge_area(size);
    const int radius = px(12 * size);
    const auto part = [&](double units) {
        return px(units * size);
    };
    canvas_.rounded(area, radius, Paint::GoldSoft);
    canvas_.rounded_border(area, radius, px(2), Paint::Gold);
    draw_icon(canvas_, Icon::Trophy, Point{area.x + part(30), area.centre().y}, part(22),
              Paint::Gold);
    const auto ahead = run_.ahead_of_best();
    const int x = area.x + part(54);
    const int room = area.right() - px(10) - x;
    const int apart = ahead ? std::max(area.height / 6, part(9)) : 0;
    Font bold{Face::Text, Weight::Bold, layout_.scale.font(15 * size)};
    while (bold.size > px(12) && canvas_.width_of(tr("New best"), bold) > room)
        --bold.size;
    draw_shortened(canvas_, tr("New best"), Point{x, area.centre().y - apart}, Align::Left, bold,
                   room, Paint::Gold);
    if (ahead)
        text(delta_text(*ahead), Point{x, area.centre().y + apart}, Align::Left, 15 * size,
             Weight::Medium, Paint::Gold);
}

void WinView::draw_reason(const std::string& reason) const
{
    card(layout_.initials_card);
    const Font font{Face::Text, Weight::Regular, layout_.scale.font(16)};
    const Rect area = layout_.initials_card.inset(px(20));
    const auto lines = lines_of(reason, font, area.width);
    const int step = font.size * 3 / 2;
    int y = area.centre().y - step * (engine::count_of(lines) - 1) / 2;
    for (const std::string_view line : lines) {
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
    draw_text(canvas_, tr("Your initials"), Rect{place.x, place.y, place.width, px(20)},
              TextLook{.size = 16, .weight = Weight::SemiBold}, layout_.scale);
    const std::optional<engine::Message> save_error = services_.saves.save_error();
    const std::string failed = save_error ? services_.texts.tr(*save_error) : std::string();
    const std::string_view saved = save_error ? failed : tr("Saved in the table.");
    const std::string_view how = refused    ? tr("Only Latin letters, digits, a dash or a space.")
                                 : entering ? tr("Type them, or spin with ↑ ↓ and move with ← →.")
                                            : saved;
    draw_instructions(how, place, refused ? Paint::Error : Paint::Ink2,
                      entering && !refused ? ShownKey::Enter : ShownKey::None);
    for (std::size_t cap = 0; cap < layout_.caps.size(); ++cap)
        draw_cap(cap, initials, entering);
}

// As many lines as there is room for; where there is little, the key alone says enough.
void WinView::draw_instructions(std::string_view how, Rect place, Paint paint, ShownKey key) const
{
    const Font font{Face::Text, Weight::Regular, layout_.scale.font(14)};
    const int step = font.size * 10 / 7;
    const int key_y = place.bottom() - px(10);
    const auto lines = lines_of(how, font, place.width);
    int y = place.y + px(20) + step * 3 / 4;
    const int end = y + step * (engine::count_of(lines) - 1) + step / 2;
    const bool has_key = key == ShownKey::Enter;
    if (!has_key || end <= place.bottom()) {
        for (const std::string_view line : lines) {
            canvas_.text(line, Point{place.x, y}, Align::Left, font, paint);
            y += step;
        }
    }
    if (!has_key || (end <= place.bottom() && y > key_y))
        return;
    const int width = draw_key_hint(canvas_, services_.hint_of({.key = Key::Enter}),
                                    Point{place.x, key_y}, Align::Left, layout_.scale);
    text(services_.texts.trc("key", "saves"), Point{place.x + width + px(8), key_y}, Align::Left,
         14, Weight::Regular, Paint::Ink2);
}

void WinView::draw_cap(std::size_t cap, const Initials& initials, bool entering) const
{
    draw_initial_cap(canvas_, layout_.caps[cap], initials.letter(cap),
                     entering && initials.place() == cap, layout_.scale);
}

// The first rows of the table; the player's own run replaces the last one if it is further down.
std::pmr::vector<WinView::TableRow> WinView::rows_shown() const
{
    const std::vector<std::size_t>& table = run_.table();
    const std::size_t room = layout_.table_rows;
    std::pmr::vector<TableRow> rows(&canvas_.memory());
    for (std::size_t rank = 0; rank < table.size() && rank < room; ++rank)
        rows.push_back(TableRow{rank, table[rank] == run_.run()});
    const auto own = run_.rank();
    if (own && *own >= room)
        rows.back() = TableRow{*own, true};
    return rows;
}

void WinView::draw_table(const Initials& initials, bool entering, bool lit) const
{
    if (layout_.table.empty())
        return;
    card(layout_.table);
    draw_table_heading();
    const std::vector<std::size_t>& table = run_.table();
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
    draw_table_remark();
}

void WinView::draw_table_heading() const
{
    const Rect area = layout_.table_heading();
    const auto name = [&](const char* column, int x, int right, Align align) {
        draw_text(
            canvas_, tr(column), Rect{x, area.y, right - x, area.height},
            TextLook{.size = 12, .weight = Weight::Regular, .tint = Paint::Ink2, .align = align},
            layout_.scale);
    };
    const int time = time_column(area);
    name(engine::N_("Initials"), area.x + px(name_column), time - px(60), Align::Left);
    name(engine::N_("Time"), time - px(56), time, Align::Right);
    name(engine::N_("Difference"), time + px(8), area.right() - px(difference_margin),
         Align::Right);
}

// What a table without runs, or with this one alone, means.
void WinView::draw_table_remark() const
{
    const std::size_t runs = run_.table().size();
    if (runs > 0 && !layout_.has_remark)
        return;
    const std::string_view remark = runs == 0 ? tr("No clean run in this category yet.")
                                              : tr("Your first in this category: "
                                                   "now there is a time to beat.");
    const Rect area = layout_.has_remark ? layout_.table_remark() : layout_.table_row(0);
    const Font font{Face::Text, Weight::Regular, layout_.scale.font(14)};
    const auto lines = lines_of(remark, font, area.width);
    const int step = font.size * 10 / 7;
    int y = area.centre().y - step * (engine::count_of(lines) - 1) / 2;
    for (const std::string_view line : lines) {
        canvas_.text(line, Point{area.centre().x, y}, Align::Centre, font, Paint::Ink2);
        y += step;
    }
}

void WinView::draw_row(TableRow row, Rect area, const std::string& initials) const
{
    const engine::Record& record = services_.records.runs()[run_.table()[row.rank]];
    const Paint paint = row.own ? Paint::Gold : Paint::Ink;
    const int y = area.centre().y;
    if (row.own) {
        const Rect box = area.inset(px(1));
        canvas_.rounded(box, px(10), Paint::GoldSoft);
        canvas_.rounded_border(box, px(10), px(2), Paint::Gold);
    }
    const int left = area.x + px(22);
    if (row.own && row.rank == 0)
        draw_icon(canvas_, Icon::Trophy, Point{left, y}, px(18), paint);
    else
        text(std::to_string(row.rank + 1), Point{left, y}, Align::Centre, 14, Weight::Regular,
             row.own ? Paint::Gold : Paint::Ink2);
    const Font font{Face::Text, Weight::SemiBold, layout_.scale.font(16)};
    int x = area.x + px(name_column);
    for (std::string_view rest = initials; !rest.empty();) {
        const std::string_view letter = rest.substr(0, engine::end_of_character(rest));
        canvas_.text(letter, Point{x + font.size * 2 / 5, y}, Align::Centre, font, paint);
        x += font.size * 7 / 8;
        rest.remove_prefix(letter.size());
    }
    draw_numerals(canvas_, clock_text(record.time), Point{time_column(area), y}, Align::Right,
                  Font{Face::Numerals, Weight::SemiBold, layout_.scale.font(18)}, paint);
    const engine::PlayTime gap = record.time - run_.record().time;
    const std::string behind = row.own ? std::string(tr("now")) : delta_text(gap);
    const Font quiet{Face::Numerals, Weight::Medium, layout_.scale.font(14)};
    const Point right{area.right() - px(difference_margin), y};
    if (row.own)
        canvas_.text(behind, right, Align::Right, quiet, Paint::Gold);
    else
        draw_numerals(canvas_, behind, right, Align::Right, quiet, Paint::Ink2);
}

// Only for the frame that is drawn.
std::pmr::vector<std::string_view>
WinView::lines_of(std::string_view text, const Font& font, int width) const
{
    return game::lines_of(canvas_, text, font, width, canvas_.memory());
}

void WinView::card(Rect area) const
{
    draw_card(canvas_, area, layout_.scale);
}

void WinView::text(
    std::string_view shown, Point at, Align align, double size, Weight weight, Paint paint) const
{
    canvas_.text(shown, at, align, Font{Face::Text, weight, layout_.scale.font(size)}, paint);
}

} // namespace game
