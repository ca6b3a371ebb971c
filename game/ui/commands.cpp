#include "game/ui/commands.h"

#include <algorithm>
#include <array>

#include "engine/base/ensure.h"

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

KeyPressed ctrl(char symbol)
{
    return letter(symbol, {.control = true});
}

KeyPressed ctrl_shift(char symbol)
{
    return letter(symbol, {.shift = true, .control = true});
}

KeyPressed zero(Modifiers held = {})
{
    return KeyPressed{.key = Key::Digit, .symbol = '0', .held = held};
}

const std::vector<CommandInfo>& table()
{
    using enum Command;
    using enum HelpGroup;
    using enum WhenHeld;
    using enum Key;
    static const std::vector<CommandInfo> commands = {
        {MoveUp, "move-up", N_("One cell, wraps"), {plain(Up)}, Move, Repeats},
        {MoveDown, "move-down", N_("One cell, wraps"), {plain(Down)}, Move, Repeats},
        {MoveLeft, "move-left", N_("One cell, wraps"), {plain(Left)}, Move, Repeats},
        {MoveRight, "move-right", N_("One cell, wraps"), {plain(Right)}, Move, Repeats},
        {GrowUp, "grow-up", N_("Extend selection"), {shifted(Up), ctrl(Up)}, Move, Repeats},
        {GrowDown, "grow-down", N_("Extend selection"), {shifted(Down), ctrl(Down)}, Move, Repeats},
        {GrowLeft, "grow-left", N_("Extend selection"), {shifted(Left), ctrl(Left)}, Move, Repeats},
        {GrowRight,
         "grow-right",
         N_("Extend selection"),
         {shifted(Right), ctrl(Right)},
         Move,
         Repeats},
        {RowStart, "row-start", N_("First, last in the row"), {plain(Home)}, Move},
        {RowEnd, "row-end", N_("First, last in the row"), {plain(End)}, Move},
        {NextEmpty, "next-empty", N_("Next empty cell"), {plain(Tab)}, Move, Repeats},
        {PreviousEmpty, "previous-empty", N_("Previous empty cell"), {shifted(Tab)}, Move, Repeats},
        {SelectAll, "select-all", N_("Select all cells"), {ctrl('A')}, Move},
        {InvertSelection, "invert-selection", N_("Invert the selection"), {ctrl('I')}, Move},
        {LockDigit, "lock-digit", N_("Lock a digit"), {letter('L')}, Move},
        {ModeDigit, "mode-digit", N_("The four modes"), {letter('Z')}, Write},
        {ModeCorner, "mode-corner", N_("The four modes"), {letter('X')}, Write},
        {ModeCentre, "mode-centre", N_("The four modes"), {letter('C')}, Write},
        {ModeColour, "mode-colour", N_("The four modes"), {letter('V')}, Write},
        {NextMode, "next-mode", N_("Next mode"), {plain(Space), plain(PageDown)}, Write},
        {PreviousMode, "previous-mode", N_("Previous mode"), {plain(PageUp)}, Write},
        {Erase, "erase", N_("Erase"), {plain(Delete), zero(), plain(Backspace)}, Write},
        {Hint, "hint", N_("Hint, again for more"), {letter('H'), plain(F2)}, Game},
        {Rules, "rules", N_("Rules of this board"), {letter('R'), plain(F9)}, Game},
        {Pause, "pause", N_("Pause"), {letter('P'), plain(F3)}, Game},
        {FillNotes, "fill-notes", N_("Fill notes"), {letter('N'), plain(F4)}, Game},
        {Check, "check", N_("Check"), {letter('K'), plain(F5)}, Game},
        {Undo, "undo", N_("Undo"), {ctrl('Z')}, Game, Repeats},
        {Redo, "redo", N_("Redo"), {ctrl('Y'), ctrl_shift('Z')}, Game, Repeats},
        {Bookmark, "bookmark", N_("Bookmark this position"), {letter('B'), plain(F6)}, Game},
        {ReturnToBookmark, "return", N_("Return to the bookmark"), {plain(F7)}, Game},
        {Restart, "restart", N_("Restart the puzzle"), {ctrl('R')}, Game},
        {ZoomIn, "zoom-in", N_("Zoom in on a large board"), {plain(Plus)}, Game},
        {ZoomOut, "zoom-out", N_("Zoom out on a large board"), {plain(Minus)}, Game},
        {Confirm, "confirm", N_("Confirm, start"), {plain(Enter)}, Everywhere},
        {Back, "back", N_("Back; the menu while playing"), {plain(Escape)}, Everywhere},
        {Help, "help", N_("Help"), {plain(F1)}, Everywhere},
        {Settings, "settings", N_("Settings"), {plain(F10)}, Everywhere},
        {NewGame, "new-game", N_("New game"), {ctrl('N')}, Everywhere},
        {SavedGames, "saved-games", N_("Saved games"), {ctrl('O')}, Everywhere},
        {ToggleSound, "toggle-sound", N_("Sound on or off"), {ctrl('M')}, Everywhere},
        {NextTheme, "next-theme", N_("Next theme"), {plain(F8)}, Everywhere},
        {FullScreen, "full-screen", N_("Full screen"), {plain(F11)}, Everywhere},
        {Picture, "picture", N_("Save a picture"), {plain(F12)}, Everywhere},
        {TextLarger, "text-larger", N_("Text size"), {ctrl(Plus)}, Everywhere},
        {TextSmaller, "text-smaller", N_("Text size"), {ctrl(Minus)}, Everywhere},
        {TextUsual, "text-usual", N_("Normal text size"), {zero({.control = true})}, Everywhere},
    };
    return commands;
}

// Plus is typed with Shift on some keyboards and without on others, so Shift is ignored.
KeyPressed comparable(KeyPressed key)
{
    key.repeated = false;
    if (key.key == Key::Plus || key.key == Key::Minus)
        key.held.shift = false;
    return key;
}

struct NamedKey {
    Key key;
    const char* name;
};

constexpr std::array named_keys = {
    NamedKey{Key::Left, "←"},
    NamedKey{Key::Right, "→"},
    NamedKey{Key::Up, "↑"},
    NamedKey{Key::Down, "↓"},
    NamedKey{Key::Plus, "+"},
    NamedKey{Key::Minus, "−"},
    NamedKey{Key::Home, N_("Home")},
    NamedKey{Key::End, N_("End")},
    NamedKey{Key::PageUp, N_("PgUp")},
    NamedKey{Key::PageDown, N_("PgDn")},
    NamedKey{Key::Tab, N_("Tab")},
    NamedKey{Key::Enter, N_("Enter")},
    NamedKey{Key::Escape, N_("Esc")},
    NamedKey{Key::Space, N_("Space")},
    NamedKey{Key::Backspace, N_("Backspace")},
    NamedKey{Key::Delete, N_("Del")},
};

std::string plain_name(const KeyPressed& key, const engine::Translations& texts)
{
    if (key.symbol != 0)
        return std::string(1, key.symbol);
    if (key.key >= Key::F1 && key.key <= Key::F12)
        return "F" + std::to_string(static_cast<int>(key.key) - static_cast<int>(Key::F1) + 1);
    const auto* named = std::ranges::find(named_keys, key.key, &NamedKey::key);
    return named == named_keys.end() ? "?" : texts.tr(named->name);
}

} // namespace

std::span<const CommandInfo> all_commands()
{
    return table();
}

const CommandInfo& info(Command command)
{
    const auto found = std::ranges::find(table(), command, &CommandInfo::command);
    ENSURE(found != table().end());
    return *found;
}

std::optional<Command> command_for(const KeyPressed& pressed)
{
    const KeyPressed wanted = comparable(pressed);
    for (const CommandInfo& candidate : table()) {
        if (std::ranges::find(candidate.keys, wanted) != candidate.keys.end())
            return candidate.command;
    }
    return std::nullopt;
}

std::string key_name(const KeyPressed& key, const engine::Translations& texts)
{
    std::string name;
    if (key.held.control)
        name += texts.tr("Ctrl") + " ";
    if (key.held.alt)
        name += texts.tr("Alt") + " ";
    if (key.held.shift)
        name += texts.tr("Shift") + " ";
    return name + plain_name(key, texts);
}

std::string key_name(Key key, const engine::Translations& texts)
{
    return key_name(KeyPressed{.key = key}, texts);
}

std::string key_name(Command command, const engine::Translations& texts)
{
    return key_name(info(command).keys.front(), texts);
}

} // namespace game
