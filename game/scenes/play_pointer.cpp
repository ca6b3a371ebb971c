// The mouse on the board: click, drag, Ctrl, double click, middle click, wheel.

#include <algorithm>

#include "game/scenes/play_buttons.h"
#include "game/scenes/play_scene.h"

namespace game {

using engine::Cell;
using engine::Digit;

void PlayScene::point(const PointerPressed& pressed)
{
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
    if (pressed.button != PointerButton::Left)
        return;
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

void PlayScene::drag(const PointerMoved& moved)
{
    hovered_ = view_.cell_at(moved.at);
    dragging_ = dragging_ && moved.pressed;
    if (!dragging_ || !hovered_)
        return;
    if (drag_adds_ && !hand_.has(*hovered_))
        hand_.add(*hovered_);
    else if (!drag_adds_ && hand_.has(*hovered_))
        hand_.toggle(*hovered_);
}

// Over the pad the wheel goes through the digits.
void PlayScene::turn_wheel(const WheelTurned& turned)
{
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
