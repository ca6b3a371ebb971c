#pragma once
// Checks the arguments of the game's options.

#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "game/command_line/game_options.h"

namespace game {

// Parses "1280x800", each side from 320 to 7680; nothing if the text is empty.
engine::Result<std::optional<PictureSize>> parse_size(const std::string& text);

// Sets a whole number from `least` to `most`; leaves it if the text is empty.
engine::Attempt
parse_number(int& number, const std::string& text, const char* option, int least, int most);

// An empty text is accepted.
engine::Attempt check_seed(const std::string& text);
engine::Attempt check_layout(const std::string& text);
engine::Attempt check_level(const std::string& text);
std::vector<std::string> level_names();

// Why a word can't be the value of an option: lists the valid ones.
engine::Failure
no_such(const char* option, const std::string& word, const std::vector<std::string>& choices);

// Fills in a message that lists the valid names: {known} is all but the last, {last} the last one.
engine::Message listing(engine::Message message, const std::vector<std::string>& names);

} // namespace game
