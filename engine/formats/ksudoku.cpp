// KSudoku's games, in XML: a graph of cells and groups, the givens, and what a player did.
// Described in KSudoku's source (invent.kde.org/games/ksudoku): src/gui/serializer.cpp.

#include <algorithm>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"
#include "engine/base/quoted.h"
#include "engine/base/whole_number.h"
#include "engine/formats/declared_rules.h"
#include "engine/formats/format.h"
#include "engine/formats/ksudoku_graph.h"
#include "engine/formats/xml_text.h"
#include "engine/rules/box_shape.h"
#include "engine/rules/drawn_grid.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

constexpr char vacant = '_';     // an empty cell
constexpr char no_place = '.';   // no cell
constexpr char before_one = 'a'; // the digit 1 is b

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
            return Failure{{N_("\"{member}\": found {found} cells, needed {needed}"),
                            {{"member", "values"},
                             {"found", std::to_string(values.size())},
                             {"needed", std::to_string(graph_.place_count())}}}};
        std::vector<bool> is_cell;
        for (std::size_t at = 0; at < values.size(); ++at) {
            const char letter = values[at];
            is_cell.push_back(letter != no_place);
            const int digit = letter == vacant || letter == no_place ? 0 : letter - before_one;
            if (digit < 0 || digit > graph_.order())
                return Failure{
                    {N_("\"{member}\", character {place}: \"{symbol}\" is not a digit of "
                        "this board"),
                     {{"member", "values"},
                      {"place", std::to_string(at + 1)},
                      {"symbol", quoted(values.substr(at, 1))}}}};
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

ReadPuzzles read_ksudoku(std::string_view text, LastGrid& last_grid)
{
    const auto root = parse_xml(text);
    if (!root)
        return only(Failure{root.why()});
    return only(KsudokuReader(last_grid).run(*root));
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
    .may_write = lists_its_cages,
};

} // namespace engine
