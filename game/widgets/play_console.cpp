#include <algorithm>
#include <array>

#include "game/widgets/play_forms.h"

namespace game {
namespace {

// A part of the rail: its height and the gap above it, in units, where room is short and where
// there is enough.
struct Part {
    double least_gap;
    double least;
    double usual_gap;
    double usual;
};

enum PartName { Title, Clock, Chip, Bar, Modes, Pad, Tools, Doors, part_count };

using Parts = std::array<Part, part_count>;

constexpr Parts usual_parts = {{
    {0, 20, 0, 20},
    {6, 40, 13, 46},
    {10, 30, 17, 34},
    {8, 8, 12, 8},
    {16, 94, 24, 112}, // two rows of modes
    {12, 148, 20, 198},
    {12, 48, 20, 60},
    {12, 40, 16, 48},
}};

constexpr Parts low_parts = {{
    {0, 16, 0, 20},
    {2, 30, 8, 44},
    {6, 26, 12, 34},
    {6, 6, 12, 8},
    {8, 34, 16, 48}, // one row of icons
    {6, 104, 14, 188},
    {6, 34, 14, 56},
    {6, 34, 14, 48},
}};

double least_height(const Parts& parts)
{
    double height = 0;
    for (const Part& part : parts)
        height += part.least_gap + part.least;
    return height;
}

double usual_height(const Parts& parts)
{
    double height = 0;
    for (const Part& part : parts)
        height += part.usual_gap + part.usual;
    return height;
}

// The parts one under the other; the last ends on the board's last line when there is room.
class Column {
public:
    explicit Column(const PlayFrame& frame)
        : parts_(frame.low ? low_parts : usual_parts),
          unit_(frame.scale.unit * frame.growth),
          rail_(frame.right)
    {
        const int usual_end = rail_.y + px(usual_height(parts_));
        const int wanted = std::max(frame.board.bottom(), usual_end);
        bottom_ = std::min(wanted, rail_.bottom());
        const double room = (bottom_ - rail_.y) / unit_;
        const double least = least_height(parts_);
        const double usual = usual_height(parts_);
        share_ = std::clamp((room - least) / (usual - least), 0.0, 1.0);
        if (room < least)
            unit_ *= room / least;
    }

    Rect area(PartName name) const
    {
        double top = 0;
        for (int part = 0; part < name; ++part)
            top += gap(part) + height(part);
        top += gap(name);
        const int high = px(height(name));
        if (name == Doors)
            return Rect{rail_.x, bottom_ - high, rail_.width, high};
        return Rect{rail_.x, rail_.y + px(top), rail_.width, high};
    }

private:
    const Part& part(int index) const { return parts_[static_cast<std::size_t>(index)]; }
    double between(double least, double usual) const { return least + share_ * (usual - least); }
    double gap(int index) const { return between(part(index).least_gap, part(index).usual_gap); }
    double height(int index) const { return between(part(index).least, part(index).usual); }
    int px(double units) const { return static_cast<int>(units * unit_ + 0.5); }

    const Parts& parts_;
    double unit_;
    Rect rail_;
    int bottom_ = 0;
    double share_ = 1;
};

// One rail. Its parts shrink together where the window is low.
class Console {
public:
    Console(const PlayFrame& frame, int size)
        : frame_(frame), size_(size), layout_(start_of(frame)), rail_(frame.right), column_(frame)
    {
    }

    PlayLayout layout() &&
    {
        place_words();
        place_modes_and_keys();
        place_bottom();
        return layout_;
    }

private:
    int u(double units) const { return frame_.scale.px(units); }
    Rect line(PartName part) const { return column_.area(part); }

    void place_words()
    {
        const Rect title = line(Title);
        layout_.category = TextSpot{{rail_.x, title.centre().y - 1},
                                    Align::Left,
                                    frame_.low ? 16.0 : 18,
                                    rail_.width - u(60)};
        layout_.count = TextSpot{{rail_.right(), title.centre().y - 1}, Align::Right, 13};
        layout_.ticker = title;
        const Rect clock = line(Clock);
        const double units = clock.height / (0.76 * frame_.scale.unit * frame_.scale.text);
        layout_.clock =
            TextSpot{{rail_.x - u(2), clock.centre().y}, Align::Left, std::min(60.0, units)};
        const Rect chip = line(Chip);
        layout_.chip = Rect{rail_.x, chip.y, u(103), chip.height};
        layout_.best = TextSpot{{rail_.right(), chip.centre().y}, Align::Right, 13};
        layout_.bar = line(Bar);
    }

    void place_modes_and_keys()
    {
        const Rect modes = line(Modes);
        const bool icons = frame_.low;
        const int gap = u(8);
        const std::vector<Rect> areas =
            grid_of_keys(modes, mode_count, icons ? 4 : 2, Gaps{gap, gap}, modes.height);
        std::copy(areas.begin(), areas.end(), layout_.modes.begin());
        layout_.mode_face = icons ? ButtonFace::IconOnly : ButtonFace::Row;
        const Rect pad = line(Pad);
        const int columns = pad_columns(size_);
        const int rows = (size_ + columns - 1) / columns;
        const int down = std::min(u(pad_gap(columns)), pad.height / (5 * rows));
        layout_.keys =
            grid_of_keys(pad, size_, columns, Gaps{u(pad_gap(columns)), down}, pad.height);
        layout_.counts_under_digits = false;
    }

    void place_bottom()
    {
        const std::vector<Rect> tools = columns_of(line(Tools), 3, u(12));
        layout_.undo = tools[0];
        layout_.redo = tools[1];
        layout_.erase = tools[2];
        const std::vector<Rect> doors = columns_of(line(Doors), 3, u(12));
        layout_.hint = doors[0];
        layout_.pause = doors[1];
        layout_.menu = doors[2];
        // The clock stays in sight as long as there is room for the card under it.
        const int top = frame_.low ? layout_.chip.y : layout_.modes[0].y;
        const int beside = frame_.low ? u(6) : u(14);
        layout_.hint_card = Rect{rail_.x - beside, top - u(8), rail_.width + 2 * beside,
                                 layout_.menu.bottom() - top + u(12)};
        layout_.tool_face = tools[0].height >= u(54) ? ButtonFace::Stacked : ButtonFace::IconOnly;
        layout_.door_face = doors[0].height >= u(42) ? ButtonFace::Stacked : ButtonFace::IconOnly;
    }

    const PlayFrame& frame_;
    int size_;
    PlayLayout layout_;
    Rect rail_;
    Column column_;
};

} // namespace

PlayLayout lay_out_console(const PlayFrame& frame, int size)
{
    return Console(frame, size).layout();
}

} // namespace game
