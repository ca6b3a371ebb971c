// What a play remembers of its puzzle, and learns of it while the clock runs.

#include "engine/base/count.h"
#include "engine/play/session.h"
#include "game/scenes/play/play.h"
#include "game/scenes/runs/known_play.h"

namespace game {

using engine::PlayTime;

namespace {

constexpr PlayTime remember_every{10'000};
constexpr PlayTime longest_wait_at_end{500};

} // namespace

// At the start, when the clock stops, when help was taken, and as often as the clock is saved. How
// it was solved is remembered with its run: until that is safe, its game may still be finished
// again.
void Play::remember()
{
    const engine::RunStats help = engine::help_of(session().stats());
    const bool is_new = remembered_ != help || !clock_runs() || session().is_given_up() ||
                        now_ - remembered_at_ >= remember_every;
    if (!is_new || session().is_solved())
        return;
    remembered_ = help;
    remembered_at_ = now_;
    game_.elapsed = time();
    game::remember(services_, attempt_, game_);
}

void Play::ask_what_is_known()
{
    known_ = Pending(services_.saves.ask(&SavedData::foreknowledge, attempt_));
    take_what_is_known();
}

// Another running copy may have shown the solution a moment ago. A slow disk is not waited for.
void Play::know_before_end()
{
    ask_what_is_known();
    known_.wait(longest_wait_at_end);
    take_what_is_known();
}

// While the clock runs, as help is noted in the log.
void Play::take_what_is_known()
{
    if (!clock_runs() || session().is_paused() || session().is_over())
        return;
    const auto known = known_.take();
    if (!known)
        return;
    const bool was_clean = session().stats().clean();
    const bool was_new = !game_.repeated;
    game_.elapsed = time();
    take_known(game_, *known);
    if (game_.elapsed > time()) {
        stopwatch_ = engine::Stopwatch(game_.elapsed);
        stopwatch_.start(now_);
    }
    if (kind_ == PlayKind::Run && was_new && game_.repeated)
        say(known->solution_seen
                ? texts().tr("You have seen its solution: a rematch, not in the table")
                : texts().tr("The list of known puzzles is missing: a rematch, not in the table"));
    else if (kind_ == PlayKind::Run && was_clean && !session().stats().clean())
        say(texts().tr("You had help with this puzzle: an assisted run"));
}

bool Play::may_end(const engine::Action& action) const
{
    const auto* placed = std::get_if<engine::PlaceDigit>(&action);
    return kind_ == PlayKind::Run && placed != nullptr &&
           session().cells_filled() + engine::count_of(placed->cells) >= session().cells_to_fill();
}

} // namespace game
