#include "game/scenes/records_layout.h"

#include <algorithm>

#include "game/widgets/run_card.h"

namespace game {
namespace {

class RecordsPlacer {
public:
    RecordsPlacer(Rect content, RecordsCounts counts, Scale scale)
        : content_(content), counts_(counts), scale_(scale)
    {
        padding_ = px(content.width < px(700) ? 18 : 28);
    }

    RecordsLayout place()
    {
        if (content_.width >= px(1100))
            place_three_columns();
        else if (content_.width >= px(700))
            place_two_columns();
        else
            place_one_column();
        return layout_;
    }

private:
    int px(double units) const { return scale_.px(units); }
    int tall(double units) const { return px(units * std::max(1.0, scale_.text)); }

    int category_height() const { return tall(60); }
    int run_height() const { return tall(content_.height < px(620) ? 44 : 52); }
    int table_height() const
    {
        return 2 * padding_ + tall(34) + tall(36) + std::max(1, counts_.runs) * run_height();
    }

    void place_three_columns()
    {
        const int left = px(288);
        const int middle = (content_.width - left - px(24)) * 468 / 872;
        const int right = content_.width - left - px(24) - middle;
        place_categories(Rect{content_.x - px(12), content_.y, left - px(24), 0}, 1);
        place_table(Rect{content_.x + left, content_.y, middle, content_.height});
        place_run(Rect{content_.right() - right, content_.y, right, content_.height});
    }

    void place_two_columns()
    {
        const int right = content_.width * 44 / 100;
        const int left = content_.width - right - px(20);
        const int below = place_categories(Rect{content_.x, content_.y, left, 0}, 1) + px(12);
        place_table(Rect{content_.x, below, left, content_.bottom() - below});
        place_run(Rect{content_.right() - right, content_.y, right, content_.height});
    }

    void place_one_column()
    {
        const int below = place_categories(Rect{content_.x, content_.y, content_.width, 0}, 1);
        place_table(Rect{content_.x, below + px(10), content_.width, 0});
        place_run(Rect{content_.x, layout_.table.bottom() + px(12), content_.width, 0});
    }

    int place_categories(Rect column, int gap)
    {
        int y = column.y;
        const int height = category_height() - tall(8);
        for (int index = 0; index < counts_.categories; ++index) {
            layout_.categories.push_back(Rect{column.x, y, column.width, height});
            y += height + px(gap + 7);
        }
        layout_.bottom = std::max(layout_.bottom, y);
        return y;
    }

    void place_table(Rect card)
    {
        card.height = std::max(card.height, table_height());
        layout_.table = card;
        const Rect inner = card.inset(padding_);
        layout_.table_head = Rect{inner.x, inner.y, inner.width, tall(26)};
        layout_.clean_toggle =
            Rect{inner.right() - px(44), layout_.table_head.centre().y - px(13), px(44), px(26)};
        layout_.column_heads = Rect{inner.x, inner.y + tall(34), inner.width, tall(32)};
        int y = layout_.column_heads.bottom() + tall(4);
        const int wider = std::min(px(16), padding_ - px(6));
        for (int index = 0; index < counts_.runs; ++index) {
            layout_.runs.push_back(Rect{inner.x - wider, y, inner.width + 2 * wider, run_height()});
            y += run_height();
        }
        layout_.bottom = std::max(layout_.bottom, card.bottom());
    }

    void place_run(Rect card)
    {
        card.height = std::max(card.height, run_card_height(scale_) + 2 * padding_);
        layout_.run = card;
        layout_.run_inside = card.inset(padding_);
        layout_.bottom = std::max(layout_.bottom, card.bottom());
    }

    Rect content_;
    RecordsCounts counts_;
    Scale scale_;
    int padding_ = 0;
    RecordsLayout layout_;
};

} // namespace

RecordsLayout lay_out_records(Rect content, RecordsCounts counts, Scale scale)
{
    return RecordsPlacer(content, counts, scale).place();
}

} // namespace game
