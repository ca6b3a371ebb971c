#pragma once
// The pages of the help that are cards with a text and perhaps a small board beside it: the
// screens, the rules, and the program.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/grid/board.h"
#include "engine/text/translations.h"
#include "game/scenes/services.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/boxes/box.h"

namespace game {

// A board that shows a rule.
struct HelpPicture {
    std::shared_ptr<const engine::Grid> grid;
    engine::Board board;
    BoardLook look;
    double gutter = 0; // units, for marks beside the board
};

struct HelpCard {
    std::string heading;
    std::vector<std::string> paragraphs;
    std::optional<HelpPicture> picture = {};
};

// What each screen is for, and its own keys: this one first, then the others.
std::vector<HelpCard> screen_cards(const engine::Translations& texts, HelpTopic first);
std::vector<HelpCard> rules_cards(const engine::Translations& texts);
std::vector<HelpCard> about_cards(const Services& services);

// Cards in rows of equal height, as many side by side as can be read.
Box help_cards(const std::vector<HelpCard>& cards, Scale scale);

} // namespace game
