// A display list as lines a person can read, for tests and the debug view.

#include <array>
#include <sstream>

#include "game/ui/display_list.h"
#include "game/ui/theme.h"

namespace game {

namespace {

constexpr std::array face_names = {"Words", "Figures"};
constexpr std::array weight_names = {"Regular", "Medium", "SemiBold", "Bold"};
constexpr std::array align_names = {"left", "centre", "right"};

template <typename Names, typename Choice>
const char* name_in(const Names& names, Choice choice)
{
    return names[static_cast<std::size_t>(choice)];
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
