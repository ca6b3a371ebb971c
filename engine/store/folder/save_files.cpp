#include "engine/store/folder/save_files.h"

#include "engine/store/documents/book_documents.h"
#include "engine/store/documents/checks.h"
#include "engine/store/documents/game_document.h"
#include "engine/store/documents/json.h"

namespace engine {

namespace fs = std::filesystem;

std::optional<std::string> id_of_game_file(const std::string& name)
{
    for (std::string_view ending : {game_ending, backup_ending}) {
        const bool ends_so = name.ends_with(ending);
        const std::string id = ends_so ? name.substr(0, name.size() - ending.size()) : "";
        if (is_id(id))
            return id;
    }
    return std::nullopt;
}

FileWithBackup game_file(SystemCalls& system, const fs::path& path)
{
    static const EnvelopeFraming framing("game");
    constexpr std::size_t max_bytes = 4u << 20;
    return {system, path, framing, max_bytes};
}

FileWithBackup records_file(SystemCalls& system, const fs::path& path)
{
    static const EnvelopeFraming framing("records");
    // A book in one file had up to 32 MB. It does not grow any more, but new initials may be
    // longer.
    constexpr std::size_t max_bytes = 40u << 20;
    return {system, path, framing, max_bytes};
}

FileWithBackup replay_file(SystemCalls& system, const fs::path& path)
{
    static const EnvelopeFraming framing{std::string(replay_kind)};
    constexpr std::size_t max_bytes = 4u << 20;
    return {system, path, framing, max_bytes};
}

FileWithBackup collection_file(SystemCalls& system, const fs::path& path)
{
    static const EnvelopeFraming framing{std::string(collection_kind)};
    // The lines, and with each its name and level or why it can't be played.
    constexpr std::size_t max_bytes = std::size_t{96} << 20U;
    return {system, path, framing, max_bytes};
}

FileWithBackup arcade_file(SystemCalls& system, const fs::path& path)
{
    static const EnvelopeFraming framing("arcade");
    constexpr std::size_t max_bytes = 1u << 20;
    return {system, path, framing, max_bytes};
}

FileWithBackup known_file(SystemCalls& system, const fs::path& path)
{
    static const EnvelopeFraming framing("known");
    constexpr std::size_t max_bytes = 1u << 20;
    return {system, path, framing, max_bytes};
}

FileWithBackup list_id_file(SystemCalls& system, const fs::path& path)
{
    static const EnvelopeFraming framing("list");
    constexpr std::size_t max_bytes = 1u << 10;
    return {system, path, framing, max_bytes};
}

std::optional<SavedGame> game_from(std::string_view content, const std::string& id)
{
    const auto document = from_json<GameDocument>(content);
    return document ? from_document(*document, id) : std::nullopt;
}

std::optional<GameSummary> summary_from(std::string_view content, const std::string& id)
{
    auto read = from_json<OnlySummary>(content);
    if (!read || !is_possible(*read) || read->summary.digits.empty())
        return std::nullopt;
    read->summary.id = id;
    return read->summary;
}

std::optional<ArcadeBook> arcade_from(std::string_view content)
{
    const auto document = from_json<ArcadeDocument>(content);
    return document ? from_document(*document) : std::nullopt;
}

std::optional<RecordBook> book_from(std::string_view content)
{
    auto document = from_json<RecordsDocument>(content);
    return document ? from_document(*std::move(document)) : std::nullopt;
}

} // namespace engine
