#include "game/ui/commands.h"

#include <algorithm>

#include "engine/base/ensure.h"
#include "engine/text/translations.h"

namespace game {

namespace {

using engine::N_;

KeyPressed plain(Key key, Modifiers held = {})
{
    return KeyPressed{.key = key, .held = held};
}

KeyPressed shifted(Key key)
{
    return plain(key, {.shift = true});
}

KeyPressed ctrl(Key key)
{
    return plain(key, {.control = true});
}

KeyPressed letter(char symbol, Modifiers held = {})
{
    return KeyPressed{.key = Key::Letter, .symbol = symbol, .held = held};
}

KeyPressed shifted(char symbol)
{
    return letter(symbol, {.shift = true});
}

KeyPressed ctrl(char symbol)
{
    return letter(symbol, {.control = true});
}

KeyPressed ctrl_shift(char symbol)
{
    return letter(symbol, {.shift = true, .control = true});
}

KeyPressed sign(char symbol)
{
    return KeyPressed{.key = Key::Sign, .symbol = symbol};
}

KeyPressed zero(Modifiers held = {})
{
    return KeyPressed{.key = Key::Digit, .symbol = '0', .held = held};
}

// Each function returns the commands of one section of the help page.
using Commands = std::vector<CommandInfo>;

Commands moving()
{
    using enum Command;
    using enum HelpGroup;
    using enum WhenHeld;
    using enum Key;
    return {
        {MoveUp, "move-up", N_("Move up"), {plain(Up)}, Move, Repeats},
        {MoveDown, "move-down", N_("Move down"), {plain(Down)}, Move, Repeats},
        {MoveLeft, "move-left", N_("Move left"), {plain(Left)}, Move, Repeats},
        {MoveRight, "move-right", N_("Move right"), {plain(Right)}, Move, Repeats},
        {GrowUp, "grow-up", N_("Extend up"), {shifted(Up), ctrl(Up)}, Move, Repeats},
        {GrowDown, "grow-down", N_("Extend down"), {shifted(Down), ctrl(Down)}, Move, Repeats},
        {GrowLeft, "grow-left", N_("Extend left"), {shifted(Left), ctrl(Left)}, Move, Repeats},
        {GrowRight, "grow-right", N_("Extend right"), {shifted(Right), ctrl(Right)}, Move, Repeats},
        {RowStart, "row-start", N_("First cell of the row"), {plain(Home)}, Move},
        {RowEnd, "row-end", N_("Last cell of the row"), {plain(End)}, Move},
        {NextEmpty, "next-empty", N_("Next empty cell"), {plain(Tab)}, Move, Repeats},
        {PreviousEmpty, "previous-empty", N_("Previous empty cell"), {shifted(Tab)}, Move, Repeats},
        {SelectAll, "select-all", N_("Select all cells"), {ctrl('A')}, Move},
        {InvertSelection, "invert-selection", N_("Invert the selection"), {ctrl('I')}, Move},
        {NextArea, "next-area", N_("Next part of the screen"), {plain(F6)}, Move},
        {PreviousArea, "previous-area", N_("Previous part of the screen"), {shifted(F6)}, Move},
        {Describe,
         "describe",
         N_("Describe the cell; again: its houses"),
         {letter('F'), ctrl('F')},
         Move},
    };
}

Commands writing()
{
    using enum Command;
    using enum HelpGroup;
    using enum WhenHeld;
    using enum Key;
    return {
        {ModeDigit, "mode-digit", N_("Digits"), {letter('Z')}, Write},
        {ModeCorner, "mode-corner", N_("Corner notes"), {letter('X')}, Write},
        {ModeCentre, "mode-centre", N_("Centre notes"), {letter('C')}, Write},
        {ModeColour, "mode-colour", N_("Colours"), {letter('V')}, Write},
        {NextMode, "next-mode", N_("Next mode"), {plain(Space), plain(PageDown)}, Write},
        {PreviousMode, "previous-mode", N_("Previous mode"), {plain(PageUp)}, Write},
        {LockDigit, "lock-digit", N_("Lock a digit"), {letter('L')}, Write},
        {PreviousDigit,
         "previous-digit",
         N_("Lock the previous digit"),
         {sign(',')},
         Write,
         Repeats},
        {NextDigit, "next-digit", N_("Lock the next digit"), {sign('.')}, Write, Repeats},
        {WriteCorner, "write-corner", N_("Locked digit to corner"), {shifted(Enter)}, Write},
        {WriteCentre, "write-centre", N_("Locked digit to centre"), {ctrl(Enter)}, Write},
        {Erase, "erase", N_("Erase"), {plain(Delete), zero(), plain(Backspace)}, Write},
        {DrawOnNotes,
         "draw-on-notes",
         N_("Colour and link notes"),
         {letter('M'), ctrl('D')},
         Write},
        {HideNotes, "hide-notes", N_("Hide notes for a moment"), {letter('O'), ctrl('H')}, Write},
    };
}

Commands playing()
{
    using enum Command;
    using enum HelpGroup;
    using enum WhenHeld;
    using enum Key;
    return {
        {Hint, "hint", N_("Hint, again for more"), {letter('H'), plain(F2)}, Game},
        {AllSteps, "all-steps", N_("All next steps"), {shifted('H'), ctrl_shift('H')}, Game},
        {Rules, "rules", N_("Rules of this board"), {letter('R'), plain(F9)}, Game},
        {Pause, "pause", N_("Pause"), {letter('P'), plain(F3)}, Game},
        {FillNotes, "fill-notes", N_("Fill notes"), {letter('N'), plain(F4)}, Game},
        {FillNotesOfDigit,
         "fill-notes-of-digit",
         N_("Fill notes of one digit"),
         {shifted('N'), shifted(F4)},
         Game},
        {StrikeNotes,
         "strike-notes",
         N_("Strike impossible notes"),
         {letter('I'), shifted(F5)},
         Game},
        {ShowPossible, "show-possible", N_("Possible digits"), {letter('T'), ctrl('T')}, Game},
        {FillNakedSingles,
         "fill-naked-singles",
         N_("Naked singles"),
         {letter('J'), ctrl('J')},
         Game},
        {FillHiddenSingles,
         "fill-hidden-singles",
         N_("Hidden singles"),
         {shifted('J'), ctrl_shift('J')},
         Game},
        {Check, "check", N_("Check"), {letter('K'), plain(F5)}, Game},
        {Undo, "undo", N_("Undo"), {ctrl('Z')}, Game, Repeats},
        {Redo, "redo", N_("Redo"), {ctrl('Y'), ctrl_shift('Z')}, Game, Repeats},
        {Bookmark, "bookmark", N_("Bookmark this position"), {letter('B'), ctrl('B')}, Game},
        {ReturnToBookmark, "return", N_("Return to the bookmark"), {plain(F7)}, Game},
        {Bookmarks, "bookmarks", N_("All bookmarks"), {shifted(F7), ctrl_shift('B')}, Game},
        {ShowSolution, "show-solution", N_("Show the solution"), {ctrl('G')}, Game},
        {Restart, "restart", N_("Restart the puzzle"), {ctrl('R')}, Game},
        {CopyPuzzle, "copy-puzzle", N_("Copy the code of the puzzle"), {ctrl('C')}, Game},
        {NextComparison,
         "next-comparison",
         N_("Compare with another run"),
         {letter('G'), ctrl_shift('G')},
         Game},
        {GhostCells,
         "ghost-cells",
         N_("Mark the ghost's cells"),
         {shifted('G'), shifted(F9)},
         Game},
        {ZoomIn, "zoom-in", N_("Zoom in on a large board"), {plain(Plus)}, Game},
        {ZoomOut, "zoom-out", N_("Zoom out on a large board"), {plain(Minus)}, Game},
    };
}

Commands everywhere()
{
    using enum Command;
    using enum HelpGroup;
    using enum WhenHeld;
    using enum Key;
    return {
        {Confirm, "confirm", N_("Confirm; write locked digit"), {plain(Enter)}, Everywhere},
        {Back, "back", N_("Back; the menu while playing"), {plain(Escape)}, Everywhere},
        {Help, "help", N_("Help"), {plain(F1)}, Everywhere},
        {Settings, "settings", N_("Settings"), {plain(F10)}, Everywhere},
        {NewGame, "new-game", N_("New game"), {ctrl('N')}, Everywhere},
        {SavedGames, "saved-games", N_("Saved games"), {ctrl('O')}, Everywhere},
        {PlayCopied, "play-copied", N_("Play a copied puzzle or code"), {ctrl('V')}, Everywhere},
        {Print, "print", N_("Print puzzles"), {ctrl('P')}, Everywhere},
        {ToggleSound, "toggle-sound", N_("Sound on or off"), {ctrl('M')}, Everywhere},
        {NextTheme, "next-theme", N_("Next theme"), {plain(F8)}, Everywhere},
        {FullScreen, "full-screen", N_("Full screen"), {plain(F11)}, Everywhere},
        {Picture, "picture", N_("Save a picture"), {plain(F12)}, Everywhere},
        {TextLarger, "text-larger", N_("Larger text"), {ctrl(Plus)}, Everywhere},
        {TextSmaller, "text-smaller", N_("Smaller text"), {ctrl(Minus)}, Everywhere},
        {TextUsual, "text-usual", N_("Normal text size"), {zero({.control = true})}, Everywhere},
    };
}

const Commands& table()
{
    static const Commands commands = [] {
        Commands all;
        for (const Commands& some : {moving(), writing(), playing(), everywhere()})
            all.insert(all.end(), some.begin(), some.end());
        return all;
    }();
    return commands;
}

} // namespace

std::span<const CommandInfo> all_commands()
{
    return table();
}

const CommandInfo& info(Command command)
{
    return table()[position_of(command)];
}

std::size_t position_of(Command command)
{
    const auto found = std::ranges::find(table(), command, &CommandInfo::command);
    ENSURE(found != table().end());
    return found - table().begin();
}

} // namespace game
