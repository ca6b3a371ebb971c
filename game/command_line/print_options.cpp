#include "game/command_line/print.h"

#include <algorithm>

#include "engine/base/plain_text.h"
#include "engine/make/reachable_levels.h"
#include "engine/rules/layout.h"
#include "game/command_line/option_values.h"

namespace game {

namespace {

using engine::Level;

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
    return engine::Failure{
        listing({engine::N_("the name {file} does not tell the format: end it in one of {known} "
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
        return engine::Failure{
            listing({engine::N_("--level can't be \"{word}\": a range is written like easy-hard, "
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

engine::Result<PrintWish> wish_of(const PrintArguments& asked)
{
    const auto format = format_of(asked);
    if (!format)
        return engine::Failure{format.why()};
    PrintWish wish{.choices = asked.choices,
                   .writing = {.format = *format, .dots_per_inch = asked.dots_per_inch},
                   .symbols = asked.symbols.value_or(asked.letters ? engine::SymbolSet::Letters
                                                                   : engine::SymbolSet::Figures)};
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

} // namespace game
