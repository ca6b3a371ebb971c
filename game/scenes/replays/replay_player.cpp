#include "game/scenes/replays/replay_player.h"

#include <algorithm>
#include <cmath>

namespace game {

using engine::PlayTime;
using engine::Session;

namespace {

constexpr std::size_t mark_count = 8; // each is a whole session

Session begun(const Session& session)
{
    if (session.start())
        return Session(session.puzzle(), session.options(), *session.start());
    return Session(session.puzzle(), session.options());
}

} // namespace

ReplayPlayer::ReplayPlayer(const engine::Replay& replay)
    : log_(replay.game.session.log()),
      start_(begun(replay.game.session)),
      session_(start_),
      before_last_(start_.board())
{
    PlayTime before = start_.last_action_at();
    PlayTime shown{0};
    for (const engine::LogEntry& entry : log_) {
        shown += std::min(entry.at - before, longest_wait);
        before = entry.at;
        ends_.push_back(shown);
    }
    const std::size_t between = std::max<std::size_t>(1, log_.size() / (mark_count + 1));
    Session on_the_way = start_;
    for (std::size_t done = 1; done <= log_.size(); ++done) {
        on_the_way.act(log_[done - 1].action, log_[done - 1].at);
        if (done % between == 0 && marks_.size() < mark_count)
            marks_.emplace_back(done, on_the_way);
    }
}

PlayTime ReplayPlayer::time_of(std::size_t actions) const
{
    return actions == 0 ? start_.last_action_at() : log_[actions - 1].at;
}

PlayTime ReplayPlayer::shown_at(std::size_t actions) const
{
    return actions == 0 ? PlayTime{0} : ends_[actions - 1];
}

void ReplayPlayer::advance(engine::MonotonicTime now)
{
    const PlayTime passed = now - std::exchange(now_, now);
    if (!plays_ || passed.count() <= 0)
        return;
    shown_ = std::min(end(), shown_ + passed * replay_speeds[speed_]);
    follow(due());
    plays_ = !is_at_end();
}

void ReplayPlayer::play(engine::MonotonicTime now)
{
    now_ = now;
    if (is_at_end())
        go_to(0);
    plays_ = !log_.empty();
}

// Several actions may share a moment; then as many of them are done as were asked for.
void ReplayPlayer::go_to(std::size_t actions)
{
    plays_ = false;
    const std::size_t wanted = std::min(actions, log_.size());
    shown_ = shown_at(wanted);
    follow(wanted);
}

void ReplayPlayer::step(int by)
{
    const auto wanted = static_cast<std::ptrdiff_t>(done_) + by;
    go_to(static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(wanted, 0, static_cast<std::ptrdiff_t>(log_.size()))));
}

void ReplayPlayer::go_to_share(double share)
{
    const double way = static_cast<double>(end().count()) * std::clamp(share, 0.0, 1.0);
    shown_ = PlayTime{std::llround(way)};
    follow(due());
    plays_ = plays_ && !is_at_end();
}

double ReplayPlayer::share_at(PlayTime shown) const
{
    const auto all = static_cast<double>(end().count());
    return all == 0 ? 0 : static_cast<double>(shown.count()) / all;
}

// In a shortened wait the clock runs faster.
PlayTime ReplayPlayer::time() const
{
    if (done_ >= log_.size())
        return time_of(log_.size());
    const PlayTime wait = log_[done_].at - time_of(done_);
    const PlayTime shown_wait = ends_[done_] - shown_at(done_);
    if (shown_wait.count() == 0)
        return time_of(done_);
    return time_of(done_) + wait * (shown_ - shown_at(done_)).count() / shown_wait.count();
}

std::optional<PlayTime> ReplayPlayer::shortened_wait() const
{
    if (done_ >= log_.size())
        return std::nullopt;
    const PlayTime wait = log_[done_].at - time_of(done_);
    return wait > longest_wait ? std::optional(wait) : std::nullopt;
}

PlayTime ReplayPlayer::until_next() const
{
    if (done_ >= log_.size())
        return PlayTime{0};
    const PlayTime left = ends_[done_] - shown_;
    return std::max(PlayTime{1}, left / replay_speeds[speed_]);
}

engine::Cells ReplayPlayer::cells_written() const
{
    engine::Cells cells;
    for (engine::Cell cell : session_.grid().cells()) {
        if (done_ > 0 && session_.board()[cell].digit != before_last_[cell].digit)
            cells.push_back(cell);
    }
    return cells;
}

std::size_t ReplayPlayer::due() const
{
    return static_cast<std::size_t>(std::ranges::upper_bound(ends_, shown_) - ends_.begin());
}

void ReplayPlayer::follow(std::size_t wanted)
{
    std::size_t has = done_;
    if (has > wanted) {
        session_ = start_;
        has = 0;
        for (const auto& [done, session] : marks_) {
            if (done >= wanted) // the last action is done again, to know the board before it
                break;
            session_ = session;
            has = done;
        }
    }
    for (; has < wanted; ++has) {
        if (has + 1 == wanted)
            before_last_ = session_.board();
        session_.act(log_[has].action, log_[has].at);
    }
    done_ = wanted;
}

} // namespace game
