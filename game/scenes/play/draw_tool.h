#pragma once
// The tool with which a player draws on notes: one of the colours, or one of two kinds of links.

#include <optional>

#include "engine/play/action.h"

namespace game {

class DrawTool {
public:
    static constexpr std::size_t strong_link = engine::colour_count; // after the colours
    static constexpr std::size_t weak_link = strong_link + 1;
    static constexpr std::size_t count = weak_link + 1;

    bool is_on() const { return on_; }
    void turn(bool on)
    {
        on_ = on;
        start_.reset();
    }
    std::size_t chosen() const { return chosen_; }
    void choose(std::size_t tool)
    {
        chosen_ = tool;
        start_.reset();
    }
    // To another tool, around the end.
    void step(int by) { choose((chosen_ + count + by) % count); }

    bool links() const { return chosen_ >= strong_link; }
    // The note at which the next link begins.
    std::optional<engine::PencilNote> start() const { return start_; }
    void give_up_link() { start_.reset(); }
    // The action of using the tool on the notes of a digit in these cells; nothing if a link only
    // begins or is given up. Links need a single cell.
    std::optional<engine::Action> use(const engine::Cells& cells, engine::Digit digit);

private:
    bool on_ = false;
    std::size_t chosen_ = 0;
    std::optional<engine::PencilNote> start_;
};

} // namespace game
