#include "game/print/print_fonts.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include <cairo-ft.h>
#include <cairo.h>

#include "engine/base/rounding.h"
#include "engine/base/table.h"
#include "game/print/cairo_handles.h"
#include "game/print/font_files.h"

#include FT_FREETYPE_H

namespace game {

namespace {

// FreeType's side of a font. Cairo keeps faces in its caches, so the last user removes it.
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

    bool open(const std::filesystem::path& file)
    {
        return FT_Init_FreeType(&library) == 0 &&
               FT_New_Face(library, file.c_str(), 0, &face) == 0 && face->units_per_EM > 0;
    }

    double figure_height() const
    {
        constexpr double usual = 0.72;
        if (FT_Load_Char(face, '0', FT_LOAD_NO_SCALE) != 0)
            return usual;
        return engine::ratio(face->glyph->metrics.horiBearingY, face->units_per_EM);
    }
};

extern "C" void close_font(void* font)
{
    delete static_cast<OpenFont*>(font);
}

// The size in which widths are measured: in very small ones cairo rounds them.
constexpr double measured_size = 100;

struct Face {
    FontFaceHandle handle;
    ScaledFontHandle measured;
    double figure_height = 0;
    std::vector<char32_t> characters; // that it has, sorted: FreeType answers one thread at a time

    bool has(char32_t point) const { return std::ranges::binary_search(characters, point); }
    std::string family;
};

std::vector<char32_t> characters_in(FT_Face face)
{
    std::vector<char32_t> all;
    FT_UInt glyph = 0;
    for (FT_ULong point = FT_Get_First_Char(face, &glyph); glyph != 0;
         point = FT_Get_Next_Char(face, point, &glyph))
        all.push_back(static_cast<char32_t>(point));
    std::ranges::sort(all);
    return all;
}

ScaledFontHandle in_measured_size(cairo_font_face_t* face)
{
    cairo_matrix_t same;
    cairo_matrix_init_identity(&same);
    cairo_matrix_t large;
    cairo_matrix_init_scale(&large, measured_size, measured_size);
    const FontOptionsHandle options = unhinted();
    return ScaledFontHandle(cairo_scaled_font_create(face, &large, &same, options.get()));
}

std::optional<Face> open_face(const std::filesystem::path& file)
{
    static const cairo_user_data_key_t key = {};
    auto font = std::make_unique<OpenFont>();
    if (!font->open(file))
        return std::nullopt;
    Face face;
    face.figure_height = font->figure_height();
    face.characters = characters_in(font->face);
    face.family = font->face->family_name != nullptr ? font->face->family_name : "sans-serif";
    face.handle.reset(cairo_ft_font_face_create_for_ft_face(font->face, FT_LOAD_NO_HINTING));
    if (cairo_font_face_set_user_data(face.handle.get(), &key, font.get(), close_font) !=
        CAIRO_STATUS_SUCCESS)
        return std::nullopt;
    font.release();
    face.measured = in_measured_size(face.handle.get());
    if (cairo_scaled_font_status(face.measured.get()) != CAIRO_STATUS_SUCCESS)
        return std::nullopt;
    return face;
}

} // namespace

struct PrintFonts::Faces {
    std::array<Face, 2> faces; // by weight

    const Face& of(engine::SheetWeight weight) const { return faces[engine::index_of(weight)]; }
};

PrintFonts::PrintFonts(std::shared_ptr<const Faces> faces, std::shared_ptr<const Faces> fallback)
    : faces_(std::move(faces)), fallback_(std::move(fallback))
{
}

std::shared_ptr<const PrintFonts::Faces> PrintFonts::open(const std::filesystem::path& regular,
                                                          const std::filesystem::path& bold)
{
    static std::mutex mutex;
    static std::map<std::filesystem::path, std::shared_ptr<const Faces>> opened; // by the regular
    const std::lock_guard lock(mutex);
    std::shared_ptr<const Faces>& faces = opened[regular];
    if (faces)
        return faces;
    auto first = open_face(regular);
    auto second = open_face(bold);
    if (first && second)
        faces = std::make_shared<const Faces>(Faces{{*std::move(first), *std::move(second)}});
    return faces;
}

engine::Result<PrintFonts> PrintFonts::find(const std::vector<std::filesystem::path>& folders)
{
    std::shared_ptr<const Faces> usual;
    const std::vector<FontFiles> sets = font_files_in(folders);
    for (const FontFiles& files : sets) {
        auto faces = open(files.front(), files[font_weights - 1]);
        if (!usual)
            usual = std::move(faces);
        else if (faces && &files == &sets.back()) // DejaVu Sans is the last one
            return PrintFonts(std::move(usual), std::move(faces));
    }
    if (usual)
        return PrintFonts(std::move(usual), nullptr);
    return engine::Failure{
        {engine::N_("No font found: install the package fonts-inter (sudo apt-get install "
                    "fonts-inter) and start again")}};
}

double PrintFonts::width_of(std::string_view text, double size, engine::SheetWeight weight) const
{
    double width = 0;
    for (const Part& part : parts(text, size, weight))
        width += part.width;
    return width;
}

std::vector<PrintFonts::Part>
PrintFonts::parts(std::string_view text, double size, engine::SheetWeight weight) const
{
    const Face& usual = faces_->of(weight);
    const Face* fallback = fallback_ ? &fallback_->of(weight) : nullptr;
    const auto has_usual = [&usual](char32_t point) {
        return usual.has(point);
    };
    const auto has_fallback = [fallback](char32_t point) {
        return fallback != nullptr && fallback->has(point);
    };
    std::vector<Part> parts;
    for (FontRun& run : font_runs(printable(text, weight), has_usual, has_fallback)) {
        const Face& face = run.is_fallback ? *fallback : usual;
        cairo_text_extents_t extents = {};
        cairo_scaled_font_text_extents(face.measured.get(), run.text.c_str(), &extents);
        parts.push_back(
            {std::move(run.text), face.handle.get(), extents.x_advance * size / measured_size});
    }
    return parts;
}

bool PrintFonts::has(char32_t point, engine::SheetWeight weight) const
{
    constexpr char32_t first_letter = 0x20; // before it are characters that nothing shows
    return point < first_letter || faces_->of(weight).has(point) ||
           (fallback_ && fallback_->of(weight).has(point));
}

std::string PrintFonts::printable(std::string_view text, engine::SheetWeight weight) const
{
    std::string shown;
    for (const TextCharacter& character : text_characters(text)) {
        if (has(character.point, weight))
            shown += character.bytes;
    }
    return shown;
}

std::string PrintFonts::missing(std::string_view text) const
{
    std::string missing;
    for (const TextCharacter& character : text_characters(text)) {
        const bool is_known = has(character.point, engine::SheetWeight::Regular) &&
                              has(character.point, engine::SheetWeight::Bold);
        if (!is_known && missing.find(character.bytes) == std::string::npos)
            missing += character.bytes;
    }
    return missing;
}

const std::string& PrintFonts::family() const
{
    return faces_->of(engine::SheetWeight::Regular).family;
}

double PrintFonts::figure_height(engine::SheetWeight weight) const
{
    return faces_->of(weight).figure_height;
}

} // namespace game
