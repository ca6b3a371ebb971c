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

// Whether lines move, or digits are only renamed: some techniques see a pattern of the whole board.
enum class Moves { All, Names };

Rearrangement rearrangement(const Grid& grid, Moves moves, Random& random)
{
    if (moves == Moves::All)
        return any_rearrangement(grid, random);
    Rearrangement way(grid);
    if (way.takes(Transformation::RelabelDigits))
        way.add(Transformation::RelabelDigits, random);
    return way;
}

std::optional<FromPractice>
practised_at(const StockedPosition& position, Moves moves, Random& random)
{
    const auto chart = stock_chart(position.layout);
    const auto candidates = chart ? parse_stocked(position.text, *chart) : std::nullopt;
    if (!candidates)
        return std::nullopt;
    const SearchResult found = search(*chart->puzzle_grid(), candidates->givens());
    if (found.count != 1)
        return std::nullopt;
    const Rearrangement way = rearrangement(*chart->puzzle_grid(), moves, random);
    return FromPractice{
        {chart->puzzle_grid(), way.of(candidates->givens()), way.of(found.solutions.front())},
        way.of(candidates->digits())};
}

// The givens and some more digits: mostly of those that were written in the position, whose other
// cells the technique may need open.
Puzzle with_some_digits(const FromPractice& practised, Random& random)
{
    constexpr std::uint32_t parts = 8;
    Puzzle puzzle = practised.puzzle;
    const std::uint32_t of_written = 1 + random.below(parts);
    const std::uint32_t of_open = random.coin() ? 0 : random.below(3);
    for (Cell cell : puzzle.grid->cells()) {
        const bool is_written = practised.digits[cell] != no_digit;
        if (random.below(parts) < (is_written ? of_written : of_open))
            puzzle.givens[cell] = puzzle.solution[cell];
    }
    return puzzle;
}

// Meets a goal with puzzles that are too hard for it.
class Easing {
public:
    Easing(Goal& goal, Random& random, const Cancel& cancel)
        : goal_(goal), random_(random), cancel_(cancel)
    {
    }

    // From the givens and the digits of the positions on, each time with the others in another
    // order.
    std::optional<Puzzle> ease_from_there(const std::vector<FromPractice>& harder)
    {
        bool is_used = true;
        while (is_used && may_go_on()) {
            is_used = false;
            for (const FromPractice& practised : harder) {
                for (const Digits& givens : {practised.puzzle.givens, practised.digits}) {
                    Puzzle puzzle{practised.puzzle.grid, givens, practised.puzzle.solution};
                    if (may_go_on() && ease(puzzle))
                        return puzzle;
                    is_used |= was_used_;
                }
            }
        }
        return std::nullopt;
    }

    // From other digits of theirs on. On larger boards that takes seconds and finds hardly any.
    std::optional<Puzzle> ease_with_more(const std::vector<FromPractice>& harder)
    {
        constexpr std::size_t most_cells = 100;
        while (!harder.empty() && harder.front().digits.size() <= most_cells && may_go_on()) {
            for (const FromPractice& practised : harder) {
                Puzzle puzzle = with_some_digits(practised, random_);
                if (may_go_on() && ease(puzzle))
                    return puzzle;
            }
        }
        return std::nullopt;
    }

private:
    // Up to Hard a puzzle is rated in a fraction of a millisecond, above in many.
    int most_judged() const
    {
        if (goal_.level_asked() <= Level::Hard)
            return 2'000;
        return goal_.level_asked() == Level::Expert ? 1'000 : 150;
    }

    bool may_go_on() const { return judged_ < most_judged() && !cancel_.is_asked(); }

    // Gives digits of the solution, one by one, as long as the technique is used, until the puzzle
    // meets the goal. Returns whether it does.
    bool ease(Puzzle& puzzle)
    {
        was_used_ = judge(puzzle).uses_technique;
        if (!was_used_)
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

    Goal::Judgement judge(const Puzzle& puzzle)
    {
        ++judged_;
        return goal_.judge(puzzle.grid, puzzle.givens);
    }

    Goal& goal_;
    Random& random_;
    const Cancel& cancel_;
    int judged_ = 0;
    bool was_used_ = false; // at the start of the last easing
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
    // Returns one that meets the goal as it is.
    const auto look = [&](Moves moves) -> std::optional<Puzzle> {
        for (const StockedPosition& position : positions) {
            auto found = practised_at(position, moves, random);
            if (!found || cancel.is_asked())
                continue;
            const auto standing = goal.judge(found->puzzle.grid, found->puzzle.givens).standing;
            if (standing == Goal::Standing::Met)
                return std::move(found->puzzle);
            if (standing == Goal::Standing::Above)
                harder.push_back(*std::move(found));
        }
        return std::nullopt;
    };
    auto puzzle = look(Moves::All);
    if (!puzzle)
        puzzle = Easing(goal, random, cancel).ease_from_there(harder);
    if (!puzzle)
        puzzle = look(Moves::Names);
    if (!puzzle)
        puzzle = Easing(goal, random, cancel).ease_with_more(harder);
    return cancel.is_asked() ? std::nullopt : std::move(puzzle);
}

} // namespace engine
