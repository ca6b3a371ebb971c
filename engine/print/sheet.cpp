#include "engine/print/sheet.h"

#include <algorithm>

namespace engine {

namespace {

PaperPoint opposite(PaperPoint point, PaperPoint about)
{
    return {2 * about.x - point.x, 2 * about.y - point.y};
}

} // namespace

void turn_upside_down(std::span<SheetPart> parts, PaperPoint about)
{
    for (SheetPart& part : parts) {
        if (auto* area = std::get_if<SheetArea>(&part)) {
            const PaperPoint turned = opposite(area->corner, about);
            area->corner = {turned.x - area->width, turned.y - area->height};
        } else if (auto* polygon = std::get_if<SheetPolygon>(&part)) {
            for (PaperPoint& corner : polygon->corners)
                corner = opposite(corner, about);
        } else if (auto* line = std::get_if<SheetLine>(&part)) {
            line->from = opposite(line->from, about);
            line->to = opposite(line->to, about);
        } else if (auto* text = std::get_if<SheetText>(&part)) {
            text->at = opposite(text->at, about);
            text->is_upside_down = !text->is_upside_down;
        }
    }
}

SheetText shrunk(SheetText text, double widest, const SheetMeasure& measure)
{
    const double width = measure.width_of(text.text, text.size, text.weight);
    if (width > widest)
        text.size *= widest / width;
    return text;
}

std::vector<std::string> wrapped(std::string_view text,
                                 double widest,
                                 double size,
                                 SheetWeight weight,
                                 const SheetMeasure& measure)
{
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string word(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::string longer = line.empty() ? word : line + " " + word;
        if (!line.empty() && measure.width_of(longer, size, weight) > widest) {
            lines.push_back(line);
            line = word;
        } else {
            line = longer;
        }
    }
    if (!line.empty())
        lines.push_back(line);
    return lines;
}

} // namespace engine
