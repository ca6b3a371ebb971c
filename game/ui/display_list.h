#pragma once
// A canvas that records the drawing calls. Two lists can be compared, so that only the difference
// between two frames is drawn again; tests read from a list what a scene draws.

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "game/ui/canvas.h"
#include "game/ui/frame_memory.h"

namespace game {

namespace drawn {

struct Fill {
    Rect area;
    Tint tint;
    void draw(Canvas& canvas) const { canvas.fill(area, tint); }
    friend bool operator==(const Fill&, const Fill&) = default;
};
struct Rounded {
    Rect area;
    int radius;
    Tint tint;
    void draw(Canvas& canvas) const { canvas.rounded(area, radius, tint); }
    friend bool operator==(const Rounded&, const Rounded&) = default;
};
struct Border {
    Rect area;
    int radius;
    double width;
    Tint tint;
    void draw(Canvas& canvas) const { canvas.rounded_border(area, radius, width, tint); }
    friend bool operator==(const Border&, const Border&) = default;
};
struct Shadow {
    Rect area;
    int radius;
    ShadowKind kind;
    void draw(Canvas& canvas) const { canvas.shadow(area, radius, kind); }
    friend bool operator==(const Shadow&, const Shadow&) = default;
};
struct Outline {
    Shape shape;
    Point at;
    Tint tint;
    void draw(Canvas& canvas) const { canvas.shape(shape, at, tint); }
    friend bool operator==(const Outline&, const Outline&) = default;
};
struct Text {
    std::pmr::string text;
    Point at;
    Align align;
    Font font;
    Tint tint;
    void draw(Canvas& canvas) const { canvas.text(text, at, align, font, tint); }
    friend bool operator==(const Text&, const Text&) = default;
};

struct Glow {
    Rect area;
    int blur;
    Tint tint;
    void draw(Canvas& canvas) const { canvas.glow(area, blur, tint); }
    friend bool operator==(const Glow&, const Glow&) = default;
};
struct TextGlow {
    Text text;
    int blur;
    void draw(Canvas& canvas) const
    {
        canvas.glow_text(text.text, text.at, text.align, text.font, blur, text.tint);
    }
    friend bool operator==(const TextGlow&, const TextGlow&) = default;
};

} // namespace drawn

struct DrawCall {
    Rect bounds; // encloses everything the call draws; clipped
    Rect clip;
    std::variant<drawn::Fill,
                 drawn::Rounded,
                 drawn::Border,
                 drawn::Shadow,
                 drawn::Outline,
                 drawn::Text,
                 drawn::Glow,
                 drawn::TextGlow>
        what;
    friend bool operator==(const DrawCall&, const DrawCall&) = default;
};

// What can be pressed.
struct DrawnTarget {
    Rect area;
    Rect clip;
    std::size_t calls_before = 0; // what is drawn later may cover it
};

class DisplayList : public Canvas {
public:
    DisplayList(Size size, const TextMeasure& texts, ThemeStyle style = {})
        : size_(size), measure_(&texts), style_(style)
    {
    }
    DisplayList(DisplayList&&) = default;
    // Its calls would outlive their memory.
    DisplayList& operator=(DisplayList&&) = delete;

    // Forgets all calls and begins another list in the same memory.
    void start_again(Size size, ThemeStyle style);

    Size size() const override { return size_; }
    ThemeStyle style() const override { return style_; }
    std::pmr::memory_resource& memory() override { return *memory_; }
    int width_of(std::string_view text, Font font) const override;
    void fill(Rect area, Tint tint) override;
    void rounded(Rect area, int radius, Tint tint) override;
    void rounded_border(Rect area, int radius, double width, Tint tint) override;
    void shadow(Rect area, int radius, ShadowKind kind) override;
    void shape(const Shape& shape, Point at, Tint tint) override;
    void text(std::string_view text, Point at, Align align, Font font, Tint tint) override;
    void glow(Rect area, int blur, Tint tint) override;
    void glow_text(
        std::string_view text, Point at, Align align, Font font, int blur, Tint tint) override;
    void push_clip(Rect area) override;
    void pop_clip() override;
    void target(Rect area) override;

    const std::vector<DrawCall>& calls() const { return calls_; }
    const std::vector<DrawnTarget>& targets() const { return targets_; }
    bool shows(std::string_view text) const; // in one call, exactly this text
    // One line for each call: "text "Play" at 640,212 centre Words SemiBold 18 on-accent".
    std::string to_text() const;

    // Repeats the calls that touch the area, clipped to it.
    void replay(Canvas& canvas, Rect only_inside) const;

private:
    template <typename Call>
    void add(Rect bounds, Call call);
    Rect clip() const;

    Size size_;
    const TextMeasure* measure_;
    ThemeStyle style_;
    // Of what the calls hold.
    std::unique_ptr<FrameMemory> memory_ = std::make_unique<FrameMemory>();
    std::vector<Rect> clips_;
    std::vector<DrawCall> calls_;
    std::vector<DrawnTarget> targets_;
};

// How far a glow reaches, in pixels.
constexpr int reach_of_blur(int blur)
{
    return 3 * blur;
}

// A shadow's blur and vertical offset, in pixels, for a window of this size. In a theme that glows
// it is light around the area instead.
struct ShadowLook {
    int blur = 0; // standard deviation
    int down = 0;
};
ShadowLook look_of(ShadowKind kind, Size window, ThemeStyle style);

} // namespace game
