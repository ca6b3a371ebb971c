#include "game/scenes/collections/collection_preview.h"

#include "game/scenes/collections/collection_rows.h"
#include "game/widgets/boxes/leaves.h"

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

Box CollectionPreview::card(const OpenCollection& collection,
                            const engine::Translations& texts,
                            std::vector<Box> foot)
{
    using namespace box;
    const TextLook quiet{.size = 14, .tint = Paint::Ink2};
    std::vector<Box> all{board_.board().then(16)};
    if (index_) {
        const auto& fault = collection.puzzle(*index_).fault;
        all.push_back(text(number_and_name(collection, *index_),
                           {.size = 20, .weight = Weight::Bold, .face = Face::Numerals})
                          .size(with_text(28)));
        all.push_back(paragraph(fault ? texts.tr(*fault) : level_text(collection, *index_, texts),
                                {.size = 14, .tint = fault ? Paint::Error : Paint::Ink2}));
        all.push_back(text(state_text(collection, *index_, texts), quiet));
    }
    all.push_back(space(12).grow());
    all.insert(all.end(), foot.begin(), foot.end());
    return box::card(all).padding(24, 24);
}

} // namespace game
