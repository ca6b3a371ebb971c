#pragma once
// Cells that sentences about a step name: by their role, or worked out from several.

#include <optional>
#include <string_view>

#include "engine/steps/step.h"

namespace engine {

inline constexpr int any_group = -1;

// Of the role and group, in the order of the step; where it names none, those of its candidates,
// sorted.
Cells cells_with(const Step& step, Role role, int group = any_group);

// What is more than cells of a role: "removed_cells"; nothing if nothing is called so.
std::optional<Cells> cells_called(const Step& step, std::string_view name);

// Of coloured candidates, whether the step removes any.
bool removes_a_colour(const Step& step);

} // namespace engine
