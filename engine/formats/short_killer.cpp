// The short text of killers: 81 characters, of which each points to a neighbour in the same cage or
// says the sum of its cage: 0 to 9, then A to Z and a to j up to 45. Described in the forum of the
// players (forum.enjoysudoku.com, "Understandable snarfable killer cages").

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"
#include "engine/formats/cell_codes.h"
#include "engine/formats/format.h"

namespace engine {

namespace {

struct KillerArrow {
    char symbol;
    Place step;
};
constexpr std::array<KillerArrow, 8> killer_arrows = {{{'<', {0, -1}},
                                                       {'>', {0, 1}},
                                                       {'^', {-1, 0}},
                                                       {'v', {1, 0}},
                                                       {'`', {-1, -1}},
                                                       {'\'', {-1, 1}},
                                                       {',', {1, -1}},
                                                       {'.', {1, 1}}}};

std::optional<Place> step_of_arrow(char symbol)
{
    for (const auto& [arrow, step] : killer_arrows) {
        if (arrow == symbol)
            return step;
    }
    return std::nullopt;
}

// Of 0, of 1 and so on.
constexpr std::string_view sums_of_short_killers = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";

bool recognises_short_killer(std::string_view text)
{
    text = without_blanks(text);
    return std::ssize(text) == coded_cells && text.find_first_of("<>^v") != text.npos &&
           std::ranges::all_of(text, [](char symbol) {
               return sums_of_short_killers.find(symbol) != std::string_view::npos ||
                      step_of_arrow(symbol);
           });
}

// Where the arrows from a cell end; nothing if they leave the board or never end.
std::optional<std::size_t> end_of_arrows(std::string_view text, std::size_t cell)
{
    for (int steps = 0; steps < coded_cells; ++steps) {
        const auto step = step_of_arrow(text[cell]);
        if (!step)
            return cell;
        const int row = static_cast<int>(cell) / coded_size + step->row;
        const int column = static_cast<int>(cell) % coded_size + step->column;
        if (row < 0 || row >= coded_size || column < 0 || column >= coded_size)
            return std::nullopt;
        cell = row * coded_size + column;
    }
    return std::nullopt;
}

Result<SharedPuzzle> read_short_killer(std::string_view text, LastGrid& last_grid)
{
    text = without_blanks(text);
    std::map<std::size_t, Cells> cages;
    for (std::size_t cell = 0; cell < text.size(); ++cell) {
        const auto end = end_of_arrows(text, cell);
        if (!end)
            return Failure{{N_("the arrow \"{arrow}\" in {cell} leads to no sum"),
                            {{"arrow", std::string(1, text[cell])},
                             {"cell", name_of_cell(cell, coded_size)}}}};
        cages[*end].push_back(Cell::at(cell));
    }
    DeclaredRules rules{.size = coded_size};
    for (auto& [end, cells] : cages) {
        const int sum = static_cast<int>(sums_of_short_killers.find(text[end]));
        if (Attempt taken = take_coded_cage(std::move(cells), sum, rules); !taken)
            return Failure{taken.why()};
    }
    const auto grid = grid_of(rules, last_grid);
    if (!grid)
        return Failure{grid.why()};
    return SharedPuzzle{*grid, Digits(coded_cells, no_digit)};
}

} // namespace

extern const Format short_killer_format = {
    .id = "short-killer",
    .name = N_("Killers in 81 characters: arrows to the next cell of a cage, and sums"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .layouts = N_("9x9 with boxes and cages"),
    .limits = N_("Such killers have no givens."),
    .recognises = recognises_short_killer,
    .read = read_short_killer,
};

} // namespace engine
