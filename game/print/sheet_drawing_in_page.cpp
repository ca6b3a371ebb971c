#include "game/print/sheet_files.h"
#include "game/print/sheet_svg.h"

namespace game {

// Always SVG, whatever is asked for: a browser makes a PDF of it.
engine::Result<std::vector<std::string>> draw_files(std::span<const engine::Sheet> sheets,
                                                    const SheetWriting&,
                                                    const PrintFonts& fonts,
                                                    const SheetsDrawn& drawn)
{
    std::vector<std::string> contents;
    for (const engine::Sheet& sheet : sheets) {
        contents.push_back(sheet_as_svg(sheet, fonts));
        if (drawn && !drawn(contents.size()))
            return std::vector<std::string>();
    }
    return contents;
}

} // namespace game
