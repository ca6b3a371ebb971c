// The text that GNOME Sudoku copies to share a puzzle: "#", the numbers of givens of the digits in
// five characters, then a character for the place of each given, digit by digit.

#include <array>

#include "engine/base/blanks.h"
#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/formats/format.h"

namespace engine {

namespace {

constexpr char lowest = '!'; // stands for 0
constexpr std::size_t head_length = 6;

struct Pair9 {
    int low;
    int high;
};

Pair9 pair_of(char letter)
{
    const int code = byte_of(letter) - lowest;
    return {code % 9, code / 9};
}

// Nothing unless the numbers of givens add up to the length.
std::optional<std::array<int, 9>> counts_in(std::string_view text)
{
    if (text.size() < head_length || text.front() != '#')
        return std::nullopt;
    std::array<int, 9> counts = {};
    std::size_t sum = 0;
    for (std::size_t digit = 0; digit < 9; ++digit) {
        const char letter = text[1 + digit / 2];
        if (letter < lowest || letter > '~')
            return std::nullopt;
        const Pair9 pair = pair_of(letter);
        counts[digit] = digit % 2 == 0 ? pair.low : pair.high;
        sum += counts[digit];
    }
    return sum > 0 && head_length + sum == text.size() ? std::optional(counts) : std::nullopt;
}

// Characters of comments rarely stand for cells, each once.
std::optional<Digits> givens_in(std::string_view text)
{
    const auto counts = counts_in(text);
    if (!counts)
        return std::nullopt;
    Digits givens(81, no_digit);
    std::size_t at = head_length;
    for (std::size_t digit = 0; digit < 9; ++digit) {
        for (int given = 0; given < (*counts)[digit]; ++given) {
            const char letter = text[at++];
            const Pair9 place = pair_of(letter);
            if (letter < lowest || place.high > 8)
                return std::nullopt;
            Digit& cell = givens[9 * place.low + place.high];
            if (cell != no_digit)
                return std::nullopt;
            cell = digit_at(digit);
        }
    }
    return givens;
}

bool recognises_gnome_code(std::string_view text)
{
    return text.starts_with('#') && givens_in(without_blanks(text)).has_value();
}

Result<SharedPuzzle> read_gnome_code(std::string_view text, LastGrid& last_grid)
{
    auto givens = givens_in(without_blanks(text));
    if (!givens)
        return Failure{{N_("this is no code of GNOME Sudoku")}};
    return SharedPuzzle{last_grid.of(*find_layout("9x9")), *std::move(givens)};
}

std::vector<int> cells_of_digit(const SharedPuzzle& puzzle, Digit digit)
{
    std::vector<int> cells;
    for (int cell = 0; cell < count_of(puzzle.givens); ++cell) {
        if (puzzle.givens[cell] == digit)
            cells.push_back(cell);
    }
    return cells;
}

// GNOME Sudoku counts modulo 9.
Attempt may_write_gnome_code(const SharedPuzzle& puzzle)
{
    std::size_t all = 0;
    for (Digit digit = 1; digit <= 9; ++digit) {
        const std::size_t count = cells_of_digit(puzzle, digit).size();
        all += count;
        if (count > 8)
            return Failure{{N_("this format can't tell nine givens of the same digit")}};
    }
    if (all == 0)
        return Failure{{N_("this format can't tell a puzzle without givens")}};
    return Done{};
}

std::string write_gnome_code(const SharedPuzzle& puzzle)
{
    const auto to_letter = [](int low, int high) {
        return letter_after(lowest, low + 9 * high);
    };
    std::string head = "#";
    std::string places;
    for (Digit digit = 1; digit <= 9; ++digit) {
        const std::vector<int> cells = cells_of_digit(puzzle, digit);
        if (digit % 2 == 1)
            head += to_letter(count_of(cells), 0);
        else
            head.back() = letter_after(head.back(), 9 * count_of(cells));
        for (int cell : cells)
            places += to_letter(cell / 9, cell % 9);
    }
    return head + places + '\n';
}

} // namespace

extern const Format gnome_code_format = {
    .id = "gnome-code",
    .name = N_("Codes that GNOME Sudoku shares"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .layouts = classic_layout,
    .recognises = recognises_gnome_code,
    .read = read_gnome_code,
    .write = write_gnome_code,
    .takes = takes_classic,
    .may_write = may_write_gnome_code,
};

} // namespace engine
