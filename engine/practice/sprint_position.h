#pragma once
// Positions for the Technique sprint (engine/arcade/sprint_ladder.h), from those for practice.

#include <cstdint>
#include <optional>

#include "engine/arcade/sprint_ladder.h"
#include "engine/practice/practice_position.h"

namespace engine {

struct SprintPosition {
    const Technique* technique = nullptr;
    PracticePosition position;
};

// A position for the rung. `dice` decide which technique and which position of it. Where no notes
// are shown, the digits alone lead to its steps. Never a technique of the lesson with `before`, if
// there is one. Nothing if the search was cancelled or this technique has no such position.
std::optional<SprintPosition> sprint_position(SprintRung rung,
                                              std::uint64_t dice,
                                              const Technique* before = nullptr,
                                              const Cancel& cancel = {});

// Whether a step places a digit in the cell or removes a candidate from it.
bool is_answer(const PracticePosition& position, Cell cell);

} // namespace engine
