#include "game/print/open_font.h"

#include <algorithm>

namespace game {

bool OpenFont::open(const std::filesystem::path& file)
{
    return FT_Init_FreeType(&library) == 0 && FT_New_Face(library, file.c_str(), 0, &face) == 0 &&
           face->units_per_EM > 0;
}

double OpenFont::figure_height() const
{
    constexpr double usual = 0.72;
    if (FT_Load_Char(face, '0', FT_LOAD_NO_SCALE) != 0)
        return usual;
    return engine::ratio(face->glyph->metrics.horiBearingY, face->units_per_EM);
}

std::vector<char32_t> OpenFont::characters() const
{
    std::vector<char32_t> all;
    FT_UInt glyph = 0;
    for (FT_ULong point = FT_Get_First_Char(face, &glyph); glyph != 0;
         point = FT_Get_Next_Char(face, point, &glyph))
        all.push_back(static_cast<char32_t>(point));
    std::ranges::sort(all);
    return all;
}

std::string OpenFont::family() const
{
    return face->family_name != nullptr ? face->family_name : "sans-serif";
}

} // namespace game
