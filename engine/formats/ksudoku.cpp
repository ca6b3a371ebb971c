// KSudoku's games, in XML: a graph of cells and groups, the givens, and what a player did.
// Described in KSudoku's source (invent.kde.org/games/ksudoku): src/gui/serializer.cpp.

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"
#include "engine/base/quoted.h"
#include "engine/base/whole_number.h"
#include "engine/formats/declared_rules.h"
#include "engine/formats/format.h"
#include "engine/formats/rows.h"
#include "engine/formats/xml_text.h"
#include "engine/rules/box_shape.h"
#include "engine/rules/drawn_grid.h"
#include "engine/rules/rule.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

constexpr char vacant = '_';     // an empty cell
constexpr char no_place = '.';   // no cell
constexpr char before_one = 'a'; // the digit 1 is b

// The operators of cages that are read.
constexpr int cage_without_operator = 0; // a single digit
constexpr int cage_of_sum = 4;

constexpr int widest = 64; // cells

std::optional<std::vector<int>> numbers_in(std::string_view text)
{
    std::vector<int> numbers;
    while (!(text = without_blanks(text)).empty()) {
        const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n"));
        const auto number = whole_number(word);
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
        text.remove_prefix(word.size());
    }
    return numbers;
}

// For an element whose attribute is missing or wrong.
Failure wrong_attribute(const XmlElement& element, std::string_view attribute)
{
    return {{N_("the element \"{element}\" has {attribute}=\"{value}\", which can't be read"),
             {{"element", engine::quoted(element.name)},
              {"attribute", std::string(attribute)},
              {"value", quoted(element.attribute(attribute))}}}};
}

// A graph of cells, the groups that must hold each digit, and cages. KSudoku numbers the places,
// with and without a cell, column by column.
class KsudokuGraph {
public:
    // An error names the element, attribute or kind of board that can't be read.
    Attempt take(const XmlElement& graph)
    {
        const std::string_view type = graph.attribute("type");
        if (type == "roxdoku")
            return Failure{{N_("this is a cube (Roxdoku), which this game does not know")}};
        const auto order = whole_number(graph.attribute("order"));
        if (!order || *order < 4 || *order > max_size)
            return wrong_attribute(graph, "order");
        order_ = *order;
        if (type == "sudoku") {
            rows_ = columns_ = order_;
            return add_square(0, true) ? Attempt(Done{}) : wrong_attribute(graph, "order");
        }
        return type == "custom" ? take_custom(graph) : wrong_attribute(graph, "type");
    }

    int order() const { return order_; }
    int place_count() const { return rows_ * columns_; }
    Place place_at(int index) const { return {index % rows_, index / rows_}; }

    // The layout whose houses are the groups, in which `is_cell` says which places are cells.
    Result<LayoutGrid> layout(const std::vector<bool>& is_cell, LastGrid& last_grid) const
    {
        std::vector<Group> groups = in_order(groups_);
        groups.erase(std::unique(groups.begin(), groups.end()), groups.end());
        const auto fixed = cages_.empty() ? fixed_layout(groups, is_cell) : std::nullopt;
        if (fixed)
            return last_grid.of(*fixed);
        if (rows_ != order_ || columns_ != order_ ||
            std::ranges::find(is_cell, false) != is_cell.end())
            return Failure{{N_("its groups of cells are no board that this game knows")}};
        return square_layout(std::move(groups), last_grid);
    }

private:
    // A group of cells, each as its place.
    using Group = std::vector<Place>;

    Attempt take_custom(const XmlElement& graph)
    {
        for (const auto& [name, size] : {std::pair("sizeX", &columns_), {"sizeY", &rows_}}) {
            const auto number = whole_number(graph.attribute(name));
            if (!number || *number < 1 || *number > widest)
                return wrong_attribute(graph, name);
            *size = *number;
        }
        if (graph.has_attribute("sizeZ") && whole_number(graph.attribute("sizeZ")) != 1)
            return Failure{{N_("this is a cube (Roxdoku), which this game does not know")}};
        if (graph.attribute("specific-type") == "Mathdoku")
            return Failure{{N_("this is a Mathdoku, whose cages may repeat digits, which this game "
                               "does not know")}};
        for (const XmlElement& child : graph.children) {
            if (const Attempt taken = take_child(child); !taken)
                return taken;
        }
        return Done{};
    }

    Attempt take_child(const XmlElement& child)
    {
        if (child.name == "sudokugroups") {
            const auto at = whole_number(child.attribute("at"));
            const bool has_blocks = child.attribute("withblocks") != "0";
            return at && add_square(*at, has_blocks) ? Attempt(Done{})
                                                     : wrong_attribute(child, "at");
        }
        if (child.name == "clique") {
            auto group = group_in(child);
            if (!group)
                return Failure{group.why()};
            groups_.push_back(*std::move(group));
            return Done{};
        }
        if (child.name == "cage")
            return take_cage(child);
        return Failure{{N_("the element \"{element}\" is not known to this game"),
                        {{"element", engine::quoted(child.name)}}}};
    }

    Result<Group> group_in(const XmlElement& element) const
    {
        Group group;
        const auto numbers = numbers_in(element.text);
        const auto size = whole_number(element.attribute("size"));
        for (int number : numbers.value_or(std::vector<int>())) {
            if (number < 0 || number >= place_count())
                return Failure{{N_("the element \"{element}\" names the cell {number}, which does "
                                   "not exist"),
                                {{"element", element.name}, {"number", std::to_string(number)}}}};
            group.push_back(place_at(number));
        }
        if (group.empty() || (size && std::cmp_not_equal(group.size(), *size)))
            return Failure{{N_("the element \"{element}\" has {found} cells, needed \"{needed}\""),
                            {{"element", element.name},
                             {"found", std::to_string(group.size())},
                             {"needed", quoted(element.attribute("size"))}}}};
        std::ranges::sort(group);
        return group;
    }

    Attempt take_cage(const XmlElement& child)
    {
        auto group = group_in(child);
        if (!group)
            return Failure{group.why()};
        const auto kind = whole_number(child.attribute("operator"));
        const auto value = whole_number(child.attribute("value"));
        if (!kind || *kind < cage_without_operator || *kind > cage_of_sum)
            return wrong_attribute(child, "operator");
        if (!value)
            return wrong_attribute(child, "value");
        if (*kind != cage_of_sum && (*kind != cage_without_operator || group->size() > 1))
            return Failure{{N_(
                "a cage has a difference, product or quotient, which this game does not know")}};
        cages_.emplace_back(*std::move(group), *value);
        return Done{};
    }

    // Rows, columns and boxes of a square with its corner there.
    bool add_square(int corner, bool has_blocks)
    {
        const int width = box_width(order_), height = box_height(order_);
        if (corner < 0 || corner >= place_count() || (has_blocks && width != height))
            return false;
        const Place first = place_at(corner);
        if (first.row + order_ > rows_ || first.column + order_ > columns_)
            return false;
        for (int house = 0; house < order_; ++house) {
            Group row, column, block;
            for (int at = 0; at < order_; ++at) {
                row.push_back({first.row + house, first.column + at});
                column.push_back({first.row + at, first.column + house});
                block.push_back({first.row + house / height * height + at / width,
                                 first.column + house % height * width + at % width});
            }
            groups_.push_back(std::move(row));
            groups_.push_back(std::move(column));
            if (has_blocks)
                groups_.push_back(std::move(block));
        }
        return true;
    }

    static std::vector<Group> in_order(std::vector<Group> groups)
    {
        for (Group& group : groups)
            std::ranges::sort(group);
        std::ranges::sort(groups);
        return groups;
    }

    // Those of a layout without regions and cages of its own; none if the id names no such layout.
    static std::vector<Group> groups_of(const std::string& id)
    {
        std::vector<Group> groups;
        const auto layout = find_layout(id);
        if (!layout || rolls_dice(*layout) || prints_clues(*layout))
            return groups;
        const auto grid = make_grid(*layout);
        for (const House& house : grid->houses()) {
            Group& group = groups.emplace_back();
            for (Cell cell : house.cells)
                group.push_back(grid->place_of(cell));
        }
        return in_order(std::move(groups));
    }

    // The layout of which these are the groups: a board, with each rule whose houses are there.
    std::optional<Layout> fixed_layout(const std::vector<Group>& groups,
                                       const std::vector<bool>& is_cell) const
    {
        const auto cells = std::ranges::count(is_cell, true);
        std::vector<std::string> mixes = {std::to_string(order_) + "x" + std::to_string(order_)};
        for (const Layout& layout : all_layouts()) {
            if (layout.corners.size() > 1 && layout.size == order_)
                mixes.push_back(layout.id);
        }
        for (std::string& mix : mixes) {
            const std::string board = mix;
            const std::size_t fewest = groups_of(board).size();
            for (const Rule& rule : all_rules()) {
                if (fewest >= groups.size())
                    break;
                const auto found = groups_of(board + "+" + std::string(rule.id));
                if (found.size() > fewest && std::ranges::includes(groups, found))
                    mix += "+" + std::string(rule.id);
            }
            if (groups_of(mix) != groups)
                continue;
            const auto grid = make_grid(*find_layout(mix));
            if (grid->cell_count() == cells && grid->pairs().empty() && grid->rows() == rows_ &&
                grid->columns() == columns_)
                return find_layout(mix);
        }
        return std::nullopt;
    }

    Cells cells_of(const Group& group) const
    {
        Cells cells;
        for (const Place& place : group)
            cells.push_back(Cell::at(place.row * order_ + place.column));
        return cells;
    }

    // Rows and columns must be there; two groups may be the diagonals, and the rest are regions.
    Result<LayoutGrid> square_layout(std::vector<Group> groups, LastGrid& last_grid) const
    {
        DeclaredRules rules{.size = order_};
        const auto take = [&](const Group& group) {
            const auto place = std::ranges::find(groups, group);
            const bool found = place != groups.end();
            if (found)
                groups.erase(place);
            return found;
        };
        Group falling, rising;
        for (int line = 0; line < order_; ++line) {
            Group row, column;
            for (int at = 0; at < order_; ++at) {
                row.push_back({line, at});
                column.push_back({at, line});
            }
            if (!take(row) || !take(column))
                return Failure{{N_("its groups of cells are no board that this game knows")}};
            falling.push_back({line, line});
            rising.push_back({line, order_ - 1 - line});
        }
        const bool has_falling = take(falling), has_rising = take(rising);
        if (has_falling != has_rising)
            return Failure{{N_("the puzzle has only one diagonal, which this game does not know")}};
        if (has_falling)
            rules.others.push_back("diagonals");
        for (const Group& group : groups)
            rules.regions.push_back(cells_of(group));
        if (rules.regions.empty())
            return Failure{
                {N_("the board has no boxes or other regions, which this game does not know")}};
        for (const auto& [group, sum] : cages_) {
            auto cage = cage_with_sum(cells_of(group), sum, order_);
            if (!cage)
                return Failure{cage.why()};
            rules.cages.push_back(*std::move(cage));
        }
        return grid_of(rules, last_grid);
    }

    int order_ = 0;
    int rows_ = 0;
    int columns_ = 0;
    std::vector<Group> groups_;
    std::vector<std::pair<Group, int>> cages_;
};

class KsudokuReader {
public:
    explicit KsudokuReader(LastGrid& last_grid) : last_grid_(last_grid) {}

    Result<SharedPuzzle> run(const XmlElement& root)
    {
        const XmlElement* game = root.child("game");
        const XmlElement* puzzle = (game != nullptr ? *game : root).child("puzzle");
        const XmlElement* graph = puzzle != nullptr ? puzzle->child("graph") : nullptr;
        const XmlElement* values = puzzle != nullptr ? puzzle->child("values") : nullptr;
        if (graph == nullptr || values == nullptr)
            return Failure{{N_("it holds no element \"puzzle\" with \"graph\" and \"values\"")}};
        if (const Attempt taken = graph_.take(*graph); !taken)
            return Failure{taken.why()};
        const auto layout = take_values(without_blanks(values->text));
        if (!layout)
            return Failure{layout.why()};
        SharedPuzzle told{*layout};
        told.givens = in_cells(*told.grid, givens_);
        if (const XmlElement* solution = puzzle->child("solution"))
            take_solution(told, without_blanks(solution->text));
        const XmlElement* history = game != nullptr ? game->child("history") : nullptr;
        if (history == nullptr)
            return told;
        if (const Attempt taken = take_history(told, *history); !taken)
            return Failure{taken.why()};
        return told;
    }

private:
    Result<LayoutGrid> take_values(std::string_view values)
    {
        if (std::cmp_not_equal(values.size(), graph_.place_count()))
            return wrong_cell_count("values", std::to_string(values.size()), graph_.place_count());
        std::vector<bool> is_cell;
        for (std::size_t at = 0; at < values.size(); ++at) {
            const char letter = values[at];
            is_cell.push_back(letter != no_place);
            const int digit = letter == vacant || letter == no_place ? 0 : letter - before_one;
            if (digit < 0 || digit > graph_.order())
                return no_digit_in("values", at, values);
            givens_.push_back(digit_up_to(graph_.order(), digit));
        }
        return graph_.layout(is_cell, last_grid_);
    }

    // From KSudoku's order to that of the grid.
    template <class Value>
    By<Cell, Value> in_cells(const Grid& grid, const std::vector<Value>& by_place) const
    {
        By<Cell, Value> values(grid.cells().size());
        for (int index = 0; index < graph_.place_count(); ++index) {
            if (const auto cell = grid.cell_at(graph_.place_at(index)))
                values[*cell] = by_place[index];
        }
        return values;
    }

    void take_solution(SharedPuzzle& puzzle, std::string_view values) const
    {
        if (std::cmp_not_equal(values.size(), graph_.place_count()))
            return;
        Digits digits;
        for (char letter : values)
            digits.push_back(digit_up_to(graph_.order(), letter - before_one));
        digits = in_cells(*puzzle.grid, digits);
        if (std::ranges::find(digits, no_digit) == digits.end())
            puzzle.solution = std::move(digits);
    }

    // What a player did, one after the other.
    Attempt take_history(SharedPuzzle& puzzle, const XmlElement& history)
    {
        const std::size_t count = graph_.place_count();
        placed_.assign(count, no_digit);
        markers_.assign(count, {});
        for (const XmlElement& event : history.children) {
            if (event.name != "simple-event")
                return Failure{{N_("the history has an element \"{element}\", which can't be read; "
                                   "without the history the puzzle can"),
                                {{"element", engine::quoted(event.name)}}}};
            const auto index = whole_number(event.attribute("index"));
            if (!index || *index < 0 || std::cmp_greater_equal(*index, count))
                return wrong_attribute(event, "index");
            if (const Attempt taken = take_event(event, *index); !taken)
                return taken;
        }
        set_placed(puzzle, in_cells(*puzzle.grid, placed_));
        set_candidates(puzzle, in_cells(*puzzle.grid, markers_));
        return Done{};
    }

    Attempt take_event(const XmlElement& event, std::size_t index)
    {
        if (event.has_attribute("value")) {
            const auto value = whole_number(event.attribute("value"));
            if (!value || *value < 0 || *value > graph_.order())
                return wrong_attribute(event, "value");
            placed_[index] = digit_up_to(graph_.order(), *value);
            markers_[index] = {};
            return Done{};
        }
        const std::string_view bits = event.attribute("markers");
        if (bits.empty() || std::cmp_greater(bits.size(), graph_.order()) ||
            bits.find_first_not_of("01") != bits.npos)
            return wrong_attribute(event, "markers");
        DigitSet digits;
        for (std::size_t bit = 0; bit < bits.size(); ++bit) {
            if (bits[bit] == '1')
                digits = digits.with(digit_at(bit));
        }
        markers_[index] = digits;
        placed_[index] = no_digit;
        return Done{};
    }

    LastGrid& last_grid_;
    KsudokuGraph graph_;
    // By place, in KSudoku's order:
    std::vector<Digit> givens_;
    std::vector<Digit> placed_;
    std::vector<DigitSet> markers_;
};

Result<SharedPuzzle> read_ksudoku(std::string_view text, LastGrid& last_grid)
{
    const auto root = parse_xml(text);
    if (!root)
        return Failure{root.why()};
    return KsudokuReader(last_grid).run(*root);
}

class KsudokuWriter {
public:
    explicit KsudokuWriter(const SharedPuzzle& puzzle) : puzzle_(puzzle), grid_(*puzzle.grid) {}

    std::string run() const
    {
        std::string text = "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" "
                           "msecs-elapsed=\"0\">\n  <puzzle>\n";
        text += graph();
        text += "   <values>" + values(puzzle_.givens) + "</values>\n";
        if (!puzzle_.solution.empty())
            text += "   <solution>" + values(puzzle_.solution) + "</solution>\n";
        text += "  </puzzle>\n";
        if (is_position(puzzle_))
            text += "  <history>\n" + history() + "  </history>\n";
        return text + " </game>\n</ksudoku>\n";
    }

private:
    int index_of_place(Place place) const { return place.column * grid_.rows() + place.row; }
    int index_of_cell(Cell cell) const { return index_of_place(grid_.place_of(cell)); }

    std::string values(const Digits& digits) const
    {
        std::string text(grid_.rows() * grid_.columns(), no_place);
        for (Cell cell : grid_.cells()) {
            const Digit digit = digits[cell];
            text[index_of_cell(cell)] =
                digit == no_digit ? vacant : letter_after(before_one, digit);
        }
        return text;
    }

    bool has_own_regions() const
    {
        return rolls_dice(*puzzle_.layout) &&
               !are_boxes(houses_of_kind(grid_, HouseKind::Region), grid_.size());
    }

    const char* specific_type() const
    {
        return prints_clues(*puzzle_.layout)            ? "KillerSudoku"
               : puzzle_.layout->corners.size() > 1     ? "Samurai"
               : has_own_regions()                      ? "Jigsaw"
               : has_rule(*puzzle_.layout, "diagonals") ? "XSudoku"
                                                        : "Plain";
    }

    std::string graph() const
    {
        const std::string order = std::to_string(grid_.size());
        const bool has_more =
            has_own_regions() ||
            !has_only_rules(*puzzle_.layout, {"rows-and-columns", "boxes", "jigsaw"});
        if (!has_more && has_square_boxes(grid_.size()))
            return "   <graph order=\"" + order + "\" type=\"sudoku\"/>\n";
        const std::string type = specific_type();
        std::string text = "   <graph order=\"" + order + "\" type=\"custom\" name=\"" + type +
                           " " + order + "\" specific-type=\"" + type + "\" sizeX=\"" +
                           std::to_string(grid_.columns()) + "\" sizeY=\"" +
                           std::to_string(grid_.rows()) + "\" sizeZ=\"1\" ncliques=\"" +
                           std::to_string(grid_.houses().size()) + "\">\n";
        std::vector<std::vector<int>> cliques;
        for (const House& house : grid_.houses())
            cliques.push_back(indexes(house.cells));
        std::ranges::sort(cliques);
        for (const std::vector<int>& clique : cliques)
            text += "    <clique size=\"" + std::to_string(clique.size()) + "\">" + list(clique) +
                    "</clique>\n";
        for (const Cage& cage : grid_.cages())
            text += "    <cage operator=\"" +
                    std::to_string(cage.cells.size() > 1 ? cage_of_sum : cage_without_operator) +
                    "\" value=\"" + std::to_string(cage.sum) + "\" size=\"" +
                    std::to_string(cage.cells.size()) + "\">" + list(indexes(cage.cells)) +
                    "</cage>\n";
        return text + "   </graph>\n";
    }

    std::vector<int> indexes(const Cells& cells) const
    {
        std::vector<int> all;
        for (Cell cell : cells)
            all.push_back(index_of_cell(cell));
        std::ranges::sort(all);
        return all;
    }

    static std::string list(const std::vector<int>& numbers)
    {
        std::string text;
        for (int number : numbers)
            text += (text.empty() ? "" : " ") + std::to_string(number);
        return text;
    }

    std::string history() const
    {
        std::string text;
        for (Cell cell : grid_.cells()) {
            const std::string event =
                "   <simple-event index=\"" + std::to_string(index_of_cell(cell)) + "\" ";
            if (!puzzle_.placed.empty() && puzzle_.placed[cell] != no_digit)
                text += event + "value=\"" + std::to_string(puzzle_.placed[cell]) + "\"/>\n";
            if (puzzle_.candidates.empty() || puzzle_.candidates[cell].empty())
                continue;
            text += event + "markers=\"";
            for (Digit digit = 1; digit <= grid_.size(); ++digit)
                text += puzzle_.candidates[cell].has(digit) ? "1" : "0";
            text += "\"/>\n";
        }
        return text;
    }

    const SharedPuzzle& puzzle_;
    const Grid& grid_;
};

// Groups of cells can tell every rule but pairs that must differ.
bool takes_ksudoku(const SharedPuzzle& puzzle)
{
    const bool has_own = rolls_dice(*puzzle.layout) || prints_clues(*puzzle.layout);
    return puzzle.grid->pairs().empty() &&
           (!has_own || has_only_rules(*puzzle.layout, {"rows-and-columns", "boxes", "jigsaw",
                                                        "diagonals", "killer"}));
}

} // namespace

extern const Format ksudoku_format = {
    .id = "ksudoku",
    .name = N_("KSudoku's games"),
    .shape = Shape::Document,
    .several = Several::Blocks,
    .tells = {.placed = true, .candidates = true, .solution = true},
    .layouts =
        N_("every layout without anti-knight and anti-king; with regions or cages of its own "
           "only one square, with diagonals at most"),
    .limits = N_("Roxdoku and Mathdoku are refused. Help, times and the order of a player's steps "
                 "are not kept."),
    .recognises = [](std::string_view text) { return root_name(text) == "ksudoku"; },
    .read = read_ksudoku,
    .write = [](const SharedPuzzle& puzzle) { return KsudokuWriter(puzzle).run(); },
    .takes = takes_ksudoku,
    .may_write = lists_its_sums,
};

} // namespace engine
