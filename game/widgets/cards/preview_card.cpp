#include "game/widgets/cards/preview_card.h"

#include <algorithm>
#include <string_view>

#include "engine/rules/layout.h"
#include "game/widgets/board/mark.h"
#include "game/widgets/boxes/leaves.h"

namespace game {
namespace {

using engine::Cell;
using engine::Digit;
using engine::DigitSet;

constexpr int size = 6;
constexpr double highest_board = 300; // units
constexpr double gutter = 26;         // for the marks beside it

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

Box legend(engine::HouseState state, const std::string& name, const std::string& meaning)
{
    using namespace box;
    const auto draw = [state](Canvas& canvas, Rect area, Scale scale) {
        draw_mark(canvas, Mark{.state = state, .filled = 0.6},
                  Spot::at(area.centre().x, area.centre().y), 9 * scale.unit, scale.unit);
    };
    return row({
                   picture(draw).size(24).then(14),
                   text(name, {.size = 14, .weight = Weight::SemiBold}).then(12),
                   text(meaning, {.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2}),
               })
        .size(with_text(38));
}

} // namespace

PreviewCard::PreviewCard()
    : grid_(engine::make_grid(engine::Layout{
          .id = "6x6", .name = "6×6", .size = size, .rules = {"rows-and-columns", "boxes"}})),
      board_(sample_board()),
      view_(*grid_)
{
}

Box PreviewCard::card(const engine::Translations& texts, const Settings& settings)
{
    using namespace box;
    using State = engine::HouseState;
    return box::card({
                         text(texts.tr("Preview"), {.size = 16, .weight = Weight::SemiBold})
                             .size(with_text(42)),
                         board(settings).then(40),
                         legend(State::Incomplete, texts.tr("Incomplete"),
                                texts.tr("fills with your digits")),
                         legend(State::Complete, texts.tr("Correct"),
                                texts.tr("all there, all different")),
                         legend(State::Conflict, texts.tr("Wrong"), texts.tr("a digit twice")),
                     })
        .padding(28, 20);
}

Box PreviewCard::board(const Settings& settings)
{
    const auto height = [](const Unit& unit, double width) {
        return std::min(width - unit.pixels(gutter, Axis::Across),
                        unit.pixels(highest_board, Axis::Down));
    };
    const auto place = [this](const Area& area, const Unit& unit, Placement&) {
        Area square = area;
        square.width = area.height;
        view_.place(square.rounded(), unit.scale);
    };
    const auto draw = [this, look = look_in(settings)](Canvas& canvas, Rect, Scale) {
        view_.draw(canvas, board_, look);
    };
    return Box(Axis::Down, {}, place).showing({.height = height, .draw = draw});
}

BoardLook PreviewCard::look_in(const Settings& settings) const
{
    BoardLook look;
    look.selection = {selected};
    look.tint_peers = settings.tint_peers;
    look.highlighted = settings.tint_same ? board_[selected].digit : engine::no_digit;
    if (settings.mistakes != MistakeCheck::Off)
        look.wrong = engine::clashing_cells(*grid_, board_);
    look.marks = settings.marks == MarkTime::WhenFull || settings.marks == MarkTime::AtOnce;
    look.marks_only_when_full = settings.marks == MarkTime::WhenFull;
    look.shadow = false;
    return look;
}

} // namespace game
