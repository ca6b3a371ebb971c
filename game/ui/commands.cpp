#include "game/ui/commands.h"

#include <algorithm>
#include <array>

#include "engine/base/ensure.h"

namespace game {

namespace {

using engine::N_;

constexpr Modifiers shift{.shift = true};
constexpr Modifiers control{.control = true};

KeyPressed plain(Key key, Modifiers held = {})
{
    return KeyPressed{.key = key, .held = held};
}

KeyPressed letter_key(char symbol, Modifiers held = {})
{
    return KeyPressed{.key = Key::Letter, .symbol = symbol, .held = held};
}

KeyPressed zero(Modifiers held = {})
{
    return KeyPressed{.key = Key::Digit, .symbol = '0', .held = held};
}

std::vector<CommandInfo> board_commands()
{
    using enum Command;
    return {
        {MoveLeft, "move-left", N_("Left"), {plain(Key::Left)}},
        {MoveRight, "move-right", N_("Right"), {plain(Key::Right)}},
        {MoveUp, "move-up", N_("Up"), {plain(Key::Up)}},
        {MoveDown, "move-down", N_("Down"), {plain(Key::Down)}},
        {GrowLeft,
         "grow-left",
         N_("Select to the left"),
         {plain(Key::Left, shift), plain(Key::Left, control)}},
        {GrowRight,
         "grow-right",
         N_("Select to the right"),
         {plain(Key::Right, shift), plain(Key::Right, control)}},
        {GrowUp, "grow-up", N_("Select upwards"), {plain(Key::Up, shift), plain(Key::Up, control)}},
        {GrowDown,
         "grow-down",
         N_("Select downwards"),
         {plain(Key::Down, shift), plain(Key::Down, control)}},
        {RowStart, "row-start", N_("Start of the row"), {plain(Key::Home)}},
        {RowEnd, "row-end", N_("End of the row"), {plain(Key::End)}},
        {NextEmpty, "next-empty", N_("Next empty cell"), {plain(Key::Tab)}},
        {PreviousEmpty, "previous-empty", N_("Previous empty cell"), {plain(Key::Tab, shift)}},
        {SelectAll, "select-all", N_("Select all cells"), {letter_key('A', control)}},
        {InvertSelection,
         "invert-selection",
         N_("Invert the selection"),
         {letter_key('I', control)}},
    };
}

std::vector<CommandInfo> writing_commands()
{
    using enum Command;
    return {
        {LockDigit, "lock-digit", N_("Lock a digit"), {letter_key('L')}},
        {ModeDigit, "mode-digit", N_("Digits"), {letter_key('Z')}},
        {ModeCorner, "mode-corner", N_("Corner notes"), {letter_key('X')}},
        {ModeCentre, "mode-centre", N_("Centre notes"), {letter_key('C')}},
        {ModeColour, "mode-colour", N_("Colours"), {letter_key('V')}},
        {NextMode, "next-mode", N_("Next mode"), {plain(Key::Space), plain(Key::PageDown)}},
        {PreviousMode, "previous-mode", N_("Previous mode"), {plain(Key::PageUp)}},
        {Erase,
         "erase",
         N_("Erase digit, then notes, then colour"),
         {plain(Key::Delete), zero(), plain(Key::Backspace)}},
        {Undo, "undo", N_("Undo"), {letter_key('Z', control)}},
        {Redo,
         "redo",
         N_("Redo"),
         {letter_key('Y', control), letter_key('Z', Modifiers{.shift = true, .control = true})}},
        {FillNotes, "fill-notes", N_("Fill notes"), {letter_key('N'), plain(Key::F4)}},
        {Hint, "hint", N_("Hint, again for more"), {letter_key('H'), plain(Key::F2)}},
        {Check, "check", N_("Check"), {letter_key('K'), plain(Key::F5)}},
        {Bookmark, "bookmark", N_("Bookmark this position"), {letter_key('B'), plain(Key::F6)}},
        {ReturnToBookmark, "return", N_("Return to the bookmark"), {plain(Key::F7)}},
        {Restart, "restart", N_("Restart the puzzle"), {letter_key('R', control)}},
        {ZoomIn, "zoom-in", N_("Bring a large board nearer"), {plain(Key::Plus)}},
        {ZoomOut, "zoom-out", N_("Show more of a large board"), {plain(Key::Minus)}},
        {Pause, "pause", N_("Pause"), {letter_key('P'), plain(Key::F3)}},
        {Rules, "rules", N_("Rules of this board"), {letter_key('R'), plain(Key::F9)}},
    };
}

std::vector<CommandInfo> general_commands()
{
    using enum Command;
    return {
        {Confirm, "confirm", N_("Confirm, start"), {plain(Key::Enter)}},
        {Back, "back", N_("Back; in play the menu"), {plain(Key::Escape)}},
        {Help, "help", N_("Help"), {plain(Key::F1)}},
        {NextTheme, "next-theme", N_("Next theme"), {plain(Key::F8)}},
        {Settings, "settings", N_("Settings"), {plain(Key::F10)}},
        {FullScreen, "full-screen", N_("Full screen"), {plain(Key::F11)}},
        {Picture, "picture", N_("Save a picture"), {plain(Key::F12)}},
        {TextLarger, "text-larger", N_("Larger text"), {plain(Key::Plus, control)}},
        {TextSmaller, "text-smaller", N_("Smaller text"), {plain(Key::Minus, control)}},
        {TextUsual, "text-usual", N_("Usual text size"), {zero(control)}},
        {NewGame, "new-game", N_("New game"), {letter_key('N', control)}},
        {SavedGames, "saved-games", N_("Saved games"), {letter_key('O', control)}},
    };
}

const std::vector<CommandInfo>& table()
{
    static const std::vector<CommandInfo> commands = [] {
        std::vector<CommandInfo> all = board_commands();
        std::ranges::move(writing_commands(), std::back_inserter(all));
        std::ranges::move(general_commands(), std::back_inserter(all));
        return all;
    }();
    return commands;
}

// Plus needs Shift on some keyboards and none on others.
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

std::string plain_name(const KeyPressed& key, const engine::Catalogue& words)
{
    if (key.symbol != 0)
        return std::string(1, key.symbol);
    if (key.key >= Key::F1 && key.key <= Key::F12)
        return "F" + std::to_string(static_cast<int>(key.key) - static_cast<int>(Key::F1) + 1);
    const auto* named = std::ranges::find(named_keys, key.key, &NamedKey::key);
    return named == named_keys.end() ? "?" : words.tr(named->name);
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

std::string key_name(const KeyPressed& key, const engine::Catalogue& words)
{
    std::string name;
    if (key.held.control)
        name += words.tr("Ctrl") + " ";
    if (key.held.alt)
        name += words.tr("Alt") + " ";
    if (key.held.shift)
        name += words.tr("Shift") + " ";
    return name + plain_name(key, words);
}

} // namespace game
