#include "engine/teach/techniques/classic_ways.h"

#include <bit>

namespace engine {

namespace {

// The columns that two other bands leave over, and for each choice the eight that go with it.
struct Joint {
    std::uint8_t other;
    std::uint8_t third;
};

constexpr std::array<std::array<Joint, 8>, 27> joints = [] {
    std::array<std::array<Joint, 8>, 27> table = {};
    for (std::size_t one = 0; one < 27; ++one) {
        const std::array<std::size_t, 3> columns = {one % 3, one / 3 % 3, one / 9};
        for (std::size_t choice = 0; choice < 8; ++choice) {
            std::size_t other = 0;
            std::size_t third = 0;
            for (std::size_t stack = 0, weight = 1; stack < 3; ++stack, weight *= 3) {
                const std::size_t turn = choice >> stack & 1u;
                other += weight * ((columns[stack] + 1 + turn) % 3);
                third += weight * ((columns[stack] + 2 - turn) % 3);
            }
            table[one][choice] = {static_cast<std::uint8_t>(other),
                                  static_cast<std::uint8_t>(third)};
        }
    }
    return table;
}();

} // namespace

// One cell in each row, each in another box.
void ClassicWays::find_ways(std::uint32_t band, WaysOfBand& ways)
{
    ways.fill(0);
    constexpr std::array<std::array<int, 3>, 6> orders = {
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    for (const std::array<int, 3>& row_of : orders) {
        std::array<int, 3> start; // of the box's part of the row
        std::array<std::uint32_t, 3> parts;
        for (std::size_t box = 0; box < 3; ++box) {
            start[box] = 9 * row_of[box] + 3 * static_cast<int>(box);
            parts[box] = band >> start[box] & 7u;
        }
        if (parts[0] == 0 || parts[1] == 0 || parts[2] == 0)
            continue;
        for (std::uint32_t a = parts[0]; a != 0; a &= a - 1) {
            for (std::uint32_t b = parts[1]; b != 0; b &= b - 1) {
                for (std::uint32_t c = parts[2]; c != 0; c &= c - 1) {
                    const int first = std::countr_zero(a);
                    const int second = std::countr_zero(b);
                    const int third = std::countr_zero(c);
                    ways[static_cast<std::size_t>(first + 3 * second + 9 * third)] |=
                        1u << (start[0] + first) | 1u << (start[1] + second) |
                        1u << (start[2] + third);
                }
            }
        }
    }
}

ClassicBands ClassicWays::used_by_ways(const ClassicBands& within)
{
    std::array<WaysOfBand, 3> ways;
    for (std::size_t band = 0; band < 3; ++band)
        find_ways(within[band], ways[band]);
    ClassicBands used = {};
    for (std::size_t one = 0; one < 27; ++one) {
        if (ways[0][one] == 0)
            continue;
        for (const auto& [other, third] : joints[one]) {
            if (ways[1][other] == 0 || ways[2][third] == 0)
                continue;
            used[0] |= ways[0][one];
            used[1] |= ways[1][other];
            used[2] |= ways[2][third];
        }
    }
    return used;
}

CellSet ClassicWays::impossible() const
{
    if (cells_.empty())
        return cells_;
    const ClassicBands used = used_by_ways(bands_of(cells_ | placed_));
    if (used[0] == 0)
        return CellSet(81);
    const std::array<std::uint64_t, 2> words = {
        used[0] | std::uint64_t{used[1]} << 27 | std::uint64_t{used[2]} << 54, used[2] >> 10};
    return cells_ - CellSet::from_words(words);
}

bool ClassicWays::has_way_within(const CellSet& cells) const
{
    return used_by_ways(bands_of(cells | placed_))[0] != 0;
}

} // namespace engine
