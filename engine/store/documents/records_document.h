#pragma once
// Converts runs, and the book of records or a volume of it, to and from documents.

#include <optional>

#include "engine/play/records.h"
#include "engine/store/documents/documents.h"

namespace engine {

// In one file: an earlier version wrote all runs into one. A document with more is not read.
constexpr std::size_t max_runs = 50'000;

RunDocument to_document(const Record& run);
// Nothing if a value is out of its range.
std::optional<Record> from_document(const RunDocument& document);

RecordsDocument to_document(const RecordBook& book);
std::optional<RecordBook> from_document(const RecordsDocument& document);

} // namespace engine
