#include "game/motion/board_motion.h"

#include <algorithm>
#include <cmath>

#include "game/motion/curves.h"

namespace game {
namespace {

using engine::Cell;
using engine::HouseKind;
using engine::MonotonicTime;
using engine::PlayTime;

// Milliseconds.
constexpr PlayTime appear{150};
constexpr PlayTime fade{90};
constexpr PlayTime clash_shake{220};
constexpr PlayTime given_shake{140};
constexpr PlayTime pulse{160};
constexpr PlayTime between_pulses{18};
constexpr PlayTime between_houses{90};
constexpr PlayTime step_of_line{26};
constexpr PlayTime step_of_region{34};
constexpr PlayTime light_lasts{420}; // rises, stays for 240 and fades
constexpr PlayTime calm_light_lasts{400};
constexpr PlayTime spark_lasts{500};

constexpr std::size_t most_motions = 4096;
constexpr std::size_t most_sparks = 256;
constexpr double shake_width = 3; // units
constexpr int sparks_of_line = 40;
constexpr int sparks_of_region = 24;

double share(MonotonicTime now, MonotonicTime start, PlayTime length)
{
    const auto passed = static_cast<double>((now - start).count());
    return std::clamp(passed / static_cast<double>(length.count()), 0.0, 1.0);
}

int percent(double part)
{
    return static_cast<int>(std::lround(100 * std::clamp(part, 0.0, 1.0)));
}

// Regions first, then rows, then columns, like the sounds.
int place_in_order(HouseKind kind)
{
    switch (kind) {
    case HouseKind::Region:
        return 0;
    case HouseKind::Row:
        return 1;
    case HouseKind::Column:
        return 2;
    case HouseKind::Extra:
        return 3;
    }
    return 3;
}

// How far the light runs: the number of moves of a king in chess.
int distance(engine::Place one, engine::Place other)
{
    return std::max(std::abs(one.row - other.row), std::abs(one.column - other.column));
}

double light_at(double time)
{
    constexpr double risen = 0.2;
    constexpr double fading = 0.7;
    if (time < risen)
        return ease_out(time / risen);
    return time < fading ? 1 : 1 - ease_in_out((time - fading) / (1 - fading));
}

} // namespace

void BoardMotion::add(Motion motion)
{
    if (motions_.size() < most_motions)
        motions_.push_back(motion);
}

void BoardMotion::board_changed(const engine::Board& before,
                                const engine::Board& after,
                                MonotonicTime now)
{
    if (amount_ == MotionAmount::Off)
        return;
    const Kind kind = amount_ == MotionAmount::Full ? Kind::Appear : Kind::FadeIn;
    for (Cell cell : grid_->cells()) {
        const engine::Digit old = before[cell].digit;
        const engine::Digit written = after[cell].digit;
        if (old == written)
            continue;
        if (written != engine::no_digit)
            add({kind, cell, now, kind == Kind::Appear ? appear : fade});
        else
            add({Kind::Leave, cell, now, fade, 0, old});
    }
}

void BoardMotion::given_pressed(const engine::Cells& cells, MonotonicTime now)
{
    for (Cell cell : cells) {
        if (amount_ == MotionAmount::Full)
            add({Kind::Shake, cell, now, given_shake, 2});
    }
}

void BoardMotion::clashed(const engine::Cells& cells, MonotonicTime now)
{
    for (Cell cell : cells) {
        if (amount_ == MotionAmount::Full)
            add({Kind::Shake, cell, now, clash_shake, 3});
    }
}

void BoardMotion::digit_finished(const engine::Cells& cells, MonotonicTime now)
{
    MonotonicTime start = now;
    for (Cell cell : cells) {
        if (amount_ == MotionAmount::Full)
            add({Kind::Pulse, cell, start, pulse});
        start += between_pulses;
    }
}

void BoardMotion::houses_completed(std::vector<int> houses, Cell from, MonotonicTime now)
{
    if (amount_ == MotionAmount::Off)
        return;
    std::ranges::stable_sort(
        houses, {}, [this](int house) { return place_in_order(grid_->house(house).kind); });
    MonotonicTime start = now;
    for (int house : houses) {
        light(grid_->house(house), from, start);
        if (amount_ == MotionAmount::Full) {
            add_sparks(grid_->house(house), from, start);
            start += between_houses;
        }
    }
}

void BoardMotion::light(const engine::House& house, Cell from, MonotonicTime start)
{
    const bool full = amount_ == MotionAmount::Full;
    const PlayTime step = house.kind == HouseKind::Region ? step_of_region : step_of_line;
    for (Cell cell : house.cells) {
        const int away = distance(grid_->place_of(cell), grid_->place_of(from));
        const MonotonicTime reached = full ? start + away * step : start;
        add({Kind::Light, cell, reached, full ? light_lasts : calm_light_lasts});
        if (full)
            add({Kind::Pulse, cell, reached, pulse});
    }
}

// Sparks start at the edges of the cells when the light reaches them.
void BoardMotion::add_sparks(const engine::House& house, Cell from, MonotonicTime start)
{
    const auto roll = [this] { // a random number from 0 to 1
        dice_ = dice_ * 1664525U + 1013904223U;
        return static_cast<double>(dice_ >> 8) / (1U << 24);
    };
    const bool region = house.kind == HouseKind::Region;
    const int count = region ? sparks_of_region : sparks_of_line;
    for (int spark = 0; spark < count && sparks_.size() < most_sparks; ++spark) {
        const Cell cell = house.cells[static_cast<std::size_t>(spark) % house.cells.size()];
        const engine::Place place = grid_->place_of(cell);
        const int away = distance(place, grid_->place_of(from));
        const double side = roll() < 0.5 ? 0 : 1;
        const double along = roll();
        const bool upright = house.kind == HouseKind::Column;
        sparks_.push_back({.column = place.column + (upright ? side : along),
                           .row = place.row + (upright ? along : side),
                           .across = upright ? (side - 0.5) * (0.5 + roll()) : roll() - 0.5,
                           .down = upright ? roll() - 0.5 : (side - 0.5) * (0.5 + roll()),
                           .start = start + away * (region ? step_of_region : step_of_line)});
    }
}

bool BoardMotion::advance(MonotonicTime now)
{
    std::erase_if(motions_,
                  [now](const Motion& motion) { return now >= motion.start + motion.length; });
    std::erase_if(sparks_,
                  [now](const FlyingSpark& spark) { return now >= spark.start + spark_lasts; });
    return is_moving();
}

void BoardMotion::apply(const Motion& motion, double time, CellMotion& cell)
{
    switch (motion.kind) {
    case Kind::Appear:
        cell.scale *= 0.72 + 0.28 * back_out(time);
        break;
    case Kind::FadeIn:
        cell.opacity = percent(time);
        break;
    case Kind::Leave:
        cell.leaving = motion.digit;
        cell.leaving_scale = 1 - 0.2 * time;
        cell.leaving_opacity = percent(1 - time);
        break;
    case Kind::Shake:
        cell.shift += shake_width * shake(time, motion.strength);
        break;
    case Kind::Pulse:
        cell.scale *= 1 + 0.12 * there_and_back(time);
        break;
    case Kind::Light:
        cell.light = std::max(cell.light, percent(light_at(time)));
        break;
    }
}

std::vector<CellMotion> BoardMotion::cells(MonotonicTime now) const
{
    if (motions_.empty())
        return {};
    std::vector<CellMotion> cells(grid_->cells().size());
    for (const Motion& motion : motions_) {
        if (now >= motion.start)
            apply(motion, share(now, motion.start, motion.length), cells[motion.cell.index]);
    }
    return cells;
}

std::vector<Spark> BoardMotion::sparks(MonotonicTime now) const
{
    std::vector<Spark> visible;
    for (const FlyingSpark& spark : sparks_) {
        if (now < spark.start)
            continue;
        const double time = share(now, spark.start, spark_lasts);
        const double seconds = time * static_cast<double>(spark_lasts.count()) / 1000;
        visible.push_back({spark.column + spark.across * seconds, spark.row + spark.down * seconds,
                           percent(1 - time)});
    }
    return visible;
}

} // namespace game
