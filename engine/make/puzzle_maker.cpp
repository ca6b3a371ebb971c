#include "engine/make/puzzle_maker.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/base/ensure.h"
#include "engine/make/taking.h"
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
    if (spec.givens != 0)
        stir("givens " + std::to_string(spec.givens));
    if (spec.givens_in_row != 0)
        stir("in each row " + std::to_string(spec.givens_in_row));
    if (spec.is_minimal)
        stir("minimal");
    return Random(spec.seed ^ hash);
}

Layout layout_of(const PuzzleSpec& spec)
{
    auto layout = find_layout(spec.layout);
    ENSURE(layout.has_value());
    return *std::move(layout);
}

// Which of the three kinds of puzzle the maker knows until now: all that singles do not solve is
// one to it, whatever it needs, and called Hard.
int kind_of(Level level)
{
    return std::min(static_cast<int>(level), static_cast<int>(Level::Medium));
}

int count_givens(const Digits& givens)
{
    const auto open = std::count(givens.begin(), givens.end(), no_digit);
    return static_cast<int>(givens.size()) - static_cast<int>(open);
}

} // namespace

PuzzleMaker::PuzzleMaker(const PuzzleSpec& spec)
    : spec_(spec), layout_(layout_of(spec)), paper_(layout_)
{
}

std::optional<MadePuzzle> PuzzleMaker::make(std::uint64_t seed,
                                            const std::stop_token& stop,
                                            const std::function<void(const Making&)>& report)
{
    spec_.seed = seed;
    paper_.forget();
    Random random = dice_for(spec_, layout_);
    std::optional<MadePuzzle> nearest;
    std::uint64_t fill_steps = 0;
    std::uint64_t search_steps = 0;
    for (std::uint64_t number = 1; number <= most_attempts; ++number) {
        auto made = attempt(random, stop, report, {.attempt = number});
        if (!made)
            return std::nullopt;
        fill_steps += made->fill_steps;
        search_steps += made->search_steps;
        if (!nearest || is_nearer(*made, *nearest))
            nearest = std::move(made);
        nearest->fill_steps = fill_steps;
        nearest->search_steps = search_steps;
        nearest->attempts = number;
        if (is_as_asked(*nearest))
            break;
    }
    return nearest;
}

std::optional<MadePuzzle> PuzzleMaker::attempt(Random& random,
                                               const std::stop_token& stop,
                                               const std::function<void(const Making&)>& report,
                                               Making making)
{
    auto filled = paper_.rule_and_fill(spec_.fill, random, stop);
    if (!filled)
        return std::nullopt;
    const auto order = taking_order(*paper_.grid(), spec_, random);
    making.of = static_cast<int>(order.size());
    const auto look_up = [&making, &report] {
        ++making.looked_at;
        report(making);
    };
    const std::function<void()> nobody;
    auto taken = take_givens(paper_, filled->solution, order, spec_, stop,
                             report ? std::function<void()>(look_up) : nobody);
    if (!taken)
        return std::nullopt;
    Puzzle puzzle{paper_.grid(), std::move(taken->givens), std::move(filled->solution)};
    const Level level = rate(puzzle);
    return MadePuzzle{std::move(puzzle), level, filled->steps, taken->guesses, 0};
}

// How far off the level is counts first. Only minimal puzzles can be above it.
bool PuzzleMaker::is_nearer(const MadePuzzle& one, const MadePuzzle& other) const
{
    const auto distance = [this](const MadePuzzle& made) {
        return std::abs(kind_of(made.level) - kind_of(spec_.level));
    };
    if (distance(one) != distance(other))
        return distance(one) < distance(other);
    return spec_.givens > 0 && count_givens(one.puzzle.givens) < count_givens(other.puzzle.givens);
}

bool PuzzleMaker::is_as_asked(const MadePuzzle& made) const
{
    return kind_of(made.level) == kind_of(spec_.level) &&
           (spec_.givens == 0 || count_givens(made.puzzle.givens) <= spec_.givens);
}

std::optional<MadePuzzle> make_puzzle(const PuzzleSpec& spec, std::stop_token stop)
{
    return PuzzleMaker(spec).make(spec.seed, stop);
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
