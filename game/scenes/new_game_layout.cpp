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

    // As many to a row as are at least so wide, all alike; sizes in units.
    ChoicePlaces cards(int count, double narrowest, double height)
    {
        ChoicePlaces places;
        places.heading = heading();
        const int gap = px(8);
        const int fit = std::max(1, (column_.width + gap) / (tall(narrowest) + gap));
        const int rows = (count + fit - 1) / fit;
        const int a_row = rows == 0 ? 1 : (count + rows - 1) / rows;
        for (int row = 0; row < rows; ++row) {
            const Rect line = take(tall(height));
            skip(row + 1 < rows ? 8 : 0);
            for (int place = 0; place < a_row && row * a_row + place < count; ++place) {
                const int from = line.x + (line.width + gap) * place / a_row;
                const int to = line.x + (line.width + gap) * (place + 1) / a_row - gap;
                places.cards.push_back(Rect{from, line.y, to - from, line.height});
            }
        }
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

// Side by side if the words fit, else one under the other.
void place_last_row(NewGameLayout& layout, Placer& placer, Rect content, int width)
{
    const int gap = placer.px(20);
    const int fill = placer.tall(210);
    const int symbols = placer.tall(130);
    const bool side_by_side = width - fill - symbols - 2 * gap >= placer.tall(270);
    const int top = placer.bottom();
    placer.set_width(side_by_side ? fill : width);
    layout.fill = placer.segments(2, 100);
    const auto beside = [&](int x, int wide) {
        Placer one(Rect{x, top, wide, 0}, placer.scale());
        return one;
    };
    if (side_by_side) {
        layout.symbols = beside(content.x + fill + gap, symbols).segments(2, 60);
        const int x = content.x + fill + symbols + 2 * gap;
        Placer right = beside(x, content.x + width - x);
        layout.seed_heading = right.heading();
        layout.seed = right.take(placer.tall(42));
    } else {
        layout.symbols = placer.segments(2, 60);
        layout.seed_heading = placer.heading();
        layout.seed = placer.take(placer.tall(42));
    }
    placer.set_width(width);
    layout.trouble = Rect{layout.seed.x, layout.seed.bottom() + placer.px(6), layout.seed.width,
                          placer.tall(40)};
    placer.take(layout.seed.bottom() + placer.px(4) - placer.bottom());
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
    placer.set_gap(one_column ? 18 : 14);
    layout.squares = placer.cards(counts.squares, 80, 78);
    layout.rules = placer.cards(counts.rules, one_column ? 190 : 160, 50);
    layout.level = placer.cards(counts.levels, 94, 66);
    layout.symmetry = placer.segments(counts.symmetries, 118);
    place_last_row(layout, placer, content, width);
    layout.bottom = placer.bottom();
    const int start = start_height(scale) - placer.px(12);
    if (one_column)
        layout.start = Rect{frame.x, frame.bottom() - start, frame.width, start};
    else
        place_card(layout, Rect{frame.right() - card, frame.y, card, frame.height}, placer);
    return layout;
}

} // namespace game
