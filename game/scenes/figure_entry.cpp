#include "game/scenes/figure_entry.h"

#include <utility>

namespace game {
namespace {

// Long enough to type the second figure without haste, short enough not to be noticed after a
// single one: the cell shows it meanwhile.
constexpr engine::PlayTime patience{400};

} // namespace

std::vector<FigureEntry::Typed> FigureEntry::press(int figure, Mode mode, engine::MonotonicTime now)
{
    std::vector<Typed> done;
    if (const auto first = take()) {
        const int both = first->digit * 10 + figure;
        if (first->mode == mode && both <= size_ && now < until_)
            return {Typed{static_cast<engine::Digit>(both), mode}};
        done.push_back(*first);
    }
    if (figure < 1 || (figure > size_ && mode != Mode::Colour))
        return done;
    const Typed typed{static_cast<engine::Digit>(figure), mode};
    if (!may_go_on(figure, mode)) {
        done.push_back(typed);
        return done;
    }
    waiting_ = typed;
    until_ = now + patience;
    return done;
}

std::optional<FigureEntry::Typed> FigureEntry::take()
{
    return std::exchange(waiting_, std::nullopt);
}

bool FigureEntry::may_go_on(int figure, Mode mode) const
{
    return figure * 10 <= size_ && mode != Mode::Colour; // there are but nine colours
}

} // namespace game
