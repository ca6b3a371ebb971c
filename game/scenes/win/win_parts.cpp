#include "game/scenes/win/win_parts.h"

#include <algorithm>
#include <vector>

#include "engine/base/count.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/play/clock_view.h"
#include "game/widgets/play/race.h"

namespace game {
namespace {

constexpr TextLook win_quiet{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};

// A text in the middle of the height, on as many lines as it needs.
Box in_the_middle(const std::string& text, const TextLook& look)
{
    using namespace box;
    return column({space().grow(), paragraph(text, look), space().grow()});
}

struct TableRow {
    std::size_t rank; // from 0
    bool own;
};

// The first rows of the table; the player's own run replaces the last one if it is further down.
std::vector<TableRow> rows_shown(const FinishedRun& run, std::size_t room)
{
    const std::vector<std::size_t>& table = run.table();
    std::vector<TableRow> rows;
    for (std::size_t rank = 0; rank < table.size() && rank < room; ++rank)
        rows.push_back(TableRow{rank, table[rank] == run.run()});
    if (const auto own = run.rank(); own && *own >= room)
        rows.back() = TableRow{*own, true};
    return rows;
}

// The place, the initials, the time, the difference.
Box columns(const Box& place, const Box& name, const Box& time, const Box& difference)
{
    using namespace box;
    const Box left = row({place.size(44), space(8), name.size(0).grow(), time});
    return row({left.size(0).grow(62), difference.size(0).grow(38), space(16)});
}

Box heads(const engine::Translations& texts)
{
    const auto head = [&](const char* name, Align align) {
        return box::text(
            texts.tr(name),
            {.size = 12, .weight = Weight::Regular, .tint = Paint::Ink2, .align = align});
    };
    return columns(box::space(), head(engine::N_("Initials"), Align::Left),
                   head(engine::N_("Time"), Align::Right),
                   head(engine::N_("Difference"), Align::Right));
}

// One below the other in all rows.
Box letters(std::size_t count, const OwnLetter& letter_at, Paint paint)
{
    const TextLook look{
        .size = 16, .weight = Weight::SemiBold, .tint = paint, .align = Align::Centre};
    std::vector<Box> letters;
    for (std::size_t place = 0; place < count; ++place) {
        const auto draw = [=](Canvas& canvas, Rect area, Scale scale) {
            draw_text(canvas, letter_at(place), area, look, scale);
        };
        letters.push_back(box::picture(draw).size(box::with_text(14)));
    }
    return box::row(std::move(letters));
}

Box name_in(const TableRow& row, const std::string& initials, const OwnLetter& own_letter)
{
    const std::vector<std::string> all = characters_of(initials);
    const Paint paint = row.own ? Paint::Gold : Paint::Ink;
    if (row.own && own_letter)
        return letters(all.size(), own_letter, paint);
    return letters(all.size(), [all](std::size_t place) { return all[place]; }, paint);
}

void draw_own(Canvas& canvas, Rect area, Scale scale)
{
    const Rect box = area.inset(rounded(scale.unit));
    const int radius = rounded(10 * scale.unit);
    canvas.rounded(box, radius, Paint::GoldSoft);
    canvas.rounded_border(box, radius, rounded(2 * scale.unit), Paint::Gold);
}

Box run_row(const Services& services,
            const FinishedRun& run,
            const TableRow& row,
            const OwnLetter& own_letter)
{
    using namespace box;
    const engine::Record& record = services.records.runs()[run.table()[row.rank]];
    const Paint quiet = row.own ? Paint::Gold : Paint::Ink2;
    const TextLook place_look{
        .size = 14, .weight = Weight::Regular, .tint = quiet, .align = Align::Centre};
    const TextLook time_look{.size = 18,
                             .weight = Weight::SemiBold,
                             .tint = row.own ? Paint::Gold : Paint::Ink,
                             .align = Align::Right,
                             .face = Face::Numerals};
    const TextLook difference_look{.size = 14,
                                   .weight = Weight::Medium,
                                   .tint = quiet,
                                   .align = Align::Right,
                                   .face = Face::Numerals};
    const Box place = row.own && row.rank == 0
                          ? box::row({space(13), icon(Icon::Trophy, 18, Paint::Gold)})
                          : text(std::to_string(row.rank + 1), place_look);
    const Box difference =
        row.own ? text(services.texts.tr("now"), difference_look)
                : number(delta_text(record.time - run.record().time), difference_look);
    const Box all = columns(place, name_in(row, record.initials, own_letter),
                            number(clock_text(record.time), time_look), difference);
    return row.own ? all.showing({.draw = draw_own}) : all;
}

// What a table without runs, or with this one alone, means.
std::string remark_of(const engine::Translations& texts, const FinishedRun& run)
{
    return run.table().empty() ? texts.tr("No clean run in this category yet.")
                               : texts.tr("Your first in this category: "
                                          "now there is a time to beat.");
}

} // namespace

Box win_heading(const engine::Translations& texts, const std::string& sentence, bool is_narrow)
{
    using namespace box;
    const TextLook solved_look{
        .size = 26, .weight = Weight::Bold, .tint = Paint::Ok, .face = Face::Numerals};
    const TextLook sentence_look{.size = 15, .weight = Weight::Regular, .tint = Paint::Ink2};
    const Box solved = text(texts.tr("Solved"), solved_look);
    if (!is_narrow)
        return row({solved.then(14), text(sentence, sentence_look).size(0).grow()});
    const auto lines = [=](Canvas& canvas, Rect area, Scale scale) {
        draw_shortened_paragraph(canvas, sentence, area, sentence_look, scale);
    };
    return column({solved.size(with_text(27)), picture(lines).grow()});
}

Box win_split(const FinishedRun& run, std::size_t split)
{
    using namespace box;
    const SplitRow& row = run.race().rows[split];
    const auto figures = [](std::string shown, double size, Paint paint) {
        const TextLook look{
            .size = size, .weight = Weight::SemiBold, .tint = paint, .face = Face::Numerals};
        const auto draw = [=](Canvas& canvas, Rect area, Scale scale) {
            draw_fitted_number(canvas, shown, area, look, scale);
        };
        return picture(draw).grow();
    };
    const auto title = [&row](const std::string& name) {
        return box::row({text(name, {.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2}),
                         space().grow(), icon(Icon::Star, 14, Paint::Gold).when(row.golden)});
    };
    const std::string name = split_name(split);
    const Box with_rival = title(name + " · " + run.rival());
    const Paint paint = !row.delta   ? Paint::Ink2
                        : row.golden ? Paint::Gold
                                     : delta_paint(*row.delta);
    const Box lines =
        column({first_that_fits({run.rival().empty() ? title(name) : with_rival, title(name)})
                    .size(0)
                    .grow(),
                figures(row.time ? clock_text(*row.time) : "–", 17, Paint::Ink),
                figures(row.delta ? delta_text(*row.delta) : "–", 14, paint)});
    const auto background = [golden = row.golden](Canvas& canvas, Rect area, Scale scale) {
        const int radius = rounded(10 * scale.unit);
        canvas.rounded(area, radius, Paint::Surface);
        canvas.rounded_border(area, radius, hair(scale) * (golden ? 1.5 : 1.0),
                              golden ? Paint::Gold : Paint::Line);
    };
    return for_width([=](double width) {
        const double beside = std::clamp(width / 9, 5.0, 12.0);
        return column({lines.grow()}).padding(beside, 5).showing({.draw = background});
    });
}

// Where there is little room, the sentence is shown without the key; where there is less, the key
// alone says enough.
Box win_initials(const Services& services, InitialsEntry& initials, const WinLayout& layout)
{
    using namespace box;
    TextLook how = win_quiet;
    how.tint = initials.is_refused() ? Paint::Error : Paint::Ink2;
    const Box title =
        text(services.texts.tr("Your initials"), {.size = 16, .weight = Weight::SemiBold}).size(20);
    const Box said = paragraph(initials.in_words(), how);
    const Box key = row({key_hint(services.hint_of({.key = Key::Enter})).then(8),
                         text(services.texts.trc("key", "saves"), win_quiet).grow()})
                        .size(20);
    const bool has_key = initials.is_open() && !initials.is_refused();
    const double high = 78;
    const Box texts = Box::made_by([=](double width, const Unit& unit) {
        const auto fits = [&](const Box& lines) {
            return lines.min_height(unit, width) <= unit.pixels(with_text(high), Axis::Down);
        };
        const Box without_key = column({title, said});
        const Box all = column({without_key, space().grow(), key});
        if (!has_key || (!fits(all) && fits(without_key)))
            return without_key;
        return fits(all) ? all : column({title, space().grow(), key});
    });
    return card({row({texts.across(with_text(high)).grow().then(12),
                      initials.caps(layout.cap, layout.cap + 4, layout.between_caps)
                          .across(layout.cap + 4)})
                     .size(0)
                     .grow()})
        .padding(layout.beside_caps, 0);
}

Box win_reason(const std::string& reason)
{
    return box::card({in_the_middle(reason, {.size = 16, .weight = Weight::Regular}).grow()})
        .padding(20, 0);
}

Box win_table(const Services& services,
              const FinishedRun& run,
              const WinLayout& layout,
              const OwnLetter& own_letter)
{
    using namespace box;
    std::vector<Box> rows = {heads(services.texts).size(with_text(24))};
    const auto line =
        picture([](Canvas& canvas, Rect area, Scale) { canvas.fill(area, Paint::Line); });
    bool is_below_other = false;
    for (const TableRow& row : rows_shown(run, layout.table_rows)) {
        const bool has_line = is_below_other && !row.own;
        rows.push_back(column({line.size(1)}).padding(16, 0).when(has_line));
        rows.push_back(run_row(services, run, row, own_letter).size(0).grow());
        is_below_other = !row.own;
    }
    TextLook look = win_quiet;
    look.align = Align::Centre;
    const Box remark = in_the_middle(remark_of(services.texts, run), look).padding(24, 0);
    if (run.table().empty())
        rows.push_back(remark.size(0).grow());
    else if (layout.has_remark)
        rows.push_back(remark.size(with_text(48)));
    return card(std::move(rows)).padding(12, 10);
}

} // namespace game
