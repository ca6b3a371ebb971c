#include "engine/store/data_export.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <iterator>
#include <optional>
#include <set>
#include <string_view>
#include <sys/stat.h>
#include <utility>

#include "engine/store/atomic_file.h"
#include "engine/store/envelope.h"
#include "engine/store/quarantine.h"
#include "engine/store/record_volumes.h"
#include "engine/store/run_lists.h"
#include "engine/store/save_files.h"
#include "engine/store/store_messages.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

constexpr const char* export_kind = "export";
constexpr int export_version = 4;  // the newest that is read; with collections or arcade tables
constexpr int with_replays = 3;    // written if there are replays
constexpr int without_replays = 2; // written if the book of records has several volumes
constexpr int single_book = 1;     // written if it has only its first one
// Games and replays of this version or a later one are only in exports of version 3 or later, as
// older programs should say that they are newer.
constexpr int newest_of_entries = 4;
constexpr std::size_t most_bytes = std::size_t{512} << 20U;
constexpr const char* csv_ending = ".csv";
constexpr const char* json_ending = ".json";
constexpr std::string_view settings_file_name = "settings.txt";
constexpr std::string_view games_folder = "games";
constexpr std::string_view replays_folder = "replays";
constexpr std::string_view backup_ending_of_all = ".bak";

// "4711 records.book", a newline, then that many bytes.
void append(std::string& content, const std::string& name, std::string_view bytes)
{
    content += std::to_string(bytes.size()) + ' ' + name + '\n';
    content += bytes;
}

struct Entry {
    std::string_view name;
    std::string_view bytes;
};

// Takes the next entry; nothing if what follows is none.
std::optional<Entry> take_entry(std::string_view& rest)
{
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    const std::size_t space = line.find(' ');
    if (end == std::string_view::npos || space == std::string_view::npos)
        return std::nullopt;
    std::size_t size = 0;
    const auto [stop, error] = std::from_chars(line.data(), line.data() + space, size);
    if (error != std::errc{} || stop != line.data() + space || size > rest.size() - end - 1)
        return std::nullopt;
    const Entry entry{line.substr(space + 1), rest.substr(end + 1, size)};
    rest.remove_prefix(end + 1 + size);
    return entry;
}

// Reads the files and appends them one after the other.
class Collector {
public:
    Collector(SystemCalls& system, const fs::path& folder) : system_(system), folder_(folder) {}

    // Returns why a file that is there can't be read.
    std::error_code add(const std::string& name)
    {
        const FileContent file = read_file(system_, folder_ / name, most_bytes);
        if (file.state == ReadState::Unreadable)
            return file.error;
        if (file.state == ReadState::TooLong)
            return std::make_error_code(std::errc::file_too_large);
        if (file.state != ReadState::Read)
            return {};
        append(content_, name, file.bytes);
        names_.insert(name);
        if (const auto envelope = read_envelope(file.bytes))
            highest_version_ = std::max(highest_version_, envelope->version);
        return {};
    }

    bool has(std::string_view name) const { return names_.contains(name); }
    int highest_version() const { return highest_version_; } // of the envelopes inside
    std::string sealed(int version) const
    {
        return seal(Envelope{export_kind, version, std::ssize(names_)}, content_);
    }

private:
    SystemCalls& system_;
    const fs::path& folder_;
    std::string content_;
    std::set<std::string, std::less<>> names_;
    int highest_version_ = 0;
};

// Fills in the names, sorted. Returns why the folder can't be listed; one that does not exist is
// empty.
std::error_code names_in(SystemCalls& system,
                         const fs::path& folder,
                         std::string_view ending,
                         std::vector<std::string>& names)
{
    const std::error_code error = list(system, folder, names);
    if (error)
        names.clear();
    std::erase_if(names, [ending](const std::string& name) { return !name.ends_with(ending); });
    std::ranges::sort(names);
    return error == std::errc::no_such_file_or_directory ? std::error_code() : error;
}

std::vector<StoredFile>
files_in(SystemCalls& system, const fs::path& folder, std::string_view ending)
{
    std::vector<StoredFile> found;
    std::vector<std::string> names;
    (void)names_in(system, folder, ending, names); // what can't be listed is not shown
    for (const std::string& name : names) {
        struct stat status {};
        const fs::path path = folder / name;
        if (system.status(path.c_str(), status) == 0)
            found.push_back({path, status.st_mtime});
    }
    return found;
}

std::vector<StoredFile> newest_first(std::vector<StoredFile> files)
{
    std::ranges::stable_sort(files, std::greater(), &StoredFile::written);
    return files;
}

// The runs of all volumes of an export, in their order.
using Runs = std::vector<Record>;

// "one" for "games/one.game"; nothing for the name of another file.
std::optional<std::string>
id_in(std::string_view name, std::string_view folder, std::string_view ending)
{
    const std::string before = std::string(folder) + "/";
    if (!name.starts_with(before) || !name.ends_with(ending) ||
        name.size() < before.size() + ending.size())
        return std::nullopt;
    std::string id(name.substr(before.size(), name.size() - before.size() - ending.size()));
    return is_id(id) ? std::optional(std::move(id)) : std::nullopt;
}

bool is_newer(const Entry& entry)
{
    const auto envelope = read_envelope(entry.bytes);
    return entry.name != settings_file_name && envelope && envelope->version > format_version;
}

bool take_into(DataExport& data, Runs& runs, const Entry& entry)
{
    if (entry.name == settings_file_name) {
        data.settings = entry.bytes;
        return true;
    }
    const auto content = open_envelope(entry.bytes);
    if (!content)
        return false;
    if (volume_number(entry.name)) {
        const auto volume = book_from(*content);
        if (volume)
            runs.insert(runs.end(), volume->runs().begin(), volume->runs().end());
        return volume.has_value();
    }
    if (entry.name == arcade_name) {
        const auto tables = arcade_from(*content);
        if (tables)
            data.arcade.add(*tables);
        return tables.has_value();
    }
    if (const auto id = id_in(entry.name, replays_folder, replay_ending)) {
        data.replays.push_back({*id, std::string(entry.bytes)});
        return true;
    }
    if (const auto id = id_in(entry.name, collections_folder, collection_ending)) {
        auto collection = collection_from(*content, *id);
        if (collection)
            data.collections.push_back(*std::move(collection));
        return collection.has_value();
    }
    const auto id = id_in(entry.name, games_folder, game_ending);
    auto game = id ? game_from(*content, *id) : std::nullopt;
    if (game)
        data.games.push_back(*std::move(game));
    return game.has_value();
}

Failure not_an_export(const fs::path& file)
{
    return {{N_("{file} is not a whole export of Cronodoku."), {{"file", file.string()}}}};
}

// Where a game belongs in a folder that may have others of its id: "one", else "one-2" and so on.
// Nothing if the folder has it already, or has gone on with it.
std::optional<std::string> place_for(SaveFolder& folder, const SavedGame& game)
{
    const std::vector<GameSummary> there = folder.games();
    for (int number = 1;; ++number) {
        const std::string id = number == 1 ? game.id : game.id + "-" + std::to_string(number);
        if (std::ranges::find(there, id, &GameSummary::id) == there.end())
            return id;
        const auto mine = folder.load_game(id);
        if (mine && continues(game, *mine))
            return std::nullopt;
        if (mine && continues(*mine, game))
            return id;
    }
}

Result<fs::path> write_to(SystemCalls& system, const fs::path& path, const std::string& content)
{
    std::set<fs::path> unsynced;
    std::error_code error = make_folder(system, path.parent_path(), unsynced);
    if (!error)
        error = replace_file(system, path, content, OldContent::IsDropped);
    if (!error)
        error = sync_folders(system, unsynced);
    if (error)
        return not_saved(path, error);
    return path;
}

Failure cancelled()
{
    return {{N_("Cancelled: nothing was written.")}};
}

Failure cancelled_import()
{
    return {{N_("Cancelled: what was added so far stays.")}};
}

Result<DataExport>
read_run_list(const fs::path& file, const FileContent& read, const Cancel& cancel)
{
    if (read.state != ReadState::Read)
        return not_an_export(file);
    auto runs = file.extension() == csv_ending ? read_runs_csv(read.bytes, cancel)
                                               : read_runs_json(read.bytes);
    if (cancel.is_asked())
        return cancelled_import();
    if (!runs)
        return Failure{runs.why()};
    DataExport data;
    data.records = *std::move(runs);
    return data;
}

} // namespace

Result<fs::path> write_export(SystemCalls& system,
                              const fs::path& folder,
                              const std::string& name,
                              const Cancel& cancel)
{
    Collector all(system, folder);
    const VolumeNumbers volumes = volumes_in(system, folder);
    if (volumes.error)
        return not_read(folder, volumes.error);
    std::vector<std::string> names;
    for (const int number : volumes.numbers)
        names.push_back(volume_name(number));
    names.emplace_back(settings_file_name);
    names.emplace_back(arcade_name);
    for (const auto& [kind, ending] :
         {std::pair(games_folder, game_ending), std::pair(replays_folder, replay_ending),
          std::pair(collections_folder, collection_ending)}) {
        std::vector<std::string> found;
        if (const std::error_code error = names_in(system, folder / kind, ending, found))
            return not_read(folder / kind, error);
        for (const std::string& each : found)
            names.push_back(std::string(kind) + "/" + each);
    }
    const auto has_any_in = [&names](std::string_view kind) {
        return std::ranges::any_of(
            names, [kind](const std::string& each) { return each.starts_with(kind); });
    };
    cancel.tell(0, names.size());
    for (const std::string& each : names) {
        if (cancel.is_asked())
            return cancelled();
        if (const std::error_code error = all.add(each))
            return not_read(folder / each, error);
        cancel.count_one();
    }
    const fs::path path = folder / "exports" / (name + export_ending);
    const int of_book = volumes.numbers.size() > 1 ? without_replays : single_book;
    const bool is_newer = has_any_in(replays_folder) || all.highest_version() >= newest_of_entries;
    const int of_all = is_newer ? with_replays : of_book;
    const bool is_newest = has_any_in(collections_folder) || all.has(arcade_name);
    const int version = is_newest ? export_version : of_all;
    const std::string file = all.sealed(version);
    if (file.size() > most_bytes)
        return not_saved(path, std::make_error_code(std::errc::file_too_large));
    return write_to(system, path, file);
}

Result<fs::path> write_run_list(SystemCalls& system,
                                const fs::path& folder,
                                const std::string& name,
                                ListKind kind,
                                const RecordBook& book,
                                const Cancel& cancel)
{
    const bool is_csv = kind == ListKind::Csv;
    const std::string text = is_csv ? runs_as_csv(book, cancel) : runs_as_json(book);
    if (cancel.is_asked())
        return cancelled();
    return write_to(system, folder / "exports" / (name + (is_csv ? csv_ending : json_ending)),
                    text);
}

std::vector<StoredFile> exports_in(SystemCalls& system, const fs::path& folder)
{
    std::vector<StoredFile> found;
    for (const char* ending : {export_ending, csv_ending, json_ending})
        std::ranges::move(files_in(system, folder / "exports", ending), std::back_inserter(found));
    return newest_first(std::move(found));
}

std::vector<StoredFile> backups_in(SystemCalls& system, const fs::path& folder)
{
    std::vector<StoredFile> found = files_in(system, folder, backup_ending_of_all);
    for (const std::string_view kind : {games_folder, collections_folder}) {
        for (StoredFile& file : files_in(system, folder / kind, backup_ending_of_all))
            found.push_back(std::move(file));
    }
    return newest_first(std::move(found));
}

Result<DataExport> read_export(SystemCalls& system, const fs::path& file, const Cancel& cancel)
{
    const FileContent read = read_file(system, file, most_bytes);
    if (read.state == ReadState::Unreadable)
        return not_read(file, read.error);
    if (file.extension() == csv_ending || file.extension() == json_ending)
        return read_run_list(file, read, cancel);
    const auto envelope = read.state == ReadState::Read ? read_envelope(read.bytes) : std::nullopt;
    if (!envelope || envelope->kind != export_kind)
        return not_an_export(file);
    if (envelope->version > export_version)
        return from_newer_version(file);
    const auto content = open_envelope(read.bytes);
    if (!content)
        return not_an_export(file);
    DataExport data;
    Runs runs;
    for (std::string_view rest = *content; !rest.empty();) {
        if (cancel.is_asked())
            return cancelled_import();
        const auto entry = take_entry(rest);
        if (entry && is_newer(*entry))
            return from_newer_version(file);
        if (!entry || !take_into(data, runs, *entry))
            return not_an_export(file);
    }
    data.records = RecordBook(std::move(runs));
    return data;
}

Result<int> add_games(SaveFolder& folder, const std::vector<SavedGame>& games, const Cancel& cancel)
{
    int added = 0;
    for (const SavedGame& game : games) {
        if (cancel.is_asked())
            return cancelled_import();
        cancel.count_one();
        const auto id = place_for(folder, game);
        if (!id)
            continue;
        SavedGame copy = game;
        copy.id = *id;
        if (const Attempt saved = folder.save(copy); !saved)
            return Failure{saved.why()};
        ++added;
    }
    return added;
}

Attempt
add_replays(SaveFolder& folder, const std::vector<SealedReplay>& replays, const Cancel& cancel)
{
    for (const SealedReplay& replay : replays) {
        if (cancel.is_asked())
            return cancelled_import();
        cancel.count_one();
        if (Attempt added = folder.add(replay); !added)
            return added;
    }
    return Done{};
}

Attempt add_collections(SaveFolder& folder,
                        const std::vector<Collection>& collections,
                        const Cancel& cancel)
{
    for (const Collection& collection : collections) {
        if (cancel.is_asked())
            return cancelled_import();
        cancel.count_one();
        if (Attempt saved = folder.collections().save(collection); !saved)
            return saved;
    }
    return Done{};
}

} // namespace engine
