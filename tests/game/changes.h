#pragma once
// In which areas two pictures differ.

#include <vector>

#include "game/ui/changed_areas.h"

namespace game {

inline std::vector<Rect> changed_areas(const DisplayList& before, const DisplayList& after)
{
    ChangedAreas changes;
    changes.take(before);
    const std::span<const Rect> areas = changes.take(after);
    return {areas.begin(), areas.end()};
}

} // namespace game
