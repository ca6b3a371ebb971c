#include "tests/bench/tables/practice_shapes.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/construct/construction.h"
#include "engine/solve/given_removal.h"
#include "engine/solve/search.h"
#include "engine/techniques/human_solver.h"

namespace bench {

namespace {

using namespace engine;

constexpr std::uint64_t least_share = 5; // of the candidates that are removed, in a hundred
constexpr std::uint64_t share_range = 90;
constexpr int most_easier = 12;             // steps that may come before
constexpr std::uint64_t most_exchanged = 6; // givens

Candidates without(Candidates candidates, const std::vector<Candidate>& removed)
{
    for (const auto& [cell, digit] : removed)
        candidates.remove(cell, digit);
    return candidates;
}

// What may be removed of one digit or of all.
enum class Choice {
    AllDigits,
    OneDigit,
    Houses, // one digit, from some houses outside of as many others: what a fish needs
};

CellSet any_houses(const Chart& chart, std::size_t count, Random& random)
{
    CellSet cells(chart.cell_count());
    for (std::size_t i = 0; i < count; ++i)
        cells |= chart.cells(HouseIndex::at(random.below(chart.grid().houses().size())));
    return cells;
}

std::vector<Candidate>
choose_to_remove(const Candidates& candidates, const Digits& solution, Random& random)
{
    const Chart& chart = candidates.chart();
    const auto choice = static_cast<Choice>(random.below(3));
    const auto one = static_cast<Digit>(1 + random.below(static_cast<std::uint64_t>(chart.size())));
    const auto houses = static_cast<std::size_t>(2 + random.below(3));
    const CellSet cells = choice == Choice::Houses ? any_houses(chart, houses, random) -
                                                         any_houses(chart, houses, random)
                                                   : chart.all_cells();
    const std::uint64_t share =
        choice == Choice::Houses ? 100 : least_share + random.below(share_range);
    std::vector<Candidate> chosen;
    for (Cell cell : cells& candidates.open_cells()) {
        for (Digit digit : candidates.of(cell)) {
            const bool may_go = choice == Choice::AllDigits || digit == one;
            if (may_go && choice == Choice::Houses && digit == solution[cell.index])
                return {};
            if (may_go && digit != solution[cell.index] && random.below(100) < share)
                chosen.push_back({cell, digit});
        }
    }
    random.shuffle(chosen);
    return chosen;
}

// Half of them at a time, then quarters and so on.
std::vector<Candidate> only_needed(const Technique& technique,
                                   const Candidates& candidates,
                                   std::vector<Candidate> removed)
{
    for (std::size_t part = std::max<std::size_t>(1, removed.size() / 2); part > 0; part /= 2) {
        for (std::size_t first = 0; first < removed.size();) {
            const std::size_t last = std::min(removed.size(), first + part);
            std::vector<Candidate> fewer = removed;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(first),
                        fewer.begin() + static_cast<std::ptrdiff_t>(last));
            if (finds_step(technique, without(candidates, fewer)))
                removed = std::move(fewer);
            else
                first = last;
        }
    }
    return removed;
}

Steps first_easier(const Technique& technique, const Candidates& candidates)
{
    Steps steps(Want::First);
    for (const Technique* easier : all_techniques()) {
        if (easier == &technique || !steps.empty())
            break;
        steps.look_for(easier, candidates);
    }
    return steps;
}

// ---- symmetric puzzles

// What each cell and each digit is exchanged with.
struct SymmetricRules {
    std::vector<Cell> images;
    std::array<Digit, 10> names;
};

std::vector<Cell> images_in(const std::vector<Cells>& pairs, const Grid& grid)
{
    std::vector<Cell> images(grid.cells().begin(), grid.cells().end());
    for (const Cells& pair : pairs)
        std::swap(images[pair.front().index], images[pair.back().index]);
    return images;
}

bool place_both(Candidates& candidates, const SymmetricRules& rules, Candidate placed)
{
    const Cell image = rules.images[placed.cell.index];
    const Digit name = rules.names[placed.digit];
    if (image == placed.cell && name != placed.digit)
        return false;
    candidates.place(placed.cell, placed.digit);
    if (image != placed.cell) {
        if (!candidates.has({image, name}))
            return false;
        candidates.place(image, name);
    }
    return !candidates.is_broken();
}

// In the cell with fewest candidates, until a limited number of guesses is used up.
bool fill(Candidates& candidates, const SymmetricRules& rules, Random& random, int& guesses)
{
    if (candidates.is_solved())
        return true;
    if (--guesses < 0)
        return false;
    Cell narrow = candidates.open_cells().first();
    for (Cell cell : candidates.open_cells()) {
        if (candidates.of(cell).count() < candidates.of(narrow).count())
            narrow = cell;
    }
    std::vector<Digit> digits;
    for (Digit digit : candidates.of(narrow))
        digits.push_back(digit);
    random.shuffle(digits);
    for (Digit digit : digits) {
        Candidates next = candidates;
        if (place_both(next, rules, {narrow, digit}) && fill(next, rules, random, guesses)) {
            candidates = std::move(next);
            return true;
        }
    }
    return false;
}

} // namespace

bool finds_step(const Technique& technique, const Candidates& candidates)
{
    Steps steps(Want::First);
    steps.look_for(&technique, candidates);
    return !steps.empty();
}

void apply_easier(const Technique& technique, Candidates& candidates)
{
    while (!candidates.is_solved()) {
        const Steps steps = first_easier(technique, candidates);
        if (steps.empty())
            return;
        apply(steps.found().front(), candidates);
    }
}

// Keeps only what the technique needs of this, and applies easier steps.
static std::optional<Candidates> with_step(const Candidates& candidates,
                                           const Technique& technique,
                                           const std::vector<Candidate>& removed)
{
    if (!finds_step(technique, without(candidates, removed)))
        return std::nullopt;
    Candidates result = without(candidates, only_needed(technique, candidates, removed));
    for (int step = 0; step < most_easier; ++step) {
        const Steps easier = first_easier(technique, result);
        const bool is_over = easier.empty() || easier.found().front().technique->standing.level ==
                                                   technique.standing.level;
        if (is_over)
            return finds_step(technique, result) ? std::optional(std::move(result)) : std::nullopt;
        apply(easier.found().front(), result);
    }
    return std::nullopt;
}

std::optional<Candidates> shaped(const Candidates& candidates,
                                 const Digits& solution,
                                 const Technique& technique,
                                 Random& random)
{
    return with_step(candidates, technique, choose_to_remove(candidates, solution, random));
}

std::optional<Candidates> shaped_like(const Candidates& candidates,
                                      const Candidates& model,
                                      const Technique& technique,
                                      Random& random)
{
    std::vector<Candidate> removed;
    for (Cell cell : candidates.open_cells()) {
        for (Digit digit : candidates.of(cell)) {
            if (model.digit(cell) != digit && !model.has({cell, digit}))
                removed.push_back({cell, digit});
        }
    }
    random.shuffle(removed);
    return with_step(candidates, technique, removed);
}

std::optional<Puzzle>
puzzle_near(const std::shared_ptr<const Chart>& chart, const Digits& givens, Random& random)
{
    const std::shared_ptr<const Grid>& grid = chart->puzzle_grid();
    const SearchResult solved = search(*grid, givens, {.solutions = 2});
    if (solved.count != 1)
        return std::nullopt;
    const Digits& solution = solved.solutions.front();
    std::vector<Cell> cells(grid->cells().begin(), grid->cells().end());
    random.shuffle(cells);
    Digits near = givens;
    const std::uint64_t exchanged = 1 + random.below(most_exchanged);
    std::uint64_t taken = 0;
    std::vector<Cells> order; // the new ones may go again
    for (Cell cell : cells) {
        if (near[cell.index] != no_digit && taken < exchanged) {
            near[cell.index] = no_digit;
            ++taken;
        } else if (near[cell.index] == no_digit) {
            order.push_back({cell});
        }
    }
    for (const Cells& added : order)
        near[added.front().index] = solution[added.front().index];
    if (search(*grid, near, {.solutions = 2}).count != 1)
        return std::nullopt;
    auto removal = GivenRemoval(*grid).run(solution, near, order, {.guesses = 1000});
    return Puzzle{grid, std::move(removal->givens), solution};
}

std::optional<Puzzle> symmetric_puzzle(const std::shared_ptr<const Chart>& chart, Random& random)
{
    const std::shared_ptr<const Grid>& grid = chart->puzzle_grid();
    const bool is_turned = random.below(2) == 0;
    std::vector<Cells> order = orbits(*grid, is_turned ? Symmetry::Rotation2 : Symmetry::Diagonal);
    // The middle digit stays itself under a half turn; three digits fill the diagonal.
    constexpr std::array<Digit, 10> turned = {0, 9, 8, 7, 6, 5, 4, 3, 2, 1};
    constexpr std::array<Digit, 10> reflected = {0, 1, 2, 3, 5, 4, 7, 6, 9, 8};
    const SymmetricRules rules{images_in(order, *grid), is_turned ? turned : reflected};
    Candidates filled(*chart, Digits(static_cast<std::size_t>(grid->cell_count()), no_digit));
    int guesses = 400;
    // A first cell at random, as guesses begin in the same one otherwise.
    const Cell start{static_cast<std::uint16_t>(random.below(81))};
    const auto digit = static_cast<Digit>(1 + random.below(9));
    if (!place_both(filled, rules, {start, digit}) || !fill(filled, rules, random, guesses))
        return std::nullopt;
    random.shuffle(order);
    auto removal = GivenRemoval(*grid).run(filled.digits(), filled.digits(), order, {});
    return Puzzle{grid, std::move(removal->givens), filled.digits()};
}

} // namespace bench
