#pragma once
// The card with the tools for drawing on notes: colours and links. It stands beside the board while
// the player draws.

#include <array>

#include "game/scenes/play/play.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/play/play_layout.h"

namespace game {

class DrawPanel {
public:
    DrawPanel(Play& play, const PlayLayout& layout) : play_(play), layout_(layout) {}

    void open();
    void close() { play_.draw_tool.turn(false); }
    bool is_open() const { return play_.draw_tool.is_on(); }
    void step(int by); // to another tool
    // To be called before drawing, after anything has changed.
    void refresh();
    // Returns whether the card used the input.
    bool handle(const Input& input);
    void draw(Canvas& canvas) const;

private:
    struct Places {
        Rect title;
        Rect help;
        std::array<Rect, DrawTool::count> tools;
        Rect erase;
        Rect close;
        bool is_low = false; // only icons, in two rows
    };
    Places places() const;
    Places places_beside_board() const;
    Places places_below_board() const;
    Places places_on_low_card() const;
    void add_tools(std::vector<Button>& buttons);
    std::string help(const TextMeasure& measure) const; // as much as there is room for

    Play& play_;
    const PlayLayout& layout_;
    Places places_;
    ButtonPanel panel_{FocusKeys::None};
};

} // namespace game
