// The sentences of a hint, divided into the lines of its card.

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/rules/layout.h"
#include "engine/text/house_name.h"
#include "game/widgets/hint/hint_card.h"
#include "tests/game/fixed_measure.h"
#include "tests/shipped_translations.h"

namespace game {
namespace {

TEST(HintFlow, KeepsEveryNameOfAHouseWithinItsCard)
{
    constexpr Rect body{10, 10, 216, 400};
    const auto grid = engine::make_grid(*engine::find_layout("samurai+diagonals+windoku"));
    for (const std::string& language : engine::shipped_codes()) {
        const engine::Translations texts = engine::shipped_translations(language);
        for (engine::HouseIndex house : grid->house_indexes()) {
            const std::string name = house_name(texts, *grid, house);
            engine::Sentence sentence;
            sentence.phrases = {{"In "}, {name, grid->house(house).cells}, {" the "}, {"5"}};
            const HintFlow flow = flow_sentences(measure, {sentence}, body, Scale{});
            std::string told;
            for (const HintPiece& piece : flow.pieces) {
                EXPECT_EQ(around(body, piece.area), body) << piece.text << " of " << name;
                if (!piece.cells.empty())
                    told += (told.empty() ? "" : " ") + piece.text;
            }
            EXPECT_EQ(told, name) << "each piece of it lights the house";
        }
    }
}

TEST(HintFlow, KeepsAShortNameTogether)
{
    engine::Sentence sentence;
    sentence.phrases = {{"Look at "}, {"the row 8", {engine::Cell{0}, engine::Cell{1}}}, {"."}};
    const HintFlow flow = flow_sentences(measure, {sentence}, Rect{0, 0, 216, 400}, Scale{});
    EXPECT_EQ(std::ranges::count(flow.pieces, "the row 8", &HintPiece::text), 1);
}

} // namespace
} // namespace game
