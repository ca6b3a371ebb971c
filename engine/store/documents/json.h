#pragma once
// Documents as JSON. Parsing returns nothing if a member is missing or has another type; unknown
// members are ignored.

#include <optional>
#include <string>
#include <string_view>

#include "engine/store/documents/documents.h"

namespace engine {

// Of GameDocument, RecordsDocument, ReplayDocument and ArcadeDocument.
template <typename Document>
std::string to_json(const Document& document);

// Also of OnlySummary.
template <typename Document>
std::optional<Document> from_json(std::string_view json);

} // namespace engine
