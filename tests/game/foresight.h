#pragma once
// A player who gets to know a puzzle before its clock runs, on the real screens and in one folder.
// What was seen or told of it counts; the runs are those of the book.

#include <string>

#include <gtest/gtest.h>

#include "engine/play/record.h"
#include "engine/store/documents/replay.h"
#include "game/scenes/screens.h"
#include "tests/game/drawn_words.h"
#include "tests/game/play_fixture.h"

namespace game {

class Foresight {
public:
    Foresight();
    ~Foresight();

    // A new start of the program, in the same folder.
    Player start() { return Player(desk, make_title_scene(desk.services)); }
    // Likewise, on another screen.
    Player start_at(MakeScene make) { return Player(desk, make(desk.services)); }
    // A code, a puzzle or a replay, as copied elsewhere.
    void open(Player& player, const std::string& text);
    // From its code or as a line, past what is said of it before it begins.
    void begin(Player& player, const std::string& text);
    // Once a puzzle is being made.
    static void wait_for_play(Player& player);
    static void leave(Player& player) { player.stack().handle(CloseRequested{}); }

    static const engine::SavedGame& game(const Player& player)
    {
        return player.top<PlayScene>()->game();
    }
    // The digits of the solution in at most so many cells.
    static void fill(Player& player, int most);
    // The run, once the rest is filled. No two take equally long.
    engine::Record solved(Player& player);
    // In a start of its own, from its code or as a line.
    void solve(const std::string& text);
    // In a start of its own: the whole solution stands there, and is left.
    void see_solution(const std::string& text);
    // Of the puzzle of the code; of somebody else.
    static engine::Replay replay_of_friend();

    // Looks at the screen for so long; what it hides is not seen.
    void look(Player& player, int milliseconds);
    // The player was told a part of the solution, or could work it out elsewhere.
    void tell() { is_told_ = true; }
    bool is_told() const { return is_told_; }
    engine::PlayTime looked() const { return looked_; } // at the digits of the puzzle

    bool has_clean_run() const;

    Desk desk;
    std::string code;         // of a puzzle that the game deals
    std::string line;         // the same board as a line of text
    std::string renamed_line; // with other digits
    std::string turned_line;  // by a quarter

private:
    int waited_ = 0;
    bool is_told_ = false;
    engine::PlayTime looked_{0};
};

// A new start of the program, and the puzzle begun: from its code or as a line.
struct InPlay : Player {
    InPlay(Foresight& player, const std::string& text)
        : Player(player.desk, make_title_scene(player.desk.services))
    {
        player.begin(*this, text);
    }
};

} // namespace game
