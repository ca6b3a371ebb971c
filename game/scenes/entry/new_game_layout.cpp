#include "game/scenes/entry/new_game_layout.h"

#include <algorithm>
#include <cmath>

#include "engine/base/count.h"
#include "game/widgets/boxes/box.h"

namespace game {
namespace {

// The choices from top to bottom, all as wide as their column; sizes are in units.
class Choices {
public:
    Choices(NewGameLayout& layout, double width, Scale scale, bool one_column)
        : layout_(layout), width_(width), scale_(scale), between_(one_column ? 18 : 12)
    {
    }

    Box all(NewGameCounts counts) const
    {
        using namespace box;
        const bool narrow = width_ < 480; // the levels must be in view
        const Box choices = column({
            cards(layout_.squares, counts.squares, narrow ? 66 : 80, narrow ? 70 : 78),
            cards(layout_.level, counts.levels, 94, narrow ? 62 : 66),
            cards(layout_.rules, counts.rules, 168, 90),
            symbols_and_more(),
        });
        return choices.gaps(between_);
    }

private:
    Box heading(Rect& place) const
    {
        using namespace box;
        return column({part(place, scale_.grown(20)).then(6)});
    }

    Box cards(ChoiceAreas& places, int count, double narrowest, double height) const
    {
        places.cards.resize(count);
        return box::column({
            heading(places.heading),
            card_grid(places.cards, narrowest, height, scale_.px(width_), scale_),
        });
    }

    // In as many rows as the labels need.
    Box segments(ChoiceAreas& places, int count, double width_of_one, double width) const
    {
        using namespace box;
        places.tracks.resize(width >= count * scale_.grown(width_of_one) ? 1 : 2);
        return column({
            heading(places.heading),
            grid(places.tracks, {.row = scale_.grown(track), .gap_down = 6}),
        });
    }

    // Side by side if the labels fit, otherwise one below the other.
    Box symbols_and_more() const
    {
        using namespace box;
        const double symbols = scale_.grown(290);
        const Box more = part(layout_.more, scale_.grown(track));
        if (width_ - symbols - 20 < scale_.grown(240))
            return column({segments(layout_.symbols, 4, 60, width_), more}).gaps(between_);
        return row({segments(layout_.symbols, 4, 60, symbols).size(symbols).then(20),
                    column({space(scale_.grown(20) + 6), more}).grow()});
    }

    static constexpr double track = 44; // the height of segments
    NewGameLayout& layout_;
    double width_;
    Scale scale_;
    double between_;
};

void place_card(NewGameLayout& layout, Rect card, Scale scale)
{
    using namespace box;
    const double padding = std::min(36.0, std::floor(card.width / (10 * scale.unit)));
    const double start = scale.grown(64);
    const double stats = scale.grown(120);
    const double width = card.width / scale.unit - 2 * padding;
    const double height = card.height / scale.unit - 2 * padding - start - stats - 24;
    const double side = std::max(0.0, std::min(width, height));
    const Box inside = column({
        part(layout.sample, side).across(side).then(20),
        part(layout.stats, stats),
        space().grow(),
        part(layout.start, start),
    });
    inside.padding(padding, padding).into(layout.card).lay_out(card, Unit{scale.unit});
}

} // namespace

Box card_grid(std::vector<Rect>& places, double narrowest, double height, int width, Scale scale)
{
    const int count = engine::count_of(places);
    const int gap = scale.px(8);
    const int fit = std::max(1, (width + gap) / (scale.tall(narrowest) + gap));
    const int rows = std::max(1, (count + fit - 1) / fit);
    const int columns = std::max(1, (count + rows - 1) / rows);
    return box::grid(places, {columns, scale.grown(height), 8, 8});
}

bool has_one_column(int content_width, Scale scale)
{
    return content_width < scale.px(800);
}

int start_height(Scale scale)
{
    return scale.tall(58) + scale.px(12);
}

NewGameLayout lay_out_new_game(Rect content, Rect frame, NewGameCounts counts, Scale scale)
{
    using namespace box;
    NewGameLayout layout;
    const bool one_column = has_one_column(content.width, scale);
    const int card = one_column ? 0 : std::min(scale.px(408), content.width * 2 / 5);
    content.width -= one_column ? 0 : card + scale.px(48);
    const Choices choices(layout, content.width / scale.unit, scale, one_column);
    layout.bottom = choices.all(counts).lay_out(content, Unit{scale.unit});
    if (one_column)
        column({space().grow(), part(layout.start, scale.grown(58))})
            .lay_out(frame, Unit{scale.unit});
    else
        place_card(layout, Rect{frame.right() - card, frame.y, card, frame.height}, scale);
    return layout;
}

} // namespace game
