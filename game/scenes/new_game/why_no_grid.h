#pragma once
// Finds out why no grid satisfies all the rules of a layout, for players who mix rules.

#include <optional>

#include "engine/make/puzzle_spec.h"
#include "engine/rules/layout.h"
#include "engine/text/contradiction.h"

namespace game {

// Returns the cell or house of the empty board that shows it; nothing if none does, if each puzzle
// of the layout has regions of its own, or if cancelled. The spec's layout must be known. Takes up
// to half a second on a usual machine.
inline std::optional<engine::Contradiction> why_no_grid(const engine::PuzzleSpec& spec,
                                                        const engine::Cancel& cancel)
{
    const engine::Layout layout = *engine::find_layout(spec.layout);
    if (rolls_dice(layout))
        return std::nullopt;
    const auto grid = engine::make_grid(layout);
    return find_contradiction(grid, engine::Digits(grid->cells().size(), engine::no_digit), cancel);
}

} // namespace game
