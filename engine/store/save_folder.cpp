#include "engine/store/save_folder.h"

#include <algorithm>

#include "engine/store/game_document.h"
#include "engine/store/json.h"
#include "engine/store/kept_file.h"
#include "engine/store/play_document.h"
#include "engine/store/records_document.h"
#include "engine/store/safe_file.h"
#include "engine/store/store_words.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_game_bytes = 4u << 20;
constexpr std::size_t most_records_bytes = 32u << 20;
constexpr std::size_t most_settings_bytes = 1u << 20;
constexpr std::size_t longest_id = 64;
constexpr std::string_view game_ending = ".game";
constexpr std::string_view backup_ending = ".game.bak";

// An id becomes part of a path: nothing in it may lead out of the folder.
bool is_id(std::string_view id)
{
    return !id.empty() && id.size() <= longest_id &&
           std::all_of(id.begin(), id.end(), [](char letter) {
               return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
                      letter == '-';
           });
}

KeptFile game_file(const fs::path& path)
{
    return {path, "game", most_game_bytes};
}

KeptFile records_file(const fs::path& folder)
{
    return {folder / "records.book", "records", most_records_bytes};
}

Attempt attempt(std::error_code error, const fs::path& path)
{
    if (error)
        return not_saved(path, error);
    return Done{};
}

std::error_code write_game(const fs::path& path, const SavedGame& game, LogKept kept)
{
    const auto actions = static_cast<std::int64_t>(game.session.log().size());
    return game_file(path).write(to_json(to_document(game, kept)), actions,
                                 version_needed(game.session, kept));
}

// Where the name of a file in the folder of games is that of a game or of its backup.
std::optional<std::string> id_of_file(const std::string& name)
{
    for (std::string_view ending : {game_ending, backup_ending}) {
        const bool ends_so = name.ends_with(ending);
        const std::string id = ends_so ? name.substr(0, name.size() - ending.size()) : "";
        if (is_id(id))
            return id;
    }
    return std::nullopt;
}

std::set<std::string> ids_in(const fs::path& folder)
{
    std::set<std::string> ids;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        if (const auto id = id_of_file(at->path().filename().string()))
            ids.insert(*id);
    }
    return ids;
}

} // namespace

GameSummary summary_of(const SavedGame& game)
{
    return GameSummary{.id = game.id,
                       .category = category_of(game.spec),
                       .seed = seed_code(game.spec.seed),
                       .elapsed = game.elapsed,
                       .cells_to_fill = game.session.cells_to_fill(),
                       .cells_filled = game.session.cells_filled(),
                       .digits = game.session.board().digits(),
                       .saved = game.saved};
}

Result<SaveFolder> SaveFolder::open(const fs::path& folder)
{
    std::error_code error;
    SaveFolder opened(fs::absolute(folder, error));
    fs::create_directories(opened.path_, error);
    std::error_code reading;
    if (!fs::is_directory(opened.path_, reading))
        return folder_failure(folder,
                              error ? error : std::make_error_code(std::errc::not_a_directory));
    fs::directory_iterator(opened.path_, reading);
    if (reading)
        return folder_failure(folder, reading);

    fs::create_directory(opened.path_ / "games", error);
    if (!is_writable(opened.path_) || !is_writable(opened.path_ / "games"))
        opened.notices_.push_back(read_only_notice(opened.path_));
    return opened;
}

Attempt SaveFolder::save(const SavedGame& game)
{
    if (!is_id(game.id))
        return no_such_game(game.id);
    const fs::path path = game_path(game.id);
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    if (game.session.log().size() > longest_log)
        return attempt(write_game(path, game, LogKept::OnlyItsEnd), path);
    error = write_game(path, game, LogKept::Whole);
    if (error == std::errc::file_too_large)
        error = write_game(path, game, LogKept::OnlyItsEnd);
    return attempt(error, path);
}

Result<SavedGame> SaveFolder::load_game(const std::string& id)
{
    if (!is_id(id))
        return no_such_game(id);
    const fs::path path = game_path(id);
    auto found = game_file(path).read<SavedGame>([&](std::string_view content) {
        const auto document = parse_game(content);
        return document ? from_document(*document, id) : std::nullopt;
    });
    if (!found.value && found.standing == Standing::Missing)
        return no_such_game(id);
    if (found.standing == Standing::Unreadable)
        return not_read(path, found.error);
    if (found.standing == Standing::Newer)
        return from_newer_version(path);
    if (!found.value)
        return game_lost(found.damaged);
    if (found.from_backup)
        notices_.push_back(game_restored(found.value->saved, found.lost));
    if (found.value->rebuilt)
        tell_once(path, game_rebuilt());
    return *std::move(found.value);
}

std::vector<GameSummary> SaveFolder::games()
{
    std::vector<GameSummary> games;
    for (const std::string& id : ids_in(path_ / "games")) {
        if (auto summary = read_summary(id))
            games.push_back(*std::move(summary));
    }
    std::stable_sort(games.begin(), games.end(),
                     [](const auto& one, const auto& other) { return one.saved > other.saved; });
    return games;
}

std::optional<GameSummary> SaveFolder::read_summary(const std::string& id)
{
    const fs::path path = game_path(id);
    auto found = game_file(path).read<GameSummary>([&](std::string_view content) {
        const auto document = parse_summary(content);
        return document ? from_document(*document, id) : std::nullopt;
    });
    const auto tell = [&](const Failure& failure) {
        tell_once(path, {Message{N_("A saved game can't be opened"), {}}, failure.why});
    };
    if (found.from_backup)
        tell_once(path, game_restored(found.value->saved, found.lost));
    else if (found.standing == Standing::Unreadable)
        tell(not_read(path, found.error));
    else if (found.standing == Standing::Newer)
        tell(from_newer_version(path));
    else if (!found.value && found.standing == Standing::Damaged)
        tell(game_lost(found.damaged));
    return found.value;
}

// The backup goes first: a game half forgotten must not come back from it.
Attempt SaveFolder::forget_game(const std::string& id)
{
    if (!is_id(id))
        return no_such_game(id);
    const fs::path path = game_path(id);
    std::error_code error;
    fs::remove(backup_of(path), error);
    if (!error)
        fs::remove(path, error);
    return attempt(error, path);
}

Attempt SaveFolder::save(const RecordBook& records)
{
    const auto runs = static_cast<std::int64_t>(records.runs().size());
    return attempt(records_file(path_).write(to_json(to_document(records)), runs, first_version),
                   path_ / "records.book");
}

RecordBook SaveFolder::load_records()
{
    const fs::path path = path_ / "records.book";
    auto found = records_file(path_).read<RecordBook>([](std::string_view content) {
        const auto document = parse_records(content);
        return document ? from_document(*document) : std::nullopt;
    });
    const auto tell = [&](const Failure& failure) {
        tell_once(path, {Message{N_("The records can't be opened"), {}}, failure.why});
    };
    if (found.from_backup)
        notices_.push_back(records_restored(found.lost));
    else if (found.standing == Standing::Unreadable)
        tell(not_read(path, found.error));
    else if (found.standing == Standing::Newer)
        tell(from_newer_version(path));
    else if (!found.value && found.standing == Standing::Damaged)
        notices_.push_back(records_lost(found.damaged));
    return found.value ? *std::move(found.value) : RecordBook();
}

Attempt SaveFolder::save_settings(const std::string& text)
{
    const fs::path path = path_ / "settings.txt";
    return attempt(replace_file(path, text, OldContent::BecomesBackup), path);
}

std::string SaveFolder::load_settings()
{
    const fs::path path = path_ / "settings.txt";
    FileContent file = read_file(path, most_settings_bytes);
    if (file.state == ReadState::Read)
        return std::move(file.bytes);
    if (file.state == ReadState::Missing)
        return "";
    const auto error = file.error ? file.error : std::make_error_code(std::errc::invalid_argument);
    tell_once(path, {Message{N_("The settings can't be read"), {}}, not_read(path, error).why});
    return read_file(backup_of(path), most_settings_bytes).bytes;
}

std::vector<StoreNotice> SaveFolder::take_notices()
{
    return std::exchange(notices_, {});
}

fs::path SaveFolder::game_path(const std::string& id) const
{
    return path_ / "games" / (id + std::string(game_ending));
}

void SaveFolder::tell_once(const fs::path& about, StoreNotice notice)
{
    if (told_.insert(about).second)
        notices_.push_back(std::move(notice));
}

} // namespace engine
