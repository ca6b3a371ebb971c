#include "game/widgets/play/keypad.h"

#include <algorithm>

#include "engine/grid/symbols.h"
#include "game/widgets/board/cell_colours.h"
#include "game/widgets/board/symbol.h"
#include "game/widgets/button_background.h"

namespace game {
namespace {

using engine::Digit;

enum class PadKey { OfDigit };

constexpr std::size_t few_keys = 4; // whose digits are large

class KeyFace {
public:
    KeyFace(Canvas& canvas, const engine::Grid& grid, const KeypadLook& look, Scale scale)
        : canvas_(canvas), grid_(grid), look_(look), scale_(scale)
    {
    }

    void draw(Digit digit, Rect face)
    {
        switch (look_.mode) {
        case Mode::Digit:
            draw_digit(digit, face);
            break;
        case Mode::Corner:
            write(digit, Point{face.x + scale_.px(19), face.y + scale_.px(20)}, note_size(face),
                  ink(digit));
            break;
        case Mode::Centre:
            write(digit, face.centre(), note_size(face), ink(digit));
            break;
        case Mode::Colour:
            draw_swatch(digit, face);
            break;
        }
        if (digit == look_.locked)
            canvas_.rounded_border(face, scale_.px(10), 2.5 * scale_.unit, Paint::AccentText);
    }

private:
    bool finished(Digit digit) const { return left(digit) <= 0; }
    int left(Digit digit) const { return look_.left[digit - 1u]; }

    // Whether numbers with two digits are on keys of the minimum size.
    bool is_crowded(Rect face) const
    {
        return look_.left.size() > 9 && std::min(face.width, face.height) < 52 * scale_.unit;
    }

    double digit_size(Rect face) const
    {
        if (look_.counts_under)
            return face.height < 44 * scale_.unit ? 22 : 24;
        const double side = std::min(face.width, face.height) / scale_.unit;
        if (look_.left.size() <= few_keys && side >= 52)
            return std::min(48.0, side * 0.62);
        if (is_crowded(face))
            return side >= 38 ? 18 : 15;
        return side >= 46 ? 28 : side >= 38 ? 20 : 17;
    }

    double note_size(Rect face) const { return std::min(20.0, digit_size(face) * 0.75); }

    Tint ink(Digit digit) const
    {
        const bool lit = digit == look_.highlighted || digit == look_.locked;
        return lit ? Paint::AccentText : Paint::Ink;
    }

    void write(Digit digit, Point at, double units, Tint tint)
    {
        draw_symbol(canvas_, grid_, digit, at, symbol_font(units), tint);
    }

    Font symbol_font(double units) const
    {
        return Font{Face::Numerals, Weight::SemiBold, scale_.font(units)};
    }

    Font count_font() const
    {
        const bool small = look_.counts_under || look_.left.size() > 12;
        return Font{Face::Text, Weight::Regular, scale_.font(small ? 12 : 13)};
    }

    void draw_digit(Digit digit, Rect face)
    {
        const Tint tint = finished(digit) ? Tint(Paint::Ink3) : ink(digit);
        if (look_.counts_under && face.height < 34 * scale_.unit)
            return write(digit, face.centre(), 18, tint); // there is no room for two lines
        if (look_.counts_under) {
            const Point middle{face.centre().x, face.y + face.height * 2 / 5};
            write(digit, middle, digit_size(face), tint);
            draw_count(digit, Point{middle.x, face.y + face.height * 4 / 5}, Align::Centre);
            return;
        }
        const double units = digit_size(face);
        if (is_crowded(face)) {
            // Both numbers may have two digits: one is at the lower left, one at the upper right,
            // and on a low key they are beside each other.
            const bool is_low = face.height < 26 * scale_.unit;
            const int across = face.width * (is_low ? 31 : 40) / 100;
            const int down = face.height * (is_low ? 60 : 66) / 100;
            write(digit, Point{face.x + across, face.y + down}, units, tint);
            draw_count(digit, Point{face.right() - scale_.px(3), face.y + face.height / 4},
                       Align::Right);
            return;
        }
        write(digit, face.centre(), units, tint);
        if (has_room_for_count(digit, face))
            draw_count(digit, Point{face.right() - scale_.px(7), face.y + scale_.px(14)},
                       Align::Right);
    }

    // Whether the count stays beside the digit.
    bool has_room_for_count(Digit digit, Rect face) const
    {
        const int half = symbol_width(canvas_, grid_, digit, symbol_font(digit_size(face))) / 2;
        const int count = canvas_.width_of(std::to_string(left(digit)), count_font());
        return half + count + scale_.px(7 + 1) <= face.width / 2;
    }

    // Draws a tick if none is left.
    void draw_count(Digit digit, Point at, Align align)
    {
        if (finished(digit)) {
            const int aside = align == Align::Right ? scale_.px(5) : 0;
            draw_icon(canvas_, Icon::Check, Point{at.x - aside, at.y}, scale_.px(13), Paint::Ok);
            return;
        }
        canvas_.text(std::to_string(left(digit)), at, align, count_font(), Paint::Ink2);
    }

    void draw_swatch(Digit digit, Rect face)
    {
        if (digit > engine::colour_count)
            return;
        const Rect swatch = face.inset(scale_.px(7));
        draw_colour_swatch(canvas_, swatch, scale_.px(6), digit, scale_);
        if (!are_pictures(symbol_set_of(grid_)))
            write(digit, face.centre(), note_size(face), Paint::Ink);
    }

    Canvas& canvas_;
    const engine::Grid& grid_;
    const KeypadLook& look_;
    Scale scale_;
};

} // namespace

std::pmr::vector<int>
digits_left(const engine::Grid& grid, const engine::Board& board, std::pmr::memory_resource& memory)
{
    std::pmr::vector<int> left(grid.size(), grid.cell_count() / grid.size(), &memory);
    for (engine::Cell cell : grid.cells()) {
        const Digit digit = board[cell].digit;
        if (digit != engine::no_digit)
            --left[digit - 1u];
    }
    return left;
}

ButtonId key_of(Digit digit)
{
    return ButtonId(PadKey::OfDigit, digit);
}

std::optional<Digit> digit_of(const Button& button)
{
    if (!button.id.is(PadKey::OfDigit))
        return std::nullopt;
    return engine::digit_at(button.id.index - 1);
}

void draw_keypad(Canvas& canvas,
                 const engine::Grid& grid,
                 const KeypadLook& look,
                 const ButtonPanel& panel,
                 Scale scale)
{
    KeyFace key(canvas, grid, look, scale);
    for (const Button& button : panel.buttons()) {
        if (const auto digit = digit_of(button))
            key.draw(*digit, face_of(button, panel.state_of(button), scale));
    }
}

} // namespace game
