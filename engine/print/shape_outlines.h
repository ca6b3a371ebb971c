#pragma once
// The pictures that stand for digits: nine shapes, and the dots by which colours differ for
// everybody. The window draws them, and so do printed pages.

#include <vector>

#include "engine/grid/puzzle.h"
#include "engine/print/sheet.h"

namespace engine {

// A polygon in a square from -1 to 1, downwards as on paper. `digit` is 1 to picture_count
// (engine/grid/symbols.h), as everywhere here.
const std::vector<PaperPoint>& shape_outline(Digit digit);

// The middles of the dots, as on dice, in the same square.
std::vector<PaperPoint> pips_of(Digit digit);

// A polygon close to a circle; small ones need few corners.
std::vector<PaperPoint> circle_outline(PaperPoint centre, double radius, int corners = 72);

} // namespace engine
