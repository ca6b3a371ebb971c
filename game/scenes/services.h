#pragma once
// What every scene can use: the translations, the settings, saves and records, and a few functions
// of the app.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/arcade/arcade_book.h"
#include "engine/base/message.h"
#include "engine/play/records.h"
#include "engine/play/stopwatch.h"
#include "engine/store/folder/data_export.h"
#include "engine/store/folder/save_folder.h"
#include "engine/text/translations.h"
#include "game/motion/pace.h"
#include "game/sound/sound_player.h"
#include "game/sound/sounds.h"
#include "game/ui/hands.h"
#include "game/ui/key_hints.h"
#include "game/ui/key_labels.h"
#include "game/ui/settings.h"
#include "game/ui/theme.h"
#include "game/ui/utterance.h"

namespace game {

// Saves and loads without blocking a frame. Pending writes are done before anything is read.
// Answers are available at once or later, when the loop is woken: see game/scenes/work/pending.h.
class SaveService {
public:
    virtual ~SaveService() = default;

    virtual void save(const engine::SavedGame& game) = 0;
    virtual void save(const engine::RecordBook& records) = 0;
    virtual void save(const Settings& settings) = 0;
    virtual void delete_game(const std::string& id) = 0;
    // Keeps the replay of a run that has been added to the records; old ones may go.
    virtual void keep(const engine::Replay& replay, engine::ReplayLimit limit) = 0;
    // Called before each action of a play: waits until the previous one is on disk, so that a crash
    // loses at most one action. It waits for less than a frame: input that comes faster than the
    // disk is held back by the loop.
    virtual void wait_for_last_save() = 0;
    virtual std::future<std::vector<engine::GameSummary>> games() = 0;
    virtual std::future<engine::Result<engine::SavedGame>> load_game(const std::string& id) = 0;
    // The runs of which a replay is kept: the ids of their games.
    virtual std::future<std::set<std::string>> replays() = 0;
    virtual std::future<engine::Result<engine::Replay>> load_replay(const std::string& id) = 0;
    // Saves a collection of puzzles; it must not change any more.
    virtual void save_collection(std::shared_ptr<const engine::Collection> collection) = 0;
    // Saves a collection that is there under its new name. If it is not there any more, as another
    // running copy has deleted it, it stays deleted, and a notice says so.
    virtual void rename_collection(std::shared_ptr<const engine::Collection> renamed) = 0;
    // Enters ratings in a saved collection; nothing happens if it has been deleted.
    virtual void add_ratings(const std::string& id, std::vector<engine::PuzzleRating> ratings) = 0;
    virtual void delete_collection(const std::string& id) = 0;
    virtual std::future<engine::CollectionFiles::List> collections() = 0;
    using LoadedCollection = engine::Result<std::shared_ptr<const engine::Collection>>;
    virtual std::future<LoadedCollection> load_collection(const std::string& id) = 0;
    // Adds results to the tables of the arcade modes; one of the same id is replaced.
    virtual void add_results(const engine::ArcadeBook& results) = 0;
    virtual std::future<engine::ArcadeBook> arcade_tables() = 0;
    // The exports in the player's folder and the backups, the newest first.
    struct DataFiles {
        std::vector<engine::StoredFile> exports;
        std::vector<engine::StoredFile> backups;
    };
    virtual std::future<DataFiles> data_files() = 0;
    // Each of these tells `cancel` how much is done, and fails soon once that is asked.
    // Writes everything that is saved to one file of that name and returns its path.
    virtual std::future<engine::Result<std::string>> export_data(const std::string& name,
                                                                 const engine::Cancel& cancel) = 0;
    // Writes the runs of the book, as it is on the screen, to one file of that name, for other
    // programs, and returns its path.
    virtual std::future<engine::Result<std::string>> export_runs(const std::string& name,
                                                                 engine::ListKind kind,
                                                                 const engine::RecordBook& book,
                                                                 const engine::Cancel& cancel) = 0;
    // Adds the games, replays, collections and arcade results of an export to the saved ones; its
    // records and settings are for the caller, also if something else could not be added.
    struct Imported {
        int games = 0; // that were added
        engine::RecordBook records = {};
        std::string settings = {};
        std::vector<engine::Message> missing = {}; // sentences: what was not added, and why
    };
    virtual std::future<engine::Result<Imported>> import_data(const std::string& file,
                                                              const engine::Cancel& cancel) = 0;
    // Deletes all games and records, and their backups.
    virtual std::future<engine::Attempt> delete_all_data() = 0;
    // The problems with reading or writing since the last call.
    virtual std::vector<engine::StoreNotice> take_notices() = 0;
    // While something could not be written: a message for a player who is busy.
    virtual std::optional<engine::Message> save_error() const = 0;
    // On a slow disk: whether something is not written yet.
    virtual bool is_still_saving() const = 0;
};

// A gamepad shakes that strongly, for so long.
struct Rumble {
    int percent = 0;
    int milliseconds = 0;
};

// The functions that the app provides to the scenes.
class Host {
public:
    virtual ~Host() = default;

    virtual engine::MonotonicTime now() const = 0;               // of this turn of the loop
    virtual std::int64_t date() const = 0;                       // seconds since 1970-01-01 UTC
    virtual std::string local_date(std::int64_t date) const = 0; // "2026-11-21"
    virtual std::string local_time(std::int64_t date) const = 0; // "21:02"
    virtual std::uint64_t random_seed() = 0;                     // a new seed for a new game
    // saves a picture of the next frame and returns its path
    virtual std::string picture_path() = 0;
    virtual void toggle_full_screen() = 0;
    // Applies theme, language and text size of `settings`; every open scene is laid out again.
    virtual void settings_changed() = 0;
    virtual void
    show_notice(engine::StoreNotice notice) = 0;    // shown above every scene until answered
    virtual void enable_text_input(bool on) = 0;    // while on, TextTyped is sent
    virtual std::string clipboard() const = 0;      // the copied text; empty if there is none
    virtual bool copy(const std::string& text) = 0; // to the clipboard; returns false if it fails
    virtual Hands hands() const { return {}; }
    virtual KeyLabels key_labels() const { return {}; }
    virtual void rumble(Rumble) {} // if the player uses a gamepad and wants it
    // Reads it aloud if the player wants that, and a speech program is there.
    virtual void speak(const Utterance&) {}
    virtual bool is_speech_missing() const { return false; } // though the player wants it
    // Whether the player wants the graphics card to draw, and it can't be used.
    virtual bool is_card_missing() const { return false; }
};

struct Services {
    engine::Translations& texts; // of the current language
    Settings& settings;
    engine::RecordBook& records; // as far as it has been read
    SaveService& saves;
    Host& host;
    SoundPlayer& sound;
    const Theme& theme;                             // the current one
    const std::vector<Theme>& themes;               // all themes, in order
    const std::vector<engine::Language>& languages; // English first
    std::string data_path;                          // shown on the settings and help pages
    std::string version = {};                       // of the program, for the help page
    bool records_are_read = true;                   // false at the start while the disk is slow
    DesktopPreferences desktop = {};                // as far as they are known
    Pace pace = {};                                 // how fast this machine draws
    std::vector<std::filesystem::path> font_folders = {}; // where the fonts may be

    // The key, or the button of a gamepad, that is shown beside what it does; perhaps nothing.
    std::string hint_of(const KeyPressed& key) const { return key_hint(key, host.hands(), texts); }
    std::string hint_of(Command command) const
    {
        const std::vector<KeyPressed>& keys = settings.keys.keys_of(command);
        return keys.empty() ? "" : hint_of(keys.front());
    }
    MotionAmount motion() const { return motion_amount(settings.motion, desktop); }

    // The same with other settings, records and saves, which must outlive it.
    Services with(Settings& other, engine::RecordBook& book, SaveService& elsewhere) const
    {
        return Services{texts,   other, book,    elsewhere, host,
                        sound,   theme, themes,  languages, data_path,
                        version, true,  desktop, pace,      font_folders};
    }
};

// For ButtonPanel::when_pressed().
inline std::function<void()> sound_of_button(Services& services)
{
    return [&services] {
        services.sound.play(sounds::button());
    };
}

} // namespace game
