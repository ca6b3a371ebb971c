#pragma once
// Where the texts and the control of a row of settings are, and the drawing of its texts.

#include "game/scenes/settings/setting_rows.h"
#include "game/ui/canvas.h"
#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

// In pixels.
struct SettingRowPlace {
    Rect row;
    Rect label; // with the explanation
    Rect control;
};

// The control is at the right end of the row or, if the texts need the width, below them. Of `free`
// the place and the width count, not the height.
SettingRowPlace
place_setting_row(const SettingRow& row, Rect free, const TextMeasure& measure, Scale scale);

// The card of a theme in a row of themes: as many stand side by side as the control's width allows.
Rect theme_card_place(const SettingRow& row, Rect control, std::size_t option, Scale scale);

void draw_setting_texts(Canvas& canvas, const SettingRow& row, Rect label, Scale scale);

} // namespace game
