#include "tests/engine/formats/shared_puzzles.h"

#include <gtest/gtest.h>

#include "engine/formats/frames.h"
#include "engine/rules/drawn_grid.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

// Pairs of cells beside each other, in about half of the grid.
std::vector<Cage> random_cages(const Grid& grid, Random& dice)
{
    std::vector<Cage> cages;
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column + 1 < grid.columns(); column += 2) {
            if (!dice.coin())
                continue;
            const Cells cells = {*grid.cell_at({row, column}), *grid.cell_at({row, column + 1})};
            cages.push_back({cells, 3 + static_cast<int>(dice.below(8))});
        }
    }
    return cages;
}

Digit any_of(DigitSet set, Random& dice)
{
    std::vector<Digit> digits;
    for (Digit digit : set)
        digits.push_back(digit);
    return digits.empty() ? no_digit
                          : digits[dice.below(static_cast<std::uint32_t>(digits.size()))];
}

DigitSet allowed_in(const Grid& grid, const Digits& digits, Cell cell)
{
    DigitSet seen;
    for (Cell peer : grid.peers_of(cell))
        seen = seen.with(digits[peer.index]);
    return DigitSet::up_to(grid.size()).without(seen);
}

// Writes a digit that is allowed into one of `parts` cells that are open.
Digits random_digits(const Grid& grid, const Digits& before, Random& dice, std::uint32_t parts)
{
    Digits digits = before;
    for (Cell cell : grid.cells()) {
        if (dice.below(parts) == 0 && digits[cell.index] == no_digit)
            digits[cell.index] = any_of(allowed_in(grid, digits, cell), dice);
    }
    return digits;
}

DigitSets random_candidates(const SharedPuzzle& puzzle, Random& dice)
{
    DigitSets sets = allowed_by_rules(*puzzle.grid, digits_of(puzzle));
    const bool tells_all = dice.coin();
    for (DigitSet& set : sets) {
        const Digit gone = any_of(set, dice);
        if (!tells_all && dice.coin())
            set = {};
        else if (set.count() > 1 && dice.coin())
            set = set.without(gone);
    }
    return sets;
}

} // namespace

SharedPuzzle random_puzzle(const Layout& layout, Random& dice, const Extras& extras)
{
    auto grid = make_grid(layout, dice);
    if (prints_clues(layout))
        grid = with_cages(grid, random_cages(*grid, dice));
    SharedPuzzle puzzle{{std::make_shared<const Layout>(layout), grid}};
    const Digits blank(grid->cells().size(), no_digit);
    const bool has_givens = !prints_clues(layout) || dice.coin();
    puzzle.givens = has_givens ? random_digits(*grid, blank, dice, 3) : blank;
    if (has_givens && puzzle.givens == blank)
        puzzle.givens[0] = 1;
    if (extras.placed)
        set_placed(puzzle, random_digits(*grid, puzzle.givens, dice, 5));
    if (extras.candidates)
        set_candidates(puzzle, random_candidates(puzzle, dice));
    if (extras.corner_notes) {
        puzzle.corner_notes.assign(blank.size(), {});
        for (Cell cell : grid->cells()) {
            if (digits_of(puzzle)[cell.index] == no_digit && dice.coin())
                puzzle.corner_notes[cell] = DigitSet::only(1).with(Digit{3});
        }
    }
    if (extras.solution) {
        puzzle.solution = puzzle.givens;
        for (Digit& digit : puzzle.solution)
            digit = digit == no_digit ? Digit{1} : digit;
    }
    if (extras.details) {
        for (int detail = 0; detail < detail_count; ++detail)
            set_detail(puzzle, static_cast<Detail>(detail),
                       "No. " + std::to_string(dice.below(1000)) + " of \"A & B\" <é>");
    }
    return puzzle;
}

SharedPuzzle read_one(const std::string& text)
{
    const ReadPuzzles puzzles = read_all(text);
    EXPECT_EQ(puzzles.size(), 1u) << text;
    if (puzzles.empty())
        return {};
    const auto& puzzle = puzzles.front().puzzle;
    EXPECT_TRUE(puzzle) << in_english(puzzle.why()) << "\n" << text;
    return puzzle ? *puzzle : SharedPuzzle{};
}

std::string why_unread(const std::string& text)
{
    for (const ReadPuzzle& read : read_all(text)) {
        if (!read.puzzle)
            return in_english(read.puzzle.why());
    }
    return "";
}

std::string shown(const SharedPuzzle& puzzle)
{
    if (!puzzle.grid)
        return "nothing";
    std::string text = to_line(*puzzle.layout, *puzzle.grid, puzzle.givens) + "\n";
    text += "placed " + to_text(puzzle.placed) + "\ncandidates";
    for (DigitSet set : puzzle.candidates)
        text += " " + to_text(set);
    text += "\ncorner";
    for (DigitSet set : puzzle.corner_notes)
        text += " " + to_text(set);
    text += "\nsolution " + to_text(puzzle.solution) + "\n";
    for (const auto& [detail, content] : puzzle.details)
        text += std::string(name_of(detail)) + ": " + content + "\n";
    return text;
}

} // namespace engine
