// Input for a play below a strip: every position moves, whatever the input is.

#include "game/scenes/play/strip_above.h"

#include <gtest/gtest.h>

namespace game {
namespace {

TEST(InputBelow, MovesEveryPosition)
{
    const Point at{30, 100};
    const Input inputs[] = {PointerPressed{.at = at},
                            PointerMoved{.at = at},
                            PointerReleased{.at = at},
                            PointerHeld{.at = at},
                            Pinched{.at = at, .moved = {3, 5}, .stretched = 1.5},
                            WheelTurned{.at = at, .steps = 1}};
    for (const Input& input : inputs) {
        std::optional<Input> below = input_below(input, 40);
        ASSERT_TRUE(below) << input.index();
        ASSERT_EQ(below->index(), input.index());
        const Point* moved = point_of(*below);
        ASSERT_NE(moved, nullptr) << input.index();
        EXPECT_EQ(*moved, (Point{30, 60})) << input.index();
    }
    const auto below = input_below(Pinched{.at = at, .moved = {3, 5}}, 40);
    EXPECT_EQ(std::get<Pinched>(*below).moved, (Point{3, 5})) << "a distance is no position";
}

TEST(InputBelow, KeepsWhatIsForTheScreenAround)
{
    EXPECT_FALSE(input_below(PointerPressed{.at = {30, 39}}, 40));
    EXPECT_TRUE(input_below(PointerPressed{.at = {30, 40}}, 40));
    EXPECT_TRUE(input_below(PointerReleased{.at = {30, 39}}, 40)) << "a drag may end there";
    EXPECT_FALSE(input_below(FocusLost{}, 40));
    EXPECT_TRUE(input_below(KeyPressed{.key = Key::Enter}, 40));
    EXPECT_TRUE(input_below(PointerCancelled{}, 40));
}

} // namespace
} // namespace game
