#include "game/ui/commands.h"

#include <algorithm>

#include "engine/base/ensure.h"
#include "engine/text/translations.h"
#include "game/ui/kept_keys.h"
#include "game/ui/key_names.h"

namespace game {

namespace {

using engine::N_;

// Of names as in settings: "Ctrl+Y Ctrl+Shift+Z". What a browser keeps is pressed with Alt there.
std::vector<KeyPressed> keys(std::string_view names)
{
    std::vector<KeyPressed> keys;
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(' '), names.size());
        auto key = parse_key(names.substr(0, end));
        ENSURE(key);
        if (is_kept_by_browser(*key))
            key->held = {.shift = key->held.shift, .alt = true};
        keys.push_back(*key);
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return keys;
}

// Each function returns the commands of one section of the help page.
using Commands = std::vector<CommandInfo>;

Commands moving()
{
    using enum Command;
    using enum WhenHeld;
    return {
        {MoveUp, "move-up", N_("Move up"), keys("Up"), Repeats},
        {MoveDown, "move-down", N_("Move down"), keys("Down"), Repeats},
        {MoveLeft, "move-left", N_("Move left"), keys("Left"), Repeats},
        {MoveRight, "move-right", N_("Move right"), keys("Right"), Repeats},
        {GrowUp, "grow-up", N_("Extend up"), keys("Shift+Up Ctrl+Up"), Repeats},
        {GrowDown, "grow-down", N_("Extend down"), keys("Shift+Down Ctrl+Down"), Repeats},
        {GrowLeft, "grow-left", N_("Extend left"), keys("Shift+Left Ctrl+Left"), Repeats},
        {GrowRight, "grow-right", N_("Extend right"), keys("Shift+Right Ctrl+Right"), Repeats},
        {RowStart, "row-start", N_("First cell of the row"), keys("Home")},
        {RowEnd, "row-end", N_("Last cell of the row"), keys("End")},
        {NextEmpty, "next-empty", N_("Next empty cell"), keys("Tab"), Repeats},
        {PreviousEmpty, "previous-empty", N_("Previous empty cell"), keys("Shift+Tab"), Repeats},
        {SelectAll, "select-all", N_("Select all cells"), keys("Ctrl+A")},
        {InvertSelection, "invert-selection", N_("Invert the selection"), keys("Ctrl+I")},
        {Describe, "describe", N_("Describe the cell; again: its row, column, box"),
         keys("F Ctrl+F")},
        {NextArea, "next-area", N_("Next part of the screen"), keys("F6")},
        {PreviousArea, "previous-area", N_("Previous part of the screen"), keys("Shift+F6")},
    };
}

Commands writing()
{
    using enum Command;
    using enum WhenHeld;
    return {
        {ModeDigit, "mode-digit", N_("Digits"), keys("Z")},
        {ModeCorner, "mode-corner", N_("Corner notes"), keys("X")},
        {ModeCentre, "mode-centre", N_("Centre notes"), keys("C")},
        {ModeColour, "mode-colour", N_("Colours"), keys("V")},
        {NextMode, "next-mode", N_("Next mode"), keys("Space PgDn")},
        {PreviousMode, "previous-mode", N_("Previous mode"), keys("PgUp")},
        {LockDigit, "lock-digit", N_("Lock a digit"), keys("L")},
        {PreviousDigit, "previous-digit", N_("Lock the previous digit"), keys(","), Repeats},
        {NextDigit, "next-digit", N_("Lock the next digit"), keys("."), Repeats},
        {WriteCorner, "write-corner", N_("Locked digit to corner"), keys("Shift+Enter")},
        {WriteCentre, "write-centre", N_("Locked digit to centre"), keys("Ctrl+Enter")},
        {Erase, "erase", N_("Erase"), keys("Delete 0 Backspace")},
        {DrawOnNotes, "draw-on-notes", N_("Colour notes"), keys("M Ctrl+D")},
        {WriteText, "write-text", N_("Text in a cell"), keys("E Ctrl+E")},
        {HideNotes, "hide-notes", N_("Hide notes for a moment"), keys("O Ctrl+H")},
    };
}

Commands playing()
{
    using enum Command;
    using enum WhenHeld;
    return {
        {Hint, "hint", N_("Hint, again for more"), keys("H F2")},
        {HintForCell, "hint-for-cell", N_("Hint for the selected cell"), keys("Y Shift+F2")},
        {AllSteps, "all-steps", N_("All next steps"), keys("Shift+H Ctrl+Shift+H")},
        {Rules, "rules", N_("Rules of this board"), keys("R F9")},
        {Pause, "pause", N_("Pause"), keys("P F3")},
        {FillNotes, "fill-notes", N_("Fill notes"), keys("N F4")},
        {FillNotesOfDigit, "fill-notes-of-digit", N_("Fill notes of one digit"),
         keys("Shift+N Shift+F4")},
        {Check, "check", N_("Check"), keys("K F5")},
        {Undo, "undo", N_("Undo"), keys("Ctrl+Z"), Repeats},
        {Redo, "redo", N_("Redo"), keys("Ctrl+Y Ctrl+Shift+Z"), Repeats},
        {Bookmark, "bookmark", N_("Bookmark this position"), keys("B Ctrl+B")},
        {ReturnToBookmark, "return", N_("Return to the bookmark"), keys("F7")},
        {Restart, "restart", N_("Restart the puzzle"), keys("Ctrl+R")},
        {CopyPuzzle, "copy-puzzle", N_("Copy the code of the puzzle"), keys("Ctrl+C")},
        {NextComparison, "next-comparison", N_("Compare with another run"), keys("G Ctrl+Shift+G")},
        {GhostCells, "ghost-cells", N_("Mark the ghost's cells"), keys("Shift+G Shift+F9")},
        {ZoomIn, "zoom-in", N_("Zoom in on a large board"), keys("Plus")},
        {ZoomOut, "zoom-out", N_("Zoom out on a large board"), keys("Minus")},
        {StrikeNotes, "strike-notes", N_("Strike impossible notes"), keys("I Shift+F5")},
        {ShowPossible, "show-possible", N_("Possible digits"), keys("T Ctrl+T")},
        {Sums, "sums", N_("Sums of the cage; again: strike what is out"), keys("U Ctrl+U")},
        {FillNakedSingles, "fill-naked-singles", N_("Naked singles"), keys("J Ctrl+J")},
        {FillHiddenSingles, "fill-hidden-singles", N_("Hidden singles"),
         keys("Shift+J Ctrl+Shift+J")},
        {Bookmarks, "bookmarks", N_("All bookmarks"), keys("Shift+F7 Ctrl+Shift+B")},
        {ShowSolution, "show-solution", N_("Show the solution"), keys("Ctrl+G")},
    };
}

Commands everywhere()
{
    using enum Command;
    using enum WhenHeld;
    return {
        {Confirm, "confirm", N_("Confirm; write locked digit"), keys("Enter")},
        {Back, "back", N_("Back; the pause while playing"), keys("Esc")},
        {Help, "help", N_("Help"), keys("F1")},
        {Settings, "settings", N_("Settings"), keys("F10")},
        {NewGame, "new-game", N_("New game"), keys("Ctrl+N")},
        {Open, "saved-games", N_("Open"), keys("Ctrl+O")},
        {PlayCopied, "play-copied", N_("Play a copied puzzle or code"), keys("Ctrl+V")},
        {Print, "print", N_("Print puzzles"), keys("Ctrl+P")},
        {ToggleSound, "toggle-sound", N_("Sound on or off"), keys("Ctrl+M")},
        {NextTheme, "next-theme", N_("Next theme"), keys("F8")},
        {FullScreen, "full-screen", N_("Full screen"), keys("F11")},
        {Picture, "picture", N_("Save a picture"), keys("F12")},
        {TextLarger, "text-larger", N_("Larger text"), keys("Ctrl+Plus")},
        {TextSmaller, "text-smaller", N_("Smaller text"), keys("Ctrl+Minus")},
        {TextUsual, "text-usual", N_("Normal text size"), keys("Ctrl+0")},
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
