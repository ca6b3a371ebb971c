#pragma once
// Draws on another canvas, shifted down by `down` pixels.

#include "game/ui/canvas.h"

namespace game {

class ShiftedCanvas : public Canvas {
public:
    ShiftedCanvas(Canvas& under, Size size, int down) : under_(under), size_(size), down_(down) {}

    Size size() const override { return size_; }
    int width_of(std::string_view text, Font font) const override
    {
        return under_.width_of(text, font);
    }
    void fill(Rect area, Tint tint) override { under_.fill(area.moved(0, down_), tint); }
    void rounded(Rect area, int radius, Tint tint) override
    {
        under_.rounded(area.moved(0, down_), radius, tint);
    }
    void rounded_border(Rect area, int radius, float width, Tint tint) override
    {
        under_.rounded_border(area.moved(0, down_), radius, width, tint);
    }
    void shadow(Rect area, int radius, ShadowKind kind) override
    {
        under_.shadow(area.moved(0, down_), radius, kind);
    }
    void shape(const Shape& shape, Point at, Tint tint) override
    {
        under_.shape(shape, lower(at), tint);
    }
    void text(std::string_view text, Point at, Align align, Font font, Tint tint) override
    {
        under_.text(text, lower(at), align, font, tint);
    }
    void push_clip(Rect area) override { under_.push_clip(area.moved(0, down_)); }
    void pop_clip() override { under_.pop_clip(); }

private:
    Point lower(Point at) const { return Point{at.x, at.y + down_}; }

    Canvas& under_;
    Size size_;
    int down_;
};

} // namespace game
