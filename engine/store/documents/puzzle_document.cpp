#include "engine/store/documents/puzzle_document.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/table.h"
#include "engine/store/documents/checks.h"
#include "engine/store/documents/grid_checks.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

constexpr Table<HouseKind, std::string_view, 4> house_kinds = {
    {"row", "column", "region", "extra"}};

std::optional<HouseKind> find_house_kind(std::string_view name)
{
    const std::size_t index = std::ranges::find(house_kinds, name) - house_kinds.begin();
    return index < house_kinds.size() ? std::optional(enumerator_at<HouseKind>(index))
                                      : std::nullopt;
}

GridDocument to_document(const Grid& grid)
{
    GridDocument document;
    document.size = grid.size();
    for (Cell cell : grid.cells()) {
        document.rows.push_back(grid.place_of(cell).row);
        document.columns.push_back(grid.place_of(cell).column);
    }
    for (const House& house : grid.houses())
        document.houses.push_back(
            {std::string(house_kinds[house.kind]), numbers_from(house.cells)});
    for (const Cage& cage : grid.cages())
        document.cages.push_back({numbers_from(cage.cells), cage.sum});
    for (const auto& [one, other] : grid.pairs()) {
        document.pairs.push_back(one.index);
        document.pairs.push_back(other.index);
    }
    document.symbols = grid.symbols();
    return document;
}

// Cells must be in reading order, so that their indexes mean what they meant when saved.
std::optional<std::vector<Place>> places_from(const GridDocument& document)
{
    const std::size_t count = document.rows.size();
    if (count == 0 || document.columns.size() != count)
        return std::nullopt;
    std::vector<Place> places;
    for (std::size_t cell = 0; cell < count; ++cell) {
        const Place place{checked_int(document.rows[cell]), checked_int(document.columns[cell])};
        if (!places.empty() && places.back() >= place)
            return std::nullopt;
        places.push_back(place);
    }
    return places;
}

bool add_houses(const GridDocument& document, int cell_count, GridBuilder& builder)
{
    for (const HouseDocument& house : document.houses) {
        const auto kind = find_house_kind(house.kind);
        const auto cells = cells_from(house.cells, cell_count);
        if (!kind || !cells || cells->empty() || std::ssize(*cells) > document.size)
            return false;
        builder.add_house(*kind, *cells);
    }
    return true;
}

bool add_cages(const GridDocument& document, int cell_count, GridBuilder& builder)
{
    for (const CageDocument& cage : document.cages) {
        const auto cells = cells_from(cage.cells, cell_count);
        if (!cells || std::ssize(*cells) > document.size)
            return false;
        builder.add_cage(Cage{*cells, checked_int(cage.sum)});
    }
    return true;
}

bool add_pairs(const GridDocument& document, int cell_count, GridBuilder& builder)
{
    for (std::size_t pair = 0; pair + 1 < document.pairs.size(); pair += 2) {
        const auto cells = cells_from({document.pairs[pair], document.pairs[pair + 1]}, cell_count);
        if (!cells)
            return false;
        builder.add_pair((*cells)[0], (*cells)[1]);
    }
    return true;
}

std::shared_ptr<const Grid> from_document(const GridDocument& document)
{
    if (!is_possible(document) || document.pairs.size() % 2 != 0 ||
        std::ssize(document.symbols) != document.size ||
        std::ranges::find(document.symbols, "") != document.symbols.end())
        return nullptr;
    auto places = places_from(document);
    if (!places)
        return nullptr;
    const int cell_count = count_of(*places);
    GridBuilder builder(checked_int(document.size), *std::move(places));
    if (!add_houses(document, cell_count, builder) || !add_cages(document, cell_count, builder) ||
        !add_pairs(document, cell_count, builder))
        return nullptr;
    builder.set_symbols(document.symbols);
    auto grid = std::make_shared<const Grid>(std::move(builder).build());
    return is_well_ruled(*grid) ? grid : nullptr;
}

bool has_open_cell(const Digits& givens)
{
    return std::find(givens.begin(), givens.end(), no_digit) != givens.end();
}

bool solves(const Digits& solution, const Grid& grid, const Digits& givens)
{
    for (Cell cell : grid.cells()) {
        const Digit given = givens[cell];
        if (solution[cell] == no_digit || (given != no_digit && given != solution[cell]))
            return false;
    }
    for (const Cage& cage : grid.cages()) {
        if (!adds_up(cage, solution))
            return false;
    }
    // Cells are peers if they must differ, by a house, a cage or a pair.
    return clashing_cells(grid, Board(solution)).empty();
}

} // namespace

PuzzleDocument to_document(const Puzzle& puzzle)
{
    return {to_document(*puzzle.grid), to_text(puzzle.givens), to_text(puzzle.solution)};
}

std::optional<Puzzle> from_document(const PuzzleDocument& document)
{
    const auto grid = from_document(document.grid);
    if (!grid)
        return std::nullopt;
    const auto givens = parse_digits(document.givens, *grid);
    const auto solution = parse_digits(document.solution, *grid);
    if (!givens || !solution || !solves(*solution, *grid, *givens) || !has_open_cell(*givens))
        return std::nullopt;
    return Puzzle{grid, *givens, *solution};
}

} // namespace engine
