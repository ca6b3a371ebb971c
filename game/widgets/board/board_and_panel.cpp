#include "game/widgets/board/board_and_panel.h"

#include <algorithm>

#include "game/widgets/board/board_geometry.h"

namespace game {
namespace {

constexpr double gutter = 30;
constexpr double beside_from = 590; // units

} // namespace

BoardRoom room_of_board(const engine::Grid& grid, double width, double height, double panel)
{
    constexpr int sample = 1000;
    const Size board = measure_board(grid, sample).size;
    const double share = ratio(board.height, board.width);
    const bool is_beside = width >= beside_from;
    const double side = is_beside ? std::min(width - panel - 2 * gutter, (height - gutter) / share)
                                  : std::min(width - 2 * gutter, std::max(240.0, height * 0.6));
    return {.side = side,
            .height = side * share,
            .around = gutter,
            .gap = gutter,
            .is_beside = is_beside};
}

Box board_and_panel(const BoardRoom& room, const Box& board, const Box& panel)
{
    using namespace box;
    const Box square = board.size(room.side).across(room.side, Side::Start);
    if (!room.is_beside)
        return column(
            {row({space().grow(), square, space().grow()}).size(room.height).then(room.gap),
             panel});
    return row({space(room.around), square.then(room.gap),
                (panel.has_scrolling() ? panel : column({panel}).scrolling()).size(0).grow()});
}

} // namespace game
