#pragma once
// Where widgets draw. Everything is in real pixels; text stands on the middle of its capitals.

#include <string>
#include <string_view>
#include <vector>

#include "game/ui/geometry.h"
#include "game/ui/paint.h"
#include "game/ui/shape.h"

namespace game {

enum class Face { Words, Figures }; // Inter, Inter Display
enum class Weight { Regular, Medium, SemiBold, Bold };
enum class Align { Left, Centre, Right };

struct Font {
    Face face = Face::Words;
    Weight weight = Weight::Medium;
    int size = 14; // pixels
    friend auto operator<=>(const Font&, const Font&) = default;
};

enum class ShadowKind { Board, Dialog };

// How wide texts are; all of a canvas that layout needs.
class TextMeasure {
public:
    virtual ~TextMeasure() = default;
    virtual int width_of(std::string_view text, Font font) const = 0;
};

class Canvas : public TextMeasure {
public:
    virtual Size size() const = 0;

    virtual void fill(Rect area, Tint tint) = 0;
    virtual void rounded(Rect area, int radius, Tint tint) = 0;
    // The border lies inside the area.
    virtual void rounded_border(Rect area, int radius, float width, Tint tint) = 0;
    virtual void shadow(Rect area, int radius, ShadowKind kind) = 0;
    virtual void shape(const Shape& shape, Point at, Tint tint) = 0;
    // `at.y` is the middle of the capitals; `at.x` the left end, middle or right end.
    virtual void text(std::string_view text, Point at, Align align, Font font, Tint tint) = 0;

    // What is drawn until the matching pop_clip() appears only inside the area.
    virtual void push_clip(Rect area) = 0;
    virtual void pop_clip() = 0;
};

// The text, shortened with "…" until it is no wider than `width`.
std::string shortened(const TextMeasure& measure, std::string_view text, Font font, int width);
// The text in lines no wider than `width`, broken at spaces.
std::vector<std::string>
wrapped(const TextMeasure& measure, std::string_view text, Font font, int width);
// Figures each in a slot as wide as '0', so that running digits do not shift: "04:07.2".
// Returns the width drawn; figures_width() only measures.
int draw_figures(
    Canvas& canvas, std::string_view text, Point at, Align align, Font font, Tint tint);
int figures_width(const TextMeasure& measure, std::string_view text, Font font);

} // namespace game
