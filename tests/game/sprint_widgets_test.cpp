// What the Technique sprint draws of its own: gems, the shapes of techniques, the ladder.

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "game/ui/display_list.h"
#include "game/widgets/gem.h"
#include "game/widgets/play/rung_ladder.h"
#include "game/widgets/technique_shape.h"
#include "tests/game/fixed_measure.h"

namespace game {
namespace {

using engine::SprintRung;

constexpr Scale sprint_scale{};

DisplayList gem_drawn(const GemLook& look)
{
    DisplayList list(Size{100, 100}, measure);
    draw_gem(list, look, Point{50, 50}, 20);
    return list;
}

// Corners of the edge, which ends where it began.
std::size_t corners_of(const DisplayList& gem)
{
    const auto& last = std::get<drawn::Outline>(gem.calls().back().what);
    return last.shape.contours.front().count - 1;
}

bool has_tint(const DisplayList& list, Paint paint)
{
    return std::ranges::any_of(list.calls(), [paint](const DrawCall& call) {
        const auto* shape = std::get_if<drawn::Outline>(&call.what);
        return shape != nullptr && shape->tint == Tint(paint);
    });
}

TEST(Gems, DifferInTheirSides)
{
    std::vector<std::size_t> corners;
    for (SprintRung rung : engine::all_sprint_rungs)
        corners.push_back(corners_of(gem_drawn({.rung = rung})));
    EXPECT_EQ(corners, (std::vector<std::size_t>{3, 4, 5, 6, 5}));
    const DisplayList diamond = gem_drawn({.rung = SprintRung::Diamond});
    const auto& stone = std::get<drawn::Outline>(diamond.calls().back().what);
    EXPECT_EQ(stone.shape.contours.size(), 3u) << "it alone is cut";
}

TEST(Gems, AreFilledOnceTheirRungIsFinished)
{
    EXPECT_TRUE(has_tint(gem_drawn({.state = GemState::Done}), Paint::GoldFill));
    EXPECT_FALSE(has_tint(gem_drawn({.state = GemState::Current}), Paint::GoldFill));
    EXPECT_TRUE(has_tint(gem_drawn({.state = GemState::Current}), Paint::Gold));
    EXPECT_FALSE(has_tint(gem_drawn({.state = GemState::Open}), Paint::Gold));
}

TEST(TechniqueShapes, AreThereForEachTechniqueOfTheLadder)
{
    std::set<std::string> seen;
    for (SprintRung rung : engine::all_sprint_rungs) {
        for (const engine::SprintLesson& lesson : lessons_of(rung)) {
            for (const engine::Technique* technique : lesson.techniques) {
                EXPECT_LE(shape_size(*technique).rows, 6) << technique->id;
                EXPECT_LE(shape_size(*technique).columns, 7) << technique->id;
                DisplayList list(Size{200, 200}, measure);
                draw_technique_shape(list, *technique, Rect{0, 0, 176, 144}, sprint_scale);
                EXPECT_TRUE(seen.insert(list.to_text()).second)
                    << technique->id << " looks like another one";
            }
        }
    }
}

TEST(TechniqueShapes, StayInTheirArea)
{
    const Rect area{20, 30, 100, 90}; // too small for cells of the usual size
    for (SprintRung rung : engine::all_sprint_rungs) {
        for (const engine::SprintLesson& lesson : lessons_of(rung)) {
            const engine::Technique& technique = *lesson.techniques.front();
            DisplayList list(Size{200, 200}, measure);
            draw_technique_shape(list, technique, area, sprint_scale);
            for (const DrawCall& call : list.calls())
                EXPECT_EQ(around(call.bounds, area.inset(-3)), area.inset(-3)) << technique.id;
        }
    }
}

LadderLook ladder_at(int rung, int found)
{
    return {
        .names = {"Bronze", "Silver", "Gold", "Platinum", "Diamond"}, .rung = rung, .found = found};
}

DisplayList ladder_drawn(const LadderLook& look)
{
    DisplayList list(Size{300, 300}, measure);
    draw_rung_ladder(list, Rect{20, 20, 216, 180}, look, sprint_scale);
    return list;
}

int filled_dots(const DisplayList& list)
{
    return static_cast<int>(std::ranges::count_if(list.calls(), [](const DrawCall& call) {
        const auto* shape = std::get_if<drawn::Outline>(&call.what);
        return shape != nullptr && shape->tint == Tint(Paint::Accent);
    }));
}

TEST(RungLadder, TellsHowFarThePlayerIs)
{
    const DisplayList list = ladder_drawn(ladder_at(1, 2));
    for (const char* name : {"Bronze", "Silver", "Gold", "Platinum", "Diamond"})
        EXPECT_TRUE(list.shows(name)) << name;
    EXPECT_EQ(filled_dots(list), 2);
    EXPECT_TRUE(has_tint(list, Paint::Ok)) << "a tick for Bronze";
    EXPECT_FALSE(has_tint(ladder_drawn(ladder_at(0, 2)), Paint::Ok));
}

TEST(RungLadder, ClimbsWithinItsTime)
{
    LadderLook half = ladder_at(1, 0);
    half.climb = 0.5;
    half.moves = true;
    LadderLook still = half;
    still.moves = false;
    EXPECT_GT(ladder_drawn(half).calls().size(), ladder_drawn(still).calls().size())
        << "sparks fly only where everything moves";
    LadderLook done = half;
    done.climb = 1;
    EXPECT_EQ(ladder_drawn(done).to_text(), ladder_drawn(ladder_at(1, 0)).to_text());
}

TEST(RungLadder, TheLastRungIsFinishedAndPlayedOn)
{
    EXPECT_EQ(filled_dots(ladder_drawn(ladder_at(4, 2))), 2);
    EXPECT_EQ(filled_dots(ladder_drawn(ladder_at(4, 4))), 0);
}

} // namespace
} // namespace game
