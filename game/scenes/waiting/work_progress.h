#pragma once
// What screens say about work that takes longer than half a second: how much of it is done, and how
// long the rest will take or, if its parts can't be counted, how long it has taken so far.

#include <cstddef>
#include <optional>
#include <string>

#include "engine/base/play_time.h"
#include "engine/play/stopwatch.h"
#include "engine/text/translations.h"
#include "game/widgets/boxes/box.h"

namespace game {

inline constexpr engine::PlayTime work_shows{500}; // earlier, it would only flicker

struct WorkProgress {
    engine::PlayTime passed{0};
    std::size_t done = 0;
    std::size_t all = 0; // its parts; 0 if they can't be counted
};

// From 0 to 1; 0 if the parts can't be counted.
double share_done(const WorkProgress& progress);
// Rounded up. Nothing while it can't be estimated: in the first second, or before a part is done.
std::optional<long> seconds_left(const WorkProgress& progress);

// The text, and after the first second the time: "Drawing page 3 of 12 · 8 s left" or, of what
// can't be counted, "Making a puzzle · 4 s so far".
std::string
with_time(const engine::Translations& texts, std::string text, const WorkProgress& progress);
// The same of parts that are counted: "Importing: 12 of 40 · 3 s left".
std::string with_count(const engine::Translations& texts,
                       const std::string& text,
                       const WorkProgress& progress);
// The same of work that solves one cell after another: "Finding the steps: 12 of 53 cells · 8 s
// left".
std::string with_cells(const engine::Translations& texts,
                       const std::string& text,
                       const WorkProgress& progress);

// Of a search that tries one technique after another. How long the rest takes can't be estimated,
// as the last ones take longest: "34 of 98 techniques tried · 4 s so far".
std::string techniques_tried(const engine::Translations& texts, const WorkProgress& progress);

// A bar that shows how much is done.
Box bar_of(const WorkProgress& progress);

// Since when a screen has been waiting for work.
class WaitClock {
public:
    // To be called in each frame.
    void follow(bool is_waiting, engine::MonotonicTime now);
    // What is waited for from now on is something else.
    void start_again() { since_.reset(); }

    engine::PlayTime passed() const { return since_ ? now_ - *since_ : engine::PlayTime{0}; }
    // Whether it should be shown.
    bool is_long() const { return passed() >= work_shows; }

private:
    std::optional<engine::MonotonicTime> since_;
    engine::MonotonicTime now_{0};
};

} // namespace game
