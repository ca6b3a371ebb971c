#include "game/widgets/play/play_layout.h"

#include <algorithm>

#include "game/ui/rounding.h"
#include "game/widgets/board/board_geometry.h"
#include "game/widgets/play/play_forms.h"

namespace game {

namespace {

constexpr int dimmed = 62; // percent

} // namespace

int pad_columns(int size)
{
    if (size <= 4)
        return 2;
    if (size <= 12)
        return 3;
    return size <= 16 ? 4 : 5;
}

double pad_gap(int columns)
{
    return columns <= 3 ? 12 : columns == 4 ? 8 : 6;
}

Box text_line(TextSpot& spot, double size, Align align)
{
    return Box(Axis::Down, {}, [&spot, size, align](const Area& area, const Unit&, Placement&) {
        const Rect place = area.rounded();
        const int x = align == Align::Right ? place.right() : place.x;
        spot = TextSpot{{x, place.centre().y}, align, size, spot.width};
    });
}

namespace {

FreeStrips strips_beside(const PlayLayout& layout)
{
    const Rect rail = layout.left_rail;
    // The selected row of the rail extends slightly beyond it.
    const int beside = rail.empty() ? 0 : rail.right() + layout.scale.px(12);
    int over = 0;
    for (const Rect& each : {layout.pause, layout.chip, layout.bar}) {
        if (each.bottom() <= layout.board.y)
            over = std::max(over, each.bottom());
    }
    return {layout.board.x - beside, layout.board.y - over};
}

Rect strip_over(const PlayLayout& layout)
{
    const int height = layout.scale.tall(22);
    const int gap = layout.scale.px(4);
    if (layout.free.above < height + gap)
        return {};
    return Rect{layout.board.x, layout.board.y - gap - height, layout.board.width, height};
}

void lay_out_rest(PlayLayout& layout, int size, PlayRules rules, PlayCard card, PlayClock clock)
{
    switch (layout.form) {
    case PlayForm::Cockpit:
        return lay_out_cockpit(layout, size, clock);
    case PlayForm::Console:
        return lay_out_console(layout, size, card, clock);
    case PlayForm::Stack:
        return lay_out_stack(layout, size, clock);
    case PlayForm::StackCompact:
        return lay_out_compact(layout, size, rules, clock);
    }
}

// Beside and below the board in an upright form: the marks and the margins.
constexpr double beside_upright = 2 * 8 + 14;
constexpr double under_upright = 22;
constexpr double under_upright_in_run = 27; // its marks are beyond the line of the combo
// A form with one rail is left for one with the keys below only if the board gains by it.
constexpr double worthwhile = 1.03;

// Lengths are in units, except those of the board, which are in pixels, as its cells are whole
// pixels.
class Framer {
public:
    Framer(Size window, double text_size, const engine::Grid& grid, PlayCard card, PlayClock clock)
        : window_(window), grid_(grid), card_(card), is_run_(clock == PlayClock::OfRun)
    {
        if (is_upright(text_size))
            frame_upright();
        else
            frame_landscape();
    }

    const PlayLayout& frame() const { return frame_; }

private:
    // Leaves the scale of the form in which the board is largest. A hint does not change the form,
    // so that the board stays where it was.
    bool is_upright(double text_size)
    {
        const double most =
            window_.height < 540 ? std::clamp(window_.width / 700.0, 1.0, 1.25) : 1.5;
        set_scale(std::min(text_size, most));
        const double beside = sides().largest();
        // Narrow windows have no room for the largest texts.
        const double narrow = std::clamp(width_ / 480 * 1.15, 1.15, 1.5);
        set_scale(std::min(text_size, narrow));
        if (window_.width < window_.height || upright_side(PlayCard::None) > beside * worthwhile)
            return true;
        set_scale(std::min(text_size, most));
        return false;
    }

    void set_scale(double text)
    {
        frame_.scale = scale_for(window_, text);
        width_ = window_.width / frame_.scale.unit;
        height_ = window_.height / frame_.scale.unit;
        rail_ = frame_.scale.grown(216);
        frame_.low = height_ < frame_.scale.grown(600);
    }

    // The height above and below a board beside rails, and its side with one rail and with two.
    struct Sides {
        double top;
        double high;
        double one;
        double two;
        bool has_two_rails;

        double largest() const { return has_two_rails ? two : one; }
    };
    Sides sides() const
    {
        const bool low = frame_.low;
        Sides sides{};
        sides.top = low ? 8 : 28;
        sides.high = height_ - sides.top - (low ? 30 : 52);
        sides.one = std::min(sides.high, width_ - rail_ - (low ? 8 + 36 + 8 : 24 + 60 + 12 + 24));
        sides.two = std::min(sides.high, width_ - 2 * rail_ - 24 - 34 - 46 - 24);
        const bool wide =
            width_ >= 1200 && height_ >= frame_.scale.grown(700) && width_ >= height_ * 1.4;
        sides.has_two_rails = wide && sides.two > 0 && sides.two >= sides.one * 0.97;
        return sides;
    }

    void frame_landscape()
    {
        using namespace box;
        const Scale scale = frame_.scale;
        const Sides side = sides();
        frame_.form = side.has_two_rails ? PlayForm::Cockpit : PlayForm::Console;
        const Size board = measured(side.largest());
        // A single rail is at the edge, with the board in the middle of the rest if possible.
        const double margin = frame_.low ? 8 : 24;
        const double free = width_ - rail_ - board.width / scale.unit;
        const double beside = is_run_ ? 14 : 8; // its combo stands around the board
        const double left = std::min(std::max(beside, (free - 24 - 60) / 2), free - margin - 36);
        const Box rail = part(frame_.right_rail, rail_);
        const Box all = side.has_two_rails
                            ? row({space().grow(), part(frame_.left_rail, rail_).then(34),
                                   board_part(board).then(46), rail, space().grow()})
                            : row({space(scale.whole(left)), board_part(board), space().grow(),
                                   rail.then(margin)});
        // If much height is left over, all of it is in the middle.
        const double spare = side.high - board.height / scale.unit;
        const double top = side.top + (spare < 24 ? 0 : scale.whole(spare / 2));
        const double high = side.has_two_rails ? side.high : height_ - 2 * side.top;
        lay_out(column({space(top), all.size(high - (top - side.top))}));
    }

    // The texts above the board and the keys below it, and the heights they need.
    struct Upright {
        PlayForm form;
        double top;
        Below below;
    };
    Upright upright(PlayCard card) const
    {
        const int size = grid_.size();
        const Below full = below_stack(size, card, frame_.scale);
        const double beside_board = height_ - (width_ - beside_upright);
        const double least = is_run_ ? above_board_of_run : lowest_stack_texts;
        const double most = is_run_ ? above_board_of_run : 114.0;
        if (beside_board >= least + under() + full.min)
            return {PlayForm::Stack, std::clamp(beside_board - under() - full.min, least, most),
                    full};
        return {PlayForm::StackCompact, is_run_ ? above_board_of_run : 60,
                below_compact(size, card, frame_.scale)};
    }

    double under() const { return is_run_ ? under_upright_in_run : under_upright; }

    double upright_side(PlayCard card) const
    {
        const Upright chosen = upright(card);
        return std::min(width_ - beside_upright, height_ - chosen.top - under() - chosen.below.min);
    }

    // The keys must stay large enough for a finger, so the board shrinks first. If more height is
    // left over than the keys need, it is above and below the board.
    void frame_upright()
    {
        using namespace box;
        const Upright chosen = upright(card_);
        frame_.form = chosen.form;
        const Size board = measured(upright_side(card_));
        const double unit = frame_.scale.unit;
        const double left = height_ - chosen.top - under() - board.height / unit;
        const double spare = std::max(0.0, left - chosen.below.most);
        const double before = (width_ - 14 - board.width / unit) / 2;
        lay_out(column({
            space(chosen.top + frame_.scale.whole(spare / 3)),
            row({space(frame_.scale.whole(before)), board_part(board)}).size(board.height / unit),
            space(under() + frame_.scale.whole(spare / 3)),
            row({space(8), part(frame_.right_rail).grow(), space(8)}).size(left - spare),
        }));
    }

    // The square has the size it was measured with, so that the board fills it in the same way.
    Size measured(double side)
    {
        side_ = rounded_down(side * frame_.scale.unit + 1e-6);
        return measure_board(grid_, side_).size;
    }

    Box board_part(Size board)
    {
        const double unit = frame_.scale.unit;
        return box::part(frame_.board, board.width / unit).across(board.height / unit, Side::Start);
    }

    void lay_out(const Box& all)
    {
        all.lay_out(Rect{0, 0, window_.width, window_.height}, Unit{frame_.scale.unit});
        const int beside = (side_ - frame_.board.width) / 2;
        frame_.board_square = Rect{frame_.board.x - beside, frame_.board.y, side_, side_};
    }

    Size window_;
    const engine::Grid& grid_;
    PlayCard card_;
    bool is_run_;
    double width_ = 0;
    double height_ = 0;
    double rail_ = 0;
    int side_ = 0; // side, in pixels, of the measured square
    PlayLayout frame_;
};

} // namespace

PlayLayout lay_out_play(Size window,
                        double text_size,
                        const engine::Grid& grid,
                        PlayRules rules,
                        PlayCard card,
                        PlayClock clock)
{
    PlayLayout layout = frame_play(window, text_size, grid, card, clock);
    layout.keys.resize(grid.size());
    layout.has_sums = rules == PlayRules::WithSums;
    lay_out_rest(layout, grid.size(), rules, card, clock);
    if (layout.sum_card.empty())
        layout.sum_card = layout.hint_card;
    layout.free = strips_beside(layout);
    layout.over_board = strip_over(layout);
    return layout;
}

void dim_unused(Canvas& canvas, Rect area)
{
    canvas.fill(area, Tint(Paint::Background).faded(dimmed));
}

void dim_around_board(Canvas& canvas, const PlayLayout& layout, int cover)
{
    const Tint tint = Tint(Paint::Background).faded(dimmed * cover / 100);
    const Size window = canvas.size();
    const Rect board = layout.board;
    const int marks = layout.scale.px(layout.gutter + 12); // to the right of the board and below it
    const int before = layout.scale.px(4);
    const int left = board.x - before;
    const int right = std::min(board.right() + marks, window.width);
    const int top = board.y - before;
    const int bottom = std::min(board.bottom() + marks, window.height);
    canvas.fill(Rect{0, 0, left, window.height}, tint);
    canvas.fill(Rect{right, 0, window.width - right, window.height}, tint);
    canvas.fill(Rect{left, 0, right - left, top}, tint);
    canvas.fill(Rect{left, bottom, right - left, window.height - bottom}, tint);
}

PlayLayout
frame_play(Size window, double text_size, const engine::Grid& grid, PlayCard card, PlayClock clock)
{
    return Framer(window, text_size, grid, card, clock).frame();
}

} // namespace game
