#pragma once
// What every scene is handed: the words, the settings, saves and records, and the few things that
// only the app can do.

#include <cstdint>
#include <future>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/message.h"
#include "engine/play/records.h"
#include "engine/play/stopwatch.h"
#include "engine/store/save_folder.h"
#include "engine/text/catalogue.h"
#include "game/ui/settings.h"
#include "game/ui/theme.h"

namespace game {

// Keeps things on disk without holding up a frame. What is read was written before; it is there at
// once or comes later, and then the loop wakes: see game/scenes/asked.h.
class Keeper {
public:
    virtual ~Keeper() = default;

    virtual void keep(const engine::SavedGame& game) = 0;
    virtual void keep(const engine::RecordBook& records) = 0;
    virtual void keep(const Settings& settings) = 0;
    virtual void forget_game(const std::string& id) = 0;
    // Before each action of a play: waits until the one before is on disk, so that a sudden end
    // costs one action at most. Less than a frame: the loop holds input back that comes sooner than
    // the disk is ready.
    virtual void let_last_one_be_kept() = 0;
    virtual std::future<std::vector<engine::GameSummary>> games() = 0;
    virtual std::future<engine::Result<engine::SavedGame>> load_game(const std::string& id) = 0;
    // What could not be read or written since the last call.
    virtual std::vector<engine::StoreNotice> take_notices() = 0;
    // As long as something could not be written: what to tell a player who is busy.
    virtual std::optional<engine::Message> trouble() const = 0;
    // On a disk that takes longer than one waits for: while something is not written yet.
    virtual bool is_still_saving() const = 0;
};

// What reaches outside the scenes.
class Outside {
public:
    virtual ~Outside() = default;

    virtual engine::MonotonicTime now() const = 0;               // of this turn of the loop
    virtual std::int64_t date() const = 0;                       // seconds since 1970-01-01 UTC
    virtual std::string local_date(std::int64_t date) const = 0; // "2026-11-21"
    virtual std::uint64_t random_seed() = 0;                     // a fresh seed for a new game
    virtual std::string picture_path() = 0; // takes a picture of the next frame; its path
    virtual void toggle_full_screen() = 0;
    // Themes, languages and text size follow `settings` and every open scene is laid out anew.
    virtual void settings_changed() = 0;
    virtual void tell(engine::StoreNotice notice) = 0; // above every scene, until answered
    virtual void take_text(bool on) = 0;               // TextTyped comes only while on
    virtual std::string clipboard() const = 0; // text that was copied; empty if there is none
};

struct Services {
    engine::Catalogue& words; // of the language now chosen
    Settings& settings;
    engine::RecordBook& records; // what is known of it so far
    Keeper& keeper;
    Outside& outside;
    const Theme& theme;               // the one now shown
    const std::vector<Theme>& themes; // all there are, in order
    std::string data_path;            // shown on the settings and help pages
    std::string version = {};         // of the program, for the help page
    bool records_are_read = true;     // not yet while the disk takes its time at the start
};

} // namespace game
