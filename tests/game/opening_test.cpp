// Files and long texts that are opened: read and looked into in the background.

#include "game/scenes/new_game/opening.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include <gtest/gtest.h>

#include "game/scenes/screens.h"
#include "game/scenes/waiting/file_reading.h"
#include "tests/game/menu_screen.h"

namespace game {
namespace {

using Kind = Transition::Kind;

const std::string puzzle_of_four = "1..4.41..14.4..1";

class OpeningTest : public testing::Test {
protected:
    OpeningTest()
        : file_(std::filesystem::path(testing::TempDir()) /
                ("opening-" +
                 std::string(testing::UnitTest::GetInstance()->current_test_info()->name())))
    {
    }
    ~OpeningTest() override { std::filesystem::remove(file_); }

    std::shared_ptr<FileReading> reading(const std::string& text)
    {
        std::ofstream(file_, std::ios::binary) << text;
        return std::make_shared<FileReading>(file_.string());
    }
    // How the screen that it opens is left.
    Transition followed(Scene& scene)
    {
        for (int turn = 0; turn < 20'000; ++turn) {
            Transition next = scene.update(engine::MonotonicTime{turn});
            if (next.kind != Kind::Stay)
                return next;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return {};
    }
    Transition followed(const Transition& opens)
    {
        EXPECT_EQ(opens.kind, Kind::Push);
        return opens.kind == Kind::Push ? followed(*opens.make_scene()) : Transition{};
    }

    std::filesystem::path file_;
    MenuWorld world_;
    Services services_ = world_.services();
};

TEST_F(OpeningTest, AFileThatIsStillReadIsPlayedWhenItHasBeenRead)
{
    const Transition next =
        followed(start_dropped(services_, {"", "four.sdm", reading(puzzle_of_four)}));
    EXPECT_EQ(next.kind, Kind::Replace) << "by the screen that makes the play";
    EXPECT_TRUE(world_.host.shown.empty());
}

TEST_F(OpeningTest, AFileThatHoldsNothingIsNamed)
{
    EXPECT_EQ(followed(start_dropped(services_, {"", "", reading("milk, bread")})).kind, Kind::Pop);
    ASSERT_EQ(world_.host.shown.size(), 1u);
    EXPECT_EQ(engine::in_english(world_.host.shown[0].headline),
              file_.filename().string() + " holds neither a code nor a puzzle");
}

TEST_F(OpeningTest, AFileThatCantBeReadIsSaid)
{
    const auto none = std::make_shared<FileReading>((file_ / "none").string());
    EXPECT_EQ(followed(start_dropped(services_, {"", "none", none})).kind, Kind::Pop);
    ASSERT_EQ(world_.host.shown.size(), 1u);
    EXPECT_EQ(engine::in_english(world_.host.shown[0].headline), "Nothing was opened");
}

TEST_F(OpeningTest, TheTextOfAFileIsUsedWhenItHasBeenRead)
{
    std::string used;
    const auto use = [&used](const std::string& text) {
        used = text;
    };
    EXPECT_EQ(use_text(services_, {"at once"}, use).kind, Kind::Stay);
    EXPECT_EQ(used, "at once");
    EXPECT_EQ(followed(use_text(services_, {"", "", reading("later")}, use)).kind, Kind::Pop);
    EXPECT_EQ(used, "later");
}

// Its screen comes first, and is left for what the text holds.
TEST_F(OpeningTest, ALongTextIsLookedIntoInTheBackground)
{
    std::string many;
    while (many.size() < 512 << 10)
        many += puzzle_of_four + "\n";
    EXPECT_EQ(followed(start_copied(services_, many)).kind, Kind::Replace);
    EXPECT_TRUE(world_.host.shown.empty());
    const std::string nonsense(many.size(), 'w');
    EXPECT_EQ(followed(start_copied(services_, nonsense)).kind, Kind::Pop);
    ASSERT_EQ(world_.host.shown.size(), 1u);
    EXPECT_EQ(engine::in_english(world_.host.shown[0].headline),
              "The copied text is neither a code nor a puzzle");
}

TEST_F(OpeningTest, SaysHowFarItIsAndCanBeCancelled)
{
    const Transition opens = start_dropped(services_, {"", "", reading(puzzle_of_four)});
    MenuScreen screen(world_, opens);
    // Not updated, so that nothing is taken: it is shown as if the file took long.
    EXPECT_TRUE(screen.scene().is_overlay());
    EXPECT_EQ(screen.press(Key::Escape).kind, Kind::Pop);
    EXPECT_EQ(screen.scene().update(engine::MonotonicTime{9000}).kind, Kind::Stay)
        << "what was cancelled is not opened";
    EXPECT_FALSE(screen.scene().is_overlay());
    EXPECT_TRUE(screen.says("Reading " + file_.filename().string()));
    EXPECT_TRUE(screen.shows("Cancel"));
}

// A command that leads elsewhere ends it, and says so; one that returns does not.
TEST_F(OpeningTest, IsNotGivenUpWithoutAWord)
{
    MenuScreen screen(world_, start_dropped(services_, {"", "", reading(puzzle_of_four)}));
    screen.press_digit('5');
    EXPECT_EQ(screen.press(Key::F1).kind, Kind::Push);
    EXPECT_TRUE(world_.host.shown.empty());
    EXPECT_EQ(screen.press_letter('N', {.control = true}).kind, Kind::Replace);
    ASSERT_EQ(world_.host.shown.size(), 1u);
    EXPECT_EQ(engine::in_english(world_.host.shown[0].headline), "The reading was cancelled");
}

TEST_F(OpeningTest, FilesAreCountedAndCancelled)
{
    constexpr std::size_t kilobytes = 300;
    std::ofstream(file_, std::ios::binary) << std::string(kilobytes << 10, 'x');
    const engine::Cancel counted = engine::Cancel::possible();
    const auto text = read_puzzle_file(file_.string(), counted);
    ASSERT_TRUE(text);
    EXPECT_EQ(text->size(), kilobytes << 10);
    EXPECT_EQ(counted.all(), kilobytes);
    EXPECT_EQ(counted.done(), kilobytes);
    const engine::Cancel asked = engine::Cancel::possible();
    asked.ask();
    const auto cut = read_puzzle_file(file_.string(), asked);
    ASSERT_TRUE(cut);
    EXPECT_LT(cut->size(), text->size());
}

} // namespace
} // namespace game
