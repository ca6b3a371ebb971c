#include "game/motion/house_light.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "game/motion/curves.h"
#include "game/motion/span.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

using engine::Cell;
using engine::Grid;
using engine::HouseIndex;
using engine::HouseKind;
using engine::MonotonicTime;
using engine::Place;
using engine::PlayTime;

constexpr PlayTime step_of_line{26};
constexpr PlayTime step_of_region{34};
constexpr PlayTime edges_last{240};
constexpr PlayTime edges_fade{120};
constexpr PlayTime trail_fades{240};
constexpr PlayTime outline_glows{300};
constexpr PlayTime mark_pops_for{320};
constexpr PlayTime mark_grows{60};
constexpr PlayTime spark_lasts{500};

constexpr int cells_behind = 3; // the front of a line, in which digits are as givens
constexpr int sparks_of_line = 40;
constexpr int sparks_of_region = 24;
constexpr int sparks_at_mark = 8;   // of those of a line
constexpr double spark_reach = 0.2; // cells, from its line: digits begin farther away

// The number of moves of a king in chess.
int distance(Place one, Place other)
{
    return std::max(std::abs(one.row - other.row), std::abs(one.column - other.column));
}

// For a side of a line with that many cells.
PlayTime time_for(int cells)
{
    return std::max(1, cells) * step_of_line;
}

// The front steps from cell to cell.
double in_steps(double passed)
{
    return std::floor(passed) + 0.5;
}

int farthest(const Grid& grid, HouseIndex house, Cell from)
{
    int most = 0;
    for (Cell cell : grid.house(house).cells)
        most = std::max(most, distance(grid.place_of(cell), grid.place_of(from)));
    return most;
}

} // namespace

HouseLight::HouseLight(const Grid& grid, HouseIndex house, Cell from, MonotonicTime start)
    : house_(house), from_(from), start_(start)
{
    const HouseKind kind = grid.house(house).kind;
    along_ = kind == HouseKind::Row      ? Along::Row
             : kind == HouseKind::Column ? Along::Column
                                         : Along::Nothing;
    if (!is_line()) {
        ran_ = start + farthest(grid, house, from) * step_of_region;
        mark_pops_ = start;
        end_ = std::max(ran_ + outline_glows, mark_pops_ + mark_pops_for);
        return;
    }
    const Place first = grid.place_of(from);
    for (Cell cell : grid.house(house).cells) {
        const Place place = grid.place_of(cell);
        const int away = along_ == Along::Row ? place.column - first.column : place.row - first.row;
        back_ = std::max(back_, -away);
        ahead_ = std::max(ahead_, away);
    }
    mark_pops_ = start + time_for(ahead_);
    ran_ = start + time_for(std::max(back_, ahead_));
    end_ = ran_ + std::max(edges_last + edges_fade, mark_pops_for);
}

// How far the light has come on a side with that many cells: at last to the end of the line.
double HouseLight::passed(int cells, MonotonicTime now) const
{
    return (cells + 0.5) * ease_in_out(Span{start_, time_for(cells)}.share(now));
}

MonotonicTime HouseLight::reaches(const Grid& grid, Cell cell) const
{
    const Place place = grid.place_of(cell);
    const Place first = grid.place_of(from_);
    if (!is_line())
        return start_ + distance(place, first) * step_of_region;
    return comes_to(distance_along(grid, cell));
}

// To the right or down, negative on the other side.
int HouseLight::distance_along(const Grid& grid, Cell cell) const
{
    const Place place = grid.place_of(cell);
    const Place first = grid.place_of(from_);
    return along_ == Along::Row ? place.column - first.column : place.row - first.row;
}

MonotonicTime HouseLight::comes_to(int away) const
{
    const int cells = away < 0 ? back_ : ahead_;
    const double share = time_of_ease_in_out(std::abs(away) / (cells + 0.5));
    return start_ + PlayTime{std::lround(share * milliseconds(time_for(cells)))};
}

MonotonicTime HouseLight::leaves(const Grid& grid, Cell cell) const
{
    const int away = distance_along(grid, cell);
    const int farther = away < 0 ? away - cells_behind : away + cells_behind;
    return std::abs(farther) <= (away < 0 ? back_ : ahead_) ? comes_to(farther)
                                                            : ran_ + trail_fades / 2;
}

void HouseLight::show(MonotonicTime now, BoardMoment& moment) const
{
    if (now < start_)
        return;
    show_mark(now, moment);
    if (!is_line()) {
        const double glow = there_and_back(Span{start_, ran_ - start_ + outline_glows}.share(now));
        moment.outlines.push_back({.house = house_, .strength = percent(glow)});
        return;
    }
    moment.lines.push_back({.house = house_,
                            .from = from_,
                            .back = in_steps(passed(back_, now)),
                            .ahead = in_steps(passed(ahead_, now)),
                            .runs = now < ran_,
                            .trail = percent(1 - ease_in_out(Span{ran_, trail_fades}.share(now))),
                            .edges = percent(1 - Span{ran_ + edges_last, edges_fade}.share(now))});
}

// Grows by half at once, and swings back like a spring.
void HouseLight::show_mark(MonotonicTime now, BoardMoment& moment) const
{
    const Span span{mark_pops_, mark_pops_for};
    if (!span.has_begun(now) || span.is_over(now))
        return;
    const Span grows{mark_pops_, mark_grows};
    const auto since = milliseconds(now - grows.end()) / 1000;
    const double grown = grows.is_over(now) ? 1 - spring(since) : ease_out(grows.share(now));
    moment.marks.push_back({.house = house_,
                            .scale = 1 + 0.5 * grown,
                            .halo = percent(1 - ease_out(span.share(now)))});
}

void HouseLight::add_sparks(const Grid& grid,
                            Particles& sparks,
                            LooseDice& dice,
                            double share) const
{
    const auto count = [share](int usual) {
        return rounded(usual * share);
    };
    if (!is_line()) {
        for (int spark = 0; spark < count(sparks_of_region); ++spark)
            add_spark_on_outline(grid, sparks, dice);
        return;
    }
    for (int spark = 0; spark < count(sparks_of_line - sparks_at_mark); ++spark)
        add_spark_on_line(grid, sparks, dice);
    for (int spark = 0; spark < count(sparks_at_mark); ++spark)
        add_spark_at_mark(sparks, dice);
}

// Starts on one of the two lines beside the house when the light comes by.
void HouseLight::add_spark_on_line(const Grid& grid, Particles& sparks, LooseDice& dice) const
{
    const Cell cell = dice.one_of(std::span(grid.house(house_).cells));
    const int step = dice.roll() < 0.5 ? -1 : 1;
    add_spark_at_edge(grid, sparks, dice, {cell, along_ == Along::Column, step});
}

// Starts on the line around the house.
void HouseLight::add_spark_on_outline(const Grid& grid, Particles& sparks, LooseDice& dice) const
{
    constexpr int tries = 16; // most cells of a house are at its outline
    for (int attempt = 0; attempt < tries; ++attempt) {
        const Cell cell = dice.one_of(std::span(grid.house(house_).cells));
        const Place place = grid.place_of(cell);
        const bool upright = dice.roll() < 0.5;
        const int step = dice.roll() < 0.5 ? -1 : 1;
        const Place beyond{place.row + (upright ? 0 : step), place.column + (upright ? step : 0)};
        if (!holds(grid, beyond))
            return add_spark_at_edge(grid, sparks, dice, {cell, upright, step});
    }
}

// Flies along the edge and away from it.
void HouseLight::add_spark_at_edge(const Grid& grid,
                                   Particles& sparks,
                                   LooseDice& dice,
                                   const CellEdge& from) const
{
    const Place place = grid.place_of(from.cell);
    const double edge = from.step < 0 ? 0 : 1;
    const double along = dice.roll();
    const double out = from.step * dice.between(0, spark_reach);
    const double forward = dice.between(-0.8, 0.8);
    sparks.add({.x = place.column + (from.upright ? edge : along),
                .y = place.row + (from.upright ? along : edge),
                .across = from.upright ? out * 4 : forward,
                .down = from.upright ? forward : out * 4,
                .drag = 4,
                .side = dice.between(2, 4),
                .span = {reaches(grid, from.cell), spark_lasts}});
}

// Flies away from the mark of a line, in the gutter beside the board.
void HouseLight::add_spark_at_mark(Particles& sparks, LooseDice& dice) const
{
    const bool row = along_ == Along::Row;
    const double out = dice.between(10, 60);
    const double aside = dice.between(-120, 120);
    sparks.add({.across = row ? out : aside,
                .down = row ? aside : out,
                .drag = 4,
                .side = dice.between(2, 3.5),
                .anchor = static_cast<std::int16_t>(house_.index + 1),
                .span = {mark_pops_, spark_lasts}});
}

bool HouseLight::holds(const Grid& grid, Place place) const
{
    const auto cell = grid.cell_at(place);
    const engine::Cells& cells = grid.house(house_).cells;
    return cell && std::ranges::find(cells, *cell) != cells.end();
}

} // namespace game
