#pragma once
// Something drawn off-screen, by the processor, as a file.

#include <filesystem>
#include <functional>
#include <vector>

#include "engine/base/result.h"
#include "game/platform/fonts.h"
#include "game/ui/canvas.h"
#include "game/ui/theme.h"

namespace game {

struct DrawingFile {
    Size size; // pixels
    const Fonts& fonts;
    const Theme& theme;
    const std::vector<Theme>& themes; // that tints can name
    std::filesystem::path path;
};

// Writes a PNG with what `draw` draws; a file that is there is replaced.
engine::Attempt write_drawing(const DrawingFile& file, const std::function<void(Canvas&)>& draw);

} // namespace game
