#include "game/command_line/print.h"

#include <algorithm>
#include <utility>

#include "engine/base/plain_text.h"
#include "engine/make/reachable_levels.h"
#include "engine/print/page_plan.h"
#include "engine/print/print_layout.h"
#include "engine/rules/layout.h"
#include "game/command_line/interruption.h"
#include "game/command_line/option_values.h"
#include "game/command_line/output.h"
#include "game/print/font_files.h"

namespace game {

namespace {

using engine::Level;
using engine::Translations;

// The format that is asked for, or that the name of the file tells.
engine::Result<SheetFormat> format_of(const PrintArguments& asked)
{
    if (asked.to.empty())
        return engine::Failure{
            {engine::N_("--to must name the file to write, or be - for standard output")}};
    if (asked.format || asked.to == "-")
        return asked.format.value_or(SheetFormat::Pdf);
    if (const auto format = sheet_format_of(asked.to))
        return *format;
    return engine::Failure{engine::listing(
        {engine::N_("the name {file} does not tell the format: end it in one of {known} "
                    "and {last}, or give --format"),
         {{"file", asked.to}}},
        sheet_format_names())};
}

// The levels of the range that the layout has, rising. None if all puzzles are of one level, which
// order_of() finds.
engine::Result<std::vector<Level>> rising_levels(const PrintArguments& asked)
{
    const OrderArguments& order = asked.order;
    const bool is_usual = asked.choices.is_booklet && !order.levels && !order.technique;
    const LevelRange range =
        is_usual ? LevelRange{Level::Beginner, Level::Expert} : order.levels.value_or(LevelRange{});
    std::vector<Level> levels;
    if (range.easiest == range.hardest)
        return levels;
    const engine::Layout layout = layout_of(order);
    for (const Level level : engine::reachable_levels(layout)) {
        if (level >= range.easiest && level <= range.hardest)
            levels.push_back(level);
    }
    if (levels.empty())
        return engine::Failure{
            {engine::N_("{layout} has no puzzles of the levels from {first} to {last}"),
             {{"layout", layout.id},
              {"first", std::string(id_of(range.easiest))},
              {"last", std::string(id_of(range.hardest))}}}};
    std::ranges::sort(levels);
    return levels;
}

struct PrintWish {
    engine::PrintChoices choices;
    SheetWriting writing;
    engine::SymbolChoice symbols = engine::SymbolSet::Figures;
};

engine::SymbolChoice symbols_of(const PrintArguments& asked)
{
    using enum engine::SymbolSet;
    if (!asked.own_symbols.empty())
        return {Own, asked.own_symbols};
    return asked.symbols.value_or(asked.letters ? Letters : Figures);
}

// Fails with a sentence if it is not clear what to write.
engine::Result<PrintWish> wish_of(const PrintArguments& asked)
{
    const auto format = format_of(asked);
    if (!format)
        return engine::Failure{format.why()};
    PrintWish wish{.choices = asked.choices,
                   .writing = {.format = *format, .dots_per_inch = asked.dots_per_inch},
                   .symbols = symbols_of(asked)};
    engine::PrintChoices& choices = wish.choices;
    if (asked.large)
        choices.type = engine::TypeSize::Large;
    choices.is_booklet |= !choices.title.empty();
    // A file with anything else in it could not be read.
    if (!engine::is_plain_text(choices.title, choices.title.size()))
        choices.title = engine::visible_text(choices.title);
    wish.writing.title = choices.title;
    return wish;
}

// If the level is a range, or the pages are a booklet without one level, levels rise, each with as
// many puzzles. Without a number of puzzles they fill one page, or one for each level.
engine::Result<PrintOrder> print_order_of(const PrintArguments& asked, const PrintWish& wish)
{
    const auto rising = rising_levels(asked);
    if (!rising)
        return engine::Failure{rising.why()};
    OrderArguments order = asked.order;
    if (!rising->empty())
        order.levels = LevelRange{rising->front(), rising->front()};
    const std::size_t parts = std::max<std::size_t>(1, rising->size());
    if (!order.count)
        order.count = static_cast<int>(wish.choices.per_page * parts);
    const auto first = order_of(order);
    if (!first)
        return engine::Failure{first.why()};
    PrintOrder all{.specs = {}, .first = *first};
    const std::size_t count = first->count;
    for (std::size_t index = 0; index < count; ++index) {
        engine::PuzzleSpec spec = first->spec;
        spec.seed += index;
        if (!rising->empty())
            spec.level = (*rising)[index * parts / count];
        all.specs.push_back(spec);
    }
    return all;
}

// Large type needs space; says how many puzzles fit on a page.
void say_what_fits(const std::vector<engine::PuzzleToPrint>& puzzles,
                   const engine::PrintChoices& choices,
                   Streams streams,
                   const Translations& texts)
{
    const int fits = per_page_that_fits(puzzles, choices);
    if (fits < choices.per_page)
        complain(streams.err, texts,
                 {engine::N_("in large type {n} on a page are too many; each page has {fits}"),
                  {{"n", std::to_string(choices.per_page)}, {"fits", std::to_string(fits)}}});
}

// Not all characters are in the fonts; those that are in none are left out.
void say_what_is_missing(const std::string& title,
                         const PrintFonts& fonts,
                         Streams streams,
                         const Translations& texts)
{
    const std::string missing = fonts.missing(title);
    if (!missing.empty())
        complain(streams.err, texts,
                 {engine::N_("no font has these characters of the title, which are left out: "
                             "{characters}"),
                  {{"characters", missing}}});
}

// Writes the files, or the only one to standard output.
int write_pages(const std::string& to,
                const std::vector<std::string>& contents,
                int status,
                Streams streams,
                const Translations& texts)
{
    if (to != "-") {
        const engine::Attempt written = write_files(to, contents);
        return written ? status : fail(improper, written.why(), streams, texts);
    }
    if (contents.size() > 1)
        return fail(improper,
                    {engine::N_("standard output takes one page of SVG or PNG, and there are {n}; "
                                "name a file with --to"),
                     {{"n", std::to_string(contents.size())}}},
                    streams, texts);
    streams.out << contents.front();
    return finish_output(streams, texts, status);
}

// Fails if it is known before the work that its pages can't be written. `count` is the number of
// puzzles; 0 if it is not known yet.
engine::Attempt may_write_pages(const std::string& to, const PrintWish& wish, std::size_t count)
{
    if (to != "-")
        return may_write_files(to);
    const engine::PrintChoices& choices = wish.choices;
    const bool has_several = choices.is_booklet ||
                             choices.solutions == engine::Solutions::OnPages ||
                             std::cmp_greater(count, choices.per_page);
    if (wish.writing.format != SheetFormat::Pdf && count > 0 && has_several)
        return engine::Failure{{engine::N_("standard output takes one page of SVG or PNG, and "
                                           "there would be several; name a file with --to")}};
    return engine::Done{};
}

engine::Result<PrintFonts> fonts_of(const PrintArguments& asked)
{
    if (!asked.font_folders.empty())
        return PrintFonts::find(asked.font_folders);
    const auto folders = trusted_font_folders({});
    return folders ? PrintFonts::find(*folders) : engine::Failure{folders.why()};
}

int print_puzzles(PuzzlesToPrint all,
                  const PrintArguments& asked,
                  PrintWish wish,
                  Streams streams,
                  const Translations& texts)
{
    if (Interruption::is_asked() || all.puzzles.empty())
        return all.status;
    const auto fonts = fonts_of(asked);
    if (!fonts)
        return fail(improper, fonts.why(), streams, texts);
    say_what_fits(all.puzzles, wish.choices, streams, texts);
    say_what_is_missing(wish.choices.title, *fonts, streams, texts);
    if (wish.writing.title.empty())
        wish.writing.title = texts.tr("Sudoku");
    const auto sheets = engine::lay_out(std::move(all.puzzles), wish.choices, *fonts, texts);
    const auto contents = draw_files(sheets, wish.writing, *fonts,
                                     [](std::size_t) { return !Interruption::is_asked(); });
    if (!contents)
        return fail(improper, contents.why(), streams, texts);
    if (Interruption::is_asked())
        return Interruption::status();
    return write_pages(asked.to, *contents, all.status, streams, texts);
}

} // namespace

engine::Result<LevelRange> parse_levels(const std::string& text)
{
    const auto dash = text.find('-');
    if (dash == std::string::npos) {
        if (const auto level = engine::find_level(text))
            return LevelRange{*level, *level};
        return no_such("--level", text, level_names());
    }
    const std::string first = text.substr(0, dash), last = text.substr(dash + 1);
    const auto easiest = engine::find_level(first), hardest = engine::find_level(last);
    if (!easiest || !hardest)
        return engine::Failure{engine::listing(
            {engine::N_("--level can't be \"{word}\": a range is written like easy-hard, "
                        "with two of {known} and {last}"),
             {{"word", text}}},
            level_names())};
    if (*easiest > *hardest)
        return engine::Failure{
            {engine::N_("--level can't be \"{word}\": the range is the wrong way round; write "
                        "{range}"),
             {{"word", text}, {"range", last + "-" + first}}}};
    return LevelRange{*easiest, *hardest};
}

int print(const PrintArguments& asked, Streams streams, const Translations& texts)
{
    const auto wish = wish_of(asked);
    if (!wish)
        return fail(wrong_use, wish.why(), streams, texts);
    const Interruption interruption;
    if (!says_something(asked.order)) {
        if (const auto may = may_write_pages(asked.to, *wish, 0); !may)
            return fail(improper, may.why(), streams, texts);
        return print_puzzles(given_puzzles(asked, wish->symbols, streams, texts), asked, *wish,
                             streams, texts);
    }
    if (!asked.given.puzzles.empty())
        return fail(wrong_use, {engine::N_("give either puzzles, or options for making new ones")},
                    streams, texts);
    const auto order = print_order_of(asked, *wish);
    if (!order)
        return fail(wrong_use, order.why(), streams, texts);
    if (const auto may = may_write_pages(asked.to, *wish, order->specs.size()); !may)
        return fail(improper, may.why(), streams, texts);
    say_what_was_chosen(order->first, streams.err, texts);
    return print_puzzles(made_puzzles(asked, *order, wish->symbols, streams, texts), asked, *wish,
                         streams, texts);
}

} // namespace game
