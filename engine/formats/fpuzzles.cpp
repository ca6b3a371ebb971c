// Links to f-puzzles, "https://f-puzzles.com/?load=N4Ig...", and the JSON that they hold.

#include <algorithm>

#include "engine/base/blanks.h"
#include "engine/formats/declared_rules.h"
#include "engine/formats/format.h"
#include "engine/formats/fpuzzles_json.h"
#include "engine/formats/json_text.h"
#include "engine/formats/links.h"

namespace engine {

namespace {

constexpr std::string_view host = "f-puzzles.com";

bool recognises_fpuzzles(std::string_view text)
{
    return link_to(text, {host}).has_value();
}

Result<SharedPuzzle> read_fpuzzles(std::string_view text, LastGrid& last_grid)
{
    const auto path = link_to(text, {host});
    const auto code = path ? parameter_of(*path, "load") : std::nullopt;
    if (code)
        return parse_fpuzzles_code(*code, last_grid);
    return only_names_a_puzzle();
}

std::string write_fpuzzles(const SharedPuzzle& puzzle)
{
    return "https://" + std::string(host) + "/?load=" + in_link(to_fpuzzles_code(puzzle)) + "\n";
}

bool recognises_fpuzzles_json(std::string_view text)
{
    return has_outer_names(text, {"size", "grid"});
}

Result<SharedPuzzle> read_fpuzzles_json(std::string_view text, LastGrid& last_grid)
{
    return parse_fpuzzles_json(text, last_grid);
}

constexpr Tells fpuzzles_tells = {.placed = true,
                                  .candidates = true,
                                  .corner_notes = true,
                                  .solution = true,
                                  .details = {Detail::Title, Detail::Author, Detail::Rules}};

} // namespace

extern const Format fpuzzles_format = {
    .id = "fpuzzles",
    .name = N_("Links to f-puzzles"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .tells = fpuzzles_tells,
    .layouts = fpuzzles_layouts,
    .limits = fpuzzles_limits,
    .recognises = recognises_fpuzzles,
    .read = read_fpuzzles,
    .write = write_fpuzzles,
    .takes = takes_fpuzzles,
    .may_write = lists_its_cages,
};

extern const Format fpuzzles_json_format = {
    .id = "fpuzzles-json",
    .name = N_("The JSON that links to f-puzzles hold"),
    .shape = Shape::Document,
    .several = Several::Lines,
    .tells = fpuzzles_tells,
    .layouts = fpuzzles_layouts,
    .limits = fpuzzles_limits,
    .recognises = recognises_fpuzzles_json,
    .read = read_fpuzzles_json,
    .write = [](const SharedPuzzle& puzzle) { return to_fpuzzles_json(puzzle) + "\n"; },
    .takes = takes_fpuzzles,
    .may_write = lists_its_cages,
};

} // namespace engine
