#include "game/scenes/board_panel.h"

#include <algorithm>

namespace game {

using engine::Cell;

BoardPanel::BoardPanel(Play& play, const PlayLayout& layout)
    : play_(play), layout_(layout), view_(play.grid())
{
    view_.allow_zoom();
}

void BoardPanel::place()
{
    view_.place(layout_.board_square, layout_.scale, layout_.gutter, layout_.free);
    pad_.reset();
}

bool BoardPanel::handle(const Input& input)
{
    if (const auto* pressed = std::get_if<PointerPressed>(&input))
        return point(*pressed);
    if (const auto* moved = std::get_if<PointerMoved>(&input))
        drag(*moved);
    else if (std::holds_alternative<PointerReleased>(input))
        dragging_ = false;
    const auto* turned = std::get_if<WheelTurned>(&input);
    if (turned == nullptr || !has(turned->at))
        return false;
    pad_.reset();
    view_.zoom(turned->steps, turned->at);
    return true;
}

bool BoardPanel::point(const PointerPressed& pressed)
{
    if (point_at_pad(pressed))
        return true;
    const auto cell = view_.cell_at(pressed.at);
    if (cell)
        click_cell(pressed, *cell);
    return cell.has_value();
}

void BoardPanel::let_go()
{
    pad_.reset();
    dragging_ = false;
}

bool BoardPanel::close_pad()
{
    const bool was_open = pad_.has_value();
    pad_.reset();
    return was_open;
}

void BoardPanel::zoom(int steps)
{
    view_.zoom(steps, view_.area_of(play_.input.cursor()).centre());
}

void BoardPanel::click_cell(const PointerPressed& pressed, Cell cell)
{
    if (pressed.button == PointerButton::Middle) {
        if (play_.board()[cell].digit != engine::no_digit)
            play_.toggle_lock(play_.board()[cell].digit);
        return;
    }
    if (pressed.button == PointerButton::Right)
        return open_pad(cell);
    const bool several = pressed.held.control || pressed.held.shift;
    if (play_.input.locked() != engine::no_digit && !several) {
        play_.input.clear();
        return play_.write(play_.input.mode(), play_.input.locked(), {cell});
    }
    if (pressed.clicks >= 2 && !several)
        return play_.input.select_alike(play_.board(), cell);
    dragging_ = true;
    drag_adds_ = !several || !play_.input.has(cell);
    if (several)
        play_.input.toggle(cell);
    else
        play_.input.select_only(cell);
}

bool BoardPanel::point_at_pad(const PointerPressed& pressed)
{
    if (!pad_)
        return false;
    const engine::Digit note = pad_->digit_at(pressed.at);
    const bool inside = pad_->area.contains(pressed.at);
    if (note != engine::no_digit)
        play_.write(pad_->mode, note, {pad_->cell});
    if (!inside)
        pad_.reset();
    return inside;
}

// Cells that hold a digit take no notes.
void BoardPanel::open_pad(Cell cell)
{
    if (play_.board()[cell].digit != engine::no_digit)
        return;
    play_.input.select_only(cell);
    pad_ = place_notes_pad(play_.grid(), cell, view_.area_of(cell), view_.area(), layout_.scale);
    pad_->mode = play_.input.mode() == Mode::Centre ? Mode::Centre : Mode::Corner;
}

void BoardPanel::drag(const PointerMoved& moved)
{
    hovered_ = pad_ && pad_->area.contains(moved.at) ? std::nullopt : view_.cell_at(moved.at);
    dragging_ = dragging_ && moved.pressed;
    if (!dragging_ || !hovered_)
        return;
    if (drag_adds_ && !play_.input.has(*hovered_))
        play_.input.add(*hovered_);
    else if (!drag_adds_ && play_.input.has(*hovered_))
        play_.input.toggle(*hovered_);
}

void BoardPanel::draw(Canvas& canvas, const HintPanel* hint) const
{
    view_.draw(canvas, play_.board(), look(hint));
    draw_blink(canvas);
    draw_waiting_number(canvas);
}

void BoardPanel::draw_pad(Canvas& canvas) const
{
    if (!pad_)
        return;
    const engine::Square& square = play_.board()[pad_->cell];
    draw_notes_pad(canvas, *pad_, play_.grid(),
                   pad_->mode == Mode::Centre ? square.centre_notes : square.corner_notes,
                   layout_.scale);
}

BoardLook BoardPanel::look(const HintPanel* hint) const
{
    const Settings& settings = play_.services().settings;
    BoardLook look;
    look.selection = play_.input.selection();
    look.hovered = hovered_;
    look.highlighted = play_.highlighted();
    look.wrong = play_.wrong_cells();
    look.tint_peers = settings.tint_peers;
    look.covered = play_.session().is_paused();
    look.motion = play_.motion().cells(play_.now());
    look.sparks = play_.motion().sparks(play_.now());
    if (hint != nullptr && !hint->picture().cells.empty())
        look.hint = &hint->picture();
    look.numbers = hint != nullptr && hint->names_lines();
    look.marks_only_when_full = settings.marks == MarkTime::WhenFull;
    look.marks = settings.marks == MarkTime::AtOnce || settings.marks == MarkTime::WhenFull ||
                 (settings.marks == MarkTime::OnRequest && play_.is_checked());
    return look;
}

// Briefly highlights the edge of a given that the player tried to change.
void BoardPanel::draw_blink(Canvas& canvas) const
{
    for (engine::Cell cell : play_.blinking()) {
        if (play_.board()[cell].given)
            canvas.rounded_border(view_.area_of(cell), 0,
                                  static_cast<float>(std::max(3, view_.cell_side() / 20)),
                                  Paint::Error);
    }
}

// Shows the first numeral of a number, until the second is known, in each cell it will be written
// in.
void BoardPanel::draw_waiting_number(Canvas& canvas) const
{
    if (!play_.number.waiting())
        return;
    const std::string numeral = std::to_string(play_.number.waiting()->digit) + "_";
    for (engine::Cell cell : play_.input.selection()) {
        if (play_.board()[cell].given)
            continue;
        const Rect area = view_.area_of(cell).inset(std::max(2, view_.cell_side() / 24));
        const Font font{Face::Numerals, Weight::Medium, view_.cell_side() / 2};
        canvas.fill(area, Paint::Selection);
        canvas.text(numeral, area.centre(), Align::Centre, font, Paint::Entry);
    }
}

} // namespace game
