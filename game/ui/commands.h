#pragma once
// Every command that a key can give. A command is one row of a table with its usual keys, which the
// player can change: see game/ui/key_bindings.h. The screen that receives the command performs it.

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

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
    NextDigit, // of the locked one
    PreviousDigit,
    WriteCorner, // the locked digit
    WriteCentre,
    NextArea, // of the play screen
    PreviousArea,
    Describe, // the selected cell, in words
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
    FillNotesOfDigit,
    StrikeNotes,
    ShowPossible,
    Sums, // the combinations of the selected cell's cage
    FillNakedSingles,
    FillHiddenSingles,
    HideNotes,
    DrawOnNotes,
    WriteText,
    Hint,
    HintForCell, // the selected one
    AllSteps,
    Check,
    Bookmark,
    ReturnToBookmark,
    Bookmarks,
    ShowSolution,
    Restart,
    CopyPuzzle,
    Pause,
    NextComparison,
    GhostCells,
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
    Open, // its name in settings is older: "saved-games"
    Print,
    PlayCopied,
};

// The sections of the help page that list commands.
enum class HelpGroup { Move, Write, Game, Everywhere };
// What happens while a command's key is held down.
enum class WhenHeld { Once, Repeats };

struct CommandInfo {
    Command command;
    std::string_view id;          // for tests and messages, e.g. "fill-notes"
    const char* name;             // marked with N_
    std::vector<KeyPressed> keys; // the usual ones; the first is shown on buttons
    WhenHeld when_held = WhenHeld::Once;
    HelpGroup group = HelpGroup::Move;
};

// In the order of the help page.
std::span<const CommandInfo> all_commands();
const CommandInfo& info(Command command);

std::size_t position_of(Command command); // in the table

} // namespace game
