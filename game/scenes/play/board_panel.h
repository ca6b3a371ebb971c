#pragma once
// The board of a play, and what the player does on it: selecting and writing with the pointer, and
// the pad beside a cell.

#include <optional>

#include "game/scenes/hints/hint_panel.h"
#include "game/scenes/play/play.h"
#include "game/scenes/play/possible_digits.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/play/cell_pad.h"
#include "game/widgets/play/play_layout.h"

namespace game {

class BoardPanel {
public:
    BoardPanel(Play& play, const PlayLayout& layout);

    // `measure` is used until the next call.
    void place(const TextMeasure& measure);
    // Returns whether the board used the input.
    bool handle(const Input& input);
    void let_go(); // ends dragging and closes the pad
    // Returns whether a pad was open.
    bool close_pad();
    void reveal(engine::Cell cell) { view_.reveal(cell); }
    // around the cursor
    void zoom(int steps) { view_.zoom(steps, view_.area_of(play_.input.cursor()).centre()); }
    bool can_zoom() const { return view_.can_zoom(); }
    Rect area_of_cursor() const { return view_.area_of(play_.input.cursor()); }
    Rect area_of(engine::Cell cell) const { return view_.area_of(cell); }
    bool has(Point at) const { return view_.area().contains(at); }

    void move(); // to the present time of the play
    bool is_moving() const;
    // How far what is around the board has dimmed while the play is paused, in percent.
    int cover() const;
    bool is_covered() const { return covered_ && cover() >= 100; }
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
    std::optional<engine::PencilNote> note_at(Point at) const;
    bool draw_on_note(const PointerPressed& pressed); // whether there is a note
    void end_link(Point at);
    void forget_tap();
    enum class OutsidePad { Closes, Stays };
    // Returns whether the pad used it; outside of the pad it may close it.
    bool point_at_pad(const PointerPressed& pressed, OutsidePad outside);
    bool point_at_map(Point at); // likewise
    void open_pad(engine::Cell cell);
    void place_pad(engine::Cell cell);
    // Both are valid until the next call.
    const engine::Board& board_shown() const;
    const BoardLook& look(const HintPanel* hint) const;
    void show_hint(const HintPanel& hint, BoardLook& look) const;
    void draw_waiting_number(Canvas& canvas) const;

    Play& play_;
    const PlayLayout& layout_;
    const TextMeasure* measure_ = nullptr;
    BoardView view_;
    std::optional<engine::Cell> hovered_;
    std::optional<CellPad> pad_;
    std::optional<Mode> pad_mode_; // the last one chosen
    Point dragged_to_;
    // A finger that taps writes the locked digit, or draws on a note, when it is released: until
    // then, a second finger may come.
    std::optional<engine::Cell> tapped_;
    std::optional<engine::PencilNote> tapped_note_;
    bool held_ = false; // a finger has opened the pad, and may slide to a key
    HighlightMotion highlights_;
    std::vector<Highlight> highlighted_; // by cell
    Span cover_;                         // of the dimming, while the play is paused
    bool covered_ = false;
    bool dragging_ = false;
    bool linking_ = false;   // a link is being dragged from its first note
    bool drag_adds_ = true;  // a drag that began on a selected cell with Ctrl removes
    mutable BoardLook look_; // kept for its memory
    mutable PossibleDigits possible_;
};

} // namespace game
