#include "engine/make/puzzle_maker.h"

#include <algorithm>
#include <string_view>

#include "engine/base/ensure.h"
#include "engine/make/fill.h"
#include "engine/make/orbits.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"
#include "engine/solve/singles.h"

namespace engine {

namespace {

constexpr std::uint64_t most_attempts = 200;

// Dice of their own for each spec: the same seed at another level is another puzzle.
Random dice_for(const PuzzleSpec& spec)
{
    std::uint64_t hash = 0xcbf29ce484222325u; // FNV-1a
    const auto stir = [&hash](std::string_view text) {
        for (char letter : text)
            hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3u;
        hash = (hash ^ ' ') * 0x100000001b3u;
    };
    stir(spec.layout);
    stir(id_of(spec.level));
    stir(id_of(spec.fill));
    stir(id_of(spec.symmetry));
    return Random(spec.seed ^ hash);
}

std::optional<Filled>
fill(const Grid& grid, FillMethod method, Random& random, const std::stop_token& stop)
{
    switch (method) {
    case FillMethod::Backtracking:
        return fill_backtracking(grid, random, stop);
    case FillMethod::Transform:
        return fill_transform(grid, random, stop);
    }
    ENSURE(false);
}

// Puzzles for quiet minutes keep more givens than they must: in hundredths of the cells.
int least_givens(const Grid& grid, Level level)
{
    switch (level) {
    case Level::Beginner:
        return grid.cell_count() * 45 / 100;
    case Level::Easy:
        return grid.cell_count() * 35 / 100;
    case Level::Hard:
        return 0;
    }
    ENSURE(false);
}

// Undecided within the budget counts as no: the given stays. Classic puzzles never come near it.
bool has_one_solution(const Grid& grid, const Digits& givens)
{
    const SearchResult result = search(grid, givens, {.solutions = 2, .guesses = 100'000});
    return result.decided && result.count == 1;
}

// What singles solve has one solution, so the first levels need no search.
bool keeps_level(const Grid& grid, const Digits& givens, Level level)
{
    switch (level) {
    case Level::Beginner:
        return singles_suffice(grid, givens, Singles::InRegions);
    case Level::Easy:
        return singles_suffice(grid, givens, Singles::All);
    case Level::Hard:
        return has_one_solution(grid, givens);
    }
    ENSURE(false);
}

// Tries each orbit once, in a random order; gives back what can't be spared.
std::optional<Digits> take_givens_away(const Grid& grid,
                                       const Digits& solution,
                                       const PuzzleSpec& spec,
                                       Random& random,
                                       const std::stop_token& stop)
{
    std::vector<Cells> order = orbits(grid, spec.symmetry);
    random.shuffle(order);
    Digits givens = solution;
    int count = grid.cell_count();
    for (const Cells& orbit : order) {
        if (stop.stop_requested())
            return std::nullopt;
        const int left = count - static_cast<int>(orbit.size());
        if (left < least_givens(grid, spec.level))
            continue;
        Digits fewer = givens;
        for (Cell cell : orbit)
            fewer[cell.index] = no_digit;
        if (!keeps_level(grid, fewer, spec.level))
            continue;
        givens = std::move(fewer);
        count = left;
    }
    return givens;
}

} // namespace

std::optional<MadePuzzle> make_puzzle(const PuzzleSpec& spec, std::stop_token stop)
{
    const Layout* layout = find_layout(spec.layout);
    ENSURE(layout != nullptr);
    const auto grid = make_grid(*layout);
    Random random = dice_for(spec);
    std::optional<MadePuzzle> nearest;
    std::uint64_t steps = 0;
    for (std::uint64_t attempt = 1; attempt <= most_attempts; ++attempt) {
        auto filled = fill(*grid, spec.fill, random, stop);
        if (!filled)
            return std::nullopt;
        auto givens = take_givens_away(*grid, filled->solution, spec, random, stop);
        if (!givens)
            return std::nullopt;
        steps += filled->steps;
        Puzzle puzzle{grid, *std::move(givens), std::move(filled->solution)};
        const Level level = rate(puzzle);
        // No attempt is above the level, so the highest is the nearest.
        if (!nearest || level > nearest->level)
            nearest = MadePuzzle{std::move(puzzle), level, 0, 0};
        nearest->fill_steps = steps;
        nearest->attempts = attempt;
        if (nearest->level == spec.level)
            break;
    }
    return nearest;
}

Level rate(const Puzzle& puzzle)
{
    if (singles_suffice(*puzzle.grid, puzzle.givens, Singles::InRegions))
        return Level::Beginner;
    if (singles_suffice(*puzzle.grid, puzzle.givens, Singles::All))
        return Level::Easy;
    return Level::Hard;
}

} // namespace engine
