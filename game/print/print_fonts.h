#pragma once
// The fonts that pages are printed in, and the widths of texts in them.

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/print/sheet.h"

struct _cairo_font_face; // cairo's

namespace game {

class PrintFonts : public engine::SheetMeasure {
public:
    // Looks in the folders in order for Inter, then for DejaVu Sans; fails with a sentence that
    // says what to install. From any thread. Fonts that were opened stay open until the program
    // ends: cairo keeps them in its caches anyway, so that opening them again would only add more.
    static engine::Result<PrintFonts> find(const std::vector<std::filesystem::path>& folders);

    double width_of(std::string_view text, double size, engine::SheetWeight weight) const override;

    // For cairo, as long as this object exists.
    _cairo_font_face* face(engine::SheetWeight weight) const;
    // The name of their family, "Inter".
    const std::string& family() const;
    // How high figures are above the baseline, as a share of the font's size.
    double figure_height(engine::SheetWeight weight) const;

private:
    struct Faces;
    // Null if one of them can't be opened.
    static std::shared_ptr<const Faces> open(const std::filesystem::path& regular,
                                             const std::filesystem::path& bold);
    explicit PrintFonts(std::shared_ptr<const Faces> faces);

    std::shared_ptr<const Faces> faces_;
};

} // namespace game
