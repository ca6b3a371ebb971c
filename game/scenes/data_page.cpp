#include "game/scenes/data_page.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <utility>

#include "game/widgets/draw_text.h"

namespace game {

namespace {

constexpr const char* not_read_yet = "…";

} // namespace

bool DataPage::is_reading() const
{
    return games_.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
}

void DataPage::draw(Canvas& canvas, Rect place, Scale scale) const
{
    const engine::Translations& texts = services_.texts;
    const std::array lines = {
        std::pair{texts.tr("Games in progress"),
                  is_reading() ? not_read_yet : std::to_string(games_.get().size())},
        std::pair{texts.tr("Recorded games"), services_.records_are_read
                                                  ? std::to_string(services_.records.runs().size())
                                                  : not_read_yet},
    };
    const TextLook label{.size = 15};
    const TextLook numeral{.size = 15, .weight = Weight::SemiBold, .align = Align::Right};
    const TextLook quiet{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
    Rect row{place.x, place.y, place.width, scale.font(40)};
    for (const auto& [name, count] : lines) {
        draw_text(canvas, name, Rect{row.x, row.y, row.width - scale.font(60), row.height}, label,
                  scale);
        draw_text(canvas, count, row, numeral, scale);
        row = row.moved(0, row.height);
    }
    canvas.fill(Rect{row.x, row.y, row.width, scale.px(1)}, Paint::Line);
    draw_text(canvas, texts.tr("Your files"), row, label, scale);

    const std::array paragraphs = {
        services_.data_path,
        texts.tr("Copy this folder to keep everything: games, records and settings are text "
                 "files, and each has a backup beside it."),
    };
    int y = row.bottom();
    for (const std::string& text : paragraphs) {
        draw_paragraph(canvas, text, Rect{row.x, y, row.width, place.bottom() - y}, quiet, scale);
        y += paragraph_height(canvas, text, row.width, quiet, scale) + scale.px(12);
    }
}

} // namespace game
