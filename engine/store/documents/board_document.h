#pragma once
// Converts boards and bookmarks to and from documents.

#include <optional>

#include "engine/play/bookmarks.h"
#include "engine/store/documents/documents.h"

namespace engine {

BoardDocument to_document(const Board& board, const Grid& grid);
std::optional<Board> from_document(const BoardDocument& document, const Puzzle& puzzle);

void put_bookmarks(const Bookmarks& bookmarks, const Grid& grid, StartDocument& document);
std::optional<Bookmarks> bookmarks_from(const StartDocument& document, const Puzzle& puzzle);

} // namespace engine
