#include "game/scenes/collections/collection_preview.h"

#include "game/scenes/collections/collection_rows.h"
#include "game/widgets/draw_text.h"

namespace game {

void CollectionPreview::show(const OpenCollection& collection, std::optional<std::size_t> index)
{
    if (index && index == index_)
        return;
    index_ = index;
    board_.clear();
    const auto printed = index ? collection.printed(*index) : std::nullopt;
    if (printed)
        board_.show(printed->grid, engine::Board(printed->givens));
}

void CollectionPreview::draw(Canvas& canvas,
                             const OpenCollection& collection,
                             const engine::Translations& texts) const
{
    board_.draw(canvas);
    if (!index_)
        return;
    Rect line = board_.draw_heading(canvas, number_and_name(collection, *index_));
    const Scale& scale = board_.scale();
    if (const auto& fault = collection.puzzle(*index_).fault) {
        draw_paragraph(canvas, texts.tr(*fault), line, TextLook{.size = 14, .tint = Paint::Error},
                       scale);
        return;
    }
    line.height = scale.font(24);
    const TextLook quiet{.size = 14, .tint = Paint::Ink2};
    draw_text(canvas, level_text(collection, *index_, texts), line, quiet, scale);
    draw_text(canvas, state_text(collection, *index_, texts), line.moved(0, line.height), quiet,
              scale);
}

} // namespace game
