#include "game/scenes/arcade/sprint_positions.h"

#include <utility>

namespace game {

using engine::SprintRung;

void SprintPositions::prepare(SprintRung rung)
{
    if (auto made = worker_.take())
        prepared(made->rung) = std::move(made->position);
    if (worker_.is_busy())
        return;
    const bool is_last = rung == SprintRung::Diamond;
    const SprintRung next = is_last ? rung : engine::enumerator_after(rung, 1);
    for (SprintRung wanted : {rung, next}) {
        if (prepared(wanted))
            continue;
        worker_.ask([wanted, dice = dice_++, last = last_](const engine::Cancel& cancel) {
            return Made{wanted, sprint_position(wanted, dice, last, cancel)};
        });
        return;
    }
}

std::optional<engine::SprintPosition> SprintPositions::take(SprintRung rung)
{
    auto taken = std::exchange(prepared(rung), std::nullopt);
    if (taken)
        last_ = taken->technique;
    return taken;
}

} // namespace game
