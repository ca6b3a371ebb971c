#pragma once
// The light that a completed house gives: it runs both ways along a row or column from the cell
// that completed it, fills a region from that cell outward, and sends sparks along the lines.

#include <vector>

#include "engine/grid/grid.h"
#include "game/motion/board_moment.h"
#include "game/motion/span.h"

namespace game {

class HouseLight {
public:
    HouseLight() = default; // only so that a pool can hold it
    HouseLight(const engine::Grid& grid,
               engine::HouseIndex house,
               engine::Cell from,
               engine::MonotonicTime start);

    bool is_over(engine::MonotonicTime now) const { return now >= end_; }
    // When the light reaches a cell of the house.
    engine::MonotonicTime reaches(const engine::Grid& grid, engine::Cell cell) const;
    // When the front of a light along a line is some cells farther, or the light has gone.
    engine::MonotonicTime leaves(const engine::Grid& grid, engine::Cell cell) const;
    // Adds the light itself and the pop of the house's mark.
    void show(engine::MonotonicTime now, BoardMoment& moment) const;
    // `share` of the usual number of sparks.
    void
    add_sparks(const engine::Grid& grid, Particles& sparks, LooseDice& dice, double share) const;

private:
    bool is_line() const { return along_ != Along::Nothing; }
    int distance_along(const engine::Grid& grid, engine::Cell cell) const;
    engine::MonotonicTime comes_to(int away) const; // a cell of the line, on either side
    double passed(int cells, engine::MonotonicTime now) const;
    void show_mark(engine::MonotonicTime now, BoardMoment& moment) const;
    void add_spark_on_line(const engine::Grid& grid, Particles& sparks, LooseDice& dice) const;
    void add_spark_on_outline(const engine::Grid& grid, Particles& sparks, LooseDice& dice) const;
    struct CellEdge {
        engine::Cell cell;
        bool upright; // the left or right edge, not the upper or lower one
        int step;     // -1 before the cell, 1 after it
    };
    void add_spark_at_edge(const engine::Grid& grid,
                           Particles& sparks,
                           LooseDice& dice,
                           const CellEdge& from) const;
    void add_spark_at_mark(Particles& sparks, LooseDice& dice) const;
    bool holds(const engine::Grid& grid, engine::Place place) const;

    enum class Along : std::uint8_t { Nothing, Row, Column };

    engine::HouseIndex house_ = {};
    engine::Cell from_ = {};
    Along along_ = Along::Nothing;
    int back_ = 0; // cells of a line on either side of the first one
    int ahead_ = 0;
    engine::MonotonicTime start_{0};
    engine::MonotonicTime mark_pops_{0};
    engine::MonotonicTime ran_{0}; // it has come to all ends
    engine::MonotonicTime end_{0};
};

} // namespace game
