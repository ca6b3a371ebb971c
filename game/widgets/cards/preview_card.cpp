#include "game/widgets/cards/preview_card.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/rules/layout.h"
#include "game/widgets/board/mark.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Cell;
using engine::Digit;
using engine::DigitSet;

constexpr int size = 6;
constexpr double highest_board = 300; // units

// Givens are digits; the player's entries are letters: A is 1, B is 2.
constexpr std::string_view sample = "1BC4E6"
                                    "D5F.2."
                                    "BAD3F5"
                                    "CF52AD"
                                    ".3AF4."
                                    "FF2..1";

engine::Digits sample_givens()
{
    engine::Digits givens;
    for (char symbol : sample)
        givens.push_back(engine::digit_of(symbol));
    return givens;
}

Cell at(int row, int column)
{
    return Cell::at((row - 1) * size + column - 1);
}

DigitSet digits(Digit one, Digit other)
{
    return DigitSet::only(one).with(other);
}

engine::Board sample_board()
{
    engine::Board board(sample_givens());
    for (std::size_t index = 0; index < sample.size(); ++index)
        if (sample[index] >= 'A')
            board.write_digit(Cell::at(index), engine::digit_at(sample[index] - 'A'));
    board.write_centre_notes(at(2, 4), digits(1, 2));
    board.write_corner_notes(at(5, 6), digits(1, 2));
    board.write_centre_notes(at(6, 5), digits(3, 5));
    return board;
}

const Cell selected = at(3, 2);

} // namespace

PreviewCard::PreviewCard()
    : grid_(engine::make_grid(engine::Layout{
          .id = "6x6", .name = "6×6", .size = size, .rules = {"rows-and-columns", "boxes"}})),
      board_(sample_board()),
      view_(*grid_)
{
}

int PreviewCard::height_for(int width, Scale scale)
{
    const int side = std::min(width - 2 * scale.px(28) - scale.px(26), scale.px(highest_board));
    return scale.font(62) + side + scale.px(40) + 3 * scale.font(38) + scale.px(28);
}

void PreviewCard::place(Rect area, Scale scale)
{
    area_ = area;
    scale_ = scale;
    const int padding = scale.px(28);
    const int side = std::min(area.width - 2 * padding - scale.px(26), scale.px(highest_board));
    view_.place(Rect{area.x + padding, area.y + scale.font(62), side, side}, scale);
}

void PreviewCard::draw(Canvas& canvas,
                       const engine::Translations& texts,
                       const Settings& settings) const
{
    draw_card(canvas, area_, scale_);
    const int padding = scale_.px(28);
    const Rect heading{area_.x + padding, area_.y + scale_.px(20), area_.width - 2 * padding,
                       scale_.font(26)};
    draw_text(canvas, texts.tr("Preview"), heading,
              TextLook{.size = 16, .weight = Weight::SemiBold}, scale_);
    BoardLook look;
    look.selection = {selected};
    look.tint_peers = settings.tint_peers;
    look.highlighted = settings.tint_same ? board_[selected].digit : engine::no_digit;
    if (settings.mistakes != MistakeCheck::Off)
        look.wrong = engine::clashing_cells(*grid_, board_);
    look.marks = settings.marks == MarkTime::WhenFull || settings.marks == MarkTime::AtOnce;
    look.marks_only_when_full = settings.marks == MarkTime::WhenFull;
    look.shadow = false;
    view_.draw(canvas, board_, look);
    const int top = view_.area().bottom() + scale_.px(40);
    draw_legend(canvas, texts, Rect{heading.x, top, heading.width, area_.bottom() - padding - top});
}

void PreviewCard::draw_legend(Canvas& canvas, const engine::Translations& texts, Rect place) const
{
    struct Line {
        engine::HouseState state;
        std::string name;
        std::string meaning;
    };
    const std::array lines = {
        Line{engine::HouseState::Incomplete, texts.tr("Incomplete"),
             texts.tr("fills with your digits")},
        Line{engine::HouseState::Complete, texts.tr("Correct"),
             texts.tr("all there, all different")},
        Line{engine::HouseState::Conflict, texts.tr("Wrong"), texts.tr("a digit twice")},
    };
    const int height = scale_.font(38);
    Rect row{place.x, place.y, place.width, height};
    for (const Line& line : lines) {
        if (row.bottom() > place.bottom())
            return;
        const Spot centre = Spot::at(row.x + scale_.px(12), row.centre().y);
        draw_mark(canvas, Mark{.state = line.state, .filled = 0.6}, centre, 9 * scale_.unit,
                  scale_.unit);
        const TextLook name{.size = 14, .weight = Weight::SemiBold};
        int x = row.x + scale_.px(38);
        draw_text(canvas, line.name, Rect{x, row.y, row.right() - x, height}, name, scale_);
        x += canvas.width_of(line.name, font_of(name, scale_)) + scale_.px(12);
        draw_text(canvas, line.meaning, Rect{x, row.y, row.right() - x, height},
                  TextLook{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2}, scale_);
        row = row.moved(0, height);
    }
}

} // namespace game
