#include "game/scenes/entry/number_entry.h"

namespace game {
namespace {

// Long enough to type the second numeral without haste, and short enough not to disturb after a
// single one, which the cell shows meanwhile.
constexpr engine::PlayTime patience{400};

} // namespace

std::vector<NumberEntry::Typed>
NumberEntry::press(int numeral, Mode mode, engine::MonotonicTime now)
{
    std::vector<Typed> done;
    if (const auto first = take()) {
        const int both = first->digit * 10 + numeral;
        if (first->mode == mode && both <= size_ && now < until_)
            return {Typed{static_cast<engine::Digit>(both), mode}};
        done.push_back(*first);
    }
    if (numeral < 1 || (numeral > size_ && mode != Mode::Colour))
        return done;
    const Typed typed{static_cast<engine::Digit>(numeral), mode};
    if (!may_go_on(numeral, mode)) {
        done.push_back(typed);
        return done;
    }
    waiting_ = typed;
    until_ = now + patience;
    return done;
}

bool NumberEntry::may_go_on(int numeral, Mode mode) const
{
    return numeral * 10 <= size_ && mode != Mode::Colour; // there are only nine colours
}

} // namespace game
