// The short text of killers: 81 characters, of which each points to a neighbour in the same cage or
// says the sum of its cage: 0 to 9, then A to Z and a to j up to 45. Described in the forum of the
// players (forum.enjoysudoku.com, "Understandable snarfable killer cages").

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

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

// Arrows that lead from the other cells of each cage to its first one, which has the sum; nothing
// if the cells of one are apart, or its sum is too large.
std::optional<std::string> arrows_to_sums(const Grid& grid)
{
    std::string text(coded_cells, sums_of_short_killers[0]);
    for (const Cage& cage : grid.cages()) {
        if (std::cmp_greater_equal(cage.sum, sums_of_short_killers.size()))
            return std::nullopt;
        Cells reached = {std::ranges::min(cage.cells)};
        text[reached[0].index] = sums_of_short_killers[static_cast<std::size_t>(cage.sum)];
        for (std::size_t next = 0; next < reached.size(); ++next) {
            const Place to = grid.place_of(reached[next]);
            for (const auto& [arrow, step] : killer_arrows) {
                const auto from = grid.cell_at({to.row - step.row, to.column - step.column});
                const bool is_in_cage =
                    from && std::ranges::find(cage.cells, *from) != cage.cells.end();
                if (!is_in_cage || std::ranges::find(reached, *from) != reached.end())
                    continue;
                text[from->index] = arrow;
                reached.push_back(*from);
            }
        }
        if (reached.size() != cage.cells.size())
            return std::nullopt;
    }
    return text;
}

std::string write_short_killer(const SharedPuzzle& puzzle)
{
    return arrows_to_sums(*puzzle.grid).value_or("") + '\n';
}

// Without an arrow along a row or column the text would not be known as a killer.
Attempt may_write_short_killer(const SharedPuzzle& puzzle)
{
    if (Attempt coded = are_coded_cages(puzzle); !coded)
        return coded;
    const auto text = arrows_to_sums(*puzzle.grid);
    if (!text || !recognises_short_killer(*text))
        return Failure{{N_("this format can't tell cages whose cells are apart")}};
    return Done{};
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
    .write = write_short_killer,
    .takes =
        [](const SharedPuzzle& puzzle) {
            return takes_coded_killer(puzzle, {"rows-and-columns", "boxes", "killer"});
        },
    .may_write = may_write_short_killer,
};

} // namespace engine
