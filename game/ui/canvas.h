#pragma once
// What widgets draw on. All lengths are in physical pixels; a text's y is the middle of its
// capitals.

#include <memory_resource>
#include <string>
#include <string_view>
#include <vector>

#include "game/ui/geometry.h"
#include "game/ui/paint.h"
#include "game/ui/shape.h"

namespace game {

enum class Face { Text, Numerals }; // Inter, Inter Display
enum class Weight { Regular, Medium, SemiBold, Bold };
enum class Align { Left, Centre, Right };

struct Font {
    Face face = Face::Text;
    Weight weight = Weight::Medium;
    int size = 14; // pixels
    friend auto operator<=>(const Font&, const Font&) = default;
};

enum class ShadowKind { Board, Dialog };

// Measures texts; layouts need nothing else of a canvas.
class TextMeasure {
public:
    virtual ~TextMeasure() = default;
    virtual int width_of(std::string_view text, Font font) const = 0;
};

class Canvas : public TextMeasure {
public:
    virtual Size size() const = 0;
    virtual ThemeStyle style() const = 0; // of the theme in which everything is drawn
    // For what is needed only while a frame is drawn, such as shapes: see frame_memory.h.
    virtual std::pmr::memory_resource& memory() { return *std::pmr::get_default_resource(); }

    virtual void fill(Rect area, Tint tint) = 0;
    virtual void rounded(Rect area, int radius, Tint tint) = 0;
    // The border is inside the area.
    virtual void rounded_border(Rect area, int radius, double width, Tint tint) = 0;
    virtual void shadow(Rect area, int radius, ShadowKind kind) = 0;
    virtual void shape(const Shape& shape, Point at, Tint tint) = 0;
    // `at.y` is the middle of the capitals; `at.x` is the left end, middle or right end, by
    // `align`.
    virtual void text(std::string_view text, Point at, Align align, Font font, Tint tint) = 0;

    // Light around the area or the text, added to what is below. `blur` is its standard deviation
    // in pixels. Only for themes that glow.
    virtual void glow(Rect area, int blur, Tint tint) = 0;
    virtual void
    glow_text(std::string_view text, Point at, Align align, Font font, int blur, Tint tint) = 0;

    // Until the matching pop_clip(), drawing is visible only inside the area.
    virtual void push_clip(Rect area) = 0;
    virtual void pop_clip() = 0;

    // Called where something was drawn that can be pressed. Nothing is drawn for it.
    virtual void target(Rect) {}
};

// Returns the text, shortened with "…" if necessary so that it is no wider than `width`.
std::string shortened(const TextMeasure& measure, std::string_view text, Font font, int width);
// Returns the text in lines no wider than `width`, broken at spaces.
std::vector<std::string>
wrapped(const TextMeasure& measure, std::string_view text, Font font, int width);
// The same lines as parts of the text, which outlives them, in this memory.
std::pmr::vector<std::string_view> lines_of(const TextMeasure& measure,
                                            std::string_view text,
                                            Font font,
                                            int width,
                                            std::pmr::memory_resource& memory);
// Draws the text, shortened if necessary.
void draw_shortened(
    Canvas& canvas, std::string_view text, Point at, Align align, Font font, int width, Tint tint);
// Draws each digit in a slot as wide as '0', so that running clocks do not shift: "04:07.2".
// Returns the width drawn; numerals_width() only measures.
int draw_numerals(
    Canvas& canvas, std::string_view text, Point at, Align align, Font font, Tint tint);
int numerals_width(const TextMeasure& measure, std::string_view text, Font font);

} // namespace game
