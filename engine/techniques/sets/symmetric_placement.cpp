// Symmetrical placement: a rotation or reflection maps the grid onto itself and the givens onto
// givens, with the digits renamed. As there is one solution, it has the same symmetry: a cell
// mapped onto itself holds a digit that keeps its name, and the image of a cell holds the renamed
// digit.
// Roles: Cause for the cells that lose candidates, Target for their images. The digits of the step
// are those that keep their names.

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

constexpr std::uint16_t outside = 0xFFFF;

using CellMap = std::vector<std::uint16_t>;       // by cell
using DigitMap = std::array<Digit, max_size + 1>; // no_digit where it is not known

// Rotations and reflections: whether rows and columns are exchanged, and which of them are
// reversed.
struct Turn {
    bool swaps;
    bool turns_rows;
    bool turns_columns;
};

constexpr std::array turns = {
    Turn{false, false, true}, Turn{false, true, false}, Turn{false, true, true},
    Turn{true, false, false}, Turn{true, false, true},  Turn{true, true, false},
    Turn{true, true, true},
};

CellMap turned(const Grid& grid, const Turn& turn)
{
    CellMap map(grid.cells().size(), outside);
    if (turn.swaps && grid.rows() != grid.columns())
        return map;
    for (Cell cell : grid.cells()) {
        Place place = grid.place_of(cell);
        if (turn.swaps)
            std::swap(place.row, place.column);
        if (turn.turns_rows)
            place.row = grid.rows() - 1 - place.row;
        if (turn.turns_columns)
            place.column = grid.columns() - 1 - place.column;
        const auto image = grid.cell_at(place);
        map[cell.index] = image ? image->index : outside;
    }
    return map;
}

Cells image_of(const Cells& cells, const CellMap& map)
{
    Cells image;
    for (Cell cell : cells)
        image.push_back({map[cell.index]});
    std::sort(image.begin(), image.end());
    return image;
}

std::vector<Cells> all_houses(const Grid& grid)
{
    std::vector<Cells> houses;
    for (const House& house : grid.houses()) {
        houses.push_back(house.cells);
        std::sort(houses.back().begin(), houses.back().end());
    }
    std::sort(houses.begin(), houses.end());
    return houses;
}

bool keeps_houses(const Grid& grid, const CellMap& map)
{
    const std::vector<Cells> houses = all_houses(grid);
    return std::ranges::all_of(houses, [&](const Cells& house) {
        return std::ranges::binary_search(houses, image_of(house, map));
    });
}

bool keeps_cages(const Grid& grid, const CellMap& map)
{
    return std::ranges::all_of(grid.cages(), [&](const Cage& cage) {
        const Cells image = image_of(cage.cells, map);
        return std::ranges::any_of(grid.cages(), [&](const Cage& other) {
            Cells cells = other.cells;
            std::sort(cells.begin(), cells.end());
            return other.sum == cage.sum && cells == image;
        });
    });
}

bool keeps_pairs(const Grid& grid, const CellMap& map)
{
    return std::ranges::all_of(grid.pairs(), [&](const Pair& pair) {
        const Cell one = {map[pair.first.index]};
        const Cell other = {map[pair.second.index]};
        return std::ranges::any_of(grid.pairs(), [&](const Pair& each) {
            return each == Pair{one, other} || each == Pair{other, one};
        });
    });
}

bool keeps_grid(const Grid& grid, const CellMap& map)
{
    return keeps_houses(grid, map) && keeps_cages(grid, map) && keeps_pairs(grid, map);
}

// Returns the new names of the digits, or nothing if the givens are not mapped onto givens
// consistently. A single digit without givens gets the only name left. With sums all digits must
// keep their names, see fits_cages().
std::optional<DigitMap> renamed(const Candidates& candidates, const CellMap& map)
{
    const Chart& chart = candidates.chart();
    DigitMap names = {};
    DigitMap back = {};
    int known = 0;
    for (Cell cell : chart.grid().cells()) {
        if (map[cell.index] == outside)
            return std::nullopt;
        const Cell image = {map[cell.index]};
        if (candidates.is_given(cell) != candidates.is_given(image))
            return std::nullopt;
        if (!candidates.is_given(cell))
            continue;
        const Digit from = candidates.digit(cell);
        const Digit to = candidates.digit(image);
        if ((names[from] != no_digit && names[from] != to) ||
            (back[to] != no_digit && back[to] != from))
            return std::nullopt;
        known += names[from] == no_digit ? 1 : 0;
        names[from] = to;
        back[to] = from;
    }
    if (known + 1 < chart.size())
        return std::nullopt;
    for (Digit digit : chart.all_digits()) {
        if (names[digit] == no_digit)
            names[digit] = static_cast<Digit>(std::find(back.begin() + 1, back.end(), no_digit) -
                                              back.begin());
    }
    return names;
}

bool fits_cages(const Grid& grid, const DigitMap& names)
{
    if (std::ranges::none_of(grid.cages(), &Cage::has_sum))
        return true;
    for (int digit = 1; digit <= grid.size(); ++digit) {
        if (names[digit] != digit)
            return false;
    }
    return true;
}

// Returns whether the image may hold the new name if the cell holds the old one.
bool may_be_symmetric(const Candidates& candidates, Candidate old, Candidate renamed)
{
    if (old.cell == renamed.cell)
        return old.digit == renamed.digit;
    if (old.digit == renamed.digit && candidates.chart().sees(old.cell, renamed.cell))
        return false;
    return candidates.digit(renamed.cell) == renamed.digit || candidates.has(renamed);
}

void add(const Candidates& candidates, const CellMap& map, const DigitMap& names, Steps& steps)
{
    Step step{};
    for (Digit digit : candidates.chart().all_digits()) {
        if (names[digit] == digit)
            step.digits = step.digits.with(digit);
    }
    for (Cell cell : candidates.open_cells()) {
        const Cell image = {map[cell.index]};
        const std::size_t before = step.removals.size();
        for (Digit digit : candidates.of(cell)) {
            if (!may_be_symmetric(candidates, {cell, digit}, {image, names[digit]}))
                step.removals.push_back({cell, digit});
        }
        if (step.removals.size() == before)
            continue;
        step.cells.push_back({cell, Role::Cause});
        if (image != cell)
            step.cells.push_back({image, Role::Target});
    }
    steps.add(std::move(step));
}

struct SymmetryOfGivens {
    CellMap map;
    DigitMap names;
};

// The symmetries of the givens. They stay valid, because givens are never removed.
class Symmetries {
public:
    explicit Symmetries(const Candidates& candidates)
    {
        const Grid& grid = candidates.chart().grid();
        for (const Turn& turn : turns) {
            CellMap map = turned(grid, turn);
            const auto names = renamed(candidates, map);
            if (names && fits_cages(grid, *names) && keeps_grid(grid, map))
                all_.push_back({std::move(map), *names});
        }
    }
    void catch_up(const Candidates& /*candidates*/, std::span<const Candidate> /*gone*/) {}

    const std::vector<SymmetryOfGivens>& all() const { return all_; }

private:
    std::vector<SymmetryOfGivens> all_;
};

} // namespace

static void find_symmetric_placement(const Candidates& candidates, Steps& steps)
{
    for (const SymmetryOfGivens& symmetry : candidates.worked_out<Symmetries>().all())
        add(candidates, symmetry.map, symmetry.names, steps);
}

const Technique techniques::symmetric_placement = {
    .id = "symmetric_placement",
    .name = N_("Symmetrical Placement"),
    .known_as = {"Gurth's Symmetrical Placement", "Gurth", "GSP"},
    .about = {N_(
        "The givens are symmetric: a turn or a reflection of the board takes each given to another "
        "one, with certain digits exchanged. As there is one solution, it has the same symmetry. "
        "So a cell that stays in its place holds a digit that is not exchanged, and what a cell "
        "can't be, its image can't be with the digit exchanged.")},
    .standing = {TechniqueFamily::Sets, Level::Extreme, 300},
    .needs_unique_solution = true,
    .find = find_symmetric_placement,
    .explanation =
        {{N_("The givens are symmetric, with digits exchanged; the solution is one, so it is as "
             "well.")},
         {N_("What {causes} hold, with its digit exchanged, must be possible in {targets}.")},
         {N_("Cells that stay where they are hold digits that are exchanged for no other: "
             "{digits}.")}},
    .example = ":symmetric_placement:5:..4..2...2....51..97....3......1...68.1...9.24...9......7..."
               ".31..95....8...8..6..::552 355 455 655 755 558::",
};

} // namespace engine
