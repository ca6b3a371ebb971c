#include "game/ui/theme.h"

#include <array>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "game/widgets/board/board_tints.h"
#include "tests/game/colours.h"

namespace game {

namespace {

std::string without_line(std::string text, const std::string& start)
{
    const std::size_t from = text.find("\n" + start);
    text.erase(from, text.find('\n', from + 1) - from);
    return text;
}

} // namespace

TEST(Theme, TheThemesOfTheGameAreWhole)
{
    std::vector<Theme> themes;
    for (const char* id : theme_ids) {
        const auto theme = parse_theme(id, theme_file(id));
        ASSERT_TRUE(theme) << engine::in_english(theme.why());
        EXPECT_EQ(theme->order, static_cast<int>(themes.size()) + 1) << id;
        themes.push_back(*theme);
    }
    const auto& [paper, ink, neon, high_contrast, colour_safe] =
        std::tie(themes[0], themes[1], themes[2], themes[3], themes[4]);
    EXPECT_EQ(paper.name, "Paper");
    EXPECT_FALSE(paper.dark);
    EXPECT_TRUE(ink.dark);
    EXPECT_EQ(paper.style, ThemeStyle{});
    EXPECT_EQ(neon.style, ThemeStyle{.glows = true});
    EXPECT_EQ(high_contrast.style, (ThemeStyle{.patterns = true, .outlined = true}));
    EXPECT_EQ(colour_safe.style, ThemeStyle{.patterns = true});
    EXPECT_EQ(paper[Paint::Accent], (Colour{0x1B, 0x4F, 0xD6, 255}));
    EXPECT_EQ(ink[Paint::OnMark], ink[Paint::Background]);
    EXPECT_EQ(paper[Paint::Colour9], (Colour{0xE2, 0xDE, 0xD6, 255}));
    EXPECT_EQ(high_contrast[Paint::Shadow].alpha, 0) << "no shadows";
}

namespace {

// What is read or recognised, on what, and the contrast it needs.
struct Pairs {
    std::vector<Paint> drawn;
    std::vector<Paint> on;
    double least;
};

std::vector<Paint> all_cell_colours()
{
    std::vector<Paint> paints;
    for (int colour = 1; colour <= 9; ++colour)
        paints.push_back(cell_colour(colour));
    return paints;
}

const std::vector<Paint> cell_fills = {Paint::Board,       Paint::Peer,       Paint::Same,
                                       Paint::Extra,       Paint::Region1,    Paint::Region2,
                                       Paint::Region3,     Paint::PeerExtra,  Paint::PeerRegion1,
                                       Paint::PeerRegion2, Paint::PeerRegion3};

const std::vector<Pairs> readable_pairs = {
    {{Paint::Ink, Paint::Ink2},
     {Paint::Background, Paint::Surface, Paint::Raised, Paint::Hover},
     4.5},
    {{Paint::Ink3}, {Paint::Background, Paint::Surface, Paint::Raised}, 3},
    {{Paint::Given, Paint::Entry, Paint::Note}, cell_fills, 4.5},
    {{Paint::Given, Paint::Entry, Paint::Note}, all_cell_colours(), 4.5},
    {{Paint::SelectedGiven, Paint::SelectedEntry, Paint::SelectedNote, Paint::SelectionInk},
     {Paint::Selection},
     4.5},
    {{Paint::Error}, {Paint::Board, Paint::ErrorSoft, Paint::Background, Paint::Surface}, 4.5},
    {{Paint::Wrong}, {Paint::Board, Paint::ErrorSoft}, 4.5},
    {{Paint::Ok}, {Paint::Background, Paint::Surface, Paint::OkSoft, Paint::Board}, 4.5},
    {{Paint::Gold}, {Paint::Background, Paint::Surface, Paint::GoldSoft}, 4.5},
    {{Paint::AccentText}, {Paint::Background, Paint::Surface, Paint::Raised}, 4.5},
    {{Paint::OnAccent}, {Paint::Accent}, 4.5},
    {{Paint::Cause}, {Paint::Board, Paint::CauseSoft}, 3},
    {{Paint::Effect}, {Paint::Board, Paint::EffectSoft}, 3},
    {{Paint::Cage}, {Paint::Board, Paint::Peer, Paint::PeerExtra}, 3},
    {{Paint::Thick}, {Paint::Board, Paint::Background}, 3},
    {{Paint::Focus}, {Paint::Background, Paint::Surface, Paint::Raised}, 3},
    {{Paint::SelectionEdge}, {Paint::Board, Paint::Surface}, 3},
};

} // namespace

TEST(Theme, WhatIsReadHasEnoughContrast)
{
    for (const Theme& theme : shipped_themes()) {
        for (const Pairs& each : readable_pairs) {
            const bool text = each.least > 3;
            const double least = theme.id == "high-contrast" && text ? 7 : each.least;
            for (Paint drawn : each.drawn) {
                for (Paint on : each.on)
                    EXPECT_GE(contrast(theme[drawn], theme[on]), least)
                        << theme.id << ": " << name_of(drawn) << " on " << name_of(on);
            }
        }
    }
}

TEST(Theme, ColourSafeIsSafe)
{
    const Theme safe = shipped_themes().back();
    for (Eyes eyes : all_eyes) {
        for (int one = 1; one <= 9; ++one) {
            for (int other = 1; other < one; ++other)
                EXPECT_GE(difference(safe[cell_colour(one)], safe[cell_colour(other)], eyes), 10.85)
                    << one << " and " << other;
        }
        EXPECT_GE(difference(safe[Paint::Ok], safe[Paint::Error], eyes), 84);
    }
}

TEST(Theme, PeersEqualDigitsAndTheSelectionAreThreeSteps)
{
    for (const Theme& theme : shipped_themes()) {
        EXPECT_GE(difference(theme[Paint::Board], theme[Paint::Peer]), 5.9) << theme.id;
        EXPECT_GE(difference(theme[Paint::Peer], theme[Paint::Same]), 19) << theme.id;
        EXPECT_GE(difference(theme[Paint::Same], theme[Paint::Selection]), 40) << theme.id;
        EXPECT_GE(difference(theme[Paint::Peer], theme[Paint::Selection]), 24) << theme.id;
    }
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
    for (const Theme& theme : shipped_themes()) {
        for (int share = 0; share <= 100; share += 5) {
            const Colour wave = theme[Tint(Paint::Board, Paint::GoldFill, share * wave_gold / 100)];
            for (Paint digit : {Paint::Given, Paint::Entry})
                EXPECT_GE(contrast(theme[share < wave_makes_black ? digit : Paint::Black], wave),
                          3.0)
                    << theme.id << ", " << share;
        }
    }
}

TEST(Theme, TheTintsOfRulesAreSeenAmongPeersToo)
{
    const std::array plain = {Paint::Board, Paint::Region1, Paint::Region2, Paint::Region3,
                              Paint::Extra};
    const std::array lit = {Paint::Peer, Paint::PeerRegion1, Paint::PeerRegion2, Paint::PeerRegion3,
                            Paint::PeerExtra};
    for (const Theme& theme : shipped_themes()) {
        for (std::size_t one = 0; one < lit.size(); ++one) {
            EXPECT_GE(difference(theme[plain[one]], theme[lit[one]]), 5.5)
                << theme.id << ": " << name_of(lit[one]) << " is a step from what is not lit";
            for (std::size_t other = 0; other < one; ++other)
                EXPECT_GE(difference(theme[lit[one]], theme[lit[other]]), 4.5)
                    << theme.id << ": " << name_of(lit[one]) << ", " << name_of(lit[other]);
            for (Paint fill : {plain[one], lit[one], Paint::Same})
                EXPECT_GE(contrast(theme[fill], theme[rule_line_tint()]), 1.5) << theme.id;
        }
        EXPECT_GE(contrast(theme[Paint::PeerExtra], theme[Paint::Peer]), 1.14) << theme.id;
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
