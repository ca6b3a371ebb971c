#pragma once
// The board of a play, and the player's hand on it: what the pointer selects and writes there, and
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
    // True when the input was meant for the board.
    bool handle(const Input& input);
    void let_go(); // of what is dragged, and of the pad
    // True when there was one.
    bool close_pad();
    void reveal(engine::Cell cell) { view_.reveal(cell); }
    void zoom(int steps); // about the cursor
    bool can_zoom() const { return view_.can_zoom(); }
    bool has(Point at) const { return view_.area().contains(at); }

    void draw(Canvas& canvas, const HintPanel* hint) const;
    void draw_pad(Canvas& canvas) const; // lies over everything

private:
    bool point(const PointerPressed& pressed);
    void drag(const PointerMoved& moved);
    void click_cell(const PointerPressed& pressed, engine::Cell cell);
    bool point_at_pad(const PointerPressed& pressed); // true when it was meant for the pad
    void open_pad(engine::Cell cell);
    BoardLook look(const HintPanel* hint) const;
    void draw_blink(Canvas& canvas) const;
    void draw_waiting_figure(Canvas& canvas) const;

    Play& play_;
    const PlayLayout& layout_;
    BoardView view_;
    std::optional<engine::Cell> hovered_;
    std::optional<NotesPad> pad_;
    bool dragging_ = false;
    bool drag_adds_ = true; // a drag that began on a selected cell with Ctrl takes away
};

} // namespace game
