#pragma once
// A page as SVG with texts that stay texts: they can be searched, copied and read aloud.

#include <string>

#include "engine/print/sheet.h"
#include "game/print/print_fonts.h"

namespace game {

// The texts name their font and, where it may be missing, others like it; each says how wide it is
// in the font it was laid out in, so that another one takes the same room.
std::string sheet_as_svg(const engine::Sheet& sheet, const PrintFonts& fonts);

} // namespace game
