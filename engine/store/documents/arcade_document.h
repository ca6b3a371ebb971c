#pragma once
// Converts the tables of the arcade modes to and from documents.

#include <optional>

#include "engine/arcade/arcade_book.h"
#include "engine/store/documents/documents.h"

namespace engine {

ArcadeDocument to_document(const ArcadeBook& book);
// Nothing if a value is out of its range.
std::optional<ArcadeBook> from_document(const ArcadeDocument& document);

} // namespace engine
