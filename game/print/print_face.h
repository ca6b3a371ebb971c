#pragma once
// One file of a font, for printed pages: what it has, and how wide texts are in it.

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

struct _cairo_font_face; // cairo's

namespace game {

class PrintFace {
public:
    // Nothing if it is no font. Stays open until the program ends: cairo keeps it in its caches.
    static std::optional<PrintFace> open(const std::filesystem::path& file);

    bool has(char32_t point) const { return std::ranges::binary_search(characters_, point); }
    // In the size 1. From any thread.
    double width_of(const std::string& text) const;
    // For cairo, as long as this exists; null in a page, which has no cairo.
    _cairo_font_face* for_cairo() const;
    const std::string& family() const { return family_; }
    // How high figures are above the baseline, as a share of the font's size.
    double figure_height() const { return figure_height_; }

private:
    struct Opened;

    std::shared_ptr<const Opened> opened_;
    std::vector<char32_t> characters_; // that it has, sorted: FreeType answers one thread at a time
    std::string family_;
    double figure_height_ = 0;
};

} // namespace game
