#include "game/ui/drawing_trial.h"

#include <gtest/gtest.h>

namespace game {
namespace {

using std::chrono::microseconds;

TEST(DrawingTrial, IsAboutTheTimeOfTheThread)
{
    const microseconds little{4000};
    const microseconds much{40'000};
    EXPECT_TRUE(is_soon_enough({.of_thread = little, .in_all = much}))
        << "the machine did something else meanwhile";
    EXPECT_FALSE(is_soon_enough({.of_thread = much, .in_all = much}));
}

TEST(DrawingTrial, KnowsWhatIsNoGraphicsCard)
{
    EXPECT_TRUE(is_software("llvmpipe (LLVM 15.0.6, 256 bits)"));
    EXPECT_TRUE(is_software("softpipe"));
    EXPECT_TRUE(is_software("Google SwiftShader"));
    EXPECT_FALSE(is_software("Mesa Intel(R) UHD Graphics 620 (KBL GT2)"));
    EXPECT_FALSE(is_software("AMD Radeon RX 6600 (radeonsi, navi23, LLVM 15.0.6, DRM 3.49)"));
    EXPECT_FALSE(is_software("")) << "there may be another way to it than OpenGL";
}

TEST(DrawingTrial, AnswersForWindowsOfTheSameDriver)
{
    const DrawingAnswer small{.is_card = false, .pixels = 1000, .driver = "x11"};
    EXPECT_EQ(small.is_card_for(1000, "x11"), false);
    EXPECT_EQ(small.is_card_for(10, "x11"), false);
    EXPECT_EQ(small.is_card_for(1001, "x11"), std::nullopt);
    EXPECT_EQ(small.is_card_for(10, "wayland"), std::nullopt);
    const DrawingAnswer large{.is_card = true, .pixels = 1000, .driver = "x11"};
    EXPECT_EQ(large.is_card_for(1000, "x11"), true);
    EXPECT_EQ(large.is_card_for(5000, "x11"), true);
    EXPECT_EQ(large.is_card_for(999, "x11"), std::nullopt);
    EXPECT_EQ(DrawingAnswer{}.is_card_for(0, ""), std::nullopt);
}

TEST(DrawingTrial, IsKeptAsText)
{
    const DrawingAnswer card{.is_card = true, .pixels = 8'294'400, .driver = "x11"};
    const DrawingAnswer processor{.is_card = false, .pixels = 1, .driver = "KMSDRM"};
    for (const DrawingAnswer& answer : {card, processor, DrawingAnswer{}})
        EXPECT_EQ(parse_drawing_answer(to_text(answer)), answer);
    EXPECT_EQ(to_text(card), "card 8294400 x11");
    for (const char* wrong : {"card", "card x11", "card 0 x11", "card -1 x11", "card 12",
                              "card 12 ", "both 12 x11", "card 99999999999 x11", "processor 12x11"})
        EXPECT_EQ(parse_drawing_answer(wrong), std::nullopt) << wrong;
}

} // namespace
} // namespace game
