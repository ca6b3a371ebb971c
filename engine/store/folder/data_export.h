#pragma once
// Everything of a player in one file, to keep it elsewhere or to take it to another machine: the
// games in progress, all volumes of the book of records, the replays, the tables of the arcade
// modes, the list of known puzzles, the settings. Its content is the files themselves, each as it
// is in the save folder, under one envelope.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/store/folder/save_folder.h"

namespace engine {

constexpr const char* export_ending = ".cronodoku";

// Writes the export to `exports/<name>.cronodoku` in the save folder and returns its path. An older
// one of that name is replaced. A name that is an absolute path is written there. Files that can't
// be read are an error: an export that lacks something would be believed to be whole. Tells
// `cancel` how many files are read; once that is asked, nothing is written.
Result<std::filesystem::path> write_export(SystemCalls& system,
                                           const std::filesystem::path& folder,
                                           const std::string& name,
                                           const Cancel& cancel = {});

// The runs alone, for other programs; see run_lists.h. Written to `exports/<name>.csv` or `.json`
// in the save folder; returns the path. Tells `cancel` how many runs of a CSV are ready.
enum class ListKind { Csv, Json };
Result<std::filesystem::path> write_run_list(SystemCalls& system,
                                             const std::filesystem::path& folder,
                                             const std::string& name,
                                             ListKind kind,
                                             const RecordBook& book,
                                             const Cancel& cancel = {});

struct StoredFile {
    std::filesystem::path path;
    std::int64_t written = 0; // seconds since 1970 UTC
};
// The exports and lists of runs in the save folder, and the backups that the game keeps of its
// files; the newest first.
std::vector<StoredFile> exports_in(SystemCalls& system, const std::filesystem::path& folder);
std::vector<StoredFile> backups_in(SystemCalls& system, const std::filesystem::path& folder);

struct DataExport {
    std::vector<SavedGame> games;
    RecordBook records;   // the runs of all volumes
    std::string settings; // their text; empty if there are none
    std::vector<SealedReplay> replays = {};
    std::vector<Collection> collections = {};
    ArcadeBook arcade = {}; // the tables of the arcade modes
    std::vector<KnownPuzzle> known = {};
    // The names of the parts that can't be read, such as "games/one.game", at most `most_named`;
    // the others are in the data.
    std::vector<std::string> damaged = {};
    std::size_t more_damaged = 0;       // that are not named
    bool lacks_settings = false;        // they may be damaged
    bool settings_are_too_long = false; // to be saved: then they are left out
};
inline constexpr std::size_t most_named = 8;
// Reads a list of runs, too, by the ending of its name. Of a damaged export every part is read that
// is whole by its own first line; the settings, which have none, are left out. Fails with a
// sentence if nothing is left, if the file is no export or of a newer version, or if it was
// cancelled.
Result<DataExport>
read_export(SystemCalls& system, const std::filesystem::path& file, const Cancel& cancel = {});

// What could be added of an export, and why the rest could not.
struct Added {
    int count = 0;
    int not_added = 0;
    std::optional<Message> why = {}; // of the first that was not
};
// What follows counts in `cancel` what it has looked at, and ends once that is asked; what was
// added by then stays.
// Games, or collections, in a folder: of an import no more are taken than can be listed at once.
inline constexpr std::size_t most_added = 1000;
// Adds the games to the folder. A game that is there already is replaced only by one that continues
// it; if both have gone on, both are kept. Games that are known there are not counted.
Added add_games(SaveFolder& folder, const std::vector<SavedGame>& games, const Cancel& cancel = {});
// Adds the replays of runs of which the folder has none.
Added add_replays(SaveFolder& folder,
                  const std::vector<SealedReplay>& replays,
                  const Cancel& cancel = {});
// Adds the collections. One that is there keeps the levels that are known there.
Added add_collections(SaveFolder& folder,
                      const std::vector<Collection>& collections,
                      const Cancel& cancel = {});

// Adds games, replays, collections, arcade results and known puzzles: each on its own, so that one
// that can't be written stops no other. Another copy that stands still while it uses the folder is
// waited for only once. Fails only if it was cancelled; what was added by then stays.
struct AddedData {
    int games = 0;
    RecordBook records = {}; // these and the settings are for the caller
    std::string settings = {};
    // A sentence for each kind of parts of which something is missing, with the names or the
    // reason.
    std::vector<Message> missing = {};
};
Result<AddedData> add_all(SaveFolder& folder, const DataExport& data, const Cancel& cancel = {});
// The same with what read_export() finds in a file.
Result<AddedData>
add_export(SaveFolder& folder, const std::filesystem::path& file, const Cancel& cancel = {});

} // namespace engine
