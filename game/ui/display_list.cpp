#include "game/ui/display_list.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

#include "engine/base/ensure.h"
#include "engine/base/table.h"
#include "game/ui/rounding.h"
#include "game/ui/scale.h"
#include "game/ui/theme.h"

namespace game {

namespace {

Rect bounds_of(const Shape& shape, Point at)
{
    Rect bounds;
    for (const Contour& contour : shape.contours) {
        const double around_spot = contour.width / 2 + 1.5;
        for (const Spot spot : shape.spots_of(contour)) {
            const int left = rounded_down(spot.x - around_spot);
            const int top = rounded_down(spot.y - around_spot);
            const int right = rounded_up(spot.x + around_spot);
            const int bottom = rounded_up(spot.y + around_spot);
            bounds = around(bounds, Rect{left, top, right - left, bottom - top});
        }
    }
    return bounds.moved(at.x, at.y);
}

// Includes room for accents, descenders and glyphs that overhang their width.
Rect bounds_of_text(int width, Point at, Align align, int size)
{
    const int left = align == Align::Left     ? at.x
                     : align == Align::Centre ? at.x - (width + 1) / 2
                                              : at.x - width;
    const int beside = 2 + size / 6;
    const int above = (size * 9 + 9) / 10;
    return Rect{left - beside, at.y - above, width + 2 * beside, 2 * above};
}

} // namespace

ShadowLook look_of(ShadowKind kind, Size window, ThemeStyle style)
{
    const Scale scale = scale_for(window, 1.0);
    const bool falls = !style.glows;
    switch (kind) {
    case ShadowKind::Board:
        return ShadowLook{scale.px(14), falls ? scale.px(6) : 0};
    case ShadowKind::Dialog:
        return ShadowLook{scale.px(22), falls ? scale.px(10) : 0};
    }
    return {};
}

void DisplayList::start_again(Size size, ThemeStyle style)
{
    size_ = size;
    style_ = style;
    calls_.clear();
    clips_.clear();
    targets_.clear();
    memory_->start_again();
}

int DisplayList::width_of(std::string_view text, Font font) const
{
    return measure_->width_of(text, font);
}

Rect DisplayList::clip() const
{
    return clips_.empty() ? Rect{0, 0, size_.width, size_.height} : clips_.back();
}

template <typename Call>
void DisplayList::add(Rect bounds, Call call)
{
    const Rect visible = common_part(bounds, clip());
    if (!visible.empty())
        calls_.push_back(DrawCall{visible, clip(), std::move(call)});
}

void DisplayList::fill(Rect area, Tint tint)
{
    add(area, drawn::Fill{area, tint});
}

void DisplayList::rounded(Rect area, int radius, Tint tint)
{
    add(area, drawn::Rounded{area, radius, tint});
}

void DisplayList::rounded_border(Rect area, int radius, double width, Tint tint)
{
    add(area, drawn::Border{area, radius, width, tint});
}

void DisplayList::shadow(Rect area, int radius, ShadowKind kind)
{
    const ShadowLook look = look_of(kind, size_, style_);
    add(area.moved(0, look.down).inset(-reach_of_blur(look.blur)),
        drawn::Shadow{area, radius, kind});
}

void DisplayList::shape(const Shape& shape, Point at, Tint tint)
{
    add(bounds_of(shape, at), drawn::Outline{Shape(shape, *memory_), at, tint});
}

void DisplayList::text(std::string_view text, Point at, Align align, Font font, Tint tint)
{
    if (text.empty())
        return;
    add(bounds_of_text(width_of(text, font), at, align, font.size),
        drawn::Text{std::pmr::string(text, memory_.get()), at, align, font, tint});
}

void DisplayList::glow(Rect area, int blur, Tint tint)
{
    add(area.inset(-reach_of_blur(blur)), drawn::Glow{area, blur, tint});
}

void DisplayList::glow_text(
    std::string_view text, Point at, Align align, Font font, int blur, Tint tint)
{
    if (text.empty())
        return;
    const Rect bounds = bounds_of_text(width_of(text, font), at, align, font.size);
    add(bounds.inset(-reach_of_blur(blur)),
        drawn::TextGlow{{std::pmr::string(text, memory_.get()), at, align, font, tint}, blur});
}

void DisplayList::push_clip(Rect area)
{
    clips_.push_back(common_part(area, clip()));
}

void DisplayList::pop_clip()
{
    ENSURE(!clips_.empty());
    clips_.pop_back();
}

void DisplayList::target(Rect area)
{
    if (touch(area, clip()))
        targets_.push_back(DrawnTarget{area, clip(), calls_.size()});
}

bool DisplayList::shows(std::string_view text) const
{
    return std::ranges::any_of(calls_, [text](const DrawCall& call) {
        const auto* drawn_text = std::get_if<drawn::Text>(&call.what);
        return drawn_text != nullptr && drawn_text->text == text;
    });
}

void DisplayList::replay(Canvas& canvas, Rect only_inside) const
{
    canvas.push_clip(only_inside);
    Rect clip = only_inside;
    for (const DrawCall& call : calls_) {
        if (!touch(call.bounds, only_inside))
            continue;
        const Rect wanted = common_part(call.clip, only_inside);
        if (wanted != clip) {
            canvas.pop_clip();
            canvas.push_clip(wanted);
            clip = wanted;
        }
        std::visit([&canvas](const auto& what) { what.draw(canvas); }, call.what);
    }
    canvas.pop_clip();
}

namespace {

constexpr std::array face_names = {"Words", "Figures"};
constexpr std::array weight_names = {"Regular", "Medium", "SemiBold", "Bold"};
constexpr std::array align_names = {"left", "centre", "right"};

template <typename Names, typename Choice>
const char* name_in(const Names& names, Choice choice)
{
    return names[engine::index_of(choice)];
}

class Writer {
public:
    explicit Writer(std::ostream& out) : out_(out) {}

    void operator()(const drawn::Fill& call) { write("fill", call.area) << tint(call.tint); }
    void operator()(const drawn::Rounded& call)
    {
        write("rounded", call.area) << " radius " << call.radius << tint(call.tint);
    }
    void operator()(const drawn::Border& call)
    {
        write("border", call.area)
            << " radius " << call.radius << " width " << call.width << tint(call.tint);
    }
    void operator()(const drawn::Shadow& call)
    {
        write("shadow", call.area)
            << " radius " << call.radius << (call.kind == ShadowKind::Board ? " board" : " dialog");
    }
    void operator()(const drawn::Outline& call)
    {
        out_ << "shape of " << call.shape.contours.size() << " at " << call.at.x << "," << call.at.y
             << tint(call.tint);
    }
    void operator()(const drawn::Glow& call)
    {
        write("glow", call.area) << " blur " << call.blur << tint(call.tint);
    }
    void operator()(const drawn::TextGlow& call)
    {
        out_ << "glow " << call.blur << " of ";
        (*this)(call.text);
    }
    void operator()(const drawn::Text& call)
    {
        out_ << "text \"" << call.text << "\" at " << call.at.x << "," << call.at.y << " "
             << name_in(align_names, call.align) << " " << name_in(face_names, call.font.face)
             << " " << name_in(weight_names, call.font.weight) << " " << call.font.size
             << tint(call.tint);
    }

private:
    std::ostream& write(const char* what, Rect area)
    {
        return out_ << what << " " << area.x << "," << area.y << " " << area.width << "x"
                    << area.height;
    }

    static std::string tint(Tint tint)
    {
        std::string text = " " + std::string(name_of(tint.paint));
        if (tint.mix > 0)
            text += " with " + std::to_string(tint.mix) + "% " + std::string(name_of(tint.into));
        if (tint.opacity != 100)
            text += " at " + std::to_string(tint.opacity) + "%";
        return text;
    }

    std::ostream& out_;
};

} // namespace

std::string DisplayList::to_text() const
{
    std::ostringstream out;
    Writer writer(out);
    for (const DrawCall& call : calls_) {
        std::visit(writer, call.what);
        out << "\n";
    }
    return out.str();
}

} // namespace game
