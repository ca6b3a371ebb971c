#pragma once
// Writes one page: its heading, boards with captions, the rules, and its foot.

#include "engine/print/page_plan.h"
#include "engine/print/print_choices.h"
#include "engine/print/sheet.h"
#include "engine/text/translations.h"

namespace engine {

// Whether a caption names the layout, because the heading does not.
enum class Caption { NamesLayout, Short };

class PageWriter {
public:
    // All of them must outlive this object. Pages are numbered from 1.
    PageWriter(const PrintChoices& choices,
               const SheetMeasure& measure,
               const Translations& texts,
               std::size_t page,
               std::size_t pages);

    void write_heading(const std::string& heading);
    void write_footer(const std::string& text);
    // The rules of these layouts that have a name, each once, at the lower edge of the area.
    // Returns how much height they take; 0 if there are none.
    double write_rules(const std::vector<const Layout*>& layouts, const PaperArea& area);

    void draw_puzzle(const PuzzleToPrint& puzzle,
                     std::size_t number,
                     const PaperArea& space,
                     Caption caption);
    void draw_solution(const PuzzleToPrint& puzzle, std::size_t number, const PaperArea& space);
    // With its number above it, for the foot of a page.
    void
    draw_small_solution(const PuzzleToPrint& puzzle, std::size_t number, const PaperArea& space);

    std::size_t parts() const { return sheet_.parts.size(); }
    // Turns what was added since there were so many parts.
    void turn_upside_down_from(std::size_t first, PaperPoint about);

    Sheet sheet(std::string bookmark) &&;

private:
    struct Frame {
        PaperPoint corner;
        double width;
        double bottom;
    };

    std::vector<std::string>
    rule_lines(const std::vector<const Layout*>& layouts, double width, double size) const;
    std::string number_text(std::size_t number) const;
    std::string facts_of(const PuzzleToPrint& puzzle, Caption caption) const;
    void write_caption(const PuzzleToPrint& puzzle,
                       std::size_t number,
                       const Frame& frame,
                       double size,
                       Caption caption);
    void write_line_for_time(double y, const Frame& frame, double size);
    void draw_solved(const PuzzleToPrint& puzzle, PaperPoint corner, double cell);

    const PrintChoices& choices_;
    const SheetMeasure& measure_;
    const Translations& texts_;
    Sheet sheet_;
    std::size_t page_;
    std::size_t pages_;
};

} // namespace engine
