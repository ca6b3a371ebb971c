// What keys and buttons mean while playing. Both grammars work at any time: with cells selected a
// digit is written in them; with none selected it is locked, and every cell pressed gets it.

#include <cctype>

#include "game/scenes/help_scene.h"
#include "game/scenes/new_game_scene.h"
#include "game/scenes/play_buttons.h"
#include "game/scenes/play_scene.h"
#include "game/scenes/saved_games_scene.h"
#include "game/scenes/settings_scene.h"

namespace game {
namespace {

using engine::Digit;

// Shift, Ctrl or both choose another mode for this one digit.
Mode mode_for(Modifiers held, Mode usual)
{
    if (held.control && held.shift)
        return Mode::Colour;
    if (held.shift)
        return Mode::Corner;
    return held.control ? Mode::Centre : usual;
}

bool repeats(Command command)
{
    switch (command) {
    case Command::MoveLeft:
    case Command::MoveRight:
    case Command::MoveUp:
    case Command::MoveDown:
    case Command::GrowLeft:
    case Command::GrowRight:
    case Command::GrowUp:
    case Command::GrowDown:
    case Command::NextEmpty:
    case Command::PreviousEmpty:
    case Command::Undo:
    case Command::Redo:
        return true;
    default:
        return false;
    }
}

} // namespace

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
    if (command && (!pressed.repeated || repeats(*command)))
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
    if (const auto command = command_of_button(id))
        obey(*command);
}

void PlayScene::obey(Command command)
{
    switch (command) {
    case Command::MoveLeft:
    case Command::MoveRight:
    case Command::MoveUp:
    case Command::MoveDown:
    case Command::GrowLeft:
    case Command::GrowRight:
    case Command::GrowUp:
    case Command::GrowDown:
    case Command::RowStart:
    case Command::RowEnd:
    case Command::NextEmpty:
    case Command::PreviousEmpty:
    case Command::SelectAll:
    case Command::InvertSelection:
    case Command::ZoomIn:
    case Command::ZoomOut:
        move_by(command);
        return view_.reveal(hand_.cursor());
    case Command::LockDigit:
    case Command::ModeDigit:
    case Command::ModeCorner:
    case Command::ModeCentre:
    case Command::ModeColour:
    case Command::NextMode:
    case Command::PreviousMode:
    case Command::Erase:
    case Command::Undo:
    case Command::Redo:
    case Command::FillNotes:
    case Command::Check:
    case Command::Bookmark:
    case Command::ReturnToBookmark:
    case Command::Confirm:
        return write_by(command);
    case Command::Hint:
        return ask_for(HelpKind::Hint);
    case Command::Restart:
    case Command::Pause:
    case Command::Back:
    case Command::Help:
    case Command::Settings:
    case Command::NewGame:
    case Command::SavedGames:
        return go_by(command);
    case Command::NextTheme:
    case Command::FullScreen:
    case Command::Picture:
    case Command::TextLarger:
    case Command::TextSmaller:
    case Command::TextUsual:
        return; // the same on every screen: not for this one to do
    }
}

void PlayScene::move_by(Command command)
{
    switch (command) {
    case Command::MoveLeft:
        return hand_.move(0, -1);
    case Command::MoveRight:
        return hand_.move(0, 1);
    case Command::MoveUp:
        return hand_.move(-1, 0);
    case Command::MoveDown:
        return hand_.move(1, 0);
    case Command::GrowLeft:
        return hand_.grow(0, -1);
    case Command::GrowRight:
        return hand_.grow(0, 1);
    case Command::GrowUp:
        return hand_.grow(-1, 0);
    case Command::GrowDown:
        return hand_.grow(1, 0);
    case Command::RowStart:
        return hand_.go_to_row_start();
    case Command::RowEnd:
        return hand_.go_to_row_end();
    case Command::NextEmpty:
        return hand_.go_to_empty(board(), 1);
    case Command::PreviousEmpty:
        return hand_.go_to_empty(board(), -1);
    case Command::SelectAll:
        return hand_.select_all();
    case Command::InvertSelection:
        return hand_.invert();
    case Command::ZoomIn:
        return view_.zoom(1, view_.area_of(hand_.cursor()).centre());
    case Command::ZoomOut:
        return view_.zoom(-1, view_.area_of(hand_.cursor()).centre());
    default:
        return;
    }
}

void PlayScene::write_by(Command command)
{
    switch (command) {
    case Command::LockDigit:
        return lock_from_cursor();
    case Command::ModeDigit:
        return hand_.set_mode(Mode::Digit);
    case Command::ModeCorner:
        return hand_.set_mode(Mode::Corner);
    case Command::ModeCentre:
        return hand_.set_mode(Mode::Centre);
    case Command::ModeColour:
        return hand_.set_mode(Mode::Colour);
    case Command::NextMode:
        return hand_.step_mode(1);
    case Command::PreviousMode:
        return hand_.step_mode(-1);
    case Command::Erase:
        return erase();
    case Command::Undo:
        act(engine::Undo{});
        return;
    case Command::Redo:
        act(engine::Redo{});
        return;
    case Command::FillNotes:
        return ask_for(HelpKind::FillNotes);
    case Command::Check:
        return ask_for(HelpKind::Check);
    case Command::Bookmark:
        if (act(engine::SetCheckpoint{}))
            say(services_.words.tr("Position bookmarked"), Icon::Bookmark);
        return;
    case Command::ReturnToBookmark:
        act(engine::ReturnToCheckpoint{});
        return;
    case Command::Confirm:
        if (hand_.locked() != engine::no_digit && !hand_.empty())
            write(hand_.mode(), hand_.locked(), hand_.selection());
        return;
    default:
        return;
    }
}

void PlayScene::go_by(Command command)
{
    using Kind = Transition::Kind;
    switch (command) {
    case Command::Restart:
        return show_pause(true);
    case Command::Back:
        if (hand_.locked() != engine::no_digit)
            return hand_.release();
        return show_pause(false);
    case Command::Pause:
        return show_pause(false);
    case Command::Settings:
        return leave_for(Kind::Push, make_settings_scene);
    case Command::Help:
        return leave_for(Kind::Push, make_help_scene);
    case Command::NewGame:
        return leave_for(Kind::Push, make_new_game_scene);
    case Command::SavedGames:
        return leave_for(Kind::Push, make_saved_games_scene);
    default:
        return;
    }
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
