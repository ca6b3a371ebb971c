// The mouse on the board: click, drag, Ctrl, double click, middle click, wheel.

#include <algorithm>

#include "game/scenes/play_buttons.h"
#include "game/scenes/play_scene.h"

namespace game {

using engine::Cell;
using engine::Digit;

void PlayScene::point(const PointerPressed& pressed)
{
    if (point_at_notes_pad(pressed))
        return;
    if (const auto cell = view_.cell_at(pressed.at))
        return click_cell(pressed, *cell);
    for (const Button& button : panel_.buttons()) {
        if (!button.area.contains(pressed.at))
            continue;
        const auto digit = digit_of_button(button.id);
        if (digit && pressed.button == PointerButton::Middle)
            toggle_lock(*digit);
        return;
    }
    if (pressed.button == PointerButton::Left)
        hand_.clear();
}

void PlayScene::click_cell(const PointerPressed& pressed, Cell cell)
{
    if (pressed.button == PointerButton::Middle) {
        if (board()[cell].digit != engine::no_digit)
            toggle_lock(board()[cell].digit);
        return;
    }
    if (pressed.button == PointerButton::Right)
        return open_notes_pad(cell);
    const bool several = pressed.held.control || pressed.held.shift;
    if (hand_.locked() != engine::no_digit && !several) {
        hand_.clear();
        return write(hand_.mode(), hand_.locked(), {cell});
    }
    if (pressed.clicks >= 2 && !several)
        return hand_.select_alike(board(), cell);
    dragging_ = true;
    drag_adds_ = !several || !hand_.has(cell);
    if (several)
        hand_.toggle(cell);
    else
        hand_.select_only(cell);
}

bool PlayScene::point_at_notes_pad(const PointerPressed& pressed)
{
    if (!notes_pad_)
        return false;
    const engine::Digit note = notes_pad_->digit_at(pressed.at);
    const bool inside = notes_pad_->area.contains(pressed.at);
    if (note != engine::no_digit)
        write(notes_pad_->mode, note, {notes_pad_->cell});
    if (!inside)
        notes_pad_.reset();
    return inside;
}

// A cell that holds a digit takes no notes.
void PlayScene::open_notes_pad(Cell cell)
{
    if (board()[cell].digit != engine::no_digit)
        return;
    hand_.select_only(cell);
    notes_pad_ =
        place_notes_pad(session().grid(), cell, view_.area_of(cell), view_.area(), layout_.scale);
    notes_pad_->mode = hand_.mode() == Mode::Centre ? Mode::Centre : Mode::Corner;
}

void PlayScene::drag(const PointerMoved& moved)
{
    hovered_ =
        notes_pad_ && notes_pad_->area.contains(moved.at) ? std::nullopt : view_.cell_at(moved.at);
    dragging_ = dragging_ && moved.pressed;
    if (!dragging_ || !hovered_)
        return;
    if (drag_adds_ && !hand_.has(*hovered_))
        hand_.add(*hovered_);
    else if (!drag_adds_ && hand_.has(*hovered_))
        hand_.toggle(*hovered_);
}

// Over the board the wheel brings it nearer, over the pad it goes through the digits.
void PlayScene::turn_wheel(const WheelTurned& turned)
{
    if (view_.area().contains(turned.at)) {
        notes_pad_.reset();
        return view_.zoom(turned.steps, turned.at);
    }
    Rect pad;
    for (Rect key : layout_.keys)
        pad = around(pad, key);
    if (!pad.contains(turned.at) || turned.steps == 0)
        return;
    const int size = session().grid().size();
    const int step = turned.steps > 0 ? -1 : 1;
    const int from = hand_.locked() == engine::no_digit ? (step > 0 ? 0 : 1) : hand_.locked();
    hand_.clear();
    hand_.lock(static_cast<Digit>((from - 1 + step + size) % size + 1));
}

} // namespace game
