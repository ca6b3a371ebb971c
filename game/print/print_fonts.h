#pragma once
// The fonts that pages are printed in, and the widths of texts in them.

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/print/sheet.h"

struct _cairo_font_face; // cairo's

namespace game {

class PrintFonts : public engine::SheetMeasure {
public:
    // Looks in the folders in order for Inter, then for DejaVu Sans, which also has characters that
    // Inter lacks; fails with a sentence that says what to install. From any thread. Fonts that
    // were opened stay open until the program ends: cairo keeps them in its caches anyway, so that
    // opening them again would only add more.
    static engine::Result<PrintFonts> find(const std::vector<std::filesystem::path>& folders);

    double width_of(std::string_view text, double size, engine::SheetWeight weight) const override;

    // What stands in a text but is in no font, each character once; width_of() and what is printed
    // leave it out.
    std::string missing(std::string_view text) const;
    // The text without that.
    std::string printable(std::string_view text, engine::SheetWeight weight) const;

    // A part of a text, for cairo, as long as this object exists.
    struct Part {
        std::string text;
        _cairo_font_face* face;
        double width; // of the part, in the same unit as the size
    };
    std::vector<Part> parts(std::string_view text, double size, engine::SheetWeight weight) const;
    // The name of their family, "Inter".
    const std::string& family() const;
    // How high figures are above the baseline, as a share of the font's size.
    double figure_height(engine::SheetWeight weight) const;

private:
    struct Faces;
    bool has(char32_t point, engine::SheetWeight weight) const; // in one of the fonts
    // Null if one of them can't be opened.
    static std::shared_ptr<const Faces> open(const std::filesystem::path& regular,
                                             const std::filesystem::path& bold);
    PrintFonts(std::shared_ptr<const Faces> faces, std::shared_ptr<const Faces> fallback);

    std::shared_ptr<const Faces> faces_;
    std::shared_ptr<const Faces> fallback_; // for what they lack; perhaps null
};

} // namespace game
