#pragma once
// Texts that must fit in a width on paper.

#include <string>
#include <string_view>
#include <vector>

#include "engine/print/sheet.h"

namespace engine {

// The same text in its size, or smaller if it would be wider than `widest`.
SheetText shrunk(SheetText text, double widest, const SheetMeasure& measure);

// Lines that are at most `widest`, cut between words; a longer word is on a line of its own.
std::vector<std::string> wrapped(std::string_view text,
                                 double widest,
                                 double size,
                                 SheetWeight weight,
                                 const SheetMeasure& measure);

} // namespace engine
