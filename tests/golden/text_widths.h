#pragma once
// What text_widths.cpp knows of the fonts of this machine.

namespace golden {

// Whether a font was opened that the kept pictures were drawn with: Inter 3.
bool has_fonts_of_pictures();

} // namespace golden
