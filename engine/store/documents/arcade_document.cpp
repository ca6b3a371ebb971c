#include "engine/store/documents/arcade_document.h"

#include "engine/store/documents/checks.h"

namespace engine {

namespace {

constexpr std::size_t longest_arcade_initials = 16; // bytes; three characters
constexpr std::size_t most_arcade_modes = 100;
constexpr Number highest_score = 1'000'000'000;

bool is_valid(const ArcadeResultDocument& result)
{
    return !result.id.empty() && is_plain_text(result.id, longest_name) &&
           is_plain_text(result.initials, longest_arcade_initials) &&
           is_between(result.score, 1, highest_score) && is_between(result.time, 0, longest_play) &&
           is_between(result.date, 0, latest_date);
}

} // namespace

ArcadeDocument to_document(const ArcadeBook& book)
{
    ArcadeDocument document;
    for (const auto& [mode, results] : book.tables()) {
        ArcadeTableDocument table{.mode = mode, .results = {}};
        for (const ArcadeResult& result : results)
            table.results.push_back({.id = result.id,
                                     .initials = result.initials,
                                     .score = result.score,
                                     .time = result.time.count(),
                                     .date = result.date});
        document.tables.push_back(std::move(table));
    }
    return document;
}

std::optional<ArcadeBook> from_document(const ArcadeDocument& document)
{
    ArcadeBook book;
    if (document.tables.size() > most_arcade_modes)
        return std::nullopt;
    for (const ArcadeTableDocument& table : document.tables) {
        if (!is_plain_text(table.mode, longest_name))
            return std::nullopt;
        for (const ArcadeResultDocument& result : table.results) {
            if (!is_valid(result))
                return std::nullopt;
            book.add(table.mode, {.id = result.id,
                                  .initials = result.initials,
                                  .score = checked_int(result.score),
                                  .time = PlayTime{result.time},
                                  .date = result.date});
        }
    }
    return book;
}

} // namespace engine
