#include "game/scenes/play_scene.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/scenes/everywhere.h"
#include "game/scenes/play_buttons.h"
#include "game/scenes/play_menu_scene.h"
#include "game/scenes/play_words.h"
#include "game/scenes/win_scene.h"

namespace game {

using engine::Action;
using engine::MonotonicTime;
using engine::N_;
using engine::Outcome;
using engine::PlayTime;
using engine::Verdict;

namespace {

constexpr PlayTime notice_lasts{2400};
constexpr PlayTime blink_lasts{160};
constexpr PlayTime keep_every{10000};

} // namespace

std::unique_ptr<Scene>
make_play_scene(Services& services, engine::SavedGame game, std::string greeting)
{
    if (game.session.is_solved())
        return make_win_scene(services, std::move(game));
    return std::make_unique<PlayScene>(services, std::move(game), std::move(greeting));
}

PlayScene::PlayScene(Services& services, engine::SavedGame game, std::string greeting)
    : services_(services),
      game_(std::move(game)),
      greeting_(std::move(greeting)),
      hand_(game_.session.grid(), game_.hand),
      figures_(game_.session.grid().size()),
      stopwatch_(game_.elapsed),
      view_(game_.session.grid())
{
    view_.allow_zoom();
    // Coming back is the end of the pause.
    if (session().is_paused())
        game_.session.act(engine::Resume{}, game_.elapsed);
}

PlayTime PlayScene::play_time() const
{
    return stopwatch_.elapsed(now_);
}

Transition PlayScene::handle(const Input& input)
{
    // The last update() may be long ago: with a hidden clock the loop sleeps for seconds.
    now_ = std::max(now_, services_.outside.now());
    if (!std::holds_alternative<PointerMoved>(input) && !std::holds_alternative<KeyPressed>(input))
        write_waiting_figure();
    if (question_takes(input) || hint_takes(input)) {
        refresh_buttons();
        return take_next();
    }
    if (const auto pressed = panel_.handle(input))
        press_button(*pressed);
    else if (const auto* key = std::get_if<KeyPressed>(&input))
        press_key(*key);
    else if (const auto* press = std::get_if<PointerPressed>(&input))
        point(*press);
    else if (const auto* moved = std::get_if<PointerMoved>(&input))
        drag(*moved);
    else if (std::holds_alternative<PointerReleased>(input))
        dragging_ = false;
    else if (const auto* turned = std::get_if<WheelTurned>(&input))
        turn_wheel(*turned);
    else if (std::holds_alternative<FocusLost>(input) && services_.settings.pause_on_focus_loss)
        pause();
    else if (std::holds_alternative<CloseRequested>(input))
        stop_clock();
    refresh_buttons();
    return take_next();
}

Transition PlayScene::update(MonotonicTime now)
{
    now_ = now;
    update_hint();
    if (now >= figures_.waits_until())
        write_waiting_figure();
    if (!shown_) {
        shown_ = true;
        kept_ = now;
        if (!greeting_.empty())
            say(greeting_);
        if (!session().is_paused())
            stopwatch_.start(now);
        keep();
    } else if (session().is_paused() && next_.kind == Transition::Kind::Stay) {
        // Another screen was left that had been opened from here.
        pause();
    }
    const bool reveals = services_.settings.mistakes == MistakeCheck::AnyError;
    if (reveals && !session().facts().mistakes_revealed && stopwatch_.is_running())
        act(engine::RevealMistakes{});
    if (stopwatch_.is_running() && now - kept_ >= keep_every)
        keep();
    return take_next();
}

std::optional<PlayTime> PlayScene::next_change() const
{
    if (!stopwatch_.is_running())
        return std::nullopt;
    if (is_busy())
        return PlayTime{16};
    if (figures_.waiting())
        return std::max(PlayTime{1}, figures_.waits_until() - now_);
    if (now_ < blinks_until_)
        return blinks_until_ - now_;
    const PlayTime tenth{100};
    const PlayTime to_next_tenth = tenth - play_time() % tenth;
    if (services_.settings.show_clock || notice_shows())
        return to_next_tenth;
    return kept_ + keep_every - now_;
}

bool PlayScene::act(const Action& action)
{
    const Outcome outcome = perform(action);
    if (outcome.verdict != Verdict::Accepted) {
        refuse(outcome.verdict, action);
        return false;
    }
    checked_wrong_.clear();
    checked_ = false;
    blinking_.clear();
    if (!std::holds_alternative<engine::FillNotes>(action))
        close_card(); // it was about another board
    tell(outcome);
    if (session().is_solved()) {
        stopwatch_.stop(now_);
        keep();
        next_ = Transition{Transition::Kind::Replace, [&services = services_, game = game_] {
                               return make_win_scene(services, game);
                           }};
        return true;
    }
    keep();
    return true;
}

// Every action of the player, so that a sudden end costs one of them at most.
Outcome PlayScene::perform(const Action& action)
{
    services_.keeper.let_last_one_be_kept();
    return game_.session.act(action, play_time());
}

void PlayScene::refuse(Verdict verdict, const Action& action)
{
    switch (verdict) {
    case Verdict::CellIsGiven:
        blinks_until_ = now_ + blink_lasts;
        blinking_ = hand_.selection();
        if (const auto* place = std::get_if<engine::PlaceDigit>(&action))
            blinking_ = place->cells;
        return say(services_.words.tr("A given can't be changed"), Icon::Warning);
    case Verdict::NoCheckpoint:
        return say(services_.words.tr(
            engine::Message{N_("No bookmark yet: {key} sets one"),
                            {{"key", key_name(Command::Bookmark, services_.words)}}}));
    case Verdict::NothingToUndo:
    case Verdict::NothingToRedo:
    case Verdict::NothingToDo:
    case Verdict::Accepted:
    case Verdict::PlayIsPaused:
    case Verdict::PlayIsRunning:
    case Verdict::PlayIsOver:
    case Verdict::NotOnThisGrid:
        return;
    }
}

void PlayScene::tell(const Outcome& outcome)
{
    for (const engine::Event& event : outcome.events) {
        if (const auto* done = std::get_if<engine::HouseCompleted>(&event)) {
            say(house_complete_text(services_.words, session().grid(), done->house), Icon::Validate,
                Paint::Ok);
        }
        if (std::holds_alternative<engine::ClashMade>(event) &&
            services_.settings.mistakes != MistakeCheck::Off)
            say(services_.words.tr("This digit is there already"), Icon::Warning, Paint::Error);
        if (const auto* checked = std::get_if<engine::Checked>(&event)) {
            checked_ = true;
            checked_wrong_ = checked->wrong;
            const bool right = checked->wrong.empty();
            say(check_text(services_.words, checked->wrong.size(), session().facts()),
                right ? Icon::Validate : Icon::Warning, right ? Paint::Ok : Paint::Error);
        }
    }
    const bool full = session().cells_filled() == session().cells_to_fill();
    if (full && !session().is_solved() && !outcome.events.empty() && !checked_)
        say(services_.words.tr("Full, but something is wrong"), Icon::Warning, Paint::Error);
}

void PlayScene::say(std::string text, std::optional<Icon> icon, Paint paint)
{
    notice_ = Notice{std::move(text), icon, paint, now_ + notice_lasts};
}

std::optional<engine::SavedGame> PlayScene::open_game() const
{
    engine::SavedGame game = game_;
    game.elapsed = play_time();
    game.hand = hand_.to_saved();
    return game;
}

void PlayScene::keep()
{
    kept_ = now_;
    game_.elapsed = play_time();
    game_.hand = hand_.to_saved();
    game_.saved = services_.outside.date();
    services_.keeper.keep(game_);
}

void PlayScene::start_clock()
{
    now_ = services_.outside.now();
    perform(engine::Resume{});
    stopwatch_.start(now_);
    keep();
}

void PlayScene::stop_clock()
{
    close_card();
    notes_pad_.reset();
    figures_.forget();
    if (session().is_paused() || session().is_solved())
        return;
    stopwatch_.stop(now_);
    perform(engine::Pause{});
    dragging_ = false;
    keep();
}

void PlayScene::resume()
{
    if (session().is_paused())
        start_clock();
    refresh_buttons();
}

void PlayScene::restart()
{
    resume();
    act(engine::Restart{});
    refresh_buttons();
}

void PlayScene::show_pause(PauseAsks asks)
{
    stop_clock();
    next_ = Transition{Transition::Kind::Push, [this, asks] {
                           return make_pause_scene(services_,
                                                   PauseCard{
                                                       .elapsed = game_.elapsed,
                                                       .board = [this] { return layout_.board; },
                                                       .resume = [this] { resume(); },
                                                       .restart = [this] { restart(); },
                                                       .asks = asks,
                                                   });
                       }};
}

void PlayScene::show_menu()
{
    constexpr std::array modes = {Command::ModeDigit, Command::ModeCorner, Command::ModeCentre,
                                  Command::ModeColour};
    stop_clock();
    PlayMenu menu{.elapsed = game_.elapsed, .grid = session().puzzle().grid};
    menu.on = {modes[static_cast<std::size_t>(hand_.mode())]};
    if (hand_.locked() != engine::no_digit)
        menu.on.push_back(Command::LockDigit);
    if (!session().can_undo())
        menu.idle.push_back(Command::Undo);
    if (!session().can_redo())
        menu.idle.push_back(Command::Redo);
    if (!view_.can_zoom())
        menu.idle.insert(menu.idle.end(), {Command::ZoomIn, Command::ZoomOut});
    menu.resume = [this] {
        resume();
    };
    menu.obey = [this](Command command) {
        obey_from_menu(command);
    };
    next_ = Transition{Transition::Kind::Push, [this, menu] {
                           return make_play_menu_scene(services_, menu);
                       }};
}

// The clock goes on, unless the command would stop it again.
void PlayScene::obey_from_menu(Command command)
{
    if (play_command(command).leads == Leads::Nowhere)
        resume();
    if (!obey_everywhere(command, services_))
        obey(command);
    refresh_buttons();
}

// Nothing is lost by going elsewhere: the play is kept, and waits when one comes back.
void PlayScene::leave_for(Transition::Kind kind, std::unique_ptr<Scene> (*make)(Services&))
{
    stop_clock();
    next_ = Transition{kind, [&services = services_, make] {
                           return make(services);
                       }};
}

Transition PlayScene::take_next()
{
    return std::exchange(next_, Transition{});
}

} // namespace game
