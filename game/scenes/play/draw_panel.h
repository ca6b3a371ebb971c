#pragma once
// The card with the tools for drawing on notes: colours and links. It stands beside the board while
// the player draws.

#include <vector>

#include "game/scenes/play/play.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/play/play_layout.h"

namespace game {

class DrawPanel {
public:
    DrawPanel(Play& play, const PlayLayout& layout) : play_(play), layout_(layout) {}

    void open();
    void close() { play_.draw_tool.turn(false); }
    bool is_open() const { return play_.draw_tool.is_on(); }
    void step(int by) { play_.draw_tool.step(by); } // to another tool
    // To be called before drawing, after anything has changed.
    void refresh();
    // Returns whether the card used the input.
    bool handle(const Input& input);
    void draw(Canvas& canvas) const;

private:
    Box card() const;
    Box card_beside_board() const;
    Box card_below_board() const;
    Box low_card() const; // only icons, in two rows
    std::vector<Box> tools() const;
    Button tool(std::size_t index) const;
    Button erase() const;
    Button done() const;
    Box title() const;
    Box help() const; // as much as there is room for

    Play& play_;
    const PlayLayout& layout_;
    Placement placement_;
    ButtonPanel panel_{FocusKeys::None};
};

} // namespace game
