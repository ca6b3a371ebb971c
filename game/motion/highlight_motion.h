#pragma once
// How highlights of a board follow the selection: the fills of cells cross-fade, and the edge of a
// single selected cell slides to the next one.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/table.h"
#include "engine/grid/grid.h"
#include "game/motion/span.h"
#include "game/ui/settings.h"

namespace game {

// What a cell is highlighted as; the lowest layer first.
enum class Highlight : std::uint8_t { None, Peer, Same, Selected, Wrong };
constexpr std::size_t highlight_count = 5;

// The strength of each layer of a cell's highlight, 0 to 1. At rest all are 0 or 1.
using HighlightLevels = engine::Table<Highlight, double, highlight_count>;

constexpr HighlightLevels levels_of(Highlight highlight)
{
    HighlightLevels shown{};
    shown[highlight] = 1;
    return shown;
}

// Where the edge of the selection is on its way to a cell, in cells from the board's top left cell.
struct SlidingEdge {
    double column = 0;
    double row = 0;
};

class HighlightMotion {
public:
    // What is highlighted from `now` on: one value for each cell, and the selected cell if there is
    // just one. The first call only takes note of it.
    void show(std::span<const Highlight> cells,
              std::optional<engine::Place> single,
              MotionAmount amount,
              engine::MonotonicTime now);
    // Everything is at rest at once, for instance when the board was covered.
    void settle();

    bool is_moving() const { return fades_ || edge_.has_value(); }
    // For each cell; empty if nothing moves.
    std::span<const HighlightLevels> levels() const;
    std::optional<SlidingEdge> edge() const { return edge_; }

private:
    void advance(engine::MonotonicTime now);
    void slide(engine::MonotonicTime now);

    // How far each layer has appeared, as a part of the time this takes. These are whole
    // milliseconds, so that a fade ends on time however many steps it has.
    using LayerTimes = engine::Table<Highlight, engine::PlayTime, highlight_count>;

    std::vector<Highlight> goals_;
    std::vector<LayerTimes> appeared_;
    std::vector<HighlightLevels> levels_; // as these times give them
    bool fades_ = false;
    engine::MonotonicTime advanced_{0};

    std::optional<engine::Place> single_; // where the edge goes
    SlidingEdge from_;
    Span slide_;
    std::optional<SlidingEdge> edge_; // nothing at rest
};

} // namespace game
