#pragma once
// Pages as files: PDF with all of them, SVG or PNG with one each. All show the
// same data; cairo draws PDF and PNG.

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/print/sheet.h"
#include "game/print/print_fonts.h"

namespace game {

enum class SheetFormat { Pdf, Svg, Png };

// "pdf", "svg", "png".
std::string_view id_of(SheetFormat format);
std::vector<std::string> sheet_format_names();
// By the ending of its name; nothing if that tells none.
std::optional<SheetFormat> sheet_format_of(const std::filesystem::path& file);

struct SheetWriting {
    SheetFormat format = SheetFormat::Pdf;
    int dots_per_inch = 200; // of PNG
    std::string title = {};  // of the document, as readers show it; may be empty
};

// Called after each page with the number of pages that are drawn; returns false to cancel.
using SheetsDrawn = std::function<bool(std::size_t pages)>;

// The contents of the files: one for all pages of a PDF, otherwise one for each page. Nothing if
// cancelled, and a failure if there is not enough memory for a page.
engine::Result<std::vector<std::string>> draw_files(std::span<const engine::Sheet> sheets,
                                                    const SheetWriting& writing,
                                                    const PrintFonts& fonts,
                                                    const SheetsDrawn& drawn = {});

// "sheet.png", or "sheet-01.png" to "sheet-12.png" if there are several.
std::vector<std::filesystem::path> names_of_files(const std::filesystem::path& file,
                                                  std::size_t count);

// Whether files can be made beside this name: its folder is there and takes files, and the name is
// that of a file, or free. To be asked before long work.
engine::Attempt may_write_files(const std::filesystem::path& file);

// Writes each file beside its name and puts it in place when it is complete; older files are
// replaced. A failure names the file that could not be written, and why.
engine::Attempt write_files(const std::filesystem::path& file,
                            std::span<const std::string> contents);

} // namespace game
