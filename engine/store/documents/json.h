#pragma once
// Documents as JSON. Parsing returns nothing if a member is missing or has another type; unknown
// members are ignored.

#include <optional>
#include <string>
#include <string_view>

#include "engine/store/documents/documents.h"

namespace engine {

std::string to_json(const GameDocument& document);
std::string to_json(const RecordsDocument& document);
std::string to_json(const ReplayDocument& document);
std::string to_json(const ArcadeDocument& document);

std::optional<GameDocument> parse_game(std::string_view json);
// Parses only the summary of a game.
std::optional<SummaryDocument> parse_summary(std::string_view json);
std::optional<RecordsDocument> parse_records(std::string_view json);
std::optional<ReplayDocument> parse_replay(std::string_view json);
std::optional<ArcadeDocument> parse_arcade(std::string_view json);

} // namespace engine
