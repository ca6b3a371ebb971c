#pragma once
// Shows a finished run again: which of its actions are done at a moment, at any speed. Waits of
// more than five seconds are shortened to five.

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "engine/play/stopwatch.h"
#include "engine/store/documents/replay.h"

namespace game {

inline constexpr std::array replay_speeds = {1, 2, 4, 8, 16};
inline constexpr engine::PlayTime longest_wait{5000};

class ReplayPlayer {
public:
    // Begins before the first action, and stands still.
    explicit ReplayPlayer(const engine::Replay& replay);

    void advance(engine::MonotonicTime now);
    // At the end it begins again.
    void play(engine::MonotonicTime now);
    void stop() { plays_ = false; }
    void set_speed(std::size_t index) { speed_ = index; } // in replay_speeds
    // To the moment at which so many actions have just been done; it stops there.
    void go_to(std::size_t actions);
    void step(int by); // actions, forward or back
    // To a share of the way that is shown, 0 to 1. It goes on if it played.
    void go_to_share(double share);

    bool is_playing() const { return plays_; }
    bool is_at_end() const { return shown_ >= end() && done_ == actions(); }
    std::size_t speed() const { return speed_; }
    std::size_t actions() const { return log().size(); }
    std::size_t done() const { return done_; }        // actions done at this moment
    double share() const { return share_at(shown_); } // of the way, 0 to 1
    double share_of(std::size_t actions) const { return share_at(shown_at(actions)); }
    const engine::Session& session() const { return session_; } // after the actions done
    // The cells of which the last action that is done has changed the digit, in reading order.
    engine::Cells cells_written() const;
    engine::PlayTime time() const; // of play at this moment
    // The wait in which this moment is, if it is shortened.
    std::optional<engine::PlayTime> shortened_wait() const;
    // How long nothing changes at this speed, except the clock.
    engine::PlayTime until_next() const;

private:
    const std::vector<engine::LogEntry>& log() const { return log_; }
    engine::PlayTime end() const { return ends_.empty() ? engine::PlayTime{0} : ends_.back(); }
    engine::PlayTime time_of(std::size_t actions) const; // of play, when they were done
    engine::PlayTime shown_at(std::size_t actions) const;
    double share_at(engine::PlayTime shown) const;
    std::size_t due() const;          // actions that are done at the moment
    void follow(std::size_t actions); // brings the session there

    std::vector<engine::LogEntry> log_;
    std::vector<engine::PlayTime> ends_; // on the way that is shown, of each action
    engine::Session start_;
    // Sessions on the way, by the number of their actions, so that going back is quick.
    std::vector<std::pair<std::size_t, engine::Session>> marks_;
    engine::Session session_;
    engine::Board before_last_; // before the last action that is done
    std::size_t done_ = 0;
    engine::PlayTime shown_{0}; // the moment, on the way that is shown
    engine::MonotonicTime now_{0};
    std::size_t speed_ = 0;
    bool plays_ = false;
};

} // namespace game
