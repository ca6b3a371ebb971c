#pragma once
// The positions of a run of the sprint, made in the background before they are asked for: one for
// the rung that is played and one for the next, so that nobody waits for them.

#include <array>
#include <cstdint>
#include <optional>

#include "engine/base/table.h"
#include "engine/practice/sprint_position.h"
#include "game/scenes/waiting/background.h"

namespace game {

class SprintPositions {
public:
    explicit SprintPositions(std::uint64_t dice) : dice_(dice) {}

    // To be called each time the loop wakes.
    void prepare(engine::SprintRung rung);
    // Nothing if it is not there yet. On the same rung it is about something else than the one
    // before.
    std::optional<engine::SprintPosition> take(engine::SprintRung rung);

private:
    struct Made {
        engine::SprintRung rung = engine::SprintRung::Bronze;
        std::optional<engine::SprintPosition> position = {};
    };

    std::optional<engine::SprintPosition>& prepared(engine::SprintRung rung)
    {
        return prepared_[engine::index_of(rung)];
    }

    Background<Made> worker_;
    std::uint64_t dice_;                      // of the next position
    const engine::Technique* last_ = nullptr; // that was taken
    std::array<std::optional<engine::SprintPosition>, engine::sprint_rung_count> prepared_;
};

} // namespace game
