#include "engine/text/puzzle_line.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/base/whole_number.h"
#include "engine/rules/box_shape.h"
#include "engine/rules/drawn_grid.h"
#include "engine/rules/rule.h"
#include "engine/text/edge_code.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

constexpr int letters = 26;

bool has_rule(const Layout& layout, std::string_view id)
{
    return std::find(layout.rules.begin(), layout.rules.end(), id) != layout.rules.end();
}

// Returns the box width and height, "3x3", of the first region.
std::string boxes_by_boxes(const Grid& grid)
{
    for (const House& house : grid.houses()) {
        if (house.kind != HouseKind::Region)
            continue;
        const Place last = grid.place_of(house.cells.back());
        const Place first = grid.place_of(house.cells.front());
        const int width = last.column - first.column + 1;
        return std::to_string(grid.size() / width) + "x" + std::to_string(width);
    }
    return "";
}

// Returns the layout's name in Solo; nothing if Solo has no such rules.
std::optional<std::string> name_in_solo(const Layout& layout, const Grid& grid)
{
    const bool jigsaw = has_rule(layout, "jigsaw");
    std::size_t known = 1;
    for (const char* rule : {"boxes", "jigsaw", "diagonals", "killer"})
        known += has_rule(layout, rule) ? 1 : 0;
    if (layout.corners.size() > 1 || known != layout.rules.size() ||
        jigsaw == has_rule(layout, "boxes"))
        return std::nullopt;
    std::string name = jigsaw ? std::to_string(grid.size()) + "j" : boxes_by_boxes(grid);
    name += has_rule(layout, "diagonals") ? "x" : "";
    return name + (has_rule(layout, "killer") ? "k" : "");
}

std::string to_runs(const std::vector<int>& numbers)
{
    std::string text;
    int open = 0;
    const auto close_run = [&] {
        for (; open > letters; open -= letters)
            text += 'z';
        if (open > 0)
            text += letter_after('a', open - 1);
        open = 0;
    };
    for (int number : numbers) {
        if (number == 0) {
            ++open;
            continue;
        }
        const bool touches = open == 0 && !text.empty();
        close_run();
        text += (touches ? "_" : "") + std::to_string(number);
    }
    close_run();
    return text;
}

std::vector<int> sums_of(const Grid& grid)
{
    std::vector<int> sums(grid.cells().size(), 0);
    for (const Cage& cage : grid.cages())
        sums[std::min_element(cage.cells.begin(), cage.cells.end())->index] = cage.sum;
    return sums;
}

// "15@r1c1r1c2"
std::string listed(const Cage& cage, const Grid& grid)
{
    std::string text = (cage.has_sum() ? std::to_string(cage.sum) : "") + "@";
    for (Cell cell : cage.cells)
        text += to_text(grid, cell);
    return text;
}

// A layout as named, and its regions where the name decides them: boxes that stand upright.
struct Named {
    Layout layout;
    std::vector<Cells> regions = {};
};

std::vector<Cells> boxes_of(int size, int width)
{
    const int height = size / width;
    std::vector<Cells> boxes(size);
    for (int cell = 0; cell < size * size; ++cell) {
        const int row = cell / size, column = cell % size;
        boxes[row / height * height + column / width].push_back(Cell::at(cell));
    }
    return boxes;
}

// What Solo's names consist of: "3x3x" or "9jk".
struct SoloName {
    int size;
    int box_width; // 0 in a jigsaw
    bool diagonals;
    bool killer;
};

std::optional<SoloName> parse_solo_name(std::string_view name)
{
    const auto take = [&name](char letter) {
        const bool found = name.starts_with(letter);
        name.remove_prefix(found ? 1 : 0);
        return found;
    };
    const auto columns = take_number(name, 1, max_size);
    if (!columns || name.empty())
        return std::nullopt;
    std::optional<int> width = 0;
    if (!take('j')) {
        width = take('x') && *columns > 1 ? take_number(name, 2, max_size) : std::nullopt;
        if (!width)
            return std::nullopt;
    }
    const bool diagonals = take('x');
    const bool killer = take('k');
    if (!name.empty())
        return std::nullopt;
    return SoloName{*columns * std::max(*width, 1), *width, diagonals, killer};
}

Result<Named> layout_in_solo(const SoloName& solo)
{
    const std::string side = std::to_string(solo.size);
    const bool is_jigsaw = solo.box_width == 0;
    const bool is_upright = !is_jigsaw && solo.box_width != box_width(solo.size);
    auto layout =
        parse_layout(side + "x" + side + (is_jigsaw || is_upright ? "+jigsaw" : "") +
                     (solo.diagonals ? "+diagonals" : "") + (solo.killer ? "+killer" : ""));
    if (!layout)
        return Failure{layout.why()};
    return Named{*std::move(layout),
                 is_upright ? boxes_of(solo.size, solo.box_width) : std::vector<Cells>()};
}

// How many cells the runs have, or one more than any grid of one square.
int cells_in_runs(std::string_view text)
{
    int cells = 0;
    for (std::size_t at = 0; at < text.size() && cells <= max_size * max_size; ++at) {
        const char letter = text[at];
        const bool is_numeral = letter >= '0' && letter <= '9';
        const bool goes_on = is_numeral && at > 0 && text[at - 1] >= '0' && text[at - 1] <= '9';
        if (letter >= 'a' && letter <= 'z')
            cells += letter - 'a' + 1;
        else if (is_numeral && !goes_on)
            ++cells;
    }
    return cells;
}

Result<Named> layout_called(std::string_view name, std::string_view cells)
{
    const auto solo = parse_solo_name(name);
    auto layout = parse_layout(name);
    if (!solo || (layout && cells_in_runs(cells) != solo->size * solo->size))
        return layout ? Result<Named>(Named{*std::move(layout)}) : Failure{layout.why()};
    return layout_in_solo(*solo);
}

// Parses a number for each of `count` cells, 0 if it is empty.
std::optional<std::vector<int>> parse_runs(std::string_view text, std::size_t count, int most)
{
    std::vector<int> numbers;
    while (!text.empty() && numbers.size() <= count) {
        const char letter = text.front();
        if (letter >= 'a' && letter <= 'z') {
            numbers.insert(numbers.end(), letter - 'a' + 1, 0);
            text.remove_prefix(1);
            continue;
        }
        if (letter == '_')
            text.remove_prefix(1);
        const auto number = take_number(text, 1, most);
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
    }
    return text.empty() && numbers.size() == count ? std::optional(numbers) : std::nullopt;
}

std::map<int, Cells> cells_by_piece(const std::vector<int>& piece_of)
{
    std::map<int, Cells> pieces;
    for (std::size_t cell = 0; cell < piece_of.size(); ++cell)
        pieces[piece_of[cell]].push_back(Cell::at(cell));
    return pieces;
}

// Splits what follows the first comma into parts.
class LineParts {
public:
    explicit LineParts(std::string_view text) : rest_(text) {}

    std::string_view next()
    {
        const std::string_view part = rest_.substr(0, rest_.find(','));
        rest_.remove_prefix(std::min(rest_.size(), part.size() + 1));
        return part;
    }
    bool at_end() const { return rest_.empty(); }
    bool lists_cages() const { return rest_.substr(0, rest_.find(',')).find('@') != rest_.npos; }

private:
    std::string_view rest_;
};

std::optional<std::vector<Cells>> parse_regions(std::string_view code, int size)
{
    const auto pieces = parse_edge_code(code, size);
    if (!pieces)
        return std::nullopt;
    std::vector<Cells> regions;
    for (auto& [number, cells] : cells_by_piece(*pieces))
        regions.push_back(std::move(cells));
    return regions;
}

constexpr int highest_cage_sum = 325; // the sum of 1 to 25

std::optional<Cage> parse_listed(std::string_view text, const Grid& grid)
{
    Cage cage;
    if (const auto sum = take_number(text, 1, highest_cage_sum))
        cage.sum = *sum;
    const auto take = [&text](char letter) {
        const bool found = text.starts_with(letter);
        text.remove_prefix(found ? 1 : 0);
        return found;
    };
    if (!take('@'))
        return std::nullopt;
    while (!text.empty()) {
        const auto row = take('r') ? take_number(text, 1, max_size) : std::nullopt;
        const auto column = row && take('c') ? take_number(text, 1, max_size) : std::nullopt;
        const auto cell = column ? grid.cell_at({*row - 1, *column - 1}) : std::nullopt;
        if (!cell)
            return std::nullopt;
        cage.cells.push_back(*cell);
    }
    return cage;
}

std::optional<std::vector<Cage>> parse_listed_cages(LineParts& parts, const Grid& grid)
{
    std::vector<Cage> cages;
    while (!parts.at_end()) {
        auto cage = parse_listed(parts.next(), grid);
        if (!cage)
            return std::nullopt;
        cages.push_back(*std::move(cage));
    }
    return are_possible(cages, grid) ? std::optional(std::move(cages)) : std::nullopt;
}

std::optional<std::vector<Cage>> parse_cages(LineParts& parts, int size)
{
    const auto pieces = parse_edge_code(parts.next(), size);
    const auto sums = parse_runs(parts.next(), size * size, highest_cage_sum);
    if (!pieces || !sums)
        return std::nullopt;
    std::vector<Cage> cages;
    for (const auto& [number, cells] : cells_by_piece(*pieces)) {
        const auto sum = std::find_if(cells.begin(), cells.end(),
                                      [&](Cell cell) { return (*sums)[cell.index] != 0; });
        if (count_of(cells) > size)
            return std::nullopt;
        if (sum != cells.end())
            cages.push_back(Cage{cells, (*sums)[sum->index]});
    }
    return cages;
}

Result<LayoutGrid> printed_grid(Named named, LineParts& parts)
{
    const Layout& layout = named.layout;
    if (rolls_dice(layout) && named.regions.empty()) {
        auto regions = parse_regions(parts.next(), layout.size);
        if (!regions)
            return Failure{{N_("The puzzle's regions can't be read")}};
        named.regions = *std::move(regions);
    }
    auto grid = drawn_grid(layout, named.regions);
    if (!grid)
        return Failure{{N_("The puzzle's regions can't be read")}};
    if (prints_clues(layout)) {
        auto cages = parts.lists_cages() ? parse_listed_cages(parts, *grid)
                                         : parse_cages(parts, layout.size);
        if (!cages)
            return Failure{{N_("The puzzle's cages can't be read")}};
        grid = with_cages(std::move(grid), *std::move(cages));
    }
    return LayoutGrid{std::make_shared<const Layout>(layout), std::move(grid)};
}

Result<LayoutGrid> grid_of(Named named, LineParts& parts, LastGrid& last_grid)
{
    const Layout& layout = named.layout;
    if (!rolls_dice(layout) && !prints_clues(layout))
        return last_grid.of(layout);
    if (layout.corners.size() == 1)
        return printed_grid(std::move(named), parts);
    return Failure{{N_("A layout of several squares can't have regions or cages of its own")}};
}

Failure wrong_cells(int needed)
{
    return {{N_("The cells can't be read: there must be {cells}, written like 5_3b7"),
             {{"cells", std::to_string(needed)}}}};
}

Result<PrintedPuzzle> parse_named(std::string_view name, std::string_view text, LastGrid& last_grid)
{
    LineParts parts(text);
    const std::string_view cells = parts.next();
    auto named = layout_called(name, cells);
    if (!named)
        return Failure{named.why()};
    const int size = named->layout.size;
    const bool is_square = named->layout.corners.size() == 1;
    auto numbers = is_square ? parse_runs(cells, size * size, size) : std::nullopt;
    if (is_square && !numbers)
        return wrong_cells(size * size); // before a grid is built, which takes longer
    const auto grid = grid_of(*std::move(named), parts, last_grid);
    if (!grid)
        return Failure{grid.why()};
    if (!is_square)
        numbers = parse_runs(cells, grid->grid->cells().size(), size);
    if (!numbers)
        return wrong_cells(grid->grid->cell_count());
    if (!parts.at_end())
        return Failure{{N_("There is more text after the puzzle than its layout needs")}};
    PrintedPuzzle puzzle{*grid, {}};
    for (int number : *numbers)
        puzzle.givens.push_back(digit_up_to(grid->layout->size, number));
    return puzzle;
}

// The regions and cages of the grid, with a comma before each part.
std::string drawn_parts(const Layout& layout, const Grid& grid)
{
    std::string line;
    for (std::string_view id : layout.rules) {
        const Rule* rule = find_rule(id);
        ENSURE(rule != nullptr);
        if (rule->rolls_dice)
            line += "," + to_edge_code(regions_of(grid), layout.size);
        if (rule->prints_clues && !has_cages_told_by_lines(grid)) {
            for (const Cage& cage : grid.cages())
                line += "," + listed(cage, grid);
        } else if (rule->prints_clues)
            line += "," + to_edge_code(cages_of(grid), layout.size) + "," + to_runs(sums_of(grid));
    }
    return line;
}

std::string
line_called(const std::string& name, const Layout& layout, const Grid& grid, const Digits& givens)
{
    return name + ":" + to_runs(std::vector<int>(givens.begin(), givens.end())) +
           drawn_parts(layout, grid);
}

} // namespace

std::string to_line(const Layout& layout, const Grid& grid, const Digits& givens)
{
    if (is_plain(layout))
        return to_text(givens);
    const auto name = has_cages_told_by_lines(grid) ? name_in_solo(layout, grid) : std::nullopt;
    return line_called(name.value_or(layout.id), layout, grid, givens);
}

std::optional<std::string> to_game_id(const Layout& layout, const Grid& grid, const Digits& givens)
{
    const auto name = name_in_solo(layout, grid);
    return name ? std::optional(line_called(*name, layout, grid, givens)) : std::nullopt;
}

std::string to_drawn_layout(const Layout& layout, const Grid& grid)
{
    return layout.id + drawn_parts(layout, grid);
}

Result<LayoutGrid> parse_drawn_layout(std::string_view text)
{
    LineParts parts(text);
    auto layout = parse_layout(parts.next());
    if (!layout)
        return Failure{layout.why()};
    LastGrid last_grid;
    auto grid = grid_of(Named{*std::move(layout)}, parts, last_grid);
    if (grid && !parts.at_end())
        return Failure{{N_("There is more text after the puzzle than its layout needs")}};
    return grid;
}

bool is_plain(const Layout& layout)
{
    return layout.corners.size() == 1 && layout.rules.size() == 2 &&
           layout.rules[0] == "rows-and-columns" && layout.rules[1] == "boxes";
}

std::vector<int> regions_of(const Grid& grid)
{
    std::vector<int> regions(grid.cells().size(), -1);
    int number = 0;
    for (const House& house : grid.houses()) {
        if (house.kind != HouseKind::Region)
            continue;
        for (Cell cell : house.cells)
            regions[cell.index] = number;
        ++number;
    }
    return regions;
}

std::vector<int> cages_of(const Grid& grid)
{
    std::vector<int> cages(grid.cells().size());
    for (Cell cell : grid.cells())
        cages[cell.index] = -1 - cell.index;
    for (int cage = 0; cage < count_of(grid.cages()); ++cage) {
        for (Cell cell : grid.cages()[cage].cells)
            cages[cell.index] = cage;
    }
    return cages;
}

const LayoutGrid& LastGrid::of(const Layout& layout)
{
    if (last_.layout == nullptr || last_.layout->id != layout.id)
        last_ = {std::make_shared<const Layout>(layout), make_grid(layout)};
    return last_;
}

const LayoutGrid* LastGrid::plain(std::size_t cells)
{
    if (last_plain_.grid != nullptr && last_plain_.grid->cells().size() == cells)
        return &last_plain_;
    const int size = size_of_square(cells);
    if (size == 0)
        return nullptr;
    last_plain_ = of(*find_layout(std::to_string(size) + "x" + std::to_string(size)));
    return &last_plain_;
}

Result<PrintedPuzzle> parse_puzzle_line(std::string_view text, LastGrid& last_grid)
{
    const auto colon = text.find(':');
    if (colon != std::string_view::npos)
        return parse_named(text.substr(0, colon), text.substr(colon + 1), last_grid);
    const LayoutGrid* fitting = last_grid.plain(text.size());
    const LayoutGrid& grid = fitting ? *fitting : last_grid.of(*find_layout("9x9"));
    auto givens = parse_digits(text, *grid.grid);
    if (!givens)
        return Failure{givens.why()};
    return PrintedPuzzle{grid, *std::move(givens)};
}

Result<PrintedPuzzle> parse_puzzle_line(std::string_view text)
{
    LastGrid last_grid;
    return parse_puzzle_line(text, last_grid);
}

} // namespace engine
