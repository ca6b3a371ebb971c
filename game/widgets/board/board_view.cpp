#include "game/widgets/board/board_view.h"

#include <cmath>
#include <utility>

#include "game/widgets/board/board_drawing.h"
#include "game/widgets/board/board_notes.h"
#include "game/widgets/board/board_overview.h"

namespace game {
namespace {

// Number of neighbours that are kept visible around the current cell.
constexpr int cells_around = 2;

// The digits are not there yet.
void draw_curtain(const BoardDrawing& drawing)
{
    constexpr int bands = 3;
    const auto& [canvas, placed, board, look] = drawing;
    draw_board_cover(canvas, placed);
    for (engine::Cell cell : placed.grid().cells()) {
        const bool is_lit =
            placed.grid().place_of(cell).row * bands < placed.grid().rows() * *look.curtain;
        if (is_lit)
            canvas.fill(placed.fill_area_of(cell), Tint(Paint::Hover, Paint::Board, 45));
    }
    for (engine::Cell cell : look.selection)
        canvas.fill(placed.fill_area_of(cell), Paint::Selection);
    draw_board_lines(canvas, placed);
    draw_selection_light(canvas, placed, look);
    draw_selection_edge(canvas, placed, look);
}

void draw_layers(const BoardDrawing& drawing, std::span<const MarkPosition> marks, LinkLines& links)
{
    const auto& [canvas, placed, board, look] = drawing;
    draw_board_frame(canvas, placed, look.shadow);
    if (look.curtain && !look.covered)
        return draw_curtain(drawing);
    // At once: while a cover fades in, digits would be read with the clock standing.
    if (look.covered) {
        draw_board_cover(canvas, placed);
        return draw_board_lines(canvas, placed);
    }
    static const BoardMoment still;
    const BoardMoment& moment = look.moment != nullptr ? *look.moment : still;
    draw_board_fills(drawing);
    draw_cell_lights(canvas, placed, moment);
    draw_board_lines(canvas, placed);
    draw_board_lights(canvas, placed, moment);
    if (look.hint == nullptr) {
        draw_selection_over_light(drawing, moment);
        draw_selection_light(canvas, placed, look);
    }
    draw_board_cages(canvas, placed, look);
    if (look.hint == nullptr)
        draw_ghost_cells(canvas, placed, look);
    const std::span<const MarkPosition> kept_free =
        look.keeps_corners ? marks : std::span<const MarkPosition>{};
    const NotePlaces places(canvas, placed, board, kept_free, look.notes_in_places,
                            canvas.memory());
    draw_board_digits(drawing, places);
    if (look.hint == nullptr && look.notes)
        links.draw(canvas, placed, board, places, {placed.area(), look.notes_in_places});
    draw_blinking_edges(canvas, placed, moment);
    if (look.hint != nullptr) {
        draw_board_hint(drawing);
    } else {
        draw_fault_edges(canvas, placed, look);
        draw_selection_edge(canvas, placed, look);
    }
    draw_board_sparks(canvas, placed, moment, marks);
}

bool lies_within(double position, int from, int to)
{
    return position >= from && position < to;
}

// For a board that extends beyond its frame: moves the marks outside the board to the outside of
// the frame, beside the visible rows and columns.
std::vector<MarkPosition>
marks_outside(const std::vector<MarkPosition>& marks, const PlacedBoard& placed, Rect frame)
{
    const Rect board = placed.area();
    std::vector<MarkPosition> outside;
    for (MarkPosition mark : marks) {
        const bool right = mark.spot.x >= board.right();
        const bool below = mark.spot.y >= board.bottom();
        if (mark.corner || (!right && !below))
            continue;
        if (right)
            mark.spot.x += frame.right() - board.right();
        if (below)
            mark.spot.y += frame.bottom() - board.bottom();
        if ((right || lies_within(mark.spot.x, frame.x, frame.right())) &&
            (below || lies_within(mark.spot.y, frame.y, frame.bottom())))
            outside.push_back(mark);
    }
    return outside;
}

} // namespace

BoardView::BoardView(const engine::Grid& grid) : placed_(grid, measure_board(grid, 1), Point{}, 1.0)
{
}

void BoardView::place(Rect square, Scale scale, double gutter, FreeStrips free)
{
    const int side = std::min(square.width, square.height);
    placed_.fit(side, scale.unit);
    const Size whole = placed_.geometry().size;
    const int left = square.x + (square.width - whole.width) / 2;
    unit_ = scale.unit;
    gutter_ = gutter;
    free_ = free;
    lens_.place(Rect{left, square.y, whole.width, whole.height}, side, placed_.cell(), scale.unit);
    place_under_lens();
}

void BoardView::place_with_numbers(Rect square, Scale scale)
{
    const int strip = scale.px(16);
    place(Rect{square.x + strip, square.y + strip, square.width - strip, square.height - strip},
          scale, 0, {.left = strip, .above = strip});
}

void BoardView::place_under_lens()
{
    placed_.fit(lens_.side(), unit_);
    lens_.hold(placed_.geometry().size);
    placed_.move_to(lens_.corner());
    marks_ = mark_positions(placed_, gutter_, std::move(marks_));
}

void BoardView::zoom(int steps, Point around)
{
    lens_.zoom(steps, around);
    place_under_lens();
}

void BoardView::pinch(const Pinched& pinched)
{
    const Point was{pinched.at.x - pinched.moved.x, pinched.at.y - pinched.moved.y};
    lens_.stretch(pinched.stretched, was);
    place_under_lens();
    lens_.scroll(pinched.moved);
    place_under_lens();
}

void BoardView::reveal(engine::Cell cell)
{
    if (!is_zoomed())
        return;
    const Rect area = placed_.area_of(cell);
    lens_.reveal(area.inset(-cells_around * area.width));
    place_under_lens();
}

Rect BoardView::area_of(engine::Cell cell) const
{
    return placed_.area_of(cell);
}

std::optional<engine::Cell> BoardView::cell_at(Point point) const
{
    return area().contains(point) ? placed_.cell_at(point) : std::nullopt;
}

std::optional<engine::PencilNote> BoardView::note_at(Point point,
                                                     const TextMeasure& measure,
                                                     const engine::Board& board,
                                                     bool notes_in_places) const
{
    const auto cell = cell_at(point);
    if (!cell || board[*cell].digit != engine::no_digit)
        return std::nullopt;
    const NotePlaces places(measure, placed_, board, marks_, notes_in_places);
    std::optional<engine::PencilNote> nearest;
    double least = 0;
    for (const NoteSlot& slot : places.of(*cell, board[*cell], text_below_notes(board, *cell))) {
        const double away = std::hypot(slot.at.x - point.x, slot.at.y - point.y);
        if (away > disc_radius(slot) + 4 * unit_ || (nearest && away >= least))
            continue;
        nearest = engine::PencilNote{*cell, slot.digit};
        least = away;
    }
    return nearest;
}

void BoardView::draw(Canvas& canvas, const engine::Board& board, const BoardLook& look) const
{
    if (is_zoomed())
        return draw_zoomed(canvas, board, look);
    const std::vector<LineNumber> numbers = this->numbers(canvas, look);
    if (numbers.empty())
        return draw_whole(canvas, board, look, marks_);
    std::vector<MarkPosition> marks = marks_;
    make_way(marks, numbers);
    draw_whole(canvas, board, look, marks);
    draw_board_numbers(canvas, numbers);
}

void BoardView::draw_whole(Canvas& canvas,
                           const engine::Board& board,
                           const BoardLook& look,
                           std::span<const MarkPosition> marks) const
{
    const BoardDrawing drawing{canvas, placed_, board, look};
    draw_layers(drawing, marks, links_);
    if (look.marks)
        draw_board_marks(drawing, marks);
}

std::vector<LineNumber> BoardView::numbers(const TextMeasure& measure, const BoardLook& look) const
{
    if (!look.numbers)
        return {};
    return number_positions(measure, placed_, {area(), free_, gutter_, is_zoomed()});
}

void BoardView::draw_zoomed(Canvas& canvas, const engine::Board& board, const BoardLook& look) const
{
    const Rect frame = area();
    const int thick = placed_.geometry().thick;
    BoardLook inner = look;
    inner.shadow = false;
    if (look.shadow)
        canvas.shadow(frame, thick, ShadowKind::Board);
    canvas.fill(frame, Paint::Surface);
    canvas.push_clip(frame);
    draw_whole(canvas, board, inner, marks_);
    canvas.pop_clip();
    draw_open_frame(canvas, placed_, frame);
    std::vector<MarkPosition> outside = marks_outside(marks_, placed_, frame);
    const std::vector<LineNumber> numbers = this->numbers(canvas, look);
    make_way(outside, numbers);
    if (look.marks)
        draw_board_marks({canvas, placed_, board, look}, outside);
    draw_board_numbers(canvas, numbers);
    draw_scroll_bars(canvas);
    const Rect map = overview(look.selection);
    if (!map.empty() && !look.covered && look.hint == nullptr)
        draw_overview(canvas, map, placed_, board, frame);
}

Rect BoardView::overview(const engine::Cells& selection) const
{
    if (!is_zoomed())
        return {};
    std::vector<Rect> kept_free;
    for (const engine::Cell cell : selection) {
        const Rect area = placed_.area_of(cell);
        kept_free.push_back(area.inset(-area.width));
    }
    return overview_area(area(), unit_, kept_free);
}

void BoardView::look_at(Point in_map, Rect map)
{
    const Rect board = placed_.area();
    lens_.centre_on(Point{(in_map.x - map.x) * board.width / map.width,
                          (in_map.y - map.y) * board.height / map.height});
    place_under_lens();
}

// Drawn just outside the frame; they show which part of the board is visible.
void BoardView::draw_scroll_bars(Canvas& canvas) const
{
    const Rect frame = area();
    const Rect board = placed_.area();
    const Scale scale{unit_, 1};
    const int width = scale.px(3);
    const int away = scale.px(3);
    const Rect across{frame.x + (frame.x - board.x) * frame.width / board.width,
                      frame.bottom() + away, frame.width * frame.width / board.width, width};
    const Rect down{frame.right() + away,
                    frame.y + (frame.y - board.y) * frame.height / board.height, width,
                    frame.height * frame.height / board.height};
    canvas.rounded(across, width / 2, Paint::Ink3);
    canvas.rounded(down, width / 2, Paint::Ink3);
}

} // namespace game
