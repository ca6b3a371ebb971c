#include "game/print/print_fonts.h"

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
    std::string family;
};

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

PrintFonts::PrintFonts(std::shared_ptr<const Faces> faces) : faces_(std::move(faces)) {}

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
    for (const FontFiles& files : font_files_in(folders)) {
        if (auto faces = open(files.front(), files[font_weights - 1]))
            return PrintFonts(std::move(faces));
    }
    return engine::Failure{
        {engine::N_("No font found: install the package fonts-inter (sudo apt-get install "
                    "fonts-inter) and start again")}};
}

double PrintFonts::width_of(std::string_view text, double size, engine::SheetWeight weight) const
{
    cairo_text_extents_t extents = {};
    cairo_scaled_font_text_extents(faces_->of(weight).measured.get(), std::string(text).c_str(),
                                   &extents);
    return extents.x_advance * size / measured_size;
}

cairo_font_face_t* PrintFonts::face(engine::SheetWeight weight) const
{
    return faces_->of(weight).handle.get();
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
