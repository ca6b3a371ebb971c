#include "engine/make/puzzle_maker.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/construct/cages.h"
#include "engine/make/easing.h"
#include "engine/make/practised_puzzle.h"
#include "engine/make/reachable_levels.h"
#include "engine/make/wishes.h"
#include "engine/rules/layout.h"

namespace engine {

namespace {

// The hardest levels are rarely found by chance: of minimal 9x9 puzzles two in a hundred are
// Extreme and one in two thousand Diabolical. There an attempt takes less than a millisecond. Some
// techniques are rarely needed, too. On small boards an attempt takes about 50 microseconds, and
// singles solve most puzzles: of 6x6 one in 200 is Expert. Levels that can't be reached should not
// be searched for over seconds.
std::uint64_t attempts_for(const PuzzleSpec& spec, const Layout& layout)
{
    if (layout.size > 9 || prints_clues(layout) ||
        nearest_reachable(layout, spec.level) != spec.level)
        return 200;
    if (layout.size <= 6)
        return 5'000;
    switch (spec.level) {
    case Level::Diabolical:
        return 5'000;
    case Level::Extreme:
        return is_often_lifted(layout, spec.level) ? 3'000 : 1'000;
    case Level::Beginner:
    case Level::Easy:
    case Level::Medium:
    case Level::Hard:
    case Level::Expert:
        return spec.technique || spec.symmetry != Symmetry::None || spec.most_in_row != 0 ||
                       !spec.givens_of_rows.empty()
                   ? 1'000
                   : 200;
    }
    ENSURE(false);
}

// The hardest levels take long to rate: there the positions of practice are tried before the other
// attempts.
constexpr std::uint64_t attempts_before_practice = 40;

// A random generator for each spec: the same seed gives another puzzle at another level.
Random random_for(const PuzzleSpec& spec, const Layout& layout)
{
    std::uint64_t hash = 0xcbf29ce484222325u; // FNV-1a
    const auto stir = [&hash](std::string_view text) {
        for (char letter : text)
            hash = (hash ^ byte_of(letter)) * 0x100000001b3u;
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
    if (spec.most_in_row != 0)
        stir("at most in each row " + std::to_string(spec.most_in_row));
    if (spec.digits_in_order)
        stir("digits in order");
    if (!spec.givens_of_rows.empty())
        stir("givens of rows " + to_text(spec.givens_of_rows));
    return Random(spec.seed ^ hash);
}

Layout layout_of(const PuzzleSpec& spec)
{
    auto layout = find_layout(spec.layout);
    ENSURE(layout.has_value());
    return *std::move(layout);
}

// The hardest levels need puzzles without a given to spare, as far as a search is quick to find
// them.
bool is_search_quick(const Layout& layout)
{
    switch (family_of(layout)) {
    case LayoutFamily::Classic:
    case LayoutFamily::Overlapping:
        return make_grid(layout)->cell_count() <= 160;
    case LayoutFamily::ExtraRules:
    case LayoutFamily::Jigsaw:
    case LayoutFamily::Killer:
        return layout.size <= 10;
    }
    ENSURE(false);
}

RemovalRule rule_for(const PuzzleSpec& spec, const Layout& layout)
{
    if (spec.is_minimal)
        return RemovalRule::Minimal;
    switch (spec.level) {
    case Level::Beginner:
        return RemovalRule::RegionSingles;
    case Level::Easy: // combinations of cages are enough only for some of what singles solve
        return prints_clues(layout) ? RemovalRule::OneSolution : RemovalRule::AllSingles;
    case Level::Medium:
    case Level::Hard:
    case Level::Expert:
        return RemovalRule::OneSolution;
    case Level::Extreme:
    case Level::Diabolical:
        return is_search_quick(layout) ? RemovalRule::Minimal : RemovalRule::OneSolution;
    }
    ENSURE(false);
}

// Where a search for every given takes too long, the hardest levels need a search for a few that
// the rule kept: codes have room for two, or for one where givens may be put back.
int most_to_remove_more(const PuzzleSpec& spec, const Layout& layout)
{
    if (spec.level < Level::Extreme || rule_for(spec, layout) != RemovalRule::OneSolution ||
        spec.symmetry != Symmetry::None || spec.fill != FillMethod::Backtracking ||
        spec.givens != 0 || spec.givens_in_row != 0 || spec.most_in_row != 0 ||
        !spec.givens_of_rows.empty() || spec.digits_in_order || prints_clues(layout))
        return 0;
    if (spec.level == Level::Diabolical)
        return 2;
    return family_of(layout) == LayoutFamily::Classic ? 0 : 1;
}

Construction construction_for(const PuzzleSpec& spec, const Layout& layout)
{
    const RemovalRule rule = rule_for(spec, layout);
    const auto level = static_cast<int>(index_of(spec.level));
    return {.fill = spec.fill,
            .symmetry = spec.symmetry,
            .rule = rule,
            .givens = spec.givens,
            .givens_in_row = spec.givens_in_row,
            .most_in_row = spec.most_in_row,
            .givens_of_rows = spec.givens_of_rows,
            .digits_in_order = spec.digits_in_order,
            .cages = usual_cages(layout, level, rule)};
}

// Returns the number of givens that are too many or missing, in all rows together.
int amiss_in_rows(const PuzzleSpec& spec, const Puzzle& puzzle)
{
    int amiss = 0;
    std::vector<int> rows = givens_in_rows(puzzle);
    if (!spec.givens_of_rows.empty()) {
        std::ranges::sort(rows, std::greater());
        for (std::size_t row = 0; row < std::min(rows.size(), spec.givens_of_rows.size()); ++row)
            amiss += std::abs(rows[row] - spec.givens_of_rows[row]);
    } else if (spec.most_in_row != 0) {
        for (int givens : rows)
            amiss += std::max(0, givens - spec.most_in_row);
    }
    return amiss;
}

// Prepared puzzles have few givens, so specs with a number of givens don't use them, and their
// grids have no digits in order.
bool may_be_prepared(const PuzzleSpec& spec)
{
    return spec.level >= Level::Extreme && spec.givens == 0 && spec.givens_in_row == 0 &&
           spec.most_in_row == 0 && spec.givens_of_rows.empty() && !spec.digits_in_order &&
           spec.fill != FillMethod::Rows;
}

} // namespace

PuzzleSpec spec_of(const Recipe& recipe, Level level)
{
    PuzzleSpec spec{.layout = recipe.layout, .level = level};
    if (const auto* from = std::get_if<FromDice>(&recipe.made_from)) {
        spec.fill = from->construction.fill;
        spec.symmetry = from->construction.symmetry;
    }
    return spec;
}

Result<MadePuzzle> make_again(const Recipe& recipe, const Cancel& cancel)
{
    auto puzzle = remake_proper(recipe, cancel);
    if (!puzzle)
        return Failure{puzzle.why()};
    const auto issued = level_in(recipe);
    const Level level = issued ? enumerator_at<Level>(*issued) : level_of(*puzzle, cancel);
    return MadePuzzle{.puzzle = *std::move(puzzle), .level = level, .recipe = recipe};
}

PuzzleMaker::PuzzleMaker(const PuzzleSpec& spec)
    : spec_(spec), layout_(layout_of(spec)), constructor_(layout_), goal_(spec)
{
}

std::optional<MadePuzzle> PuzzleMaker::make(std::uint64_t seed,
                                            const Cancel& stop,
                                            const std::function<void(const Making&)>& report)
{
    if (!read_stock_for(spec_))
        return std::nullopt;
    spec_.seed = seed;
    goal_.obey(stop);
    Random random = random_for(spec_, layout_);
    std::optional<Attempt> nearest;
    std::uint64_t fill_steps = 0;
    std::uint64_t search_steps = 0;
    std::uint64_t number = 0;
    const Shelf* prepared = shelf();
    const std::uint64_t most = prepared != nullptr ? 200 : attempts_for(spec_, layout_);
    const std::uint64_t practice_after =
        spec_.level >= Level::Extreme ? attempts_before_practice : most;
    const bool are_lifted_common = is_often_lifted(layout_, spec_.level);
    while (number < most && (!nearest || !is_as_asked(*nearest))) {
        ++number;
        goal_.take_lifted(!are_lifted_common || number > most / 2);
        const bool is_helped = prepared != nullptr && number > prepared->attempts_before;
        auto made = is_helped ? take_from_stock(*prepared, random)
                              : attempt(random, stop, report, {.attempt = number});
        if (!made || stop.is_asked())
            return std::nullopt;
        fill_steps += made->fill_steps;
        search_steps += made->search_steps;
        if (!nearest || is_nearer(*made, *nearest))
            nearest = std::move(made);
        if (number == practice_after && !is_as_asked(*nearest)) {
            if (auto practised = take_from_practice(random, stop))
                nearest = std::move(practised);
            if (stop.is_asked())
                return std::nullopt;
        }
    }
    const Puzzle& puzzle = nearest->puzzle;
    const Level reached = nearest->judgement.standing == Goal::Standing::Met
                              ? nearest->judgement.level
                              : goal_.level_of(puzzle.grid, puzzle.givens);
    if (stop.is_asked())
        return std::nullopt;
    Recipe recipe = recipe_for(*nearest, reached);
    const bool is_met = is_as_asked(*nearest);
    return MadePuzzle{.puzzle = std::move(nearest->puzzle),
                      .level = reached,
                      .recipe = std::move(recipe),
                      .is_as_asked = is_met,
                      .fill_steps = fill_steps,
                      .search_steps = search_steps,
                      .attempts = number};
}

std::optional<PuzzleMaker::Attempt> PuzzleMaker::take_from_practice(Random random,
                                                                    const Cancel& stop)
{
    auto puzzle =
        may_be_practised(spec_) ? practised_puzzle(spec_, goal_, random, stop) : std::nullopt;
    if (!puzzle)
        return std::nullopt;
    return Attempt{*std::move(puzzle), 0, 0, {Goal::Standing::Met, spec_.level}, {}};
}

Recipe PuzzleMaker::recipe_for(const Attempt& made, Level level) const
{
    if (const auto* from = std::get_if<FromStock>(&made.made_from))
        return {layout_.id, *from};
    const auto* from = std::get_if<FromDice>(&made.made_from);
    if (from == nullptr)
        return recipe_of(layout_, made.puzzle);
    Recipe recipe{layout_.id, FromDice{from->construction, static_cast<int>(level)}};
    return has_code(recipe) ? recipe : recipe_of(layout_, made.puzzle);
}

const Shelf* PuzzleMaker::shelf() const
{
    if (!may_be_prepared(spec_))
        return nullptr;
    const Shelf* found = find_shelf(layout_.id, id_of(spec_.level), id_of(spec_.symmetry));
    if (found == nullptr)
        return nullptr;
    // Prepared seeds are for filling by backtracking; those for Extreme exist to save time, and may
    // all lack a technique that other seeds would have.
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

PuzzleMaker::Attempt PuzzleMaker::take_from_stock(const Shelf& shelf, Random& random)
{
    if (offered_.empty())
        offered_ = offered_on(shelf);
    const auto index = static_cast<int>(&shelf - all_shelves().data());
    const int number = offered_[random.below(offered_.size())];
    const FromStock from{index, number, static_cast<std::uint32_t>(random.next())};
    auto puzzle = remake({layout_.id, from});
    ENSURE(puzzle);
    Attempt made{*std::move(puzzle), 1, 0, {Goal::Standing::Met, spec_.level}, from};
    if (!is_level_known())
        made.judgement = goal_.judge(made.puzzle.grid, made.puzzle.givens);
    return made;
}

// If many grids are tried, regions are not drawn anew for each: the tables that techniques need
// take as long to compute as rating a puzzle. Dice that differ in the lowest four bits draw the
// same regions.
std::uint32_t PuzzleMaker::next_dice(Random& random, std::uint64_t attempt)
{
    constexpr std::uint64_t attempts_on_grid = 10;
    if (spec_.level >= Level::Extreme && attempt % attempts_on_grid != 1)
        return ++dice_;
    return dice_ = static_cast<std::uint32_t>(random.next()) & ~std::uint32_t{15};
}

// Cages are seldom sufficient as they are drawn: one drawing in twelve is on boards of up to 9x9,
// of small cages one in four. After some of them, and on larger boards, cages are changed. Easy
// puzzles get as many givens as they need later.
std::optional<Constructed> PuzzleMaker::construct(Random& random,
                                                  Construction& construction,
                                                  const Cancel& stop,
                                                  const Report& report,
                                                  Making making)
{
    construction.dice = next_dice(random, making.attempt);
    const bool needs_cages = prints_clues(layout_) && spec_.level > Level::Easy;
    if (!needs_cages) {
        making.of = count_of(orbits(*make_grid(layout_), spec_.symmetry));
        const auto look_up = [&making, &report] {
            ++making.looked_at;
            report(making);
        };
        return constructor_.construct(construction, stop,
                                      report ? std::function<void()>(look_up) : nullptr);
    }
    constexpr int most_drawings = 100;
    constexpr int largest = 9;
    const bool are_joined = construction.cages == CageStyle::Joined; // which proves that they are
    const auto are_sufficient = [](const Constructed& made) {
        return are_cages_sufficient(*made.puzzle.grid, made.puzzle.solution);
    };
    for (int drawing = 0; drawing < most_drawings && layout_.size <= largest; ++drawing) {
        auto constructed = constructor_.construct(construction, stop, {}, Cages::AsDrawnSoon);
        if (!constructed || (constructed->lasts && (are_joined || are_sufficient(*constructed))))
            return constructed;
        construction.dice = next_dice(random, 1);
    }
    return constructor_.construct(construction, stop, {}, Cages::Sufficient);
}

std::optional<PuzzleMaker::Attempt>
PuzzleMaker::attempt(Random& random, const Cancel& stop, const Report& report, Making making)
{
    FromDice from{construction_for(spec_, layout_)};
    auto constructed = construct(random, from.construction, stop, report, making);
    if (!constructed)
        return std::nullopt;
    if (const int most = most_to_remove_more(spec_, layout_))
        constructor_.remove_more(from.construction, *constructed, most, stop);
    return judged(*std::move(constructed), from, stop);
}

std::optional<Puzzle> PuzzleMaker::try_dice(std::uint32_t dice, const Cancel& stop)
{
    goal_.obey(stop);
    goal_.take_lifted(true);
    FromDice from{construction_for(spec_, layout_)};
    from.construction.dice = dice;
    auto constructed = constructor_.construct(from.construction, stop);
    auto made = constructed ? judged(*std::move(constructed), from, stop) : std::nullopt;
    return made && is_as_asked(*made) ? std::optional(std::move(made->puzzle)) : std::nullopt;
}

// Puts givens back if the puzzle is above the goal; never in minimal puzzles. A quarter of classic
// puzzles are Expert, so making another is faster than easing one. Large puzzles are hardly ever as
// easy as Extreme, and finding out takes long.
std::optional<PuzzleMaker::Attempt>
PuzzleMaker::judged(Constructed constructed, FromDice from, const Cancel& stop)
{
    Puzzle& puzzle = constructed.puzzle;
    Attempt made{.puzzle = {},
                 .fill_steps = constructed.fill_steps,
                 .search_steps = constructed.search_steps};
    const bool is_large = puzzle.grid->cell_count() > most_cells_of_small_grid;
    const bool is_surely_above = spec_.level == Level::Extreme && is_large && !spec_.is_minimal;
    made.judgement = is_surely_above ? Goal::Judgement{Goal::Standing::Above, Level::Diabolical}
                                     : goal_.judge(puzzle.grid, puzzle.givens);
    const bool is_met_soon = spec_.level == Level::Expert && puzzle.grid->is_classic();
    if (made.judgement.standing == Goal::Standing::Above && !spec_.is_minimal && !is_met_soon) {
        if (const auto put_back = ease(goal_, constructed, stop)) {
            puzzle.givens = with_put_back(constructed, put_back->first, put_back->also);
            from.construction.put_back = put_back->first;
            from.construction.put_back_also = put_back->also;
            made.judgement = {Goal::Standing::Met, spec_.level};
        }
    }
    if (stop.is_asked())
        return std::nullopt;
    made.puzzle = std::move(puzzle);
    if (constructed.lasts)
        made.made_from = from;
    return made;
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
                       : 2 + number_of(spec_.level) - number_of(made.judgement.level);
        }
        return 0;
    };
    if (distance(one) != distance(other))
        return distance(one) < distance(other);
    const int amiss = amiss_in_rows(spec_, one.puzzle);
    const int other_amiss = amiss_in_rows(spec_, other.puzzle);
    if (amiss != other_amiss)
        return amiss < other_amiss;
    return spec_.givens > 0 && count_givens(one.puzzle.givens) < count_givens(other.puzzle.givens);
}

bool PuzzleMaker::is_as_asked(const Attempt& made) const
{
    return made.judgement.standing == Goal::Standing::Met &&
           (spec_.givens == 0 || count_givens(made.puzzle.givens) <= spec_.givens) &&
           amiss_in_rows(spec_, made.puzzle) == 0;
}

Attempt read_stock_for(const PuzzleSpec& spec)
{
    return may_be_prepared(spec) ? read_stock() : Done{};
}

Message why_not_made(const PuzzleSpec& spec)
{
    if (const auto read = read_stock_for(spec); !read)
        return read.why();
    return {N_("No grid that satisfies all these rules was found: choose fewer rules or another "
               "size")};
}

std::optional<MadePuzzle> make_puzzle(const PuzzleSpec& spec, Cancel stop)
{
    return PuzzleMaker(spec).make(spec.seed, stop);
}

} // namespace engine
