#pragma once
// What the play screen says about what happens.

#include <functional>
#include <string>

#include "engine/grid/grid.h"
#include "engine/make/puzzle_spec.h"
#include "engine/play/facts.h"
#include "engine/text/catalogue.h"

namespace game {

// "Row 5 complete".
std::string
house_complete_text(const engine::Catalogue& words, const engine::Grid& grid, int house);
// "No mistakes so far", "2 digits are wrong"; of the check that made the run an assisted one "All
// right: an assisted run". The facts are those after it.
std::string
check_text(const engine::Catalogue& words, std::size_t wrong, const engine::Facts& facts);
// What is played, "9×9 X Windoku Medium", complete where `fits` says that there is room; else it
// says how many rules it leaves out: "9×9 X and 2 more, Medium".
std::string heading_text(const engine::Catalogue& words,
                         const engine::PuzzleSpec& spec,
                         const std::function<bool(const std::string&)>& fits);
// "no help, 2 mistakes", "filled notes, 3 checks".
std::string facts_text(const engine::Catalogue& words, const engine::Facts& facts);

} // namespace game
