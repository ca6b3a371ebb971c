#include "game/print/font_files.h"
#include "game/print/open_font.h"
#include "game/print/print_face.h"

namespace game {

struct PrintFace::Opened {
    OpenFont font;
};

std::optional<PrintFace> PrintFace::open(const std::filesystem::path& file)
{
    const auto opened = std::make_shared<Opened>();
    if (!opened->font.open(file))
        return std::nullopt;
    PrintFace face;
    face.figure_height_ = opened->font.figure_height();
    face.characters_ = opened->font.characters();
    face.family_ = opened->font.family();
    face.opened_ = opened;
    return face;
}

double PrintFace::width_of(const std::string& text) const
{
    FT_Face face = opened_->font.face;
    FT_Pos width = 0;
    for (const TextCharacter& character : text_characters(text)) {
        if (FT_Load_Char(face, character.point, FT_LOAD_NO_SCALE) == 0)
            width += face->glyph->metrics.horiAdvance;
    }
    return engine::ratio(width, face->units_per_EM);
}

_cairo_font_face* PrintFace::for_cairo() const
{
    return nullptr;
}

} // namespace game
