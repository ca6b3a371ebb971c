#pragma once
// What every scene can use: the translations, the settings, saves and records, and a few functions
// of the app.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/play/records.h"
#include "engine/play/stopwatch.h"
#include "engine/text/translations.h"
#include "game/motion/particles.h"
#include "game/saves/save_service.h"
#include "game/scenes/help_topic.h"
#include "game/sound/sound_player.h"
#include "game/sound/sounds.h"
#include "game/ui/canvas.h"
#include "game/ui/input.h"
#include "game/ui/key_hints.h"
#include "game/ui/key_names.h"
#include "game/ui/settings.h"
#include "game/ui/theme.h"
#include "game/ui/utterance.h"

namespace game {

struct EditorWork; // game/scenes/editor/editor_work.h

// A gamepad shakes that strongly, for so long.
struct Rumble {
    int percent = 0;
    int milliseconds = 0;
};

// What happens outside of the screens and belongs to the facts of a run.
struct Outside {
    int interruptions = 0;      // how often the clock left time out that may have been sleep
    bool script_solves = false; // a script writes digits that it takes from the solution
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
    // Saves what is drawn on a canvas of this size, in pixels, beside those pictures. Returns its
    // path, or why it could not be saved.
    using Drawing = std::function<void(Canvas& canvas)>;
    virtual engine::Result<std::string> save_drawing(Size size, const Drawing& draw) = 0;
    virtual void toggle_full_screen() = 0;
    virtual HelpTopic help_topic() const { return {}; } // of the screen that opens the help
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
    virtual Outside outside() const { return {}; }
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
    std::shared_ptr<EditorWork> editor = {};              // as it was left; null before
    std::string installed_data = {}; // that an installed copy uses instead of data_path, or empty

    // The key, or the button of a gamepad, that is shown beside what it does; perhaps nothing.
    std::string hint_of(const KeyPressed& key) const { return key_hint(key, host.hands(), texts); }
    std::string hint_of(Command command) const
    {
        const std::vector<KeyPressed>& keys = settings.keys.keys_of(command);
        return keys.empty() ? "" : hint_of(keys.front());
    }
    // "cronodoku-2026-11-21-2102", for files that are written now.
    std::string name_of_file() const
    {
        std::string name =
            "cronodoku-" + host.local_date(host.date()) + "-" + host.local_time(host.date());
        std::erase(name, ':');
        return name;
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
