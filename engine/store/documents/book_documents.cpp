#include "engine/store/documents/book_documents.h"

#include <utility>

#include "engine/store/documents/checks.h"

namespace engine {

RecordsDocument to_document(const RecordBook& book)
{
    return {book.runs().in_one()};
}

std::optional<RecordBook> from_document(RecordsDocument document)
{
    if (!is_possible(document))
        return std::nullopt;
    return RecordBook(std::move(document.runs));
}

ArcadeDocument to_document(const ArcadeBook& book)
{
    ArcadeDocument document;
    for (const auto& [mode, results] : book.tables())
        document.tables.push_back({mode, results});
    for (const auto& [mode, past] : book.pasts())
        document.pasts.push_back({mode, past.last, past.most_rungs});
    return document;
}

std::optional<ArcadeBook> from_document(const ArcadeDocument& document)
{
    if (!is_possible(document))
        return std::nullopt;
    ArcadeBook book;
    for (const auto& [mode, results] : document.tables) {
        for (const ArcadeResult& result : results) {
            if (result.id.empty() || result.score <= 0)
                return std::nullopt;
            book.add(mode, result);
        }
    }
    for (const auto& [mode, last, rungs] : document.pasts) {
        if (last.id.empty())
            return std::nullopt;
        book.add(mode, ArcadePast{last, rungs});
    }
    return book;
}

} // namespace engine
