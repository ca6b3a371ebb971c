#include "engine/make/puzzle_maker.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/base/ensure.h"
#include "engine/make/easing.h"
#include "engine/make/orbits.h"
#include "engine/make/originals.h"
#include "engine/make/reachable_levels.h"
#include "engine/make/taking.h"
#include "engine/make/transform.h"
#include "engine/rules/layout.h"
#include "engine/solve/classic_search.h"

namespace engine {

namespace {

// The hardest levels are seldom met by chance: of minimal 9x9 puzzles two in a hundred are Extreme,
// one in two thousand Diabolical. There an attempt takes less than a millisecond. Some techniques
// are seldom needed, too. On small boards, where an attempt takes some 50 microseconds, most
// puzzles are solved by singles: of 6x6 one in 200 is Expert. What can't be reached is not sought
// for seconds.
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

// Where many grids are tried, regions are not drawn anew for each: what the techniques ask of paper
// takes as long to work out as to rate a puzzle.
bool keeps_paper(Level level, std::uint64_t attempt)
{
    constexpr std::uint64_t attempts_on_paper = 10;
    return level >= Level::Extreme && (attempt - 1) % attempts_on_paper != 0;
}

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
    : spec_(spec), layout_(layout_of(spec)), paper_(layout_), goal_(spec)
{
}

std::optional<MadePuzzle> PuzzleMaker::make(std::uint64_t seed,
                                            const std::stop_token& stop,
                                            const std::function<void(const Making&)>& report)
{
    spec_.seed = seed;
    paper_.forget();
    Random random = dice_for(spec_, layout_);
    std::optional<Attempt> nearest;
    std::uint64_t fill_steps = 0;
    std::uint64_t search_steps = 0;
    std::uint64_t number = 0;
    const bool of_originals = has_originals();
    const bool knows_seeds = has_known_seeds();
    const std::uint64_t attempts_before = known().attempts_before;
    const std::uint64_t most = of_originals || knows_seeds ? 200 : attempts_for(spec_, layout_);
    while (number < most && (!nearest || !is_as_asked(*nearest))) {
        ++number;
        const bool is_helped = knows_seeds && number > attempts_before;
        auto made = of_originals ? attempt_original(random, stop)
                    : is_helped  ? attempt_known(random, stop)
                                 : attempt(random, stop, report, {.attempt = number});
        if (!made)
            return std::nullopt;
        fill_steps += made->fill_steps;
        search_steps += made->search_steps;
        if (!nearest || is_nearer(*made, *nearest))
            nearest = std::move(made);
    }
    goal_.take_up(nearest->puzzle.grid);
    const Level level = nearest->standing == Goal::Standing::Met
                            ? nearest->level
                            : goal_.level_of(nearest->puzzle.givens);
    return MadePuzzle{
        std::move(nearest->puzzle), level, is_as_asked(*nearest), fill_steps, search_steps, number};
}

// They have no pattern, and as few givens as they have.
bool PuzzleMaker::has_originals() const
{
    return layout_.id == "9x9" && spec_.symmetry == Symmetry::None && spec_.givens == 0 &&
           spec_.givens_in_row == 0 && count_originals(spec_.level) > 0;
}

// Its level is known, as no rearrangement changes it; which techniques it needs must be looked at.
std::optional<PuzzleMaker::Attempt> PuzzleMaker::attempt_original(Random& random,
                                                                  const std::stop_token& stop)
{
    if (stop.stop_requested())
        return std::nullopt;
    const auto number = random.below(static_cast<std::uint32_t>(count_originals(spec_.level)));
    const auto& grid = paper_.ruled();
    const Rearrangement rearrangement = any_rearrangement(*grid, random);
    Digits givens = rearrangement.of(original(spec_.level, static_cast<int>(number)));
    std::array<ClassicDigits, 1> solutions = {};
    const auto result =
        search_classic(ClassicGivens(givens.data(), 81), {.solutions = 1}, solutions);
    ENSURE(result.count == 1);
    Digits solution(solutions[0].begin(), solutions[0].end());
    Attempt made{Puzzle{grid, std::move(givens), std::move(solution)}, Goal::Standing::Met,
                 spec_.level, rearrangement.transformations(), result.guesses};
    if (!spec_.technique)
        return made;
    goal_.take_up(grid);
    made.standing = goal_.standing_of(made.puzzle.givens);
    made.level = goal_.level();
    return made;
}

KnownSeeds PuzzleMaker::known() const
{
    return known_seeds(layout_.id, spec_.level, spec_.symmetry);
}

// Extreme ones are there to save time, and may all lack a technique that chance would meet.
bool PuzzleMaker::has_known_seeds() const
{
    if (spec_.technique && spec_.level < Level::Diabolical)
        return false;
    return spec_.fill == FillMethod::Backtracking && spec_.givens == 0 &&
           spec_.givens_in_row == 0 && !spec_.is_minimal && !known().seeds.empty();
}

// On classic paper the next puzzle is there within a frame, and to rate one of the hardest levels
// takes longer. Their level was found with the dice, and no rearrangement changes it.
bool PuzzleMaker::rates_known() const
{
    return layout_.id != "9x9" || spec_.technique;
}

std::optional<PuzzleMaker::Attempt> PuzzleMaker::attempt_known(Random& random,
                                                               const std::stop_token& stop)
{
    const auto seeds = known().seeds;
    Random dice(seeds[random.below(static_cast<std::uint32_t>(seeds.size()))]);
    auto made = take_afresh(dice, stop);
    if (!made)
        return std::nullopt;
    if (rates_known()) {
        if (!hold_against_goal(*made, dice, stop))
            return std::nullopt;
    } else {
        made->standing = Goal::Standing::Met;
        made->level = spec_.level;
    }
    const Rearrangement rearrangement =
        any_rearrangement(*made->puzzle.grid, random, spec_.symmetry);
    made->puzzle.givens = rearrangement.of(made->puzzle.givens);
    made->puzzle.solution = rearrangement.of(made->puzzle.solution);
    return made;
}

// Whatever was made before.
std::optional<PuzzleMaker::Attempt> PuzzleMaker::take_afresh(Random& dice,
                                                             const std::stop_token& stop)
{
    paper_.forget();
    return take_away(dice, stop, {}, {.attempt = 1});
}

bool PuzzleMaker::is_known(std::uint32_t number, const std::stop_token& stop)
{
    Random dice(number);
    auto made = take_afresh(dice, stop);
    if (!made)
        return false;
    const Digits taken = made->puzzle.givens;
    return hold_against_goal(*made, dice, stop) && is_as_asked(*made) &&
           (rates_known() || made->puzzle.givens == taken);
}

std::optional<PuzzleMaker::Attempt>
PuzzleMaker::attempt(Random& random,
                     const std::stop_token& stop,
                     const std::function<void(const Making&)>& report,
                     const Making& making)
{
    auto made = take_away(random, stop, report, making);
    if (!made || !hold_against_goal(*made, random, stop))
        return std::nullopt;
    return made;
}

std::optional<PuzzleMaker::Attempt>
PuzzleMaker::take_away(Random& random,
                       const std::stop_token& stop,
                       const std::function<void(const Making&)>& report,
                       Making making)
{
    auto filled = keeps_paper(spec_.level, making.attempt)
                      ? paper_.fill_again(spec_.fill, random, stop)
                      : paper_.rule_and_fill(spec_.fill, random, stop);
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
    return Attempt{Puzzle{paper_.grid(), std::move(taken->givens), std::move(filled->solution)},
                   Goal::Standing::Below, Level::Beginner, filled->steps, taken->guesses};
}

// Above the goal, givens are put back; not in minimal puzzles, where that can't be. Of classic ones
// a quarter are Expert, and another is made sooner than one is eased. Large ones are hardly ever
// as easy as Extreme, which takes long to see.
bool PuzzleMaker::hold_against_goal(Attempt& made, Random& random, const std::stop_token& stop)
{
    goal_.take_up(made.puzzle.grid);
    const bool is_large = made.puzzle.grid->cell_count() > most_cells_of_small_paper;
    const bool is_surely_above = spec_.level == Level::Extreme && is_large && !spec_.is_minimal;
    made.standing = is_surely_above ? Goal::Standing::Above : goal_.standing_of(made.puzzle.givens);
    made.level = goal_.level();
    const bool is_met_soon = spec_.level == Level::Expert && made.puzzle.grid->is_classic();
    if (made.standing != Goal::Standing::Above || spec_.is_minimal || is_met_soon)
        return !stop.stop_requested();
    auto eased = ease(goal_, made.puzzle.givens, made.puzzle.solution,
                      orbits(*made.puzzle.grid, spec_.symmetry), random, stop);
    if (eased) {
        made.puzzle.givens = *std::move(eased);
        made.standing = Goal::Standing::Met;
        made.level = spec_.level;
    }
    return !stop.stop_requested();
}

// How far off the level is counts first, then whether the technique is there.
bool PuzzleMaker::is_nearer(const Attempt& one, const Attempt& other) const
{
    const auto distance = [this](const Attempt& made) {
        switch (made.standing) {
        case Goal::Standing::Met:
            return 0;
        case Goal::Standing::Above:
            return 2;               // at least; how far was not looked at
        case Goal::Standing::Below: // where the level is met, the technique is missing
            return made.level == spec_.level
                       ? 1
                       : 2 + static_cast<int>(spec_.level) - static_cast<int>(made.level);
        }
        return 0;
    };
    if (distance(one) != distance(other))
        return distance(one) < distance(other);
    return spec_.givens > 0 && count_givens(one.puzzle.givens) < count_givens(other.puzzle.givens);
}

bool PuzzleMaker::is_as_asked(const Attempt& made) const
{
    return made.standing == Goal::Standing::Met &&
           (spec_.givens == 0 || count_givens(made.puzzle.givens) <= spec_.givens);
}

std::optional<MadePuzzle> make_puzzle(const PuzzleSpec& spec, std::stop_token stop)
{
    return PuzzleMaker(spec).make(spec.seed, stop);
}

} // namespace engine
