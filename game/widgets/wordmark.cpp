#include "game/widgets/wordmark.h"

#include <array>
#include <cmath>
#include <string_view>

#include "game/widgets/draw_text.h"

namespace game {
namespace {

enum class Kind { Given, Entry, Selected };

struct Letter {
    std::string_view symbol;
    Kind kind;
};

constexpr std::array letters = {
    Letter{"C", Kind::Given}, Letter{"R", Kind::Entry},    Letter{"O", Kind::Entry},
    Letter{"N", Kind::Given}, Letter{"O", Kind::Selected}, Letter{"D", Kind::Given},
    Letter{"O", Kind::Entry}, Letter{"K", Kind::Entry},    Letter{"U", Kind::Given},
};
constexpr int count = static_cast<int>(letters.size());
constexpr int box = 3;

struct Lines {
    int thick;
    int thin;
    int cell;  // minimum width of a cell
    int spare; // the number of cells that are one pixel wider, to reach the exact total width
};

Lines lines_for(int width, Scale scale)
{
    const int thick = scale.px(3);
    const int thin = scale.px(1);
    const int boxes = count / box;
    const int lines = (boxes + 1) * thick + (count - boxes) * thin;
    return Lines{thick, thin, (width - lines) / count, (width - lines) % count};
}

void draw_letter(Canvas& canvas, const Letter& letter, Rect cell, Scale scale)
{
    const bool selected = letter.kind == Kind::Selected;
    canvas.fill(cell, selected ? Paint::Selection : Paint::Board);
    if (selected)
        canvas.rounded_border(cell, 0, static_cast<float>(scale.px(3)), Paint::SelectionEdge);
    const bool given = letter.kind == Kind::Given;
    const Font font{Face::Numerals, given ? Weight::Bold : Weight::Medium,
                    static_cast<int>(std::lround(cell.width * 0.6))};
    if (given)
        return canvas.text(letter.symbol, cell.centre(), Align::Centre, font, Paint::Given);
    draw_shining(canvas, letter.symbol, cell.centre(), font,
                 selected ? Paint::SelectedEntry : Paint::Entry);
}

} // namespace

int wordmark_height(int width, Scale scale)
{
    const Lines lines = lines_for(width, scale);
    return lines.cell + 2 * lines.thick;
}

void draw_wordmark(Canvas& canvas, Rect area, Scale scale)
{
    const auto [thick, thin, cell, spare] = lines_for(area.width, scale);
    canvas.rounded(Rect{area.x, area.y, area.width, cell + 2 * thick}, scale.px(4), Paint::Thick);
    int x = area.x + thick;
    for (int index = 0; index < count; ++index) {
        const bool wider = (index + 1) * spare / count > index * spare / count;
        const Rect place{x, area.y + thick, cell + (wider ? 1 : 0), cell};
        draw_letter(canvas, letters[index], place, scale);
        x += place.width;
        const bool box_ends = index % box == box - 1;
        if (!box_ends)
            canvas.fill(Rect{x, place.y, thin, cell}, Paint::Thin);
        x += box_ends ? thick : thin;
    }
}

} // namespace game
