#pragma once
// A printed page on the screen, from the same data as the files.

#include "engine/print/sheet.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// The largest rectangle with the shape of the paper in the middle of the place.
Rect paper_in(Rect place, engine::PaperSize paper);

// Texts that are too small to be read are drawn as grey bars.
void draw_sheet_preview(Canvas& canvas, const engine::Sheet& sheet, Rect paper, Scale scale);

} // namespace game
