// The print screen: its choices, its preview, and the files that it writes.

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "game/print/font_files.h"
#include "game/scenes/print/print_work.h"
#include "game/scenes/screens.h"
#include "tests/game/fixed_measure.h"
#include "tests/game/menu_world.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

namespace fs = std::filesystem;

class PrintSceneTest : public testing::Test {
protected:
    PrintSceneTest()
        : folder_(fs::path(testing::TempDir()) /
                  ("print-scene-" +
                   std::string(testing::UnitTest::GetInstance()->current_test_info()->name()))),
          services_(world_.services())
    {
        fs::remove_all(folder_);
        services_.font_folders = system_font_folders();
        services_.data_path = folder_.string();
    }
    ~PrintSceneTest() override { fs::remove_all(folder_); }

    void open(std::unique_ptr<Scene> scene)
    {
        scene_ = std::move(scene);
        scene_->lay_out(window_, measure_);
    }
    // Until nothing is done in the background.
    void wait()
    {
        while (scene_->is_busy()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
            world_.host.time += engine::PlayTime{100};
            scene_->update(world_.host.time);
        }
    }
    DisplayList picture() const
    {
        DisplayList list(window_, measure_);
        scene_->draw(list);
        return list;
    }
    bool shows(std::string_view text) const { return picture().shows(text); }
    void press(std::string_view text)
    {
        const DisplayList list = picture();
        for (const DrawCall& call : list.calls()) {
            const auto* drawn = std::get_if<drawn::Text>(&call.what);
            if (drawn != nullptr && drawn->text == text) {
                scene_->handle(PointerPressed{.at = drawn->at});
                scene_->handle(PointerReleased{.at = drawn->at});
                return;
            }
        }
        ADD_FAILURE() << "nothing says " << text;
    }
    std::vector<std::string> files() const
    {
        std::vector<std::string> names;
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(folder_ / "pages", none))
            names.push_back(entry.path().filename().string());
        std::ranges::sort(names);
        return names;
    }

    fs::path folder_;
    MenuWorld world_;
    Services services_;
    Size window_{1280, 800};
    FixedMeasure measure_;
    std::unique_ptr<Scene> scene_;
};

TEST_F(PrintSceneTest, WritesNewPuzzles)
{
    open(make_print_scene(services_));
    wait();
    EXPECT_TRUE(shows("7")) << "the preview shows a puzzle";
    press("Save as PDF");
    EXPECT_TRUE(shows("Making puzzle 1 of 4") || shows("Cancel"));
    wait();
    EXPECT_EQ(files(), std::vector<std::string>{"cronodoku-2026-11-21-2102.pdf"});
    press("Save as PDF");
    wait();
    EXPECT_EQ(files().size(), 2u) << "the first one is still there";
}

TEST_F(PrintSceneTest, NumbersPictures)
{
    open(make_print_scene(services_));
    wait();
    press("PNG");
    press("Save as PNG");
    wait();
    const std::vector<std::string> numbered = {"cronodoku-2026-11-21-2102-1.png",
                                               "cronodoku-2026-11-21-2102-2.png"};
    EXPECT_EQ(files(), numbered);
    press("Save as PNG");
    wait();
    EXPECT_EQ(files().size(), 4u) << "the first pages are still there";
}

// As they were when the writing began.
TEST_F(PrintSceneTest, KeepsTheChoicesWhileItWorks)
{
    open(make_print_scene(services_, new_game()));
    wait();
    press("New ones");
    press("SVG");
    press("Save as SVG");
    press("PNG");
    press("None");
    press("This puzzle");
    wait();
    const std::vector<std::string> puzzles_and_solutions = {"cronodoku-2026-11-21-2102-1.svg",
                                                            "cronodoku-2026-11-21-2102-2.svg"};
    EXPECT_EQ(files(), puzzles_and_solutions);
}

TEST_F(PrintSceneTest, CanBeCancelled)
{
    open(make_print_scene(services_));
    wait();
    press("500");
    press("Save as PDF");
    press("Cancel");
    wait();
    EXPECT_TRUE(files().empty());
    EXPECT_TRUE(shows("Save as PDF"));
}

// Nothing is taken at first, so that the pages seem to be laid out until they are.
TEST_F(PrintSceneTest, LaysPagesOutInTheBackground)
{
    const std::vector<engine::PuzzleToPrint> puzzles(7, to_print(new_game()));
    const engine::PrintChoices choices{.per_page = 1, .solutions = engine::Solutions::None};
    PrintWork work;
    work.lay_out(puzzles, choices, services_.font_folders, {});
    EXPECT_EQ(work.stage(), PrintWork::Stage::LayingOut);
    work.cancel();
    EXPECT_EQ(work.stage(), PrintWork::Stage::Nothing);
    EXPECT_FALSE(work.take_sheets());
    work.lay_out(puzzles, choices, services_.font_folders, {});
    for (int turn = 0; work.progress({}).done < 7 && turn < 20'000; ++turn)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_EQ(text_of_progress({}, work, engine::PlayTime{100}).find("Laying out page 7 of 7"), 0u);
    std::optional<engine::Result<std::vector<engine::Sheet>>> sheets;
    for (int turn = 0; !sheets && turn < 20'000; ++turn) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        sheets = work.take_sheets();
    }
    ASSERT_TRUE(sheets && *sheets);
    EXPECT_EQ((*sheets)->size(), 7u);
    EXPECT_EQ(work.stage(), PrintWork::Stage::Nothing);
}

// The preview keeps the page before until the new one is there.
TEST_F(PrintSceneTest, LaysTheFirstPageOutInTheBackground)
{
    const engine::PuzzleToPrint puzzle = to_print(new_game());
    const auto finish = [](FirstPage& page) {
        while (page.is_busy()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            page.update();
        }
    };
    FirstPage page;
    EXPECT_EQ(page.sheet(), nullptr);
    page.lay_out(puzzle, 500, {.per_page = 1}, services_.font_folders, {});
    finish(page);
    ASSERT_NE(page.sheet(), nullptr);
    const std::size_t one = page.sheet()->parts.size();
    page.lay_out(puzzle, 500, {.per_page = 4}, services_.font_folders, {});
    EXPECT_NE(page.sheet(), nullptr);
    finish(page);
    EXPECT_GT(page.sheet()->parts.size(), one);
    page.clear();
    EXPECT_EQ(page.sheet(), nullptr);
}

TEST_F(PrintSceneTest, PrintsThePuzzleOfAPlay)
{
    open(make_print_scene(services_, new_game()));
    wait();
    EXPECT_TRUE(shows("This puzzle"));
    EXPECT_FALSE(shows("On a page"));
    press("New ones");
    EXPECT_TRUE(shows("On a page"));
    press("This puzzle");
    press("SVG");
    press("Save as SVG");
    wait();
    EXPECT_EQ(files(), std::vector<std::string>{"cronodoku-2026-11-21-2102.svg"});
}

TEST_F(PrintSceneTest, PrintsAnyNumberOfPuzzles)
{
    open(make_print_scene(services_));
    wait();
    press("24");
    press("+");
    EXPECT_TRUE(shows("25"));
    press("24");
    press("−");
    EXPECT_TRUE(shows("23"));
    for (char numeral : {'1', '7'})
        scene_->handle(KeyPressed{.key = Key::Digit, .symbol = numeral});
    EXPECT_TRUE(shows("17"));
    scene_->handle(KeyPressed{.key = Key::Backspace});
    EXPECT_FALSE(shows("17"));
    press("24"); // after it a number begins anew
    for (char numeral : {'4', '9', '8', '9', '6'})
        scene_->handle(KeyPressed{.key = Key::Digit, .symbol = numeral});
    EXPECT_TRUE(shows("96")) << "4989 is more than 500, so that the 9 begins anew";
    press("SVG");
    press("None");
    press("24");
    scene_->handle(KeyPressed{.key = Key::Digit, .symbol = '3'});
    press("Save as SVG");
    wait();
    EXPECT_EQ(files(), std::vector<std::string>{"cronodoku-2026-11-21-2102.svg"})
        << "three puzzles on one page";
}

// How much of the position is printed is asked, and said by the page.
TEST_F(PrintSceneTest, PrintsDigitsAndNotesOfAPlay)
{
    engine::SavedGame game = new_game();
    const auto& puzzle = game.session.puzzle();
    std::vector<engine::Cell> open_cells;
    for (engine::Cell cell : puzzle.grid->cells()) {
        if (puzzle.givens[cell.index] == engine::no_digit)
            open_cells.push_back(cell);
    }
    const engine::Cell digit_cell = open_cells[0];
    game.session.act(engine::PlaceDigit{{digit_cell}, puzzle.solution[digit_cell.index]},
                     engine::PlayTime{10});
    game.session.act(engine::ToggleCornerNote{{open_cells[1]}, 3}, engine::PlayTime{20});
    const engine::PuzzleToPrint printed = to_print(game);
    EXPECT_EQ(printed.placed[digit_cell.index], puzzle.solution[digit_cell.index]);
    EXPECT_EQ(printed.notes[open_cells[1]], engine::DigitSet::only(3));
    EXPECT_TRUE(printed.notes[open_cells[2]].empty());

    const auto texts_in_svg = [&](const char* choice) {
        open(make_print_scene(services_, game));
        wait();
        press(choice);
        press("SVG");
        press("Save as SVG");
        wait();
        std::ifstream file(folder_ / "pages" / files().front());
        const std::string page{std::istreambuf_iterator<char>(file), {}};
        fs::remove_all(folder_);
        std::size_t count = 0;
        for (std::size_t at = page.find("<text"); at != page.npos; at = page.find("<text", at + 1))
            ++count;
        return count;
    };
    const std::size_t givens = texts_in_svg("Givens only");
    EXPECT_EQ(texts_in_svg("With digits"), givens + 1);
    EXPECT_EQ(texts_in_svg("With notes"), givens + 2);
}

// The clock stands still here: there is nothing to look at, and no solution to print.
TEST_F(PrintSceneTest, HidesThePuzzleOfAPlayThatIsNotOver)
{
    engine::SavedGame game = new_game();
    const std::string hidden = "While you play this puzzle";
    const auto shows_digits = [this] {
        for (const char* digit : {"1", "2", "3"}) {
            if (shows(digit))
                return true;
        }
        return false;
    };
    open(make_print_scene(services_, game));
    wait();
    EXPECT_NE(picture().to_text().find(hidden), std::string::npos);
    EXPECT_FALSE(shows("Solutions"));
    EXPECT_FALSE(shows_digits());
    press("Letter");
    press("Large");
    EXPECT_FALSE(shows_digits());
    press("PNG");
    press("Save as PNG");
    wait();
    EXPECT_FALSE(shows_digits());
    EXPECT_EQ(files(), std::vector<std::string>{"cronodoku-2026-11-21-2102.png"})
        << "one page, without solutions";
    press("New ones");
    EXPECT_TRUE(shows("Solutions"));

    game.session.act(engine::GiveUp{}, engine::PlayTime{1000});
    ASSERT_TRUE(game.session.is_over());
    open(make_print_scene(services_, game));
    wait();
    EXPECT_EQ(picture().to_text().find(hidden), std::string::npos);
    EXPECT_TRUE(shows("Solutions"));
    EXPECT_TRUE(shows_digits());
}

TEST_F(PrintSceneTest, SaysWhyNothingCanBeWritten)
{
    fs::create_directories(folder_);
    fs::create_directories(folder_ / "pages");
    services_.data_path = "/proc/no-such-folder";
    open(make_print_scene(services_));
    wait();
    press("Save as PDF");
    wait();
    const std::string shown = picture().to_text();
    EXPECT_NE(shown.find("No such file or directory"), std::string::npos) << shown;
}

TEST_F(PrintSceneTest, NeedsAFont)
{
    services_.font_folders.clear();
    open(make_print_scene(services_));
    wait();
    EXPECT_NE(picture().to_text().find("fonts-inter"), std::string::npos);
}

} // namespace
} // namespace game
