#include "game/scenes/play/play_scene.h"

#include <algorithm>
#include <utility>

#include "engine/base/table.h"
#include "game/scenes/entry/initials.h"
#include "game/scenes/everywhere.h"
#include "game/scenes/help/rules_scene.h"
#include "game/scenes/play/bookmarks_scene.h"
#include "game/scenes/play/commands_scene.h"
#include "game/scenes/play/rail_buttons.h"
#include "game/scenes/runs/copied_puzzle.h"
#include "game/scenes/runs/day_standing.h"
#include "game/scenes/win/finished_run.h"
#include "game/sound/sounds.h"
#include "game/ui/key_hints.h"
#include "game/ui/shifted_canvas.h"

namespace game {

using engine::MonotonicTime;
using engine::PlayTime;

namespace {

constexpr PlayTime keep_every{10000};

} // namespace

PlayScene::PlayScene(Services& services, engine::SavedGame game, std::string greeting)
    : services_(services), play_(services, std::move(game)), greeting_(std::move(greeting))
{
    play_.when_done([this](const engine::Action& action) { done(action); });
}

void PlayScene::lay_out(Size window, const TextMeasure& measure)
{
    window_ = window;
    measure_ = &measure;
    place();
    refresh();
}

void PlayScene::place()
{
    shown_card_ = card_needs_room() ? PlayCard::Shown : PlayCard::None;
    shown_clock_ = clock_in_layout();
    layout_ = lay_out_play(window_, services_.settings.text_size / 100.0, play_.grid(),
                           sums_.has_any()          ? PlayRules::WithSums
                           : run_.has_named_rules() ? PlayRules::Named
                                                    : PlayRules::Usual,
                           shown_card_, shown_clock_);
    board_.place(*measure_);
    run_.place(*measure_);
    rail_.place();
}

PlayClock PlayScene::clock_in_layout() const
{
    if (is_part_of_run_)
        return PlayClock::OfRun;
    if (!services_.settings.show_clock)
        return PlayClock::Hidden;
    return play_.shows_best_possible() ? PlayClock::WithBestPossible : PlayClock::Shown;
}

void PlayScene::be_part_of_run(std::function<void(const Happened&)> heard)
{
    is_part_of_run_ = true;
    play_.count_as(PlayKind::Practice);
    play_.when_heard(std::move(heard));
}

void PlayScene::end_with_run()
{
    run_is_over_ = true;
    board_.let_go();
    wheel_.close();
    rail_.leave();
    play_.end_with_run();
}

Transition PlayScene::handle(const Input& input)
{
    // The last update() may be long ago: with a hidden clock the loop sleeps for seconds.
    play_.set_now(std::max(play_.now(), services_.host.now()));
    const bool is_move = std::holds_alternative<PointerMoved>(input);
    const engine::Cells selected = play_.input.selection();
    const int described = play_.descriptions();
    if (!is_move && !std::holds_alternative<KeyPressed>(input))
        typing_.end_number();
    touch(input);
    if (!card_.handle(input))
        take(input);
    if (services_.settings.sound.moves && play_.input.selection() != selected)
        services_.sound.play(sounds::move());
    // The next key or press ends a description.
    if (!is_move && play_.descriptions() == described)
        play_.end_description();
    if (!is_move)
        refresh();
    return std::exchange(next_, Transition{});
}

void PlayScene::take(const Input& input)
{
    if (text_.handle(input) || (!card_.stands() && (draw_.handle(input) || sums_.handle(input))))
        return;
    if (const auto* key = std::get_if<KeyPressed>(&input))
        return take_key(*key);
    if (const auto* dropped = std::get_if<TextDropped>(&input))
        return leave_for_puzzle(start_dropped(services_, *dropped));
    if (const auto* pressed = std::get_if<PointerPressed>(&input))
        return point(*pressed);
    if (const auto* pressed = std::get_if<PadPressed>(&input))
        return press_pad(*pressed);
    if (const auto* tilted = std::get_if<StickTilted>(&input))
        return wheel_.tilt(*tilted);
    if (board_.handle(input) || rail_.handle(input) || run_.handle(input))
        return;
    if (std::holds_alternative<FocusLost>(input) && services_.settings.pause_on_focus_loss)
        show_pause(PauseAsks::Nothing);
    else if (std::holds_alternative<CloseRequested>(input))
        stop_clock();
}

// A finger on the board continues the play only once it is clear that no second one follows; until
// then, what it has done can be taken back.
void PlayScene::touch(const Input& input)
{
    const auto* pressed = std::get_if<PointerPressed>(&input);
    if (pressed != nullptr && pressed->kind == PointerKind::Finger)
        before_touch_ = play_.input;
    const auto* released = std::get_if<PointerReleased>(&input);
    if (released != nullptr && before_touch_) {
        before_touch_.reset();
        if (board_.has(released->at))
            card_.close();
    }
    if (std::holds_alternative<PointerCancelled>(input) && before_touch_) {
        play_.input = *before_touch_;
        before_touch_.reset();
    }
    if (std::holds_alternative<TappedWithTwoFingers>(input))
        obey(Command::Undo);
}

void PlayScene::point(const PointerPressed& pressed)
{
    wheel_.close();
    if (board_.has(pressed.at)) {
        rail_.leave();
        if (pressed.kind == PointerKind::Mouse)
            card_.close(); // a click on the board continues the play
    }
    if (board_.handle(pressed) || rail_.handle(pressed) || run_.handle(pressed))
        return;
    if (pressed.button == PointerButton::Left)
        play_.input.clear();
}

void PlayScene::press_pad(const PadPressed& pressed)
{
    rail_.leave();
    if (press_pad_on_card(pressed.button) || (!pressed.repeated && wheel_.press(pressed.button)))
        return;
    const Command command = pad_command(pressed.button);
    if (command == Command::Erase && board_.close_pad())
        return;
    board_.close_pad();
    if (!pressed.repeated || info(command).when_held == WhenHeld::Repeats)
        obey(command);
}

// On a card, the buttons of a gamepad act as keys, as on menu screens.
bool PlayScene::press_pad_on_card(PadButton button)
{
    const auto key = key_for(button);
    if (!key || button == PadButton::Menu)
        return false;
    return card_.stands() ? card_.handle(*key) : draw_.handle(*key) || sums_.handle(*key);
}

void PlayScene::take_key(const KeyPressed& pressed)
{
    wheel_.close();
    if (rail_.take_key(pressed))
        return;
    if (pressed.key == Key::Escape && board_.close_pad())
        return;
    if (typing_.press(pressed))
        return;
    board_.close_pad(); // it belongs to one cell, so any key closes it
    const auto command = services_.settings.keys.command_for(pressed);
    if (command && (!pressed.repeated || info(*command).when_held == WhenHeld::Repeats))
        obey(*command);
}

Transition PlayScene::update(MonotonicTime now)
{
    play_.set_now(now);
    const bool is_found = card_.update();
    // Where it was shown, its room stays: nothing moves in the middle of a run.
    const bool needs_room = shown_clock_ == PlayClock::Shown && play_.shows_best_possible();
    if (needs_room)
        place();
    if (is_found || needs_room)
        refresh();
    if (now >= play_.number.waits_until())
        typing_.end_number();
    tell_par();
    if (!shown_)
        begin();
    else if (session().is_paused() && next_.kind == Transition::Kind::Stay)
        show_pause(PauseAsks::Nothing); // a screen that was opened from here has been closed
    const bool reveals = services_.settings.mistakes == MistakeCheck::AnyError;
    if (reveals && !session().stats().mistakes_revealed && play_.clock_runs())
        play_.reveal_mistakes();
    if (play_.clock_runs() && now - play_.saved_at() >= keep_every) {
        play_.ask_what_is_known(); // first, as answers wait for what is being saved
        play_.save();
    }
    move(now);
    return std::exchange(next_, Transition{});
}

void PlayScene::move(MonotonicTime now)
{
    play_.set_now(now);
    board_.move();
    run_.move();
    rail_.move();
}

bool PlayScene::is_moving() const
{
    return play_.motion().is_moving() || board_.is_moving() || run_.is_moving() ||
           card_.is_moving() || rail_.is_moving();
}

std::string PlayScene::par_line() const
{
    return par_.time() ? par_text(services_.texts, *par_.time()) : std::string();
}

// Once, at the start, when nothing else is said. It takes a moment, mostly well under a second.
void PlayScene::tell_par()
{
    par_.update();
    const bool is_start = play_.time() < PlayTime{15'000};
    if (par_told_ || !par_.time() || !is_start || play_.notice() != nullptr)
        return;
    par_told_ = true;
    play_.say(par_line(), Icon::Clock);
}

void PlayScene::begin()
{
    shown_ = true;
    par_.ask(services_.records, game(), Initials(services_.settings.initials).text());
    if (!greeting_.empty())
        play_.say(greeting_);
    if (session().is_paused())
        play_.save();
    else
        play_.start_clock();
    speech_.follow(play_, card_, sums_);
}

std::optional<PlayTime> PlayScene::next_change() const
{
    if (!play_.clock_runs())
        return std::nullopt;
    if (is_busy() || is_moving())
        return next_frame;
    if (play_.number.waiting())
        return std::max(PlayTime{1}, play_.number.waits_until() - play_.now());
    if (const auto closes = wheel_.closes())
        return *closes - play_.now();
    const PlayTime tenth{100};
    if (services_.settings.show_clock || play_.says_something())
        return tenth - play_.time() % tenth;
    const PlayTime saves = play_.saved_at() + keep_every - play_.now();
    const auto ghost = play_.ghost().next_fill(play_.time());
    return ghost ? std::min(saves, *ghost - play_.time()) : saves;
}

void PlayScene::draw(Canvas& canvas) const
{
    const Size window = canvas.size();
    canvas.fill(Rect{0, 0, window.width, window.height}, Paint::Background);
    ShiftedCanvas shifted(canvas, window, Point{board_shift_, 0});
    board_.draw(board_shift_ == 0 ? canvas : shifted, card_.hint());
    run_.draw(canvas);
    run_.draw_split(canvas, board_);
    if (card_.stands())
        card_.draw(canvas);
    else if (text_.is_open())
        text_.draw(canvas);
    else if (draw_.is_open())
        draw_.draw(canvas);
    else
        sums_.draw(canvas);
    const bool is_left_out = run_is_over_ && layout_.form != PlayForm::Cockpit; // for last words
    if (!is_left_out)
        rail_.draw(canvas);
    if (play_.curtain() || run_is_over_)
        dim_unused(canvas, layout_.right_rail);
    if (run_is_over_)
        dim_unused(canvas, layout_.pause);
    run_.draw_notice(canvas);
    board_.draw_pad(canvas);
    wheel_.draw(canvas, board_.area_of_cursor(), layout_.board, layout_.scale);
    if (session().is_paused())
        dim_rest(canvas);
}

// Nothing beside the board can be used while the play is paused.
void PlayScene::dim_rest(Canvas& canvas) const
{
    dim_around_board(canvas, layout_, board_.cover());
}

void PlayScene::done(const engine::Action& action)
{
    if (!std::holds_alternative<engine::FillNotes>(action))
        card_.close(); // it was about an earlier board
    if (session().is_solved())
        next_ = replace([&services = services_, game = game(), start = win_start()] {
            return make_finished_scene(services, game, start);
        });
    else if (session().is_given_up())
        next_ = replace(
            [&services = services_, game = game()] { return make_solution_scene(services, game); });
}

WinStart PlayScene::win_start() const
{
    const auto picture = std::make_shared<DisplayList>(window_, *measure_);
    draw(*picture);
    return {.picture = picture,
            .board_square = layout_.board_square,
            .gutter = layout_.gutter,
            .motion = play_.motion()};
}

void PlayScene::refresh()
{
    if ((shown_card_ == PlayCard::Shown) != card_needs_room())
        place();
    card_.refresh(*measure_);
    if (const auto cell = card_.pointed_at())
        board_.reveal(*cell);
    text_.refresh(*measure_);
    draw_.refresh();
    sums_.refresh(*measure_);
    rail_.refresh(covered_by_card());
    if (shown_)
        speech_.follow(play_, card_, sums_);
}

void PlayScene::obey(Command command)
{
    if (const auto action = play_command(command).action)
        return (this->*action)();
    if (const MakeScene make = screen_of(command)) {
        stop_clock(); // saves the play, which waits for the player's return
        next_ = go_to(make, services_);
    }
}

// Starts the clock again; the command may stop it.
void PlayScene::obey_from_page(Command command)
{
    if (play_command(command).leads == Leads::Nowhere)
        resume();
    if (play_command(command).action != nullptr || !obey_everywhere(command, services_))
        obey(command);
    refresh();
}

// The clock is stopped meanwhile; the names of bookmarks show nothing of the board.
void PlayScene::show_bookmarks()
{
    stop_clock();
    BookmarksOfPlay shown{.session = [this]() -> const engine::Session& { return session(); },
                          .act = [this](const engine::Action& action) { return play_.act(action); },
                          .resume =
                              [this] {
                                  resume();
                              }};
    next_ = push([this, shown] { return make_bookmarks_scene(services_, shown); });
}

void PlayScene::ask_to_fill_notes_of_digit()
{
    board_.close_pad();
    const engine::Digit digit = play_.digit_in_hand();
    if (digit == engine::no_digit)
        return play_.say(services_.texts.tr("Select or lock the digit first"));
    card_.ask_for(HelpKind::FillNotesOfDigit, digit);
}

void PlayScene::strike_notes()
{
    if (play_.notes_are_struck() || session().stats().notes_struck) {
        play_.strike_notes(!play_.notes_are_struck());
        return;
    }
    board_.close_pad();
    card_.ask_for(HelpKind::StrikeNotes);
}

void PlayScene::show_possible()
{
    if (play_.shows_possible() || session().stats().possible_shown) {
        play_.show_possible(!play_.shows_possible());
        return;
    }
    board_.close_pad();
    card_.ask_for(HelpKind::ShowPossible);
}

void PlayScene::show_sums()
{
    board_.close_pad();
    draw_.close();
    sums_.show_more();
}

void PlayScene::hide_notes()
{
    play_.hide_notes(!play_.notes_are_hidden());
    play_.say(play_.notes_are_hidden() ? services_.texts.tr("Notes are hidden")
                                       : services_.texts.tr("Notes are shown again"),
              Icon::Eye);
}

void PlayScene::draw_on_notes()
{
    if (draw_.is_open())
        return draw_.close();
    board_.close_pad();
    card_.close();
    draw_.open();
}

void PlayScene::write_text()
{
    board_.close_pad();
    card_.close();
    draw_.close();
    text_.open();
}

void PlayScene::go_back()
{
    if (play_.input.locked() != engine::no_digit)
        return play_.input.release();
    pause();
}

void PlayScene::stop_clock()
{
    text_.keep();
    card_.close();
    board_.let_go();
    wheel_.close();
    rail_.leave();
    play_.stop_clock();
}

void PlayScene::resume()
{
    if (session().is_paused()) {
        play_.set_now(services_.host.now());
        play_.start_clock();
    }
    refresh();
}

void PlayScene::restart()
{
    resume();
    play_.act(engine::Restart{});
    refresh();
}

void PlayScene::show_pause(PauseAsks asks)
{
    stop_clock();
    next_ = push([this, asks] {
        return make_pause_scene(
            services_, PauseCard{
                           .elapsed = play_.time(),
                           .board = [this] { return layout_.board; },
                           .resume = [this] { resume(); },
                           .restart = [this] { restart(); },
                           .asks = asks,
                           .commands = [this] { return commands(); },
                           .asks_before_copy = copies_digits(game()) &&
                                               would_end_clean_run(session(), engine::CopyOut{}),
                           .copy = [this] { return copy_in_pause(); },
                           .is_of_today = is_todays_board(services_, game()),
                           .par = par_line(),
                           .is_untouched = play_.is_untouched(),
                           .collection = game().collection,
                           .recipe = game().recipe,
                       });
    });
}

// The pause has asked.
engine::Message PlayScene::copy_in_pause()
{
    if (copies_digits(game()))
        play_.copy_out();
    return game::copy_puzzle(services_, game());
}

// A code says nothing of the digits.
void PlayScene::copy_puzzle()
{
    if (copies_digits(game()))
        return card_.ask_for(HelpKind::CopyDigits);
    play_.say(services_.texts.tr(game::copy_puzzle(services_, game())));
}

void PlayScene::save_picture()
{
    board_.close_pad();
    card_.ask_for(HelpKind::Picture);
}

// The screen asks before it prints this puzzle.
void PlayScene::print_puzzle()
{
    stop_clock();
    next_ =
        push([this] { return make_print_scene(services_, game(), [this] { play_.copy_out(); }); });
}

void PlayScene::play_copied()
{
    leave_for_puzzle(start_copied(services_, services_.host.clipboard()));
}

// This play is among the saved games meanwhile.
void PlayScene::leave_for_puzzle(Transition next)
{
    if (next.kind == Transition::Kind::Stay)
        return;
    stop_clock();
    next_ = std::move(next);
}

// The clock is stopped meanwhile, so nothing can be solved.
void PlayScene::show_rules()
{
    stop_clock();
    next_ = push(
        [this] { return make_rules_scene(services_, game().spec.layout, [this] { resume(); }); });
}

std::unique_ptr<Scene> PlayScene::commands()
{
    CommandsPage page{.elapsed = play_.time(), .grid = play_.session().puzzle().grid};
    page.on = {draw_.is_open() ? Command::DrawOnNotes
                               : mode_commands[engine::index_of(play_.input.mode())]};
    if (play_.input.locked() != engine::no_digit)
        page.on.push_back(Command::LockDigit);
    if (!play_.session().can_undo())
        page.idle.push_back(Command::Undo);
    if (!play_.session().can_redo())
        page.idle.push_back(Command::Redo);
    if (play_.notes_are_hidden())
        page.on.push_back(Command::HideNotes);
    if (play_.notes_are_struck())
        page.on.push_back(Command::StrikeNotes);
    if (play_.shows_possible())
        page.on.push_back(Command::ShowPossible);
    if (sums_.is_open())
        page.on.push_back(Command::Sums);
    if (!sums_.has_any())
        page.idle.push_back(Command::Sums);
    if (services_.settings.ghost_cells)
        page.on.push_back(Command::GhostCells);
    if (!board_.can_zoom())
        page.idle.insert(page.idle.end(), {Command::ZoomIn, Command::ZoomOut});
    page.resume = [this] {
        resume();
    };
    page.obey = [this](Command command) {
        obey_from_page(command);
    };
    return make_commands_scene(services_, page);
}

} // namespace game
