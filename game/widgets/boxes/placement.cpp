#include "game/widgets/boxes/placement.h"

#include <utility>

#include "game/widgets/segments.h"

namespace game {
namespace {

// Those of the segments, sharing the track.
std::vector<Button> buttons_in(const Segments& segments, Rect track, const Unit& unit)
{
    const SegmentPlaces places = share_track(*unit.measure, track, segments.labels, unit.scale);
    std::vector<Button> buttons;
    ButtonId id = segments.first;
    for (std::size_t place = 0; place < places.areas.size(); ++place, ++id.index)
        buttons.push_back(Button{.id = id,
                                 .area = places.areas[place],
                                 .style = ButtonStyle::Segment,
                                 .label = segments.labels[place],
                                 .font_size = places.font_size,
                                 .enabled = segments.enabled,
                                 .chosen = id.index == segments.chosen,
                                 .press = [choose = segments.choose, index = id.index] {
                                     choose(index);
                                 }});
    return buttons;
}

} // namespace

int place(const Box& box, Rect area, const Unit& unit, Placement& placement)
{
    placement = Placement{.leaves = {}, .unit = unit, .scrolled = placement.scrolled, .scroll = {}};
    return box.lay_out(area, unit, placement);
}

std::vector<Button> buttons_of(const Placement& placement)
{
    std::vector<Button> buttons;
    const auto add = [&](Button button, Scrolls scrolls) {
        button.scrolls = scrolls;
        buttons.push_back(std::move(button));
    };
    for (const PlacedLeaf& placed : placement.leaves) {
        if (placed.leaf->segments) {
            for (Button& each : buttons_in(*placed.leaf->segments, placed.area, placement.unit))
                add(std::move(each), placed.scrolls);
        }
        if (placed.leaf->button) {
            Button button = *placed.leaf->button;
            button.area = placed.area;
            if (placed.leaf->button_reach)
                button.reach = *placed.leaf->button_reach;
            add(std::move(button), placed.scrolls);
        }
    }
    return buttons;
}

void draw_leaves(Canvas& canvas, const Placement& placement)
{
    draw_behind(canvas, placement);
    draw_leaves(canvas, placement, Scrolls::WithContent);
    draw_leaves(canvas, placement, Scrolls::Never);
}

void draw_behind(Canvas& canvas, const Placement& placement)
{
    for (const PlacedLeaf& placed : placement.leaves) {
        if (placed.is_behind && placed.leaf->draw)
            placed.leaf->draw(canvas, placed.area, placement.unit.scale);
    }
}

void draw_leaves(Canvas& canvas, const Placement& placement, Scrolls which)
{
    for (const PlacedLeaf& placed : placement.leaves) {
        if (placed.scrolls == which && !placed.is_behind && placed.leaf->draw)
            placed.leaf->draw(canvas, placed.area, placement.unit.scale);
    }
}

void draw_box(Canvas& canvas, const Box& box, Rect area, Scale scale)
{
    Placement placed;
    place(box, area, unit_of(scale, canvas), placed);
    draw_leaves(canvas, placed);
}

} // namespace game
