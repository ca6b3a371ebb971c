#pragma once
// Every command that a key can give. A command is one row of a table; the help page and the keys
// shown on buttons are read from the table. The screen that receives the command performs it.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/translations.h"
#include "game/ui/input.h"

namespace game {

enum class Command {
    MoveLeft,
    MoveRight,
    MoveUp,
    MoveDown, // with Shift or Ctrl: grow the selection
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
    ToggleSound,
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

// The sections of the help page that list commands.
enum class HelpGroup { Move, Write, Game, Everywhere };
// What happens while a command's key is held down.
enum class WhenHeld { Once, Repeats };

struct CommandInfo {
    Command command;
    std::string_view id; // for tests and messages, e.g. "fill-notes"
    // The description on the help page, marked with N_. Successive commands with the same text
    // share a line there.
    const char* what;
    std::vector<KeyPressed> keys; // default keys; the first is shown on buttons
    HelpGroup group;
    WhenHeld when_held = WhenHeld::Once;
};

// In the order of the help page.
std::span<const CommandInfo> all_commands();
const CommandInfo& info(Command command);

std::optional<Command> command_for(const KeyPressed& pressed);

// "Ctrl Z", "F10", "Esc", with the names of keys in the player's language.
std::string key_name(const KeyPressed& key, const engine::Translations& texts);
std::string key_name(Key key, const engine::Translations& texts);
std::string key_name(Command command, const engine::Translations& texts); // its first key

} // namespace game
