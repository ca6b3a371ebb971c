#pragma once
// Which puzzles of a collection are begun or solved, as saved games and the book of records say.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/play/records.h"
#include "engine/store/documents/collection.h"
#include "engine/store/folder/save_folder.h"
#include "engine/text/puzzle_line.h"

namespace game {

struct PuzzleState {
    enum class Kind { New, Begun, Solved };
    Kind kind = Kind::New;
    engine::PlayTime time{0}; // when solved: of the fastest run; when begun: so far
    std::string game = {};    // the id of the saved game, also of one that was solved before
};

struct CollectionStates {
    std::vector<PuzzleState> puzzles;
    // The puzzle of each run of the collection, by its index in the book; deleted runs are left
    // out.
    struct Run {
        std::size_t run;
        std::size_t puzzle;
    };
    std::vector<Run> runs;
};

// A puzzle is known by what is printed, so one that was pasted alone counts as well; but not one
// that the game has made itself. Of equal puzzles in a collection all have the same state. Takes a
// while if there are many runs.
CollectionStates states_of(const engine::Collection& collection,
                           const engine::RecordBook& book,
                           const std::vector<engine::GameSummary>& games,
                           const engine::Cancel& cancel = {});

// The line of the puzzle of a recipe; nothing if it is a code, which only the game's own puzzles
// have.
std::optional<std::string> line_of_recipe(const std::string& text, engine::LastGrid& last_grid);

// The runs of a collection as the book shows those of a category: at most table_length, the
// fastest first.
std::vector<CollectionStates::Run>
best_of(const CollectionStates& states, const engine::RecordBook& book, engine::RunFilter filter);

} // namespace game
