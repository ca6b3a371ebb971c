#include <string_view>

#include "engine/construct/fill.h"
#include "engine/construct/transform.h"

namespace engine {

namespace {

// Full grids without visible order, so that not all classic puzzles are derived from one pattern.
constexpr std::array<std::string_view, 4> classic_patterns = {
    "426598173857613942913427658279856314365241789148379265782134596594762831631985427",
    "126948573378251946495367812832196457764583291951472638219635784647819325583724169",
    "791352846653748129824619735942587361378461952165923478436895217519274683287136594",
    "869751423721934685345286791586129374234867159917345268172498536693512847458673912",
};

Digits classic_pattern(Random& random)
{
    Digits pattern;
    for (char figure : classic_patterns[random.below(classic_patterns.size())])
        pattern.push_back(digit_of(figure));
    return pattern;
}

// For all other sizes: each row is the one above shifted by a box, each band the one above shifted
// by a cell.
Digits stair_pattern(const Grid& grid, BoxShape boxes)
{
    Digits pattern;
    for (Cell cell : grid.cells()) {
        const Place place = grid.place_of(cell);
        const int shift = place.row % boxes.height * boxes.width + place.row / boxes.height;
        pattern.push_back(digit_at((shift + place.column) % grid.size()));
    }
    return pattern;
}

std::optional<Filled> pattern_for(const Grid& grid, Random& random, const Cancel& stop)
{
    const auto boxes = straight_boxes(grid);
    if (boxes == BoxShape{3, 3})
        return Filled{classic_pattern(random)};
    if (boxes)
        return Filled{stair_pattern(grid, *boxes)};
    return fill_backtracking(grid, random, stop);
}

} // namespace

std::optional<Filled> fill_transform(const Grid& grid, Random& random, const Cancel& stop)
{
    auto filled = pattern_for(grid, random, stop);
    if (!filled)
        return std::nullopt;
    const Rearrangement rearrangement = any_rearrangement(grid, random);
    filled->steps += rearrangement.transformations();
    filled->solution = rearrangement.of(filled->solution);
    return filled;
}

} // namespace engine
