#include "game/widgets/boxes/table.h"

#include <string_view>
#include <variant>

#include <gtest/gtest.h>

#include "game/ui/display_list.h"
#include "game/widgets/boxes/placement.h"
#include "tests/game/fixed_measure.h"

namespace game {
namespace {

// Where the texts of a table with two rows begin or end, in a room of this width.
class DrawnTable {
public:
    explicit DrawnTable(int width) : picture_({width, 100}, measure)
    {
        Table table({{Align::Left, 2}, {Align::Right, 3}, {Align::Right, 1}});
        const TextLook digits{.face = Face::Numerals};
        const Box rows =
            box::column({table.row({{"JUL"}, {"9:59", digits}, {"today"}}).size(40),
                         table.row({{"A"}, {"10:00", digits}, {"yesterday"}}).size(40)});
        Placement placement;
        place(rows, Rect{0, 0, width, 80}, unit_of(Scale{}, measure), placement);
        draw_leaves(picture_, placement);
    }

    const drawn::Text* find(std::string_view text) const
    {
        for (const DrawCall& call : picture_.calls()) {
            const auto* found = std::get_if<drawn::Text>(&call.what);
            if (found != nullptr && found->text == text)
                return found;
        }
        return nullptr;
    }

private:
    DisplayList picture_;
};

TEST(Table, HasTheTextsOfAColumnBelowEachOther)
{
    const DrawnTable table(600);
    ASSERT_TRUE(table.find("JUL") != nullptr && table.find("A") != nullptr);
    EXPECT_EQ(table.find("JUL")->at.x, table.find("A")->at.x);
    ASSERT_TRUE(table.find("today") != nullptr && table.find("yesterday") != nullptr);
    EXPECT_EQ(table.find("today")->at.x, table.find("yesterday")->at.x) << "their right ends";
    EXPECT_EQ(table.find("today")->at.x, 600) << "what is left over is between the columns";
}

TEST(Table, LeavesOutTheLeastImportantColumnWhereThereIsNoRoom)
{
    const DrawnTable table(110);
    EXPECT_EQ(table.find("today"), nullptr);
    EXPECT_NE(table.find("JUL"), nullptr);
    const DrawnTable narrow(40);
    EXPECT_EQ(narrow.find("JUL"), nullptr);
    EXPECT_EQ(narrow.find("today"), nullptr);
}

} // namespace
} // namespace game
