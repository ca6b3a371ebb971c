#pragma once
// Everything a key can mean. One table gives each command its name and its usual keys; the help
// page and the hints on buttons are read from it.

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

struct CommandInfo {
    Command command;
    std::string_view id;          // as in settings files, e.g. "fill-notes"
    const char* what;             // for the help page, marked with N_
    std::vector<KeyPressed> keys; // the usual ones, the one shown on buttons first
};

std::span<const CommandInfo> all_commands();
const CommandInfo& info(Command command);

std::optional<Command> command_for(const KeyPressed& pressed);

// "Ctrl Z", "F10", "Esc", with the names of keys in the player's language.
std::string key_name(const KeyPressed& key, const engine::Catalogue& words);

} // namespace game
