// What keys and buttons mean while playing. Both grammars work at any time: with cells selected a
// digit is written in them; with none selected it is locked, and every cell pressed gets it.

#include "game/scenes/play_commands.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "engine/base/ensure.h"
#include "game/scenes/help_scene.h"
#include "game/scenes/new_game_scene.h"
#include "game/scenes/play_buttons.h"
#include "game/scenes/play_scene.h"
#include "game/scenes/saved_games_scene.h"
#include "game/scenes/settings_scene.h"

namespace game {
namespace {

using engine::Digit;
using engine::N_;

// Shift, Ctrl or both choose another mode for this one digit.
Mode mode_for(Modifiers held, Mode usual)
{
    if (held.control && held.shift)
        return Mode::Colour;
    if (held.shift)
        return Mode::Corner;
    return held.control ? Mode::Centre : usual;
}

} // namespace

std::span<const PlayCommand> play_commands()
{
    using enum Command;
    using enum MenuGroup;
    using enum Leads;
    using Play = PlayScene;
    static constexpr auto commands = std::to_array<PlayCommand>({
        {Undo, &Play::act_now<engine::Undo>, Solving, N_("Undo"), Icon::Undo},
        {Redo, &Play::act_now<engine::Redo>, Solving, N_("Redo"), Icon::Redo},
        {Erase, &Play::erase, Solving, N_("Erase"), Icon::Erase},
        {FillNotes, &Play::ask<HelpKind::FillNotes>, Solving, N_("Fill notes"), Icon::Pencil},
        {Hint, &Play::ask<HelpKind::Hint>, Solving, N_("Hint"), Icon::Hint},
        {Check, &Play::ask<HelpKind::Check>, Solving, N_("Check"), Icon::Check},
        {Bookmark, &Play::bookmark, Solving, N_("Bookmark"), Icon::Bookmark},
        {ReturnToBookmark, &Play::act_now<engine::ReturnToCheckpoint>, Solving,
         N_("To the bookmark"), Icon::Back},
        {ModeDigit, &Play::set_mode<Mode::Digit>, Writing, N_("Digits"), Icon::ModeDigit},
        {ModeCorner, &Play::set_mode<Mode::Corner>, Writing, N_("Corner notes"), Icon::ModeCorner},
        {ModeCentre, &Play::set_mode<Mode::Centre>, Writing, N_("Centre notes"), Icon::ModeCentre},
        {ModeColour, &Play::set_mode<Mode::Colour>, Writing, N_("Colours"), Icon::ModeColour},
        {LockDigit, &Play::lock_from_cursor, Writing, N_("Lock a digit")},
        {SelectAll, &Play::move<&Hand::select_all>, Writing, N_("Select all")},
        {InvertSelection, &Play::move<&Hand::invert>, Writing, N_("Invert selection")},
        {Pause, &Play::pause, Game, N_("Pause"), Icon::Pause, Elsewhere},
        {Restart, &Play::ask_restart, Game, N_("Restart"), Icon::Restart, Elsewhere},
        {NewGame, &Play::visit<make_new_game_scene>, Game, N_("New game"), Icon::Plus, Elsewhere},
        {SavedGames, &Play::visit<make_saved_games_scene>, Game, N_("Saved games"), Icon::Folder,
         Elsewhere},
        {Settings, &Play::visit<make_settings_scene>, Game, N_("Settings"), Icon::Settings,
         Elsewhere},
        {Rules, &Play::show_rules, Game, N_("Rules"), Icon::Grid, Elsewhere},
        {Help, &Play::visit<make_help_scene>, Game, N_("Help"), Icon::Help, Elsewhere},
        {ZoomIn, &Play::zoom<1>, Look, N_("Zoom in")},
        {ZoomOut, &Play::zoom<-1>, Look, N_("Zoom out")},
        {TextLarger, nullptr, Look, N_("Larger text")},
        {TextSmaller, nullptr, Look, N_("Smaller text")},
        {TextUsual, nullptr, Look, N_("Usual text size")},
        {NextTheme, nullptr, Look, N_("Next theme")},
        {FullScreen, nullptr, Look, N_("Full screen")},
        {Picture, nullptr, Look, N_("Save a picture")},
        {Back, &Play::go_back, None, N_("Menu"), Icon::Menu, Elsewhere},
        {Confirm, &Play::write_locked},
        {MoveLeft, &Play::move<&Hand::move, 0, -1>},
        {MoveRight, &Play::move<&Hand::move, 0, 1>},
        {MoveUp, &Play::move<&Hand::move, -1, 0>},
        {MoveDown, &Play::move<&Hand::move, 1, 0>},
        {GrowLeft, &Play::move<&Hand::grow, 0, -1>},
        {GrowRight, &Play::move<&Hand::grow, 0, 1>},
        {GrowUp, &Play::move<&Hand::grow, -1, 0>},
        {GrowDown, &Play::move<&Hand::grow, 1, 0>},
        {RowStart, &Play::move<&Hand::go_to_row_start>},
        {RowEnd, &Play::move<&Hand::go_to_row_end>},
        {NextEmpty, &Play::move_to_empty<1>},
        {PreviousEmpty, &Play::move_to_empty<-1>},
        {NextMode, &Play::step_mode<1>},
        {PreviousMode, &Play::step_mode<-1>},
    });
    return commands;
}

const PlayCommand& play_command(Command command)
{
    const auto found = std::ranges::find(play_commands(), command, &PlayCommand::command);
    ENSURE(found != play_commands().end());
    return *found;
}

std::string key_shown(Command command, const engine::Grid& grid, const engine::Catalogue& words)
{
    for (const KeyPressed& key : info(command).keys) {
        if (!letter_of(key, grid))
            return key_name(key, words);
    }
    return "";
}

bool is_in_letters(const engine::Grid& grid)
{
    return std::isalpha(static_cast<unsigned char>(grid.symbol(1).front())) != 0;
}

std::optional<Digit> letter_of(const KeyPressed& pressed, const engine::Grid& grid)
{
    if (pressed.key != Key::Letter || pressed.held.alt || pressed.held.control)
        return std::nullopt;
    for (int digit = 1; digit <= grid.size(); ++digit) {
        if (grid.symbol(static_cast<Digit>(digit)) == std::string(1, pressed.symbol))
            return static_cast<Digit>(digit);
    }
    return std::nullopt;
}

void PlayScene::press_key(const KeyPressed& pressed)
{
    if (notes_pad_ && pressed.key == Key::Escape)
        return notes_pad_.reset();
    const Mode mode = mode_for(pressed.held, hand_.mode());
    if (writes_figure(pressed, mode)) {
        if (!pressed.repeated)
            press_figure(pressed.symbol - '0', mode);
        return;
    }
    write_waiting_figure();
    if (const auto digit = letter_of(pressed, session().grid())) {
        if (!pressed.repeated)
            press_digit(*digit, mode);
        return;
    }
    notes_pad_.reset(); // it stands beside one cell: whatever else happens, it goes
    const auto command = command_for(pressed);
    if (command && (!pressed.repeated || info(*command).when_held == WhenHeld::Repeats))
        obey(*command);
}

// Where letters are written, figures still choose colours. A 0 erases unless it ends a number.
bool PlayScene::writes_figure(const KeyPressed& pressed, Mode mode) const
{
    if (pressed.key != Key::Digit || pressed.held.alt)
        return false;
    if (is_in_letters(session().grid()) && mode != Mode::Colour)
        return false;
    if (pressed.symbol == '0')
        return figures_.waiting().has_value();
    const int size = session().grid().size();
    const bool colours_cells = mode == Mode::Colour && !hand_.empty();
    return pressed.symbol - '0' <= (colours_cells ? engine::colour_count : size);
}

void PlayScene::press_figure(int figure, Mode mode)
{
    for (const FigureEntry::Typed& typed : figures_.press(figure, mode, now_))
        press_digit(typed.digit, typed.mode);
}

void PlayScene::write_waiting_figure()
{
    if (const auto typed = figures_.take())
        press_digit(typed->digit, typed->mode);
}

void PlayScene::press_digit(Digit digit, Mode mode)
{
    if (hand_.empty())
        return toggle_lock(digit);
    write(mode, digit, hand_.selection());
}

void PlayScene::press_button(int id)
{
    if (const auto answered = question_ ? question_->press(id) : std::nullopt)
        return answer(*answered);
    if (const auto deed = hint_ ? hint_->press(id) : std::nullopt)
        return do_hint(*deed);
    if (const auto digit = digit_of_button(id))
        return press_digit(*digit, hand_.mode());
    const auto command = command_of_button(id);
    if (command == Command::Back)
        return show_menu(); // Esc may have a locked digit to let go first, the button has not
    if (command)
        obey(*command);
}

void PlayScene::obey(Command command)
{
    if (const auto deed = play_command(command).deed)
        (this->*deed)();
}

void PlayScene::bookmark()
{
    if (act(engine::SetCheckpoint{}))
        say(services_.words.tr("Position bookmarked"), Icon::Bookmark);
}

void PlayScene::write_locked()
{
    if (hand_.locked() != engine::no_digit && !hand_.empty())
        write(hand_.mode(), hand_.locked(), hand_.selection());
}

void PlayScene::go_back()
{
    if (hand_.locked() != engine::no_digit)
        return hand_.release();
    show_menu();
}

void PlayScene::write(Mode mode, Digit digit, engine::Cells cells)
{
    if (const auto action = writing(mode, digit, std::move(cells)))
        act(*action);
}

void PlayScene::toggle_lock(Digit digit)
{
    if (hand_.locked() == digit)
        return hand_.release();
    hand_.lock(digit);
}

// The digit under the cursor, or the first that is not used up.
void PlayScene::lock_from_cursor()
{
    if (hand_.locked() != engine::no_digit)
        return hand_.release();
    Digit digit = board()[hand_.cursor()].digit;
    const std::vector<int> left = digits_left(session().grid(), board());
    for (int next = 1; next <= session().grid().size() && digit == engine::no_digit; ++next) {
        if (left[static_cast<std::size_t>(next - 1)] > 0)
            digit = static_cast<Digit>(next);
    }
    hand_.clear();
    hand_.lock(digit == engine::no_digit ? Digit{1} : digit);
}

void PlayScene::erase()
{
    if (!hand_.empty())
        act(engine::Erase{hand_.selection()});
}

} // namespace game
