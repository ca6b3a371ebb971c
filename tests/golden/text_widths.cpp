// Replaces SDL_ttf's and cairo's measuring of texts: the widths come from
// tests/data/golden/widths.txt, so that the layout of every screen does not depend on the version
// of the fonts and of FreeType. Linked with --wrap=NAME for each function: see
// tests/CMakeLists.txt.

#include "tests/golden/text_widths.h"

#include <array>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>

#include <SDL_ttf.h>
#include <cairo-ft.h>

#include "tests/source_root.h"

namespace {

constexpr std::size_t faces = 8; // the columns of the file
using Widths = std::array<int, faces>;

const std::map<Uint32, Widths>& widths()
{
    static const std::map<Uint32, Widths> table = [] {
        std::map<Uint32, Widths> read;
        std::ifstream file(source_root() / "tests/data/golden/widths.txt");
        for (std::string line; std::getline(file, line);) {
            std::istringstream words(line);
            Uint32 character = 0;
            if (!line.starts_with('#') && words >> std::hex >> character >> std::dec) {
                for (int& width : read[character])
                    words >> width;
            }
        }
        return read;
    }();
    return table;
}

// The next character of a text in UTF-8, which must not be at its end.
Uint32 take_character(const char*& text)
{
    const auto lead = static_cast<unsigned char>(*text++);
    const int more = lead < 0xC0 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
    Uint32 character = more == 0 ? lead : lead & (0x3FU >> more);
    for (int byte = 0; byte < more && *text != 0; ++byte)
        character = character << 6U | (static_cast<unsigned char>(*text++) & 0x3FU);
    return character;
}

struct Opened {
    std::size_t column = 0; // of the file
    int size = 0;           // pixels
};

std::map<TTF_Font*, Opened>& opened()
{
    static std::map<TTF_Font*, Opened> fonts;
    return fonts;
}

// Inter 4 writes "SemiBold".
constexpr std::string_view semi_bold_of_inter_3 = "Semi Bold";
bool has_inter_3 = false;

std::size_t column_of(std::string_view family, std::string style)
{
    constexpr std::array weights = {"Regular", "Medium", "SemiBold", "Bold"};
    has_inter_3 = has_inter_3 || style == semi_bold_of_inter_3;
    std::erase(style, ' ');
    std::size_t column = family.ends_with("Display") ? weights.size() : 0;
    for (std::size_t weight = 0; weight < weights.size(); ++weight)
        column += style == weights[weight] ? weight : 0;
    return column;
}

std::size_t column_of(cairo_scaled_font_t* font)
{
    const FT_Face face = cairo_ft_scaled_font_lock_face(font);
    const std::size_t column = column_of(face->family_name, face->style_name);
    cairo_ft_scaled_font_unlock_face(font);
    return column;
}

// Of the size of the font.
int width_in_thousandths(const char* text, std::size_t column)
{
    int width = 0;
    while (*text != 0) {
        const auto found = widths().find(take_character(text));
        width += found == widths().end() ? 600 : found->second[column];
    }
    return width;
}

} // namespace

bool golden::has_fonts_of_pictures()
{
    return has_inter_3;
}

extern "C" {

TTF_Font* __real_TTF_OpenFontRW(SDL_RWops* stream, int closes_stream, int size);
TTF_Font* __wrap_TTF_OpenFontRW(SDL_RWops* stream, int closes_stream, int size)
{
    TTF_Font* const font = __real_TTF_OpenFontRW(stream, closes_stream, size);
    if (font != nullptr)
        opened()[font] = {column_of(TTF_FontFaceFamilyName(font), TTF_FontFaceStyleName(font)),
                          size};
    return font;
}

int __real_TTF_SetFontSize(TTF_Font* font, int size);
int __wrap_TTF_SetFontSize(TTF_Font* font, int size)
{
    opened()[font].size = size;
    return __real_TTF_SetFontSize(font, size);
}

int __wrap_TTF_SizeUTF8(TTF_Font* font, const char* text, int* width, int*)
{
    const Opened& known = opened()[font];
    *width = (width_in_thousandths(text, known.column) * known.size + 500) / 1000;
    return 0;
}

void __wrap_cairo_scaled_font_text_extents(cairo_scaled_font_t* font,
                                           const char* text,
                                           cairo_text_extents_t* extents)
{
    cairo_matrix_t size;
    cairo_scaled_font_get_font_matrix(font, &size);
    *extents = {};
    extents->x_advance = width_in_thousandths(text, column_of(font)) * size.xx / 1000;
}
}
