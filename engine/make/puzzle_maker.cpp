#include "engine/make/puzzle_maker.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/base/ensure.h"
#include "engine/make/easing.h"
#include "engine/make/orbits.h"
#include "engine/make/reachable_levels.h"
#include "engine/make/taking.h"
#include "engine/make/transform.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"

namespace engine {

namespace {

// The hardest levels are rarely found by chance: of minimal 9x9 puzzles two in a hundred are
// Extreme and one in two thousand Diabolical. There an attempt takes less than a millisecond. Some
// techniques are rarely needed, too. On small boards an attempt takes about 50 microseconds, and
// singles solve most puzzles: of 6x6 one in 200 is Expert. Levels that can't be reached should not
// be searched for over seconds.
std::uint64_t attempts_for(const PuzzleSpec& spec, const Layout& layout)
{
    if (layout.size > 9 || nearest_reachable(layout, spec.level) != spec.level)
        return 200;
    if (layout.size <= 6)
        return 5'000;
    switch (spec.level) {
    case Level::Diabolical:
        return 5'000;
    case Level::Extreme:
        return 1'000;
    case Level::Beginner:
    case Level::Easy:
    case Level::Medium:
    case Level::Hard:
    case Level::Expert:
        return spec.technique || spec.symmetry != Symmetry::None ? 1'000 : 200;
    }
    ENSURE(false);
}

// If many grids are tried, regions are not drawn anew for each: the tables that techniques need
// take as long to compute as rating a puzzle.
bool keeps_grid(Level level, std::uint64_t attempt)
{
    constexpr std::uint64_t attempts_on_grid = 10;
    return level >= Level::Extreme && (attempt - 1) % attempts_on_grid != 0;
}

// A random generator for each spec: the same seed gives another puzzle at another level.
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
    if (spec.technique)
        stir(spec.technique->id);
    return Random(spec.seed ^ hash);
}

Layout layout_of(const PuzzleSpec& spec)
{
    auto layout = find_layout(spec.layout);
    ENSURE(layout.has_value());
    return *std::move(layout);
}

int count_givens(const Digits& givens)
{
    const auto open = std::count(givens.begin(), givens.end(), no_digit);
    return static_cast<int>(givens.size()) - static_cast<int>(open);
}

} // namespace

PuzzleMaker::PuzzleMaker(const PuzzleSpec& spec)
    : spec_(spec), layout_(layout_of(spec)), grids_(layout_), goal_(spec)
{
}

std::optional<MadePuzzle> PuzzleMaker::make(std::uint64_t seed,
                                            const Cancel& stop,
                                            const std::function<void(const Making&)>& report)
{
    spec_.seed = seed;
    grids_.forget();
    Random random = dice_for(spec_, layout_);
    std::optional<Attempt> nearest;
    std::uint64_t fill_steps = 0;
    std::uint64_t search_steps = 0;
    std::uint64_t number = 0;
    const Shelf* prepared = shelf();
    const std::uint64_t most = prepared != nullptr ? 200 : attempts_for(spec_, layout_);
    while (number < most && (!nearest || !is_as_asked(*nearest))) {
        ++number;
        const bool is_helped = prepared != nullptr && number > prepared->attempts_before;
        auto made = is_helped
                        ? attempt_from_stock(*prepared, random, stop)
                        : judged(dig(random, stop, report, {.attempt = number}), random, stop);
        if (!made)
            return std::nullopt;
        fill_steps += made->fill_steps;
        search_steps += made->search_steps;
        if (!nearest || is_nearer(*made, *nearest))
            nearest = std::move(made);
    }
    Puzzle& puzzle = nearest->puzzle;
    const auto [standing, level] = nearest->judgement;
    const Level reached =
        standing == Goal::Standing::Met ? level : goal_.level_of(puzzle.grid, puzzle.givens);
    Recipe recipe = nearest->stock ? Recipe{layout_.id, *std::move(nearest->stock)}
                                   : recipe_of(layout_, puzzle);
    return MadePuzzle{.puzzle = std::move(puzzle),
                      .level = reached,
                      .is_as_asked = is_as_asked(*nearest),
                      .fill_steps = fill_steps,
                      .search_steps = search_steps,
                      .attempts = number,
                      .recipe = std::move(recipe)};
}

// Prepared puzzles have few givens, so specs with a number of givens don't use them. Prepared seeds
// are for filling by backtracking; those for Extreme exist to save time, and may all lack a
// technique that other seeds would have.
const Shelf* PuzzleMaker::shelf() const
{
    const Shelf* found = stock(layout_.id, spec_.level, spec_.symmetry);
    if (found == nullptr || spec_.givens != 0 || spec_.givens_in_row != 0)
        return nullptr;
    const bool fits = found->prepared == Prepared::Walks ||
                      (spec_.fill == FillMethod::Backtracking && !spec_.is_minimal &&
                       (!spec_.technique || spec_.level == Level::Diabolical));
    return fits ? found : nullptr;
}

// On the classic grid the next puzzle is ready within a frame, but rating one of the hardest levels
// would take longer. Its level is known from the stock, and rearranging does not change it; which
// techniques it needs must still be checked.
bool PuzzleMaker::is_level_known() const
{
    return layout_.id == "9x9" && !spec_.technique;
}

std::optional<PuzzleMaker::Attempt>
PuzzleMaker::attempt_from_stock(const Shelf& shelf, Random& random, const Cancel& stop)
{
    if (stop.is_asked())
        return std::nullopt;
    if (shelf.prepared == Prepared::Walks)
        return take_from_walk(shelf, random);
    const auto seeds = dice_on(shelf);
    Random dice(seeds[random.below(static_cast<std::uint32_t>(seeds.size()))]);
    auto made = dig_afresh(dice, stop);
    if (made && is_level_known())
        made->judgement = {Goal::Standing::Met, spec_.level};
    else
        made = judged(std::move(made), dice, stop);
    if (!made)
        return std::nullopt;
    Puzzle& puzzle = made->puzzle;
    const Rearrangement rearrangement = any_rearrangement(*puzzle.grid, random, spec_.symmetry);
    puzzle.givens = rearrangement.of(puzzle.givens);
    puzzle.solution = rearrangement.of(puzzle.solution);
    return made;
}

std::optional<PuzzleMaker::Attempt> PuzzleMaker::take_from_walk(const Shelf& shelf, Random& random)
{
    if (offered_.empty())
        offered_ = offered_on(shelf);
    const int number = offered_[random.below(static_cast<std::uint32_t>(offered_.size()))];
    const auto& grid = grids_.fixed_grid();
    const Rearrangement rearrangement = any_rearrangement(*grid, random);
    Digits givens = rearrangement.of(*stock_puzzle(shelf, number));
    SearchResult result = search(*grid, givens, {.solutions = 1});
    ENSURE(result.count == 1);
    Attempt made{Puzzle{grid, std::move(givens), std::move(result.solutions.front())},
                 rearrangement.transformations(), result.guesses};
    made.judgement = is_level_known() ? Goal::Judgement{Goal::Standing::Met, spec_.level}
                                      : goal_.judge(made.puzzle.grid, made.puzzle.givens);
    const auto place = &shelf - all_shelves().data();
    made.stock = FromStock{static_cast<int>(place), number, rearrangement.moves()};
    return made;
}

// Does not depend on what was made before.
std::optional<PuzzleMaker::Attempt> PuzzleMaker::dig_afresh(Random& dice, const Cancel& stop)
{
    grids_.forget();
    return dig(dice, stop, {}, {.attempt = 1});
}

bool PuzzleMaker::is_met_by(std::uint32_t dice, const Cancel& stop)
{
    Random random(dice);
    const auto taken = dig_afresh(random, stop);
    const auto made = judged(taken, random, stop);
    return made && is_as_asked(*made) &&
           (!is_level_known() || made->puzzle.givens == taken->puzzle.givens);
}

// Fills a grid and removes givens.
std::optional<PuzzleMaker::Attempt>
PuzzleMaker::dig(Random& random, const Cancel& stop, const Report& report, Making making)
{
    auto filled = keeps_grid(spec_.level, making.attempt)
                      ? grids_.fill_again(spec_.fill, random, stop)
                      : grids_.make_and_fill(spec_.fill, random, stop);
    if (!filled)
        return std::nullopt;
    const auto order = taking_order(*grids_.grid(), spec_, random);
    making.of = static_cast<int>(order.size());
    const auto look_up = [&making, &report] {
        ++making.looked_at;
        report(making);
    };
    const std::function<void()> nobody;
    auto taken = take_givens(grids_, filled->solution, order, spec_, stop,
                             report ? std::function<void()>(look_up) : nobody);
    if (!taken)
        return std::nullopt;
    return Attempt{Puzzle{grids_.grid(), std::move(taken->givens), std::move(filled->solution)},
                   filled->steps, taken->guesses};
}

// Puts givens back if the puzzle is above the goal; never in minimal puzzles. A quarter of classic
// puzzles are Expert, so making another is faster than easing one. Large puzzles are hardly ever as
// easy as Extreme, and finding out takes long.
std::optional<PuzzleMaker::Attempt>
PuzzleMaker::judged(std::optional<Attempt> made, Random& random, const Cancel& stop)
{
    if (!made)
        return std::nullopt;
    Puzzle& puzzle = made->puzzle;
    const bool is_large = puzzle.grid->cell_count() > most_cells_of_small_grid;
    const bool is_surely_above = spec_.level == Level::Extreme && is_large && !spec_.is_minimal;
    made->judgement = is_surely_above ? Goal::Judgement{Goal::Standing::Above, Level::Diabolical}
                                      : goal_.judge(puzzle.grid, puzzle.givens);
    const bool is_met_soon = spec_.level == Level::Expert && puzzle.grid->is_classic();
    if (made->judgement.standing == Goal::Standing::Above && !spec_.is_minimal && !is_met_soon) {
        auto eased = ease(goal_, puzzle, orbits(*puzzle.grid, spec_.symmetry), random, stop);
        if (eased) {
            puzzle.givens = *std::move(eased);
            made->judgement = {Goal::Standing::Met, spec_.level};
        }
    }
    return stop.is_asked() ? std::nullopt : std::move(made);
}

// The distance from the level counts first, then whether the technique is needed.
bool PuzzleMaker::is_nearer(const Attempt& one, const Attempt& other) const
{
    const auto distance = [this](const Attempt& made) {
        switch (made.judgement.standing) {
        case Goal::Standing::Met:
            return 0;
        case Goal::Standing::Above:
            return 2;               // at least; the exact distance is not known
        case Goal::Standing::Below: // if the level is met, the technique is missing
            return made.judgement.level == spec_.level
                       ? 1
                       : 2 + static_cast<int>(spec_.level) - static_cast<int>(made.judgement.level);
        }
        return 0;
    };
    if (distance(one) != distance(other))
        return distance(one) < distance(other);
    return spec_.givens > 0 && count_givens(one.puzzle.givens) < count_givens(other.puzzle.givens);
}

bool PuzzleMaker::is_as_asked(const Attempt& made) const
{
    return made.judgement.standing == Goal::Standing::Met &&
           (spec_.givens == 0 || count_givens(made.puzzle.givens) <= spec_.givens);
}

std::optional<MadePuzzle> make_puzzle(const PuzzleSpec& spec, Cancel stop)
{
    return PuzzleMaker(spec).make(spec.seed, stop);
}

} // namespace engine
