#pragma once
// The way of a line between two candidates of a hint: straight, or bent so far that it misses what
// stands between them.

#include <vector>

#include "game/ui/geometry.h"
#include "game/ui/shape.h"

namespace game {

struct Obstacle {
    Spot centre;
    float radius;
};

// Points close together, from the one to the other. Obstacles that hold an end do not count;
// `field` is where the line should stay.
std::vector<Spot> bent_line(Spot from, Spot to, const std::vector<Obstacle>& obstacles, Rect field);

// Without what lies nearer than `start` to its beginning and `end` to its end, in pixels.
std::vector<Spot> trimmed(std::vector<Spot> line, float start, float end);

// A stroke along the line; in pieces, so that drawing it costs what it covers and no more.
void add_stroke(Shape& shape, const std::vector<Spot>& line, float width);
// The same as a row of dots.
void add_dots(Shape& shape, const std::vector<Spot>& line, float width);
// An arrow head at the end of the line.
void add_head(Shape& shape, const std::vector<Spot>& line, float size);

} // namespace game
