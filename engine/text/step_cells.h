#pragma once
// The cells and candidates that sentences about a step name: by their role, or cells computed from
// several roles.

#include <optional>
#include <string_view>
#include <vector>

#include "engine/steps/step.h"

namespace engine {

inline constexpr int any_group = -1;

// The cells of the role and group, in the order of the step; if the step marks no such cells, those
// of its candidates with that role, sorted.
Cells cells_with(const Step& step, Role role, int group = any_group);

// The candidates of the role and group, in the order of the step.
std::vector<Candidate> candidates_with(const Step& step, Role role, int group = any_group);

// The cells of a placeholder that is more than a role, such as "removed_cells"; nothing if there is
// no such placeholder.
std::optional<Cells> cells_called(const Step& step, std::string_view name);

} // namespace engine
