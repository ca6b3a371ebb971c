#include "game/widgets/rank_tile.h"

#include <algorithm>

#include "game/ui/rounding.h"
#include "game/widgets/gem.h"

namespace game {
namespace {

// The edge of a tile without a rank, from corner to corner.
void draw_dashed_edge(Canvas& canvas, Rect area, int radius)
{
    constexpr double dash = 4;
    constexpr double step = 9;
    const double width = std::max(1.5, area.width / 42.0);
    const double grown = step * width / 1.5;
    const double half = area.width / 2.0 - width / 2;
    const double straight = 2 * (half - radius);
    const int dashes = std::max(2, rounded(straight / grown));
    Shape edge(canvas.memory());
    for (int turn = 0; turn < 4; ++turn) {
        for (int each = 0; each < dashes; ++each) {
            const double from = -straight / 2 + (each + 0.5) * straight / dashes;
            const double reach = dash / step * straight / dashes / 2;
            add_line(edge, {Spot{from - reach, -half}, Spot{from + reach, -half}}, width);
        }
        add_arc(edge, {half - radius, radius - half}, radius, 20, 50, width);
        turn_around(edge, 90);
    }
    canvas.shape(edge, area.centre(), Paint::Ink3);
}

void draw_rank_letter(Canvas& canvas, Rect face, std::string_view letter, double share, Paint paint)
{
    const int size = rounded(share * face.width);
    canvas.text(letter, face.centre(), Align::Centre,
                Font{Face::Numerals, Weight::Bold, std::max(size, 1)}, paint);
}

// Where the letter is on it.
Rect draw_cap(Canvas& canvas, Rect area, int radius)
{
    Rect face = area;
    if (canvas.style().outlined) {
        canvas.rounded(area, radius, Paint::Raised);
        canvas.rounded_border(area, radius, 2, Paint::Ink);
        return face;
    }
    face.height -= std::max(3, area.width / 25);
    canvas.rounded(area, radius, Paint::Lip);
    canvas.rounded(face, radius, Paint::Raised);
    canvas.rounded_border(face, radius, 1.25, Paint::Line);
    return face;
}

} // namespace

void draw_rank_tile(Canvas& canvas, Rect area, const RankTile& tile)
{
    const int radius = rounded(0.14 * area.width);
    if (tile.letter.empty() && !tile.gem) {
        draw_dashed_edge(canvas, area, radius);
        draw_rank_letter(canvas, area, "–", 0.34, Paint::Ink3);
        return;
    }
    Rect face = area;
    if (tile.is_gold) {
        canvas.rounded(area, radius, Paint::GoldSoft);
        canvas.rounded_border(area, radius, std::max(1.5, area.width / 60.0), Paint::Gold);
    } else {
        face = draw_cap(canvas, area, radius);
    }
    if (tile.gem)
        draw_gem(canvas, {.rung = *tile.gem}, face.centre(), 0.3 * area.width);
    else
        draw_rank_letter(canvas, face, tile.letter, 0.62, tile.is_gold ? Paint::Gold : Paint::Ink);
}

} // namespace game
