#pragma once
// The files of the game's fonts on this machine: Inter, or else DejaVu Sans.

#include <filesystem>
#include <vector>

namespace game {

constexpr std::size_t font_weights = 4; // regular, medium, semi-bold, bold

// One file for each face (text, display) and weight, in this order.
using FontFiles = std::vector<std::filesystem::path>;

// All sets of which every file is in one of these folders, the best one first.
std::vector<FontFiles> font_files_in(const std::vector<std::filesystem::path>& folders);

// The folders of fonts on Debian and other systems, best first.
std::vector<std::filesystem::path> system_font_folders();

} // namespace game
