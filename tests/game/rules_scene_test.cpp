// The line that names the rules of the layout, and the card behind it.

#include "game/scenes/help/rules_scene.h"

#include <gtest/gtest.h>

#include "engine/rules/layout.h"
#include "engine/text/layout_name.h"
#include "game/scenes/runs/play_texts.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

constexpr const char* long_mix = "9x9+diagonals+windoku+disjoint-groups+anti-king+killer";

std::string heading_in(std::size_t letters, const char* layout = long_mix)
{
    return heading_text(engine::Translations(), engine::PuzzleSpec{.layout = layout},
                        [letters](const std::string& text) { return text.size() <= letters; });
}

TEST(Heading, IsCompleteOrSaysHowManyRulesItLeavesOut)
{
    EXPECT_EQ(heading_in(100), "9×9 X Windoku Disjoint groups Anti-king Killer Easy");
    EXPECT_EQ(heading_in(50), "9×9 X Windoku Disjoint groups and 2 more, Easy");
    EXPECT_EQ(heading_in(46), "9×9 X Windoku and 3 more, Easy");
    EXPECT_EQ(heading_in(25), "9×9 X and 4 more, Easy");
    EXPECT_EQ(heading_in(15), "9×9, 5 rules, Easy");
    EXPECT_EQ(heading_in(100, "9x9"), "9×9 Easy");
    EXPECT_EQ(heading_in(100, "samurai"), "Samurai Easy");
}

TEST(Heading, TakesTwoLinesBeforeItLeavesOutARule)
{
    Desk desk;
    engine::SavedGame game = new_game();
    game.spec.layout = "9x9+diagonals+windoku+disjoint-groups";
    Player player{desk, make_play_scene(desk.services, game), {1280, 800}};
    const std::string shown = player.look().to_text();
    for (const char* rule : {"9×9 X", "Windoku", "Disjoint", "groups"})
        EXPECT_NE(shown.find(rule), std::string::npos) << rule;
    EXPECT_EQ(shown.find("more, "), std::string::npos);
}

engine::SavedGame game_of(const char* layout)
{
    engine::SavedGame game = new_game();
    game.spec.layout = layout;
    return game;
}

class RulesSceneTest : public testing::Test {
protected:
    const PlayScene* play() const { return player.top<PlayScene>(); }

    // Sentences may be divided into lines.
    void expect_all_rules_told()
    {
        const DisplayList list = player.look();
        std::string all;
        for (const DrawCall& call : list.calls()) {
            if (const auto* text = std::get_if<drawn::Text>(&call.what))
                all += text->text + " ";
        }
        for (const auto& rule : engine::rule_texts(desk.texts, *engine::find_layout(long_mix)))
            EXPECT_NE(all.find(rule.name + (rule.name.empty() ? "" : " ") + rule.meaning),
                      std::string::npos)
                << rule.name;
    }

    Desk desk;
    Player player{desk, make_play_scene(desk.services, game_of(long_mix))};
};

TEST_F(RulesSceneTest, RSaysWhatEachRuleMeans)
{
    player.press(letter('R'));
    EXPECT_EQ(play(), nullptr);
    expect_all_rules_told();
}

TEST_F(RulesSceneTest, TheHeadingOpensIt)
{
    const TextSpot spot = lay_out_play(player.window(), 1.0, *small_puzzle().grid).category;
    player.click(Point{spot.at.x + 20, spot.at.y});
    EXPECT_EQ(play(), nullptr);
    expect_all_rules_told();
}

TEST(Heading, NamesTheRulesInEveryWindow)
{
    for (Size window : {Size{1280, 800}, Size{800, 600}, Size{640, 480}, Size{480, 640},
                        Size{600, 1000}, Size{480, 900}}) {
        for (int text : {90, 100, 150}) {
            for (const char* layout : {"anti-king-9x9", long_mix}) {
                Desk desk;
                desk.settings.text_size = text;
                Player player{desk, make_play_scene(desk.services, game_of(layout)), window};
                const std::string shown = player.look().to_text();
                const bool named = shown.find("9×9 Anti-king") != std::string::npos ||
                                   shown.find("9×9 X") != std::string::npos ||
                                   shown.find("9×9, 5 rules") != std::string::npos;
                EXPECT_TRUE(named) << layout << " at " << window.width << "x" << window.height
                                   << ", text " << text;
            }
        }
    }
}

TEST(Heading, OpensTheRulesInANarrowWindow)
{
    Desk desk;
    Player player{desk, make_play_scene(desk.services, game_of("anti-king-9x9")), {480, 640}};
    const TextSpot spot =
        lay_out_play(player.window(), 1.0, *small_puzzle().grid, PlayRules::Named).category;
    player.click(Point{spot.at.x + 20, spot.at.y});
    EXPECT_EQ(player.top<PlayScene>(), nullptr);
    EXPECT_TRUE(player.sees("Rules of this board"));
}

TEST_F(RulesSceneTest, TheClockStandsStillMeanwhileAndGoesOn)
{
    player.press_all({key(Key::Down), letter('B')}); // so that it is saved
    player.wait(5000);
    player.press(letter('R'));
    player.wait(60'000);
    player.press(key(Key::Escape));
    ASSERT_NE(play(), nullptr);
    EXPECT_FALSE(play()->game().session.is_paused());
    player.wait(1000);
    player.press(letter('P'));
    EXPECT_EQ(desk.saves.game().elapsed, engine::PlayTime{6000});
}

TEST_F(RulesSceneTest, NothingOfTheBoardIsSeenMeanwhile)
{
    const auto digits = [this] {
        int count = 0;
        const DisplayList list = player.look();
        for (const DrawCall& call : list.calls()) {
            const auto* text = std::get_if<drawn::Text>(&call.what);
            count += text != nullptr && text->tint == Tint(Paint::Given) ? 1 : 0;
        }
        return count;
    };
    EXPECT_GT(digits(), 0);
    player.press(letter('R'));
    EXPECT_EQ(digits(), 0);
}

TEST(RulesScene, HasRoomForTheLongestMixInEveryWindow)
{
    const std::string most =
        "samurai+diagonals+windoku+disjoint-groups+anti-knight+anti-king+killer";
    const auto rules = engine::rule_texts(engine::Translations(), *engine::find_layout(most));
    for (Size window : {Size{480, 640}, Size{640, 480}, Size{800, 600}, Size{1280, 800}}) {
        for (int text : {90, 100, 150}) {
            Desk desk;
            desk.settings.text_size = text;
            const auto scene = make_rules_scene(desk.services, most, [] {});
            scene->lay_out(window, measure);
            DisplayList list(window, measure);
            scene->draw(list);
            int lowest = 0;
            int button = 0;
            for (const DrawCall& call : list.calls()) {
                const auto* drawn = std::get_if<drawn::Text>(&call.what);
                if (drawn == nullptr)
                    continue;
                if (drawn->text == "Close")
                    button = drawn->at.y;
                else if (drawn->text != "Esc")
                    lowest = std::max(lowest, drawn->at.y);
            }
            EXPECT_LT(lowest, button - 20) << window.width << " " << text;
            EXPECT_LT(button, window.height) << window.width << " " << text;
        }
    }
}

} // namespace
} // namespace game
