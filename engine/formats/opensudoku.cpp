// OpenSudoku's folders of games, in XML; and the lists of puzzles of Sudoku 10'000 (".1gsudoku"),
// which LibreSudoku reads as well. Described in OpenSudoku's source (gitlab.com/opensudoku): its
// SudokuBoard says how the data of a game is written in each version.

#include <algorithm>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"
#include "engine/base/quoted.h"
#include "engine/base/whole_number.h"
#include "engine/formats/declared_rules.h"
#include "engine/formats/format.h"
#include "engine/formats/rows.h"
#include "engine/formats/xml_text.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

constexpr std::size_t game_cells = 81;
constexpr int newest_version = 5;

bool recognises_opensudoku(std::string_view text)
{
    const std::string_view root = root_name(text);
    return root == "opensudoku" || root == "game" || root == "sudoku";
}

// The fields of a cell: "5|1,3,|1|" is a digit, notes and whether a player may change it. Since
// version 4 there are two kinds of notes, since 5 a colour.
struct GameFields {
    int notes;
    int all;
};

GameFields fields_of(int version)
{
    return version >= 5 ? GameFields{2, 5} : version == 4 ? GameFields{2, 4} : GameFields{1, 3};
}

// "-" or "1,5," in version 1, later a number whose lowest bit is the digit 1.
std::optional<DigitSet> parse_game_notes(std::string_view text, int version)
{
    DigitSet notes;
    if (version > 1) {
        const auto bits = whole_number(text, 0u, (1u << 9) - 1);
        return bits ? std::optional(DigitSet::of_bits(*bits << 1)) : std::nullopt;
    }
    for (char letter : text) {
        if (letter >= '1' && letter <= '9')
            notes = notes.with(digit_of(letter));
        else if (letter != ',' && letter != '-')
            return std::nullopt;
    }
    return notes;
}

class GameData {
public:
    GameData(std::string_view text, int version) : text_(text), version_(version) {}

    Result<SharedPuzzle> run(LastGrid& last_grid)
    {
        std::size_t cell = 0;
        for (; !without_blanks(text_).empty() && cell < game_cells; ++cell) {
            if (!take_cell(cell))
                return Failure{{N_("\"data\": the cell {cell} is \"{text}\", which can't be read"),
                                {{"cell", name_of_cell(cell, 9)}, {"text", quoted(taken_)}}}};
        }
        if (cell != game_cells || !without_blanks(text_).empty())
            return wrong_cell_count("data", std::to_string(cell) + (cell == game_cells ? "+" : ""),
                                    game_cells);
        SharedPuzzle puzzle{last_grid.of(*find_layout("9x9")), std::move(givens_)};
        set_placed(puzzle, std::move(digits_));
        set_candidates(puzzle, std::move(notes_));
        set_corner_notes(puzzle, std::move(second_notes_));
        return puzzle;
    }

private:
    bool take_cell(std::size_t cell)
    {
        const GameFields fields = fields_of(version_);
        const std::string_view begin = text_;
        std::vector<std::string_view> all;
        for (int field = 0; field < fields.all; ++field) {
            all.push_back(without_blanks(take_until(text_, '|')));
            // A fault of version 2: sometimes two bars after the notes.
            if (version_ == 2 && field == fields.notes && text_.starts_with('|'))
                text_.remove_prefix(1);
        }
        taken_ = begin.substr(0, begin.size() - text_.size());
        const auto notes = parse_game_notes(all[1], version_);
        const auto second = fields.notes > 1 ? parse_game_notes(all[2], version_) : DigitSet();
        if (all[0].size() != 1 || !is_numeral(all[0].front()) || !notes || !second ||
            (all.back() != "0" && all.back() != "1"))
            return false;
        const Digit digit = digit_of(all[0].front());
        (all.back() == "0" ? givens_ : digits_)[cell] = digit;
        notes_.at(cell) = *notes;
        second_notes_.at(cell) = *second;
        return true;
    }

    std::string_view text_;
    int version_;
    std::string_view taken_; // the cell that was read last
    Digits givens_ = Digits(game_cells, no_digit);
    Digits digits_ = Digits(game_cells, no_digit); // that a player may change
    DigitSets notes_ = DigitSets(game_cells);
    DigitSets second_notes_ = DigitSets(game_cells);
};

Result<SharedPuzzle> parse_game_data(std::string_view data, LastGrid& last_grid)
{
    constexpr std::string_view version_mark = "version:";
    data = without_blanks(data);
    if (!data.starts_with(version_mark)) {
        const LayoutGrid& grid = last_grid.of(*find_layout("9x9"));
        if (data.size() != game_cells)
            return wrong_cell_count("data", std::to_string(data.size()), game_cells);
        auto givens = parse_digits(data, *grid.grid);
        return givens ? Result<SharedPuzzle>(SharedPuzzle{grid, *std::move(givens)})
                      : Failure{givens.why()};
    }
    data = without_blanks(data.substr(version_mark.size()));
    const auto version = take_number(data, 1, newest_version);
    if (!version)
        return Failure{{N_("\"data\" has the version \"{version}\", needed 1 to {newest}"),
                        {{"version", quoted(data.substr(0, data.find_first_of(" \n")))},
                         {"newest", std::to_string(newest_version)}}}};
    return GameData(data, *version).run(last_grid);
}

Result<SharedPuzzle> parse_game(const XmlElement& game, LastGrid& last_grid)
{
    auto puzzle = parse_game_data(game.attribute("data"), last_grid);
    if (!puzzle)
        return puzzle;
    SharedPuzzle told = *std::move(puzzle);
    set_detail(told, Detail::Comment, game.attribute("note"));
    return told;
}

// Games within folders, in the order of the text.
void collect_games(const XmlElement& element, std::vector<const XmlElement*>& games)
{
    if (element.has_attribute("data") && (element.name == "game" || element.name == "sudoku"))
        games.push_back(&element);
    for (const XmlElement& child : element.children)
        collect_games(child, games);
}

ReadPuzzles read_opensudoku(std::string_view text, LastGrid& last_grid)
{
    const auto root = parse_xml(text);
    if (!root)
        return only(Failure{root.why()});
    std::vector<const XmlElement*> games;
    collect_games(*root, games);
    if (games.empty())
        return only(Failure{{N_("it holds no element \"game\" with an attribute \"data\"")}});
    ReadPuzzles puzzles;
    for (const XmlElement* game : games)
        puzzles.push_back({0, parse_game(*game, last_grid), nullptr});
    return puzzles;
}

std::string game_notes(const DigitSets& sets, std::size_t cell, int version)
{
    const DigitSet notes = sets.empty() ? DigitSet() : sets.at(cell);
    if (version > 1)
        return std::to_string(notes.bits() >> 1) + "|";
    std::string text;
    for (Digit digit : notes)
        text += std::to_string(digit) + ",";
    return (text.empty() ? "-" : text) + "|";
}

// In the oldest version that can tell it, for older programs.
std::string game_data(const SharedPuzzle& puzzle)
{
    if (!is_position(puzzle) && puzzle.corner_notes.empty()) {
        std::string digits = to_text(puzzle.givens);
        std::ranges::replace(digits, '.', '0');
        return digits;
    }
    const int version = puzzle.corner_notes.empty() ? 1 : 4;
    const Digits digits = digits_of(puzzle);
    std::string text = "version: " + std::to_string(version) + "\n";
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        text += std::to_string(digits[cell]) + "|" + game_notes(puzzle.candidates, cell, version);
        text += version > 1 ? game_notes(puzzle.corner_notes, cell, version) : "";
        text += puzzle.givens[cell] == no_digit ? "1|" : "0|";
    }
    return text;
}

std::string write_opensudoku(const SharedPuzzle& puzzle)
{
    const std::string_view note = detail_of(puzzle, Detail::Comment);
    return "    <game state=\"" + std::string(is_position(puzzle) ? "0" : "1") + "\" data=\"" +
           xml_quoted(game_data(puzzle)) + "\"" +
           (note.empty() ? "" : " note=\"" + xml_quoted(note) + "\"") + "/>\n";
}

} // namespace

extern const Format opensudoku_format = {
    .id = "opensudoku",
    .name = N_("OpenSudoku's folders of games; also read: .1gsudoku"),
    .shape = Shape::Document,
    .several = Several::Enclosed,
    .tells = {.placed = true,
              .candidates = true,
              .corner_notes = true,
              .details = {Detail::Comment}},
    .layouts = classic_layout,
    .limits = N_("Names of folders, times, states and colours are not kept."),
    .recognises = recognises_opensudoku,
    .read_several = read_opensudoku,
    .write = write_opensudoku,
    .takes = takes_classic,
    .head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n"
            "  <folder name=\"Cronodoku\">\n",
    .foot = "  </folder>\n</opensudoku>\n",
};

} // namespace engine
