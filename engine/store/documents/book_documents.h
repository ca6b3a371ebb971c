#pragma once
// Converts the book of records, or a volume of it, and the tables of the arcade modes to and from
// documents.

#include <optional>

#include "engine/play/records.h"
#include "engine/store/documents/documents.h"

namespace engine {

RecordsDocument to_document(const RecordBook& book);
// Nothing if a value is out of its range; likewise below.
std::optional<RecordBook> from_document(RecordsDocument document);

ArcadeDocument to_document(const ArcadeBook& book);
std::optional<ArcadeBook> from_document(const ArcadeDocument& document);

} // namespace engine
