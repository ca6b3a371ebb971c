#include "engine/store/documents/known_puzzles.h"

#include <algorithm>
#include <array>

#include "engine/base/letters.h"
#include "engine/base/plain_text.h"
#include "engine/base/whole_number.h"
#include "engine/store/documents/checks.h"

namespace engine {

namespace {

constexpr int base_of_prints = 16;
constexpr std::size_t numerals_of_print = 16;

// The fields of a line, separated by tabs: the fingerprint, where the puzzle is from and whether
// its solution was seen ("d" dealt, "e" from elsewhere; in capitals once it was), the time, the
// date, the initials and the game; then the help, "hints=2", separated by blanks.
constexpr std::size_t fields_of_known = 8;

std::string text_of_help(const RunStats& help)
{
    std::string text;
    RunStats::for_each_member(help, [&text](const Member& member, const auto& value) {
        if (!is_zero(value))
            text += (text.empty() ? "" : " ") + std::string(member.name) + "=" +
                    std::to_string(static_cast<int>(value));
    });
    return text;
}

// What this version has no name for is left out.
std::optional<RunStats> help_from(std::string_view text)
{
    RunStats help;
    while (!text.empty()) {
        std::string_view word = take_until(text, ' ');
        const std::string_view name = take_until(word, '=');
        const auto number = whole_number<int>(word, 0, highest_count);
        if (!number)
            return std::nullopt;
        RunStats::for_each_member(help, [&](const Member& member, auto& value) {
            if (member.name == name)
                value = static_cast<std::remove_cvref_t<decltype(value)>>(*number);
        });
    }
    return help;
}

std::optional<KnownPuzzle> known_puzzle_from(std::string_view line)
{
    std::array<std::string_view, fields_of_known> field;
    for (std::string_view& each : field)
        each = take_until(line, '\t');
    const auto print_in = [](std::string_view text) {
        return text.size() == numerals_of_print
                   ? whole_number<std::uint64_t>(text, 0, UINT64_MAX, base_of_prints)
                   : std::nullopt;
    };
    const auto& [board_text, form_text, kind, time_text, date_text, initials, game, help_text] =
        field;
    const auto board = print_in(board_text);
    const auto form = print_in(form_text);
    const auto time = whole_number<std::int64_t>(time_text, 0, longest_play);
    const auto date = whole_number<std::int64_t>(date_text, 0, latest_date);
    const auto help = help_from(help_text);
    const bool is_kind = kind == "d" || kind == "e" || kind == "D" || kind == "E";
    if (!board || !form || !time || !date || !help || !is_kind || !line.empty() ||
        !is_plain_text(initials, longest_initials) || (!game.empty() && !is_id(game)))
        return std::nullopt;
    return KnownPuzzle{.puzzle = {*board, *form},
                       .is_from_elsewhere = kind == "e" || kind == "E",
                       .initials = std::string(initials),
                       .time = PlayTime{*time},
                       .help = *help,
                       .solution_seen = kind == "D" || kind == "E",
                       .game = std::string(game),
                       .date = *date};
}

} // namespace

std::string to_text(const std::vector<KnownPuzzle>& known)
{
    std::string text;
    for (const KnownPuzzle& each : known) {
        const char* kind = each.is_from_elsewhere ? (each.solution_seen ? "E" : "e")
                                                  : (each.solution_seen ? "D" : "d");
        const std::array<std::string, fields_of_known> fields = {
            hexadecimal(each.puzzle.board, numerals_of_print),
            hexadecimal(each.puzzle.form, numerals_of_print),
            kind,
            std::to_string(each.time.count()),
            std::to_string(each.date),
            each.initials,
            each.game,
            text_of_help(each.help)};
        for (const std::string& field : fields)
            text += field + (&field == &fields.back() ? '\n' : '\t');
    }
    return text;
}

std::optional<std::vector<KnownPuzzle>> known_puzzles_from(std::string_view content)
{
    std::vector<KnownPuzzle> known;
    while (!content.empty()) {
        const auto each = known_puzzle_from(take_until(content, '\n'));
        if (!each || known.size() == most_known_in_file)
            return std::nullopt;
        known.push_back(*each);
    }
    return known;
}

} // namespace engine
