// The line that tells how far a command is.

#include "game/command_line/progress.h"

#include <gtest/gtest.h>

#include <sstream>

namespace game {
namespace {

class ProgressLine : public testing::Test {
protected:
    Progress::Seconds now{100};
    engine::Translations texts;
    std::ostringstream out;
    Progress progress{&out, texts, [this] {
                          return now;
                      }};

    std::string after(double seconds, std::size_t puzzles, std::optional<double> share = {})
    {
        out.str("");
        now += Progress::Seconds(seconds);
        progress.update(puzzles, share);
        return out.str();
    }
};

TEST_F(ProgressLine, WaitsBeforeItShows)
{
    EXPECT_EQ(after(0.1, 10), "");
    EXPECT_EQ(after(0.3, 40), "");
    EXPECT_EQ(after(0.6, 100), "\r100 puzzles, 100 a second");
}

TEST_F(ProgressLine, IsNotRenewedTooOften)
{
    EXPECT_NE(after(1, 100), "");
    EXPECT_EQ(after(0.1, 110), "");
    EXPECT_NE(after(0.2, 120), "");
}

TEST_F(ProgressLine, TellsTheTimeLeftWhereTheShareIsKnown)
{
    EXPECT_EQ(after(10, 50'000, 0.25), "\r50000 puzzles, 5000 a second, 0:30 left");
    EXPECT_EQ(after(10, 60'000'000, 0.005), "\r60000000 puzzles, 3.0M a second, 1:06:20 left");
}

TEST_F(ProgressLine, ErasesItself)
{
    const std::string shown = after(1, 1);
    EXPECT_EQ(shown, "\r1 puzzle, 1.0 a second");
    out.str("");
    progress.clear();
    EXPECT_EQ(out.str(), "\r" + std::string(shown.size() - 1, ' ') + "\r");
}

TEST(NoProgress, ShowsNothing)
{
    const engine::Translations texts;
    Progress progress(nullptr, texts);
    progress.update(5, {});
    progress.clear();
}

} // namespace
} // namespace game
