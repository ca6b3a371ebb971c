#include "game/print/sheet_svg.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string_view>
#include <variant>

#include "engine/base/letters.h"
#include "engine/base/whole_number.h"

namespace game {

namespace {

using engine::SheetAlign;
using engine::SheetArea;
using engine::SheetLine;
using engine::SheetText;

// Hundredths of a point are finer than any printer; with a point in every language.
std::string number(double value)
{
    std::array<char, 32> text = {};
    const double rounded = std::round(value * 100) / 100;
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), rounded == 0 ? 0.0 : rounded);
    return {text.data(), end};
}

std::string attribute(std::string_view name, std::string_view value)
{
    return " " + std::string(name) + "=\"" + std::string(value) + "\"";
}

std::string attribute(std::string_view name, double value)
{
    return attribute(name, number(value));
}

// "#737373"
std::string colour(engine::Grey grey)
{
    const std::string pair = engine::hexadecimal(std::lround(grey * 255), 2);
    return "#" + pair + pair + pair;
}

std::string escaped(std::string_view text)
{
    std::string result;
    for (char letter : text) {
        switch (letter) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        default:
            if (engine::byte_of(letter) >= ' ') // XML has no control characters
                result += letter;
        }
    }
    return result;
}

std::string_view anchor(SheetAlign align)
{
    switch (align) {
    case SheetAlign::Left:
        return "start";
    case SheetAlign::Centre:
        return "middle";
    case SheetAlign::Right:
        return "end";
    }
    return "start";
}

class SvgWriter {
public:
    explicit SvgWriter(const PrintFonts& fonts) : fonts_(fonts) {}

    std::string operator()(const SheetArea& area) const
    {
        return "<rect" + attribute("x", area.corner.x) + attribute("y", area.corner.y) +
               attribute("width", area.width) + attribute("height", area.height) +
               attribute("fill", colour(area.grey)) + "/>\n";
    }

    std::string operator()(const engine::SheetPolygon& polygon) const
    {
        std::string corners;
        for (const engine::PaperPoint& corner : polygon.corners)
            corners += (corners.empty() ? "" : " ") + number(corner.x) + "," + number(corner.y);
        return "<polygon" + attribute("points", corners) + attribute("fill", colour(polygon.grey)) +
               "/>\n";
    }

    std::string operator()(const SheetLine& line) const
    {
        std::string text = "<line" + attribute("x1", line.from.x) + attribute("y1", line.from.y) +
                           attribute("x2", line.to.x) + attribute("y2", line.to.y) +
                           attribute("stroke", colour(line.grey)) +
                           attribute("stroke-width", line.width);
        if (line.end == engine::LineEnd::Square)
            text += attribute("stroke-linecap", "square");
        if (line.dash > 0)
            text += attribute("stroke-dasharray", number(line.dash) + " " + number(line.gap));
        return text + "/>\n";
    }

    std::string operator()(const SheetText& text) const
    {
        const double baseline = fonts_.figure_height(text.weight) * text.size / 2;
        std::string written = "<text" + attribute("x", text.at.x) +
                              attribute("y", text.at.y + baseline) +
                              attribute("font-size", text.size);
        if (text.weight == engine::SheetWeight::Bold)
            written += attribute("font-weight", "bold");
        if (text.align != SheetAlign::Left)
            written += attribute("text-anchor", anchor(text.align));
        if (text.grey > 0)
            written += attribute("fill", colour(text.grey));
        if (text.is_upside_down)
            written += attribute("transform",
                                 "rotate(180 " + number(text.at.x) + " " + number(text.at.y) + ")");
        return written +
               attribute("textLength", fonts_.width_of(text.text, text.size, text.weight)) +
               attribute("lengthAdjust", "spacingAndGlyphs") + ">" +
               escaped(fonts_.printable(text.text, text.weight)) + "</text>\n";
    }

private:
    const PrintFonts& fonts_;
};

} // namespace

std::string sheet_as_svg(const engine::Sheet& sheet, const PrintFonts& fonts)
{
    const std::string width = number(sheet.size.width);
    const std::string height = number(sheet.size.height);
    std::string svg =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\"" +
        attribute("width", width + "pt") + attribute("height", height + "pt") +
        attribute("viewBox", "0 0 " + width + " " + height) +
        attribute("font-family",
                  "'" + fonts.family() + "', 'DejaVu Sans', Helvetica, Arial, sans-serif") +
        " xml:space=\"preserve\">\n";
    SvgWriter writer(fonts);
    for (const engine::SheetPart& part : sheet.parts)
        svg += std::visit(writer, part);
    return svg + "</svg>\n";
}

} // namespace game
