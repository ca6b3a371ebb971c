#include "engine/play/session.h"

#include "tests/engine/random_actions.h"
#include "tests/engine/scenario.h"

namespace engine {
namespace {

// What the screen is told before an action agrees with what the run says after it.
TEST(Help, IsExactlyWhatEndsACleanRun)
{
    int ended = 0;
    for (std::uint64_t seed = 1; seed <= 3'000; ++seed) {
        Dice dice(seed);
        Session session(puzzle_4x4());
        for (int turn = 0; turn < 40 && session.stats().clean(); ++turn) {
            const Action action = random_action(session, dice);
            const bool would_end = would_end_clean_run(session, action);
            const Outcome outcome = session.act(action, PlayTime{turn * 100});
            const bool has_ended = !session.stats().clean();
            ASSERT_EQ(has_ended, would_end && outcome.verdict == Verdict::Accepted)
                << seed << " " << to_text(session.grid(), action);
            ended += has_ended ? 1 : 0;
        }
    }
    EXPECT_GT(ended, 2'000);
}

TEST(Help, EndsNoRunThatIsNotCleanOrNotGoingOn)
{
    Session session(puzzle_4x4());
    EXPECT_TRUE(would_end_clean_run(session, Check{}));
    session.act(Pause{}, PlayTime{0});
    EXPECT_FALSE(would_end_clean_run(session, Check{}));
    session.act(Resume{}, PlayTime{0});
    session.act(FillNotes{}, PlayTime{0});
    EXPECT_FALSE(would_end_clean_run(session, Check{}));
}

} // namespace
} // namespace engine
