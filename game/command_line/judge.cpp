#include "game/command_line/judge.h"

#include "engine/grid/board.h"
#include "engine/solve/search.h"
#include "engine/text/notation.h"
#include "game/command_line/complain.h"
#include "game/command_line/output.h"
#include "game/command_line/puzzle_input.h"

namespace game {

namespace {

// Enough for any puzzle made for people; limits the time for hostile ones.
constexpr engine::SearchLimits limits = {.solutions = 2, .guesses = 2'000'000};

// Returns two givens that contradict each other, if that is why there is no solution.
std::optional<engine::Message> clash_in(const PuzzleInput& puzzle)
{
    const engine::Board board(puzzle.givens);
    for (engine::Cell cell : clashing_cells(*puzzle.grid, board)) {
        const engine::Digit digit = board[cell].digit;
        for (engine::Cell peer : puzzle.grid->peers_of(cell)) {
            if (board[peer].digit != digit)
                continue;
            return engine::Message{engine::N_("no solution: {digit} is in both {one} and {other}"),
                                   {{"digit", puzzle.grid->symbol(digit)},
                                    {"one", to_text(*puzzle.grid, cell)},
                                    {"other", to_text(*puzzle.grid, peer)}}};
        }
    }
    return std::nullopt;
}

engine::Message verdict_on(const PuzzleInput& puzzle, const engine::SearchResult& result)
{
    if (result.count > 1)
        return {engine::N_("several solutions")};
    if (!result.decided)
        return {engine::N_("undecided: too many possibilities; add givens")};
    if (result.count == 1)
        return {engine::N_("one solution")};
    return clash_in(puzzle).value_or(engine::Message{engine::N_("no solution")});
}

int status_of(const engine::SearchResult& result)
{
    return result.decided && result.count == 1 ? all_good : improper;
}

int check_one(const PuzzleInput& puzzle, Streams streams, const engine::Translations& texts)
{
    const auto result = engine::search(*puzzle.grid, puzzle.givens, limits);
    streams.out << texts.tr(verdict_on(puzzle, result)) << '\n';
    return status_of(result);
}

int say_if_improper(const PuzzleInput& puzzle,
                    const engine::SearchResult& result,
                    Streams streams,
                    const engine::Translations& texts)
{
    const int status = status_of(result);
    if (status != all_good)
        complain(streams.err, said_of(puzzle, texts.tr(verdict_on(puzzle, result)), texts));
    return status;
}

int solve_one(const PuzzleInput& puzzle, Streams streams, const engine::Translations& texts)
{
    const auto result = engine::search(*puzzle.grid, puzzle.givens, limits);
    for (const engine::Digits& solution : result.solutions)
        streams.out << engine::to_text(solution) << '\n';
    return say_if_improper(puzzle, result, streams, texts);
}

} // namespace

bool is_proper(const PuzzleInput& puzzle, Streams streams, const engine::Translations& texts)
{
    const auto result = engine::search(*puzzle.grid, puzzle.givens, limits);
    return say_if_improper(puzzle, result, streams, texts) == all_good;
}

int check(const std::vector<std::string>& puzzles,
          Streams streams,
          const engine::Translations& texts)
{
    const int status = for_each_puzzle(puzzles, streams, texts, [&](const PuzzleInput& puzzle) {
        return check_one(puzzle, streams, texts);
    });
    return finish_output(streams, texts, status);
}

int solve(const std::vector<std::string>& puzzles,
          Streams streams,
          const engine::Translations& texts)
{
    const int status = for_each_puzzle(puzzles, streams, texts, [&](const PuzzleInput& puzzle) {
        return solve_one(puzzle, streams, texts);
    });
    return finish_output(streams, texts, status);
}

} // namespace game
