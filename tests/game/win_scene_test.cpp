#include "game/scenes/screens.h"

#include <filesystem>
#include <map>

#include <gtest/gtest.h>

#include "engine/rules/layout.h"
#include "engine/store/folder/save_folder.h"
#include "game/scenes/play/play_scene.h"
#include "game/scenes/win/win_layout.h"
#include "game/widgets/play/play_layout.h"
#include "tests/game/drawn_words.h"
#include "tests/game/play_fixture.h"
#include "tests/game/win_fixture.h"

namespace game {
namespace {

using engine::PlayTime;
using engine::Record;
using engine::RunStats;

class WinSceneTest : public WinTest {
protected:
    static bool says_what_can_be_taken(const Player& player)
    {
        return player.look().to_text().find("Only Latin letters") != std::string::npos;
    }
};

TEST_F(WinSceneTest, AddsTheRunAtOnceWithTheLastInitials)
{
    desk.settings.initials = "ZOE";
    desk.saves.write(saving(game_won_in(60)));
    Player player(desk, make_play_scene(desk.services, game_won_in(60)));
    ASSERT_EQ(desk.records.runs().size(), 1u);
    EXPECT_EQ(newest().initials, "ZOE");
    EXPECT_EQ(newest().time, PlayTime{60000});
    EXPECT_EQ(newest().category, "9x9 easy");
    EXPECT_EQ(desk.saves.book(), desk.records);
    EXPECT_TRUE(desk.saves.games().empty());
    // The settings say from the first known puzzle on which list of them is theirs.
    EXPECT_EQ(desk.saves.calls(),
              (std::vector<std::string>{"game", "records", "replay", "settings", "forget"}));
}

TEST_F(WinSceneTest, ShowsARunOfTheBookAndWritesNothing)
{
    Record known = run_won_in(60, "7");
    known.game = game_won_in(60).id;
    desk.records.add(known);
    const Player player(desk, make_win_scene(desk.services, game_won_in(60)));
    EXPECT_TRUE(player.sees("Solved"));
    EXPECT_EQ(desk.records.runs().size(), 1u);
    EXPECT_TRUE(desk.saves.calls().empty());
}

// The best and the newest stay.
TEST_F(WinSceneTest, KeepsAsManyReplaysAsTheSettingsSay)
{
    desk.settings.replays_kept = 2;
    for (const int seconds : {10, 20, 30})
        win(game_won_in(seconds, static_cast<std::uint64_t>(seconds)));
    EXPECT_EQ(desk.saves.ask(&SavedData::replays).get(),
              (std::set<std::string>{"test-10-10", "test-30-30"}));
}

TEST_F(WinSceneTest, TakesThreeInitialsByTyping)
{
    engine::SavedGame game = game_won_in(60);
    game.spec.layout = "4x4";
    Player player = win(game);
    EXPECT_TRUE(desk.host.takes_text);
    type(player, "k9-");
    player.press(key(Key::Enter));
    EXPECT_EQ(newest().initials, "K9-");
    EXPECT_EQ(desk.saves.book().runs().back().initials, "K9-");
    const auto replay = desk.saves.ask(&SavedData::load_replay, game.id).get();
    ASSERT_TRUE(replay);
    EXPECT_EQ(replay->run.initials, "K9-");
    EXPECT_EQ(desk.saves.settings().initials, "K9-");
    EXPECT_FALSE(desk.host.takes_text);
}

TEST_F(WinSceneTest, WritesWhatTheKeyboardSaysAndNotTheKey)
{
    Player player = win(game_won_in(60));
    player.press(letter('B'));
    player.press(TextTyped{"b"});
    player.press(letter('E')); // after an accent
    player.press(TextTyped{"é"});
    player.press(numeral(2)); // on a French keyboard
    player.press(TextTyped{"è"});
    player.press(key(Key::Enter));
    EXPECT_EQ(newest().initials, "BÉÈ");
}

TEST_F(WinSceneTest, TakesTheLettersOfEveryLanguageInLatinLetters)
{
    for (const auto& [typed, initials] : std::map<std::string, std::string>{
             {"ñéš", "ÑÉŠ"}, {"ÀÜŁ", "ÀÜŁ"}, {"ßøÿ", "ẞØŸ"}, {"ığİ", "IĞİ"}, {"ơợț", "ƠỢȚ"}}) {
        Player player = win(game_won_in(60));
        type(player, typed);
        player.press(key(Key::Enter));
        EXPECT_EQ(newest().initials, initials);
        desk.records = {};
    }
}

TEST_F(WinSceneTest, AnswersWhatItCannotTake)
{
    Player player = win(game_won_in(60));
    for (const char* foreign : {"Ж", "ع", "字", "😀", "!", "÷"}) {
        type(player, foreign);
        EXPECT_TRUE(says_what_can_be_taken(player)) << foreign;
        type(player, "z");
        EXPECT_FALSE(says_what_can_be_taken(player)) << foreign;
        player.press(key(Key::Backspace));
    }
    player.press(key(Key::Enter));
    EXPECT_EQ(newest().initials, " AA");
}

TEST_F(WinSceneTest, TypingOnDoesNotEatTheLastLetter)
{
    Player player = win(game_won_in(60));
    type(player, "longname");
    player.press(key(Key::Enter));
    EXPECT_EQ(newest().initials, "LON");
}

TEST_F(WinSceneTest, BackspaceTakesTheLetterBeforeThePlace)
{
    Player player = win(game_won_in(60));
    type(player, "zoe");
    player.press(key(Key::Backspace));
    type(player, "x");
    player.press_all({key(Key::Left), key(Key::Backspace), key(Key::Enter)});
    EXPECT_EQ(newest().initials, "Z X");
}

TEST_F(WinSceneTest, BackspaceInTheFirstPlaceTakesNothing)
{
    desk.settings.initials = "ZOE";
    Player player = win(game_won_in(60));
    player.press_all({key(Key::Backspace), key(Key::Enter)});
    EXPECT_EQ(newest().initials, "ZOE");
}

TEST_F(WinSceneTest, PastedTextGivesItsFirstLetters)
{
    Player player = win(game_won_in(60));
    type(player, "xyz");
    desk.host.copied = "  «Zoë» Müller\n";
    player.press(letter('V', with_control));
    player.press(key(Key::Enter));
    EXPECT_EQ(newest().initials, "ZOË");

    Player other = win(game_won_in(50, 8));
    other.press(TextTyped{"ines"}); // several letters at once, as some keyboards send them
    other.press(key(Key::Enter));
    EXPECT_EQ(newest().initials, "INE");

    Player nothing = win(game_won_in(40, 9));
    desk.host.copied = "Жук";
    nothing.press(letter('V', with_control));
    EXPECT_TRUE(says_what_can_be_taken(nothing));
    nothing.press(key(Key::Enter));
    EXPECT_EQ(newest().initials, "INE") << "as before";
}

TEST_F(WinSceneTest, ALetterThatIsHeldDownIsWrittenOnce)
{
    Player player = win(game_won_in(60));
    type(player, "q");
    player.press(KeyPressed{.key = Key::Letter, .symbol = 'Q', .repeated = true});
    player.press(TextTyped{"q"});
    player.press(key(Key::Enter));
    EXPECT_EQ(newest().initials, "QAA");
}

TEST_F(WinSceneTest, WhateverIsTakenFitsTheBookAndTheSettings)
{
    const std::filesystem::path folder =
        std::filesystem::path(testing::TempDir()) / "win_scene_initials";
    std::filesystem::remove_all(folder);
    Player player = win(game_won_in(60));
    type(player, "ẞẠỶ"); // three bytes each, the longest possible
    player.press(key(Key::Enter));
    ASSERT_EQ(newest().initials, "ẞẠỶ");
    {
        engine::SaveFolder saves = *engine::SaveFolder::open(folder);
        ASSERT_TRUE(saves.save(desk.records));
    }
    engine::SaveFolder again = *engine::SaveFolder::open(folder);
    EXPECT_EQ(again.load_records(), desk.records);
    EXPECT_EQ(parse_settings(to_text(desk.settings)).initials, "ẞẠỶ");
    std::filesystem::remove_all(folder);
}

// Where the letter is written on its cap, not in the table.
Point cap_of(std::string_view letter, const Player& player)
{
    const DisplayList list = player.look();
    for (const DrawCall& call : list.calls()) {
        const auto* drawn = std::get_if<drawn::Text>(&call.what);
        if (drawn != nullptr && drawn->text == letter && drawn->font.size > 30)
            return drawn->at;
    }
    ADD_FAILURE() << "no cap " << letter;
    return {};
}

Point above(Point cap)
{
    return {cap.x, cap.y - 50};
}

TEST_F(WinSceneTest, SpinsInitialsByArrowsAndByMouse)
{
    desk.settings.initials = "ABC";
    Player player = win(game_won_in(60));
    player.press_all({key(Key::Up), key(Key::Right), key(Key::Down), key(Key::Down)});
    player.click(above(cap_of("C", player)));
    player.press(key(Key::Enter));
    EXPECT_EQ(newest().initials, "B D");
}

TEST_F(WinSceneTest, ANarrowWindowHasAKeyThatSavesTheInitials)
{
    Player player = win(game_won_in(60), {480, 640});
    EXPECT_EQ(player.look().to_text().find("↑ ↓"), std::string::npos) << "there may be no keys";
    type(player, "KAI");
    player.click("Save");
    EXPECT_EQ(newest().initials, "KAI");
    EXPECT_FALSE(player.sees("Save"));
}

TEST_F(WinSceneTest, IsDeafToKeysAtFirst)
{
    Player player(desk, make_play_scene(desk.services, game_won_in(60)));
    player.wait(500);
    type(player, "9");
    player.press(key(Key::Enter));
    player.wait(200);
    type(player, "x");
    player.press(key(Key::Enter));
    EXPECT_EQ(newest().initials, "XAA");
}

TEST_F(WinSceneTest, SavesANamelessRunByEsc)
{
    Player player = win(game_won_in(60));
    player.press(key(Key::Escape));
    EXPECT_EQ(newest().initials, "···");
    EXPECT_EQ(desk.settings.initials, "AAA");
}

TEST_F(WinSceneTest, AFirstRunHasBeatenNothing)
{
    Player player = win(game_won_in(60));
    EXPECT_TRUE(player.sees("First on this table"));
    EXPECT_FALSE(player.sees("New best"));
}

TEST_F(WinSceneTest, SaysWhenTheRunIsTheBest)
{
    desk.records.add(run_won_in(80, "OTHER"));
    EXPECT_TRUE(win(game_won_in(60)).sees("New best"));
    EXPECT_TRUE(win(game_won_in(50, 8)).sees("−0:10.0"));
    EXPECT_FALSE(win(game_won_in(70, 9)).sees("New best"));
}

TEST_F(WinSceneTest, SaysThatItIsSavedOnlyWhenItIs)
{
    Player player = win(game_won_in(60));
    desk.saves.fail("records");
    type(player, "k9-");
    player.press(key(Key::Enter));
    desk.saves.settle();
    player.wait(0);
    EXPECT_FALSE(player.sees("Saved in the table."));
    EXPECT_NE(player.look().to_text().find("Not saved"), std::string::npos);
    desk.saves.repair();
    player.wait(0);
    EXPECT_TRUE(player.sees("Saved in the table."));
}

TEST_F(WinSceneTest, SaysWhyARunIsNotInTheTable)
{
    for (int place = 0; place < engine::table_length; ++place)
        desk.records.add(run_won_in(10 + place, "S" + std::to_string(place)));
    Player slow = win(game_won_in(60, 2));
    EXPECT_TRUE(slow.sees("+0:41.0 behind the tenth place."));

    Player again = win(game_won_in(5, 2));
    EXPECT_NE(again.look().to_text().find("solved this puzzle before"), std::string::npos);
}

TEST_F(WinSceneTest, GoesOnToThePuzzleAfterItByOneKey)
{
    Player player = win(game_won_in(60));
    player.press_all({key(Key::Enter), key(Key::Space)});
    player.wait_while_busy();
    const auto* next = player.top<PlayScene>();
    ASSERT_NE(next, nullptr);
    EXPECT_EQ(engine::category_of(next->game().spec), "9x9 easy");
    EXPECT_NE(next->game().spec.seed, 7u);
}

TEST_F(WinSceneTest, ATableWithoutRivalsSaysWhatItIs)
{
    EXPECT_NE(win(game_won_in(60)).look().to_text().find("Your first in this"), std::string::npos);
    EXPECT_NE(win(game_won_in(70, 2, true)).look().to_text().find("Your first in this"),
              std::string::npos)
        << "the table of runs with help is another one";
}

TEST_F(WinSceneTest, NamesTheColumnsOfTheTable)
{
    desk.records.add(run_won_in(80, "OTHER"));
    const Player player = win(game_won_in(60));
    EXPECT_TRUE(player.sees("Difference"));
    EXPECT_TRUE(player.sees("now"));
}

class WinInMotion : public WinSceneTest {
protected:
    WinInMotion() { desk.settings.motion = MotionChoice::Full; }

    // Solves a game on the play screen.
    void solve()
    {
        player.emplace(desk, make_play_scene(desk.services, new_game()));
        const engine::Puzzle puzzle = small_puzzle();
        player->press(key(Key::Tab));
        for (int open = 0; player->top<PlayScene>() != nullptr; ++open) {
            const PlayScene& play = *player->top<PlayScene>();
            const auto cell = play.input().single();
            player->press(numeral(puzzle.solution[cell->index]));
            player->wait(20);
            player->press(key(Key::Tab));
            ASSERT_LT(open, 20);
        }
    }
    std::string look() const { return player->look().to_text(); }
    bool reads(std::string_view text) const { return game::reads(*player, text); }

    std::optional<Player> player;
};

TEST_F(WinInMotion, BeginsOnTheBoardWhereItWasWon)
{
    solve();
    EXPECT_EQ(desk.records.runs().size(), 1u) << "saved before anything moves";
    EXPECT_TRUE(player->sees("Progress")); // the screen of play
    EXPECT_FALSE(player->sees("Solved"));
    player->wait(300);
    EXPECT_NE(look().find(" gold-fill at"), std::string::npos); // the wave
    player->wait(600);
    EXPECT_FALSE(player->sees("Progress"));
    EXPECT_TRUE(player->sees("Solved"));
    EXPECT_FALSE(reads("Place 1 in the table"));
    player->wait(400);
    EXPECT_TRUE(reads("Place 1 in the table"));
}

TEST_F(WinInMotion, SleepsAgainWhenAllIsInPlace)
{
    solve();
    EXPECT_EQ(player->stack().next_change(), next_frame);
    player->wait(2600);
    player->wait(0);
    EXPECT_GT(player->stack().next_change(), next_frame); // the caret blinks
    player->press(key(Key::Enter));
    EXPECT_EQ(player->stack().next_change(), std::nullopt);
}

TEST_F(WinInMotion, ShowsAllAtOnceToThoseWhoGoOn)
{
    solve();
    player->wait(620);
    player->press(KeyPressed{.key = Key::Other});
    player->press(TextTyped{"q"});
    EXPECT_TRUE(reads("Place 1 in the table"));
    player->press(key(Key::Enter));
    EXPECT_EQ(newest().initials, "QAA");
}

TEST_F(WinInMotion, ConfettiFallsBesideTextsAndCells)
{
    solve();
    player->wait(620);
    player->press(key(Key::Other));
    player->wait(600);
    const DisplayList list = player->look();
    // The confetti comes first; all else is drawn over it, or does not touch it.
    std::size_t pieces = 0;
    std::size_t index = 1;
    for (; index < list.calls().size(); ++index, ++pieces) {
        const auto* fill = std::get_if<drawn::Fill>(&list.calls()[index].what);
        if (fill == nullptr || fill->area.width > 10 || fill->area.height > 10)
            break;
    }
    EXPECT_GT(pieces, 10u);
    const auto grid = small_puzzle().grid;
    const int square = lay_out_play(player->window(), 1.0, *grid).board_square.width;
    const WinLayout layout =
        lay_out_win(player->window(), 1.0, *grid, {.runs = 1, .has_badge = true, .board = square});
    for (std::size_t piece = 1; piece <= pieces; ++piece) {
        const Rect area = std::get<drawn::Fill>(list.calls()[piece].what).area;
        EXPECT_FALSE(touch(area, layout.board));
        EXPECT_FALSE(touch(area, layout.heading));
        EXPECT_FALSE(touch(area, layout.time));
    }
}

TEST_F(WinInMotion, FadesToTheFinalStateInCalm)
{
    desk.settings.motion = MotionChoice::Calm;
    solve();
    EXPECT_TRUE(reads("Place 1 in the table"));
    EXPECT_NE(look().find("background at"), std::string::npos);
    player->wait(200);
    EXPECT_EQ(look().find("background at"), std::string::npos);
    EXPECT_EQ(look().find("gold-fill at"), std::string::npos);
}

} // namespace
} // namespace game
