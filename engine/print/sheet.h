#pragma once
// A printed page as plain data: areas, lines and texts at their positions on the paper. Whatever
// writes a file or shows a preview draws the parts in their order, later ones above earlier ones.
// Lengths are in points, 72 to an inch. Positions are counted from the upper left corner of the
// paper, to the right and downwards.

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace engine {

struct PaperSize {
    double width = 0;
    double height = 0;

    friend bool operator==(const PaperSize&, const PaperSize&) = default;
};

inline constexpr PaperSize a4_paper = {595.28, 841.89};
inline constexpr PaperSize letter_paper = {612, 792};

struct PaperPoint {
    double x = 0;
    double y = 0;

    friend bool operator==(const PaperPoint&, const PaperPoint&) = default;
};

// How light something is printed, from 0 (black) to 1 (the paper).
using Grey = double;

struct SheetArea {
    PaperPoint corner; // the upper left one
    double width;
    double height;
    Grey grey;

    friend bool operator==(const SheetArea&, const SheetArea&) = default;
};

// Filled.
struct SheetPolygon {
    std::vector<PaperPoint> corners;
    Grey grey;

    friend bool operator==(const SheetPolygon&, const SheetPolygon&) = default;
};

enum class LineEnd {
    Flat,
    Square, // extends half the line's width further, so that lines join in corners
};

struct SheetLine {
    PaperPoint from;
    PaperPoint to;
    double width;
    Grey grey = 0;
    LineEnd end = LineEnd::Flat;
    double dash = 0; // length of the dashes; 0 if the line is solid
    double gap = 0;  // between dashes

    friend bool operator==(const SheetLine&, const SheetLine&) = default;
};

enum class SheetAlign { Left, Centre, Right };
enum class SheetWeight { Regular, Bold };

struct SheetText {
    std::string text; // UTF-8, one line
    // Left end, middle or right end, as the alignment says, at half the height of the figures.
    PaperPoint at;
    SheetAlign align;
    double size; // of the font
    SheetWeight weight = SheetWeight::Regular;
    Grey grey = 0;
    bool is_upside_down = false; // then it is turned about `at`

    friend bool operator==(const SheetText&, const SheetText&) = default;
};

using SheetPart = std::variant<SheetArea, SheetPolygon, SheetLine, SheetText>;

struct Sheet {
    PaperSize size;
    std::vector<SheetPart> parts = {};
    std::string bookmark = {}; // what a reader's list of contents calls the page; may be empty

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

// The width of a text in the font that it will be printed in.
class SheetMeasure {
public:
    virtual ~SheetMeasure() = default;

    virtual double width_of(std::string_view text, double size, SheetWeight weight) const = 0;
};

// The same picture on the opposite side of a point, upside down.
void turn_upside_down(std::span<SheetPart> parts, PaperPoint about);

// The same text in its size, or smaller if it would be wider than `widest`.
SheetText shrunk(SheetText text, double widest, const SheetMeasure& measure);

// Lines that are at most `widest`, cut between words; a longer word is on a line of its own.
std::vector<std::string> wrapped(std::string_view text,
                                 double widest,
                                 double size,
                                 SheetWeight weight,
                                 const SheetMeasure& measure);

} // namespace engine
