#include "game/scenes/new_game_layout.h"

#include <algorithm>

namespace game {
namespace {

class Placer {
public:
    Placer(Rect content, Scale scale) : scale_(scale), column_(content), y_(content.y) {}

    // Units between one choice and the next.
    void set_gap(double gap) { gap_ = gap; }
    void set_width(int width) { column_.width = width; }
    Scale scale() const { return scale_; }
    int bottom() const { return y_; }
    int px(double units) const { return scale_.px(units); }
    int tall(double units) const { return px(units * std::max(1.0, scale_.text)); }
    void skip(double units) { y_ += px(units); }
    Rect take(int height)
    {
        const Rect place{column_.x, y_, column_.width, height};
        y_ += height;
        return place;
    }

    ChoicePlaces cards(int count, double widest, double height)
    {
        ChoicePlaces places;
        places.heading = heading();
        const int gap = px(12);
        const int width =
            std::min(px(widest), (column_.width - (count - 1) * gap) / std::max(1, count));
        const Rect row = take(tall(height));
        for (int index = 0; index < count; ++index)
            places.cards.push_back(Rect{row.x + index * (width + gap), row.y, width, row.height});
        skip(gap_);
        return places;
    }

    // In as many rows as the words need.
    ChoicePlaces segments(int count, double width_of_one)
    {
        ChoicePlaces places;
        places.heading = heading();
        const bool fits = column_.width >= count * tall(width_of_one);
        const int rows = fits ? 1 : 2;
        for (int row = 0; row < rows; ++row) {
            places.tracks.push_back(take(tall(42)));
            skip(row + 1 < rows ? 6 : gap_);
        }
        return places;
    }

    Rect heading()
    {
        const Rect place = take(tall(20));
        skip(6);
        return place;
    }

private:
    Scale scale_;
    Rect column_;
    int y_;
    double gap_ = 18;
};

void place_fill_and_seed(NewGameLayout& layout, Placer& placer, Rect content, int width)
{
    const int half = (width - placer.px(24)) / 2;
    const bool side_by_side = half >= placer.tall(250);
    if (side_by_side)
        placer.set_width(half);
    const int top = placer.bottom();
    layout.fill = placer.segments(2, 110);
    if (side_by_side) {
        Placer right(Rect{content.x + half + placer.px(24), top, half, 0}, placer.scale());
        layout.seed_heading = right.heading();
        layout.seed = right.take(placer.tall(42));
        placer.set_width(width);
    } else {
        layout.seed_heading = placer.heading();
        layout.seed = placer.take(placer.tall(42));
    }
    layout.trouble = Rect{layout.seed.x, layout.seed.bottom() + placer.px(6), layout.seed.width,
                          placer.tall(40)};
    placer.take(layout.trouble.bottom() - placer.bottom());
}

void place_card(NewGameLayout& layout, Rect card, Placer& placer)
{
    const int padding = placer.px(std::min(36, card.width / std::max(1, placer.px(10))));
    const int start = placer.tall(64);
    const int facts = placer.tall(120);
    layout.card = card;
    const Rect inner = card.inset(padding);
    layout.start = Rect{inner.x, inner.bottom() - start, inner.width, start};
    const int free = layout.start.y - inner.y - facts - placer.px(24);
    const int side = std::max(0, std::min(inner.width, free));
    layout.sample = Rect{inner.x + (inner.width - side) / 2, inner.y, side, side};
    layout.facts = Rect{inner.x, layout.sample.bottom() + placer.px(20), inner.width, facts};
}

} // namespace

bool has_one_column(int content_width, Scale scale)
{
    return content_width < scale.px(800);
}

int start_height(Scale scale)
{
    return scale.px(58 * std::max(1.0, scale.text)) + scale.px(12);
}

NewGameLayout lay_out_new_game(Rect content, Rect frame, NewGameCounts counts, Scale scale)
{
    NewGameLayout layout;
    Placer placer(content, scale);
    const bool one_column = has_one_column(content.width, scale);
    const int card = one_column ? 0 : std::min(placer.px(408), content.width * 2 / 5);
    const int width = one_column ? content.width : content.width - card - placer.px(48);
    placer.set_width(width);
    const bool roomy = !one_column && content.height >= placer.tall(630);
    placer.set_gap(roomy ? 30 : 18);
    layout.size = placer.cards(counts.layouts, 110, roomy ? 146 : one_column ? 92 : 124);
    layout.level = placer.cards(counts.levels, 260, roomy ? 118 : 114);
    layout.symmetry = placer.segments(counts.symmetries, 118);
    place_fill_and_seed(layout, placer, content, width);
    layout.bottom = placer.bottom();
    const int start = start_height(scale) - placer.px(12);
    if (one_column)
        layout.start = Rect{frame.x, frame.bottom() - start, frame.width, start};
    else
        place_card(layout, Rect{frame.right() - card, frame.y, card, frame.height}, placer);
    return layout;
}

} // namespace game
