#pragma once
// What the save folder keeps in envelopes: games, and the book of records.

#include <optional>
#include <string>
#include <string_view>

#include "engine/play/records.h"
#include "engine/store/kept_file.h"
#include "engine/store/saved_game.h"

namespace engine {

enum class Kept { Game, Records };

inline constexpr std::string_view game_ending = ".game";
inline constexpr std::string_view backup_ending = ".game.bak";

// An id becomes part of a path: nothing in it may lead out of the folder.
bool is_id(std::string_view id);

KeptFile game_file(SystemCalls& system, const std::filesystem::path& path);
KeptFile records_file(SystemCalls& system, const std::filesystem::path& path);

// Of the content of an envelope; nothing if it is damaged after all.
std::optional<SavedGame> game_from(std::string_view content, const std::string& id);
std::optional<RecordBook> book_from(std::string_view content);

} // namespace engine
