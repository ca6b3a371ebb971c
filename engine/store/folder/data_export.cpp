#include "engine/store/folder/data_export.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <set>
#include <string_view>
#include <sys/stat.h>
#include <utility>

#include "engine/base/plain_text.h"
#include "engine/base/whole_number.h"
#include "engine/store/disk/atomic_file.h"
#include "engine/store/disk/envelope.h"
#include "engine/store/documents/checks.h"
#include "engine/store/documents/known_puzzles.h"
#include "engine/store/folder/quarantine.h"
#include "engine/store/folder/record_volumes.h"
#include "engine/store/folder/run_lists.h"
#include "engine/store/folder/save_files.h"
#include "engine/store/folder/settings_file.h"
#include "engine/store/folder/store_messages.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

constexpr const char* export_kind = "export";
constexpr int export_version = 5;   // the newest that is read; with known puzzles
constexpr int with_collections = 4; // written if there are collections or arcade tables
constexpr int with_replays = 3;     // written if there are replays
constexpr int without_replays = 2;  // written if the book of records has several volumes
constexpr int single_book = 1;      // written if it has only its first one
// Games and replays of this version or a later one are only in exports of version 3 or later, as
// older programs should say that they are newer.
constexpr int newest_of_entries = 4;
constexpr std::size_t most_bytes = std::size_t{512} << 20U;
constexpr std::int64_t most_unseen = 1'000'000; // parts
constexpr const char* csv_ending = ".csv";
constexpr const char* tsv_ending = ".tsv"; // read only: what spreadsheets make of a list
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
    const auto size = whole_number<std::size_t>(line.substr(0, space), 0, rest.size() - end - 1);
    if (!size)
        return std::nullopt;
    const Entry entry{line.substr(space + 1), rest.substr(end + 1, *size)};
    rest.remove_prefix(end + 1 + *size);
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
        struct stat status{};
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
        data.settings_are_too_long = entry.bytes.size() > longest_settings;
        // Their list of known puzzles is that of another folder; what it knows is added.
        data.settings =
            data.settings_are_too_long ? "" : with_list_mark(std::string(entry.bytes), "");
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
    if (id_in(entry.name, known_folder, known_ending)) {
        const auto known = known_puzzles_from(*content);
        if (known)
            data.known.insert(data.known.end(), known->begin(), known->end());
        return known.has_value();
    }
    const auto id = id_in(entry.name, games_folder, game_ending);
    auto game = id ? game_from(*content, *id) : std::nullopt;
    if (game)
        data.games.push_back(*std::move(game));
    return game.has_value();
}

void add_damaged(DataExport& data, std::string_view name)
{
    constexpr std::size_t longest_shown = 200;
    if (data.damaged.size() < most_named)
        data.damaged.push_back(visible_text(first_bytes(name, longest_shown)));
    else
        ++data.more_damaged;
}

// Whether it is the name of a part that has a first line of its own.
bool is_name_of_sealed(std::string_view name)
{
    return volume_number(name) || name == arcade_name || id_in(name, games_folder, game_ending) ||
           id_in(name, replays_folder, replay_ending) ||
           id_in(name, collections_folder, collection_ending) ||
           id_in(name, known_folder, known_ending);
}

// Looks for the parts of a damaged export by their own first lines. `rest` begins before one or in
// the middle of a part; what stands before the next part is skipped.
std::optional<Entry> find_sealed(std::string_view& rest)
{
    constexpr std::string_view beginning = "\ncronodoku ";
    constexpr std::size_t longest_name = 200;
    for (std::size_t at = rest.find(beginning); at != std::string_view::npos;
         at = rest.find(beginning, at + 1)) {
        const std::string_view before =
            rest.substr(at - std::min(at, longest_name), std::min(at, longest_name));
        const std::string_view name = before.substr(before.rfind(' ') + 1);
        if (!is_name_of_sealed(name))
            continue;
        const std::string_view bytes = rest.substr(at + 1);
        const std::size_t size = whole_size(bytes).value_or(0);
        const bool is_whole = size > 0 && size <= bytes.size();
        rest.remove_prefix(at + 1 + (is_whole ? size : 0));
        return Entry{name, is_whole ? bytes.substr(0, size) : std::string_view()};
    }
    return std::nullopt;
}

Failure not_an_export(const fs::path& file)
{
    return {{N_("{file} is not a whole export of Cronodoku."), {{"file", file.string()}}}};
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

Result<DataExport>
read_run_list(const fs::path& file, const FileContent& read, const Cancel& cancel)
{
    if (read.state != ReadState::Read)
        return not_an_export(file);
    auto runs = file.extension() == json_ending ? read_runs_json(read.bytes, cancel)
                                                : read_runs_csv(read.bytes, cancel);
    if (cancel.is_asked())
        return cancelled_import();
    if (!runs)
        return Failure{runs.why()};
    DataExport data;
    data.records = *std::move(runs);
    return data;
}

// The parts of an export of which every byte is as it was written.
Result<DataExport> read_parts(std::string_view content, const fs::path& file, const Cancel& cancel)
{
    DataExport data;
    Runs runs;
    std::set<std::string_view> names; // an export has each part once
    while (!content.empty()) {
        if (cancel.is_asked())
            return cancelled_import();
        const auto entry = take_entry(content);
        if (!entry)
            return not_an_export(file);
        if (is_newer(*entry))
            return from_newer_version(file);
        if (!names.insert(entry->name).second || !take_into(data, runs, *entry))
            add_damaged(data, entry->name);
    }
    data.records = RecordBook(std::move(runs));
    return data;
}

bool has_nothing(const DataExport& data)
{
    return data.games.empty() && data.records.runs().empty() && data.replays.empty() &&
           data.collections.empty() && data.arcade.empty() && data.known.empty();
}

// A part that was damaged in its first line or its name is not seen; the envelope says how many
// there should be.
Result<DataExport> read_damaged(std::string_view bytes, const fs::path& file, const Cancel& cancel)
{
    DataExport data;
    Runs runs;
    std::int64_t parts = 0;
    std::set<std::string_view> names; // as in a whole one
    const auto tell = [&](std::string_view name) {
        ++parts;
        add_damaged(data, name);
    };
    std::string_view rest = bytes.substr(bytes.find('\n'));
    const bool has_settings =
        bytes.find(" " + std::string(settings_file_name) + "\n") != std::string_view::npos;
    while (const auto entry = find_sealed(rest)) {
        if (cancel.is_asked())
            return cancelled_import();
        if (is_newer(*entry))
            return from_newer_version(file);
        if (open_envelope(entry->bytes) && names.insert(entry->name).second &&
            take_into(data, runs, *entry))
            ++parts;
        else
            tell(entry->name);
    }
    data.records = RecordBook(std::move(runs));
    if (has_nothing(data))
        return not_an_export(file);
    data.lacks_settings = has_settings;
    parts += has_settings ? 1 : 0;
    const std::int64_t unseen = std::max<std::int64_t>(0, read_envelope(bytes)->entries - parts);
    data.more_damaged += static_cast<std::size_t>(std::min<std::int64_t>(unseen, most_unseen));
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
          std::pair(collections_folder, collection_ending),
          std::pair(known_folder, known_ending)}) {
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
    const bool has_collections = has_any_in(collections_folder) || all.has(arcade_name);
    const int of_most = has_collections ? with_collections : of_all;
    const int version = has_any_in(std::string(known_folder) + "/") ? export_version : of_most;
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
    const std::string text = is_csv ? runs_as_csv(book, cancel) : runs_as_json(book, cancel);
    if (cancel.is_asked())
        return cancelled();
    const fs::path path = folder / "exports" / (name + (is_csv ? csv_ending : json_ending));
    if (text.size() > most_bytes) // it could not be read again
        return not_saved(path, std::make_error_code(std::errc::file_too_large));
    return write_to(system, path, text);
}

std::vector<StoredFile> exports_in(SystemCalls& system, const fs::path& folder)
{
    std::vector<StoredFile> found;
    for (const char* ending : {export_ending, csv_ending, tsv_ending, json_ending})
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
    if (const fs::path ending = file.extension();
        ending == csv_ending || ending == tsv_ending || ending == json_ending)
        return read_run_list(file, read, cancel);
    const auto envelope = read.state == ReadState::Read ? read_envelope(read.bytes) : std::nullopt;
    if (!envelope || envelope->kind != export_kind)
        return not_an_export(file);
    if (envelope->version > export_version)
        return from_newer_version(file);
    const auto content = open_envelope(read.bytes);
    return content ? read_parts(*content, file, cancel) : read_damaged(read.bytes, file, cancel);
}

} // namespace engine
