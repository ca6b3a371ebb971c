// Digits of a game that can still be played are shown nowhere unless its clock runs; who takes them
// out of the game is asked, and ends the clean run. On the real screens, with real keys.

#include <filesystem>
#include <fstream>
#include <memory>

#include "engine/formats/playable.h"
#include "engine/recipe/recipe.h"
#include "engine/store/documents/collection.h"
#include "engine/text/puzzle_line.h"
#include "game/print/font_files.h"
#include "game/scenes/collections/collecting.h"
#include "game/scenes/screens.h"
#include "tests/game/drawn_app.h"
#include "tests/game/drawn_words.h"
#include "tests/game/menu_screen.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

namespace fs = std::filesystem;

constexpr Rect whole_window{0, 0, 1280, 800};

TEST(CoveredBoards, APreviewOfASavedGameShowsOnlyWhichCellsAreFilled)
{
    MenuWorld world;
    world.add_game("a-game", 12);
    MenuScreen screen(world, make_open_scene);
    ASSERT_TRUE(screen.shows("Continue"));
    EXPECT_EQ(digits_drawn(screen.picture(), whole_window), 0);
}

constexpr std::string_view easy_line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view small_line = "12.4.4.2.14.4..1"; // 4x4

engine::MadePuzzle made_from(std::string_view line)
{
    engine::LastGrid last_grid;
    const auto puzzle = puzzle_in(std::string(line), last_grid);
    EXPECT_TRUE(puzzle);
    const auto made = engine::to_play(*puzzle);
    EXPECT_TRUE(made);
    return *made;
}

std::unique_ptr<Scene> make_saturday(Services& services)
{
    return make_collection_scene(services, "saturday");
}

int digits_of_preview(MenuScreen& screen)
{
    screen.wait_while_busy();
    return digits_drawn(screen.picture(), whole_window);
}

TEST(CoveredBoards, ACollectionShowsNoDigitsOfAPuzzleOfWhichAGameWaits)
{
    MenuWorld world;
    auto collection = std::make_shared<engine::Collection>();
    collection->id = "saturday";
    collection->puzzles = {{.line = std::string(easy_line), .name = "Monday"},
                           {.line = std::string(small_line), .name = "Tuesday"}};
    world.saves.write(saving(std::shared_ptr<const engine::Collection>(collection)));
    {
        MenuScreen screen(world, make_saturday);
        EXPECT_EQ(digits_of_preview(screen), 30) << "it is not begun";
    }
    const engine::MadePuzzle made = made_from(easy_line);
    engine::SavedGame game{.id = "begun",
                           .spec = {.layout = "9x9"},
                           .recipe = engine::to_text(made.recipe),
                           .session = engine::Session(made.puzzle),
                           .input = {}};
    game.session.act(engine::PlaceDigit{{engine::Cell::at(2)}, 4}, engine::PlayTime{3000});
    game.elapsed = engine::PlayTime{3000};
    world.saves.write(saving(game));
    MenuScreen screen(world, make_saturday);
    EXPECT_EQ(digits_of_preview(screen), 0);
    EXPECT_TRUE(screen.shows("begun, 0:03"));
    screen.press(Key::Down);
    EXPECT_EQ(digits_of_preview(screen), 9) << "the next one is not begun";
    // Played again, a puzzle that was solved waits as well.
    world.records.add({.category = "9x9 easy elsewhere",
                       .time = engine::PlayTime{245'000},
                       .game = "before",
                       .recipe = game.recipe});
    MenuScreen again(world, make_saturday);
    EXPECT_EQ(digits_of_preview(again), 0);
    EXPECT_TRUE(again.shows("solved, 4:05"));
}

class CoveredPlay : public testing::Test {
protected:
    CoveredPlay()
        : folder_(fs::path(testing::TempDir()) /
                  ("covered_play_" +
                   std::string(testing::UnitTest::GetInstance()->current_test_info()->name())))
    {
        fs::remove_all(folder_);
        desk.services.font_folders = system_font_folders();
        desk.services.data_path = folder_.string();
    }
    ~CoveredPlay() override { fs::remove_all(folder_); }

    const PlayScene& scene() const { return *player.top<PlayScene>(); }
    const engine::Session& session() const { return scene().game().session; }
    bool is_clean() { return desk.saves.game().session.stats().clean(); }
    bool says(std::string_view text) const
    {
        return player.look().to_text().find(text) != std::string::npos;
    }
    // As many as there are; printing is done in the background.
    long pages()
    {
        while (player.stack().top().is_busy()) {
            player.wait_while_busy();
            player.wait(100);
        }
        std::error_code none;
        const fs::directory_iterator all(folder_ / "pages", none);
        return none ? 0 : std::distance(begin(all), end(all));
    }

    // Without a code, as a puzzle from elsewhere.
    static engine::SavedGame game_of_four()
    {
        engine::SavedGame game = new_game();
        game.spec.layout = "4x4";
        return game;
    }

    fs::path folder_;
    Desk desk;
    Player player{desk, make_play_scene(desk.services, game_of_four())};
};

const KeyPressed copy_key = letter('C', with_control);
const KeyPressed print_key = letter('P', with_control);

TEST_F(CoveredPlay, NoScreenThatIsOpenedFromItShowsADigit)
{
    player.press_all({key(Key::Home), key(Key::Right), numeral(2)});
    const Rect board = lay_out_play(player.window(), 1.0, session().grid()).board_square;
    EXPECT_EQ(digits_drawn(player.look(), board), 9);
    for (const KeyPressed& pressed :
         {letter('O', with_control), print_key, key(Key::F7, with_shift)}) {
        Player other(desk, make_play_scene(desk.services, desk.saves.game()));
        other.press(pressed);
        other.wait_while_busy();
        ASSERT_EQ(other.top<PlayScene>(), nullptr) << pressed.symbol;
        EXPECT_EQ(digits_drawn(other.look(), whole_window), 0) << pressed.symbol;
    }
    player.press(letter('P')); // its keypad has digits
    EXPECT_EQ(digits_drawn(player.look(), board), 0);
}

// What was said last is on the line of events for a while.
TEST_F(CoveredPlay, APauseTakesAwayWhatNamesDigits)
{
    player.press_all({key(Key::Home), letter('F'), letter('F')});
    ASSERT_TRUE(says("missing")) << "of row 1";
    player.press(letter('P'));
    EXPECT_FALSE(says("missing"));
    player.press_all({letter('P'), key(Key::Right), numeral(2)});
    ASSERT_TRUE(says("2 in R1C2"));
    player.press(letter('P'));
    EXPECT_FALSE(says("2 in R1C2"));
}

TEST_F(CoveredPlay, CopyingItsDigitsIsAskedOnceAndEndsTheCleanRun)
{
    player.press(copy_key);
    EXPECT_TRUE(player.sees("Copy the digits?"));
    EXPECT_FALSE(player.sees("Don't ask again"));
    player.press(key(Key::Escape));
    EXPECT_EQ(desk.host.copied, "");
    EXPECT_TRUE(session().stats().clean());

    player.press(copy_key);
    player.press(key(Key::Enter));
    EXPECT_EQ(desk.host.copied, "1..4.41..14.4..1");
    EXPECT_TRUE(session().stats().copied_out);
    EXPECT_FALSE(is_clean()) << "saved at once";

    desk.host.copied.clear();
    player.press(copy_key);
    EXPECT_EQ(desk.host.copied, "1..4.41..14.4..1") << "it is asked once";
    EXPECT_EQ(session().log().size(), 1u);
}

TEST_F(CoveredPlay, IsAskedAlsoByWhoIsNotAskedBeforeHelp)
{
    desk.settings.ask_before_help = false;
    player.press(copy_key);
    EXPECT_TRUE(player.sees("Copy the digits?"));
}

TEST_F(CoveredPlay, InThePauseTheKeyOnceMoreCopies)
{
    player.press(letter('P'));
    player.press(copy_key);
    EXPECT_TRUE(says("Copy the digits?"));
    EXPECT_EQ(desk.host.copied, "");
    player.press(letter('P')); // goes on, which is a no
    EXPECT_TRUE(session().stats().clean());

    player.press(letter('P'));
    player.press(copy_key);
    player.press(copy_key);
    EXPECT_EQ(desk.host.copied, "1..4.41..14.4..1");
    EXPECT_FALSE(is_clean());
    player.press(letter('P'));
    EXPECT_TRUE(session().stats().copied_out);
    EXPECT_EQ(session().stats().pauses, 2);
}

TEST_F(CoveredPlay, PrintingItIsAskedOnceAndEndsTheCleanRun)
{
    player.press(print_key);
    player.click("Save as PDF");
    EXPECT_TRUE(says("Outside the game"));
    EXPECT_EQ(pages(), 0);
    player.press(key(Key::Enter)); // the focus is on the answer that prints nothing
    EXPECT_FALSE(says("Outside the game"));
    player.click("Save as PDF");
    player.press(key(Key::Escape));
    ASSERT_EQ(player.top<PlayScene>(), nullptr) << "the screen is still there";
    EXPECT_EQ(pages(), 0);

    player.click("Save as PDF");
    player.click("Save as PDF");
    EXPECT_EQ(pages(), 1);
    EXPECT_FALSE(is_clean());
    EXPECT_EQ(digits_drawn(player.look(), whole_window), 0) << "its clock stands";
    player.click("Save as PDF");
    EXPECT_EQ(pages(), 2) << "it is asked once";
}

TEST_F(CoveredPlay, PrintingOtherPuzzlesCostsNothing)
{
    player.press_all({key(Key::Home), key(Key::Right), numeral(2)});
    player.press(print_key);
    player.click("New ones");
    player.click("Save as PDF");
    EXPECT_GT(pages(), 0);
    EXPECT_TRUE(is_clean());
}

TEST_F(CoveredPlay, APictureOfItIsAskedForAndEndsTheCleanRun)
{
    player.press(key(Key::F12));
    EXPECT_TRUE(player.sees("Save a picture?"));
    player.press(key(Key::Escape));
    EXPECT_EQ(desk.host.pictures, 0);
    EXPECT_TRUE(scene().is_secret());
    player.press_all({key(Key::F12), key(Key::Enter)});
    EXPECT_EQ(desk.host.pictures, 1);
    EXPECT_FALSE(player.sees("Save it")) << "the question is no part of the picture";
    EXPECT_FALSE(is_clean());
    EXPECT_FALSE(scene().is_secret());
    player.press(key(Key::F12));
    EXPECT_EQ(desk.host.pictures, 2) << "it is asked once";
}

TEST_F(CoveredPlay, FromThePageOfAllCommandsToo)
{
    player.press_all({key(Key::Escape), key(Key::Tab)});
    player.press(WheelTurned{.at = {640, 400}, .steps = -50});
    player.click("Save a picture");
    EXPECT_TRUE(player.sees("Save a picture?"));
    EXPECT_EQ(desk.host.pictures, 0);
}

// The whole program: pictures are files, and boards fade.
class CoveredApp : public DrawnApp {
protected:
    long pictures() const
    {
        std::error_code none;
        const fs::directory_iterator all(folder_ / "pictures", none);
        return none ? 0 : std::distance(begin(all), end(all));
    }
    engine::RunStats stats() { return app->scenes().top().open_game()->session.stats(); }
    void start()
    {
        play("key Enter\nwait 1000\nexpect Hint");
        ASSERT_TRUE(app->scenes().top().open_game());
    }
};

TEST_F(CoveredApp, APictureOfAPlayIsAFileOnlyAfterAYes)
{
    start();
    play("key F12\nexpect Save it\nkey Esc\nwait 300");
    EXPECT_EQ(pictures(), 0);
    EXPECT_TRUE(stats().clean());
    play("key F12\nexpect Save it\nkey Enter\nwait 300");
    EXPECT_EQ(pictures(), 1);
    EXPECT_TRUE(stats().copied_out);
}

TEST_F(CoveredApp, APictureOfAPauseWaitsUntilTheBoardIsCovered)
{
    start();
    play("key P\nkey F12");
    EXPECT_EQ(pictures(), 0) << "its digits still fade";
    play("wait 400");
    EXPECT_EQ(pictures(), 1);
    play("key P\nwait 300");
    EXPECT_TRUE(stats().clean());
}

// The game is over: there is nothing to keep secret.
TEST_F(CoveredApp, APictureOfAWinIsGivenAwayWithoutAQuestion)
{
    start();
    play("solve\nwait 3000\nkey Enter\nwait 300\nkey P\nwait 300\nexpect The picture is saved");
    ASSERT_EQ(pictures(), 1);
    const fs::path file = fs::directory_iterator(folder_ / "pictures")->path();
    EXPECT_GT(fs::file_size(file), 20'000u) << "it is not empty";
    std::ifstream picture(file, std::ios::binary);
    std::string head(24, ' ');
    picture.read(head.data(), 24);
    EXPECT_EQ(head.substr(1, 3), "PNG");
    EXPECT_EQ(head.substr(16, 8), std::string({0, 0, 4, 0x38, 0, 0, 5, '\xA0'})) << "1080 by 1440";
}

TEST_F(CoveredApp, APictureOfASolutionIsTakenWithoutAQuestion)
{
    start();
    play("key Ctrl+G\nwait 300\nkey Enter\nwait 1000\nexpect The solution\nkey F12\nwait 300");
    EXPECT_EQ(pictures(), 1);
}

} // namespace
} // namespace game
