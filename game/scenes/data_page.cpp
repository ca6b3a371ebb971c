#include "game/scenes/data_page.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "game/widgets/words.h"

namespace game {

void draw_data_page(Canvas& canvas,
                    Rect place,
                    const Services& services,
                    std::size_t games_in_progress,
                    Scale scale)
{
    const engine::Catalogue& words = services.words;
    const std::array lines = {
        std::pair{words.tr("Games in progress"), games_in_progress},
        std::pair{words.tr("Runs in the book of records"), services.records.runs().size()},
    };
    const TextLook label{.size = 15};
    const TextLook figure{.size = 15, .weight = Weight::SemiBold, .align = Align::Right};
    const TextLook quiet{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
    Rect row{place.x, place.y, place.width, scale.font(40)};
    for (const auto& [name, count] : lines) {
        put_text(canvas, name, Rect{row.x, row.y, row.width - scale.font(60), row.height}, label,
                 scale);
        put_text(canvas, std::to_string(count), row, figure, scale);
        row = row.moved(0, row.height);
    }
    canvas.fill(Rect{row.x, row.y, row.width, scale.px(1)}, Paint::Line);
    put_text(canvas, words.tr("Your files"), row, label, scale);

    const std::array paragraphs = {
        services.data_path,
        words.tr("Copy this folder to keep everything: games, records and settings are text "
                 "files, and each has a backup beside it."),
    };
    int y = row.bottom();
    for (const std::string& text : paragraphs) {
        put_paragraph(canvas, text, Rect{row.x, y, row.width, place.bottom() - y}, quiet, scale);
        y += paragraph_height(canvas, text, row.width, quiet, scale) + scale.px(12);
    }
}

} // namespace game
