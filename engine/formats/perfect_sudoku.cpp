// The text of killers that PerfectSudoku began and forums use: "3x3::k:" and 81 numbers with a
// colon behind each, 256 times the sum of a cage and the number of the cage; "3x3:d:k:" with
// diagonals. Described by Ruud van der Werf (sudocue.net/forum, "Sumocue file syntax").

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "engine/base/blanks.h"
#include "engine/base/ensure.h"
#include "engine/base/quoted.h"
#include "engine/base/whole_number.h"
#include "engine/formats/cell_codes.h"
#include "engine/formats/format.h"
#include "engine/formats/rows.h"
#include "engine/text/puzzle_line.h"

namespace engine {

namespace {

constexpr std::string_view boxes_of_ps = "3x3:";
constexpr int cages_of_ps = 256; // with numbers of their own

struct PsText {
    std::string_view flags;
    std::string_view numbers; // and what follows them
};

// Words may stand in front.
std::optional<PsText> split_ps(std::string_view text)
{
    const std::size_t begin = text.find(boxes_of_ps);
    const bool begins_word = begin == 0 || (begin != text.npos && text[begin - 1] == ' ');
    if (!begins_word)
        return std::nullopt;
    text.remove_prefix(begin + boxes_of_ps.size());
    constexpr std::string_view killer = ":k:";
    const std::size_t end = text.find(':');
    if (end > 1 || !text.substr(end).starts_with(killer))
        return std::nullopt;
    return PsText{text.substr(0, end), text.substr(end + killer.size())};
}

// Lines may be cut anywhere, also within the last number.
bool goes_on_ps(std::string_view text, std::string_view next)
{
    constexpr std::string_view parts = "0123456789: \t\r\n";
    const auto ps = split_ps(text);
    if (!ps || ps->numbers.find_first_not_of(parts) != text.npos ||
        next.find_first_not_of(parts) != text.npos)
        return false;
    const auto colons = std::ranges::count(ps->numbers, ':');
    if (colons < coded_cells - 1 || without_blanks(ps->numbers).ends_with(':'))
        return colons < coded_cells;
    return colons < coded_cells && std::ranges::count(next, ':') <= 1;
}

// Takes the numbers off the front; what follows the last of them stays.
std::vector<std::string> take_ps_numbers(std::string_view& text)
{
    std::vector<std::string> numbers;
    while (!text.empty()) {
        const std::size_t end = text.find(':');
        const std::string number = without_any_blanks(text.substr(0, end));
        const bool is_full = std::ssize(numbers) >= coded_cells;
        if (is_full && (number.empty() || !is_numeral(number.front())))
            break;
        numbers.push_back(number);
        text.remove_prefix(end == text.npos ? text.size() : end + 1);
    }
    return numbers;
}

struct PsCage {
    int sum;
    Cells cells = {};
};

Result<SharedPuzzle> read_ps(std::string_view text, LastGrid& last_grid)
{
    const auto ps = split_ps(text);
    ENSURE(ps.has_value());
    if (!ps->flags.empty() && ps->flags != "d")
        return Failure{{N_("the code has a rule \"{rule}\", which this game does not know"),
                        {{"rule", quoted(ps->flags)}}}};
    std::string_view rest = ps->numbers;
    const std::vector<std::string> numbers = take_ps_numbers(rest);
    std::map<int, std::size_t> known; // the places of cages, by their numbers
    std::vector<PsCage> cages;        // in the order of their first cells
    for (std::size_t cell = 0; cell < numbers.size() && std::cmp_less(cell, coded_cells); ++cell) {
        const auto number = whole_number(numbers[cell], 0);
        if (!number)
            return unreadable_code(cell, numbers[cell]);
        if (*number == 0) // in no cage
            continue;
        const auto [place, is_new] = known.try_emplace(*number, cages.size());
        if (is_new)
            cages.push_back({*number / cages_of_ps});
        cages[place->second].cells.push_back(Cell::at(cell));
    }
    if (std::ssize(numbers) != coded_cells)
        return wrong_coded_count(numbers.size());
    DeclaredRules rules{.size = coded_size};
    if (!ps->flags.empty())
        rules.others.push_back("diagonals");
    for (auto& [sum, cells] : cages) {
        if (Attempt taken = take_coded_cage(std::move(cells), sum, rules); !taken)
            return Failure{taken.why()};
    }
    const auto grid = grid_of(rules, last_grid);
    if (!grid)
        return Failure{grid.why()};
    SharedPuzzle puzzle{*grid, Digits(coded_cells, no_digit)};
    rest = without_blanks(rest);
    rest.remove_prefix(rest.starts_with('#') ? 1 : 0);
    set_detail(puzzle, Detail::Comment, rest);
    return puzzle;
}

std::string write_ps(const SharedPuzzle& puzzle)
{
    std::string line(boxes_of_ps);
    line += has_rule(*puzzle.layout, "diagonals") ? "d:k:" : ":k:";
    for (const int cage : cages_of(*puzzle.grid)) {
        const int code = cage < 0 ? 0 : puzzle.grid->cages()[cage].sum * cages_of_ps + cage + 1;
        line += std::to_string(code) + ':';
    }
    std::string comment(detail_of(puzzle, Detail::Comment));
    std::ranges::replace(comment, '\n', ' ');
    return line + (comment.empty() ? "" : " # " + comment) + '\n';
}

} // namespace

extern const Format ps_format = {
    .id = "ps",
    .name = N_("Killers as PerfectSudoku and forums write them (3x3::k:)"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .tells = {.details = {Detail::Comment}},
    .layouts = N_("9x9 with boxes and cages, also with diagonals"),
    .limits = N_("Such killers have no givens."),
    .recognises = [](std::string_view text) { return split_ps(text).has_value(); },
    .goes_on = goes_on_ps,
    .read = read_ps,
    .write = write_ps,
    .takes =
        [](const SharedPuzzle& puzzle) {
            return takes_coded_killer(puzzle, {"rows-and-columns", "boxes", "diagonals", "killer"});
        },
    .may_write = are_coded_cages,
};

} // namespace engine
