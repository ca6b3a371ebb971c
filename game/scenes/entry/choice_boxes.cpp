#include "game/scenes/entry/choice_boxes.h"

#include <utility>

#include "game/ui/names.h"
#include "game/widgets/cards/choice_cards.h"

namespace game {

Box choice_heading(std::string text)
{
    return box::text(std::move(text), {.size = 15, .weight = Weight::SemiBold})
        .size(box::with_text(20))
        .then(6);
}

Box card_grid(std::vector<Box> cards, double narrowest, double height)
{
    return box::grid(std::move(cards), {.row = box::with_text(height),
                                        .gap_across = 8,
                                        .gap_down = 8,
                                        .least_width = box::with_text(narrowest),
                                        .equal_rows = true});
}

Box choice_card(ButtonId id, std::string name, bool chosen, Choose choose, Box content)
{
    return box::button(Button{.id = id,
                              .style = ButtonStyle::Card,
                              .spoken = std::move(name),
                              .chosen = chosen,
                              .press =
                                  [choose = std::move(choose), index = id.index] {
                                      choose(index);
                                  }},
                       std::move(content));
}

std::vector<Box> level_cards(const engine::Translations& texts,
                             engine::Level chosen,
                             const std::function<bool(engine::Level)>& is_possible,
                             ButtonId first,
                             const Choose& choose)
{
    std::vector<Box> cards;
    for (engine::Level level : engine::all_levels) {
        const bool is_chosen = level == chosen;
        cards.push_back(choice_card(first, level_name(texts, level), is_chosen, choose,
                                    level_card(texts, {level, is_chosen, is_possible(level)})));
        ++first.index;
    }
    return cards;
}

BoardCards::BoardCards(const Offers& offers)
{
    for (const engine::Layout& squares : all_squares())
        squares_.push_back(offers.squares(squares) ? engine::make_grid(squares) : nullptr);
    for (const engine::Rule* rule : rules_to_add())
        rules_.push_back(offers.rule(*rule) ? example_of(*rule) : nullptr);
}

std::vector<Box> BoardCards::squares(const engine::Translations& texts,
                                     const LayoutChoice& choice,
                                     ButtonId first,
                                     const Choose& choose) const
{
    std::vector<Box> cards;
    for (first.index = 0; first.index < squares_.size(); ++first.index) {
        const CardLook look{.name = texts.tr(all_squares()[first.index].name),
                            .grid = squares_[first.index],
                            .chosen = first.index == choice.squares()};
        if (look.grid)
            cards.push_back(choice_card(first, look.name, look.chosen, choose, squares_card(look)));
    }
    return cards;
}

std::vector<Box> BoardCards::rules(const engine::Translations& texts,
                                   const LayoutChoice& choice,
                                   ButtonId first,
                                   const Choose& choose) const
{
    std::vector<Box> cards;
    for (first.index = 0; first.index < rules_.size(); ++first.index) {
        const engine::Rule& rule = *rules_to_add()[first.index];
        const CardLook look{.name = texts.tr(rule.name),
                            .grid = rules_[first.index],
                            .chosen = choice.has(rule),
                            .possible = !choice.why_not(rule),
                            .about = texts.tr(rule.summary)};
        if (look.grid)
            cards.push_back(choice_card(first, look.name, look.chosen, choose, rule_card(look)));
    }
    return cards;
}

} // namespace game
