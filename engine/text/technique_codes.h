#pragma once
// What other programs call our techniques: the four figures of HoDoKu 2.2 ("0310") and the names
// of Sudoku Explainer and its descendants ("Naked-Triplet").

#include <string_view>
#include <vector>

#include "engine/steps/technique.h"

namespace engine {

// Ours that the name may mean; our own ids ("x_wing") mean themselves. Empty if it is unknown.
std::vector<Technique> techniques_called(std::string_view name);

} // namespace engine
