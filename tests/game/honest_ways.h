#pragma once
// The ways that the honesty test tries: see honesty_test.cpp.

#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include "tests/game/foresight.h"

namespace game {

constexpr int ten_minutes_ahead = 600'000; // milliseconds

// One way to foreknowledge. What the player does ends with a run of the puzzle.
struct Way {
    std::string name;
    std::function<void(Foresight&)> is_tried;
    bool has_run = true; // else nothing of it comes into the book

    friend void PrintTo(const Way& way, std::ostream* out) { *out << way.name; }
};

// In the play that is open; its question is answered by a yes.
void take_help(Foresight& player, Player& now, const KeyPressed& help);
// A game that waits, with three digits; returns its id.
std::string begun_game(Foresight& player);
// In a start of its own: the board, for ten minutes.
void look_and_leave(Foresight& player, const std::string& text);
// A check in the game that waits, or begins, in a start of its own.
void check_and_leave(Foresight& player, const std::string& text);

// With what leaves the game and comes back: copies, pictures, exports, files; after deletions.
std::vector<Way> what_leaves_the_game();
// The same puzzle in other dresses.
std::vector<Way> other_dresses();
// Where puzzles are shown that are not played.
std::vector<Way> editor_and_replays();
// Other running copies, screens that show a board and no clock, the same puzzle once more.
std::vector<Way> tricks();

} // namespace game
