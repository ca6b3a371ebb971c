#pragma once
// One line on a terminal that tells how far a command is: how many puzzles, how many a second, and
// how much time is left where that can be told.

#include <chrono>
#include <functional>
#include <optional>
#include <ostream>
#include <string>

#include "engine/text/translations.h"

namespace game {

class Progress {
public:
    using Seconds = std::chrono::duration<double>;
    using Clock = std::function<Seconds()>; // time since any moment

    // Nothing is shown if `out` is null.
    Progress(std::ostream* out, const engine::Translations& texts, Clock clock = steady_clock());

    // `share` is how much of the work is done, from 0 to 1, if it is known.
    void update(std::size_t puzzles, std::optional<double> share);
    // Before anything else is written there, and at the end.
    void clear();

    static Clock steady_clock();

private:
    std::string line(std::size_t puzzles, std::optional<double> share, Seconds passed) const;

    std::ostream* out_;
    const engine::Translations& texts_;
    Clock clock_;
    Seconds begun_;
    Seconds shown_at_;
    std::size_t shown_ = 0; // characters
};

} // namespace game
