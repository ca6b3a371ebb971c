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
    using enum WhenHeld;
    using enum Key;
    return {
        {MoveUp, "move-up", N_("Move up"), {plain(Up)}, Repeats},
        {MoveDown, "move-down", N_("Move down"), {plain(Down)}, Repeats},
        {MoveLeft, "move-left", N_("Move left"), {plain(Left)}, Repeats},
        {MoveRight, "move-right", N_("Move right"), {plain(Right)}, Repeats},
        {GrowUp, "grow-up", N_("Extend up"), {shifted(Up), ctrl(Up)}, Repeats},
        {GrowDown, "grow-down", N_("Extend down"), {shifted(Down), ctrl(Down)}, Repeats},
        {GrowLeft, "grow-left", N_("Extend left"), {shifted(Left), ctrl(Left)}, Repeats},
        {GrowRight, "grow-right", N_("Extend right"), {shifted(Right), ctrl(Right)}, Repeats},
        {RowStart, "row-start", N_("First cell of the row"), {plain(Home)}},
        {RowEnd, "row-end", N_("Last cell of the row"), {plain(End)}},
        {NextEmpty, "next-empty", N_("Next empty cell"), {plain(Tab)}, Repeats},
        {PreviousEmpty, "previous-empty", N_("Previous empty cell"), {shifted(Tab)}, Repeats},
        {SelectAll, "select-all", N_("Select all cells"), {ctrl('A')}},
        {InvertSelection, "invert-selection", N_("Invert the selection"), {ctrl('I')}},
        {NextArea, "next-area", N_("Next part of the screen"), {plain(F6)}},
        {PreviousArea, "previous-area", N_("Previous part of the screen"), {shifted(F6)}},
        {Describe,
         "describe",
         N_("Describe the cell; again: its houses"),
         {letter('F'), ctrl('F')}},
    };
}

Commands writing()
{
    using enum Command;
    using enum WhenHeld;
    using enum Key;
    return {
        {ModeDigit, "mode-digit", N_("Digits"), {letter('Z')}},
        {ModeCorner, "mode-corner", N_("Corner notes"), {letter('X')}},
        {ModeCentre, "mode-centre", N_("Centre notes"), {letter('C')}},
        {ModeColour, "mode-colour", N_("Colours"), {letter('V')}},
        {NextMode, "next-mode", N_("Next mode"), {plain(Space), plain(PageDown)}},
        {PreviousMode, "previous-mode", N_("Previous mode"), {plain(PageUp)}},
        {LockDigit, "lock-digit", N_("Lock a digit"), {letter('L')}},
        {PreviousDigit, "previous-digit", N_("Lock the previous digit"), {sign(',')}, Repeats},
        {NextDigit, "next-digit", N_("Lock the next digit"), {sign('.')}, Repeats},
        {WriteCorner, "write-corner", N_("Locked digit to corner"), {shifted(Enter)}},
        {WriteCentre, "write-centre", N_("Locked digit to centre"), {ctrl(Enter)}},
        {Erase, "erase", N_("Erase"), {plain(Delete), zero(), plain(Backspace)}},
        {DrawOnNotes, "draw-on-notes", N_("Colour and link notes"), {letter('M'), ctrl('D')}},
        {HideNotes, "hide-notes", N_("Hide notes for a moment"), {letter('O'), ctrl('H')}},
    };
}

Commands playing()
{
    using enum Command;
    using enum WhenHeld;
    using enum Key;
    return {
        {Hint, "hint", N_("Hint, again for more"), {letter('H'), plain(F2)}},
        {AllSteps, "all-steps", N_("All next steps"), {shifted('H'), ctrl_shift('H')}},
        {Rules, "rules", N_("Rules of this board"), {letter('R'), plain(F9)}},
        {Pause, "pause", N_("Pause"), {letter('P'), plain(F3)}},
        {FillNotes, "fill-notes", N_("Fill notes"), {letter('N'), plain(F4)}},
        {FillNotesOfDigit,
         "fill-notes-of-digit",
         N_("Fill notes of one digit"),
         {shifted('N'), shifted(F4)}},
        {StrikeNotes, "strike-notes", N_("Strike impossible notes"), {letter('I'), shifted(F5)}},
        {ShowPossible, "show-possible", N_("Possible digits"), {letter('T'), ctrl('T')}},
        {FillNakedSingles, "fill-naked-singles", N_("Naked singles"), {letter('J'), ctrl('J')}},
        {FillHiddenSingles,
         "fill-hidden-singles",
         N_("Hidden singles"),
         {shifted('J'), ctrl_shift('J')}},
        {Check, "check", N_("Check"), {letter('K'), plain(F5)}},
        {Undo, "undo", N_("Undo"), {ctrl('Z')}, Repeats},
        {Redo, "redo", N_("Redo"), {ctrl('Y'), ctrl_shift('Z')}, Repeats},
        {Bookmark, "bookmark", N_("Bookmark this position"), {letter('B'), ctrl('B')}},
        {ReturnToBookmark, "return", N_("Return to the bookmark"), {plain(F7)}},
        {Bookmarks, "bookmarks", N_("All bookmarks"), {shifted(F7), ctrl_shift('B')}},
        {ShowSolution, "show-solution", N_("Show the solution"), {ctrl('G')}},
        {Restart, "restart", N_("Restart the puzzle"), {ctrl('R')}},
        {CopyPuzzle, "copy-puzzle", N_("Copy the code of the puzzle"), {ctrl('C')}},
        {NextComparison,
         "next-comparison",
         N_("Compare with another run"),
         {letter('G'), ctrl_shift('G')}},
        {GhostCells, "ghost-cells", N_("Mark the ghost's cells"), {shifted('G'), shifted(F9)}},
        {ZoomIn, "zoom-in", N_("Zoom in on a large board"), {plain(Plus)}},
        {ZoomOut, "zoom-out", N_("Zoom out on a large board"), {plain(Minus)}},
    };
}

Commands everywhere()
{
    using enum Command;
    using enum WhenHeld;
    using enum Key;
    return {
        {Confirm, "confirm", N_("Confirm; write locked digit"), {plain(Enter)}},
        {Back, "back", N_("Back; the menu while playing"), {plain(Escape)}},
        {Help, "help", N_("Help"), {plain(F1)}},
        {Settings, "settings", N_("Settings"), {plain(F10)}},
        {NewGame, "new-game", N_("New game"), {ctrl('N')}},
        {SavedGames, "saved-games", N_("Saved games"), {ctrl('O')}},
        {PlayCopied, "play-copied", N_("Play a copied puzzle or code"), {ctrl('V')}},
        {Print, "print", N_("Print puzzles"), {ctrl('P')}},
        {ToggleSound, "toggle-sound", N_("Sound on or off"), {ctrl('M')}},
        {NextTheme, "next-theme", N_("Next theme"), {plain(F8)}},
        {FullScreen, "full-screen", N_("Full screen"), {plain(F11)}},
        {Picture, "picture", N_("Save a picture"), {plain(F12)}},
        {TextLarger, "text-larger", N_("Larger text"), {ctrl(Plus)}},
        {TextSmaller, "text-smaller", N_("Smaller text"), {ctrl(Minus)}},
        {TextUsual, "text-usual", N_("Normal text size"), {zero({.control = true})}},
    };
}

const Commands& table()
{
    static const Commands commands = [] {
        Commands all;
        const auto add = [&all](HelpGroup group, const Commands& some) {
            for (CommandInfo info : some) {
                info.group = group;
                all.push_back(std::move(info));
            }
        };
        add(HelpGroup::Move, moving());
        add(HelpGroup::Write, writing());
        add(HelpGroup::Game, playing());
        add(HelpGroup::Everywhere, everywhere());
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
