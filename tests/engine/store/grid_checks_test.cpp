// What all code assumes of a board that was loaded. Every layout and mix satisfies it.

#include "engine/store/documents/grid_checks.h"

#include <gtest/gtest.h>

#include "engine/rules/drawn_grid.h"
#include "engine/rules/layout.h"
#include "tests/engine/scenario.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

GridBuilder four_by_four()
{
    GridBuilder builder(4);
    for (int line = 0; line < 4; ++line) {
        Cells row;
        Cells column;
        Cells box;
        for (int at = 0; at < 4; ++at) {
            row.push_back(builder.cell_at(line, at));
            column.push_back(builder.cell_at(at, line));
            box.push_back(builder.cell_at(line / 2 * 2 + at / 2, line % 2 * 2 + at % 2));
        }
        builder.add_house(HouseKind::Row, row);
        builder.add_house(HouseKind::Column, column);
        builder.add_house(HouseKind::Region, box);
    }
    return builder;
}

// The board with one more change.
template <typename Change>
bool is_fine_with(Change change)
{
    GridBuilder builder = four_by_four();
    change(builder);
    return is_well_ruled(std::move(builder).build());
}

Cells cells_of(std::initializer_list<int> numbers)
{
    Cells cells;
    for (int number : numbers)
        cells.push_back(Cell{static_cast<std::uint16_t>(number)});
    return cells;
}

TEST(GridChecks, EveryLayoutIsFine)
{
    Random dice(3);
    for (const Layout& layout : all_layouts())
        EXPECT_TRUE(is_well_ruled(*make_grid(layout, dice))) << layout.id;
}

TEST(GridChecks, EveryMixOfTwoRulesIsFine)
{
    int mixes = 0;
    for (const char* base : {"4x4", "6x6", "9x9", "12x12", "samurai", "flower", "butterfly"}) {
        for (const Layout& one : all_layouts()) {
            for (const Layout& other : all_layouts()) {
                std::string text = base;
                for (std::string_view rule : one.rules)
                    text += "+" + std::string(rule);
                for (std::string_view rule : other.rules)
                    text += "+" + std::string(rule);
                const auto mix = find_layout(text);
                if (!mix || (++mixes % 8 != 0 && is_sanitized))
                    continue;
                EXPECT_TRUE(is_well_ruled(*make_grid(*mix))) << text;
            }
        }
    }
    const auto all = find_layout("9x9+diagonals+windoku+disjoint-groups+anti-king+anti-knight");
    ASSERT_TRUE(all);
    EXPECT_TRUE(is_well_ruled(*make_grid(*all)));
    EXPECT_GT(mixes, 0);
}

TEST(GridChecks, WhatIsOddButHarmlessIsFine)
{
    EXPECT_TRUE(is_fine_with([](GridBuilder&) {}));
    EXPECT_TRUE(is_fine_with(
        [](GridBuilder& builder) { builder.add_house(HouseKind::Extra, cells_of({0, 7, 9})); }));
    EXPECT_TRUE(
        is_fine_with([](GridBuilder& builder) { builder.add_cage({cells_of({0, 7}), 5}); }));
    EXPECT_TRUE(is_fine_with([](GridBuilder& builder) {
        builder.add_cage({cells_of({0, 1}), 3});
        builder.add_cage({cells_of({1, 2})});
    })) << "a cell in two cages, one of them without a sum";
}

TEST(GridChecks, WhatNoRuleMakesIsNot)
{
    const auto has_house = [](HouseKind kind, std::initializer_list<int> cells) {
        return is_fine_with(
            [&](GridBuilder& builder) { builder.add_house(kind, cells_of(cells)); });
    };
    EXPECT_FALSE(has_house(HouseKind::Region, {0, 1, 2}));
    EXPECT_FALSE(has_house(HouseKind::Row, {0, 1, 2})) << "too short";
    EXPECT_FALSE(has_house(HouseKind::Row, {0, 1, 2, 7})) << "not straight";
    EXPECT_FALSE(has_house(HouseKind::Row, {1, 0, 2, 3})) << "not in order";
    EXPECT_FALSE(has_house(HouseKind::Column, {0, 1, 2, 3}));
    EXPECT_FALSE(has_house(HouseKind::Region, {5, 4, 1, 0})) << "there in another order";
    EXPECT_FALSE(has_house(HouseKind::Extra, {}));
    EXPECT_FALSE(is_fine_with([](GridBuilder& builder) {
        for (int cage = 0; cage <= most_cages_of_cell; ++cage)
            builder.add_cage({cells_of({1, 2}), 3});
    })) << "a cell in very many cages";
    EXPECT_FALSE(
        is_fine_with([](GridBuilder& builder) { builder.set_symbols({"1", "2", "2", "4"}); }));
    EXPECT_FALSE(is_fine_with([](GridBuilder& builder) {
        for (int other = 2; other < 16; ++other) {
            builder.add_house(HouseKind::Extra, cells_of({0, other}));
            builder.add_house(HouseKind::Extra, cells_of({0, 1, other}));
            builder.add_house(HouseKind::Extra, cells_of({0, 1, 2, other == 2 ? 3 : other}));
        }
    })) << "a cell in more houses than there is a use for";
}

// A chart has room for only so many: whoever asked for a hint would end the program.
TEST(GridChecks, VeryManyHousesAreNot)
{
    const auto with_pairs = [](int pairs) {
        const auto plain = make_grid(*find_layout("25x25"));
        GridBuilder builder(*plain);
        for (int pair = 0; pair < pairs; ++pair)
            builder.add_house(HouseKind::Extra,
                              {Cell::at(pair % 625), Cell::at((pair + 30 + pair / 625) % 625)});
        return std::move(builder).build();
    };
    EXPECT_TRUE(is_well_ruled(with_pairs(400)));
    EXPECT_FALSE(is_well_ruled(with_pairs(1000)));
}

TEST(GridChecks, ACellOutsideOfAllRegionsIsNot)
{
    GridBuilder builder(4);
    builder.add_house(HouseKind::Region, cells_of({0, 1, 4, 5}));
    EXPECT_FALSE(is_well_ruled(std::move(builder).build()));
}

} // namespace
} // namespace engine
