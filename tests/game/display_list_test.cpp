#include "game/ui/display_list.h"

#include <gtest/gtest.h>

#include "game/ui/icons.h"
#include "tests/game/changes.h"
#include "tests/game/fixed_measure.h"

namespace game {

namespace {

constexpr Size small_window{400, 300};
constexpr Font text_font{Face::Text, Weight::Medium, 20};

DisplayList empty_list()
{
    DisplayList list(small_window, measure);
    list.fill(Rect{0, 0, 400, 300}, Paint::Background);
    return list;
}

} // namespace

TEST(DisplayList, TellsWhatWasDrawn)
{
    DisplayList list(small_window, measure);
    list.fill(Rect{1, 2, 30, 40}, Tint(Paint::Accent, Paint::White, 14).faded(50));
    list.text("Play", Point{50, 60}, Align::Centre, text_font, Paint::Ink2);

    EXPECT_TRUE(list.shows("Play"));
    EXPECT_FALSE(list.shows("Pla"));
    EXPECT_EQ(list.to_text(), "fill 1,2 30x40 accent with 14% white at 50%\n"
                              "text \"Play\" at 50,60 centre Words Medium 20 ink-2\n");
}

TEST(DisplayList, LeavesOutWhatLiesOutsideTheClip)
{
    DisplayList list(small_window, measure);
    list.push_clip(Rect{0, 0, 100, 100});
    list.fill(Rect{200, 200, 10, 10}, Paint::Ink);
    list.fill(Rect{90, 90, 20, 20}, Paint::Ink);
    list.pop_clip();

    ASSERT_EQ(list.calls().size(), 1U);
    EXPECT_EQ(list.calls().front().bounds, (Rect{90, 90, 10, 10}));
}

TEST(DisplayList, ReplaysIntoTheSameList)
{
    DisplayList list = empty_list();
    list.rounded(Rect{10, 10, 50, 50}, 5, Paint::Raised);
    list.rounded_border(Rect{10, 10, 50, 50}, 5, 1.25F, Paint::Line);
    list.shadow(Rect{100, 100, 50, 50}, 5, ShadowKind::Board);
    draw_icon(list, Icon::Undo, Point{200, 200}, 20, Paint::Ink);
    list.text("7", Point{50, 60}, Align::Left, text_font, Paint::Ink);

    DisplayList again(small_window, measure);
    list.replay(again, Rect{0, 0, 400, 300});

    EXPECT_EQ(again.to_text(), list.to_text());
    EXPECT_TRUE(changed_areas(list, again).empty());
}

TEST(DisplayList, ReplaysOnlyWhatTouchesTheArea)
{
    DisplayList list(small_window, measure);
    list.fill(Rect{0, 0, 10, 10}, Paint::Ink);
    list.fill(Rect{100, 0, 10, 10}, Paint::Accent);

    DisplayList part(small_window, measure);
    list.replay(part, Rect{95, 0, 10, 10});

    EXPECT_EQ(part.to_text(), "fill 100,0 10x10 accent\n");
    EXPECT_EQ(part.calls().front().bounds, (Rect{100, 0, 5, 10}));
}

TEST(DisplayList, OneChangedDigitChangesOnlyItsPlace)
{
    DisplayList before = empty_list();
    DisplayList after = empty_list();
    for (int digit = 0; digit < 5; ++digit) {
        const std::string text(1, static_cast<char>('1' + digit));
        const Point at{50 + 60 * digit, 100};
        before.text(text, at, Align::Centre, text_font, Paint::Ink);
        after.text(digit == 2 ? "9" : text, at, Align::Centre, text_font, Paint::Ink);
    }

    const std::vector<Rect> areas = changed_areas(before, after);

    ASSERT_EQ(areas.size(), 1U);
    EXPECT_TRUE(areas.front().contains(Point{170, 100}));
    EXPECT_FALSE(touch(areas.front(), Rect{0, 0, 130, 300}));
    EXPECT_FALSE(touch(areas.front(), Rect{210, 0, 190, 300}));
}

TEST(DisplayList, SomethingNewBelowChangesOnlyItsPlace)
{
    DisplayList before = empty_list();
    DisplayList after = empty_list();
    after.fill(Rect{20, 20, 30, 30}, Paint::Selection);
    for (DisplayList* list : {&before, &after})
        list->fill(Rect{200, 200, 10, 10}, Paint::Ink);

    EXPECT_EQ(changed_areas(before, after), (std::vector<Rect>{Rect{20, 20, 30, 30}}));
    EXPECT_EQ(changed_areas(after, before), (std::vector<Rect>{Rect{20, 20, 30, 30}}));
}

TEST(DisplayList, ChangedOrderIsAChange)
{
    DisplayList before = empty_list();
    DisplayList after = empty_list();
    before.fill(Rect{0, 0, 20, 20}, Paint::Ink);
    before.fill(Rect{10, 10, 20, 20}, Paint::Accent);
    after.fill(Rect{10, 10, 20, 20}, Paint::Accent);
    after.fill(Rect{0, 0, 20, 20}, Paint::Ink);

    EXPECT_FALSE(changed_areas(before, after).empty());
}

TEST(DisplayList, ManyChangesBecomeAFewAreasThatHoldThemAll)
{
    const DisplayList before = empty_list();
    DisplayList after = empty_list();
    std::vector<Rect> dots;
    for (int dot = 0; dot < 40; ++dot)
        dots.push_back(Rect{10 + 35 * (dot % 10), 10 + 60 * (dot / 10), 5, 5});
    for (const Rect dot : dots)
        after.fill(dot, Paint::Ok);

    const std::vector<Rect> areas = changed_areas(before, after);

    EXPECT_LE(areas.size(), AreaList::most);
    for (const Rect dot : dots) {
        EXPECT_TRUE(
            std::ranges::any_of(areas, [dot](Rect area) { return around(area, dot) == area; }));
    }
}

TEST(DisplayList, AnotherWindowSizeChangesEverything)
{
    const DisplayList before = empty_list();
    const DisplayList after(Size{500, 300}, measure);

    EXPECT_EQ(changed_areas(before, after), (std::vector<Rect>{Rect{0, 0, 500, 300}}));
}

TEST(Canvas, RunningFiguresDoNotShift)
{
    DisplayList list(small_window, measure);
    const int width =
        draw_numerals(list, "11:10", Point{100, 50}, Align::Left, text_font, Paint::Ink);

    EXPECT_EQ(width, numerals_width(measure, "00:00", text_font));
    EXPECT_EQ(list.calls().size(), 5U);
}

TEST(Canvas, ShortensBetweenCharacters)
{
    EXPECT_EQ(shortened(measure, "Español", text_font, 1000), "Español");
    EXPECT_EQ(shortened(measure, "Español", text_font, 12 * 6), "Españ…");
    EXPECT_EQ(shortened(measure, "Español", text_font, 1), "…");
}

TEST(Canvas, WrapsAtSpacesAndBreaksLongWords)
{
    EXPECT_EQ(wrapped(measure, "one two three", text_font, 12 * 7),
              (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(wrapped(measure, "/a/very/long/path", text_font, 12 * 8),
              (std::vector<std::string>{"/a/very/", "long/pat", "h"}));
    EXPECT_EQ(wrapped(measure, "one\ntwo", text_font, 1000),
              (std::vector<std::string>{"one", "two"}));
}

TEST(Icons, EveryIconDrawsWithinItsSquare)
{
    for (int icon = 0; icon <= static_cast<int>(Icon::Trash); ++icon) {
        DisplayList list(small_window, measure);
        draw_icon(list, static_cast<Icon>(icon), Point{100, 100}, 24, Paint::Ink);
        ASSERT_FALSE(list.calls().empty()) << icon;
        const Rect square = Rect{100, 100, 0, 0}.inset(-15);
        EXPECT_EQ(around(list.calls().front().bounds, square), square) << icon;
    }
}

} // namespace game
