#pragma once
// The grid of a layout before a puzzle is made.

#include <memory>

#include "engine/rules/layout.h"

namespace game {

// Without regions if each puzzle of the layout has its own.
std::shared_ptr<const engine::Grid> empty_grid(const engine::Layout& layout);

} // namespace game
