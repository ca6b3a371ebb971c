// What screens say about work that takes long, and the study of a puzzle in the editor, which can
// be stopped.

#include "game/scenes/waiting/work_progress.h"

#include <thread>

#include <gtest/gtest.h>

#include "engine/formats/playable.h"
#include "game/scenes/editor/editor_texts.h"
#include "game/scenes/hints/hint_guide.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

const engine::Translations in_plain_english;

TEST(WorkProgress, TellsTheTimeThatIsLeftOnceItCanBeEstimated)
{
    EXPECT_EQ(seconds_left({.passed = PlayTime{900}, .done = 5, .all = 10}), std::nullopt);
    EXPECT_EQ(seconds_left({.passed = PlayTime{3000}, .done = 0, .all = 10}), std::nullopt);
    EXPECT_EQ(seconds_left({.passed = PlayTime{3000}, .done = 5, .all = 10}), 4);
    EXPECT_EQ(seconds_left({.passed = PlayTime{3000}}), std::nullopt) << "it can't be counted";
    EXPECT_EQ(share_done({.done = 12, .all = 10}), 1.0);
    EXPECT_EQ(share_done({.done = 12}), 0.0);
}

TEST(WorkProgress, IsSaidInWords)
{
    const WorkProgress counted{.passed = PlayTime{3000}, .done = 3, .all = 12};
    const WorkProgress uncounted{.passed = PlayTime{3000}};
    EXPECT_EQ(with_time(in_plain_english, "Reading", counted), "Reading · 10 s left");
    EXPECT_EQ(with_time(in_plain_english, "Reading", uncounted), "Reading · 3 s so far");
    EXPECT_EQ(with_time(in_plain_english, "Reading", {.passed = PlayTime{900}}), "Reading");
    EXPECT_EQ(with_count(in_plain_english, "Importing", counted), "Importing: 3 of 12 · 10 s left");
    EXPECT_EQ(with_cells(in_plain_english, "Rating", counted), "Rating: 3 of 12 cells · 10 s left");
    EXPECT_EQ(with_cells(in_plain_english, "Rating", uncounted), "Rating · 3 s so far");
    EXPECT_EQ(techniques_tried(in_plain_english, counted), "3 of 12 techniques tried · 3 s so far");
}

TEST(WorkProgress, IsShownOnlyAfterHalfASecond)
{
    WaitClock clock;
    clock.follow(false, MonotonicTime{1000});
    EXPECT_EQ(clock.passed(), PlayTime{0});
    clock.follow(true, MonotonicTime{2000});
    clock.follow(true, MonotonicTime{2499});
    EXPECT_FALSE(clock.is_long());
    clock.follow(true, MonotonicTime{2500});
    EXPECT_TRUE(clock.is_long());
    clock.start_again();
    clock.follow(true, MonotonicTime{2600});
    EXPECT_FALSE(clock.is_long());
    clock.follow(false, MonotonicTime{9000});
    EXPECT_FALSE(clock.is_long());
}

// Nothing is taken from the other thread here, so that the study is at work until it is stopped.
TEST(PuzzleStudy, SaysWhatItDoesAndCanBeStopped)
{
    const auto puzzle = engine::shared_puzzle_in(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    ASSERT_TRUE(puzzle);
    PuzzleStudy study;
    StudyWatch watch;
    study.begin(*puzzle);
    EXPECT_EQ(study.stage(), StudyStage::Solutions);
    EXPECT_FALSE(watch.follow(study, in_plain_english, MonotonicTime{0}));
    EXPECT_FALSE(watch.follow(study, in_plain_english, MonotonicTime{400}));
    EXPECT_TRUE(watch.follow(study, in_plain_english, MonotonicTime{600}));
    EXPECT_EQ(study_text(in_plain_english, study, watch.waiting()), "Counting the solutions");
    EXPECT_TRUE(watch.follow(study, in_plain_english, MonotonicTime{2000}));
    EXPECT_EQ(study_text(in_plain_english, study, watch.waiting()),
              "Counting the solutions · 2 s so far");

    study.stop_or_go_on();
    EXPECT_TRUE(study.is_stopped());
    EXPECT_FALSE(study.is_busy());
    EXPECT_TRUE(watch.follow(study, in_plain_english, MonotonicTime{2100}));
    EXPECT_EQ(study_text(in_plain_english, study, watch.waiting()),
              "Stopped: not everything is known of this puzzle.");
    EXPECT_FALSE(study.update());
    EXPECT_EQ(study.examination(), nullptr);

    study.stop_or_go_on();
    EXPECT_EQ(study.stage(), StudyStage::Solutions);
    study.read("4x4:p");
    EXPECT_EQ(study.stage(), StudyStage::Reading);
    study.stop_or_go_on();
    EXPECT_EQ(study.stage(), StudyStage::Solutions) << "only the text is given up";
    EXPECT_FALSE(study.is_stopped());
    EXPECT_FALSE(study.take_read());
    study.begin(*puzzle);
    EXPECT_FALSE(study.is_stopped());
}

// Somebody types while a text is read: it is read on.
TEST(PuzzleStudy, ReadsATextOnWhileAnotherPuzzleIsStudied)
{
    const auto puzzle = engine::shared_puzzle_in(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    ASSERT_TRUE(puzzle);
    PuzzleStudy study;
    study.begin(*puzzle);
    study.read("4x4:1_2a4a4a2a1_4a4b1");
    study.begin(*puzzle);
    EXPECT_EQ(study.stage(), StudyStage::Reading);
    auto read = study.take_read();
    for (int turn = 0; !read && turn < 20'000; ++turn) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        read = study.take_read();
    }
    ASSERT_TRUE(read);
    ASSERT_TRUE(*read);
    EXPECT_EQ((*read)->layout->id, "4x4");
}

// The answer is taken only by update(), so that the search is under way until then.
TEST(HintGuide, SaysHowFarALongSearchIsAndGoesBackWhenItIsCancelled)
{
    const auto found = engine::shared_puzzle_in(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    ASSERT_TRUE(found);
    const auto made = engine::to_play(*found);
    ASSERT_TRUE(made);
    HintGuide guide({made->puzzle, engine::Board(made->puzzle.givens)}, {}, [](int) {});
    EXPECT_FALSE(guide.follow(MonotonicTime{0}));
    EXPECT_FALSE(guide.searches_long());
    EXPECT_TRUE(guide.follow(MonotonicTime{600}));
    EXPECT_TRUE(guide.searches_long());
    EXPECT_TRUE(guide.follow(MonotonicTime{1600})) << "another second has passed";
    EXPECT_FALSE(guide.stop_looking()) << "there is no hint to go back to";

    HintGuide other({made->puzzle, engine::Board(made->puzzle.givens)}, {}, [](int) {});
    while (!other.update())
        std::this_thread::yield();
    ASSERT_EQ(other.stage(), HintStage::Open);
    const engine::Step* first = other.step();
    other.show_harder(1);
    ASSERT_EQ(other.stage(), HintStage::Searching);
    EXPECT_TRUE(other.stop_looking());
    EXPECT_EQ(other.stage(), HintStage::Open);
    EXPECT_EQ(other.step(), first);
}

} // namespace
} // namespace game
