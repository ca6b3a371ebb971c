#pragma once
// cronodoku check and cronodoku solve: the number of solutions of each puzzle, and the solutions.

#include <memory>
#include <optional>
#include <string>

#include "engine/solve/general_search.h"
#include "game/command_line/answers.h"

namespace game {

// The most solutions that are counted.
inline constexpr int most_solutions = 100'000;

// Writes a verdict for each puzzle, one on each line.
int check(const PuzzleArguments& asked, Streams streams, const engine::Translations& texts);

// Writes the solution of each puzzle as a line that check reads, or two if there are several, or
// as many as are counted; the error stream says what is wrong with a puzzle.
int solve(const PuzzleArguments& asked, Streams streams, const engine::Translations& texts);

// Counts solutions, and keeps what it knows of the last grid. For one thread.
class Judge {
public:
    // Counts up to so many solutions, at least 2; without a number up to two, and says only that
    // there are several.
    explicit Judge(std::optional<int> most = {}) : most_(most) {}

    // From the position on.
    engine::SearchResult count(const PuzzleInput& puzzle);
    // The same, with the solutions also if there are several; these are the same on every
    // processor.
    engine::SearchResult find_solutions(const PuzzleInput& puzzle);
    // Whether there is exactly one. If not, says so in the answer, as JSON if that is asked.
    bool is_proper(const PuzzleInput& puzzle,
                   bool json,
                   const engine::Translations& texts,
                   Answer& answer);
    // "one solution", "27 solutions", "no solution: 5 is in both r1c1 and r1c9".
    std::string verdict_on(const PuzzleInput& puzzle,
                           const engine::SearchResult& result,
                           const engine::Translations& texts);

private:
    engine::SearchResult search(const engine::SharedPuzzle& puzzle,
                                const engine::Digits& digits,
                                engine::SearchLimits limits);
    std::string several(const engine::SearchResult& result,
                        const engine::Translations& texts) const;

    std::optional<int> most_;
    std::shared_ptr<const engine::Grid> grid_;
    std::unique_ptr<engine::Searcher> searcher_;
};

int status_of(const engine::SearchResult& result);

} // namespace game
