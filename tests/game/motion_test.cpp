// What moves beside the board: curves, particles, highlights, the race, hints, screens, the win.

#include <gtest/gtest.h>

#include <cmath>

#include "game/motion/curves.h"
#include "game/motion/highlight_motion.h"
#include "game/motion/hint_motion.h"
#include "game/motion/medal_motion.h"
#include "game/motion/particles.h"
#include "game/motion/race_motion.h"
#include "game/motion/screen_motion.h"
#include "game/motion/win_motion.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

constexpr MonotonicTime at(int milliseconds)
{
    return MonotonicTime{milliseconds};
}

TEST(Curves, BeginAndEndWhereTheyShould)
{
    for (auto* curve : {ease_out, ease_in_out}) {
        EXPECT_EQ(curve(0), 0);
        EXPECT_EQ(curve(1), 1);
    }
    EXPECT_NEAR(back_out(0), 0, 1e-9);
    EXPECT_EQ(back_out(1), 1);
    EXPECT_NEAR(spring(0), 0, 1e-9);
    EXPECT_NEAR(spring(0.32), 1, 0.001);
    EXPECT_NEAR(there_and_back(0.5), 1, 1e-9);
    double most = 0;
    for (double time = 0; time <= 1; time += 0.001)
        most = std::max(most, back_out(time));
    EXPECT_NEAR(most, 1.07, 0.002);
}

TEST(Curves, CanBeAskedWhenTheyReachAValue)
{
    for (double value : {0.0, 0.1, 0.4, 0.5, 0.8, 1.0})
        EXPECT_NEAR(ease_in_out(time_of_ease_in_out(value)), value, 1e-9);
}

TEST(Spans, ShareOutTheirTime)
{
    const Span span{at(100), PlayTime{50}};
    EXPECT_FALSE(span.has_begun(at(99)));
    EXPECT_EQ(span.share(at(99)), 0);
    EXPECT_EQ(span.share(at(125)), 0.5);
    EXPECT_FALSE(span.is_over(at(149)));
    EXPECT_TRUE(span.is_over(at(150)));
    EXPECT_EQ(Span{}.share(at(0)), 1);
}

TEST(Pools, LeaveOutWhatDoesNotFit)
{
    Pool<int, 3> pool;
    for (int item = 1; item <= 5; ++item)
        pool.add(item);
    EXPECT_EQ(pool.size(), 3u);
    pool.erase_if([](int item) { return item == 2; });
    EXPECT_EQ(std::vector<int>(pool.begin(), pool.end()), (std::vector<int>{1, 3}));
    pool.add(6);
    EXPECT_EQ(pool.size(), 3u);
}

TEST(Particle, FliesAndFadesByTheTimeAlone)
{
    Particles particles;
    particles.add({.x = 1, .across = 10, .down = 20, .side = 3, .span = {at(0), PlayTime{500}}});
    const auto seen = [&](int time) {
        Particle found;
        particles.each(at(time), [&](const Particle& one) { found = one; });
        return found;
    };
    EXPECT_NEAR(seen(250).x, 1 + 10 * 0.25, 1e-9);
    EXPECT_NEAR(seen(250).y, 20 * 0.25, 1e-9);
    EXPECT_EQ(seen(250).opacity, 100);
    EXPECT_EQ(seen(400).opacity, 50);
    particles.drop_ended(at(500));
    EXPECT_TRUE(particles.empty());
}

class Highlighting : public testing::Test {
protected:
    void show(std::vector<Highlight> cells, int column, int now)
    {
        motion.show(cells, engine::Place{0, column}, amount, at(now));
    }
    double level(std::size_t cell, Highlight highlight) const
    {
        return motion.levels()[cell][highlight];
    }

    HighlightMotion motion;
    MotionAmount amount = MotionAmount::Full;
    static constexpr Highlight none = Highlight::None;
    static constexpr Highlight peer = Highlight::Peer;
    static constexpr Highlight selected = Highlight::Selected;
    static constexpr Highlight wrong = Highlight::Wrong;
};

TEST_F(Highlighting, CrossFadesInNinetyMilliseconds)
{
    show({selected, peer, none}, 0, 0);
    EXPECT_FALSE(motion.is_moving());
    EXPECT_TRUE(motion.levels().empty());
    show({peer, selected, none}, 1, 1000);
    EXPECT_TRUE(motion.is_moving());
    show({peer, selected, none}, 1, 1030);
    EXPECT_NEAR(level(0, selected), 2 / 3.0, 0.001);
    EXPECT_NEAR(level(0, peer), 1 / 3.0, 0.001);
    EXPECT_NEAR(level(1, selected), 1 / 3.0, 0.001);
    show({peer, selected, none}, 1, 1090);
    EXPECT_FALSE(motion.is_moving());
}

TEST_F(Highlighting, CanBeInterruptedWithoutAJump)
{
    show({selected, none, none}, 0, 0);
    show({none, selected, none}, 1, 1000);
    show({none, none, selected}, 2, 1045);
    EXPECT_NEAR(level(0, selected), 0.5, 0.001);
    EXPECT_NEAR(level(1, selected), 0.5, 0.001);
    show({none, none, selected}, 2, 1090);
    EXPECT_NEAR(level(0, selected), 0, 0.001);
    EXPECT_NEAR(level(1, selected), 0, 0.001);
    EXPECT_NEAR(level(2, selected), 0.5, 0.001);
}

TEST_F(Highlighting, AWrongDigitFlashesFaster)
{
    show({none}, 0, 0);
    show({wrong}, 0, 1000);
    show({wrong}, 0, 1030);
    EXPECT_NEAR(level(0, wrong), 0.5, 0.001);
    show({wrong}, 0, 1060);
    EXPECT_FALSE(motion.is_moving());
}

TEST_F(Highlighting, TheEdgeSlidesToTheNextCell)
{
    show({selected, none}, 0, 0);
    EXPECT_FALSE(motion.edge().has_value());
    show({none, selected}, 1, 1000);
    ASSERT_TRUE(motion.edge().has_value());
    EXPECT_EQ(motion.edge()->column, 0);
    show({none, selected}, 1, 1035);
    EXPECT_NEAR(motion.edge()->column, ease_out(0.5), 1e-9);
    show({none, selected}, 1, 1070);
    EXPECT_FALSE(motion.edge().has_value());
}

TEST_F(Highlighting, IsInstantInCalmAndOff)
{
    for (const MotionAmount each : {MotionAmount::Calm, MotionAmount::Off}) {
        amount = each;
        show({selected, none}, 0, 0);
        show({none, selected}, 1, 1000);
        EXPECT_FALSE(motion.is_moving());
        EXPECT_FALSE(motion.edge().has_value());
    }
}

class Racing : public testing::Test {
protected:
    void show(int splits, bool behind, int now, bool golden = false)
    {
        motion.show({.splits = splits, .golden = golden, .behind = behind}, amount, 1, at(now));
    }

    RaceMotion motion;
    MotionAmount amount = MotionAmount::Full;
};

TEST_F(Racing, TheCardSlidesToTheNextSplitAndTheChipSwells)
{
    show(0, false, 0);
    EXPECT_EQ(motion.moment(at(0)).live, 0);
    show(1, false, 1000);
    EXPECT_TRUE(motion.is_moving());
    EXPECT_NEAR(motion.moment(at(1090)).live, ease_out(0.5), 1e-9);
    EXPECT_NEAR(motion.moment(at(1070)).chip_scale, 1.08, 1e-9);
    show(1, false, 1180);
    EXPECT_EQ(motion.moment(at(1180)).live, 1);
    EXPECT_FALSE(motion.is_moving());
    EXPECT_TRUE(motion.sparks(at(1100)).empty());
}

TEST_F(Racing, AGoldenSplitTurnsItsStar)
{
    show(0, false, 0);
    show(1, false, 1000, true);
    EXPECT_EQ(motion.moment(at(1100)).star_row, 0);
    EXPECT_GT(motion.moment(at(1100)).star_turn, 10);
    EXPECT_NEAR(motion.moment(at(1319)).star_turn, 72, 0.1);
    EXPECT_EQ(motion.moment(at(1320)).star_row, -1);
    EXPECT_EQ(motion.sparks(at(1100)).size(), 8u);
    show(1, false, 1500, true);
    EXPECT_FALSE(motion.is_moving());
}

TEST_F(Racing, AheadAndBehindCross)
{
    show(0, false, 0);
    EXPECT_FALSE(motion.moment(at(0)).crossing.has_value());
    show(0, true, 1000);
    EXPECT_EQ(motion.moment(at(1080)).crossing, 0.5);
    show(0, false, 2000);
    EXPECT_EQ(motion.moment(at(2040)).crossing, 0.75);
    EXPECT_FALSE(motion.moment(at(2160)).crossing.has_value());
}

TEST_F(Racing, CalmFadesAndOffDoesNothing)
{
    amount = MotionAmount::Calm;
    show(0, false, 0);
    show(1, false, 1000, true);
    EXPECT_EQ(motion.moment(at(1080)).live, 1);
    EXPECT_EQ(motion.moment(at(1080)).card, 50);
    EXPECT_EQ(motion.moment(at(1080)).chip_scale, 1);
    EXPECT_TRUE(motion.sparks(at(1080)).empty());
    amount = MotionAmount::Off;
    show(2, true, 2000);
    EXPECT_FALSE(motion.is_moving());
    EXPECT_FALSE(motion.moment(at(2010)).crossing.has_value());
}

TEST_F(Racing, TheDifferenceStandsAtTheEdgeForAMomentHoweverMuchMoves)
{
    show(0, false, 0);
    show(1, false, 1000);
    EXPECT_TRUE(motion.is_moving());
    EXPECT_EQ(motion.moment(at(1045)).edge.strength, 50);
    EXPECT_GT(motion.moment(at(1045)).edge.below, 0);
    EXPECT_EQ(motion.moment(at(1090)).edge.strength, 100);
    EXPECT_EQ(motion.moment(at(1090)).edge.below, 0);
    EXPECT_EQ(motion.moment(at(2280)).edge.strength, 50);
    EXPECT_EQ(motion.moment(at(2360)).edge.strength, 0);
    show(1, false, 2280);
    EXPECT_TRUE(motion.is_moving());
    int splits = 1;
    for (const MotionAmount each : {MotionAmount::Calm, MotionAmount::Off}) {
        amount = each;
        ++splits;
        show(splits, false, 10'000 * splits);
        EXPECT_EQ(motion.moment(at(10'000 * splits)).edge.strength, 100);
        EXPECT_EQ(motion.moment(at(10'000 * splits)).edge.below, 0);
        EXPECT_EQ(motion.moment(at(10'000 * splits + 1199)).edge.strength, 100);
        EXPECT_EQ(motion.moment(at(10'000 * splits + 1200)).edge.strength, 0);
    }
    show(1, false, 50'000);
    EXPECT_EQ(motion.moment(at(50'010)).edge.strength, 0) << "undone, nothing was passed";
}

TEST(Hints, DimThenShowCellsThenLinksThenArrows)
{
    HintMotion motion;
    EXPECT_FALSE(motion.is_moving(at(0)));
    motion.begin(HintBefore::Nothing, MotionAmount::Full, at(0));
    EXPECT_EQ(motion.moment(at(70)).dim, 50);
    EXPECT_EQ(motion.moment(at(70)).cells, 0);
    EXPECT_EQ(motion.moment(at(200)).cells, 50);
    EXPECT_EQ(motion.moment(at(260)).links, 0);
    EXPECT_NEAR(motion.moment(at(390)).links, ease_out(0.5), 1e-9);
    EXPECT_EQ(motion.moment(at(520)).arrows, 0);
    EXPECT_EQ(motion.moment(at(520)).links, 1);
    EXPECT_TRUE(motion.is_moving(at(719)));
    EXPECT_FALSE(motion.is_moving(at(720)));
}

TEST(Hints, AnotherPictureDoesNotDimAgain)
{
    HintMotion motion;
    motion.begin(HintBefore::AnotherPicture, MotionAmount::Full, at(0));
    EXPECT_EQ(motion.moment(at(0)).dim, 100);
    EXPECT_EQ(motion.moment(at(60)).cells, 50);
}

TEST(Hints, FadeInCalmAndAppearInOff)
{
    HintMotion motion;
    motion.begin(HintBefore::Nothing, MotionAmount::Calm, at(0));
    const HintMoment half = motion.moment(at(60));
    EXPECT_EQ(half.dim, 50);
    EXPECT_EQ(half.cells, 50);
    EXPECT_EQ(half.lines, 50);
    EXPECT_EQ(half.links, 1);
    EXPECT_FALSE(motion.is_moving(at(120)));
    motion.begin(HintBefore::Nothing, MotionAmount::Off, at(0));
    EXPECT_FALSE(motion.is_moving(at(0)));
    EXPECT_EQ(motion.moment(at(0)).cells, 100);
}

TEST(Screen, SlidesUpAndBecomesClear)
{
    ScreenMotion motion;
    motion.begin(Appearing::Screen, MotionAmount::Full, at(0));
    EXPECT_EQ(motion.moment(at(0)).down, 16);
    EXPECT_EQ(motion.moment(at(0)).opacity, 0);
    EXPECT_NEAR(motion.moment(at(70)).down, 16 * (1 - ease_out(0.5)), 1e-9);
    EXPECT_FALSE(motion.is_moving(at(140)));
    motion.begin(Appearing::Card, MotionAmount::Full, at(0));
    EXPECT_EQ(motion.moment(at(0)).down, 12);
    EXPECT_TRUE(motion.is_moving(at(159)));
    motion.begin(Appearing::Card, MotionAmount::Calm, at(0));
    EXPECT_EQ(motion.moment(at(0)).down, 0);
    EXPECT_EQ(motion.moment(at(0)).opacity, 0);
    EXPECT_FALSE(motion.is_moving(at(90)));
    motion.begin(Appearing::Screen, MotionAmount::Off, at(0));
    EXPECT_FALSE(motion.is_moving(at(0)));
}

class Winning : public testing::Test {
protected:
    void begin(MotionAmount amount, double particles = 1)
    {
        motion.begin(amount, particles, {.gutters = gutters, .height = 800}, at(0));
    }
    const std::vector<ConfettiStrip> gutters = {{0, 30}, {700, 740}};
    WinMotion motion;
};

TEST_F(Winning, GoesStepByStep)
{
    begin(MotionAmount::Full);
    EXPECT_EQ(motion.moment(at(119)).veil, 0); // the hold
    EXPECT_EQ(motion.moment(at(400)).veil, 100);
    EXPECT_EQ(motion.moment(at(400)).way, 0);
    EXPECT_EQ(motion.moment(at(580)).way, 0.5);
    EXPECT_EQ(motion.moment(at(760)).way, 1);
    EXPECT_EQ(motion.moment(at(760)).texts, 0);
    EXPECT_EQ(motion.moment(at(760)).time, 0) << "the board is in its place first";
    EXPECT_GT(motion.moment(at(780)).time_scale, 1.2);
    EXPECT_EQ(motion.moment(at(1020)).time, 100);
    EXPECT_EQ(motion.moment(at(1020)).time_scale, 1);
    EXPECT_EQ(motion.moment(at(900)).texts, 100);
    EXPECT_EQ(motion.moment(at(900)).badge, 0);
    EXPECT_GT(motion.moment(at(1060)).badge_scale, 1);
    EXPECT_EQ(motion.moment(at(1100)).initials, 0);
    EXPECT_EQ(motion.moment(at(1260)).initials, 100);
    EXPECT_EQ(motion.moment(at(1260)).initials_down, 0);
}

TEST_F(Winning, ConfettiFallsForEighteenHundredMilliseconds)
{
    begin(MotionAmount::Full);
    const auto pieces = [this](int time) {
        int count = 0;
        motion.confetti().each(at(time), [&](const Particle& piece) {
            EXPECT_GE(piece.width, 2);
            EXPECT_LE(piece.width, 10);
            const auto is_in = [&](const ConfettiStrip& gutter) {
                return piece.x >= gutter.from && piece.x + piece.width <= gutter.to;
            };
            EXPECT_TRUE(std::ranges::any_of(gutters, is_in)) << piece.x;
            ++count;
        });
        return count;
    };
    EXPECT_EQ(pieces(699), 0);
    EXPECT_EQ(pieces(700), 120);
    motion.advance(at(2499));
    EXPECT_TRUE(motion.is_moving(at(2499)));
    motion.advance(at(2500));
    EXPECT_FALSE(motion.is_moving(at(2500)));
    begin(MotionAmount::Full, 0.5);
    EXPECT_EQ(pieces(1000), 60);
}

TEST_F(Winning, ARecordIsALongerMoment)
{
    EXPECT_EQ(motion.second_wave(), std::nullopt);
    motion.begin(MotionAmount::Full, 1, {.gutters = gutters, .height = 800, .is_record = true},
                 at(0));
    EXPECT_EQ(motion.second_wave(), at(1300));
    EXPECT_GT(motion.moment(at(1500)).time_scale, 1.1) << "its time swells";
    EXPECT_EQ(motion.moment(at(1300)).initials, 0);
    EXPECT_EQ(motion.moment(at(2360)).initials, 100);
    EXPECT_TRUE(motion.is_moving(at(3400))) << "its confetti";
    motion.skip(at(1400));
    EXPECT_EQ(motion.second_wave(), std::nullopt);
    EXPECT_EQ(motion.moment(at(1400)).initials, 100) << "nobody has to wait for it";
    EXPECT_EQ(motion.moment(at(1500)).time_scale, 1);
}

TEST_F(Winning, HasNoConfettiWithoutGutters)
{
    motion.begin(MotionAmount::Full, 1, {.height = 800}, at(0));
    EXPECT_TRUE(motion.confetti().empty());
}

TEST_F(Winning, CanBeSkipped)
{
    begin(MotionAmount::Full);
    motion.skip(at(650));
    EXPECT_EQ(motion.moment(at(650)).way, 1);
    EXPECT_EQ(motion.moment(at(650)).initials, 100);
    EXPECT_TRUE(motion.is_moving(at(700))); // the confetti still falls
}

TEST_F(Winning, IsAFadeInCalmAndNothingInOff)
{
    begin(MotionAmount::Calm);
    EXPECT_EQ(motion.moment(at(0)).curtain, 100);
    EXPECT_EQ(motion.moment(at(100)).curtain, 50);
    EXPECT_EQ(motion.moment(at(100)).way, 1);
    EXPECT_FALSE(motion.is_moving(at(200)));
    EXPECT_TRUE(motion.confetti().empty());
    begin(MotionAmount::Off);
    EXPECT_FALSE(motion.is_moving(at(0)));
    EXPECT_EQ(motion.moment(at(0)).curtain, 0);
}

TEST(Pacing, HalvesTheParticlesWhenTwoFramesTookTooLong)
{
    Pace pace;
    pace.frame_took(PlayTime{24});
    pace.frame_took(PlayTime{25});
    EXPECT_EQ(pace.particles(), 1);
    pace.frame_took(PlayTime{40});
    EXPECT_EQ(pace.particles(), 0.5);
    for (int frame = 0; frame < 100; ++frame)
        pace.frame_took(PlayTime{40});
    EXPECT_GT(pace.particles(), 0.1);
}

TEST(MedalMotion, ClosesTheRingAndThenPopsTheSign)
{
    const auto after = [](int ms) {
        return medal_moment(MotionAmount::Full, engine::PlayTime{ms});
    };
    EXPECT_EQ(after(0).ring, 0);
    EXPECT_GT(after(100).ring, 0.3);
    EXPECT_EQ(after(100).sign, 0) << "the ring is not closed yet";
    EXPECT_GT(after(201).sign, 1.1);
    EXPECT_EQ(after(380).sign, 1);
    EXPECT_EQ(medal_moment(MotionAmount::Calm, engine::PlayTime{60}).opacity, 50);
    EXPECT_EQ(medal_moment(MotionAmount::Off, engine::PlayTime{0}).sign, 1);
}

TEST(MedalMotion, ShowsOneMedalAfterAnotherUnlessItIsSkipped)
{
    MedalMotion medals;
    EXPECT_FALSE(medals.is_moving(engine::MonotonicTime{0})) << "nothing was earned";
    medals.begin(MotionAmount::Full, engine::MonotonicTime{5000});
    const engine::MonotonicTime later = engine::MonotonicTime{5000} + MedalMotion::comes(1);
    EXPECT_GT(medals.moment(0, later).ring, 0.99);
    EXPECT_EQ(medals.moment(1, later).ring, 0);
    EXPECT_EQ(medals.moment(2, later).ring, 0);
    EXPECT_TRUE(medals.is_moving(later));
    medals.skip();
    EXPECT_EQ(medals.moment(2, later).ring, 1);
    EXPECT_FALSE(medals.is_moving(later));
}

} // namespace
} // namespace game
