#include "game/scenes/editor/editor_layout.h"

#include <algorithm>
#include <cmath>

#include "game/ui/rounding.h"
#include "game/widgets/boxes/box.h"

namespace game {
namespace {

// In units.
constexpr double tools_width = 216;
constexpr double card_width = 264; // also of the one column beside the board
constexpr double between = 24;
constexpr double padding = 16;
constexpr double key_height = 44;
constexpr double key_gap = 8;
constexpr double least_key_gap = 4;
constexpr double margin = 28; // above and below a board that stands beside the header

enum class Form { Wide, Beside, Below };

Form form_of(const EditorRoom& room, Scale scale)
{
    const double width = room.content.width / scale.unit;
    const double height = room.window.height / scale.unit;
    const bool is_upright = room.window.width < 0.95 * room.window.height;
    if (is_upright || width < 560)
        return Form::Below;
    const bool has_room_beside =
        width - scale.grown(tools_width + card_width) - 2 * between >= 0.6 * height;
    return has_room_beside && height >= scale.grown(700) ? Form::Wide : Form::Beside;
}

double column_units(const EditorRoom& room, Scale scale)
{
    const double all = room.content.width / scale.unit;
    return form_of(room, scale) == Form::Below ? all
                                               : std::min(scale.grown(card_width), all * 0.55);
}

class EditorPlacer {
public:
    EditorPlacer(const EditorRoom& room, const EditorContents& contents, Scale scale)
        : room_(room), contents_(contents), scale_(scale)
    {
        layout_.keys.resize(contents.digits);
    }

    EditorLayout place()
    {
        Form form = form_of(room_, scale_);
        const double needed = card(Status::InCard).padding(padding, padding).min_height(unit());
        if (form == Form::Wide && needed > high_area().height)
            form = Form::Beside;
        switch (form) {
        case Form::Wide:
            place_wide();
            break;
        case Form::Beside:
            place_beside();
            break;
        case Form::Below:
            place_below();
            break;
        }
        return layout_;
    }

private:
    Unit unit() const { return Unit{scale_.unit}; }
    double units(int pixels) const { return pixels / scale_.unit; }

    // In full rows where that is possible; in one row they may be closer together.
    int key_columns(double width) const
    {
        const int digits = contents_.digits;
        if (digits * (key_height + least_key_gap) <= width + least_key_gap)
            return digits;
        const int fit = rounded_down((width + key_gap) / (key_height + key_gap));
        return digits % 3 == 0 && digits <= 9 ? 3 : fit;
    }

    Box tools(double width)
    {
        using namespace box;
        const int columns = key_columns(width);
        const double apart =
            columns * (key_height + key_gap) <= width + key_gap ? key_gap : least_key_gap;
        const double row_height = scale_.grown(key_height);
        return column({
                          part(layout_.keys_heading, scale_.grown(20)),
                          box::grid(layout_.keys, {columns, row_height, apart, apart}),
                          row({part(layout_.undo).grow(), part(layout_.redo).grow(),
                               part(layout_.erase).grow()})
                              .gaps(8)
                              .size(row_height),
                          part(layout_.regions, row_height),
                          part(layout_.cage, row_height),
                          part(layout_.grid, row_height),
                          part(layout_.paste, row_height),
                          part(layout_.clear, row_height),
                      })
            .gaps(8);
    }

    enum class Status { InCard, Elsewhere };

    // What is known of the puzzle, and what to do with it.
    Box card(Status status)
    {
        using namespace box;
        const double row_height = scale_.grown(key_height);
        const double uses = contents_.uses * scale_.grown(use_height);
        const double sentences = units(contents_.sentences_height);
        const bool steps = contents_.has_steps;
        const bool has_work = contents_.work_height > 0;
        return column({
            part(layout_.status, units(contents_.status_height))
                .then(12)
                .when(status == Status::InCard),
            part(layout_.rating, units(contents_.rating_height))
                .then(8)
                .when(contents_.rating_height > 0),
            part(layout_.work, units(contents_.work_height)).then(6).when(has_work),
            part(layout_.stop, row_height).then(10).when(has_work),
            part(layout_.uses).between(0, uses).then(8).when(contents_.uses > 0),
            part(layout_.step, scale_.grown(22)).then(4).when(steps),
            part(layout_.track, 24).then(4).when(steps),
            row({part(layout_.back).grow(2), part(layout_.next).grow(2),
                 part(layout_.list).grow(3)})
                .gaps(8)
                .size(row_height)
                .then(10)
                .when(steps),
            part(layout_.sentences)
                .between(std::min(sentences, scale_.grown(60)), sentences)
                .then(10)
                .when(sentences > 0),
            space().grow(),
            part(layout_.solution, row_height).then(8),
            part(layout_.copy, row_height).then(8),
            part(layout_.save, row_height).then(8),
            part(layout_.play, scale_.grown(52)),
        });
    }

    void place_wide()
    {
        const int left = scale_.px(scale_.grown(tools_width));
        const int right = scale_.px(column_units(room_, scale_));
        const Rect content = room_.content;
        layout_.bottom =
            tools(units(left)).lay_out(Rect{content.x, content.y, left, content.height}, unit());
        const Rect high = high_area();
        card(Status::InCard)
            .padding(padding, padding)
            .into(layout_.card)
            .lay_out(Rect{content.right() - right, high.y, right, high.height}, unit());
        const int x = content.x + left + scale_.px(between);
        place_board(Rect{x, high.y, layout_.card.x - scale_.px(between) - x, high.height});
    }

    // From the top of the header to the bottom of the window.
    Rect high_area() const
    {
        const int top = scale_.px(margin);
        return Rect{0, top, room_.window.width, room_.window.height - 2 * top};
    }

    void place_board(Rect free)
    {
        const int side = std::min(free.width, free.height);
        layout_.board = Rect{free.x + (free.width - side) / 2, free.y, side, side};
    }

    void place_beside()
    {
        const int right = scale_.px(column_units(room_, scale_));
        const Rect content = room_.content;
        layout_.card_scrolls = true;
        place_column(Rect{content.right() - right, content.y, right, content.height});
        const int width = content.width - right - scale_.px(between);
        place_board(Rect{content.x, content.y + room_.scrolled, width, content.height});
    }

    void place_column(Rect column_area)
    {
        using namespace box;
        const double width = units(column_area.width);
        const Box all = column({
            card(Status::InCard).padding(padding, padding).into(layout_.card).then(16),
            tools(width),
        });
        lay_out_whole(all, column_area);
    }

    // It scrolls, so nothing has to shrink.
    void lay_out_whole(const Box& all, Rect area)
    {
        area.height = rounded_up(all.preferred_height(unit()));
        layout_.bottom = all.lay_out(area, unit());
    }

    void place_below()
    {
        const Rect content = room_.content;
        layout_.card_scrolls = true;
        layout_.board_scrolls = true;
        const int side = std::min(content.width, room_.window.height * 11 / 20);
        layout_.board = Rect{content.x + (content.width - side) / 2, content.y, side, side};
        using namespace box;
        const int top = layout_.board.bottom() + scale_.px(16);
        const Rect below{content.x, top, content.width, 0};
        const double width = units(content.width);
        // How many solutions there are can be seen without scrolling.
        const Box all = column({
            part(layout_.status, units(contents_.status_height)).then(12),
            tools(width),
            space(16),
            card(Status::Elsewhere).padding(padding, padding).into(layout_.card),
        });
        lay_out_whole(all, below);
    }

    EditorRoom room_;
    EditorContents contents_;
    Scale scale_;
    EditorLayout layout_;
};

} // namespace

int editor_text_width(const EditorRoom& room, Scale scale)
{
    return scale.px(column_units(room, scale)) - 2 * scale.px(padding);
}

EditorLayout lay_out_editor(const EditorRoom& room, const EditorContents& contents, Scale scale)
{
    return EditorPlacer(room, contents, scale).place();
}

} // namespace game
