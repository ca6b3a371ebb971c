#include "game/scenes/play/play_commands.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/grid/symbols.h"
#include "game/scenes/play/play_scene.h"
#include "game/ui/key_hints.h"
#include "game/ui/key_names.h"

namespace game {

using engine::Digit;
using engine::N_;

namespace {

struct ButtonCommand {
    PadButton button;
    Command command;
};

constexpr std::array<ButtonCommand, pad_button_count> pad_commands = {{
    {PadButton::A, Command::Confirm},
    {PadButton::B, Command::Erase},
    {PadButton::X, Command::WriteCorner},
    {PadButton::Y, Command::WriteCentre},
    {PadButton::Up, Command::MoveUp},
    {PadButton::Down, Command::MoveDown},
    {PadButton::Left, Command::MoveLeft},
    {PadButton::Right, Command::MoveRight},
    {PadButton::LeftShoulder, Command::PreviousDigit},
    {PadButton::RightShoulder, Command::NextDigit},
    {PadButton::LeftTrigger, Command::Undo},
    {PadButton::RightTrigger, Command::Redo},
    {PadButton::LeftStick, Command::NextMode},
    {PadButton::RightStick, Command::ModeColour},
    {PadButton::View, Command::Hint},
    {PadButton::Menu, Command::Pause},
}};

} // namespace

// Both have access to the functions of the play.
struct PlayCommands {
    using Rows = std::vector<PlayCommand>;
    static Rows in_groups();
    static Rows on_board();
};

PlayCommands::Rows PlayCommands::in_groups()
{
    using enum Command;
    using enum CommandGroup;
    using enum Leads;
    using Self = PlayScene;
    return {
        {Undo, &Self::act<engine::Undo>, Solving, N_("Undo"), Icon::Undo},
        {Redo, &Self::act<engine::Redo>, Solving, N_("Redo"), Icon::Redo},
        {Erase, &Self::write<&Play::erase>, Solving, N_("Erase"), Icon::Erase},
        {FillNotes, &Self::ask<HelpKind::FillNotes>, Solving, N_("Fill notes"), Icon::Pencil},
        {FillNotesOfDigit, &Self::ask_to_fill_notes_of_digit, Solving,
         N_("Fill notes of one digit"), Icon::Pencil},
        {Hint, &Self::ask<HelpKind::Hint>, Solving, N_("Hint"), Icon::Hint},
        {HintForCell, &Self::ask<HelpKind::HintForCell>, Solving, N_("Hint for this cell"),
         Icon::Hint},
        {AllSteps, &Self::ask<HelpKind::AllSteps>, Solving, N_("All next steps"), Icon::Hint},
        {Check, &Self::ask<HelpKind::Check>, Solving, N_("Check"), Icon::Check},
        {Bookmark, &Self::act<engine::SetBookmark>, Solving, N_("Bookmark"), Icon::Bookmark},
        {ReturnToBookmark, &Self::act<engine::ReturnToBookmark>, Solving, N_("To the bookmark"),
         Icon::Back},
        {StrikeNotes, &Self::strike_notes, Solving, N_("Strike impossible notes")},
        {ShowPossible, &Self::show_possible, Solving, N_("Possible digits")},
        {Sums, &Self::show_sums, Solving, N_("Sums"), Icon::Sum},
        {FillNakedSingles, &Self::ask<HelpKind::NakedSingles>, Solving, N_("Naked singles")},
        {FillHiddenSingles, &Self::ask<HelpKind::HiddenSingles>, Solving, N_("Hidden singles")},
        {Bookmarks, &Self::show_bookmarks, Solving, N_("All bookmarks"), Icon::Bookmark, Elsewhere},
        {ModeDigit, &Self::set_mode<Mode::Digit>, Writing, N_("Digits"), Icon::ModeDigit},
        {ModeCorner, &Self::set_mode<Mode::Corner>, Writing, N_("Corner notes"), Icon::ModeCorner},
        {ModeCentre, &Self::set_mode<Mode::Centre>, Writing, N_("Centre notes"), Icon::ModeCentre},
        {ModeColour, &Self::set_mode<Mode::Colour>, Writing, N_("Colours"), Icon::ModeColour},
        {LockDigit, &Self::lock_digit, Writing, N_("Lock a digit")},
        {DrawOnNotes, &Self::draw_on_notes, Writing, N_("Colour notes")},
        {WriteText, &Self::write_text, Writing, N_("Text in a cell"), Icon::Pencil},
        {HideNotes, &Self::hide_notes, Writing, N_("Hide notes"), Icon::Eye},
        {SelectAll, &Self::move<&InputState::select_all>, Writing, N_("Select all")},
        {InvertSelection, &Self::move<&InputState::invert>, Writing, N_("Invert selection")},
        {Pause, &Self::pause, Game, N_("Pause"), Icon::Pause, Elsewhere},
        {Restart, &Self::ask_restart, Game, N_("Restart"), Icon::Restart, Elsewhere},
        {CopyPuzzle, &Self::copy_puzzle, Game, N_("Copy the code")},
        {Print, &Self::print_puzzle, Game, N_("Print"), {}, Elsewhere},
        {PlayCopied, &Self::play_copied, Game, N_("Play a copied puzzle"), {}, Elsewhere},
        {ShowSolution, &Self::ask<HelpKind::Solution>, Game, N_("Show the solution"),
         Icon::Validate},
        {NewGame, nullptr, Game, N_("New game"), Icon::Plus, Elsewhere},
        {Open, nullptr, Game, N_("Open"), Icon::Folder, Elsewhere},
        {Settings, nullptr, Game, N_("Settings"), Icon::Settings, Elsewhere},
        {Rules, &Self::show_rules, Game, N_("Rules"), Icon::Grid, Elsewhere},
        {Help, nullptr, Game, N_("Help"), Icon::Help, Elsewhere},
        {NextComparison, &Self::write<&Play::choose_comparison>, Look,
         N_("Compare with another run")},
        {GhostCells, &Self::write<&Play::switch_ghost_cells>, Look, N_("Mark the ghost's cells")},
        {ZoomIn, &Self::zoom<1>, Look, N_("Zoom in")},
        {ZoomOut, &Self::zoom<-1>, Look, N_("Zoom out")},
        {TextLarger, nullptr, Look, N_("Larger text")},
        {TextSmaller, nullptr, Look, N_("Smaller text")},
        {TextUsual, nullptr, Look, N_("Normal text size")},
        {ToggleSound, nullptr, Look, N_("Sound on or off")},
        {NextTheme, nullptr, Look, N_("Next theme")},
        {FullScreen, nullptr, Look, N_("Full screen")},
        {Picture, &Self::save_picture, Look, N_("Save a picture")},
    };
}

PlayCommands::Rows PlayCommands::on_board()
{
    using enum Command;
    using enum CommandGroup;
    using enum Leads;
    using Self = PlayScene;
    return {
        {Back, &Self::go_back},
        {Confirm, &Self::write_locked_in_mode},
        {Describe, &Self::write<&Play::describe_cursor>, Writing, N_("Describe the cell")},
        {MoveLeft, &Self::move<&InputState::move, 0, -1>},
        {MoveRight, &Self::move<&InputState::move, 0, 1>},
        {MoveUp, &Self::move<&InputState::move, -1, 0>},
        {MoveDown, &Self::move<&InputState::move, 1, 0>},
        {GrowLeft, &Self::move<&InputState::grow, 0, -1>},
        {GrowRight, &Self::move<&InputState::grow, 0, 1>},
        {GrowUp, &Self::move<&InputState::grow, -1, 0>},
        {GrowDown, &Self::move<&InputState::grow, 1, 0>},
        {RowStart, &Self::move<&InputState::go_to_row_start>},
        {RowEnd, &Self::move<&InputState::go_to_row_end>},
        {NextEmpty, &Self::move_to_empty<1>},
        {PreviousEmpty, &Self::move_to_empty<-1>},
        {NextMode, &Self::step_mode<1>},
        {PreviousMode, &Self::step_mode<-1>},
        {PreviousDigit, &Self::step_digit<-1>},
        {NextDigit, &Self::step_digit<1>},
        {WriteCorner, &Self::write<&Play::write_locked, Mode::Corner>},
        {WriteCentre, &Self::write<&Play::write_locked, Mode::Centre>},
        {NextArea, &Self::go_to_area<1>},
        {PreviousArea, &Self::go_to_area<-1>},
    };
}

std::span<const PlayCommand> play_commands()
{
    static const PlayCommands::Rows commands = [] {
        PlayCommands::Rows all = PlayCommands::in_groups();
        const PlayCommands::Rows more = PlayCommands::on_board();
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }();
    return commands;
}

const PlayCommand& play_command(Command command)
{
    const auto found = std::ranges::find(play_commands(), command, &PlayCommand::command);
    ENSURE(found != play_commands().end());
    return *found;
}

std::string key_shown(Command command, const engine::Grid& grid, const Services& services)
{
    const Hands hands = services.host.hands();
    if (hands.device == InputDevice::Touch)
        return "";
    if (hands.device == InputDevice::Gamepad) {
        const auto button = pad_button_of(command);
        return button ? pad_button_name(*button, hands.pad) : "";
    }
    for (const KeyPressed& key : services.settings.keys.keys_of(command)) {
        if (!letter_of(key, grid))
            return key_name(key, services.texts);
    }
    return "";
}

bool is_in_letters(const engine::Grid& grid)
{
    return std::ranges::all_of(grid.symbols(), [](const std::string& symbol) {
        return symbol.size() == 1 && engine::is_letter(symbol.front());
    });
}

bool has_own_numerals(const engine::Grid& grid)
{
    const auto is_numeral = [](const std::string& symbol) {
        return symbol.size() == 1 && symbol.front() >= '0' && symbol.front() <= '9';
    };
    return symbol_set_of(grid) == engine::SymbolSet::Own &&
           std::ranges::any_of(grid.symbols(), is_numeral);
}

std::optional<Digit> letter_of(const KeyPressed& pressed, const engine::Grid& grid)
{
    const bool is_letter = pressed.key == Key::Letter && !pressed.held.alt && !pressed.held.control;
    const bool is_numeral =
        pressed.key == Key::Digit && !pressed.held.alt && has_own_numerals(grid);
    if (!is_letter && !is_numeral)
        return std::nullopt;
    for (int digit = 1; digit <= grid.size(); ++digit) {
        if (grid.symbol(static_cast<Digit>(digit)) == std::string(1, pressed.symbol))
            return static_cast<Digit>(digit);
    }
    return std::nullopt;
}

Command pad_command(PadButton button)
{
    const auto* found = std::ranges::find(pad_commands, button, &ButtonCommand::button);
    ENSURE(found != pad_commands.end());
    return found->command;
}

std::optional<PadButton> pad_button_of(Command command)
{
    const auto* found = std::ranges::find(pad_commands, command, &ButtonCommand::command);
    return found == pad_commands.end() ? std::nullopt : std::optional(found->button);
}

} // namespace game
