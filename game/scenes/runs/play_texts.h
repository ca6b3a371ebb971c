#pragma once
// The texts of the play screen about events, and the labels of the ways on from a play that is
// over.

#include <functional>
#include <string>

#include "engine/grid/grid.h"
#include "engine/make/puzzle_spec.h"
#include "engine/play/run_stats.h"
#include "engine/store/documents/saved_game.h"
#include "engine/text/translations.h"

namespace game {

// What a play is: a run, which becomes a record, or practice, of which nothing is kept, so that
// nothing is said of its being clean or assisted. In the first lesson hints also stay with the step
// that they show.
enum class PlayKind { Run, Practice, Lesson };

// Returns "Row 5 complete".
std::string house_complete_text(const engine::Translations& texts,
                                const engine::Grid& grid,
                                engine::HouseIndex house);
// Returns "No mistakes so far" or "2 digits are wrong"; a check that ended a clean run says so. The
// facts are those after the check.
std::string check_text(const engine::Translations& texts,
                       std::size_t wrong,
                       const engine::RunStats& stats,
                       PlayKind kind = PlayKind::Run);
// Returns the full name, "9×9 X Windoku Medium", if `fits` accepts it; else it gives the number of
// rules left out: "9×9 X and 2 more, Medium".
std::string heading_text(const engine::Translations& texts,
                         const engine::PuzzleSpec& spec,
                         const std::function<bool(const std::string&)>& fits);
// Returns for instance "no help, 2 mistakes" or "filled notes, 3 checks".
std::string stats_text(const engine::Translations& texts, const engine::RunStats& stats);
// Only the help, for which a run is assisted: "filled notes, 3 checks".
std::string help_text(const engine::Translations& texts, engine::RunStats stats);

// For play_next() and leave_play(): within the collection that the puzzle is from, if it is from
// one.
std::string next_label(const engine::Translations& texts, const engine::SavedGame& over);
std::string leave_label(const engine::Translations& texts, const engine::SavedGame& over);

} // namespace game
