#pragma once
// The player's settings, saved as text (name = value) that a person can edit; unknown names are
// kept.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/grid/symbols.h"
#include "engine/make/puzzle_spec.h"
#include "engine/play/comparisons.h"
#include "engine/practice/practice_book.h"
#include "game/ui/desktop_preferences.h"
#include "game/ui/drawing_trial.h"
#include "game/ui/key_bindings.h"
#include "game/ui/window_place.h"

namespace game {

enum class MistakeCheck { Off, Clashes, AnyError };
// Calm keeps fades and removes movement.
enum class MotionAmount { Full, Calm, Off };
enum class MotionChoice { AsDesktop, Full, Calm, Off };
// What draws the window.
enum class DrawingChoice { Automatic, GraphicsCard, Processor };
// When 3, 2, 1 comes before the clock of an arcade run starts: also after a pause, or only before
// its first board.
enum class RunCountdown { Always, AtStart, Never };
enum class MarkTime { Never, OnRequest, WhenFull, AtOnce };

// The names of the choices in the settings file and on the command line.
inline constexpr std::array drawing_ids = {"automatic", "graphics-card", "processor"};
std::optional<DrawingChoice> find_drawing(std::string_view id);

inline constexpr std::array text_sizes = {90, 100, 125, 150}; // percent

inline constexpr std::array replays_offered = {100, 500, 2000, 0}; // 0: all

inline constexpr std::array sound_volumes = {0, 25, 50, 70, 100}; // percent, those offered

struct SoundSettings {
    int effects_volume = 70;   // percent; of what happens in play
    int interface_volume = 70; // percent; of buttons and notices
    bool on = true;
    bool quiet_in_background = true; // while another window is in front
    bool pulse = false;              // under an arcade run, following its clock
    int pulse_volume = 70;           // percent
    bool moves = false;              // a soft tick for each move of the selection
    bool speech = false;             // what happens is read aloud
    friend bool operator==(const SoundSettings&, const SoundSettings&) = default;
};

// The repeats of keys and the times of holding that are offered, in milliseconds.
inline constexpr std::array repeat_delays = {0, 150, 250, 400, 600, 800}; // 0: as the desktop does
inline constexpr std::array repeat_times = {35, 70, 150, 300};
inline constexpr std::array hold_times = {150, 250, 350, 500, 800};

struct ControlSettings {
    // Of keys that are held down. A gamepad repeats after 280 ms if the desktop decides for keys.
    int repeat_delay = 0;
    int repeat_every = 70;
    int hold = 350;                  // how long a finger must stay
    bool double_press_keeps = false; // Shift and Ctrl, until they are pressed again
    bool rumble = true;              // of a gamepad
    friend bool operator==(const ControlSettings&, const ControlSettings&) = default;
};

struct Settings {
    std::string theme = "paper"; // name of a file in assets/themes
    // name of a file in assets/text, or "en"; empty: the system's language
    std::string language = "";
    int text_size = 100; // percent, 90 to 150
    bool tint_peers = true;
    bool tint_same = true;
    MarkTime marks = MarkTime::AtOnce;
    MistakeCheck mistakes = MistakeCheck::Clashes;
    MotionChoice motion = MotionChoice::AsDesktop;
    DrawingChoice drawing = DrawingChoice::Automatic;
    DrawingAnswer drawing_answer; // what was found out about it here
    bool clear_peer_notes = true;
    bool notes_in_places = false;          // each digit at its own place of the cell
    bool ask_before_help = true;           // before help that ends a clean run
    bool hints_assume_one_solution = true; // allows hints to use techniques that rely on it
    bool pause_on_focus_loss = true;
    bool count_down = false; // 3, 2, 1 after a pause
    RunCountdown run_countdown = RunCountdown::Always;
    bool show_clock = true;
    bool best_possible_time = true; // beside the clock, where there are runs to compare with
    bool name_all_events = false;   // also where they cover other lines for a moment
    engine::Comparison comparison = engine::Comparison::BestRun; // of plays, chosen last
    bool compares_everybody = false; // not only with the runs of those initials, if there are any
    bool ghost_cells = false;        // mark the cells that a ghost on the same board has filled
    int replays_kept = 500;          // of finished runs, see replays_offered
    SoundSettings sound;
    ControlSettings controls;
    KeyBindings keys;
    WindowPlace window;                                     // where it was left
    engine::SymbolSet symbols = engine::SymbolSet::Figures; // of new puzzles
    std::string own_symbols;                                // see engine::SymbolChoice
    bool offers_lesson = true;                              // to those who play for the first time
    std::string initials = "AAA";                           // the last ones that were entered
    std::string entered;           // the puzzle in the editor, as a line; empty if there is none
    std::string drawn_regions;     // unfinished ones in the editor: a letter for each cell
    engine::PracticeBook practice; // what was practised so far
    // The last choice for the board of the day, as category_of() writes it; empty: the one in New
    // Game.
    std::string day_kind;
    engine::PuzzleSpec last_game; // the last choice in New Game; its seed is not saved

    // Lines of an edited file that belong to no setting.
    std::vector<std::string> unknown = {};

    engine::SymbolChoice symbol_choice() const { return {symbols, own_symbols}; }

    friend bool operator==(const Settings&, const Settings&) = default;
};

// As the desktop: Calm if it asks for less motion, otherwise Full.
MotionAmount motion_amount(MotionChoice choice, const DesktopPreferences& desktop);

std::string to_text(const Settings& settings);
// A setting that is missing or can't be read has its default value.
Settings parse_settings(std::string_view text);

} // namespace game
