#pragma once
// Which levels the puzzles of a layout can have. Small boards are too simple for the harder levels.

#include <optional>
#include <vector>

#include "engine/base/message.h"
#include "engine/rules/layout.h"
#include "engine/steps/level.h"

namespace engine {

// Easiest first, at least one. Measured: a level counts if the maker finds it for nearly every
// seed within its bounded attempts; see docs/LEVELS.md.
std::vector<Level> reachable_levels(const Layout& layout);

// Why puzzles of the layout can't have the level, in a sentence for the player; nothing if they
// can.
std::optional<Message> why_unreachable(const Layout& layout, Level level);

// Whether more than one in twenty of the puzzles that are found would be of the level by their
// effort alone, so that the maker has to look for others first. Measured for layouts with a name;
// other mixes have even more.
bool is_often_lifted(const Layout& layout, Level level);

// The level itself if the layout reaches it, otherwise the nearest that it reaches.
Level nearest_reachable(const Layout& layout, Level level);

} // namespace engine
