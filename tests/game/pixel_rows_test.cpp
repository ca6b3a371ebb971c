// Every way to lay a colour over pixels gives what plain arithmetic gives for each of them.

#include <algorithm>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "engine/base/random.h"
#include "game/platform/pixel_rows.h"

namespace game {

namespace {

using Row = std::vector<std::uint32_t>;
using Coverage = std::vector<std::uint8_t>;

std::uint8_t rounded_255th(int product)
{
    return static_cast<std::uint8_t>(std::lround(product / 255.0));
}

int channel(std::uint32_t pixel, int shift)
{
    return static_cast<int>(pixel >> shift & 0xFFU);
}

template <typename Meet>
std::uint32_t met(std::uint32_t pixel, Colour colour, Meet meet)
{
    const int red = meet(channel(pixel, 16), colour.red);
    const int green = meet(channel(pixel, 8), colour.green);
    const int blue = meet(channel(pixel, 0), colour.blue);
    return 0xFF000000U | static_cast<std::uint32_t>(red << 16 | green << 8 | blue);
}

Row covered(Row row, const Coverage& coverage, Colour colour)
{
    for (std::size_t pixel = 0; pixel < row.size(); ++pixel) {
        const int alpha = rounded_255th(coverage[pixel] * colour.alpha);
        row[pixel] = met(row[pixel], colour, [alpha](int below, int above) {
            return rounded_255th(below * (255 - alpha) + above * alpha);
        });
    }
    return row;
}

Row lit(Row row, const Coverage& coverage, Colour colour)
{
    for (std::size_t pixel = 0; pixel < row.size(); ++pixel) {
        const int alpha = rounded_255th(coverage[pixel] * colour.alpha);
        row[pixel] = met(row[pixel], colour, [alpha](int below, int above) {
            return std::min(below + rounded_255th(above * alpha), 255);
        });
    }
    return row;
}

class Chance {
public:
    std::uint8_t byte() { return static_cast<std::uint8_t>(random_.below(256)); }
    Colour colour() { return {byte(), byte(), byte(), byte()}; }
    Row row(std::size_t size)
    {
        Row pixels(size);
        for (std::uint32_t& pixel : pixels)
            pixel = 0xFF000000U | static_cast<std::uint32_t>(byte() << 16 | byte() << 8 | byte());
        return pixels;
    }
    // Often nothing or all for many pixels, as where glyphs are drawn.
    Coverage coverage(std::size_t size)
    {
        Coverage bytes(size);
        for (std::size_t first = 0; first < size; first += 8) {
            const auto kind = random_.below(3);
            for (std::size_t pixel = first; pixel < std::min(first + 8, size); ++pixel)
                bytes[pixel] = kind == 0 ? 0 : kind == 1 ? 255 : byte();
        }
        return bytes;
    }

private:
    engine::Random random_{7};
};

} // namespace

// Rows of all lengths around those of vectors; the pixel behind them stays.
TEST(PixelRows, LayAColourAsPlainArithmeticDoes)
{
    Chance chance;
    for (std::size_t count = 0; count <= 70; ++count) {
        const Colour colour = chance.colour();
        const Row before = chance.row(count + 1);
        Coverage coverage = chance.coverage(count + 1);
        const Coverage everywhere(count + 1, 255);
        for (const PixelRows& rows : pixel_rows()) {
            const auto laid = [&](auto lay) {
                Row row = before;
                lay(row.data());
                EXPECT_EQ(row.back(), before.back());
                row.back() = 0;
                return row;
            };
            const auto without_last = [](Row row) {
                row.back() = 0;
                return row;
            };
            const Colour opaque{colour.red, colour.green, colour.blue, 255};
            EXPECT_EQ(laid([&](auto* row) { rows.fill(row, count, colour); }),
                      without_last(covered(before, everywhere, opaque)));
            EXPECT_EQ(laid([&](auto* row) { rows.wash(row, count, colour); }),
                      without_last(covered(before, everywhere, colour)));
            EXPECT_EQ(laid([&](auto* row) { rows.cover(row, coverage.data(), count, colour); }),
                      without_last(covered(before, coverage, colour)));
            EXPECT_EQ(laid([&](auto* row) { rows.light(row, coverage.data(), count, colour); }),
                      without_last(lit(before, coverage, colour)));
        }
    }
}

// All that can meet: 256 values below, above and of alpha.
TEST(PixelRows, RoundsEveryChannelAlike)
{
    for (const PixelRows& rows : pixel_rows()) {
        for (int pair = 0; pair < 256 * 256; ++pair) {
            const auto above = static_cast<std::uint8_t>(pair / 256);
            const auto alpha = static_cast<std::uint8_t>(pair % 256);
            Row row(256);
            Row expected(256);
            for (std::uint32_t below = 0; below < 256; ++below) {
                row[below] = 0xFF000000U | below;
                expected[below] =
                    0xFF000000U | (2 * (below * (255U - alpha) + above * alpha) + 255) / 510;
            }
            rows.wash(row.data(), row.size(), {0, 0, above, alpha});
            ASSERT_EQ(row, expected) << pair;
        }
    }
}

} // namespace game
