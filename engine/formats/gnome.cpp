// The games that GNOME Sudoku saves, in JSON. Described in its source
// (gitlab.gnome.org/GNOME/gnome-sudoku): lib/sudoku-saver.vala.

#include <algorithm>
#include <array>

#include "engine/base/quoted.h"
#include "engine/formats/declared_rules.h"
#include "engine/formats/format.h"
#include "engine/formats/json_text.h"
#include "engine/formats/json_writer.h"

namespace engine {

namespace {

constexpr int gnome_size = 9;

// As GNOME Sudoku names its levels; the last two say nothing.
constexpr std::array<std::string_view, 6> gnome_levels = {"Easy Difficulty", "Medium Difficulty",
                                                          "Hard Difficulty", "Very Hard Difficulty",
                                                          "Custom Puzzle",   "Unknown Difficulty"};
constexpr std::size_t levels_with_meaning = 4;

bool is_gnome_level(std::string_view level)
{
    const auto end = gnome_levels.begin() + levels_with_meaning;
    return std::find(gnome_levels.begin(), end, level) != end;
}

std::optional<Digit> gnome_digit(const std::optional<Json>& value, int lowest)
{
    const auto number = value ? value->number() : std::optional(0);
    return number && *number >= lowest && *number <= gnome_size
               ? std::optional(digit_up_to(gnome_size, *number))
               : std::nullopt;
}

// What is told of the cells so far.
struct GnomeCells {
    Digits givens = Digits(gnome_size * gnome_size, no_digit);
    Digits placed = Digits(gnome_size * gnome_size, no_digit);
    DigitSets marks = DigitSets(gnome_size * gnome_size);
};

Failure wrong_gnome_cell(std::size_t number, const char* member)
{
    return {{N_("\"cells\", number {number}: its \"{member}\" can't be read"),
             {{"number", std::to_string(number)}, {"member", member}}}};
}

Attempt take_gnome_cell(const Json& cell, std::size_t number, GnomeCells& cells)
{
    const auto position = cell.member("position");
    const auto row = position && position->count() == 2 ? position->item(0).number() : std::nullopt;
    const auto column = row ? position->item(1).number() : std::nullopt;
    if (!column || *row < 0 || *row >= gnome_size || *column < 0 || *column >= gnome_size)
        return wrong_gnome_cell(number, "position");
    const std::size_t at = *row * gnome_size + *column;
    const auto digit = gnome_digit(cell.member("value"), 0);
    if (!digit)
        return wrong_gnome_cell(number, "value");
    const auto fixed = cell.member("fixed");
    const bool is_given = fixed && fixed->boolean().value_or(false);
    (is_given ? cells.givens : cells.placed)[at] = *digit;
    const auto marks = cell.member("earmarks");
    for (const Json& each : marks ? marks->items() : std::vector<Json>()) {
        const auto mark = gnome_digit(each, 1);
        if (!mark)
            return wrong_gnome_cell(number, "earmarks");
        cells.marks.at(at) = cells.marks.at(at).with(*mark);
    }
    return Done{};
}

Result<SharedPuzzle> parse_gnome(std::string_view text, LastGrid& last_grid)
{
    const auto json = Json::parse(text);
    if (!json)
        return Failure{json.why()};
    const auto list = json->member("cells");
    if (!list || !list->is_array())
        return Failure{{N_("\"{member}\" must be a list"), {{"member", "cells"}}}};
    GnomeCells cells;
    std::size_t number = 0;
    for (const Json& each : list->items()) {
        if (const Attempt taken = take_gnome_cell(each, ++number, cells); !taken)
            return Failure{taken.why()};
    }
    SharedPuzzle puzzle{last_grid.of(*find_layout("9x9")), std::move(cells.givens)};
    set_placed(puzzle, std::move(cells.placed));
    set_candidates(puzzle, std::move(cells.marks));
    const auto level = json->member("difficulty_category");
    if (const auto name = level ? level->text() : std::nullopt; name && is_gnome_level(*name))
        set_detail(puzzle, Detail::Level, *name);
    return puzzle;
}

// Cells without digit and marks are left out.
std::string write_gnome(const SharedPuzzle& puzzle)
{
    const Digits digits = digits_of(puzzle);
    std::vector<JsonValue> cells;
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        const DigitSet marks = puzzle.candidates.empty() ? DigitSet() : puzzle.candidates.at(cell);
        if (digits[cell] == no_digit && marks.empty())
            continue;
        const std::vector<JsonValue> position = {cell / gnome_size, cell % gnome_size};
        cells.push_back(JsonObject()
                            .add("position", position)
                            .add("value", digits[cell])
                            .add("fixed", puzzle.givens[cell] != no_digit)
                            .add("earmarks", json_list(marks)));
    }
    const std::string_view level = detail_of(puzzle, Detail::Level);
    return JsonObject()
               .add("difficulty_category", is_gnome_level(level) ? level : "Custom Puzzle")
               .add("time_elapsed", JsonValue::tenths(0))
               .add("cells", cells)
               .text() +
           "\n";
}

} // namespace

extern const Format gnome_format = {
    .id = "gnome",
    .name = N_("Games that GNOME Sudoku saves"),
    .shape = Shape::Document,
    .several = Several::Lines,
    .tells = {.placed = true, .candidates = true},
    .layouts = classic_layout,
    .limits = N_("Times are not kept, and no levels but those of GNOME Sudoku."),
    .recognises =
        [](std::string_view text) {
            return has_outer_names(text, {"cells", "difficulty_category"}) ||
                   has_outer_names(text, {"cells", "time_elapsed"});
        },
    .read = parse_gnome,
    .write = write_gnome,
    .takes = takes_classic,
};

} // namespace engine
