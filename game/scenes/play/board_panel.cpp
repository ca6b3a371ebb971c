#include "game/scenes/play/board_panel.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "game/ui/rounding.h"

namespace game {

namespace {

constexpr engine::PlayTime dims_within{90}; // around the board, which is covered at once

} // namespace

using engine::Cell;

BoardPanel::BoardPanel(Play& play, const PlayLayout& layout)
    : play_(play), layout_(layout), view_(play.grid())
{
    view_.allow_zoom();
}

void BoardPanel::place(const TextMeasure& measure)
{
    measure_ = &measure;
    view_.place(layout_.board_square, layout_.scale, layout_.gutter, layout_.free);
    pad_.reset();
}

bool BoardPanel::handle(const Input& input)
{
    if (const auto* pressed = std::get_if<PointerPressed>(&input))
        return point(*pressed);
    if (const auto* moved = std::get_if<PointerMoved>(&input))
        move(*moved);
    else if (const auto* released = std::get_if<PointerReleased>(&input))
        release(*released);
    else if (const auto* held = std::get_if<PointerHeld>(&input))
        hold(*held);
    else if (std::holds_alternative<PointerCancelled>(input))
        let_go();
    if (const auto* pinched = std::get_if<Pinched>(&input)) {
        pad_.reset();
        view_.pinch(*pinched);
        return true;
    }
    const auto* turned = std::get_if<WheelTurned>(&input);
    if (turned == nullptr || !has(turned->at))
        return false;
    pad_.reset();
    view_.zoom(turned->steps, turned->at);
    return true;
}

bool BoardPanel::point(const PointerPressed& pressed)
{
    if (point_at_pad(pressed, OutsidePad::Closes) || point_at_map(pressed.at))
        return true;
    const auto cell = view_.cell_at(pressed.at);
    if (cell)
        click_cell(pressed, *cell);
    return cell.has_value();
}

bool BoardPanel::point_at_map(Point at)
{
    const Rect map = view_.overview(play_.input.selection());
    if (!map.contains(at))
        return false;
    view_.look_at(at, map);
    return true;
}

void BoardPanel::let_go()
{
    pad_.reset();
    forget_tap();
    held_ = false;
    dragging_ = false;
    if (std::exchange(linking_, false))
        play_.draw_tool.give_up_link();
}

void BoardPanel::forget_tap()
{
    tapped_.reset();
    tapped_note_.reset();
}

bool BoardPanel::close_pad()
{
    const bool was_open = pad_.has_value();
    pad_.reset();
    return was_open;
}

void BoardPanel::click_cell(const PointerPressed& pressed, Cell cell)
{
    if (pressed.button == PointerButton::Middle) {
        if (play_.board()[cell].digit != engine::no_digit)
            play_.input.toggle_lock(play_.board()[cell].digit);
        return;
    }
    if (pressed.button == PointerButton::Right)
        return open_pad(cell);
    if (play_.draw_tool.is_on() && draw_on_note(pressed))
        return;
    const bool several = pressed.held.control || pressed.held.shift;
    if (play_.input.locked() != engine::no_digit && !several) {
        if (pressed.kind == PointerKind::Finger) {
            tapped_ = cell;
            return;
        }
        play_.input.clear();
        return play_.write(play_.input.mode(), play_.input.locked(), {cell});
    }
    if (pressed.clicks >= 2 && !several)
        return play_.input.select_alike(play_.board(), cell);
    dragging_ = true;
    dragged_to_ = pressed.at;
    drag_adds_ = !several || !play_.input.has(cell);
    if (several)
        play_.input.toggle(cell);
    else
        play_.input.select_only(cell);
}

std::optional<engine::PencilNote> BoardPanel::note_at(Point at) const
{
    return view_.note_at(at, *measure_, board_shown(), play_.services().settings.notes_in_places);
}

bool BoardPanel::draw_on_note(const PointerPressed& pressed)
{
    const auto note = note_at(pressed.at);
    if (!note)
        return false;
    linking_ = play_.draw_tool.links() && !play_.draw_tool.start();
    if (pressed.kind == PointerKind::Finger && !linking_)
        tapped_note_ = note;
    else
        play_.draw_on({note->cell}, note->digit);
    return true;
}

// A link that was dragged to another note is drawn; released where it began, it waits for a click.
void BoardPanel::end_link(Point at)
{
    const auto note = note_at(at);
    if (note && note != play_.draw_tool.start())
        play_.draw_on({note->cell}, note->digit);
}

bool BoardPanel::point_at_pad(const PointerPressed& pressed, OutsidePad outside)
{
    if (!pad_)
        return false;
    if (!pad_->area.contains(pressed.at)) {
        if (outside == OutsidePad::Closes)
            pad_.reset();
        return false;
    }
    const Cell cell = pad_->cell;
    const Mode mode = pad_->mode;
    if (const auto chosen = pad_->mode_at(pressed.at)) {
        pad_mode_ = *chosen;
        place_pad(cell);
    }
    const engine::Digit digit = pad_->digit_at(pressed.at);
    if (digit == engine::no_digit)
        return true;
    play_.write(mode, digit, {cell});
    if (mode == Mode::Digit)
        pad_.reset(); // one digit is all that a cell takes
    return true;
}

void BoardPanel::open_pad(Cell cell)
{
    play_.input.select_only(cell);
    place_pad(cell);
}

// In the last mode chosen on a pad, if it can write in this cell; at first for notes.
void BoardPanel::place_pad(Cell cell)
{
    const std::vector<Mode> modes = modes_for(play_.board()[cell]);
    const Mode usual = play_.input.mode() == Mode::Centre ? Mode::Centre : Mode::Corner;
    const Mode mode = pad_mode_.value_or(usual);
    const bool fits = std::ranges::find(modes, mode) != modes.end();
    pad_ = place_cell_pad(play_.grid(), cell, modes, fits ? mode : modes.front(),
                          view_.area_of(cell), view_.area(), layout_.scale);
}

void BoardPanel::move(const PointerMoved& moved)
{
    const bool on_pad = pad_ && pad_->area.contains(moved.at);
    hovered_ = on_pad || moved.kind == PointerKind::Finger ? std::nullopt : view_.cell_at(moved.at);
    if (moved.pressed)
        forget_tap();
    dragging_ = dragging_ && moved.pressed;
    if (dragging_)
        drag(moved.at);
}

// A fast pointer is seen only at a few places of its way.
void BoardPanel::drag(Point to)
{
    constexpr int most_looks = 4000;
    const Point from = std::exchange(dragged_to_, to);
    const int far = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    const int looks = std::clamp(far * 8 / std::max(1, view_.cell_side()), 1, most_looks);
    for (int look = 1; look <= looks; ++look) {
        const Point at{from.x + (to.x - from.x) * look / looks,
                       from.y + (to.y - from.y) * look / looks};
        if (const auto cell = view_.cell_at(at))
            drag_over(*cell);
    }
}

void BoardPanel::drag_over(Cell cell)
{
    if (play_.input.has(cell) != drag_adds_)
        play_.input.toggle(cell);
}

void BoardPanel::release(const PointerReleased& released)
{
    dragging_ = false;
    if (std::exchange(linking_, false))
        return end_link(released.at);
    if (const auto note = std::exchange(tapped_note_, std::nullopt))
        return play_.draw_on({note->cell}, note->digit);
    const std::optional<Cell> tapped = std::exchange(tapped_, std::nullopt);
    if (tapped) {
        play_.input.clear();
        return play_.write(play_.input.mode(), play_.input.locked(), {*tapped});
    }
    if (std::exchange(held_, false) && pad_)
        point_at_pad(PointerPressed{.at = released.at, .kind = released.kind}, OutsidePad::Stays);
}

// As the right button of a mouse; the finger may then slide to a note.
void BoardPanel::hold(const PointerHeld& held)
{
    const auto cell = view_.cell_at(held.at);
    if (pad_ || !cell || linking_)
        return;
    dragging_ = false;
    forget_tap();
    open_pad(*cell);
    held_ = pad_.has_value();
}

void BoardPanel::move()
{
    const engine::MonotonicTime now = play_.now();
    const MotionAmount amount = play_.services().motion();
    const BoardLook& shown = look(nullptr);
    highlighted_.clear();
    for (Cell cell : play_.grid().cells())
        highlighted_.push_back(highlight_of(cell, play_.grid(), play_.board(), shown));
    std::optional<engine::Place> single;
    if (const auto cell = play_.input.single())
        single = play_.grid().place_of(*cell);
    highlights_.show(highlighted_, single, amount, now);
    if (shown.covered == covered_)
        return;
    covered_ = shown.covered;
    cover_ = {now, amount == MotionAmount::Off ? engine::PlayTime{0} : dims_within};
    if (!covered_)
        highlights_.settle();
}

int BoardPanel::cover() const
{
    return covered_ ? rounded_down(100 * cover_.share(play_.now())) : 100;
}

bool BoardPanel::is_moving() const
{
    return highlights_.is_moving() || (covered_ && !cover_.is_over(play_.now()));
}

void BoardPanel::draw(Canvas& canvas, const HintPanel* hint) const
{
    const engine::Board& board = board_shown(); // before the look, which has its possible digits
    view_.draw(canvas, board, look(hint));
    draw_waiting_number(canvas);
}

void BoardPanel::draw_pad(Canvas& canvas) const
{
    if (!pad_)
        return;
    draw_cell_pad(canvas, *pad_, play_.grid(), play_.board()[pad_->cell], layout_.scale);
}

// With the possible digits among the centre notes, if they are shown.
const engine::Board& BoardPanel::board_shown() const
{
    const engine::Board& board = play_.board();
    return play_.shows_possible() ? possible_.added_to(board, play_.grid()) : board;
}

void BoardPanel::show_hint(const HintPanel& hint, BoardLook& look) const
{
    look.hint = &hint.picture();
    look.hint_before = hint.picture_before();
    look.hint_moment = hint.motion().moment(play_.now());
}

const BoardLook& BoardPanel::look(const HintPanel* hint) const
{
    const Settings& settings = play_.services().settings;
    BoardLook& look = look_;
    play_.input.copy_selection(look.selection);
    look.hovered = hovered_;
    look.highlighted = play_.highlighted();
    look.wrong = play_.wrong_cells();
    look.at_fault = play_.cells_at_fault();
    look.tint_peers = settings.tint_peers;
    look.covered = play_.session().is_paused();
    look.curtain = play_.curtain();
    look.moment = &play_.motion().moment(play_.now());
    look.highlights = highlights_.levels();
    look.edge = highlights_.edge();
    look.notes = !play_.notes_are_hidden();
    look.notes_in_places = settings.notes_in_places;
    look.struck = play_.notes_are_struck() ? possible_.impossible_on(play_.board(), play_.grid())
                                           : std::span<const engine::DigitSet>();
    look.possible =
        play_.shows_possible() ? possible_.added() : std::span<const engine::DigitSet>();
    look.link_start = play_.draw_tool.start();
    look.ghost = play_.ghost().cells_filled(play_.time());
    look.hint = nullptr;
    if (hint != nullptr && !hint->picture().cells.empty())
        show_hint(*hint, look);
    look.numbers = hint != nullptr && hint->names_lines();
    look.marks_only_when_full = settings.marks == MarkTime::WhenFull;
    look.marks = settings.marks == MarkTime::AtOnce || settings.marks == MarkTime::WhenFull ||
                 (settings.marks == MarkTime::OnRequest && play_.is_checked());
    return look;
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
        canvas.text(numeral, area.centre(), Align::Centre, font, Paint::SelectedEntry);
    }
}

} // namespace game
