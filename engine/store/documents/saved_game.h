#pragma once
// A play as it is saved, with what is needed to continue exactly where the player stopped.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/member.h"
#include "engine/base/play_time.h"
#include "engine/make/puzzle_spec.h"
#include "engine/play/ghost.h"
#include "engine/play/session.h"

namespace engine {

// The state of the input; the play does not depend on it.
struct SavedInput {
    Cells selection; // the last one is the cursor
    int mode = 0;    // 0 digit, 1 corner, 2 centre, 3 colour
    Digit locked = no_digit;
    bool strikes_notes = false;  // impossible notes are shown struck through
    bool shows_possible = false; // possible digits are shown in empty cells

    static void for_each_member(auto& self, auto visit)
    {
        visit({"selection"}, self.selection);
        visit({"mode"}, self.mode);
        visit({"locked"}, self.locked);
        visit({.name = "strikes_notes", .is_later = true}, self.strikes_notes);
        visit({.name = "shows_possible", .is_later = true}, self.shows_possible);
    }

    friend bool operator==(const SavedInput&, const SavedInput&) = default;
};

struct SavedGame {
    std::string id; // names the file: small letters, digits and hyphens
    PuzzleSpec spec;
    // recipe of the puzzle, see engine/recipe/recipe.h; empty in older games
    std::string recipe = {};
    std::string collection = {}; // id of the collection it was opened from; empty if from none
    Session session;
    PlayTime elapsed{0}; // play time, at least that of the last action
    SavedInput input;
    std::int64_t started = 0;        // seconds since 1970-01-01 UTC
    std::int64_t saved = 0;          // likewise
    std::optional<Rival> rival = {}; // the run that the player races against, if one was chosen
    // The solution had been seen before, so that its run is in no table: see Record::repeated.
    bool repeated = false;
    bool list_lost = false;  // only because the list of known puzzles was lost
    std::string others = {}; // see Record::others
    // The techniques that hints have named, each time: their ids.
    std::vector<std::string> shown_techniques = {};
    bool rebuilt = false; // the log did not lead to the saved board, which was used instead
};

// An entry of the list of saved games, read without replaying the play.
struct GameSummary {
    std::string id;
    std::string category;
    std::string seed; // code; empty if the puzzle is from elsewhere
    PlayTime elapsed{0};
    int cells_to_fill = 0;
    int cells_filled = 0;
    Digits digits; // givens and placed digits
    std::int64_t saved = 0;
    std::string recipe = {}; // of its puzzle; empty in older games

    // Without the id, which names the file, and the recipe, which the game has.
    static void for_each_member(auto& self, auto visit)
    {
        visit({"category"}, self.category);
        visit({"seed"}, self.seed);
        visit({"elapsed"}, self.elapsed);
        visit({.name = "cells_to_fill", .most = CellSet::most_cells}, self.cells_to_fill);
        visit({.name = "cells_filled", .most = self.cells_to_fill}, self.cells_filled);
        visit({.name = "digits", .count = CellSet::most_cells}, self.digits);
        visit({.name = "saved", .most = latest_date}, self.saved);
    }
};

GameSummary summary_of(const SavedGame& game);

} // namespace engine
