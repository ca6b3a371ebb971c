// What every_size_test.cpp relies on: each kind of flaw is found, and what is laid out well has
// none.

#include "tests/golden/flaws.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/game/fixed_measure.h"

namespace golden {
namespace {

using game::Align;
using game::DisplayList;
using game::Face;
using game::Font;
using game::Paint;
using game::Point;
using game::Rect;
using game::Size;
using game::Tint;
using game::Weight;

const game::FixedMeasure fixed;
constexpr Font words{Face::Text, Weight::Medium, 20}; // a letter is 12 wide

class Flaws : public testing::Test {
protected:
    void write(std::string_view text, Point at, Font font = words)
    {
        list.text(text, at, Align::Left, font, Paint::Ink);
    }
    bool has(const std::string& flaw) const
    {
        return std::ranges::any_of(flaws_of(list, Demands{}), [&](const Flaw& found) {
            return found.what.find(flaw) != std::string::npos;
        });
    }
    bool has_none() const { return flaws_of(list, Demands{}).empty(); }

    DisplayList list{Size{400, 300}, fixed};
};

TEST_F(Flaws, AreNotFoundInAButtonWithItsText)
{
    list.fill(Rect{0, 0, 400, 300}, Paint::Background);
    list.rounded(Rect{50, 50, 200, 60}, 8, Paint::Raised);
    list.rounded_border(Rect{50, 50, 200, 60}, 8, 1, Paint::Line);
    write("Settings", Point{60, 80});
    list.target(Rect{50, 50, 200, 60});
    EXPECT_TRUE(has_none());
}

TEST_F(Flaws, AreTextsOnTexts)
{
    write("one", Point{50, 50});
    write("two", Point{80, 52});
    EXPECT_TRUE(has("\"one\" overlaps \"two\""));
}

TEST_F(Flaws, AreTextsBesideEachOtherOnlyIfTheyTouch)
{
    write("one", Point{50, 50});
    write("two", Point{50 + 3 * 12, 50});
    EXPECT_TRUE(has_none());
}

TEST_F(Flaws, AreTextsThatLeaveTheWindow)
{
    write("beyond", Point{360, 50});
    EXPECT_TRUE(has("\"beyond\" leaves the window"));
}

TEST_F(Flaws, AreTextsCutAtTheSideButNotWhereTheyScroll)
{
    list.push_clip(Rect{0, 0, 100, 100});
    write("too long for it", Point{10, 50});
    write("scrolls", Point{10, 98});
    list.pop_clip();
    EXPECT_TRUE(has("\"too long for it\" is cut at its side"));
    EXPECT_FALSE(has("scrolls"));
}

TEST_F(Flaws, AreTextsThatLeaveTheirBox)
{
    list.rounded(Rect{50, 50, 60, 40}, 8, Paint::Raised);
    write("Settings", Point{55, 70});
    EXPECT_TRUE(has("\"Settings\" leaves its box"));
}

TEST_F(Flaws, AreTextsPartlyUnderSomethingButNotTextsThatAreHidden)
{
    write("half", Point{50, 50});
    write("hidden", Point{50, 150});
    list.fill(Rect{70, 30, 100, 40}, Paint::Surface);
    list.fill(Rect{40, 130, 200, 40}, Paint::Surface);
    EXPECT_TRUE(has("\"half\" is partly covered"));
    EXPECT_FALSE(has("hidden"));
}

TEST_F(Flaws, AreNotLinesThatAreCutOffBeforeTheText)
{
    game::Shape line;
    game::add_line(line, {{0, -30}, {0, 30}}, 2);
    list.push_clip(Rect{0, 0, 400, 135});
    list.shape(line, Point{70, 150}, Paint::Ink2);
    list.pop_clip();
    write("below", Point{50, 150});
    EXPECT_FALSE(has("on a line"));
}

TEST_F(Flaws, AreLinesAndRingsThroughTexts)
{
    list.fill(Rect{0, 50, 400, 1}, Paint::Line);
    write("line", Point{50, 50});
    write("ring", Point{50, 150});
    game::Shape ring;
    game::add_line(ring, {{0, -10}, {10, 10}}, 2);
    list.shape(ring, Point{60, 150}, Paint::Ink2);
    EXPECT_TRUE(has("\"line\" is on a line"));
    EXPECT_TRUE(has("\"ring\" is crossed by a line"));
}

TEST_F(Flaws, AreShortenedAndTinyTexts)
{
    write("Sett…", Point{50, 50});
    write("tiny words", Point{50, 150}, Font{Face::Text, Weight::Medium, 11});
    EXPECT_TRUE(has("\"Sett…\" is cut"));
    EXPECT_TRUE(has("\"tiny words\" is too small"));
}

TEST_F(Flaws, AreSmallOverlappingAndCoveredButtons)
{
    list.target(Rect{10, 10, 30, 60});
    list.target(Rect{100, 10, 60, 60});
    list.target(Rect{150, 20, 60, 60});
    list.target(Rect{10, 200, 60, 60});
    list.fill(Rect{40, 190, 100, 80}, Paint::Surface);
    EXPECT_TRUE(has("a button is too small: 30x60"));
    EXPECT_TRUE(has("buttons overlap"));
    EXPECT_TRUE(has("a button is partly covered"));
}

} // namespace
} // namespace golden
