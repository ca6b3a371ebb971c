#include "tests/bench/tables/our_makers.h"

#include <algorithm>
#include <memory>

#include "engine/make/puzzle_maker.h"
#include "engine/make/taking.h"

namespace bench {

namespace {

using namespace engine;

// As whoever makes many does: the paper is ruled once. What is drawn anew for each grid, as jigsaw
// regions are, counts.
struct Press {
    explicit Press(const std::string& id) : layout(*find_layout(id)), paper(layout) {}

    Layout layout;
    Paper paper;
};

int count_givens(const Digits& givens)
{
    return static_cast<int>(givens.size() - std::ranges::count(givens, no_digit));
}

Maker full_grid(const std::string& layout, FillMethod method)
{
    const auto press = std::make_shared<Press>(layout);
    const auto make = [press, method](std::uint64_t seed,
                                      const std::stop_token& stop) -> std::optional<int> {
        Random random(seed);
        const auto filled = press->paper.rule_and_fill(method, random, stop);
        return filled ? std::optional(count_givens(filled->solution)) : std::nullopt;
    };
    return {"full grid, " + std::string(id_of(method)), make};
}

// Minimal, whatever its level.
Maker minimal_puzzle(const std::string& layout)
{
    const auto press = std::make_shared<Press>(layout);
    const auto make = [press](std::uint64_t seed,
                              const std::stop_token& stop) -> std::optional<int> {
        const PuzzleSpec spec{.level = Level::Hard, .is_minimal = true};
        Random random(seed);
        const auto filled = press->paper.rule_and_fill(spec.fill, random, stop);
        if (!filled)
            return std::nullopt;
        const auto order = taking_order(*press->paper.grid(), spec, random);
        const auto taken = take_givens(press->paper, filled->solution, order, spec, stop, {});
        return taken ? std::optional(count_givens(taken->givens)) : std::nullopt;
    };
    return {"puzzle, minimal", make};
}

Maker puzzle_of(const std::string& layout, Level level)
{
    const PuzzleSpec spec{.layout = layout, .level = level};
    const auto maker = std::make_shared<PuzzleMaker>(spec);
    const auto make = [maker](std::uint64_t seed,
                              const std::stop_token& stop) -> std::optional<int> {
        const auto made = maker->make(seed, stop);
        return made ? std::optional(count_givens(made->puzzle.givens)) : std::nullopt;
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
        minimal_puzzle(id),
        puzzle_of(id, Level::Beginner),
        puzzle_of(id, Level::Easy),
        puzzle_of(id, Level::Hard),
    };
}

} // namespace bench
