#pragma once
// Judges the words after the game's options.

#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "game/command_line/game_options.h"

namespace game {

// "1280x800", each side from 320 to 7680; nothing when the text is empty.
engine::Result<std::optional<PictureSize>> parse_size(const std::string& text);

// Each may be empty.
engine::Attempt check_seed(const std::string& text);
engine::Attempt check_layout(const std::string& text);
engine::Attempt check_level(const std::string& text);

// For a message that tells what there is: its places {known}, all names but the last, and {last}.
engine::Message listing(engine::Message message, const std::vector<std::string>& names);

} // namespace game
