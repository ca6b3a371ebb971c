#include "engine/base/transposed.h"

#include <gtest/gtest.h>

#include "engine/base/random.h"

namespace engine {
namespace {

TEST(Transposed, MakesColumnsOfRows)
{
    Random random(4);
    for (int i = 0; i < 100; ++i) {
        SixteenRows rows;
        for (std::uint16_t& row : rows)
            row = static_cast<std::uint16_t>(random.below(0x10000));
        const SixteenRows columns = transposed(rows);
        for (std::size_t row = 0; row < 16; ++row) {
            for (std::size_t column = 0; column < 16; ++column)
                ASSERT_EQ(columns[column] >> row & 1, rows[row] >> column & 1)
                    << "row " << row << ", column " << column;
        }
        ASSERT_EQ(transposed(columns), rows);
    }
}

} // namespace
} // namespace engine
