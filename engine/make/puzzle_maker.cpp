#include "engine/make/puzzle_maker.h"

#include <algorithm>
#include <string_view>

#include "engine/base/ensure.h"
#include "engine/make/orbits.h"
#include "engine/make/paper.h"
#include "engine/rules/layout.h"
#include "engine/solve/singles.h"

namespace engine {

namespace {

constexpr std::uint64_t most_attempts = 200;

// Dice of their own for each spec: the same seed at another level is another puzzle.
Random dice_for(const PuzzleSpec& spec, const Layout& layout)
{
    std::uint64_t hash = 0xcbf29ce484222325u; // FNV-1a
    const auto stir = [&hash](std::string_view text) {
        for (char letter : text)
            hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3u;
        hash = (hash ^ ' ') * 0x100000001b3u;
    };
    stir(layout.id); // not spec.layout: a mix can be written in more than one way
    stir(id_of(spec.level));
    stir(id_of(spec.fill));
    stir(id_of(spec.symmetry));
    return Random(spec.seed ^ hash);
}

// Puzzles for quiet minutes keep more givens than they must: in hundredths of the cells.
// Where sums tell much, few givens do.
int least_givens(const Grid& grid, Level level)
{
    const bool has_cages = !grid.cages().empty();
    switch (level) {
    case Level::Beginner:
        return grid.cell_count() * (has_cages ? 25 : 45) / 100;
    case Level::Easy:
        return grid.cell_count() * (has_cages ? 10 : 35) / 100;
    case Level::Hard:
        return 0;
    }
    ENSURE(false);
}

// What singles solve has one solution, so the first levels need no search.
bool singles_keep_level(const Grid& grid, const Digits& givens, Level level)
{
    const Singles kind = level == Level::Beginner ? Singles::InRegions : Singles::All;
    return singles_suffice(grid, givens, kind);
}

// Tries each orbit once, in a random order; gives back what can't be spared.
std::optional<Digits> take_while_singles_suffice(const Grid& grid,
                                                 const Digits& solution,
                                                 const std::vector<Cells>& order,
                                                 Level level,
                                                 const std::stop_token& stop)
{
    Digits givens = solution;
    int count = grid.cell_count();
    for (const Cells& orbit : order) {
        if (stop.stop_requested())
            return std::nullopt;
        const int left = count - static_cast<int>(orbit.size());
        if (left < least_givens(grid, level))
            continue;
        Digits fewer = givens;
        for (Cell cell : orbit)
            fewer[cell.index] = no_digit;
        if (!singles_keep_level(grid, fewer, level))
            continue;
        givens = std::move(fewer);
        count = left;
    }
    return givens;
}

// So many guesses for each given; undecided, it stays. Up to 9x9 this hardly ever happens; on the
// classic grid it was never seen.
std::uint64_t most_guesses(const Grid& grid)
{
    if (grid.cell_count() <= 100)
        return 1'000;
    if (grid.cell_count() <= 200)
        return 300;
    return grid.cell_count() <= 400 ? 100 : 30;
}

// Where clues were drawn so that they alone leave one solution, no given is needed.
std::optional<Digits> take_while_unique(Paper& paper,
                                        const Digits& solution,
                                        const std::vector<Cells>& order,
                                        const std::stop_token& stop)
{
    if (!paper.grid()->cages().empty())
        return Digits(solution.size(), no_digit);
    const RemovalLimits limits{.guesses = most_guesses(*paper.grid())};
    auto removed = paper.removal().run(solution, solution, order, limits, stop);
    if (!removed)
        return std::nullopt;
    return std::move(removed->givens);
}

} // namespace

std::optional<MadePuzzle> make_puzzle(const PuzzleSpec& spec, std::stop_token stop)
{
    const auto layout = find_layout(spec.layout);
    ENSURE(layout.has_value());
    Random random = dice_for(spec, *layout);
    Paper paper(*layout);
    std::vector<Cells> order;
    std::optional<MadePuzzle> nearest;
    std::uint64_t steps = 0;
    for (std::uint64_t attempt = 1; attempt <= most_attempts; ++attempt) {
        auto filled = paper.rule_and_fill(spec.fill, random, stop);
        if (!filled)
            return std::nullopt;
        const Grid& grid = *paper.grid();
        order = orbits(grid, spec.symmetry);
        random.shuffle(order);
        auto givens =
            spec.level == Level::Hard
                ? take_while_unique(paper, filled->solution, order, stop)
                : take_while_singles_suffice(grid, filled->solution, order, spec.level, stop);
        if (!givens)
            return std::nullopt;
        steps += filled->steps;
        Puzzle puzzle{paper.grid(), *std::move(givens), std::move(filled->solution)};
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
