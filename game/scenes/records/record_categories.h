#pragma once
// The categories of the book of records as players look through them.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/records.h"

namespace game {

// The id of the category's layout; of a category that a later version wrote, its whole name.
std::string board_of(const std::string& category);

// Whether puzzles that the game did not make are shown in categories of their own, or together with
// those that it made, of the same layout and level.
enum class Elsewhere { Apart, Together };

bool is_from_elsewhere(const std::string& category);
// The category among which the runs of this one are shown.
std::string shown_category(const std::string& category, Elsewhere elsewhere);
// Of these categories, each once: those of the same board together, boards in the order given,
// levels from easy to hard, puzzles from elsewhere last.
std::vector<std::string> shown_categories(const std::vector<std::string>& categories,
                                          Elsewhere elsewhere);

// As RecordBook::table(), of a category that is shown; with initials of one player.
std::vector<std::size_t> table_of(const engine::RecordBook& book,
                                  const std::string& shown,
                                  engine::RunFilter filter,
                                  Elsewhere elsewhere,
                                  const std::string& initials = "");
// As RecordBook::best_run(), likewise.
std::optional<std::size_t> best_run_of(const engine::RecordBook& book,
                                       const std::string& shown,
                                       Elsewhere elsewhere,
                                       const std::string& initials = "");

} // namespace game
