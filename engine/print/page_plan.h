#pragma once
// Where puzzles lie on a page: the number of columns and rows, and the space of each puzzle.

#include <vector>

#include "engine/print/print_choices.h"

namespace engine {

struct PaperArea {
    double left;
    double top;
    double width;
    double height;

    double right() const { return left + width; }
    double bottom() const { return top + height; }
};

// What lies on the page around the puzzles. Lengths are in points.
inline constexpr double page_margin = 42;
inline constexpr double heading_height = 26;
inline constexpr double footer_height = 18;
inline constexpr double between_boards = 20;
// Texts that matter less than the puzzles.
inline constexpr Grey faint_text = 0.35;
SheetText faint(std::string text, PaperPoint at, SheetAlign align, double size);
// Headings and numbers.
SheetText bold(std::string text, PaperPoint at, SheetAlign align, double size);

// The space between heading and footer.
PaperArea body_of(const PaperSize& paper);
// `count` equal spaces in the order of reading, at most 12, divided as pages of puzzles are.
std::vector<PaperArea> spaces_in(const PaperArea& area, int count);

// The side of a cell of the largest board that fits, frame included.
double cell_that_fits(const Grid& grid, double width, double height);

// The size of the caption's font below a board that is that wide, and the height of a caption.
double caption_size(double width, TypeSize type);
double caption_height(double size);
// The same for a board in this space, with its caption.
double cell_in_space(const Grid& grid, const PaperArea& space, TypeSize type);

// The height that solutions at the foot of a page need, if there are so many on it.
double foot_height(int per_page);

// In large type the digits are never smaller than this.
inline constexpr double least_large_digit = 16;
// How many puzzles go on each page: as many as chosen, but in large type not more than leave all
// digits large. If not even one board on a page does, it is one.
int per_page_that_fits(const std::vector<PuzzleToPrint>& puzzles, const PrintChoices& choices);
// The same for pages of solutions, whose digits may be small.
int solutions_per_page(const std::vector<PuzzleToPrint>& puzzles, const PrintChoices& choices);

} // namespace engine
