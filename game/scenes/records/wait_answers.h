#pragma once
// The steps that were possible in each of the longest waits of a run: the teacher is asked about
// one position after another, in the background.

#include <optional>
#include <vector>

#include "engine/play/time_spent.h"
#include "game/scenes/hints/hint_guide.h"
#include "game/scenes/waiting/background.h"

namespace game {

// A wait, and the position in which the player waited.
struct WaitPosition {
    engine::Wait wait;
    engine::HintPosition position;
};
// The longest waits, the longest first.
std::vector<WaitPosition> waits_of(const engine::Session& run, std::size_t most);

class WaitAnswers {
public:
    WaitAnswers(std::vector<WaitPosition> waits, bool assumes_one_solution);

    const std::vector<WaitPosition>& waits() const { return waits_; }
    // Asks about this wait before the others that have no answer yet.
    void ask_first(std::size_t wait);
    // Takes an answer and asks the next question; returns whether there was one.
    bool update();
    bool is_busy() const { return worker_.is_busy(); }
    // Techniques that were tried to answer the present question, and all of them.
    std::size_t done() const { return worker_.done(); }
    std::size_t all() const { return worker_.all(); }
    // The answer about a wait; null while it is not known. It has the steps of the easiest
    // technique that was possible. If a note was missing, they follow from the digits alone; if a
    // digit was wrong, there are none.
    const HintAnswer* of(std::size_t wait) const
    {
        return answers_[wait] ? &*answers_[wait] : nullptr;
    }

private:
    void ask(std::size_t wait);
    void ask_next();

    std::vector<WaitPosition> waits_;
    bool assumes_one_solution_;
    std::shared_ptr<const engine::Chart> chart_; // of the grid, once the first answer has made it
    std::vector<std::optional<HintAnswer>> answers_;
    std::size_t asked_ = 0;
    Background<HintAnswer> worker_; // the last member, as it uses the others
};

} // namespace game
