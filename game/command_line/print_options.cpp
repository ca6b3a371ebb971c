#include "game/command_line/print_options.h"

#include <algorithm>
#include <array>

#include "engine/base/plain_text.h"
#include "engine/base/table.h"
#include "engine/make/reachable_levels.h"
#include "engine/rules/layout.h"
#include "game/command_line/check_options.h"

namespace game {

namespace {

using engine::Attempt;
using engine::Level;
using engine::Solutions;
using WordList = std::vector<std::string>;

struct NamedPaper {
    const char* name;
    engine::PaperSize size;
};
constexpr std::array papers = {NamedPaper{"a4", engine::a4_paper},
                               NamedPaper{"letter", engine::letter_paper}};

struct NamedSolutions {
    const char* name;
    Solutions solutions;
};
constexpr std::array solutions_words = {NamedSolutions{"none", Solutions::None},
                                        NamedSolutions{"pages", Solutions::OnPages},
                                        NamedSolutions{"foot", Solutions::AtFoot}};

constexpr std::array<std::string_view, 4> symbols_words = {"figures", "letters", "shapes",
                                                           "colours"}; // as in SymbolSet

// The entry with this name; null if there is none.
template <typename Entries>
const typename Entries::value_type* entry_of(const Entries& entries, const std::string& name)
{
    const auto* found =
        std::ranges::find_if(entries, [&name](const auto& entry) { return name == entry.name; });
    return found == entries.end() ? nullptr : &*found;
}

Attempt set_paper(engine::PrintChoices& choices, const std::string& word)
{
    if (word.empty())
        return engine::Done{};
    const NamedPaper* paper = entry_of(papers, word);
    if (paper == nullptr)
        return no_such("--paper", word, paper_names());
    choices.paper = paper->size;
    return engine::Done{};
}

Attempt set_solutions(engine::PrintChoices& choices, const std::string& word)
{
    if (word.empty())
        return engine::Done{};
    const NamedSolutions* solutions = entry_of(solutions_words, word);
    if (solutions == nullptr)
        return no_such("--solutions", word, solutions_names());
    choices.solutions = solutions->solutions;
    return engine::Done{};
}

Attempt set_per_page(engine::PrintChoices& choices, const std::string& word)
{
    if (word.empty())
        return engine::Done{};
    const WordList names = per_page_names();
    const auto found = std::ranges::find(names, word);
    if (found == names.end())
        return no_such("--per-page", word, names);
    choices.per_page = engine::puzzles_per_page[found - names.begin()];
    return engine::Done{};
}

Attempt set_symbols(engine::SymbolSet& symbols, const PrintArguments& asked)
{
    if (asked.letters)
        symbols = engine::SymbolSet::Letters;
    if (asked.symbols.empty())
        return engine::Done{};
    const auto found = std::ranges::find(symbols_words, asked.symbols);
    if (found == symbols_words.end())
        return no_such("--symbols", asked.symbols, symbols_names());
    symbols = static_cast<engine::SymbolSet>(found - symbols_words.begin());
    return engine::Done{};
}

Attempt set_format(SheetWriting& writing, const PrintArguments& asked)
{
    if (asked.to.empty())
        return engine::Failure{
            {engine::N_("--to must name the file to write, or be - for standard output")}};
    if (!asked.format.empty()) {
        const auto format = find_sheet_format(asked.format);
        if (!format)
            return no_such("--format", asked.format, sheet_format_names());
        writing.format = *format;
        return engine::Done{};
    }
    if (asked.to == "-")
        return engine::Done{};
    const auto format = sheet_format_of(asked.to);
    if (!format)
        return engine::Failure{
            listing({engine::N_("the name {file} does not tell the format: end it in one of "
                                "{known} and {last}, or give --format"),
                     {{"file", asked.to}}},
                    sheet_format_names())};
    writing.format = *format;
    return engine::Done{};
}

// The levels of a range that the layout has, rising.
engine::Result<std::vector<Level>>
levels_between(const engine::Layout& layout, const std::string& first, const std::string& last)
{
    const std::string word = first + "-" + last;
    const auto lowest = engine::find_level(first), highest = engine::find_level(last);
    if (!lowest || !highest)
        return engine::Failure{
            listing({engine::N_("--level can't be \"{word}\": a range is written like easy-hard, "
                                "with two of {known} and {last}"),
                     {{"word", word}}},
                    level_names())};
    if (*lowest > *highest)
        return engine::Failure{
            {engine::N_("--level can't be \"{word}\": the range is the wrong way round; write "
                        "{range}"),
             {{"word", word}, {"range", last + "-" + first}}}};
    std::vector<Level> levels;
    for (const Level level : engine::reachable_levels(layout)) {
        if (level >= *lowest && level <= *highest)
            levels.push_back(level);
    }
    if (levels.empty())
        return engine::Failure{
            {engine::N_("{layout} has no puzzles of the levels from {first} to {last}"),
             {{"layout", layout.id}, {"first", first}, {"last", last}}}};
    std::ranges::sort(levels);
    return levels;
}

// No levels if all puzzles are of one level, which understood() finds.
engine::Result<std::vector<Level>> rising_levels(const PrintArguments& asked)
{
    const std::string& word = asked.order.level;
    const auto dash = word.find('-');
    const bool is_range = dash != std::string::npos;
    const bool is_usual = asked.booklet && word.empty() && asked.order.technique.empty();
    if (!is_range && !is_usual)
        return std::vector<Level>();
    const auto layout =
        engine::parse_layout(asked.order.layout.empty() ? "9x9" : asked.order.layout);
    if (!layout)
        return engine::Failure{layout.why()};
    if (is_usual)
        return levels_between(*layout, "beginner", "expert");
    return levels_between(*layout, word.substr(0, dash), word.substr(dash + 1));
}

} // namespace

WordList paper_names()
{
    WordList names;
    for (const NamedPaper& paper : papers)
        names.emplace_back(paper.name);
    return names;
}

WordList solutions_names()
{
    WordList names;
    for (const NamedSolutions& solutions : solutions_words)
        names.emplace_back(solutions.name);
    return names;
}

WordList symbols_names()
{
    return {symbols_words.begin(), symbols_words.end()};
}

WordList per_page_names()
{
    WordList names;
    for (const int count : engine::puzzles_per_page)
        names.push_back(std::to_string(count));
    return names;
}

engine::Result<PrintWish> understood(const PrintArguments& asked)
{
    PrintWish wish;
    engine::PrintChoices& choices = wish.choices;
    for (const Attempt& attempt :
         {set_format(wish.writing, asked), set_per_page(choices, asked.per_page),
          set_paper(choices, asked.paper), set_solutions(choices, asked.solutions),
          set_symbols(wish.symbols, asked),
          parse_number(wish.writing.dots_per_inch, asked.dots_per_inch, "--dpi", 50, 600)}) {
        if (!attempt)
            return engine::Failure{attempt.why()};
    }
    choices.type = asked.large ? engine::TypeSize::Large : engine::TypeSize::Usual;
    choices.shows_ratings = asked.ratings;
    choices.has_lines_for_time = asked.time_lines;
    choices.is_booklet = asked.booklet || !asked.title.empty();
    // A file with anything else in it could not be read.
    const bool is_plain = engine::is_plain_text(asked.title, asked.title.size());
    choices.title = is_plain ? asked.title : engine::visible_text(asked.title);
    wish.writing.title = choices.title;
    return wish;
}

engine::Result<PrintOrder> ordered(const PrintArguments& asked, const PrintWish& wish)
{
    const auto rising = rising_levels(asked);
    if (!rising)
        return engine::Failure{rising.why()};
    OrderArguments order = asked.order;
    if (!rising->empty())
        order.level = id_of(rising->front());
    const std::size_t parts = std::max<std::size_t>(1, rising->size());
    if (order.count.empty())
        order.count = std::to_string(wish.choices.per_page * parts);
    const auto first = understood(order, engine::most_printed);
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
