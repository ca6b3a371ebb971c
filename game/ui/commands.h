#pragma once
// Everything a key can mean. A command is one row of a table; the help page and the keys shown on
// buttons are read from it. What a command does stands with the screen that obeys it.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/catalogue.h"
#include "game/ui/input.h"

namespace game {

enum class Command {
    MoveLeft,
    MoveRight,
    MoveUp,
    MoveDown, // also with Shift or Ctrl: grow
    GrowLeft,
    GrowRight,
    GrowUp,
    GrowDown,
    RowStart,
    RowEnd,
    NextEmpty,
    PreviousEmpty,
    SelectAll,
    InvertSelection,
    LockDigit,
    ModeDigit,
    ModeCorner,
    ModeCentre,
    ModeColour,
    NextMode,
    PreviousMode,
    Erase,
    Undo,
    Redo,
    FillNotes,
    Hint,
    Check,
    Bookmark,
    ReturnToBookmark,
    Restart,
    Pause,
    Rules,
    Confirm,
    Back,
    Help,
    NextTheme,
    Settings,
    FullScreen,
    Picture,
    TextLarger,
    TextSmaller,
    TextUsual,
    ZoomIn,
    ZoomOut,
    NewGame,
    SavedGames,
};

// The parts of the help page that list commands.
enum class HelpGroup { Move, Write, Game, Everywhere };
// What holding a command's key down does.
enum class WhenHeld { Once, Repeats };

struct CommandInfo {
    Command command;
    std::string_view id; // for tests and messages, e.g. "fill-notes"
    // What the help says, marked with N_. Neighbours with the same text share one line there.
    const char* what;
    std::vector<KeyPressed> keys; // the usual ones, the one shown on buttons first
    HelpGroup group;
    WhenHeld when_held = WhenHeld::Once;
};

// In the order of the help page.
std::span<const CommandInfo> all_commands();
const CommandInfo& info(Command command);

std::optional<Command> command_for(const KeyPressed& pressed);

// "Ctrl Z", "F10", "Esc", with the names of keys in the player's language.
std::string key_name(const KeyPressed& key, const engine::Catalogue& words);
std::string key_name(Key key, const engine::Catalogue& words);
std::string key_name(Command command, const engine::Catalogue& words); // of its first key

} // namespace game
