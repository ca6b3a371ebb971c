#pragma once
// The example position of a technique, and its step there.

#include <optional>
#include <utility>

#include "engine/techniques/human_solver.h"
#include "engine/text/step_line.h"
#include "game/scenes/hints/technique_page.h"

namespace game {

// Nothing if the technique does not find the step of its example.
inline std::optional<StepShow> show_of(const engine::Technique* technique)
{
    auto line = engine::parse_step_line(technique->example);
    if (!line)
        return std::nullopt;
    // The first forcing chain or net is enough: there may be thousands.
    const engine::TechniqueFamily family = technique->standing.family;
    const bool once =
        family == engine::TechniqueFamily::Forcing || family == engine::TechniqueFamily::Nets;
    engine::Steps steps(once ? engine::Want::First : engine::Want::All);
    steps.look_for(technique, line->candidates);
    for (const engine::Step& step : steps.found()) {
        if (step.removals == line->removals && step.placements == line->placements)
            return StepShow{line->chart, std::move(line->candidates), step};
    }
    return std::nullopt;
}

} // namespace game
