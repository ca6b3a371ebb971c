#include "game/widgets/wordmark.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "engine/base/count.h"
#include "game/ui/rounding.h"
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
constexpr int count = engine::count_of(letters);
constexpr int box_width = 3;

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
    const int boxes = count / box_width;
    const int lines = (boxes + 1) * thick + (count - boxes) * thin;
    return Lines{thick, thin, (width - lines) / count, (width - lines) % count};
}

// The light has a short front and a longer tail.
constexpr double front = 0.8; // cells
constexpr double tail = 3.5;
constexpr double milliseconds_in_cell = 45;

int brightness(double light, int cell)
{
    const double behind = light - cell;
    const double share = behind < 0 ? 1 + behind / front : 1 - behind / tail;
    return rounded(100 * std::clamp(share, 0.0, 1.0));
}

void draw_letter(Canvas& canvas, const Letter& letter, Rect cell, int lit, Scale scale)
{
    const bool selected = letter.kind == Kind::Selected;
    const bool filled = selected && !canvas.style().outlined;
    const Paint usual = filled ? Paint::Selection : Paint::Board;
    canvas.fill(cell, Tint(usual, Paint::GoldFill, lit * 55 / 100));
    if (selected)
        canvas.rounded_border(cell, 0, scale.px(3), Paint::SelectionEdge);
    const bool given = letter.kind == Kind::Given;
    const Font font{Face::Numerals, given ? Weight::Bold : Weight::Medium,
                    rounded(cell.width * 0.6)};
    if (given)
        return canvas.text(letter.symbol, cell.centre(), Align::Centre, font, Paint::Given);
    draw_shining(canvas, letter.symbol, cell.centre(), font,
                 filled ? Paint::SelectedEntry : Paint::Entry);
}

} // namespace

std::optional<double> wordmark_light(double milliseconds)
{
    const double cell = milliseconds / milliseconds_in_cell - front;
    return cell < count + tail ? std::optional(cell) : std::nullopt;
}

int wordmark_height(int width, Scale scale)
{
    const Lines lines = lines_for(width, scale);
    return lines.cell + 2 * lines.thick;
}

void draw_wordmark(Canvas& canvas, Rect area, Scale scale, double light)
{
    const auto [thick, thin, cell, spare] = lines_for(area.width, scale);
    canvas.rounded(Rect{area.x, area.y, area.width, cell + 2 * thick}, scale.px(4), Paint::Thick);
    int x = area.x + thick;
    for (int index = 0; index < count; ++index) {
        const bool wider = (index + 1) * spare / count > index * spare / count;
        const Rect place{x, area.y + thick, cell + (wider ? 1 : 0), cell};
        draw_letter(canvas, letters[index], place, brightness(light, index), scale);
        x += place.width;
        const bool box_ends = index % box_width == box_width - 1;
        if (!box_ends)
            canvas.fill(Rect{x, place.y, thin, cell}, Paint::Thin);
        x += box_ends ? thick : thin;
    }
}

} // namespace game
