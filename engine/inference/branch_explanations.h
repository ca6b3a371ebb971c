#pragma once
// Explanations for steps with branches: forcing chains and forcing nets.

#include "engine/steps/technique.h"

namespace engine {

inline constexpr SentenceTemplate empty_cell_sentence{
    N_("No digit is left for {empty_cell}: the assumption is wrong.")};
inline constexpr SentenceTemplate empty_house_sentence{
    N_("No place is left for {end_digits} in {empty_house}: the assumption is wrong.")};

inline constexpr Explanation contradiction_explanation = {
    {"", Each::Branch}, empty_cell_sentence, empty_house_sentence};

inline constexpr Explanation house_forcing_explanation = {
    {N_("In {house} the {digit} must be somewhere. Each place leads to the same end:")},
    {"", Each::Branch}};

} // namespace engine
