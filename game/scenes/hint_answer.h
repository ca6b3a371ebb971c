#pragma once
// What is asked of the teacher for a hint, and what it answers, beside the screen.

#include <memory>
#include <optional>
#include <vector>

#include "engine/hints/hint.h"

namespace game {

struct HintQuestion {
    engine::HintPosition position;
    engine::HintWish wish = {};
    bool asks_for_trouble = true; // wrong digits and missing notes come before any step
    std::shared_ptr<const engine::Chart> chart = {}; // made when there is none
};

// One of the two, or nothing at all when no technique finds a step.
struct HintAnswer {
    std::shared_ptr<const engine::Chart> chart; // the candidates live no longer than it
    std::optional<engine::Trouble> trouble = {};
    std::optional<engine::Candidates> candidates = {};
    std::vector<engine::Step> steps = {};
};

HintAnswer answer(const HintQuestion& question);

} // namespace game
