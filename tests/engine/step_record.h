#pragma once
// A step as lines of text: everything it contains, and its sentences. For golden files.

#include <string>

#include "engine/grid/grid.h"
#include "engine/steps/step.h"
#include "engine/text/translations.h"

namespace engine {

// "r1c1=4 r2c3-4,5": what it places and removes.
std::string effect_record(const Grid& grid, const Step& step);
// The technique, the effect and the evidence, one line for each item, in the order of the step.
std::string evidence_record(const Grid& grid, const Step& step);
// Its name and its reason, sentence by sentence with roles and badges, in the language of `texts`.
std::string telling_record(const Translations& texts, const Grid& grid, const Step& step);

} // namespace engine
