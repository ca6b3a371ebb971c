#include "game/scenes/settings/setting_row_place.h"

#include <algorithm>

#include "engine/base/count.h"
#include "game/widgets/draw_text.h"

namespace game {

namespace {

constexpr TextLook label_look{.size = 15};
constexpr TextLook detail_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr TextLook option_look{.size = 14, .weight = Weight::SemiBold};

int width_of(const std::string& text, const TextLook& look, const TextMeasure& measure, Scale scale)
{
    return text.empty() ? 0 : measure.width_of(text, font_of(look, scale));
}

int widest_option(const SettingRow& row, const TextMeasure& measure, Scale scale)
{
    int widest = 0;
    for (const std::string& option : row.options)
        widest = std::max(widest, width_of(option, option_look, measure, scale));
    return widest + scale.px(22);
}

int texts_height(const SettingRow& row, int width, const TextMeasure& measure, Scale scale)
{
    const int detail =
        row.detail.empty() ? 0 : paragraph_height(measure, row.detail, width, detail_look, scale);
    return paragraph_height(measure, row.label, width, label_look, scale) + detail;
}

Size size_of_control(const SettingRow& row, int free, const TextMeasure& measure, Scale scale)
{
    if (row.kind == SettingRow::Kind::Toggle)
        return {scale.px(44), scale.px(26)};
    const int count = engine::count_of(row.options);
    const int widest = count * widest_option(row, measure, scale) + scale.px(8);
    // In two rows if there are too many words for one.
    const bool in_two_rows = widest > free && count > 2;
    const int track = in_two_rows ? 2 * scale.tall(44) + scale.px(6) : scale.tall(44);
    return {std::min(free, widest), track};
}

SettingRowPlace place_themes(const SettingRow& row, Rect free, Scale scale)
{
    SettingRowPlace place;
    place.label = Rect{free.x, free.y, free.width, scale.tall(48)};
    place.control = Rect{free.x, place.label.bottom(), free.width, 0};
    const Rect last = theme_card_place(row, place.control, row.options.size() - 1, scale);
    place.control.height = last.bottom() - place.control.y;
    place.row = Rect{free.x, free.y, free.width, last.bottom() + scale.px(20) - free.y};
    return place;
}

} // namespace

SettingRowPlace
place_setting_row(const SettingRow& row, Rect free, const TextMeasure& measure, Scale scale)
{
    if (row.kind == SettingRow::Kind::Themes)
        return place_themes(row, free, scale);
    const Size control = size_of_control(row, free.width, measure, scale);
    const int words = std::max(width_of(row.label, label_look, measure, scale),
                               width_of(row.detail, detail_look, measure, scale));
    const int left = free.width - control.width - scale.px(20);
    const bool beside = row.kind == SettingRow::Kind::Toggle || words <= left;
    SettingRowPlace place;
    place.label = Rect{free.x, free.y, beside ? left : free.width, 0};
    const int texts = texts_height(row, place.label.width, measure, scale);
    if (beside) {
        place.label.height = std::max(scale.tall(70), texts + scale.px(24));
        place.control =
            Rect{free.right() - control.width, free.y + (place.label.height - control.height) / 2,
                 control.width, control.height};
    } else {
        place.label.height = texts + scale.px(20);
        place.control = Rect{free.x, place.label.bottom(), free.width, control.height};
    }
    const int bottom = beside ? place.label.bottom() : place.control.bottom() + scale.px(12);
    place.row = Rect{free.x, free.y, free.width, bottom - free.y};
    return place;
}

Rect theme_card_place(const SettingRow& row, Rect control, std::size_t option, Scale scale)
{
    const int gap = scale.px(8);
    const int least = scale.tall(96);
    const int count = engine::count_of(row.options);
    const int fit = std::clamp((control.width + gap) / (least + gap), 1, count);
    const int rows = (count + fit - 1) / fit;
    const int columns = (count + rows - 1) / rows; // no row is much shorter than the others
    const int width = std::min(scale.tall(120), (control.width - (columns - 1) * gap) / columns);
    const int height = scale.px(100) + scale.tall(34);
    const int index = static_cast<int>(option);
    return Rect{control.x + index % columns * (width + gap),
                control.y + index / columns * (height + gap), width, height};
}

void draw_setting_texts(Canvas& canvas, const SettingRow& row, Rect label, Scale scale)
{
    Rect line = label;
    if (row.kind == SettingRow::Kind::Themes)
        line.y += scale.px(12);
    else
        line.y += (label.height - texts_height(row, line.width, canvas, scale)) / 2;
    line.height = paragraph_height(canvas, row.label, line.width, label_look, scale);
    draw_paragraph(canvas, row.label, line, label_look, scale);
    if (row.detail.empty())
        return;
    line.y = line.bottom();
    line.height = paragraph_height(canvas, row.detail, line.width, detail_look, scale);
    draw_paragraph(canvas, row.detail, line, detail_look, scale);
}

} // namespace game
