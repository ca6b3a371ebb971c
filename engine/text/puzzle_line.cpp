#include "engine/text/puzzle_line.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <vector>

#include "engine/base/ensure.h"
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

bool is_plain(const Layout& layout)
{
    const std::vector<std::string_view> plain = {"rows-and-columns", "boxes"};
    return layout.corners.size() == 1 && layout.rules == plain;
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
            text += static_cast<char>('a' + open - 1);
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

// Cells without a cage are each a piece of their own.
std::vector<int> cages_of(const Grid& grid)
{
    std::vector<int> cages(grid.cells().size());
    for (Cell cell : grid.cells())
        cages[cell.index] = -1 - cell.index;
    for (std::size_t cage = 0; cage < grid.cages().size(); ++cage) {
        for (Cell cell : grid.cages()[cage].cells)
            cages[cell.index] = static_cast<int>(cage);
    }
    return cages;
}

std::vector<int> sums_of(const Grid& grid)
{
    std::vector<int> sums(grid.cells().size(), 0);
    for (const Cage& cage : grid.cages())
        sums[std::min_element(cage.cells.begin(), cage.cells.end())->index] = cage.sum;
    return sums;
}

// Converts "3x3x" or "9jk"; nothing if it is not a name of Solo's.
std::optional<std::string> mix_from_solo(std::string_view name)
{
    const auto take_number = [&name]() -> std::optional<int> {
        int number = 0;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
        if (error != std::errc{} || number < 1 || number > max_size)
            return std::nullopt;
        name.remove_prefix(end - name.data());
        return number;
    };
    auto side = take_number();
    if (!side || name.empty())
        return std::nullopt;
    const bool jigsaw = name.front() == 'j';
    name.remove_prefix(1);
    if (!jigsaw) {
        const auto rows = take_number();
        if (!rows || *rows * *side > max_size)
            return std::nullopt;
        *side *= *rows;
    }
    const std::string number = std::to_string(*side);
    std::string mix = number + "x" + number + (jigsaw ? "+jigsaw" : "");
    if (name.starts_with('x')) {
        mix += "+diagonals";
        name.remove_prefix(1);
    }
    if (name.starts_with('k')) {
        mix += "+killer";
        name.remove_prefix(1);
    }
    return name.empty() ? std::optional(mix) : std::nullopt;
}

Result<Layout> layout_called(std::string_view name)
{
    auto layout = parse_layout(name);
    if (layout)
        return layout;
    const auto mix = mix_from_solo(name);
    return mix ? parse_layout(*mix) : std::move(layout);
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
        int number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{} || number < 1 || number > most)
            return std::nullopt;
        text.remove_prefix(end - text.data());
        numbers.push_back(number);
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
class Parts {
public:
    explicit Parts(std::string_view text) : rest_(text) {}

    std::string_view next()
    {
        const std::string_view part = rest_.substr(0, rest_.find(','));
        rest_.remove_prefix(std::min(rest_.size(), part.size() + 1));
        return part;
    }
    bool at_end() const { return rest_.empty(); }

private:
    std::string_view rest_;
};

// Adds the given regions and cages to the grid.
class Printer {
public:
    Printer(const Layout& layout, Parts& parts)
        : layout_(layout), parts_(parts), builder_(layout.size)
    {
    }

    Result<std::shared_ptr<const Grid>> grid() &&
    {
        for (std::string_view id : layout_.rules) {
            const Rule* rule = find_rule(id);
            ENSURE(rule != nullptr);
            Random no_dice(0);
            if (rule->rolls_dice && !add_regions())
                return Failure{{N_("The puzzle's regions can't be read")}};
            if (rule->prints_clues && !add_cages())
                return Failure{{N_("The puzzle's cages can't be read")}};
            if (!rule->rolls_dice && !rule->prints_clues)
                rule->add_to(builder_, no_dice);
        }
        return std::make_shared<const Grid>(std::move(builder_).build());
    }

private:
    bool add_regions()
    {
        const auto pieces = parse_edge_code(parts_.next(), layout_.size);
        if (!pieces)
            return false;
        for (const auto& [number, cells] : cells_by_piece(*pieces)) {
            if (static_cast<int>(cells.size()) != layout_.size)
                return false;
            builder_.add_house(HouseKind::Region, cells);
        }
        return true;
    }

    bool add_cages()
    {
        constexpr int highest_sum = 325; // the sum of 1 to 25
        const auto pieces = parse_edge_code(parts_.next(), layout_.size);
        const auto sums = parse_runs(parts_.next(), builder_.grid().cells().size(), highest_sum);
        if (!pieces || !sums)
            return false;
        for (const auto& [number, cells] : cells_by_piece(*pieces)) {
            const auto sum = std::find_if(cells.begin(), cells.end(),
                                          [&](Cell cell) { return (*sums)[cell.index] != 0; });
            if (static_cast<int>(cells.size()) > layout_.size)
                return false;
            if (sum != cells.end())
                builder_.add_cage(Cage{cells, (*sums)[sum->index]});
        }
        return true;
    }

    const Layout& layout_;
    Parts& parts_;
    GridBuilder builder_;
};

Result<std::shared_ptr<const Grid>> grid_of(const Layout& layout, Parts& parts, LastGrid& last_grid)
{
    if (!rolls_dice(layout) && !prints_clues(layout))
        return last_grid.of(layout);
    if (layout.corners.size() == 1)
        return Printer(layout, parts).grid();
    return Failure{{N_("A layout of several squares can't have regions or cages of its own")}};
}

Result<PrintedPuzzle> parse_named(std::string_view name, std::string_view text, LastGrid& last_grid)
{
    const auto layout = layout_called(name);
    if (!layout)
        return Failure{layout.why()};
    Parts parts(text);
    const std::string_view cells = parts.next();
    const auto grid = grid_of(*layout, parts, last_grid);
    if (!grid)
        return Failure{grid.why()};
    const auto numbers = parse_runs(cells, (*grid)->cells().size(), layout->size);
    if (!numbers)
        return Failure{{N_("The cells can't be read: there must be {cells}, written like 5_3b7"),
                        {{"cells", std::to_string((*grid)->cell_count())}}}};
    if (!parts.at_end())
        return Failure{{N_("There is more text after the puzzle than its layout needs")}};
    PrintedPuzzle puzzle{*grid, {}};
    for (int number : *numbers)
        puzzle.givens.push_back(static_cast<Digit>(number));
    return puzzle;
}

// Returns the plain grid with that many cells; 9x9 if there is none.
std::shared_ptr<const Grid> plain_grid_for(std::size_t cells, LastGrid& last_grid)
{
    for (const Layout& layout : all_layouts()) {
        const std::size_t side = layout.size;
        if (is_plain(layout) && side * side == cells)
            return last_grid.of(layout);
    }
    return last_grid.of(*find_layout("9x9"));
}

} // namespace

std::string to_line(const Layout& layout, const Grid& grid, const Digits& givens)
{
    if (is_plain(layout))
        return to_text(givens);
    std::string line = name_in_solo(layout, grid).value_or(layout.id) + ":";
    line += to_runs(std::vector<int>(givens.begin(), givens.end()));
    for (std::string_view id : layout.rules) {
        const Rule* rule = find_rule(id);
        ENSURE(rule != nullptr);
        if (rule->rolls_dice)
            line += "," + to_edge_code(regions_of(grid), layout.size);
        if (rule->prints_clues)
            line += "," + to_edge_code(cages_of(grid), layout.size) + "," + to_runs(sums_of(grid));
    }
    return line;
}

std::shared_ptr<const Grid> LastGrid::of(const Layout& layout)
{
    if (grid_ == nullptr || layout_id_ != layout.id) {
        grid_ = make_grid(layout);
        layout_id_ = layout.id;
    }
    return grid_;
}

Result<PrintedPuzzle> parse_puzzle_line(std::string_view text, LastGrid& last_grid)
{
    const auto colon = text.find(':');
    if (colon != std::string_view::npos)
        return parse_named(text.substr(0, colon), text.substr(colon + 1), last_grid);
    const auto grid = plain_grid_for(text.size(), last_grid);
    auto givens = parse_digits(text, *grid);
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
