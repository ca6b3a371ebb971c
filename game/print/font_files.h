#pragma once
// The files of the game's fonts on this machine: Inter, or else DejaVu Sans.

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace game {

constexpr std::size_t font_weights = 4; // regular, medium, semi-bold, bold

// One file for each face (text, display) and weight, in this order.
using FontFiles = std::vector<std::filesystem::path>;

// Of a text, what one font draws: without a gap, in the order of the text.
struct FontRun {
    std::string text;         // UTF-8
    bool is_fallback = false; // the usual font lacks its characters; the next one has them
};
// Splits a text by which font has its characters. What neither has stays with the usual one.
std::vector<FontRun> font_runs(std::string_view text,
                               const std::function<bool(char32_t)>& is_in_usual,
                               const std::function<bool(char32_t)>& is_in_fallback);
// The characters of a text, each with its code point; bytes that are no UTF-8 are U+FFFD.
struct TextCharacter {
    std::string_view bytes;
    char32_t point;
};
std::vector<TextCharacter> text_characters(std::string_view text);

// All sets of which every file is in one of these folders, the best one first.
std::vector<FontFiles> font_files_in(const std::vector<std::filesystem::path>& folders);

// The folders of fonts on Debian and other systems, best first.
std::vector<std::filesystem::path> system_font_folders();

// `own`, and those of the others in which nobody but root and the user can put fonts. Fails if
// fonts are only where others can.
engine::Result<std::vector<std::filesystem::path>>
trusted_font_folders(std::vector<std::filesystem::path> own,
                     const std::vector<std::filesystem::path>& others = system_font_folders());

} // namespace game
