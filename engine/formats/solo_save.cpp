// What Simon Tatham's Solo saves: the game ID and a player's moves, a line each with its length.
// Described by its source (git.tartarus.org/?p=simon/puzzles.git): midend.c and solo.c.

#include <algorithm>
#include <vector>

#include "engine/base/blanks.h"
#include "engine/base/quoted.h"
#include "engine/base/whole_number.h"
#include "engine/formats/declared_rules.h"
#include "engine/formats/format.h"
#include "engine/formats/solo_id.h"

namespace engine {

namespace {

constexpr std::string_view first_key = "SAVEFILE";
constexpr std::string_view collection = "Simon Tatham's Portable Puzzle Collection";
constexpr std::size_t key_width = 8;

struct SaveLine {
    std::string_view key;
    std::string_view value;
};

// "MOVE    :5:R0,2,4": key, length, value.
std::optional<SaveLine> take_save_line(std::string_view& text)
{
    const std::size_t colon = text.find(':');
    if (colon != key_width)
        return std::nullopt;
    const std::string_view key = without_blanks(text.substr(0, colon));
    text.remove_prefix(colon + 1);
    const auto length = take_number<std::size_t>(text);
    if (!length || !text.starts_with(':') || *length > text.size() - 1)
        return std::nullopt;
    const std::string_view value = text.substr(1, *length);
    text.remove_prefix(1 + *length);
    text = text.substr(std::min(text.find_first_not_of("\r\n"), text.size()));
    return SaveLine{key, value};
}

// The digits that a player placed and the marks, as Solo's moves change them.
class SoloMoves {
public:
    explicit SoloMoves(const SharedPuzzle& puzzle)
        : size_(puzzle.grid->size()),
          givens_(puzzle.givens),
          digits_(puzzle.givens),
          marks_(puzzle.givens.size())
    {
    }

    bool apply(std::string_view move)
    {
        if (move.empty())
            return false;
        const char kind = move.front();
        const auto numbers = numbers_in(move.substr(1));
        if (kind == 'M' && numbers.empty()) {
            mark_all();
            return true;
        }
        if (kind == 'S')
            return solve(numbers);
        return (kind == 'R' || kind == 'P') && write(kind == 'P', numbers);
    }
    void restart()
    {
        digits_ = givens_;
        marks_.assign(givens_.size(), {});
    }
    void give_to(SharedPuzzle& puzzle) &&
    {
        set_placed(puzzle, std::move(digits_));
        set_candidates(puzzle, std::move(marks_));
    }

private:
    // Empty if something else is there.
    static std::vector<int> numbers_in(std::string_view text)
    {
        std::vector<int> numbers;
        while (!text.empty()) {
            const auto number = take_number(text);
            if (!number || (!text.empty() && text.front() != ','))
                return {};
            numbers.push_back(*number);
            text.remove_prefix(text.empty() ? 0 : 1);
        }
        return numbers;
    }

    // Column, row and digit.
    bool write(bool is_mark, const std::vector<int>& numbers)
    {
        if (numbers.size() != 3 || numbers[0] < 0 || numbers[0] >= size_ || numbers[1] < 0 ||
            numbers[1] >= size_ || numbers[2] < 0 || numbers[2] > size_)
            return false;
        const std::size_t cell = numbers[1] * size_ + numbers[0];
        const Digit digit = digit_up_to(size_, numbers[2]);
        if (givens_[cell] != no_digit)
            return false;
        if (is_mark && digit != no_digit) {
            marks_.at(cell) = marks_.at(cell).toggled(digit);
            return true;
        }
        digits_[cell] = digit;
        marks_.at(cell) = {};
        return true;
    }

    void mark_all()
    {
        for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
            if (digits_[cell] == no_digit)
                marks_.at(cell) = DigitSet::up_to(size_);
        }
    }

    bool solve(const std::vector<int>& numbers)
    {
        if (numbers.size() != digits_.size())
            return false;
        for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
            const Digit digit = digit_up_to(size_, numbers[cell]);
            if (digit == no_digit)
                return false;
            digits_[cell] = digit;
        }
        return true;
    }

    int size_;
    Digits givens_;
    Digits digits_;
    DigitSets marks_;
};

struct SoloSave {
    std::string_view name; // of the rules: "3x3"
    std::string_view cells;
    std::size_t moves_done = 0; // those after them were undone
    std::vector<SaveLine> moves;
};

Result<SoloSave> split_save(std::string_view text)
{
    SoloSave save;
    std::size_t number = 0;
    while (!without_blanks(text).empty()) {
        ++number;
        const auto line = take_save_line(text);
        if (!line)
            return Failure{{N_("line {line} of the save is damaged: needed are eight characters, a "
                               "length and as many characters, with colons between them"),
                            {{"line", std::to_string(number)}}}};
        if (line->key == "GAME" && line->value != "Solo")
            return Failure{{N_("this is a save of the game {game}, needed Solo"),
                            {{"game", quoted(line->value)}}}};
        if (line->key == "CPARAMS" || (line->key == "PARAMS" && save.name.empty()))
            save.name = line->value;
        if (line->key == "DESC")
            save.cells = line->value;
        std::string_view value = line->value;
        if (line->key == "STATEPOS")
            save.moves_done =
                std::max<std::size_t>(take_number<std::size_t>(value).value_or(0), 1) - 1;
        if (line->key == "MOVE" || line->key == "SOLVE" || line->key == "RESTART")
            save.moves.push_back(*line);
    }
    if (save.name.empty() || save.cells.empty())
        return Failure{{N_("the save holds no puzzle: the lines {keys} are missing"),
                        {{"keys", "PARAMS, DESC"}}}};
    return save;
}

Result<SharedPuzzle> parse_solo_save(std::string_view text, LastGrid& last_grid)
{
    const auto save = split_save(text);
    if (!save)
        return Failure{save.why()};
    auto printed =
        parse_solo_id(std::string(save->name) + ":" + std::string(save->cells), last_grid);
    if (!printed)
        return printed;
    SharedPuzzle puzzle = *std::move(printed);
    if (save->moves_done > save->moves.size())
        return Failure{{N_("the save holds {found} moves, needed {needed}"),
                        {{"found", std::to_string(save->moves.size())},
                         {"needed", std::to_string(save->moves_done)}}}};
    SoloMoves moves(puzzle);
    for (std::size_t at = 0; at < save->moves_done; ++at) {
        const SaveLine& line = save->moves[at];
        if (line.key == "RESTART")
            moves.restart();
        else if (!moves.apply(line.value))
            return Failure{{N_("move {number} of the save is \"{move}\", which can't be done"),
                            {{"number", std::to_string(at + 1)}, {"move", quoted(line.value)}}}};
    }
    std::move(moves).give_to(puzzle);
    return puzzle;
}

std::string save_line(std::string_view key, std::string_view value)
{
    std::string line(key);
    line.resize(key_width, ' ');
    return line + ":" + std::to_string(value.size()) + ":" + std::string(value) + "\n";
}

std::string write_solo_save(const SharedPuzzle& puzzle)
{
    const std::string id = *to_game_id(*puzzle.layout, *puzzle.grid, puzzle.givens);
    const std::size_t colon = id.find(':');
    const std::string name = id.substr(0, colon);
    std::string moves;
    int states = 1;
    const auto add = [&](char kind, Cell cell, Digit digit) {
        const Place place = puzzle.grid->place_of(cell);
        moves += save_line("MOVE", kind + std::to_string(place.column) + "," +
                                       std::to_string(place.row) + "," + std::to_string(digit));
        ++states;
    };
    for (Cell cell : puzzle.grid->cells()) {
        if (!puzzle.placed.empty() && puzzle.placed[cell] != no_digit)
            add('R', cell, puzzle.placed[cell]);
        if (puzzle.candidates.empty())
            continue;
        for (Digit digit : puzzle.candidates[cell])
            add('P', cell, digit);
    }
    return save_line(first_key, collection) + save_line("VERSION", "1") +
           save_line("GAME", "Solo") + save_line("PARAMS", name) + save_line("CPARAMS", name) +
           save_line("DESC", id.substr(colon + 1)) + save_line("NSTATES", std::to_string(states)) +
           save_line("STATEPOS", std::to_string(states)) + moves;
}

} // namespace

extern const Format solo_format;

extern const Format solo_save_format = {
    .id = "solo-save",
    .name = N_("What Simon Tatham's Solo saves"),
    .shape = Shape::Document,
    .several = Several::Lines,
    .tells = {.placed = true, .candidates = true},
    .layouts = N_("one square with boxes or regions, also with diagonals and cages"),
    .limits = N_("Moves that were undone, and the order of the others, are not kept."),
    .recognises = [](std::string_view text) { return text.starts_with(first_key); },
    .read = parse_solo_save,
    .write = write_solo_save,
    .takes = [](const SharedPuzzle& puzzle) { return solo_format.takes(puzzle); },
    .may_write = [](const SharedPuzzle& puzzle) { return solo_format.may_write(puzzle); },
};

} // namespace engine
