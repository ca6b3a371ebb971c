#pragma once
// A printed page on the screen, from the same data as the files.

#include <string_view>

#include "engine/print/sheet.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// As large as fits, in the middle of the place; empty if `sheet` is null. Texts that are too small
// to be read are drawn as grey bars.
void draw_sheet_preview(
    Canvas& canvas, const engine::Sheet* sheet, engine::PaperSize paper, Rect place, Scale scale);

// An empty page that says why nothing is on it.
void draw_covered_sheet(
    Canvas& canvas, std::string_view why, engine::PaperSize paper, Rect place, Scale scale);

} // namespace game
