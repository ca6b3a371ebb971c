#include "game/scenes/win/win_parts.h"

#include <algorithm>
#include <utility>
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

// The first rows of a table; the player's own run replaces the last one if it is further down.
std::vector<TableRow>
rows_shown(const FinishedRun& run, const std::vector<std::size_t>& table, std::size_t room)
{
    std::vector<TableRow> rows;
    for (std::size_t rank = 0; rank < table.size() && rank < room; ++rank)
        rows.push_back(TableRow{rank, table[rank] == run.run()});
    const bool is_own_table = std::ranges::find(table, run.run()) != table.end();
    if (const auto own = run.rank(); own && *own >= room && is_own_table)
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
            const WinTable& look)
{
    using namespace box;
    const std::vector<std::size_t>& table = look.is_other ? run.other_table() : run.table();
    const engine::Record& record = services.records.runs()[table[row.rank]];
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
    const Box all = columns(place, name_in(row, record.initials, look.own_letter),
                            number(clock_text(record.time), time_look), difference);
    return row.own ? all.showing({.draw = draw_own}) : all;
}

// What a table without runs, or with this one alone, means.
std::string remark_of(const engine::Translations& texts, const FinishedRun& run)
{
    return run.table().empty() ? texts.tr("Be the first on this table: solve one without help.")
                               : texts.tr("Your first in this category: "
                                          "now there is a time to beat.");
}

} // namespace

Box win_heading(const engine::Translations& texts, const std::string& what, bool is_narrow)
{
    using namespace box;
    const TextLook solved_look{
        .size = 26, .weight = Weight::Bold, .tint = Paint::Ok, .face = Face::Numerals};
    const TextLook what_look{.size = 15, .weight = Weight::Regular, .tint = Paint::Ink2};
    const Box solved = text(texts.tr("Solved"), solved_look);
    if (is_narrow)
        return column({solved.size(with_text(27)), paragraph(what, what_look)});
    return row({solved.then(14), in_the_middle(what, what_look).size(0).grow()})
        .at_least(with_text(36));
}

namespace {

constexpr TextLook chip_look{.size = 14, .weight = Weight::Medium};
constexpr double beside_chip = 12;

Box chip(const std::string& fact, bool is_record)
{
    using namespace box;
    TextLook look = chip_look;
    if (is_record) {
        look.tint = Paint::Gold;
        look.weight = Weight::SemiBold;
    }
    const auto draw = [is_record](Canvas& canvas, Rect area, Scale scale) {
        PanelLook panel{.radius = 9};
        if (is_record)
            panel = {.radius = 9, .fill = Paint::GoldSoft, .edge = Paint::Gold};
        draw_panel(canvas, area, panel, scale);
    };
    return row({space(beside_chip), icon(Icon::Star, 14, Paint::Gold).then(6).when(is_record),
                text(fact, look), space(beside_chip)})
        .showing({.draw = draw});
}

// As many in a row as there is room for.
Box in_rows(const std::vector<Box>& chips, double width, const Unit& unit)
{
    using namespace box;
    constexpr double gap = 8;
    std::vector<Box> rows;
    std::vector<Box> row_now;
    double used = 0;
    const auto end_row = [&] {
        if (row_now.empty())
            return;
        row_now.push_back(space().size(0).grow());
        rows.push_back(row(std::exchange(row_now, {})).gaps(gap).size(with_text(34)));
        used = 0;
    };
    for (const Box& each : chips) {
        const double needed = each.natural_width(unit) + unit.pixels(gap, Axis::Across);
        if (used + needed > width + unit.pixels(gap, Axis::Across))
            end_row();
        used += needed;
        row_now.push_back(each);
    }
    end_row();
    return column(std::move(rows)).gaps(gap);
}

} // namespace

Box win_facts(const WinFacts& facts)
{
    using namespace box;
    if (facts.is_small) {
        const TextLook look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
        const TextLook gold{.size = 13, .weight = Weight::SemiBold, .tint = Paint::Gold};
        return column(
            {paragraph(facts.record, gold).when(!facts.record.empty()),
             paragraph(engine::joined_by(", ", facts.facts), look).when(!facts.facts.empty()),
             paragraph(facts.outlook, look).when(!facts.outlook.empty())});
    }
    std::vector<Box> chips;
    if (!facts.record.empty())
        chips.push_back(chip(facts.record, true));
    for (const std::string& fact : facts.facts)
        chips.push_back(chip(fact, false));
    return Box::made_by([chips = std::move(chips)](double width, const Unit& unit) {
        return in_rows(chips, width, unit);
    });
}

Box win_split(const FinishedRun& run, const WinLayout& layout, std::size_t split)
{
    using namespace box;
    const SplitRow& row = run.race().rows[split];
    const bool is_row = layout.is_square;
    const auto figures = [is_row](std::string shown, double size, Paint paint) {
        const TextLook look{.size = size,
                            .weight = Weight::SemiBold,
                            .tint = paint,
                            .align = is_row ? Align::Right : Align::Left,
                            .face = Face::Numerals};
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
    // In a first run there is nothing to compare with.
    const bool has_deltas = std::ranges::any_of(
        run.race().rows, [](const SplitRow& each) { return each.delta.has_value(); });
    const std::vector<Box> parts = {
        first_that_fits({run.rival().empty() || is_row ? title(name) : with_rival, title(name)})
            .size(0)
            .grow(),
        figures(row.time ? clock_text(*row.time) : "–", 17, Paint::Ink),
        figures(row.delta ? delta_text(*row.delta) : "–", 14, paint).when(has_deltas)};
    const Box lines = is_row ? box::row(parts).gaps(8) : column(parts);
    const auto background = [golden = row.golden](Canvas& canvas, Rect area, Scale scale) {
        const int radius = rounded(10 * scale.unit);
        canvas.rounded(area, radius, Paint::Surface);
        canvas.rounded_border(area, radius, hair(scale) * (golden ? 1.5 : 1.0),
                              golden ? Paint::Gold : Paint::Line);
    };
    return for_width([=](double width) {
        const double beside = std::clamp(width / 8, 5.0, is_row ? 16.0 : 12.0);
        return column({lines.grow()}).padding(beside, 5).showing({.draw = background});
    });
}

Box win_hints(const engine::Translations& texts,
              const FinishedRun& run,
              const WinLayout& layout,
              const Practise& practise)
{
    using namespace box;
    const bool is_low = layout.is_low;
    const double high = is_low ? 22 : 28;
    const TextLook name{.size = is_low ? 13.0 : 14.0};
    const TextLook times{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
    const auto& shown = run.shown_techniques();
    std::vector<Box> lines;
    const Box title =
        text(texts.tr("What the hints showed you"),
             {.size = is_low ? 13.0 : 15.0, .weight = Weight::Bold, .face = Face::Numerals});
    if (!is_low || layout.hint_lines == 1)
        lines.push_back(title.size(with_text(is_low ? high : 30)));
    for (std::size_t line = 0; line < shown.size(); ++line) {
        if (static_cast<int>(line) == layout.hint_lines)
            break;
        const std::string often = shown[line].times == 1
                                      ? texts.tr("once")
                                      : texts.trn("{n} time", "{n} times", shown[line].times);
        lines.push_back(row({text(texts.tr(shown[line].technique->name), name).size(0).grow(),
                             text(often, times)})
                            .size(with_text(high)));
        if (!is_low)
            lines.push_back(rule());
    }
    const TextLook link{
        .size = is_low ? 13.0 : 14.0, .weight = Weight::SemiBold, .tint = Paint::AccentText};
    const std::string label = texts.tr("Practise these");
    const Button look{.id = WinPartButton::Technique,
                      .style = ButtonStyle::Dot,
                      .spoken = label,
                      .press = [practise, &shown] {
                          practise(*shown.front().technique);
                      }};
    const Box practice = box::button(
        look, row({text(label, link).then(6), icon(Icon::ChevronRight, 14, Paint::AccentText)}));
    if (is_low) // beside the lines, all in the middle of the height
        return card({row({column({space().grow(), column(std::move(lines)), space().grow()})
                              .size(0)
                              .grow()
                              .then(16),
                          practice})
                         .size(0)
                         .grow()})
            .padding(14, 6);
    lines.push_back(space().grow());
    lines.push_back(row({practice, space().size(0).grow()}).size(with_text(44)));
    return card(std::move(lines)).padding(22, 12);
}

namespace {

// Drawn with the card, which covers what buttons draw.
Box save_key(const std::string& label, std::function<void()> save)
{
    using namespace box;
    const Button look{.id = WinPartButton::Save,
                      .style = ButtonStyle::Dot,
                      .spoken = label,
                      .press = std::move(save)};
    const auto face = [](Canvas& canvas, Rect area, Scale scale) {
        draw_panel(canvas, area, {.radius = 10, .fill = Paint::Raised, .edge = Paint::Line}, scale);
    };
    const Box check = icon(Icon::Check, 18);
    const Box word = text(label, {.size = 15, .weight = Weight::SemiBold});
    const auto framed = [&](std::vector<Box> parts) {
        return row(std::move(parts)).showing({.draw = face});
    };
    const Box content = first_that_fits({framed({space(16), check.then(8), word, space(16)}),
                                         framed({space(10), word, space(10)}),
                                         framed({space(10), check, space(10)})});
    return row({layers({content, box::button(look)}), space().size(0).grow()}).size(44);
}

} // namespace

// Where there is little room, the sentence is shown without the keys; where there is less, they
// alone say enough.
Box win_initials(const Services& services,
                 const FinishedRun& run,
                 InitialsEntry& initials,
                 const WinLayout& layout)
{
    using namespace box;
    const engine::Translations& texts = services.texts;
    TextLook how = win_quiet;
    how.tint = initials.is_refused() ? Paint::Error : Paint::Ink2;
    const TextLook title_look{.size = 18, .weight = Weight::Bold, .face = Face::Numerals};
    const Box title = paragraph(run.place(), title_look);
    const bool asks = initials.is_open() && !initials.is_refused();
    const Box said =
        paragraph(asks && run.is_assisted() ? texts.tr(win_outlook) : initials.in_words(), how);
    const Box enter = key_hint(services.hint_of({.key = Key::Enter}));
    const Box saves = row({enter.then(8), text(texts.trc("key", "save"), win_quiet)});
    const Box types = row({key_hint("A–Z").then(8), text(texts.trc("key", "type"), win_quiet)});
    const Box keys = first_that_fits({row({types.then(16), saves}), saves, enter}).size(20);
    const double high = layout.has_save_key ? 104 : layout.is_low ? 78 : 92;
    const Box saving = save_key(texts.tr("Save"), [&initials] { initials.end(); });
    const Box words = Box::made_by([=](double width, const Unit& unit) {
        if (asks && layout.has_save_key)
            return column({space().grow(), title.then(8), saving, space().grow()});
        if (asks && layout.is_square && !run.is_assisted())
            return column({title, space().grow(), keys});
        const auto fits = [&](const Box& lines) {
            return lines.min_height(unit, width) <= unit.pixels(with_text(high), Axis::Down);
        };
        const Box without_keys = column({title, said});
        const Box all = column({without_keys, space().grow(), keys});
        if (!asks || (!fits(all) && fits(without_keys)))
            return without_keys;
        return fits(all) ? all : column({title, space().grow(), keys});
    });
    return card({row({words.across(with_text(high)).grow().then(12),
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

Box win_picture(const engine::Translations& texts, const std::filesystem::path& file)
{
    using namespace box;
    const TextLook title{.size = 18, .weight = Weight::Bold, .face = Face::Numerals};
    const TextLook name{.size = 14, .weight = Weight::Medium};
    const TextLook folder{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
    return card({space().grow(), text(texts.tr("The picture is saved"), title).then(6),
                 text(file.filename().string(), name).then(4),
                 text(file.parent_path().string(), folder), space().grow()})
        .padding(20, 0);
}

namespace {

// The own table first.
Box table_switch(const engine::Translations& texts, const FinishedRun& run, const WinTable& table)
{
    using namespace box;
    const std::string with = texts.tr("With help");
    const std::string without = texts.tr("Without help");
    const bool is_assisted = run.is_assisted();
    const Segments segments{.first = WinPartButton::Table,
                            .labels = {is_assisted ? with : without, is_assisted ? without : with},
                            .chosen = table.is_other ? 1U : 0U,
                            .choose = [choose = table.choose](std::size_t index) {
                                choose(index == 1);
                            }};
    return row({box::segments(segments).at_most(40), space().size(0).grow()})
        .size(with_text(40))
        .then(with_text(8));
}

} // namespace

Box win_table(const Services& services,
              const FinishedRun& run,
              const WinLayout& layout,
              const WinTable& look)
{
    using namespace box;
    const std::vector<std::size_t>& table = look.is_other ? run.other_table() : run.table();
    std::vector<Box> rows;
    if (layout.has_switch)
        rows.push_back(table_switch(services.texts, run, look));
    rows.push_back(heads(services.texts).size(with_text(24)));
    const auto line =
        picture([](Canvas& canvas, Rect area, Scale) { canvas.fill(area, Paint::Line); });
    bool is_below_other = false;
    for (const TableRow& row : rows_shown(run, table, layout.table_rows)) {
        const bool has_line = is_below_other && !row.own;
        rows.push_back(column({line.size(1)}).padding(16, 0).when(has_line));
        const Box line_of_run = run_row(services, run, row, look);
        rows.push_back(layout.has_remark ? line_of_run.between(with_text(26), with_text(44))
                                         : line_of_run.size(0).grow());
        is_below_other = !row.own;
    }
    TextLook remark_look = win_quiet;
    remark_look.align = Align::Centre;
    const Box remark = in_the_middle(remark_of(services.texts, run), remark_look).padding(24, 0);
    if (table.empty())
        rows.push_back(remark.size(0).grow());
    else if (layout.has_remark)
        rows.push_back(remark.at_least(with_text(48)).size(0).grow());
    return card(std::move(rows)).padding(12, 10);
}

} // namespace game
