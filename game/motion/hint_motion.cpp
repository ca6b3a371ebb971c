#include "game/motion/hint_motion.h"

#include "game/motion/curves.h"

namespace game {
namespace {

using engine::PlayTime;

constexpr PlayTime dims{140};
constexpr PlayTime cells_appear{120};
constexpr PlayTime links_draw{260};
constexpr PlayTime arrows_draw{200};
constexpr PlayTime calm_shows{120};

} // namespace

void HintMotion::begin(HintBefore before, MotionAmount amount, engine::MonotonicTime now)
{
    const bool first = before == HintBefore::Nothing;
    amount_ = amount;
    switch (amount) {
    case MotionAmount::Full:
        dim_ = {now, first ? dims : PlayTime{0}};
        cells_ = {dim_.end(), cells_appear};
        lines_ = {cells_.end(), links_draw};
        arrows_ = {lines_.end(), arrows_draw};
        return;
    case MotionAmount::Calm:
        dim_ = {now, first ? calm_shows : PlayTime{0}};
        cells_ = lines_ = arrows_ = {now, calm_shows};
        return;
    case MotionAmount::Off:
        dim_ = cells_ = lines_ = arrows_ = {};
        return;
    }
}

HintMoment HintMotion::moment(engine::MonotonicTime now) const
{
    HintMoment moment{.dim = percent(dim_.share(now)), .cells = percent(cells_.share(now))};
    if (amount_ == MotionAmount::Calm)
        moment.lines = percent(lines_.share(now));
    if (amount_ == MotionAmount::Full) {
        moment.links = ease_out(lines_.share(now));
        moment.arrows = ease_out(arrows_.share(now));
    }
    return moment;
}

} // namespace game
