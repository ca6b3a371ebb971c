#include "game/ui/theme.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "game/widgets/board_tints.h"
#include "tests/source_root.h"

namespace game {

namespace {

std::string theme_file(const std::string& id)
{
    std::ifstream file(source_root() / "assets/themes" / (id + ".theme"));
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string without_line(std::string text, const std::string& start)
{
    const std::size_t from = text.find("\n" + start);
    text.erase(from, text.find('\n', from + 1) - from);
    return text;
}

// As WCAG 2 reckons it.
double luminance(Colour colour)
{
    const auto linear = [](std::uint8_t part) {
        const double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) +
           0.0722 * linear(colour.blue);
}

double contrast(Colour one, Colour other)
{
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

} // namespace

TEST(Theme, TheThemesOfTheGameAreWhole)
{
    const auto paper = parse_theme("paper", theme_file("paper"));
    const auto ink = parse_theme("ink", theme_file("ink"));

    ASSERT_TRUE(paper) << engine::in_english(paper.why());
    ASSERT_TRUE(ink) << engine::in_english(ink.why());
    EXPECT_EQ(paper->name, "Paper");
    EXPECT_FALSE(paper->dark);
    EXPECT_TRUE(ink->dark);
    EXPECT_EQ((*paper)[Paint::Accent], (Colour{0x1B, 0x4F, 0xD6, 255}));
    EXPECT_EQ((*ink)[Paint::OnMark], (*ink)[Paint::Background]);
    EXPECT_EQ((*paper)[Paint::Colour9], (Colour{0xE2, 0xDE, 0xD6, 255}));
}

TEST(Theme, MixesAndFades)
{
    const auto paper = parse_theme("paper", theme_file("paper"));
    ASSERT_TRUE(paper);

    EXPECT_EQ((*paper)[Tint(Paint::Black, Paint::White, 50)], (Colour{128, 128, 128, 255}));
    EXPECT_EQ((*paper)[Tint(Paint::Black).faded(50)], (Colour{0, 0, 0, 128}));
}

// Large text wants 3 : 1.
TEST(Theme, LetsTheDigitsBeReadWhileTheWaveOfTheWinPasses)
{
    for (const char* id : {"paper", "ink"}) {
        const auto theme = parse_theme(id, theme_file(id));
        ASSERT_TRUE(theme);
        for (int share = 0; share <= 100; share += 5) {
            const Colour wave =
                (*theme)[Tint(Paint::Board, Paint::GoldFill, share * wave_gold / 100)];
            for (Paint digit : {Paint::Given, Paint::Entry})
                EXPECT_GE(contrast((*theme)[share < wave_makes_black ? digit : Paint::Black], wave),
                          3.0)
                    << id << ", " << share;
        }
    }
}

TEST(Theme, ExtraHousesAreSeenAmongPeersToo)
{
    for (const char* id : {"paper", "ink"}) {
        const auto theme = parse_theme(id, theme_file(id));
        ASSERT_TRUE(theme);
        for (bool on_tinted_region : {false, true}) {
            const Colour lit = (*theme)[extra_tint(on_tinted_region, true)];
            EXPECT_GE(contrast(lit, (*theme)[Paint::Peer]), 1.12) << id;
            EXPECT_GE(contrast(lit, (*theme)[extra_tint(on_tinted_region, false)]), 1.1) << id;
            EXPECT_GE(contrast(lit, (*theme)[rule_line_tint()]), 1.5) << id;
        }
        for (Paint below : {Paint::Board, Paint::Extra, Paint::Peer, Paint::Same})
            EXPECT_GE(contrast((*theme)[below], (*theme)[rule_line_tint()]), 1.5) << id;
    }
}

TEST(Theme, SaysWhichPaintIsMissing)
{
    const auto theme = parse_theme("mine", without_line(theme_file("paper"), "focus"));

    ASSERT_FALSE(theme);
    EXPECT_EQ(engine::in_english(theme.why()), "Theme mine: the paint focus is missing");
}

TEST(Theme, SaysWhichLineCannotBeRead)
{
    for (const char* line : {"focus = blue", "fokus = #123456", "focus", "focus = #12345G"}) {
        const auto theme = parse_theme("mine", std::string("name = Mine\n\n") + line + "\n");
        ASSERT_FALSE(theme) << line;
        EXPECT_EQ(engine::in_english(theme.why()),
                  "Theme mine, line 3: this must be a paint and its colour");
    }
}

} // namespace game
