#pragma once
// Draws on another canvas, shifted, and faded or in one ink.

#include <optional>

#include "game/ui/canvas.h"

namespace game {

class ShiftedCanvas : public Canvas {
public:
    // `opacity` is in percent. A shadow can't fade: it appears when the rest is nearly there.
    ShiftedCanvas(Canvas& under, Size size, Point by, int opacity = 100)
        : under_(under), size_(size), by_(by), opacity_(opacity)
    {
    }
    ShiftedCanvas(Canvas& under, Size size, int down, int opacity = 100)
        : ShiftedCanvas(under, size, Point{0, down}, opacity)
    {
    }

    // Draws all texts and icons with this, whatever their own tint is.
    void use_ink(Tint ink) { ink_ = ink; }

    Size size() const override { return size_; }
    ThemeStyle style() const override { return under_.style(); }
    std::pmr::memory_resource& memory() override { return under_.memory(); }
    int width_of(std::string_view text, Font font) const override
    {
        return under_.width_of(text, font);
    }
    void fill(Rect area, Tint tint) override { under_.fill(area.moved(by_.x, by_.y), faded(tint)); }
    void rounded(Rect area, int radius, Tint tint) override
    {
        under_.rounded(area.moved(by_.x, by_.y), radius, faded(tint));
    }
    void rounded_border(Rect area, int radius, double width, Tint tint) override
    {
        under_.rounded_border(area.moved(by_.x, by_.y), radius, width, faded(tint));
    }
    void shadow(Rect area, int radius, ShadowKind kind) override
    {
        constexpr int nearly_there = 70;
        if (opacity_ >= nearly_there)
            under_.shadow(area.moved(by_.x, by_.y), radius, kind);
    }
    void shape(const Shape& shape, Point at, Tint tint) override
    {
        under_.shape(shape, shifted(at), faded(ink_.value_or(tint)));
    }
    void text(std::string_view text, Point at, Align align, Font font, Tint tint) override
    {
        under_.text(text, shifted(at), align, font, faded(ink_.value_or(tint)));
    }
    void glow(Rect area, int blur, Tint tint) override
    {
        under_.glow(area.moved(by_.x, by_.y), blur, faded(tint));
    }
    void
    glow_text(std::string_view text, Point at, Align align, Font font, int blur, Tint tint) override
    {
        under_.glow_text(text, shifted(at), align, font, blur, faded(tint));
    }
    void push_clip(Rect area) override { under_.push_clip(area.moved(by_.x, by_.y)); }
    void pop_clip() override { under_.pop_clip(); }
    void target(Rect area) override { under_.target(area.moved(by_.x, by_.y)); }

private:
    Point shifted(Point at) const { return Point{at.x + by_.x, at.y + by_.y}; }
    Tint faded(Tint tint) const { return opacity_ == 100 ? tint : tint.faded(opacity_); }

    Canvas& under_;
    Size size_;
    Point by_; // to the right and down, in pixels
    int opacity_;
    std::optional<Tint> ink_;
};

} // namespace game
