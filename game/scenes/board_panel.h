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
    Rect area_of_cursor() const { return view_.area_of(play_.input.cursor()); }
    bool has(Point at) const { return view_.area().contains(at); }

    void move(); // to the present time of the play
    bool is_moving() const;
    int cover() const; // how much of the board is covered while the play is paused, in percent
    void draw(Canvas& canvas, const HintPanel* hint) const;
    void draw_pad(Canvas& canvas) const; // drawn above everything else

private:
    bool point(const PointerPressed& pressed);
    void move(const PointerMoved& moved);
    void drag(Point to); // over all cells on the way
    void drag_over(engine::Cell cell);
    void release(const PointerReleased& released);
    void hold(const PointerHeld& held);
    void click_cell(const PointerPressed& pressed, engine::Cell cell);
    enum class OutsidePad { Closes, Stays };
    // Returns whether the pad used it; outside of the pad it may close it.
    bool point_at_pad(const PointerPressed& pressed, OutsidePad outside);
    void open_pad(engine::Cell cell);
    BoardLook look(const HintPanel* hint) const;
    void show_hint(const HintPanel& hint, BoardLook& look) const;
    void draw_waiting_number(Canvas& canvas) const;

    Play& play_;
    const PlayLayout& layout_;
    BoardView view_;
    std::optional<engine::Cell> hovered_;
    std::optional<NotesPad> pad_;
    Point dragged_to_;
    // A finger that taps writes the locked digit when it is released: until then, a second finger
    // may come.
    std::optional<engine::Cell> tapped_;
    bool held_ = false; // a finger has opened the pad, and may slide to a note
    HighlightMotion highlights_;
    std::vector<Highlight> highlighted_; // by cell
    Span cover_;                         // while digits fade because the play is paused
    bool covered_ = false;
    bool dragging_ = false;
    bool drag_adds_ = true; // a drag that began on a selected cell with Ctrl removes
};

} // namespace game
