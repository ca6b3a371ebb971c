#pragma once
// The board of a play, and what the player does on it: selecting and writing with the pointer, and
// the pad of notes beside a cell.

#include <optional>

#include "game/scenes/hint_panel.h"
#include "game/scenes/play.h"
#include "game/widgets/board_view.h"
#include "game/widgets/notes_pad.h"
#include "game/widgets/play_layout.h"

namespace game {

class BoardPanel {
public:
    BoardPanel(Play& play, const PlayLayout& layout);

    void place();
    // Returns whether the board used the input.
    bool handle(const Input& input);
    void let_go(); // ends dragging and closes the pad
    // Returns whether a pad was open.
    bool close_pad();
    void reveal(engine::Cell cell) { view_.reveal(cell); }
    void zoom(int steps); // around the cursor
    bool can_zoom() const { return view_.can_zoom(); }
    bool has(Point at) const { return view_.area().contains(at); }

    void draw(Canvas& canvas, const HintPanel* hint) const;
    void draw_pad(Canvas& canvas) const; // drawn above everything else

private:
    bool point(const PointerPressed& pressed);
    void drag(const PointerMoved& moved);
    void click_cell(const PointerPressed& pressed, engine::Cell cell);
    bool point_at_pad(const PointerPressed& pressed); // whether the pad used it
    void open_pad(engine::Cell cell);
    BoardLook look(const HintPanel* hint) const;
    void draw_blink(Canvas& canvas) const;
    void draw_waiting_number(Canvas& canvas) const;

    Play& play_;
    const PlayLayout& layout_;
    BoardView view_;
    std::optional<engine::Cell> hovered_;
    std::optional<NotesPad> pad_;
    bool dragging_ = false;
    bool drag_adds_ = true; // a drag that began on a selected cell with Ctrl removes
};

} // namespace game
