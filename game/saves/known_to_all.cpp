#include "game/saves/known_to_all.h"

#include <array>

#include "engine/base/ensure.h"
#include "engine/text/puzzle_line.h"

namespace game {

engine::Puzzle PuzzleForAll::puzzle() const
{
    const auto printed = engine::parse_puzzle_line(std::string(line));
    const auto solved = engine::parse_puzzle_line(std::string(solution));
    ENSURE(printed && solved);
    return {printed->grid, printed->givens, solved->givens};
}

std::vector<engine::KnownPuzzle> known_to_all(const std::string& initials)
{
    static const std::array prints = {engine::fingerprint_of(demo_puzzle.puzzle()),
                                      engine::fingerprint_of(lesson_puzzle.puzzle())};
    std::vector<engine::KnownPuzzle> all;
    for (const engine::Fingerprint& print : prints) {
        for (engine::KnownPuzzle& each : engine::to_be_kept({.puzzle = print,
                                                             .is_from_elsewhere = true,
                                                             .initials = initials,
                                                             .solution_seen = true}))
            all.push_back(std::move(each));
    }
    return all;
}

} // namespace game
