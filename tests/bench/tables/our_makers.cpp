#include "tests/bench/tables/our_makers.h"

#include <algorithm>

#include "engine/make/fill.h"
#include "engine/make/puzzle_maker.h"

namespace bench {

namespace {

using namespace engine;

// What is drawn anew for each grid, as jigsaw regions are, counts too.
Maker full_grid(const std::string& layout, FillMethod method)
{
    const auto make = [layout, method](std::uint64_t seed,
                                       const std::stop_token& stop) -> std::optional<int> {
        Random random(seed);
        const auto grid = make_grid(*find_layout(layout), random);
        const auto filled = method == FillMethod::Backtracking
                                ? fill_backtracking(*grid, random, stop)
                                : fill_transform(*grid, random, stop);
        return filled ? std::optional(grid->cell_count()) : std::nullopt;
    };
    return {"full grid, " + std::string(id_of(method)), make};
}

Maker puzzle_of(const std::string& layout, Level level)
{
    const auto make = [layout, level](std::uint64_t seed,
                                      const std::stop_token& stop) -> std::optional<int> {
        const auto made = make_puzzle({.layout = layout, .level = level, .seed = seed}, stop);
        if (!made)
            return std::nullopt;
        const auto open = std::ranges::count(made->puzzle.givens, no_digit);
        return made->puzzle.grid->cell_count() - static_cast<int>(open);
    };
    return {"puzzle, " + std::string(id_of(level)), make};
}

} // namespace

std::vector<Maker> our_makers(const Layout& layout)
{
    const std::string id(layout.id);
    return {
        full_grid(id, FillMethod::Backtracking),
        full_grid(id, FillMethod::Transform),
        puzzle_of(id, Level::Beginner),
        puzzle_of(id, Level::Easy),
        puzzle_of(id, Level::Hard),
    };
}

} // namespace bench
