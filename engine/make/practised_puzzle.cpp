#include "engine/make/practised_puzzle.h"

#include <string>
#include <utility>
#include <vector>

#include "engine/construct/transform.h"
#include "engine/make/wishes.h"
#include "engine/practice/stock/practice_stock.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"

namespace engine {

namespace {

// Those on the layout of the spec in which its technique is the next step.
std::vector<StockedPosition> positions_for(const PuzzleSpec& spec)
{
    const auto layout = find_layout(spec.layout);
    std::vector<StockedPosition> positions = stocked_positions(*spec.technique);
    std::erase_if(positions, [&](const StockedPosition& position) {
        return !position.is_next || !layout || position.layout != layout->id;
    });
    return positions;
}

// The puzzle of a position, rearranged, and the digits of the position.
struct FromPractice {
    Puzzle puzzle;
    Digits digits;
};

std::optional<FromPractice> practised_at(const StockedPosition& position, Random& random)
{
    const auto chart = stock_chart(position.layout);
    const auto candidates = chart ? parse_stocked(position.text, *chart) : std::nullopt;
    if (!candidates)
        return std::nullopt;
    const SearchResult found = search(*chart->puzzle_grid(), candidates->givens());
    if (found.count != 1)
        return std::nullopt;
    const Rearrangement way = any_rearrangement(*chart->puzzle_grid(), random);
    return FromPractice{
        {chart->puzzle_grid(), way.of(candidates->givens()), way.of(found.solutions.front())},
        way.of(candidates->digits())};
}

// Meets a goal with puzzles that are too hard for it.
class Easing {
public:
    Easing(Goal& goal, Random& random, const Cancel& cancel)
        : goal_(goal), random_(random), cancel_(cancel)
    {
    }

    bool may_go_on() const { return judged_ < most_judged() && !cancel_.is_asked(); }

    // Gives digits of the solution, one by one, as long as the technique is used, until the puzzle
    // meets the goal. Returns whether it does.
    bool ease(Puzzle& puzzle)
    {
        if (!judge(puzzle).uses_technique)
            return false;
        std::vector<Cell> open;
        for (Cell cell : puzzle.grid->cells()) {
            if (puzzle.givens[cell] == no_digit)
                open.push_back(cell);
        }
        random_.shuffle(open);
        for (Cell cell : open) {
            if (!may_go_on())
                return false;
            puzzle.givens[cell] = puzzle.solution[cell];
            const Goal::Judgement judgement = judge(puzzle);
            if (judgement.standing == Goal::Standing::Met)
                return !cancel_.is_asked();
            if (judgement.standing == Goal::Standing::Below || !judgement.uses_technique)
                puzzle.givens[cell] = no_digit;
        }
        return false;
    }

private:
    // Up to Hard a puzzle is rated in a fraction of a millisecond, above in many.
    int most_judged() const { return goal_.level_asked() <= Level::Hard ? 2'000 : 150; }

    Goal::Judgement judge(const Puzzle& puzzle)
    {
        ++judged_;
        return goal_.judge(puzzle.grid, puzzle.givens);
    }

    Goal& goal_;
    Random& random_;
    const Cancel& cancel_;
    int judged_ = 0;
};

} // namespace

bool may_be_practised(const PuzzleSpec& spec)
{
    return spec.technique != nullptr && count_wishes(spec) == 1 && read_practice_stock() &&
           !positions_for(spec).empty();
}

std::optional<Puzzle>
practised_puzzle(const PuzzleSpec& spec, Goal& goal, Random& random, const Cancel& cancel)
{
    std::vector<StockedPosition> positions = positions_for(spec);
    random.shuffle(positions);
    std::vector<FromPractice> harder;
    for (const StockedPosition& position : positions) {
        auto found = practised_at(position, random);
        if (!found)
            continue;
        const Goal::Judgement judgement = goal.judge(found->puzzle.grid, found->puzzle.givens);
        if (cancel.is_asked())
            return std::nullopt;
        if (judgement.standing == Goal::Standing::Met)
            return std::move(found->puzzle);
        if (judgement.standing == Goal::Standing::Above)
            harder.push_back(*std::move(found));
    }
    Easing easing(goal, random, cancel);
    // Each time with the digits in another order.
    while (!harder.empty() && easing.may_go_on()) {
        for (const FromPractice& practised : harder) {
            for (const Digits& givens : {practised.puzzle.givens, practised.digits}) {
                Puzzle puzzle{practised.puzzle.grid, givens, practised.puzzle.solution};
                if (easing.may_go_on() && easing.ease(puzzle))
                    return puzzle;
            }
        }
    }
    return std::nullopt;
}

} // namespace engine
