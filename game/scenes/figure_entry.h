#pragma once
// Digits above 9 typed as two figures: the first waits a moment for the second. Boards of up to 9
// digits never wait.

#include <optional>
#include <vector>

#include "engine/base/digit_set.h"
#include "engine/play/stopwatch.h"
#include "game/widgets/keypad.h"

namespace game {

class FigureEntry {
public:
    // A digit that is to be written, and how.
    struct Typed {
        engine::Digit digit;
        Mode mode;
        friend bool operator==(const Typed&, const Typed&) = default;
    };

    explicit FigureEntry(int size) : size_(size) {}

    // What is to be written now, in this order: nothing while the figure waits, two digits when the
    // one that waited does not go with this one. A 0 only ever ends a number.
    std::vector<Typed> press(int figure, Mode mode, engine::MonotonicTime now);
    // What waited, to be written at once; nothing when nothing did.
    std::optional<Typed> take();
    void forget() { waiting_.reset(); }

    const std::optional<Typed>& waiting() const { return waiting_; }
    engine::MonotonicTime waits_until() const { return until_; }

private:
    bool may_go_on(int figure, Mode mode) const;

    int size_;
    std::optional<Typed> waiting_;
    engine::MonotonicTime until_{0};
};

} // namespace game
