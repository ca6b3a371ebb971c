#pragma once
// The path of a line between two candidates of a hint: straight, or bent so that it avoids
// obstacles and does not run along other lines. It goes from rim to rim.

#include <functional>
#include <optional>
#include <vector>

#include "game/ui/geometry.h"
#include "game/ui/shape.h"

namespace game {

struct Obstacle {
    Spot centre;
    double radius;
};

// What the next line should avoid: the lines drawn so far, and the obstacles.
class DrawnLines {
public:
    // Lines should stay inside `field`. Spots closer than `apart` pixels to one, or slightly
    // farther, count as near.
    DrawnLines(Rect field, double apart, std::vector<Obstacle> obstacles = {});

    void add(const std::vector<Spot>& line);
    bool is_near(Spot spot) const;
    Rect field() const { return field_; }
    const std::vector<Obstacle>& obstacles() const { return obstacles_; }

private:
    void mark_around(Spot spot);
    int tile_at(int column, int row) const; // -1 outside the field
    int column_of(Spot spot) const;
    int row_of(Spot spot) const;

    Rect field_;
    double side_; // of a tile
    int columns_;
    int rows_;
    std::vector<bool> near_; // for each tile
    std::vector<Obstacle> obstacles_;
};

// The shape at the end of a line: a disc, or a square with sides of twice the radius.
struct Rim {
    enum class Form { Round, Square };

    Spot centre;
    double radius = 0;
    Form form = Form::Round;
};

// Returns points close together, from one centre to the other. Obstacles that contain an end are
// ignored.
std::vector<Spot> bent_line(const Rim& from, const Rim& to, const DrawnLines& drawn);

// A line with what it costs to meet obstacles, to run near others and to be bent.
struct PricedLine {
    std::vector<Spot> spots;
    double cost = 0;
};

// Returns the one that costs least of those lines that `may_be_drawn`; nothing if there is none.
std::optional<PricedLine>
cheapest_line(const Rim& from,
              const Rim& to,
              const DrawnLines& drawn,
              const std::function<bool(const std::vector<Spot>&)>& may_be_drawn);

// Returns the part of the line between the rims; nothing if they touch.
std::vector<Spot> between_rims(std::vector<Spot> line, const Rim& from, const Rim& to);
double length_of(const std::vector<Spot>& line);

// Adds all contours of another shape.
void append(Shape& shape, const Shape& other);
// Adds a stroke along the line, in pieces, so that drawing it costs no more than its own area.
void add_stroke(Shape& shape, const std::vector<Spot>& line, double width);
// Adds the line as a row of dots.
void add_dots(Shape& shape, const std::vector<Spot>& line, double width);
// Adds an arrow head at the end of the line.
void add_head(Shape& shape, const std::vector<Spot>& line, double size);

} // namespace game
