#pragma once
// Measures text without any font: every character is six tenths of its size wide.

#include <algorithm>

#include "game/ui/canvas.h"

namespace game {

class FixedMeasure : public TextMeasure {
public:
    int width_of(std::string_view text, Font font) const override
    {
        const auto characters = std::ranges::count_if(
            text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
        return static_cast<int>(characters) * font.size * 6 / 10;
    }
};

inline const FixedMeasure measure;

} // namespace game
