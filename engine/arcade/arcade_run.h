#pragma once
// One run of an arcade mode: its clock, hearts, combo and score. It is told what the player has on
// the board, and when; it judges by the solution. All times are those of the run's own clock, which
// stands still while the run is paused or a board is being made.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/arcade/arcade_mode.h"
#include "engine/arcade/arcade_rank.h"
#include "engine/arcade/arcade_tally.h"
#include "engine/arcade/sprint_ladder.h"
#include "engine/grid/board.h"
#include "engine/grid/puzzle.h"

namespace engine {

enum class ArcadeEnding { TimeUp, NoHearts, AllBoards, Stopped };

// Something that the screen shows for a moment.
struct ArcadeEvent {
    enum class Kind { House, Board, Step, Rung, Wrong, Skip };
    Kind kind;
    PlayTime time{0}; // earned, or lost if negative
    int points = 0;
    int combo = 1; // by which the points were multiplied

    friend bool operator==(const ArcadeEvent&, const ArcadeEvent&) = default;
};

// What the player did with a position.
enum class ArcadeAnswer { Found, Missed, Skipped };

class ArcadeRun {
public:
    // The mode must be one of arcade_modes(). If it has rungs, the run begins on the first one or,
    // to practise, on another.
    explicit ArcadeRun(const ArcadeMode& mode, SprintRung from = SprintRung::Bronze);

    // Begins the next board. Copies the puzzle.
    void begin_board(const Puzzle& puzzle);
    // Looks at what has changed on the board since the last call. A correct digit and a complete
    // house count once; a mistake too, unless the mode charges it again. Does nothing once the run
    // is over.
    std::vector<ArcadeEvent> follow(const Board& board, PlayTime at);
    // Counts the player's answer to a position of this technique. There is one for each position.
    std::vector<ArcadeEvent> answer(const Technique& technique, ArcadeAnswer answer, PlayTime at);
    void stop(); // the player ends the run
    // Ends the run if the time is up by then.
    void advance(PlayTime at);

    const ArcadeMode& mode() const { return *mode_; }
    bool is_over() const { return ending_.has_value(); }
    const std::optional<ArcadeEnding>& ending() const { return ending_; }
    bool is_board_solved() const { return puzzle_ && tally_.boards.back().is_solved; }

    // What the clock shows: the time left of a countdown, never below 0, or the time so far.
    PlayTime time_shown(PlayTime at) const;
    bool counts_down() const { return mode_->countdown > PlayTime{0}; }
    // The combo of the next house or step: 1 if there is none.
    int combo(PlayTime at) const;
    PlayTime combo_left(PlayTime at) const; // until it ends; 0 if there is none
    int hearts() const { return std::max(0, mode_->hearts - tally_.wrong); }
    // In modes with rungs, the one that is played; the last one never ends.
    SprintRung rung() const;
    int found_on_rung() const { return tally_.rungs.back().found; }
    std::size_t boards_solved() const { return boards_solved_; }
    int score() const; // in the unit of the mode
    // What its rank depends on, see arcade_rank.h.
    ArcadeReached reached() const;
    ArcadeTally tally() const;
    PlayTime lasted() const { return seen_at_; } // so far, or when it is over, in all
    // The board that was begun last; nothing in modes without boards.
    const std::optional<Puzzle>& puzzle() const { return puzzle_; }
    // What stood on it when it was looked at last.
    const Digits& digits() const { return digits_; }

private:
    void follow_digits(const Board& board, PlayTime at, std::vector<ArcadeEvent>& events);
    void follow_houses(const Board& board, PlayTime at, std::vector<ArcadeEvent>& events);
    void follow_end_of_board(const Board& board, PlayTime at, std::vector<ArcadeEvent>& events);
    ArcadeEvent chained(ArcadeEvent::Kind kind, PlayTime time, PlayTime at);
    ArcadeEvent wrong();
    std::optional<ArcadeEvent> climb(); // to the next rung, if this one is finished
    double share_of_board() const;      // 0 once it is solved
    void score(int points, PlayTime at);
    bool is_correct(const Board& board, const House& house) const;

    const ArcadeMode* mode_;
    std::optional<Puzzle> puzzle_;
    Digits digits_;
    std::vector<bool> was_correct_;   // by cell
    std::vector<DigitSet> was_wrong_; // by cell: the digits that are no new mistake there
    std::vector<bool> was_complete_;  // by house
    std::optional<ArcadeEnding> ending_;
    PlayTime earned_{0}; // less what was lost
    int combo_ = 0;      // of the last house or step; 0: none so far
    PlayTime combo_at_{0};
    int points_ = 0;
    std::size_t boards_solved_ = 0;
    PlayTime scored_at_{0};
    PlayTime seen_at_{0};    // the latest time that it was told
    PlayTime board_from_{0}; // when the board was begun
    int in_a_row_ = 0;       // houses or steps
    ArcadeTally tally_;
};

} // namespace engine
