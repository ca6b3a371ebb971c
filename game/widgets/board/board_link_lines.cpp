#include "game/widgets/board/board_link_lines.h"

#include <algorithm>

#include "game/widgets/board/board_notes.h"
#include "game/widgets/hint/hint_curve.h"

namespace game {
namespace {

Rim rim_of(const NoteSlot& slot)
{
    return {spot_of(slot.at), disc_radius(slot) + 1.0};
}

std::vector<Obstacle> digits_in_the_way(const PlacedBoard& placed, const engine::Board& board)
{
    std::vector<Obstacle> all;
    for (engine::Cell cell : placed.grid().cells()) {
        if (board[cell].digit != engine::no_digit)
            all.push_back({spot_of(placed.area_of(cell).centre()), 0.27 * placed.cell()});
    }
    return all;
}

} // namespace

void LinkLines::draw(Canvas& canvas,
                     const PlacedBoard& placed,
                     const engine::Board& board,
                     const NotePlaces& places,
                     const View& view)
{
    if (board.drawing().links().empty())
        return;
    if (board_ != board || view_ != view) {
        compute(placed, board, places);
        board_ = board;
        view_ = view;
    }
    const Point origin{0, 0};
    if (!halo_.contours.empty())
        canvas.shape(halo_, origin, Paint::Board);
    if (!strong_.contours.empty())
        canvas.shape(strong_, origin, Paint::AccentText);
    if (!weak_.contours.empty())
        canvas.shape(weak_, origin, Paint::AccentText);
}

void LinkLines::compute(const PlacedBoard& placed,
                        const engine::Board& board,
                        const NotePlaces& places)
{
    halo_ = strong_ = weak_ = {};
    const NoteSlots slots(board, placed.grid(), places);
    std::vector<Obstacle> obstacles = digits_in_the_way(placed, board);
    for (const auto& [note, colour] : board.drawing().colours()) {
        if (const NoteSlot* slot = slots.find(note))
            obstacles.push_back({spot_of(slot->at), 1.0 * disc_radius(*slot)});
    }
    const double unit = placed.unit();
    const double width = std::max(1.6, 2.2 * unit);
    DrawnLines drawn(placed.area(), 5 * unit, std::move(obstacles));
    for (const auto& [ends, strength] : board.drawing().links()) {
        const NoteSlot* from = slots.find(ends.first);
        const NoteSlot* to = slots.find(ends.second);
        if (from == nullptr || to == nullptr)
            continue; // a digit hides it
        const Rim first = rim_of(*from);
        const Rim second = rim_of(*to);
        const std::vector<Spot> line = between_rims(bent_line(first, second, drawn), first, second);
        if (line.empty())
            continue;
        drawn.add(line);
        if (strength == engine::LinkStrength::Strong) {
            add_stroke(halo_, line, width + 3 * unit);
            add_stroke(strong_, line, width);
        } else {
            add_dots(weak_, line, width);
        }
    }
}

} // namespace game
