// The game IDs of Simon Tatham's Solo: "3x3:5_3b7...". See engine/text/puzzle_line.h.

#include <algorithm>
#include <initializer_list>
#include <optional>

#include "engine/base/blanks.h"
#include "engine/formats/declared_rules.h"
#include "engine/formats/format.h"
#include "engine/formats/solo_id.h"

namespace engine {

namespace {

std::string_view skip_numerals(std::string_view text)
{
    const std::size_t end = text.find_first_not_of("0123456789");
    return text.substr(std::min(end, text.size()));
}

void skip_first_of(std::string_view& text, std::initializer_list<std::string_view> words)
{
    for (std::string_view word : words) {
        if (!text.starts_with(word))
            continue;
        text.remove_prefix(word.size());
        return;
    }
}

struct SoloParts {
    std::string_view name; // without symmetry and difficulty
    char sign;             // : or #
    std::string_view rest;
};

std::optional<SoloParts> split_solo_id(std::string_view text)
{
    std::string_view rest = skip_numerals(text);
    if (rest.size() == text.size() || text.size() - rest.size() > 2 || rest.empty())
        return std::nullopt;
    const char kind = rest.front();
    if (kind != 'x' && kind != 'j')
        return std::nullopt;
    rest.remove_prefix(1);
    if (kind == 'x') {
        const std::string_view after = skip_numerals(rest);
        if (after.size() == rest.size() || rest.size() - after.size() > 2)
            return std::nullopt;
        rest = after;
    }
    skip_first_of(rest, {"x"});
    skip_first_of(rest, {"k"});
    const std::string_view name = text.substr(0, text.size() - rest.size());
    skip_first_of(rest, {"md2", "md4", "m2", "m4", "m8", "r2", "r4", "a"});
    skip_first_of(rest, {"dt", "db", "di", "da", "de", "du"});
    if (rest.empty() || (rest.front() != ':' && rest.front() != '#'))
        return std::nullopt;
    return SoloParts{name, rest.front(), rest.substr(1)};
}

} // namespace

bool begins_with_solo_name(std::string_view text)
{
    return split_solo_id(text).has_value();
}

Result<SharedPuzzle> parse_solo_id(std::string_view text, LastGrid& last_grid)
{
    const auto parts = split_solo_id(text);
    if (!parts)
        return Failure{{N_("this is no game ID of Solo")}};
    if (parts->sign == '#')
        return Failure{{N_("this ID holds only the seed that Solo makes a puzzle from; copy the "
                           "\"specific\" ID, with a colon")}};
    auto printed =
        parse_puzzle_line(std::string(parts->name) + ":" + std::string(parts->rest), last_grid);
    if (!printed)
        return Failure{printed.why()};
    return SharedPuzzle{*printed, (*std::move(printed)).givens};
}

extern const Format line_format;

extern const Format solo_format = {
    .id = "solo",
    .name = N_("Game IDs of Simon Tatham's Solo"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .layouts = N_("one square with boxes or regions, also with diagonals and cages"),
    .recognises = [](std::string_view text) { return begins_with_solo_name(without_blanks(text)); },
    .read = [](std::string_view text,
               LastGrid& last_grid) { return parse_solo_id(without_blanks(text), last_grid); },
    .write =
        [](const SharedPuzzle& puzzle) {
            return *to_game_id(*puzzle.layout, *puzzle.grid, puzzle.givens) + '\n';
        },
    .takes =
        [](const SharedPuzzle& puzzle) {
            return to_game_id(*puzzle.layout, *puzzle.grid, puzzle.givens).has_value();
        },
    .may_write =
        [](const SharedPuzzle& puzzle) {
            const Attempt regions = line_format.may_write(puzzle);
            return regions ? are_told_by_lines(puzzle) : regions;
        },
};

} // namespace engine
