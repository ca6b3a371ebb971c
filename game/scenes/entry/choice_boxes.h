#pragma once
// The cards with which boards, rules and levels are chosen, the same on every screen.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/make/puzzle_spec.h"
#include "engine/text/translations.h"
#include "game/scenes/entry/layout_choice.h"
#include "game/widgets/boxes/leaves.h"

namespace game {

using Choose = std::function<void(std::size_t index)>;

Box choice_heading(std::string text);
// Cards of this height, as many in a row as have room with this least width, in rows that are as
// equal as possible. Both are in units that grow with the text.
Box card_grid(std::vector<Box> cards, double narrowest, double height);
Box choice_card(ButtonId id, std::string name, bool chosen, Choose choose, Box content);

// One card for each level; their ids count up from `first`.
std::vector<Box> level_cards(const engine::Translations& texts,
                             engine::Level chosen,
                             const std::function<bool(engine::Level)>& is_possible,
                             ButtonId first,
                             const Choose& choose);

// Draws an example on each card. The ids have the indexes in all_squares() and rules_to_add().
class BoardCards {
public:
    // Of which boards and rules there are cards.
    struct Offers {
        std::function<bool(const engine::Layout&)> squares = [](const auto&) {
            return true;
        };
        std::function<bool(const engine::Rule&)> rule = [](const auto&) {
            return true;
        };
    };
    explicit BoardCards(const Offers& offers);

    std::vector<Box> squares(const engine::Translations& texts,
                             const LayoutChoice& choice,
                             ButtonId first,
                             const Choose& choose) const;
    std::vector<Box> rules(const engine::Translations& texts,
                           const LayoutChoice& choice,
                           ButtonId first,
                           const Choose& choose) const;

private:
    // Null for those that are not offered.
    std::vector<std::shared_ptr<const engine::Grid>> squares_;
    std::vector<std::shared_ptr<const engine::Grid>> rules_;
};

} // namespace game
