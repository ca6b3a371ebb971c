#include "engine/make/wishes.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/practice/stock/practice_stock.h"

namespace engine {

namespace {

// McGuire, Tugemann and Civario: There is no 16-Clue Sudoku (2012).
constexpr int fewest_classic_givens = 17;

std::optional<Message> why_technique_is_impossible(const PuzzleSpec& spec, const Layout& layout)
{
    if (!spec.technique)
        return std::nullopt;
    if (spec.technique->standing.family == TechniqueFamily::Sums)
        return Message{N_("On boards with cages no technique can be chosen")};
    if (!may_be_needed(spec.technique))
        return Message{N_("No puzzle needs this technique: an easier one is always enough")};
    if (prints_clues(layout))
        return Message{N_("On boards with cages no technique can be chosen")};
    if (spec.technique->standing.level > spec.level)
        return Message{N_("The technique is too hard for this level: choose a harder level")};
    return std::nullopt;
}

// Returns how many givens are kept at least. A row of several squares may have fewer cells.
int kept_in_rows(const Grid& grid, int least)
{
    std::vector<int> cells(grid.rows(), 0);
    for (Cell cell : grid.cells())
        ++cells[grid.place_of(cell).row];
    int kept = 0;
    for (int in_row : cells)
        kept += std::min(in_row, least);
    return kept;
}

std::optional<Message> why_rows_are_impossible(const PuzzleSpec& spec, const Layout& layout)
{
    const std::vector<int>& numbers = spec.givens_of_rows;
    const Grid grid = *make_grid(layout);
    if (numbers.empty())
        return std::nullopt;
    if (spec.givens != 0 || spec.givens_in_row != 0 || spec.most_in_row != 0)
        return Message{N_("The givens of each row leave no choice of other numbers of givens")};
    if (count_of(numbers) != grid.rows())
        return Message{
            N_("The board has {rows} rows: write so many numbers, not {n}"),
            {{"rows", std::to_string(grid.rows())}, {"n", std::to_string(numbers.size())}}};
    if (numbers.front() > layout.size)
        return Message{N_("A row has no room for {n} givens"),
                       {{"n", std::to_string(numbers.front())}}};
    const int all = std::accumulate(numbers.begin(), numbers.end(), 0);
    if (all >= grid.cell_count())
        return Message{N_("So many givens leave no cell to fill: the board has {n} cells"),
                       {{"n", std::to_string(grid.cell_count())}}};
    if (grid.is_classic() && !prints_clues(layout) && all < fewest_classic_givens)
        return Message{N_("A classic Sudoku with one solution has at least {n} givens"),
                       {{"n", std::to_string(fewest_classic_givens)}}};
    return std::nullopt;
}

// The empty grid of a killer looks classic, but its cages tell more than givens.
std::optional<Message> why_numbers_are_impossible(const PuzzleSpec& spec, const Layout& layout)
{
    const Grid grid = *make_grid(layout);
    const int rows = grid.rows();
    if (std::max(spec.givens, kept_in_rows(grid, spec.givens_in_row)) >= grid.cell_count())
        return Message{N_("So many givens leave no cell to fill: the board has {n} cells"),
                       {{"n", std::to_string(grid.cell_count())}}};
    if (spec.most_in_row != 0 && spec.givens_in_row > spec.most_in_row)
        return Message{
            N_("At least {least} and at most {most} givens in a row contradict each other"),
            {{"least", std::to_string(spec.givens_in_row)},
             {"most", std::to_string(spec.most_in_row)}}};
    if (spec.most_in_row != 0 && spec.givens > spec.most_in_row * rows)
        return Message{N_("{n} givens don't fit with at most {most} in each of {rows} rows"),
                       {{"n", std::to_string(spec.givens)},
                        {"most", std::to_string(spec.most_in_row)},
                        {"rows", std::to_string(rows)}}};
    if (spec.givens != 0 && spec.givens_in_row * rows > spec.givens)
        return Message{N_("{least} givens in each of {rows} rows are more than {n}"),
                       {{"least", std::to_string(spec.givens_in_row)},
                        {"rows", std::to_string(rows)},
                        {"n", std::to_string(spec.givens)}}};
    const bool is_too_few =
        spec.most_in_row != 0 && spec.most_in_row * rows < fewest_classic_givens;
    if (grid.is_classic() && !prints_clues(layout) && is_too_few)
        return Message{N_("A classic Sudoku with one solution has at least {n} givens"),
                       {{"n", std::to_string(fewest_classic_givens)}}};
    return std::nullopt;
}

// Which row has too many, or nothing.
std::optional<Message> unmet_rows(const PuzzleSpec& spec, const Puzzle& puzzle)
{
    std::vector<int> rows = givens_in_rows(puzzle);
    if (!spec.givens_of_rows.empty()) {
        const std::string found = to_text(rows);
        std::ranges::sort(rows, std::greater());
        if (rows == spec.givens_of_rows)
            return std::nullopt;
        return Message{N_("No puzzle with these givens in its rows was found: this one has {rows}"),
                       {{"rows", found}}};
    }
    const auto most = std::ranges::max_element(rows);
    if (spec.most_in_row == 0 || *most <= spec.most_in_row)
        return std::nullopt;
    return Message{
        N_("No puzzle with at most {most} givens in each row was found: row {row} of this "
           "one has {n}"),
        {{"most", std::to_string(spec.most_in_row)},
         {"row", std::to_string(count_before(rows, most) + 1)},
         {"n", std::to_string(*most)}}};
}

} // namespace

std::vector<int> givens_in_rows(const Puzzle& puzzle)
{
    std::vector<int> rows(puzzle.grid->rows(), 0);
    for (Cell cell : puzzle.grid->cells())
        rows[puzzle.grid->place_of(cell).row] += puzzle.givens[cell] != no_digit ? 1 : 0;
    return rows;
}

std::optional<Message> why_impossible(const PuzzleSpec& spec)
{
    const auto layout = find_layout(spec.layout);
    ENSURE(layout.has_value());
    if (auto why = why_technique_is_impossible(spec, *layout))
        return why;
    if (spec.digits_in_order && spec.fill == FillMethod::Transform)
        return Message{N_("The digits can't be in order if the grid is a transformed pattern")};
    if (auto why = why_rows_are_impossible(spec, *layout))
        return why;
    return why_numbers_are_impossible(spec, *layout);
}

bool is_never_next(const Technique& technique)
{
    return read_practice_stock() && !stocked_positions(technique).empty() &&
           has_easier_beside(technique);
}

std::optional<Message> unmet_wish(const PuzzleSpec& spec, const MadePuzzle& made)
{
    if (auto rows = unmet_rows(spec, made.puzzle))
        return rows;
    const int givens = count_givens(made.puzzle.givens);
    if (spec.givens != 0 && givens > spec.givens)
        return Message{N_("No puzzle with {asked} givens was found: this one has {n}"),
                       {{"asked", std::to_string(spec.givens)}, {"n", std::to_string(givens)}}};
    if (spec.technique && !made.is_as_asked)
        return is_never_next(*spec.technique)
                   ? Message{N_("No puzzle that needs the technique was found: where it finds a "
                                "step, an easier one does, too")}
                   : Message{N_("No puzzle that needs the technique was found")};
    return std::nullopt;
}

int count_wishes(const PuzzleSpec& spec)
{
    const PuzzleSpec usual;
    return (spec.symmetry != usual.symmetry) + (spec.fill != usual.fill || spec.digits_in_order) +
           (spec.technique != nullptr) + (spec.givens != 0) + (spec.givens_in_row != 0) +
           (spec.most_in_row != 0) + !spec.givens_of_rows.empty() + spec.is_minimal;
}

PuzzleSpec without_wishes(PuzzleSpec spec)
{
    return PuzzleSpec{.layout = std::move(spec.layout),
                      .level = spec.level,
                      .seed = spec.seed,
                      .is_from_elsewhere = spec.is_from_elsewhere};
}

} // namespace engine
