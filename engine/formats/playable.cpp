#include "engine/formats/playable.h"

#include <algorithm>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/formats/formats.h"
#include "engine/grid/board.h"
#include "engine/make/goal.h"
#include "engine/rules/drawn_grid.h"
#include "engine/solve/search.h"
#include "engine/text/contradiction.h"

namespace engine {

namespace {

constexpr std::uint64_t most_guesses = 1'000'000; // enough for any puzzle made for people
constexpr std::size_t longest_text = 16 << 20;    // bytes

Message why_unsolvable(const std::shared_ptr<const Grid>& grid, const Digits& givens)
{
    // Other reasons are not said, and take longer to find.
    const bool has_equal_digits = !clashing_cells(*grid, Board(givens)).empty();
    const auto found = has_equal_digits ? find_contradiction(grid, givens) : std::nullopt;
    if (!found || found->kind != Contradiction::Kind::EqualDigits)
        return {N_("It has no solution: a digit may be mistyped.")};
    const Place one = grid->place_of(found->cells.front());
    const Place other = grid->place_of(found->cells.back());
    // TRANSLATORS: name the cells as in "R{row}C{column}"
    return {N_("It has no solution: {digit} is in both R{row}C{column} and "
               "R{other_row}C{other_column}."),
            {{"digit", grid->symbol(found->digit)},
             {"row", std::to_string(one.row + 1)},
             {"column", std::to_string(one.column + 1)},
             {"other_row", std::to_string(other.row + 1)},
             {"other_column", std::to_string(other.column + 1)}}};
}

Result<Digits>
only_solution(const std::shared_ptr<const Grid>& grid, const Digits& givens, const Cancel& cancel)
{
    const SearchResult found =
        search(*grid, givens, {.solutions = 2, .guesses = most_guesses, .cancel = &cancel});
    if (found.count > 1)
        return Failure{{N_("It has several solutions: a given may be missing.")}};
    if (!found.decided)
        return Failure{{N_("It leaves too many possibilities to count its solutions.")}};
    if (found.count == 0)
        return Failure{why_unsolvable(grid, givens)};
    return found.solutions.front();
}

// A link, or a code of another program that none of ours looks like.
bool is_link_of_others(std::string_view text)
{
    if (text.find('/') != std::string_view::npos)
        return true;
    const Format* format = recognise(text, Shape::Line);
    return format != nullptr && (format->id == "fpuzzles" || format->id == "sudokupad");
}

bool has_open_cells(const Digits& givens)
{
    return std::ranges::find(givens, no_digit) != givens.end();
}

// With its only solution, not rated yet.
Result<MadePuzzle> proper(const SharedPuzzle& shared, const Cancel& cancel)
{
    if (!has_open_cells(shared.givens))
        return Failure{{N_("It is solved already: every cell has a digit.")}};
    auto solution = only_solution(shared.grid, shared.givens, cancel);
    if (!solution)
        return Failure{solution.why()};
    const Puzzle whole{shared.grid, shared.givens, *std::move(solution)};
    Recipe recipe = recipe_of(*shared.layout, whole);
    auto puzzle = remake(recipe);
    if (!puzzle)
        return Failure{{N_("Its regions or cages are not as the game needs them.")}};
    if (!has_cages_told_by_lines(*shared.grid) && to_text(recipe).size() > longest_recipe)
        return Failure{{N_("It has more cages than the game can keep.")}};
    return MadePuzzle{
        .puzzle = *std::move(puzzle), .level = Level::Beginner, .recipe = std::move(recipe)};
}

} // namespace

Result<FoundPuzzle> find_puzzle(std::string_view text)
{
    LastGrid last_grid;
    PuzzleTexts parts;
    parts.add(text.substr(0, longest_text));
    parts.end();
    const auto part = parts.next();
    if (!part)
        return Failure{{N_("It is empty.")}};
    ReadPuzzles puzzles = read(*part, last_grid);
    ReadPuzzle& first = puzzles.front();
    if (!first.puzzle)
        return Failure{first.puzzle.why()};
    return FoundPuzzle{*std::move(first.puzzle), puzzles.size() > 1 || parts.next().has_value()};
}

bool has_several_parts(std::string_view text)
{
    constexpr std::size_t looked_at = 1 << 20; // bytes
    PuzzleTexts parts;
    parts.add(text.substr(0, looked_at));
    parts.end();
    return parts.next() && parts.next();
}

bool might_be_code(std::string_view text)
{
    constexpr std::size_t longest_code = 60; // characters, with the name of a mix in front
    const bool is_short = text.size() <= longest_code && text.find('\n') == std::string_view::npos;
    return is_short && !is_link_of_others(text);
}

Result<SharedPuzzle> shared_puzzle_in(std::string_view text, const Cancel& cancel)
{
    const auto recipe = parse_recipe(text);
    if (!recipe) {
        auto found = find_puzzle(text);
        if (found)
            return std::move(found->puzzle);
        return Failure{might_be_code(text) ? recipe.why() : found.why()};
    }
    auto made = remake(*recipe, cancel);
    if (!made)
        return Failure{made.why()};
    const auto layout = find_layout(recipe->layout);
    ENSURE(layout);
    SharedPuzzle puzzle;
    puzzle.layout = std::make_shared<const Layout>(*layout);
    puzzle.grid = made->grid;
    puzzle.givens = std::move(made->givens);
    return puzzle;
}

Result<MadePuzzle> to_play(const SharedPuzzle& shared, const Cancel& cancel)
{
    auto made = proper(shared, cancel);
    if (!made)
        return made;
    MadePuzzle puzzle = *std::move(made);
    puzzle.level = level_of(puzzle.puzzle, cancel);
    return puzzle;
}

Result<Level> PuzzleJudge::level_of(const SharedPuzzle& puzzle, const Cancel& cancel)
{
    const auto made = proper(puzzle, cancel);
    if (!made)
        return Failure{made.why()};
    goal_.obey(cancel);
    return goal_.level_of(puzzle.grid, puzzle.givens);
}

} // namespace engine
