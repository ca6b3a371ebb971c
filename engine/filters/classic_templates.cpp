#include "engine/filters/classic_templates.h"

#include <array>
#include <bit>
#include <cstdint>

namespace engine {

namespace {

// A band takes one column in each of the three stacks: the choice of columns c0, c1 and c2, counted
// from 0 in their stacks, has the number c0 + 3 c1 + 9 c2. There are this many choices, with one
// bit for each.
constexpr int choice_count = 27;
using Choices = std::uint32_t;

constexpr std::array<std::size_t, 3> columns_of(std::size_t choice)
{
    return {choice % 3, choice / 3 % 3, choice / 9};
}

// By stack and a set of its columns as bits: the choices that take one of these columns.
constexpr std::array<std::array<Choices, 8>, 3> choices_within = [] {
    std::array<std::array<Choices, 8>, 3> table = {};
    for (std::size_t stack = 0; stack < 3; ++stack) {
        for (std::size_t columns = 0; columns < 8; ++columns) {
            for (std::size_t choice = 0; choice < choice_count; ++choice) {
                const bool is_within = (columns >> columns_of(choice)[stack] & 1u) != 0;
                table[stack][columns] |= Choices{is_within} << choice;
            }
        }
    }
    return table;
}();

// For each choice the eight choices that take other columns in all three stacks.
constexpr std::array<Choices, choice_count> apart = [] {
    std::array<Choices, choice_count> table = {};
    for (std::size_t one = 0; one < choice_count; ++one) {
        for (std::size_t stack = 0; stack < 3; ++stack)
            table[one] |= choices_within[stack][1u << columns_of(one)[stack]];
        table[one] = ~table[one] & all_cells;
    }
    return table;
}();

// The row of the way's cell in each box.
using Order = std::array<std::size_t, 3>;
constexpr std::array<Order, 6> orders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

// The choices that are possible for a band, by the order of its rows.
using WaysOfBand = std::array<Choices, orders.size()>;

constexpr unsigned part_start(std::size_t row, std::size_t box)
{
    return static_cast<unsigned>(9 * row + 3 * box);
}

WaysOfBand ways_of(std::uint32_t band)
{
    std::array<std::array<Choices, 3>, 3> choices; // by row and box
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t box = 0; box < 3; ++box)
            choices[row][box] = choices_within[box][band >> part_start(row, box) & 7u];
    }
    WaysOfBand ways;
    for (std::size_t i = 0; i < orders.size(); ++i)
        ways[i] = choices[orders[i][0]][0] & choices[orders[i][1]][1] & choices[orders[i][2]][2];
    return ways;
}

Choices any_of(const WaysOfBand& ways)
{
    return ways[0] | ways[1] | ways[2] | ways[3] | ways[4] | ways[5];
}

// The cells of the ways of the band that take one of these choices.
std::uint32_t cells_of(const WaysOfBand& ways, Choices taken)
{
    std::uint32_t cells = 0;
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t box = 0; box < 3; ++box) {
            Choices through = 0;
            for (std::size_t i = 0; i < orders.size(); ++i)
                through |= orders[i][box] == row ? ways[i] : 0;
            for (std::size_t column = 0; column < 3; ++column) {
                const Choices here = through & taken & choices_within[box][1u << column];
                cells |= std::uint32_t{here != 0} << (part_start(row, box) + column);
            }
        }
    }
    return cells;
}

constexpr std::uint32_t mirrored(std::uint32_t bits)
{
    bits = (bits >> 1 & 0x55555555u) | (bits & 0x55555555u) << 1;
    bits = (bits >> 2 & 0x33333333u) | (bits & 0x33333333u) << 2;
    bits = (bits >> 4 & 0x0F0F0F0Fu) | (bits & 0x0F0F0F0Fu) << 4;
    return __builtin_bswap32(bits);
}

// Keeps the choices that are compatible with a choice of each of the other bands.
void keep_joined(std::array<Choices, 3>& bands)
{
    // In each stack the columns of the three bands add up to 0 + 1 + 2: so the third choice has the
    // number 39 - one - other, and in reversed bit order it is at one + other.
    constexpr int mirror = 39 - 31;
    const std::uint64_t thirds = std::uint64_t{mirrored(bands[2])} << mirror;
    Choices ones = 0;
    Choices others = 0;
    std::uint64_t used_thirds = 0;
    for (Choices left = bands[0]; left != 0; left &= left - 1) {
        const int one = std::countr_zero(left);
        const std::uint64_t joined = bands[1] & apart[one] & thirds >> one;
        ones |= Choices{joined != 0} << one;
        others |= static_cast<Choices>(joined);
        used_thirds |= joined << one;
    }
    bands = {ones, others, mirrored(static_cast<std::uint32_t>(used_thirds >> mirror))};
}

} // namespace

ClassicBands ClassicTemplates::used_by_ways(const ClassicBands& within)
{
    std::array<WaysOfBand, 3> ways;
    std::array<Choices, 3> choices;
    for (std::size_t band = 0; band < 3; ++band) {
        ways[band] = ways_of(within[band]);
        choices[band] = any_of(ways[band]);
    }
    keep_joined(choices);
    ClassicBands used;
    for (std::size_t band = 0; band < 3; ++band)
        used[band] = cells_of(ways[band], choices[band]);
    return used;
}

CellSet ClassicTemplates::impossible() const
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

bool ClassicTemplates::has_template_within(const CellSet& cells) const
{
    return used_by_ways(bands_of(cells | placed_))[0] != 0;
}

} // namespace engine
