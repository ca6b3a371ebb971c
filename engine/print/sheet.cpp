#include "engine/print/sheet.h"

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

} // namespace engine
