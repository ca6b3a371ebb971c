#pragma once
// The player's folder: games in progress, records, settings. Files are replaced atomically and keep
// a backup of the last good version, so nothing is lost at any moment (docs/SAVES.md). Several
// running copies of the game can share the folder: a game is open in at most one of them, and the
// records of all are kept. Not thread-safe: use it from one thread at a time.

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/play/records.h"
#include "engine/store/disk/folder_lock.h"
#include "engine/store/disk/system_calls.h"
#include "engine/store/documents/saved_game.h"
#include "engine/store/folder/arcade_file.h"
#include "engine/store/folder/collection_files.h"
#include "engine/store/folder/known_files.h"
#include "engine/store/folder/quarantine.h"
#include "engine/store/folder/record_volumes.h"
#include "engine/store/folder/replay_files.h"
#include "engine/store/folder/save_files.h"

namespace engine {

// How long a notice is shown: a problem that ends by itself needs no answer.
enum class Lasts { UntilAnswered, UntilSaved };

// A problem found on disk, in sentences for the player.
struct StoreNotice {
    Message headline; // "The saved game was damaged"
    Message detail{}; // what was done, what was lost, where the damaged file is now
    Lasts lasts = Lasts::UntilAnswered;

    friend bool operator==(const StoreNotice&, const StoreNotice&) = default;
};

class SaveFolder {
public:
    // Makes the folder if it does not exist; fails with a sentence if it can't be read. A folder
    // that is read-only, or may not be made, is opened with a notice; each save() then fails. A
    // volume of the book of records that holds `most_runs`, at least 1, grows no more.
    static Result<SaveFolder> open(const std::filesystem::path& folder,
                                   SystemCalls& system = real_system(),
                                   std::size_t most_runs = runs_in_volume);

    // Locks the game, so that no other copy opens it until it is deleted or the folder closed. A
    // game whose run is in the book, as last loaded or saved, can be opened only if it is solved;
    // with empty cells it is refused, left out of the list, and deleted.
    Attempt save(const SavedGame& game);
    Result<SavedGame> load_game(const std::string& id);
    std::vector<GameSummary> games(); // last saved first
    // a game open in another copy is kept, with a notice
    Attempt delete_game(const std::string& id);

    // Keeps the replay of a finished run, whose record should have been saved before, and deletes
    // others when there are more than the limit allows; see replays_to_delete(). Nothing is kept of
    // a log that is too long for a file, and nothing is deleted while the book that is on disk
    // lacks the run, or a volume of it can't be read or is one of a newer version.
    Attempt save(const Replay& replay, ReplayLimit limit);
    // Adds one of an export if none of its run is kept. Its log is not looked at yet.
    Attempt add(const SealedReplay& replay);
    // Fails with a sentence, also if the log is impossible.
    Result<Replay> load_replay(const std::string& id);
    std::set<std::string> replays(); // the ids of their games

    // The collections of puzzles; to be used at once.
    CollectionFiles collections() { return {*system_, path_, lock_}; }

    // Saves a collection under its new name. One that is not there any more stays deleted, with a
    // notice.
    Attempt rename(const Collection& renamed)
    {
        const auto attempted = collections().rename(renamed);
        if (!attempted)
            return Failure{attempted.why()};
        if (*attempted == CollectionFiles::Renamed::IsNotThere)
            notices_.push_back({{N_("This collection was not renamed")},
                                {N_("It is not there any more. Perhaps it was deleted in another "
                                    "running copy of Cronodoku.")}});
        return Done{};
    }

    // For work of many parts: while it exists, they wait only once for another copy that stands
    // still while it uses the folder.
    FolderLock::OneWait one_wait() { return FolderLock::OneWait(lock_); }

    // Deletes every game that is not open in another copy, the book of records with all volumes,
    // the replays, the collections, the tables of the arcade modes, and their backups. Exports,
    // settings and the list of known puzzles are kept.
    Attempt delete_everything();

    // Keeps the runs that another copy has added to the book on disk meanwhile. While a volume of
    // the book can't be read, or is one of a newer version, nothing is overwritten. The book is
    // never full: see engine/store/folder/record_volumes.h.
    Attempt save(const RecordBook& records);
    // Returns an empty book if there is none yet, or if a volume can't be read at the moment. In
    // that case records_are_read() is false, and read_records_again() should be called from time to
    // time until it succeeds.
    RecordBook load_records(); // with a notice if the list of known puzzles is lost
    bool records_are_read() const { return records_are_read_; }
    // As they were on disk when they were last read or saved.
    const RecordBook& records() const { return records_; }
    Result<RecordBook> read_records_again();
    // Does work on the book that can wait; to be called when nothing else is to be done, until it
    // returns Done. Makes the next start fast, and checks what this one did not have to read. A
    // volume that turns out to be damaged is restored, and its runs are saved again. Each call
    // takes some milliseconds. Later: another running copy uses the folder just now.
    enum class Maintenance { Done, More, Later };
    Maintenance maintain_records();

    // The tables of the arcade modes: see engine/store/folder/arcade_file.h.
    Attempt save(const ArcadeBook& results)
    {
        return arcade_.add(results, {lock_, unsynced_, notices_});
    }
    ArcadeBook load_arcade() { return arcade_.read({lock_, unsynced_, notices_}); }

    // The list of known puzzles: see engine/store/folder/known_files.h. It begins with the first
    // one that is saved, unless another one is lost.
    Attempt save(const std::vector<KnownPuzzle>& known);
    std::vector<KnownPuzzle> known_with_form(std::uint64_t form)
    {
        return known_.with_form(form, {lock_, unsynced_, notices_});
    }

    // Whether the book or the settings, as last read, belong to a list of known puzzles that is not
    // there: then nobody can tell what was seen. Another list can be begun in its place, with a
    // puzzle that nobody can have seen; nothing happens if none is lost.
    bool known_list_is_lost();
    Attempt begin_known_list(const KnownPuzzle& first);

    // Settings are plain text, `name = value`, that a person can edit. With `before` only the lines
    // that differ from it are changed in the file: another copy may have changed the others.
    Attempt save_settings(const std::string& text, const std::string& before = {});
    // Returns an empty text if there are none yet, and the backup if the file can't be read at the
    // moment. In that case later saves change in the file only the lines that differ from the
    // settings in use; those start from the default settings. Does not wait for another copy.
    std::string load_settings();
    void set_default_settings(std::string text) { default_settings_ = std::move(text); }

    // Returns the notices since the last call.
    std::vector<StoreNotice> take_notices();

    const std::filesystem::path& path() const { return path_; }
    SystemCalls& system() const { return *system_; }
    bool is_read_only() const { return read_only_; } // as found when the folder was opened

private:
    SaveFolder(SystemCalls& system, std::filesystem::path path, std::size_t most_runs)
        : system_(&system),
          path_(std::move(path)),
          lock_(system, path_),
          volumes_(system, path_, most_runs),
          replays_(system, path_ / "replays"),
          arcade_(system, path_ / arcade_name),
          known_(system, path_ / known_folder)
    {
    }
    void
    prepare(const StoreNotice& nothing_saved); // makes the subfolder and checks what is possible

    std::filesystem::path game_path(const std::string& id) const;
    std::set<std::string> listed_games(); // their ids
    std::optional<GameSummary> read_summary(const std::string& id);
    Attempt save_game(const SavedGame& game);
    Attempt remove_game(const std::string& id); // the game must be locked by this copy
    bool is_leftover(const GameSummary& game);
    Attempt prepare_replays(); // makes their folder
    Attempt delete_old_replays(ReplayLimit limit, const std::string& newest);
    RecordBook read_records();
    bool has_list_mark() const; // in the book or the settings
    bool belongs_to_known_list() const;
    Attempt begin_list(const KnownPuzzle& first);
    Attempt mark_settings();
    // What the book or the settings say from now on, in place of this.
    std::string list_mark_after(const std::string& mark) const;
    FoundBook find_records(); // adds a notice for each volume that was damaged
    Attempt write_records(const RecordBook& all);
    void put_back(const RecordBook& known); // what turns out to be missing on disk
    // Recovers files that were set aside although they are intact: runs that are not in the book,
    // games that are not finished, and later actions of games. Done once, before any game is open.
    void recover_quarantined(RecordBook& book);
    void recover_records(RecordBook& book);
    void recover_games(const RecordBook& book);
    bool recover_game(const QuarantinedFile& file, const std::string& id, const RecordBook& book);
    // Adds a notice once, until everything that could not be read has been read.
    void note_unread(const std::filesystem::path& path, std::error_code error);
    void note_read(const std::filesystem::path& path) { unread_.erase(path); }
    void note_read(const FoundBook& found); // its volumes, except those that can't be read
    void report_loss(FileKind kind, const FoundFile& found, const std::filesystem::path& path);
    // Adds a notice about a file only once, not each time the file is read.
    void report_once(const std::filesystem::path& about, StoreNotice notice);

    // Syncing a folder may take seconds, so new ones are synced with the first save, not when the
    // program starts.
    std::error_code sync_new_folders();

    SystemCalls* system_;
    std::filesystem::path path_;
    std::set<std::filesystem::path> unsynced_; // folders that hold the name of a new folder
    FolderLock lock_;
    bool read_only_ = false;
    RecordVolumes volumes_;
    ReplayFiles replays_;
    ArcadeFile arcade_;
    KnownFiles known_;
    std::optional<std::string> known_list_ = ""; // its id, as last read; see KnownFiles::id()
    std::string settings_list_;                  // the id that the settings say
    RecordBook records_;                         // as they were on disk when last read
    bool records_are_read_ = true;
    bool recovery_tried_ = false;
    std::string default_settings_;
    std::optional<std::string> settings_in_use_; // set when the file could not be read
    std::set<std::filesystem::path> unread_;
    std::vector<StoreNotice> notices_;
    std::set<std::filesystem::path> reported_;
};

} // namespace engine
