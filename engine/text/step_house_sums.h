#pragma once
// What sentences about the rule of 45 add up: houses, cages, and the digits written beside them.

#include <optional>
#include <string_view>
#include <vector>

#include "engine/text/step_placeholders.h"

namespace engine {

// The value of a placeholder about houses that are added up; nothing if there is no such
// placeholder. step_placeholders.h lists them; mark_house_sum() in engine/patterns/house_sums.h
// writes the evidence.
std::optional<std::vector<Phrase>> house_sum_phrases(const Translations& texts,
                                                     const Grid& grid,
                                                     const Step& step,
                                                     std::string_view placeholder);

} // namespace engine
