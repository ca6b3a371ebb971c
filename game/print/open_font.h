#pragma once
// FreeType's side of a font.

#include <filesystem>
#include <string>
#include <vector>

#include <ft2build.h>
#include FT_FREETYPE_H

#include "engine/base/rounding.h"

namespace game {

struct OpenFont {
    FT_Library library = nullptr;
    FT_Face face = nullptr;

    OpenFont() = default;
    OpenFont(const OpenFont&) = delete;
    OpenFont& operator=(const OpenFont&) = delete;
    ~OpenFont()
    {
        if (face != nullptr)
            FT_Done_Face(face);
        if (library != nullptr)
            FT_Done_FreeType(library);
    }

    bool open(const std::filesystem::path& file);
    double figure_height() const;
    std::vector<char32_t> characters() const; // sorted
    std::string family() const;
};

} // namespace game
