#pragma once
// The way of a line between two candidates of a hint: straight, or bent so far that it misses what
// stands between them and does not run along another line. It reaches from rim to rim.

#include <vector>

#include "game/ui/geometry.h"
#include "game/ui/shape.h"

namespace game {

struct Obstacle {
    Spot centre;
    float radius;
};

// The lines of a picture so far, for the next one to keep off.
class DrawnLines {
public:
    // Where a line is less than `apart` away it is near, or a little farther.
    DrawnLines(Rect field, float apart);

    void add(const std::vector<Spot>& line);
    bool is_near(Spot spot) const;

private:
    void mark_around(Spot spot);
    int tile_at(int column, int row) const; // -1 outside of the field
    int column_of(Spot spot) const;
    int row_of(Spot spot) const;

    Rect field_;
    float side_; // of a tile
    int columns_;
    int rows_;
    std::vector<bool> near_; // for each tile
};

// What a line begins or ends at: a disc, or a square with sides of twice the radius.
struct Rim {
    enum class Form { Round, Square };

    Spot centre;
    float radius = 0;
    Form form = Form::Round;
};

// Points close together, from the one centre to the other. Obstacles that hold an end do not count;
// `field` is where the line should stay.
std::vector<Spot> bent_line(const Rim& from,
                            const Rim& to,
                            const std::vector<Obstacle>& obstacles,
                            const DrawnLines& drawn,
                            Rect field);

// What of the line lies between the rims at its ends; nothing where they touch.
std::vector<Spot> between_rims(std::vector<Spot> line, const Rim& from, const Rim& to);
float length_of(const std::vector<Spot>& line);

// A stroke along the line; in pieces, so that drawing it costs what it covers and no more.
void add_stroke(Shape& shape, const std::vector<Spot>& line, float width);
// The same as a row of dots.
void add_dots(Shape& shape, const std::vector<Spot>& line, float width);
// An arrow head at the end of the line.
void add_head(Shape& shape, const std::vector<Spot>& line, float size);

} // namespace game
