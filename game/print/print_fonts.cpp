#include "game/print/print_fonts.h"

#include <array>
#include <map>
#include <mutex>
#include <utility>

#include "engine/base/table.h"
#include "game/print/font_files.h"
#include "game/print/print_face.h"

namespace game {

struct PrintFonts::Faces {
    std::array<PrintFace, 2> faces; // by weight

    const PrintFace& of(engine::SheetWeight weight) const
    {
        return faces[engine::index_of(weight)];
    }
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
    auto first = PrintFace::open(regular);
    auto second = PrintFace::open(bold);
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
    const PrintFace& usual = faces_->of(weight);
    const PrintFace* fallback = fallback_ ? &fallback_->of(weight) : nullptr;
    const auto has_usual = [&usual](char32_t point) {
        return usual.has(point);
    };
    const auto has_fallback = [fallback](char32_t point) {
        return fallback != nullptr && fallback->has(point);
    };
    std::vector<Part> parts;
    for (FontRun& run : font_runs(printable(text, weight), has_usual, has_fallback)) {
        const PrintFace& face = run.is_fallback ? *fallback : usual;
        const double width = face.width_of(run.text) * size;
        parts.push_back({std::move(run.text), face.for_cairo(), width});
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
    return faces_->of(engine::SheetWeight::Regular).family();
}

double PrintFonts::figure_height(engine::SheetWeight weight) const
{
    return faces_->of(weight).figure_height();
}

} // namespace game
