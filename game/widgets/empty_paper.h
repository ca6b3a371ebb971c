#pragma once
// The paper of a layout before it is known which puzzle is printed on it.

#include <memory>

#include "engine/rules/layout.h"

namespace game {

// Without regions where each puzzle has regions of its own.
std::shared_ptr<const engine::Grid> empty_paper(const engine::Layout& layout);

} // namespace game
