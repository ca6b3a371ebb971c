#include "game/scenes/win/win_layout.h"

#include <algorithm>
#include <array>
#include <optional>

#include "game/ui/rounding.h"
#include "game/widgets/board/board_geometry.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/initial_cap.h"

namespace game {
namespace {

// Units. Heights of lines of text grow with the text size.
constexpr double gutter = 30; // below and beside the board, for the marks
constexpr double table_padding = 10;
constexpr double table_line = 24;
constexpr double table_row_least = 30;
constexpr double table_row_most = 44;
constexpr double widest_column = 560;
constexpr double roomy_column = 420;
constexpr double split_height = 76;
constexpr double switch_height = 48;
constexpr double split_row_least = 32;
constexpr double split_row_most = 56;
constexpr double widest_without_keys = 640; // of a window

// Where the texts are.
enum class Form {
    Beside, // all of them
    Below,  // all but heading, time and badge, which are above the board
    Corner, // the same, but heading, time and badge are beside the board
    Square, // the same, but the splits or the hints are beside it, too
};

// What may be left out, little by little.
struct Level {
    int rows; // of the table
    bool splits;
};
constexpr auto levels = std::to_array<Level>(
    {{5, true}, {4, true}, {3, true}, {3, false}, {2, true}, {2, false}, {1, true}, {1, false}});
constexpr double roomy_corner = 190; // of the column beside a board

class WinFramer {
public:
    WinFramer(Size window, double text_size, const engine::Grid& grid, const WinContent& content)
        : window_(window),
          grid_(grid),
          content_(content),
          scale_(scale_for(window, std::min(text_size, win_text_at_most(window)))),
          width_(window.width / scale_.unit),
          height_(window.height / scale_.unit),
          grows_(scale_.grown(1)),
          low_(height_ < 660)
    {
        const double all = std::min(width_, height_);
        board_ = content.board > 0 ? content.board / scale_.unit : all;
    }

    // The first level at which some form leaves enough for the board, or else somewhat less; of
    // several forms the one with the largest board. What the hints have shown is worth a smaller
    // board; the splits are not.
    WinLayout layout()
    {
        for (const bool keeps_hints : {true, false}) {
            if (keeps_hints && content_.hints == 0)
                continue;
            for (const double share : {is_upright() ? 0.45 : 0.55, 0.42}) {
                const double enough = std::min(board_, share * std::min(width_, height_));
                if (const auto found = layout(enough, keeps_hints))
                    return *found;
            }
        }
        const Level& least = levels.back();
        return place(Form::Corner, least, 0.415 * std::min(width_, height_));
    }

private:
    std::optional<WinLayout> layout(double enough, bool keeps_hints)
    {
        for (const Level& level : levels) {
            if (keeps_hints && !level.splits)
                continue;
            std::optional<Form> best;
            double largest = 0;
            for (const Form form : forms()) {
                const double side = side_for(form, level);
                if (side > largest * 1.05) {
                    best = form;
                    largest = side;
                }
            }
            if (best && largest >= enough)
                return place(*best, level, largest);
        }
        return std::nullopt;
    }

    // There the time and the table are worth a smaller board.
    bool is_upright() const { return width_ < height_ * 0.95; }

    std::vector<Form> forms() const
    {
        if (is_upright())
            return {Form::Below, Form::Corner};
        return {Form::Beside, Form::Below, Form::Square};
    }

    double margin() const { return width_ >= 1200 ? 24 : low_ ? 10 : 16; }
    double top() const { return low_ ? 10 : 28; }
    double gap() const { return low_ ? 8 : 16; }
    double least_column() const { return 292 * std::min(grows_, 1.25); }
    double between() const { return gutter + (low_ ? 4 : 16); } // from the board to the column
    double rows_shown(const Level& level) const
    {
        return std::min(level.rows, std::max(1, content_.runs));
    }
    bool has_remark(const Level& level) const
    {
        const bool is_first = content_.runs == 1 && content_.is_in_table;
        return level.rows >= 2 && (content_.runs == 0 || is_first);
    }

    // The largest board, in units, with which everything fits; 0 if there is none.
    double side_for(Form form, const Level& level)
    {
        WinLayout any;
        switch (form) {
        case Form::Beside: {
            const double high = height_ - top() - gutter;
            const bool is_above_hints = content_.hints > 0 && level.splits && !low_;
            const double most =
                std::min(board_, is_above_hints ? high - top() - below() - 4 : high);
            const double spare = width_ - 2 * margin() - between();
            // A somewhat smaller board for a roomier column.
            const double roomy = std::min(most, spare - roomy_column * grows_);
            const double large = std::min(most, spare - least_column());
            const double side = std::max(roomy, 0.9 * large);
            const double column = std::min(widest_column, spare - side);
            const bool splits = level.splits && !has_room_below(side);
            const double needed = column_box(any, {level.rows, splits}, column).min_height(unit());
            return side > 0 && needed <= (height_ - 2 * top()) * scale_.unit ? side : 0;
        }
        case Form::Below: {
            const double needed = header_box(any, Form::Below, texts_width()).min_height(unit()) +
                                  rest_box(any, level, texts_width()).min_height(unit());
            const double high = height_ - needed / scale_.unit - gutter - 2 * top() - gap();
            return std::max(0.0, std::min({board_, high, width_ - 2 * margin() - gutter}));
        }
        case Form::Corner: {
            const double rest = rest_box(any, level, texts_width()).min_height(unit());
            const double free = height_ - rest / scale_.unit - 2 * top();
            const double side =
                std::min({board_, free - gutter, width_ - 2 * margin() - between() - roomy_corner});
            const bool has_room = corner_header(any, side) + gap() <= free;
            return has_room ? std::max(0.0, side) : 0;
        }
        case Form::Square: {
            const double under = gutter + square_rest(any, level).min_height(unit()) / scale_.unit;
            const double spare = width_ - 2 * margin() - between();
            const double side =
                std::min({board_, height_ - 2 * top() - under, spare - least_column()});
            const Box column = square_column(any, spare - side, Extra::Nothing);
            return column.min_height(unit()) <= side * scale_.unit ? std::max(0.0, side) : 0;
        }
        }
        return 0;
    }

    WinLayout place(Form form, const Level& level, double side)
    {
        WinLayout layout;
        layout.scale = scale_;
        layout.table_rows = static_cast<int>(rows_shown(level));
        layout.has_remark = has_remark(level);
        layout.has_switch = has_switch(level);
        layout.is_low = low_;
        layout.hint_lines = hint_lines();
        layout.has_save_key = width_ < widest_without_keys;
        switch (form) {
        case Form::Beside:
            place_beside(layout, level, side);
            break;
        case Form::Below:
            place_below(layout, level, side);
            break;
        case Form::Corner:
            place_corner(layout, level, side);
            break;
        case Form::Square:
            place_square(layout, level, side);
            break;
        }
        return layout;
    }

    // Below a board with that side there is room for the splits.
    bool has_room_below(double side) const
    {
        return height_ - top() - side - gutter - top() >= below() + 4;
    }

    void place_beside(WinLayout& layout, const Level& level, double side)
    {
        const Size board = place_board(layout, side);
        const double wide = board.width / scale_.unit;
        const double high = board.height / scale_.unit;
        const double column = std::min(widest_column, width_ - 2 * margin() - between() - wide);
        const bool is_below = level.splits && has_room_below(side);
        const double split = is_below ? gutter + below() : 0;
        const Box texts = column_box(
            layout, {level.rows, level.splits && !is_below}, column,
            is_below && has_room_for_splits(level, column) ? Extra::Splits : Extra::Nothing);
        const double needed = texts.min_height(unit()) / scale_.unit;
        const double all = std::max(high + split, std::min(needed, height_ - 2 * top()));
        const double left = (width_ - wide - between() - column) / 2;
        // Where the board is in play, unless much room would be left below it.
        const double free = height_ - all - (is_below ? 0 : gutter);
        const double y = free > 2 * top() + 10 ? free / 2 : top();
        move_board(layout, left, y);
        if (is_below)
            splits(layout).lay_out(pixels(left, y + high + gutter, wide,
                                          low_ ? below() : std::max(below(), all - high - gutter)),
                                   unit());
        layout.is_narrow = is_narrow(column);
        texts.lay_out(pixels(left + wide + between(), y, column, all), unit());
    }

    void place_below(WinLayout& layout, const Level& level, double side)
    {
        const Size board = place_board(layout, side);
        const double high = board.height / scale_.unit;
        const double wide = texts_width();
        const Box header = header_box(layout, Form::Below, wide);
        const Box rest = rest_box(layout, level, wide);
        const double above = header.min_height(unit()) / scale_.unit;
        const double left = (width_ - wide) / 2;
        header.lay_out(pixels(left, top(), wide, above), unit());
        move_board(layout, (width_ - board.width / scale_.unit) / 2, top() + above + gap());
        const double y = top() + above + gap() + high + gutter;
        rest.lay_out(pixels(left, y, wide, height_ - top() - y), unit());
    }

    void place_corner(WinLayout& layout, const Level& level, double side)
    {
        const Size board = place_board(layout, side);
        const double wide = board.width / scale_.unit;
        const double high = board.height / scale_.unit;
        const double left = (width_ - texts_width()) / 2;
        move_board(layout, left, top());
        layout.is_narrow = true;
        const double x = left + wide + between();
        const double room = left + texts_width() - x;
        header_box(layout, Form::Corner, room).lay_out(pixels(x, top(), room, high), unit());
        const double y = top() + std::max(high + gutter, corner_header(layout, wide) + gap());
        rest_box(layout, level, texts_width())
            .lay_out(pixels(left, y, texts_width(), height_ - top() - y), unit());
    }

    void place_square(WinLayout& layout, const Level& level, double side)
    {
        const Size board = place_board(layout, side);
        const double wide = board.width / scale_.unit;
        const double high = board.height / scale_.unit;
        layout.is_square = true;
        layout.is_narrow = true;
        move_board(layout, margin(), top());
        const double x = margin() + wide + between();
        const double column = width_ - margin() - x;
        const bool has_splits =
            level.splits &&
            square_column(layout, column, Extra::Splits).min_height(unit()) <= board.height;
        square_column(layout, column, has_splits ? Extra::Splits : Extra::Nothing)
            .lay_out(pixels(x, top(), column, high), unit());
        const double y = top() + high + gutter;
        square_rest(layout, level)
            .lay_out(pixels(margin(), y, width_ - 2 * margin(), height_ - top() - y), unit());
    }

    // The height of what is beside a board with that side.
    double corner_header(WinLayout& layout, double side) const
    {
        const Box header = header_box(layout, Form::Corner, texts_width() - side - between());
        return header.min_height(unit()) / scale_.unit;
    }

    double texts_width() const { return std::min(widest_column, width_ - 2 * margin()); }
    bool is_narrow(double column) const { return column < roomy_column * grows_ - 1; }
    Unit unit() const { return Unit{scale_.unit}; }
    Rect pixels(double x, double y, double width, double height) const
    {
        return Rect{scale_.px(x), scale_.px(y), scale_.px(width), scale_.px(height)};
    }

    Size place_board(WinLayout& layout, double side) const
    {
        const int square = rounded_down(side * scale_.unit + 1e-6);
        layout.board_square = Rect{0, 0, square, square};
        const Size board = measure_board(grid_, square).size;
        layout.board = Rect{0, 0, board.width, board.height};
        return board;
    }

    void move_board(WinLayout& layout, double x, double y) const
    {
        layout.board = layout.board.moved(scale_.px(x), scale_.px(y));
        const int beside = (layout.board_square.width - layout.board.width) / 2;
        layout.board_square = layout.board_square.moved(layout.board.x - beside, layout.board.y);
    }

    // In a width, in units.
    double height_of(const Box WinTexts::* text, double width, double usual) const
    {
        if (content_.texts == nullptr)
            return usual * grows_;
        const Unit measured = unit_of(scale_, content_.texts->measure);
        return (content_.texts->*text).min_height(measured, width * scale_.unit) / scale_.unit;
    }

    Box heading_box(WinLayout& layout, double width, bool narrow) const
    {
        const double high = narrow ? height_of(&WinTexts::narrow_heading, width, 54)
                                   : height_of(&WinTexts::heading, width, 36);
        return box::part(layout.heading, high);
    }

    // Chips, or small ones where there is little height.
    Box facts_box(WinLayout& layout, double width, bool narrow) const
    {
        layout.has_small_facts = narrow || low_;
        if (content_.texts == nullptr)
            return box::space().when(false);
        const double high =
            height_of(layout.has_small_facts ? &WinTexts::small_facts : &WinTexts::facts, width, 0);
        return box::part(layout.facts, high).when(high > 0);
    }

    bool has_badge() const { return content_.has_badge || content_.has_medals; }
    double badge_width() const { return content_.has_medals ? 214 * std::min(grows_, 1.25) : 208; }
    double badge_height() const { return content_.has_medals ? 80 : 56; }
    double narrow_badge_height() const { return 44; }

    // Heading, time, badge, facts.
    Box header_box(WinLayout& layout, Form form, double width) const
    {
        using namespace box;
        const bool corner = form == Form::Corner;
        const double size = corner ? (width < roomy_corner ? 44 : 60) : low_ ? 54 : 72;
        layout.time_size = size;
        const Box time = part(layout.time, size * 0.86);
        const Box heading = heading_box(layout, width, corner);
        const Box facts = facts_box(layout, width, corner);
        if (corner)
            return column({
                heading.then(6),
                time.then(8),
                facts.then(8),
                part(layout.badge, narrow_badge_height()).when(has_badge()),
            });
        return column({
            heading,
            row({part(layout.time).grow(),
                 part(layout.badge, badge_width()).across(48).when(has_badge())})
                .size(size * 0.86)
                .then(4),
            facts,
        });
    }

    // Initials, table, splits, buttons: below a board.
    Box rest_box(WinLayout& layout, const Level& level, double width) const
    {
        using namespace box;
        return column({
            splits(layout).size(below()).then(gap()).when(level.splits && content_.hints > 0),
            initials_box(layout, width).then(gap()),
            table_box(layout, level).then(gap()),
            splits(layout)
                .size(low_ ? 62 : below())
                .then(gap())
                .when(level.splits && content_.hints == 0),
            space().grow(),
            rows_of_buttons(layout),
        });
    }

    enum class Extra { Nothing, Splits }; // besides the hints

    // Heading, time, facts, badge, what the hints have shown, splits.
    Box square_column(WinLayout& layout, double width, Extra extra) const
    {
        using namespace box;
        layout.time_size = 68;
        const double badge = content_.has_medals ? badge_height() : narrow_badge_height();
        std::vector<Box> rows;
        for (Rect& split : layout.splits)
            rows.push_back(part(split).between(split_row_least * grows_, split_row_most * grows_));
        return column({
            heading_box(layout, width, true).then(4),
            part(layout.time, layout.time_size * 0.9).then(10),
            facts_box(layout, width, false).then(gap()),
            part(layout.badge, badge).then(gap()).when(has_badge()),
            part(layout.hints, below()).then(gap()).when(content_.hints > 0),
            space().size(0).grow(),
            column(std::move(rows)).gaps(6).when(extra == Extra::Splits),
        });
    }

    // Initials and table beside each other, and the buttons.
    Box square_rest(WinLayout& layout, const Level& level) const
    {
        using namespace box;
        const double half = (width_ - 2 * margin() - gap()) / 2;
        const Box initials = initials_box(layout, half);
        const Box table = table_box(layout, level);
        const double high = std::max(initials.min_height(unit()), table.min_height(unit()));
        return column(
            {row({column({initials.grow()}).size(0).grow(), column({table.grow()}).size(0).grow()})
                 .gaps(gap())
                 .at_least(high / scale_.unit)
                 .grow()
                 .then(gap()),
             rows_of_buttons(layout)});
    }

    // Everything, beside a board.
    Box column_box(WinLayout& layout,
                   const Level& level,
                   double width,
                   Extra extra = Extra::Nothing) const
    {
        using namespace box;
        const bool narrow = is_narrow(width);
        layout.time_size = narrow ? (low_ ? 56 : 68) : std::min(92.0, width / 5);
        const double line = layout.time_size * 0.9;
        const Box heading = heading_box(layout, width, narrow).then(narrow ? 4 : 10);
        const Box badge =
            part(layout.badge, narrow ? narrow_badge_height() : badge_width()).when(has_badge());
        const Box time =
            narrow ? part(layout.time, line)
                   : row({part(layout.time).grow(), badge.across(badge_height())}).size(line);
        return column({
            heading,
            time.then(low_ ? 4 : 10),
            facts_box(layout, width, narrow).then(gap()),
            badge.then(gap()).when(narrow && has_badge()),
            initials_box(layout, width).then(gap()),
            table_box(layout, level).then(gap()),
            splits(layout).size(below()).then(gap()).when(level.splits),
            row_of_splits(layout)
                .size(split_height * grows_)
                .then(gap())
                .when(extra == Extra::Splits),
            space().grow(),
            rows_of_buttons(layout),
        });
    }

    bool has_room_for_splits(const Level& level, double width) const
    {
        if (content_.hints == 0)
            return false;
        WinLayout any;
        const Box all = column_box(any, {level.rows, false}, width, Extra::Splits);
        return all.min_height(unit()) <= (height_ - 2 * top()) * scale_.unit;
    }

    Box initials_box(WinLayout& layout, double width) const
    {
        const bool tight = width < roomy_column;
        const double arrows = 26; // above and below the caps
        layout.cap = tight ? 52 : low_ ? 60 : 64;
        layout.between_caps = tight ? 8 : 10;
        layout.beside_caps = tight ? 14 : 22;
        return box::part(
            layout.initials_card,
            std::max(layout.cap + 4 + 2 * arrows, low_ ? 78 * grows_ + 24 : 92 * grows_ + 16));
    }

    bool has_switch(const Level& level) const { return content_.has_switch && level.rows >= 3; }

    Box table_box(WinLayout& layout, const Level& level) const
    {
        const double lines = rows_shown(level);
        const double above = table_line + (has_remark(level) ? 2 * table_line : 0) +
                             (has_switch(level) ? switch_height : 0);
        const double fixed = 2 * table_padding + above * grows_;
        return box::part(layout.table)
            .between(fixed + lines * table_row_least * grows_,
                     fixed + lines * table_row_most * grows_);
    }

    // What goes on is above all else.
    Box rows_of_buttons(WinLayout& layout) const
    {
        using namespace box;
        const double high = low_ ? 46 : 52;
        return column({
            row({part(layout.next).grow(9), part(layout.race).grow(7), part(layout.replay).grow(5)})
                .gaps(8)
                .size(high)
                .then(8),
            row({part(layout.spent).grow(24), part(layout.picture).grow(24),
                 part(layout.records).grow(26), part(layout.title).grow(34)})
                .gaps(8)
                .size(std::max(44.0, high - 6)),
        });
    }

    // Lines of what the hints have shown.
    int hint_lines() const { return std::min(content_.hints, low_ ? 2 : 4); }
    // Of what may be below the board, in units.
    double below() const
    {
        if (content_.hints == 0)
            return split_height * grows_;
        return (low_ ? std::max(58, 14 + 22 * hint_lines()) : 72 + 28 * hint_lines() + 30) * grows_;
    }

    Box splits(WinLayout& layout) const
    {
        return content_.hints > 0 ? box::part(layout.hints) : row_of_splits(layout);
    }

    static Box row_of_splits(WinLayout& layout)
    {
        std::vector<Box> parts;
        for (Rect& split : layout.splits)
            parts.push_back(box::part(split).grow());
        return box::row(parts).gaps(8);
    }

    Size window_;
    const engine::Grid& grid_;
    const WinContent& content_;
    Scale scale_;
    double width_;
    double height_;
    double grows_; // with the text size
    bool low_;     // little height
    double board_; // the largest useful side
};

} // namespace

std::vector<ConfettiStrip> gutters(const WinLayout& layout, Size window)
{
    constexpr double marks = 28;    // right of the board
    constexpr double free = 6;      // beside boards, cards and texts
    constexpr double narrowest = 7; // that is worth something
    struct Taken {
        double left;
        double right;
    };
    std::vector<Taken> taken;
    const auto take = [&](Rect area, double right) {
        if (!area.empty())
            taken.push_back(
                {area.x / layout.scale.unit - free, area.right() / layout.scale.unit + right});
    };
    take(layout.board, marks);
    for (const Rect area : {layout.heading, layout.table, layout.hints, layout.next, layout.title})
        take(area, free);
    take(layout.splits.front(), free);
    take(layout.splits.back(), free);
    std::ranges::sort(taken, {}, &Taken::left);
    std::vector<ConfettiStrip> gutters;
    double from = 0;
    const auto add_until = [&](double to) {
        if (to - from >= narrowest)
            gutters.push_back({from, to});
    };
    for (const Taken& each : taken) {
        add_until(each.left);
        from = std::max(from, each.right);
    }
    add_until(window.width / layout.scale.unit);
    return gutters;
}

double win_text_at_most(Size window)
{
    const double height = window.height / scale_for(window, 1).unit;
    if (height < 540)
        return 1;
    if (window.width < window.height)
        return 1.15;
    return height < 760 ? 1.25 : 1.5;
}

WinLayout
lay_out_win(Size window, double text_size, const engine::Grid& grid, const WinContent& content)
{
    return WinFramer(window, text_size, grid, content).layout();
}

} // namespace game
