#pragma once
// Documents as JSON. What can't be read comes back as nothing; members that are missing or of
// another kind make a document unreadable, unknown ones are passed over.

#include <optional>
#include <string>
#include <string_view>

#include "engine/store/documents.h"

namespace engine {

std::string to_json(const GameDocument& document);
std::string to_json(const RecordsDocument& document);

std::optional<GameDocument> parse_game(std::string_view json);
// Only the head of a game.
std::optional<SummaryDocument> parse_summary(std::string_view json);
std::optional<RecordsDocument> parse_records(std::string_view json);

} // namespace engine
