// Links to SudokuPad and its codes: "scf" with a packed 9x9, "classic" with its rows in an older
// packing, "fpuz" with the compressed JSON of f-puzzles, "ctc" with its own.
// Described in SudokuPad's sudokutools (github.com/SudokuPad/sudokutools).

#include <algorithm>
#include <array>

#include "engine/base/blanks.h"
#include "engine/base/quoted.h"
#include "engine/formats/declared_rules.h"
#include "engine/formats/foreign_text.h"
#include "engine/formats/format.h"
#include "engine/formats/fpuzzles.h"
#include "engine/formats/links.h"

namespace engine {

namespace {

constexpr std::size_t packed_cells = 81;
constexpr std::string_view base64_letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=% ";
// A digit and up to five blanks behind it: its number is the digit + 10 for each blank.
constexpr std::string_view packed_letters =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
constexpr std::size_t most_blanks = 5;
// Each stands for as many blanks as letters are before it.
constexpr std::string_view classic_blanks =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

enum class CodeKind { Packed, Classic, Fpuzzles, OwnJson };

struct SudokupadCode {
    CodeKind kind;
    std::string_view content;
};

// Longer beginnings come first. A code without a link must be long enough not to be a word.
std::optional<SudokupadCode> split_code(std::string_view text)
{
    static constexpr std::array<std::pair<std::string_view, CodeKind>, 6> beginnings = {{
        {"fpuzzles", CodeKind::Fpuzzles},
        {"fpuz", CodeKind::Fpuzzles},
        {"classic", CodeKind::Classic},
        {"scf", CodeKind::Packed},
        {"ctc", CodeKind::OwnJson},
        {"scl", CodeKind::OwnJson},
    }};
    constexpr std::size_t shortest = 14;
    for (const auto& [beginning, kind] : beginnings) {
        if (!text.starts_with(beginning))
            continue;
        const std::string_view content = text.substr(beginning.size());
        const std::string_view known =
            kind == CodeKind::Classic ? std::string_view() : base64_letters;
        const bool fits = known.empty() ? content.find_first_of(" \t") == content.npos
                                        : content.find_first_not_of(known) == content.npos;
        return fits && content.size() >= shortest ? std::optional(SudokupadCode{kind, content})
                                                  : std::nullopt;
    }
    return std::nullopt;
}

std::optional<std::string_view> sudokupad_link(std::string_view text)
{
    return link_to(text, {"sudokupad.app", "beta.sudokupad.app", "alpha.sudokupad.app",
                          "sudokupad.svencodes.com", "app.crackingthecryptic.com"});
}

// What stands for the puzzle in a link: behind the folders, or as a parameter.
std::string_view puzzle_of_link(std::string_view path)
{
    if (const auto parameter = parameter_of(path, "puzzleid"))
        return *parameter;
    for (std::string_view folder : {"/", "sudoku/", "puzzle/"}) {
        if (path.starts_with(folder))
            path.remove_prefix(folder.size());
    }
    if (path.starts_with("?"))
        path.remove_prefix(1);
    return path.substr(0, path.find_first_of("?#"));
}

bool recognises_sudokupad(std::string_view text)
{
    return sudokupad_link(text) || split_code(without_blanks(text));
}

Failure no_meaning(std::string_view code, std::size_t at)
{
    return {{N_("character {place}: \"{symbol}\" has no meaning in such a code"),
             {{"place", std::to_string(at + 1)}, {"symbol", quoted(code.substr(at, 1))}}}};
}

Failure wrong_count(std::size_t found)
{
    return {{N_("found {found} cells, needed {needed}"),
             {{"found", std::to_string(found)}, {"needed", std::to_string(packed_cells)}}}};
}

Result<SharedPuzzle> from_packed(std::string_view code, LastGrid& last_grid)
{
    Digits digits;
    std::size_t at = 0;
    for (; at < code.size() && digits.size() < packed_cells; ++at) {
        const std::size_t number = packed_letters.find(code[at]);
        if (number == packed_letters.npos)
            return no_meaning(code, at);
        digits.push_back(digit_up_to(9, number % 10));
        digits.insert(digits.end(), number / 10, no_digit);
    }
    if (digits.size() != packed_cells)
        return wrong_count(digits.size());
    std::string layout = "9x9";
    for (char rule : code.substr(at)) {
        if (rule != 'x' && rule != 'w')
            return Failure{{N_("the code has a rule \"{rule}\", which this game does not know"),
                            {{"rule", engine::quoted(std::string(1, rule))}}}};
        layout += rule == 'x' ? "+diagonals" : "+windoku";
    }
    const auto known = parse_layout(layout);
    if (!known)
        return Failure{known.why()};
    return SharedPuzzle{last_grid.of(*known), std::move(digits)};
}

Result<SharedPuzzle> from_classic(std::string_view code, LastGrid& last_grid)
{
    Digits digits;
    for (std::size_t at = 0; at < code.size() && digits.size() <= packed_cells; ++at) {
        const char letter = code[at];
        const std::size_t blanks = classic_blanks.find(letter);
        if (const Digit digit = digit_of(letter); digit != no_digit)
            digits.push_back(digit);
        else if (blanks != classic_blanks.npos)
            digits.insert(digits.end(), blanks, no_digit);
        else
            return no_meaning(code, at);
    }
    if (digits.size() != packed_cells)
        return wrong_count(digits.size());
    return SharedPuzzle{last_grid.of(*find_layout("9x9")), std::move(digits)};
}

Result<SharedPuzzle> from_code(const SudokupadCode& code, LastGrid& last_grid)
{
    switch (code.kind) {
    case CodeKind::Packed:
        return from_packed(code.content, last_grid);
    case CodeKind::Classic:
        return from_classic(code.content, last_grid);
    case CodeKind::Fpuzzles:
        return parse_fpuzzles_code(code.content, last_grid);
    case CodeKind::OwnJson:
        return Failure{{N_("SudokuPad's own form (ctc, scl) tells its rules in words and "
                           "drawings only, so it is not read: copy the puzzle in the form of "
                           "f-puzzles (fpuz)")}};
    }
    ENSURE(false);
}

Result<SharedPuzzle> read_sudokupad(std::string_view text, LastGrid& last_grid)
{
    const auto link = sudokupad_link(text);
    const std::string word =
        link ? without_percent_codes(puzzle_of_link(*link)) : std::string(without_blanks(text));
    const auto code = split_code(word);
    return code ? from_code(*code, last_grid) : only_names_a_puzzle();
}

// Nothing but givens, and rules that have a letter.
bool fits_packed(const SharedPuzzle& puzzle)
{
    return puzzle.layout->size == 9 &&
           has_only_rules(*puzzle.layout, {"rows-and-columns", "boxes", "diagonals", "windoku"}) &&
           !is_position(puzzle) && puzzle.corner_notes.empty() && puzzle.solution.empty() &&
           puzzle.details.empty();
}

std::string to_packed(const Digits& digits)
{
    std::string code;
    for (std::size_t at = 0; at < digits.size();) {
        std::size_t blanks = 0;
        while (blanks < most_blanks && at + blanks + 1 < digits.size() &&
               digits[at + blanks + 1] == no_digit)
            ++blanks;
        code += packed_letters[digits[at] + 10 * blanks];
        at += blanks + 1;
    }
    return code;
}

std::string write_sudokupad(const SharedPuzzle& puzzle)
{
    const std::string link = "https://sudokupad.app/";
    if (!fits_packed(puzzle))
        return link + "fpuz" + in_link(to_fpuzzles_code(puzzle)) + "\n";
    return link + "scf" + to_packed(puzzle.givens) +
           (has_rule(*puzzle.layout, "diagonals") ? "x" : "") +
           (has_rule(*puzzle.layout, "windoku") ? "w" : "") + "\n";
}

} // namespace

extern const Format sudokupad_format = {
    .id = "sudokupad",
    .name = N_("Links to SudokuPad, and its codes"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .is_link = true,
    .tells = {.candidates = true,
              .corner_notes = true,
              .solution = true,
              .details = {Detail::Title, Detail::Author, Detail::Rules}},
    .layouts = fpuzzles_layouts,
    .limits = fpuzzles_limits,
    .recognises = recognises_sudokupad,
    .read = read_sudokupad,
    .write = write_sudokupad,
    .takes = takes_fpuzzles,
    .may_write = lists_its_cages,
};

} // namespace engine
