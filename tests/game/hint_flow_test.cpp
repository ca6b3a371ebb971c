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

// A French colon stands after a space that must not end a line.
TEST(HintFlow, BeginsNoLineWithASign)
{
    engine::Sentence sentence;
    sentence.phrases = {{"le "}, {"7"}, {"\u00a0: rien"}};
    for (int width = 40; width < 120; ++width) {
        const HintFlow flow = flow_sentences(measure, {sentence}, Rect{0, 0, width, 400}, Scale{});
        ASSERT_EQ(flow.pieces.size(), 4u);
        EXPECT_EQ(flow.pieces[1].area.y, flow.pieces[2].area.y) << width;
        EXPECT_LE(flow.pieces[2].area.right(), width);
    }
}

TEST(HintFlow, HasAnArrowBeforeAFoldedSentenceAndIndentsWhatIsInside)
{
    HintCardText text;
    text.sentences.resize(3);
    for (engine::Sentence& sentence : text.sentences)
        sentence.phrases = {{"Suppose it is so."}};
    text.folds = {{.number = 0, .can_open = true, .is_open = true},
                  {.number = 1, .depth = 1},
                  {.number = 2, .can_open = true}};
    const HintFlow flow = flow_sentences(measure, text, Rect{10, 10, 216, 400}, Scale{});
    std::vector<int> arrows;
    std::vector<int> lefts(3, 1000);
    for (const HintPiece& piece : flow.pieces) {
        if (piece.fold.can_open)
            arrows.push_back(piece.fold.number);
        else
            lefts[static_cast<std::size_t>(piece.sentence)] =
                std::min(lefts[static_cast<std::size_t>(piece.sentence)], piece.area.x);
    }
    EXPECT_EQ(arrows, (std::vector{0, 2}));
    EXPECT_EQ(lefts[0], lefts[2]);
    EXPECT_GT(lefts[1], 10);
}

} // namespace
} // namespace game
