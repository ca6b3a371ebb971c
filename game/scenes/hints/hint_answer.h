#pragma once
// A question to the teacher for a hint, and its answer, computed in the background.

#include <memory>
#include <optional>
#include <vector>

#include "engine/hints/hint.h"

namespace game {

// A list of all steps ends after so many: nobody reads on, and harder ones take long to find.
constexpr std::size_t most_listed_steps = 60;

struct HintQuestion {
    engine::HintPosition position;
    engine::HintOptions options = {};
    bool check_board = true; // report wrong digits and missing notes before any step
    std::shared_ptr<const engine::Chart> chart = {}; // created if null
};

// At most one of `board_error` and `steps`; neither if no technique finds a step.
struct HintAnswer {
    std::shared_ptr<const engine::Chart> chart; // must outlive the candidates
    std::optional<engine::BoardError> board_error = {};
    std::optional<engine::Candidates> candidates = {};
    std::vector<engine::Step> steps = {};
};

HintAnswer answer(const HintQuestion& question);

} // namespace game
