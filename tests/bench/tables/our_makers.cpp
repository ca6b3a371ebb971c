#include "tests/bench/tables/our_makers.h"

#include <algorithm>
#include <memory>

#include "engine/construct/digging.h"
#include "engine/make/puzzle_maker.h"
#include "engine/make/reachable_levels.h"

namespace bench {

namespace {

using namespace engine;

// The usual way to make many: the grid is made once. What is random in each grid, like jigsaw
// regions, is included.
struct Press {
    explicit Press(const std::string& id) : layout(*find_layout(id)), grids(layout) {}

    Layout layout;
    GridMaker grids;
};

Maker full_grid(const std::string& layout, FillMethod method)
{
    const auto press = std::make_shared<Press>(layout);
    const auto make = [press, method](std::uint64_t seed,
                                      const engine::Cancel& stop) -> std::optional<Made> {
        const auto filled = press->grids.fill(
            {.dice = static_cast<std::uint32_t>(seed) << 4, .fill = method}, stop);
        return filled ? std::optional(Made{count_givens(filled->solution)}) : std::nullopt;
    };
    return {"full grid, " + std::string(id_of(method)), make};
}

// A minimal puzzle of any level.
Maker minimal_puzzle(const std::string& layout)
{
    const auto press = std::make_shared<Press>(layout);
    const auto make = [press](std::uint64_t seed,
                              const engine::Cancel& stop) -> std::optional<Made> {
        const Construction construction{.dice = static_cast<std::uint32_t>(seed) << 4,
                                        .rule = RemovalRule::Minimal};
        const auto filled = press->grids.fill(construction, stop);
        if (!filled)
            return std::nullopt;
        const auto dug = dig_givens(press->grids, filled->solution, construction, stop, {});
        return dug ? std::optional(Made{count_givens(dug->givens)}) : std::nullopt;
    };
    return {"puzzle, minimal", make};
}

// Like New Game: what a maker computes in advance is included.
Maker puzzle_of(const std::string& layout, Level level, Symmetry symmetry)
{
    const PuzzleSpec spec{.layout = layout, .level = level, .symmetry = symmetry};
    const auto make = [spec](std::uint64_t seed,
                             const engine::Cancel& stop) -> std::optional<Made> {
        const auto made = PuzzleMaker(spec).make(seed, stop);
        if (!made)
            return std::nullopt;
        return Made{count_givens(made->puzzle.givens), made->is_as_asked};
    };
    return {"puzzle, " + std::string(id_of(level)), make};
}

} // namespace

std::vector<Maker> our_makers(const Layout& layout, Symmetry symmetry)
{
    const std::string id(layout.id);
    std::vector<Maker> makers = {full_grid(id, FillMethod::Backtracking),
                                 full_grid(id, FillMethod::Transform), minimal_puzzle(id)};
    for (Level level : reachable_levels(layout))
        makers.push_back(puzzle_of(id, level, symmetry));
    return makers;
}

} // namespace bench
