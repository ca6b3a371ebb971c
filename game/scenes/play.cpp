#include "game/scenes/play.h"

#include <utility>

#include "game/scenes/play_words.h"
#include "game/ui/commands.h"
#include "game/widgets/board_view.h"

namespace game {

using engine::Action;
using engine::Digit;
using engine::N_;
using engine::Outcome;
using engine::PlayTime;
using engine::Verdict;

namespace {

constexpr PlayTime notice_lasts{2400};
constexpr PlayTime blink_lasts{160};

} // namespace

Play::Play(Services& services, engine::SavedGame game)
    : hand(game.session.grid(), game.hand),
      figures(game.session.grid().size()),
      services_(services),
      game_(std::move(game)),
      stopwatch_(game_.elapsed)
{
    // Coming back is the end of the pause.
    if (session().is_paused())
        game_.session.act(engine::Resume{}, game_.elapsed);
}

bool Play::act(const Action& action)
{
    const Outcome outcome = perform(action);
    if (outcome.verdict != Verdict::Accepted) {
        refuse(outcome.verdict, action);
        return false;
    }
    checked_wrong_.clear();
    checked_ = false;
    blinking_.clear();
    tell(outcome);
    if (session().is_solved())
        stopwatch_.stop(now_);
    keep();
    done_(action);
    return true;
}

// Every action of the player, so that a sudden end costs one of them at most.
Outcome Play::perform(const Action& action)
{
    services_.keeper.let_last_one_be_kept();
    return game_.session.act(action, time());
}

void Play::refuse(Verdict verdict, const Action& action)
{
    switch (verdict) {
    case Verdict::CellIsGiven:
        blinks_until_ = now_ + blink_lasts;
        blinking_ = hand.selection();
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

void Play::tell(const Outcome& outcome)
{
    for (const engine::Event& event : outcome.events) {
        if (const auto* done = std::get_if<engine::HouseCompleted>(&event)) {
            say(house_complete_text(services_.words, grid(), done->house), Icon::Validate,
                Paint::Ok);
        }
        if (std::holds_alternative<engine::ClashMade>(event) &&
            services_.settings.mistakes != MistakeCheck::Off)
            say(services_.words.tr("Already in this row, column or box"), Icon::Warning,
                Paint::Error);
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

void Play::say(std::string text, std::optional<Icon> icon, Paint paint)
{
    notice_ = PlayNotice{std::move(text), icon, paint, now_ + notice_lasts};
}

engine::SavedGame Play::as_it_stands() const
{
    engine::SavedGame game = game_;
    game.elapsed = time();
    game.hand = hand.to_saved();
    return game;
}

void Play::keep()
{
    kept_ = now_;
    game_.elapsed = time();
    game_.hand = hand.to_saved();
    game_.saved = services_.outside.date();
    services_.keeper.keep(game_);
}

// The player comes back from another screen.
void Play::start_clock()
{
    if (session().is_paused())
        perform(engine::Resume{});
    stopwatch_.start(now_);
    keep();
}

void Play::stop_clock()
{
    figures.forget();
    if (session().is_paused() || session().is_solved())
        return;
    stopwatch_.stop(now_);
    perform(engine::Pause{});
    keep();
}

void Play::press_figure(int figure, Mode mode)
{
    for (const FigureEntry::Typed& typed : figures.press(figure, mode, now_))
        press_digit(typed.digit, typed.mode);
}

void Play::write_waiting_figure()
{
    if (const auto typed = figures.take())
        press_digit(typed->digit, typed->mode);
}

void Play::press_digit(Digit digit, Mode mode)
{
    if (hand.empty())
        return toggle_lock(digit);
    write(mode, digit, hand.selection());
}

void Play::write_locked()
{
    if (hand.locked() != engine::no_digit && !hand.empty())
        write(hand.mode(), hand.locked(), hand.selection());
}

void Play::write(Mode mode, Digit digit, engine::Cells cells)
{
    if (const auto action = writing(mode, digit, std::move(cells)))
        act(*action);
}

void Play::toggle_lock(Digit digit)
{
    if (hand.locked() == digit)
        return hand.release();
    hand.lock(digit);
}

// The digit under the cursor, or the first that is not used up.
void Play::lock_from_cursor()
{
    if (hand.locked() != engine::no_digit)
        return hand.release();
    Digit digit = board()[hand.cursor()].digit;
    const std::vector<int> left = digits_left(grid(), board());
    for (int next = 1; next <= grid().size() && digit == engine::no_digit; ++next) {
        if (left[static_cast<std::size_t>(next - 1)] > 0)
            digit = static_cast<Digit>(next);
    }
    hand.clear();
    hand.lock(digit == engine::no_digit ? Digit{1} : digit);
}

void Play::erase()
{
    if (!hand.empty())
        act(engine::Erase{hand.selection()});
}

const PlayNotice* Play::notice() const
{
    return notice_ && now_ < notice_->until ? &*notice_ : nullptr;
}

engine::Cells Play::blinking() const
{
    return now_ < blinks_until_ && !session().is_paused() ? blinking_ : engine::Cells{};
}

engine::Digit Play::highlighted() const
{
    if (!services_.settings.tint_same || session().is_paused())
        return engine::no_digit;
    if (hand.locked() != engine::no_digit)
        return hand.locked();
    const auto cell = hand.single();
    return cell ? board()[*cell].digit : engine::no_digit;
}

engine::Cells Play::wrong_cells() const
{
    engine::Cells wrong = checked_wrong_;
    engine::Cells more;
    switch (services_.settings.mistakes) {
    case MistakeCheck::Off:
        break;
    case MistakeCheck::Clashes:
        more = clashing_cells(grid(), board());
        break;
    case MistakeCheck::AnyError:
        more = session().mistakes();
        break;
    }
    wrong.insert(wrong.end(), more.begin(), more.end());
    return wrong;
}

} // namespace game
