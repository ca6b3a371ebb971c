// SDK of SadMan Software: lines like "#A Author", then sections: [Puzzle], [State], [PencilMarks].

#include <algorithm>

#include "engine/base/blanks.h"
#include "engine/base/quoted.h"
#include "engine/formats/format.h"
#include "engine/formats/frames.h"
#include "engine/formats/rows.h"
#include "engine/formats/sdk_heading.h"
#include "engine/formats/text_grid.h"

namespace engine {

namespace {

// Where a line begins with this text; npos if none does. A comment may hold it, too.
std::size_t find_line(std::string_view text, std::string_view wanted)
{
    for (std::size_t at = text.find(wanted); at != text.npos; at = text.find(wanted, at + 1)) {
        const std::string_view before = text.substr(0, at);
        const std::size_t last = before.find_last_not_of(" \t");
        if (last == before.npos || before[last] == '\n' || before[last] == '\r')
            return at;
    }
    return text.npos;
}

// The lines of a section; empty if it is not there.
std::string_view section_of(std::string_view text, std::string_view name)
{
    const std::size_t begin = find_line(text, "[" + std::string(name) + "]");
    if (begin == std::string_view::npos)
        return {};
    text.remove_prefix(begin);
    take_line(text);
    return text.substr(0, find_line(text, "["));
}

Result<Digits> digits_of_section(std::string_view text)
{
    const auto grids = grids_in(text);
    if (!grids)
        return Failure{grids.why()};
    if (grids->front().size != 9)
        return Failure{
            {N_("found {size} rows, needed 9"), {{"size", std::to_string(grids->front().size)}}}};
    return digits_from(grids->front());
}

// "12,,345,7": candidates of nine cells.
Result<DigitSets> parse_pencil_marks(std::string_view text)
{
    DigitSets sets;
    while (!text.empty()) {
        std::string_view line = without_blanks(take_line(text));
        if (line.empty())
            continue;
        const auto commas = std::count(line.begin(), line.end(), ',');
        if (commas != 8 || sets.size() == 81)
            return Failure{{N_("[PencilMarks]: \"{text}\" is not a row of nine cells with commas "
                               "between them"),
                            {{"text", quoted(line)}}}};
        for (int cell = 0; cell < 9; ++cell) {
            const std::string_view token = line.substr(0, line.find(','));
            line.remove_prefix(std::min(line.size(), token.size() + 1));
            DigitSet set;
            for (char symbol : token) {
                const Digit digit = digit_of(symbol);
                if (digit == no_digit)
                    return Failure{{N_("[PencilMarks]: \"{text}\" has something other than digits"),
                                    {{"text", quoted(token)}}}};
                set = set.with(digit);
            }
            sets.push_back(set);
        }
    }
    if (!sets.empty() && sets.size() != 81)
        return Failure{{N_("[PencilMarks]: found {rows} rows, needed 9"),
                        {{"rows", std::to_string(sets.size() / 9)}}}};
    return sets;
}

Attempt take_state(SharedPuzzle& puzzle, std::string_view section)
{
    if (without_blanks(section).empty())
        return Done{};
    const auto digits = digits_of_section(section);
    if (!digits)
        return Failure{digits.why()};
    set_placed(puzzle, *digits);
    return Done{};
}

Result<SharedPuzzle> read_sadman(std::string_view text, LastGrid& last_grid)
{
    auto givens = digits_of_section(section_of(text, "Puzzle"));
    if (!givens)
        return Failure{givens.why()};
    SharedPuzzle puzzle{*last_grid.plain(81), *std::move(givens)};
    if (const Attempt taken = take_state(puzzle, section_of(text, "State")); !taken)
        return Failure{taken.why()};
    auto sets = parse_pencil_marks(section_of(text, "PencilMarks"));
    if (!sets)
        return Failure{sets.why()};
    if (!sets->empty())
        set_candidates(puzzle, *std::move(sets));
    take_sdk_headings(puzzle, text);
    return puzzle;
}

std::string pencil_marks(const DigitSets& sets)
{
    std::string text = "[PencilMarks]\n";
    for (std::size_t cell = 0; cell < sets.size(); ++cell) {
        if (!sets.at(cell).empty())
            text += to_text(sets.at(cell));
        text += cell % 9 == 8 ? "\n" : ",";
    }
    return text;
}

std::string write_sadman(const SharedPuzzle& puzzle)
{
    std::string text =
        sdk_headings(puzzle, " ") + "[Puzzle]\n" + unframed(*puzzle.grid, puzzle.givens);
    if (is_position(puzzle))
        text += "[State]\n" + unframed(*puzzle.grid, digits_of(puzzle));
    if (!puzzle.candidates.empty())
        text += pencil_marks(puzzle.candidates);
    return text;
}

} // namespace

extern const Format sadman_format = {
    .id = "sadman",
    .name = N_("SDK of SadMan Software: sections with givens, digits and candidates"),
    .shape = Shape::Block,
    .several = Several::Blocks,
    .tells = {.placed = true, .candidates = true, .details = sdk_details},
    .layouts = classic_layout,
    .limits = N_("Colours, numbers of solutions and times are not kept."),
    .recognises = [](std::string_view text) { return find_line(text, "[Puzzle]") != text.npos; },
    .read = read_sadman,
    .write = write_sadman,
    .takes = takes_classic,
};

} // namespace engine
