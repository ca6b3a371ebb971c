#include "engine/practice/practice_position.h"

#include <algorithm>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/base/random.h"
#include "engine/construct/transform.h"
#include "engine/practice/stock/practice_stock.h"
#include "engine/steps/steps.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/step_line.h"

namespace engine {

namespace {

// There may be thousands of them, each as long as the first.
bool is_looked_for_once(const Technique& technique)
{
    return technique.standing.family == TechniqueFamily::Forcing ||
           technique.standing.family == TechniqueFamily::Nets;
}

// The cells in which the digit is a candidate hold it in the result.
Digits cells_with(Digit digit, const Candidates& candidates)
{
    Digits cells(candidates.digits().size(), no_digit);
    for (Cell cell : candidates.cells_with(digit))
        cells[cell.index] = digit;
    return cells;
}

Candidates rearranged(const Candidates& candidates, const Rearrangement& way)
{
    Candidates result(candidates.chart(), way.of(candidates.givens()), way.of(candidates.digits()));
    std::vector<DigitSet> left(candidates.digits().size());
    for (Digit digit = 1; digit <= candidates.chart().grid().size(); ++digit) {
        const Digits cells = way.of(cells_with(digit, candidates));
        for (std::size_t index = 0; index < cells.size(); ++index) {
            if (cells[index] != no_digit)
                left[index] = left[index].with(cells[index]);
        }
    }
    for (Cell cell : candidates.chart().grid().cells()) {
        for (Digit removed : result.of(cell).without(left[cell.index]))
            result.remove(cell, removed);
    }
    return result;
}

std::optional<PracticePosition>
with_steps(PracticePosition position, const Technique& technique, const Cancel& cancel)
{
    Steps steps(is_looked_for_once(technique) ? Want::First : Want::All, cancel);
    steps.look_for(&technique, position.candidates);
    position.steps = std::move(steps).take();
    const Steps easiest =
        find_easiest(position.candidates, {.hardest_level = technique.standing.level}, cancel);
    position.has_easier =
        !easiest.empty() && rank_of(easiest.found().front().technique) < rank_of(&technique);
    return position.steps.empty() ? std::nullopt : std::optional(std::move(position));
}

// For techniques that need the pattern of givens as it is.
Rearrangement renaming(const Grid& grid, Random& random)
{
    Rearrangement way(grid);
    if (way.takes(Transformation::RelabelDigits))
        way.add(Transformation::RelabelDigits, random);
    return way;
}

// The example of the technique, and after it those of the stock.
PracticePosition original(const Technique& technique, std::size_t number)
{
    if (number == 0) {
        auto example = parse_step_line(technique.example);
        ENSURE(example);
        return {example->chart, example->candidates, {}};
    }
    const StockedPosition stocked = stocked_positions(technique)[number - 1];
    auto chart = stock_chart(stocked.layout);
    ENSURE(chart);
    auto candidates = parse_stocked(stocked.text, *chart);
    ENSURE(candidates);
    return {std::move(chart), *std::move(candidates), {}};
}

// From the technique and the number, so that two techniques are not rearranged alike.
std::uint64_t seed_of(const Technique& technique, std::uint64_t number)
{
    std::uint64_t seed = number;
    for (const char* letter = technique.id; *letter != '\0'; ++letter)
        seed = seed * 31 + byte_of(*letter);
    return seed;
}

} // namespace

std::size_t different_positions(const Technique& technique)
{
    return 1 + stocked_positions(technique).size();
}

std::optional<PracticePosition>
practice_position(const Technique& technique, std::uint64_t number, const Cancel& cancel)
{
    if (number == 0)
        return with_steps(original(technique, 0), technique, cancel);
    if (!read_practice_stock())
        return std::nullopt;
    PracticePosition position = original(technique, number % different_positions(technique));
    const Candidates original = position.candidates;
    const Grid& grid = *position.chart->puzzle_grid();
    Random random(seed_of(technique, number));
    for (const Rearrangement& way : {any_rearrangement(grid, random), renaming(grid, random)}) {
        position.candidates = rearranged(original, way);
        auto moved = with_steps(position, technique, cancel);
        if (moved || cancel.is_asked())
            return moved;
    }
    // Bounded searches may depend on the order of digits; as it was found, the position has a step.
    position.candidates = original;
    return with_steps(std::move(position), technique, cancel);
}

const Step* step_with(const PracticePosition& position, Candidate claimed, bool places)
{
    const auto does = [&](const Step& step) {
        const std::vector<Candidate>& effects = places ? step.placements : step.removals;
        return std::ranges::find(effects, claimed) != effects.end();
    };
    const auto found = std::ranges::find_if(position.steps, does);
    return found == position.steps.end() ? nullptr : &*found;
}

PracticeAnswer judge(const PracticePosition& position, Candidate claimed, bool places)
{
    if (!position.candidates.has(claimed))
        return PracticeAnswer::NotPossible;
    return step_with(position, claimed, places) != nullptr ? PracticeAnswer::Right
                                                           : PracticeAnswer::Otherwise;
}

} // namespace engine
