#pragma once
// cronodoku check and cronodoku solve: the number of solutions of each puzzle, and the solutions.

#include <memory>
#include <string>

#include "engine/solve/general_search.h"
#include "game/command_line/answers.h"

namespace game {

// Writes a verdict for each puzzle, one on each line.
int check(const PuzzleArguments& asked, Streams streams, const engine::Translations& texts);

// Writes the solution of each puzzle as a line that check reads, or two if there are several; the
// error stream says what is wrong with a puzzle.
int solve(const PuzzleArguments& asked, Streams streams, const engine::Translations& texts);

// Counts solutions, and keeps what it knows of the last grid. For one thread.
class Judge {
public:
    // Counts up to two solutions, from the position on.
    engine::SearchResult count(const PuzzleInput& puzzle);
    // The same, with the solutions also if there are two; these are the same on every processor.
    engine::SearchResult find_solutions(const PuzzleInput& puzzle);
    // Whether there is exactly one. If not, says so in the answer, as JSON if that is asked.
    bool is_proper(const PuzzleInput& puzzle,
                   bool json,
                   const engine::Translations& texts,
                   Answer& answer);
    // "one solution", "no solution: 5 is in both r1c1 and r1c9".
    std::string verdict_on(const PuzzleInput& puzzle,
                           const engine::SearchResult& result,
                           const engine::Translations& texts);

private:
    engine::SearchResult search(const engine::SharedPuzzle& puzzle, const engine::Digits& digits);

    std::shared_ptr<const engine::Grid> grid_;
    std::unique_ptr<engine::Searcher> searcher_;
};

int status_of(const engine::SearchResult& result);

} // namespace game
