// The layers below the digits: cell backgrounds, extra houses, the player's colours, and
// highlights.

#include <algorithm>
#include <array>
#include <cmath>

#include "game/ui/rounding.h"
#include "game/widgets/board/board_drawing.h"
#include "game/widgets/board/cell_colours.h"
#include "game/widgets/board/cell_signs.h"

namespace game {
namespace {

using engine::Cell;

// Returns the cells of every other region, like a chessboard of regions; none if the regions can't
// be coloured that way.
std::pmr::vector<bool> alternate_cells(const PlacedBoard& placed, std::pmr::memory_resource& memory)
{
    const std::pmr::vector<bool> none(placed.grid().cells().size(), false, &memory);
    const engine::Grid& grid = placed.grid();
    const std::vector<engine::HouseIndex>& regions = placed.geometry().regions;
    std::pmr::vector<int> shade(grid.houses().size(), -1, &memory);
    std::pmr::vector<bool> alternate(none, &memory);
    for (Cell cell : grid.cells()) {
        const engine::HouseIndex region = regions[cell.index];
        if (region == engine::no_house)
            return none;
        const std::size_t own = region.index;
        if (shade[own] < 0)
            shade[own] = 0;
        for (auto [down, right] : {std::pair{0, 1}, std::pair{1, 0}}) {
            const auto next = placed.neighbour(cell, down, right);
            if (!next || placed.same_region(cell, *next))
                continue;
            const std::size_t other = regions[next->index].index;
            if (shade[other] == shade[own])
                return none;
            shade[other] = 1 - shade[own];
        }
        alternate[cell.index] = shade[own] == 1;
    }
    return alternate;
}

constexpr std::array region_paints = {Paint::Board, Paint::Region1, Paint::Region2, Paint::Region3};
// The same where peers are highlighted: every tint stays visible, one step away.
constexpr std::array peer_paints = {Paint::Peer, Paint::PeerRegion1, Paint::PeerRegion2,
                                    Paint::PeerRegion3};

// Where a pattern would make the cell's content hard to read.
std::vector<Rect> plain_parts(const PlacedBoard& placed, const engine::Board& board, Cell cell)
{
    const Rect area = placed.area_of(cell);
    const engine::Square& square = board[cell];
    constexpr int most_in_corners = 4;
    constexpr int most_on_a_line = 5;
    if (square.corner_notes.count() > most_in_corners ||
        square.centre_notes.count() > most_on_a_line || !board.drawing().text_in(cell).empty())
        return {area};
    std::vector<Rect> parts;
    if (square.digit != engine::no_digit || !square.centre_notes.empty())
        parts.push_back(area.inset(rounded(area.width * 0.15)));
    if (square.digit != engine::no_digit || square.corner_notes.empty())
        return parts;
    // One corner more than there are notes, as a mark or a sum may take one.
    const int side = rounded(std::max(area.width * 0.36, 17 * placed.unit()));
    const std::array corners = {Point{area.x, area.y}, Point{area.right() - side, area.y},
                                Point{area.x, area.bottom() - side},
                                Point{area.right() - side, area.bottom() - side}};
    const std::size_t count = square.corner_notes.count() + 1;
    for (std::size_t corner = 0; corner < std::min(count, corners.size()); ++corner)
        parts.push_back(Rect{corners[corner].x, corners[corner].y, side, side});
    return parts;
}

std::size_t region_of(const CellTints& tints, Cell cell)
{
    return tints.regions[cell.index];
}

Tint background_of(const CellTints& tints, Cell cell)
{
    return tints.extra[cell.index] ? Paint::Extra : region_paints[region_of(tints, cell)];
}

// Drawn over the background and the player's colours; nothing if that highlight is not shown on
// such a cell.
std::optional<Tint> tint_of(Highlight highlight, const CellTints& tints, Cell cell, bool coloured)
{
    const int opacity = coloured ? 60 : 100;
    switch (highlight) {
    case Highlight::None:
        return std::nullopt;
    case Highlight::Peer:
        if (coloured)
            return std::nullopt;
        return tints.extra[cell.index] ? Paint::PeerExtra : peer_paints[region_of(tints, cell)];
    case Highlight::Same:
        return Tint(Paint::Same).faded(opacity);
    case Highlight::Selected:
        return Tint(Paint::Selection).faded(opacity);
    case Highlight::Wrong:
        return Tint(Paint::ErrorSoft);
    }
    return std::nullopt;
}

void draw_highlight(const BoardDrawing& drawing, Cell cell, Highlight highlight, double level)
{
    const auto& [canvas, placed, board, look] = drawing;
    const bool coloured = !board[cell].colours.empty();
    const auto tint = tint_of(highlight, placed.geometry().tints, cell, coloured);
    if (tint && level > 0)
        canvas.fill(placed.fill_area_of(cell), tint->faded(rounded(100 * level)));
}

// At rest a cell has one highlight; while highlights fade, it may have several.
void draw_highlights(const BoardDrawing& drawing, Cell cell)
{
    const auto& [canvas, placed, board, look] = drawing;
    if (cell.index >= look.highlights.size())
        return draw_highlight(drawing, cell, highlight_of(cell, placed.grid(), board, look), 1);
    const HighlightLevels& levels = look.highlights[cell.index];
    for (std::size_t layer = 1; layer < levels.size(); ++layer)
        draw_highlight(drawing, cell, engine::enumerator_at<Highlight>(layer), levels[layer]);
}

} // namespace

void draw_board_fills(const BoardDrawing& drawing)
{
    const auto& [canvas, placed, board, look] = drawing;
    for (Cell cell : placed.grid().cells()) {
        canvas.fill(placed.fill_area_of(cell),
                    look.is_solved ? Paint::OkSoft : background_of(placed.geometry().tints, cell));
        if (look.hint != nullptr)
            continue;
        if (!board[cell].colours.empty())
            draw_cell_colours(canvas, placed.area_of(cell), board[cell].colours, placed.unit(),
                              plain_parts(placed, board, cell));
        draw_highlights(drawing, cell);
        if (look.hovered == cell)
            canvas.fill(placed.fill_area_of(cell), Tint(Paint::Ink).faded(6));
        if (cell.index < look.glow.size() && look.glow[cell.index] > 0)
            canvas.fill(placed.fill_area_of(cell),
                        Tint(look.glow_paint).faded(look.glow[cell.index]));
        if (cell.index < look.heat.size())
            draw_heat(canvas, placed.area_of(cell), look.heat[cell.index], look.heat_steps);
    }
    draw_board_rules(canvas, placed);
    if (look.hint != nullptr)
        draw_hint_fills(canvas, placed, look);
}

void draw_board_cover(Canvas& canvas, const PlacedBoard& placed)
{
    const std::pmr::vector<bool> alternate = alternate_cells(placed, canvas.memory());
    for (Cell cell : placed.grid().cells()) {
        const Tint tint = alternate[cell.index] ? Tint(Paint::Board, Paint::BoardAlternate, 50)
                                                : background_of(placed.geometry().tints, cell);
        canvas.fill(placed.fill_area_of(cell), tint);
    }
    draw_board_rules(canvas, placed);
}

} // namespace game
