#pragma once
// A step as lines of text: all that it holds, and how it is told. For golden files.

#include <string>

#include "engine/grid/grid.h"
#include "engine/steps/step.h"
#include "engine/text/translations.h"

namespace engine {

// "r1c1=4 r2c3-4,5": what it places and removes.
std::string effect_record(const Grid& grid, const Step& step);
// The technique, the effect, the evidence; a line for each thing, in the order of the step.
std::string evidence_record(const Grid& grid, const Step& step);
// Its name, its reason sentence by sentence with roles and badges, in the language of the words.
std::string telling_record(const Translations& texts, const Grid& grid, const Step& step);

} // namespace engine
