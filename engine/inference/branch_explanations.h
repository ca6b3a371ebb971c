#pragma once
// Explanations for steps with branches: forcing chains and forcing nets.

#include "engine/steps/technique.h"

namespace engine {

inline constexpr Explanation contradiction_explanation = {
    {"", Each::Branch},
    {N_("One of the candidates in {end} must be right, and none can be: the assumption "
        "is wrong.")}};

inline constexpr Explanation house_forcing_explanation = {
    {N_("In {house} the {digit} must be somewhere. Each place leads to the same end:")},
    {"", Each::Branch}};

} // namespace engine
