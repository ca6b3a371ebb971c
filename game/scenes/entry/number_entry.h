#pragma once
// Digits above 9 are typed as two numerals: after the first one, the game waits a moment for the
// second. On boards with up to 9 digits it never waits.

#include <optional>
#include <utility>
#include <vector>

#include "engine/base/digit_set.h"
#include "engine/play/stopwatch.h"
#include "game/widgets/play/keypad.h"

namespace game {

class NumberEntry {
public:
    // A digit to write, and the mode.
    struct Typed {
        engine::Digit digit;
        Mode mode;
        friend bool operator==(const Typed&, const Typed&) = default;
    };

    explicit NumberEntry(int size) : size_(size) {}

    // Returns what to write now, in this order: nothing while it waits for a second numeral, and
    // two digits if the one that waited can't be combined with this one. 0 is only ever a second
    // numeral.
    std::vector<Typed> press(int numeral, Mode mode, engine::MonotonicTime now);
    // Stops waiting and returns the digit to write; nothing if there was none.
    std::optional<Typed> take() { return std::exchange(waiting_, std::nullopt); }
    void forget() { waiting_.reset(); }

    const std::optional<Typed>& waiting() const { return waiting_; }
    engine::MonotonicTime waits_until() const { return until_; }

private:
    bool may_go_on(int numeral, Mode mode) const;

    int size_;
    std::optional<Typed> waiting_;
    engine::MonotonicTime until_{0};
};

} // namespace game
