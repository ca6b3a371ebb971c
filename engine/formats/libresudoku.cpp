// LibreSudoku's backups, in JSON: all of its boards, and the games that were begun on them.
// Described by its source (github.com/kaajjo/LibreSudoku): BackupData, SudokuBoard, SavedGame and
// SudokuParser. Restoring a backup replaces all that LibreSudoku has, so none is written; it reads
// the formats sdm and opensudoku.

#include <algorithm>
#include <array>
#include <map>

#include "engine/base/count.h"
#include "engine/base/quoted.h"
#include "engine/formats/declared_rules.h"
#include "engine/formats/format.h"
#include "engine/formats/json_text.h"
#include "engine/formats/rows.h"

namespace engine {

namespace {

struct BoardType {
    std::string_view name;
    int size;
    bool is_killer;
};

constexpr std::array<BoardType, 6> board_types = {{
    {"Default6x6", 6, false},
    {"Default9x9", 9, false},
    {"Default12x12", 12, false},
    {"Killer6x6", 6, true},
    {"Killer9x9", 9, true},
    {"Killer12x12", 12, true},
}};

// Numerals, then small letters: 10 is a.
int value_of_symbol(char letter)
{
    if (is_numeral(letter))
        return letter - '0';
    return is_letter(letter) ? capital(letter) - 'A' + 10 : -1;
}

std::string text_member(const Json& json, std::string_view name)
{
    const auto member = json.member(name);
    return member ? member->text().value_or("") : "";
}

std::optional<int> number_of_member(const Json& json, std::string_view name)
{
    const auto member = json.member(name);
    return member ? member->number() : std::nullopt;
}

Result<Digits> digits_of_board(std::string_view text, int size, const char* member)
{
    const std::size_t needed = size * size;
    if (text.size() != needed)
        return wrong_cell_count(member, std::to_string(text.size()), needed);
    Digits digits;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const int digit = text[at] == '.' ? 0 : value_of_symbol(text[at]);
        if (digit < 0 || digit > size)
            return no_digit_in(member, at, text);
        digits.push_back(digit_up_to(size, digit));
    }
    return digits;
}

// A text that holds JSON again: [{"id":0,"sum":9,"cells":[{"row":0,"col":1,...}]}].
Result<std::vector<Cage>> cages_of_board(const Json& board, int size)
{
    const auto json = Json::parse(text_member(board, "killerCages"));
    if (!json)
        return Failure{json.why()};
    std::vector<Cage> cages;
    for (const Json& each : json->items()) {
        Cells found;
        const auto cells = each.member("cells");
        for (const Json& cell : cells ? cells->items() : std::vector<Json>()) {
            const auto row = cell.member("row"), column = cell.member("col");
            const int down = row ? row->number().value_or(-1) : -1;
            const int right = column ? column->number().value_or(-1) : -1;
            if (down < 0 || down >= size || right < 0 || right >= size)
                return Failure{{N_("\"killerCages\" has a cage that can't be read")}};
            found.push_back(Cell::at(down * size + right));
        }
        if (found.empty())
            return Failure{{N_("\"killerCages\" has a cage that can't be read")}};
        const auto sum = each.member("sum");
        if (!sum || sum->says_no_sum()) {
            cages.push_back({std::move(found)});
            continue;
        }
        auto cage = cage_with_sum(std::move(found), sum->number().value_or(-1), size);
        if (!cage)
            return Failure{cage.why()};
        cages.push_back(*std::move(cage));
    }
    return cages;
}

// "0,3,1;0,3,5;": row and column from 0, digit.
Result<DigitSets> notes_of_game(std::string_view text, int size)
{
    DigitSets notes(size * size);
    while (!text.empty()) {
        const std::string_view note = text.substr(0, text.find(';'));
        text.remove_prefix(std::min(text.size(), note.size() + 1));
        const bool has_form = note.size() == 5 && note[1] == ',' && note[3] == ',';
        const int row = has_form ? value_of_symbol(note[0]) : -1;
        const int column = has_form ? value_of_symbol(note[2]) : -1;
        const int digit = has_form ? value_of_symbol(note[4]) : -1;
        if (row < 0 || row >= size || column < 0 || column >= size || digit < 1 || digit > size)
            return Failure{{N_("\"notes\" has \"{text}\", needed a row, a column and a digit"),
                            {{"text", quoted(note)}}}};
        DigitSet& cell = notes.at(row * size + column);
        cell = cell.with(digit_up_to(size, digit));
    }
    return notes;
}

class LibreSudokuReader {
public:
    LibreSudokuReader(const Json& backup, LastGrid& last_grid) : last_grid_(last_grid)
    {
        const auto games = backup.member("savedGames");
        for (const Json& game : games ? games->items() : std::vector<Json>()) {
            if (const auto id = number_of_member(game, "uid"))
                games_.emplace(*id, game);
        }
    }

    Result<SharedPuzzle> board(const Json& board)
    {
        const std::string name = text_member(board, "type");
        const auto type = std::ranges::find(board_types, name, &BoardType::name);
        if (type == board_types.end())
            return Failure{{N_("the board is of the type \"{type}\", which is not known"),
                            {{"type", engine::quoted(name)}}}};
        DeclaredRules rules{.size = type->size};
        if (type->is_killer) {
            auto cages = cages_of_board(board, type->size);
            if (!cages)
                return Failure{cages.why()};
            rules.cages = *std::move(cages);
            if (rules.cages.empty())
                return Failure{{N_("\"killerCages\" has a cage that can't be read")}};
        }
        const auto grid = grid_of(rules, last_grid_);
        if (!grid)
            return Failure{grid.why()};
        auto givens =
            digits_of_board(text_member(board, "initialBoard"), type->size, "initialBoard");
        if (!givens)
            return Failure{givens.why()};
        SharedPuzzle puzzle{*grid, *std::move(givens)};
        take_solution(puzzle, text_member(board, "solvedBoard"), type->size);
        set_detail(puzzle, Detail::Level, text_member(board, "difficulty"));
        return with_game(std::move(puzzle), number_of_member(board, "uid"), type->size);
    }

private:
    static void take_solution(SharedPuzzle& puzzle, const std::string& text, int size)
    {
        const auto solution = digits_of_board(text, size, "solvedBoard");
        if (solution && std::ranges::find(*solution, no_digit) == solution->end())
            puzzle.solution = *solution;
    }

    Result<SharedPuzzle> with_game(SharedPuzzle puzzle, std::optional<int> id, int size) const
    {
        const auto game = id ? games_.find(*id) : games_.end();
        if (game == games_.end())
            return puzzle;
        auto digits =
            digits_of_board(text_member(game->second, "currentBoard"), size, "currentBoard");
        if (!digits)
            return Failure{digits.why()};
        auto notes = notes_of_game(text_member(game->second, "notes"), size);
        if (!notes)
            return Failure{notes.why()};
        set_placed(puzzle, *std::move(digits));
        set_candidates(puzzle, *std::move(notes));
        return puzzle;
    }

    LastGrid& last_grid_;
    std::map<int, Json> games_; // by the id of their board
};

ReadPuzzles read_libresudoku(std::string_view text, LastGrid& last_grid)
{
    const auto json = Json::parse(text);
    if (!json)
        return only(Failure{json.why()});
    const auto boards = json->member("boards");
    if (!boards || boards->count() == 0)
        return only(Failure{{N_("\"boards\" holds no boards")}});
    LibreSudokuReader reader(*json, last_grid);
    ReadPuzzles puzzles;
    for (const Json& board : boards->items())
        puzzles.push_back({count_of(puzzles) + 1, reader.board(board), nullptr});
    return puzzles;
}

} // namespace

extern const Format libresudoku_format = {
    .id = "libresudoku",
    .name = N_("LibreSudoku's backups"),
    .shape = Shape::Document,
    .several = Several::Enclosed,
    .tells = {.placed = true, .candidates = true, .solution = true, .details = {Detail::Level}},
    .layouts = N_("6x6, 9x9 and 12x12, also with cages"),
    .limits =
        N_("To write for LibreSudoku, use sdm or opensudoku, which it reads without replacing "
           "what it has."),
    .recognises = [](std::string_view text) { return has_outer_names(text, {"boards"}); },
    .read_several = read_libresudoku,
};

} // namespace engine
