#pragma once
// The player's folder: games in progress, records, settings. Every file is replaced in one step
// and its last good copy kept beside it, so nothing is lost at any moment (docs/SAVES.md).
// Several copies of the game can have the folder open: each game is open in one of them, and the
// records of all are kept. Not thread-safe: one thread at a time.

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/play/records.h"
#include "engine/store/folder_lock.h"
#include "engine/store/kept_things.h"
#include "engine/store/saved_game.h"
#include "engine/store/set_aside.h"
#include "engine/store/system_calls.h"

namespace engine {

// How long a notice is shown: trouble that ends by itself needs no answer.
enum class Lasts { UntilAnswered, UntilSaved };

// Something on disk was not as it should be. The sentences are for the player.
struct StoreNotice {
    Message headline; // "The saved game was damaged"
    Message detail{}; // what was done, what was lost, where the damaged file is now
    Lasts lasts = Lasts::UntilAnswered;
};

// What the list of saved games shows; read without replaying the play.
struct GameSummary {
    std::string id;
    std::string category;
    std::string seed; // code
    PlayTime elapsed{0};
    int cells_to_fill = 0;
    int cells_filled = 0;
    Digits digits; // given and placed
    std::int64_t saved = 0;
};

GameSummary summary_of(const SavedGame& game);

class SaveFolder {
public:
    // Makes the folder if it is not there; fails with a sentence if that or reading it can't be.
    // A folder that can only be read is opened with a notice; then save() fails each time.
    static Result<SaveFolder> open(const std::filesystem::path& folder,
                                   SystemCalls& system = real_system());

    // The game is then ours until it is forgotten or the folder closed: no other copy opens it. A
    // game whose run is in the book, as that was last loaded or saved, opens only as it was
    // finished; one with open cells is refused, left out of the list, and forgotten.
    Attempt save(const SavedGame& game);
    Result<SavedGame> load_game(const std::string& id);
    std::vector<GameSummary> games();           // last saved first
    Attempt forget_game(const std::string& id); // one open in another copy stays, with a notice

    // Runs that another copy has added meanwhile stay in the book on disk. Nothing is written over
    // a book that can't be read now.
    Attempt save(const RecordBook& records);
    // Empty when there is no book yet, or when it can't be read now: then records_are_read() is
    // false, and read_records_again() is to be asked from time to time, until it gives the book.
    RecordBook load_records();
    bool records_are_read() const { return records_are_read_; }
    Result<RecordBook> read_records_again();

    // Settings are plain text, name = value, that a person can edit.
    Attempt save_settings(const std::string& text);
    // Empty when there are none yet; when they can't be read now, the backup. Then each later save
    // changes in the file only what was changed since, beginning with the usual settings. Waits for
    // no other copy.
    std::string load_settings();
    void know_usual_settings(std::string text) { usual_settings_ = std::move(text); }

    // What went wrong while reading since the last call.
    std::vector<StoreNotice> take_notices();

    const std::filesystem::path& path() const { return path_; }
    bool is_read_only() const { return read_only_; } // found so when it was opened

private:
    SaveFolder(SystemCalls& system, std::filesystem::path path)
        : system_(&system), path_(std::move(path)), lock_(system, path_)
    {
    }
    void prepare(); // what is kept in it

    std::filesystem::path game_path(const std::string& id) const;
    std::set<std::string> listed_games(); // their ids
    std::optional<GameSummary> read_summary(const std::string& id);
    Attempt save_game(const SavedGame& game);
    Attempt remove_game(const std::string& id); // which is ours
    bool is_left_over(const GameSummary& game);
    Found<RecordBook> find_records(); // with a notice of what was damaged
    Attempt write_records(const RecordBook& all);
    // What was set aside and is whole comes back: runs that are not in the book, games that are not
    // finished, and later moves of games. Once, before any game is open.
    void take_back_what_is_whole(RecordBook& book);
    void take_back_records(RecordBook& book);
    void take_back_games(const RecordBook& book);
    bool take_back_game(const SetAside& file, const std::string& id, const RecordBook& book);
    // Said once, until all that could not be read was read.
    void note_unread(const std::filesystem::path& path, std::error_code error);
    void note_read(const std::filesystem::path& path) { unread_.erase(path); }
    void tell_of_loss(Kept kind, const FoundFile& found, const std::filesystem::path& path);
    // Says a thing about a file once, not each time the file is looked at.
    void tell_once(const std::filesystem::path& about, StoreNotice notice);

    SystemCalls* system_;
    std::filesystem::path path_;
    FolderLock lock_;
    bool read_only_ = false;
    RecordBook records_; // as they were on disk when last seen
    bool records_are_read_ = true;
    KeptFile::Expected expected_book_ = KeptFile::Expected::Anything; // as it was read last
    bool looked_aside_ = false;
    std::string usual_settings_;
    std::optional<std::string> settings_in_use_; // when it was begun without reading the file
    std::set<std::filesystem::path> unread_;
    std::vector<StoreNotice> notices_;
    std::set<std::filesystem::path> told_;
};

} // namespace engine
