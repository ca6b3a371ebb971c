#pragma once
// Everything of a player in one file, to keep it elsewhere or to take it to another machine: the
// games in progress, all volumes of the book of records, the replays, the tables of the arcade
// modes, the settings. Its content is the files themselves, each as it is in the save folder, under
// one envelope.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/result.h"
#include "engine/store/save_folder.h"

namespace engine {

constexpr const char* export_ending = ".cronodoku";

// Writes the export to `exports/<name>.cronodoku` in the save folder and returns its path. An older
// one of that name is replaced. Files that can't be read are an error: an export that lacks
// something would be believed to be whole. Tells `cancel` how many files are read; once that is
// asked, nothing is written.
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
};
// Reads a list of runs, too, by the ending of its name. Fails with a sentence if the file is
// damaged, is no export, or is of a newer version; or if it was cancelled.
Result<DataExport>
read_export(SystemCalls& system, const std::filesystem::path& file, const Cancel& cancel = {});

// What follows counts in `cancel` what it has added, and ends once that is asked; what was added by
// then stays.
// Adds the games to the folder; returns how many. A game that is there already is replaced only by
// one that continues it; if both have gone on, both are kept.
Result<int>
add_games(SaveFolder& folder, const std::vector<SavedGame>& games, const Cancel& cancel = {});
// Adds the replays of runs of which the folder has none.
Attempt add_replays(SaveFolder& folder,
                    const std::vector<SealedReplay>& replays,
                    const Cancel& cancel = {});
// Adds the collections. One that is there keeps the levels that are known there.
Attempt add_collections(SaveFolder& folder,
                        const std::vector<Collection>& collections,
                        const Cancel& cancel = {});

} // namespace engine
