#include "engine/hints/hint.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "engine/base/count.h"
#include "engine/steps/forced_houses_used.h"

namespace engine {

namespace {

// What remains in a cell according to the player's notes. If any cell has centre notes, corner
// notes mean something else: that a digit is in one of a few cells. If there are only corner notes,
// they mean what remains.
class Notes {
public:
    explicit Notes(const Board& board) : board_(board)
    {
        const std::size_t cells = board.digits().size();
        for (std::size_t index = 0; index < cells; ++index) {
            const Square& square = board[Cell::at(index)];
            centre_only_ =
                centre_only_ || (square.digit == no_digit && !square.centre_notes.empty());
        }
    }

    DigitSet of(Cell cell) const
    {
        const Square& square = board_[cell];
        return centre_only_ ? square.centre_notes : square.corner_notes;
    }

private:
    const Board& board_;
    bool centre_only_ = false;
};

HouseIndex house_to_name(const Grid& grid, Cell cell)
{
    const HouseIndex region = grid.region_of(cell);
    return region != no_house || grid.houses_of(cell).empty() ? region
                                                              : grid.houses_of(cell).front().house;
}

// First the cells that the player filled, in their order, then those filled before in reading
// order.
Cells in_order_of_filling(const HintPosition& position)
{
    Cells cells = position.filled;
    for (Cell cell : position.puzzle.grid->cells()) {
        if (std::find(position.filled.begin(), position.filled.end(), cell) ==
            position.filled.end())
            cells.push_back(cell);
    }
    return cells;
}

// Of sums the easier ones are: their steps come before others of the same level.
bool is_seen_without_notes(const Standing& standing)
{
    return standing.family == TechniqueFamily::Singles ||
           standing.family == TechniqueFamily::Direct ||
           (standing.family == TechniqueFamily::Sums && standing.level <= Level::Medium);
}

// All techniques in the order in which this player searches for them.
std::vector<const Technique*> techniques_for(const HintOptions& options)
{
    std::vector<const Technique*> order;
    for (const Technique* technique : all_techniques()) {
        if (may_use(technique, options.teaching))
            order.push_back(technique);
    }
    if (!options.keeps_notes)
        std::stable_partition(order.begin(), order.end(), [](const Technique* technique) {
            return is_seen_without_notes(technique->standing);
        });
    if (options.harder_than) {
        const auto known = std::find_if(order.begin(), order.end(), [&](const auto* technique) {
            return technique == options.harder_than;
        });
        if (known != order.end())
            order.erase(order.begin(), known + 1);
    }
    return order;
}

bool has_single(const Candidates& candidates)
{
    const auto has_hidden_single = [&](HouseIndex house) {
        return !candidates.digits_with_one_place(house).empty();
    };
    return !candidates.cells_with_one_digit().empty() ||
           std::ranges::any_of(candidates.chart().full_houses(), has_hidden_single);
}

bool leads_to_a_digit(const Candidates& candidates, const Step& step)
{
    if (!step.placements.empty())
        return true;
    Candidates after = candidates;
    apply(step, after);
    return has_single(after);
}

int distance(const Grid& grid, Cell one, Cell other)
{
    const Place here = grid.place_of(one);
    const Place there = grid.place_of(other);
    return std::abs(here.row - there.row) + std::abs(here.column - there.column);
}

int distance_to_step(const Grid& grid, const std::optional<Cell>& from, const Step& step)
{
    constexpr int far = 1000;
    if (!from)
        return far;
    int nearest = far;
    for (const Candidate& placed : step.placements)
        nearest = std::min(nearest, distance(grid, *from, placed.cell));
    for (const CellMark& mark : step.cells) {
        if (mark.role != Role::Blocker && mark.role != Role::Excluded)
            nearest = std::min(nearest, distance(grid, *from, mark.cell));
    }
    return nearest;
}

int parts_of(const Step& step)
{
    int parts = count_of(step.cells) + count_of(step.candidates) + count_of(step.links);
    for (const Branch& branch : step.branches)
        parts += count_of(branch.links);
    return parts;
}

// One step of these is enough: there may be thousands, and none is better than another.
bool is_looked_for_once(TechniqueFamily family)
{
    return family == TechniqueFamily::Forcing || family == TechniqueFamily::Nets;
}

bool acts_in(const Step& step, Cell cell)
{
    const auto is_there = [cell](const Candidate& candidate) {
        return candidate.cell == cell;
    };
    return std::ranges::any_of(step.placements, is_there) ||
           std::ranges::any_of(step.removals, is_there);
}

// Sorts the steps by how much they help; equally helpful ones stay in the order found.
void sort_by_help(std::vector<Step>& steps,
                  const Candidates& candidates,
                  const HintOptions& options)
{
    struct Ranked {
        std::tuple<bool, bool, bool, int, int> rank;
        Step step;
    };
    const Grid& grid = candidates.chart().grid();
    std::vector<Ranked> ranked;
    for (Step& step : steps) {
        const std::tuple rank{step.placements.empty(), !leads_to_a_digit(candidates, step),
                              !forced_houses_used(grid, step).empty(),
                              distance_to_step(grid, options.last_move, step), parts_of(step)};
        ranked.push_back({rank, std::move(step)});
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const Ranked& one, const Ranked& other) { return one.rank < other.rank; });
    steps.clear();
    for (Ranked& each : ranked)
        steps.push_back(std::move(each.step));
}

HouseIndex house_with_role(const Step& step)
{
    for (const HouseMark& mark : step.houses) {
        if (mark.role != Role::Effect && mark.role != Role::Cover)
            return mark.house;
    }
    return no_house;
}

// The cell to point at first: the pivot, the stem, the start of a chain.
std::optional<Cell> first_cell(const Step& step)
{
    for (Role role : {Role::Pivot, Role::Stem, Role::Intersection, Role::Base, Role::Start,
                      Role::Set, Role::Cause}) {
        for (const CellMark& mark : step.cells) {
            if (mark.role == role)
                return mark.cell;
        }
    }
    if (!step.links.empty())
        return step.links.front().from.cells.front();
    if (!step.branches.empty())
        return step.branches.front().assumption.cells.front();
    if (!step.candidates.empty())
        return step.candidates.front().candidate.cell;
    return std::nullopt;
}

HintSubject digits_of(const Step& step)
{
    HintSubject subject{no_house, step.digits};
    for (const Candidate& removed : step.removals) {
        if (step.digits.empty())
            subject.digits = subject.digits.with(removed.digit);
    }
    return subject;
}

HintSubject house_of_first_cell(const Chart& chart, const Step& step)
{
    if (const auto cell = first_cell(step))
        return {house_to_name(chart.grid(), *cell), {}};
    return digits_of(step);
}

HintSubject house_of_single(const Chart& chart, const Step& step)
{
    if (step.technique == &techniques::last_digit)
        return digits_of(step);
    if (const HouseIndex house = house_with_role(step); house != no_house)
        return {house, {}};
    return {house_to_name(chart.grid(), step.placements.front().cell), {}};
}

// The house that is added up; without one, where the cage begins.
HintSubject house_of_sum(const Chart& chart, const Step& step)
{
    if (const HouseIndex house = house_with_role(step); house != no_house)
        return {house, {}};
    if (!step.cages.empty())
        return {house_to_name(chart.grid(), step.cages.front().cells.front()), {}};
    return house_of_first_cell(chart, step);
}

template <typename MayBeFollowed>
Candidates
following_notes(const Chart& chart, const HintPosition& position, MayBeFollowed may_be_followed)
{
    Candidates candidates(chart, position.puzzle.givens, position.board.digits());
    const Notes all(position.board);
    for (Cell cell : position.puzzle.grid->cells()) {
        const DigitSet notes = all.of(cell);
        if (!candidates.is_open(cell) || !may_be_followed(cell, notes))
            continue;
        for (Digit removed : candidates.of(cell).without(notes))
            candidates.remove(cell, removed);
    }
    return candidates;
}

} // namespace

std::optional<BoardError> find_wrong_digit(const HintPosition& position)
{
    for (Cell cell : in_order_of_filling(position)) {
        const Digit digit = position.board[cell].digit;
        if (digit != no_digit && digit != position.puzzle.solution[cell])
            return BoardError{BoardError::Kind::WrongDigit,
                              {cell, digit},
                              house_to_name(*position.puzzle.grid, cell),
                              position.lost_by_reverting};
    }
    return std::nullopt;
}

std::optional<BoardError> find_missing_note(const HintPosition& position)
{
    const Notes all(position.board);
    for (Cell cell : position.puzzle.grid->cells()) {
        const Digit truth = position.puzzle.solution[cell];
        const DigitSet notes = all.of(cell);
        if (position.board[cell].digit == no_digit && !notes.empty() && !notes.has(truth))
            return BoardError{BoardError::Kind::MissingNote,
                              {cell, truth},
                              house_to_name(*position.puzzle.grid, cell)};
    }
    return std::nullopt;
}

bool keeps_notes(const Board& board)
{
    const std::size_t cells = board.digits().size();
    for (std::size_t index = 0; index < cells; ++index) {
        const Square& square = board[Cell::at(index)];
        if (square.digit == no_digit && !square.corner_notes.with(square.centre_notes).empty())
            return true;
    }
    return false;
}

Candidates candidates_for_hint(const Chart& chart, const HintPosition& position)
{
    return following_notes(chart, position, [&](Cell cell, DigitSet notes) {
        return notes.has(position.puzzle.solution[cell]);
    });
}

Candidates candidates_as_noted(const Chart& chart, const HintPosition& position)
{
    return following_notes(chart, position, [](Cell, DigitSet notes) { return !notes.empty(); });
}

// Ratings have the step without the digit, as a naked single follows; a player who is told that a
// cell holds its extra digit writes it at once.
static void place_what_is_left(Step& step)
{
    if (step.technique != &techniques::bug_plus_one)
        return;
    for (const CandidateMark& mark : step.candidates) {
        if (mark.role == Role::Extra)
            step.placements = {mark.candidate};
    }
    step.removals.clear();
}

std::vector<Step> steps_for_hint(const Candidates& candidates, const HintOptions& options)
{
    const std::vector<const Technique*> techniques = techniques_for(options);
    const std::size_t before = all_techniques().size() - techniques.size();
    for (std::size_t index = 0; index < techniques.size(); ++index) {
        const Technique* technique = techniques[index];
        options.cancel.tell(before + index, all_techniques().size());
        const bool once = is_looked_for_once(technique->standing.family) && !options.cell;
        Steps steps(once ? Want::First : Want::All, options.cancel);
        steps.look_for(technique, candidates);
        if (steps.is_cancelled())
            return {};
        std::vector<Step> found = std::move(steps).take();
        if (options.cell)
            std::erase_if(found, [&](const Step& step) { return !acts_in(step, *options.cell); });
        if (found.empty())
            continue;
        std::ranges::for_each(found, place_what_is_left);
        sort_by_help(found, candidates, options);
        return found;
    }
    return {};
}

HintSubject subject_of(const Chart& chart, const Step& step)
{
    const HouseIndex marked = house_with_role(step);
    switch (step.technique->standing.family) {
    case TechniqueFamily::Singles:
        return house_of_single(chart, step);
    case TechniqueFamily::Sums:
        return house_of_sum(chart, step);
    case TechniqueFamily::Direct:
    case TechniqueFamily::Intersections:
    case TechniqueFamily::Subsets:
        return marked != no_house ? HintSubject{marked, {}} : house_of_first_cell(chart, step);
    case TechniqueFamily::Uniqueness:
    case TechniqueFamily::SingleDigit:
    case TechniqueFamily::Fish:
    case TechniqueFamily::Colouring:
        return digits_of(step);
    case TechniqueFamily::Wings:
    case TechniqueFamily::Exclusion:
    case TechniqueFamily::Sets:
    case TechniqueFamily::Chains:
    case TechniqueFamily::AlmostLockedSets:
    case TechniqueFamily::Forcing:
    case TechniqueFamily::Nets:
        return house_of_first_cell(chart, step);
    }
    return {};
}

} // namespace engine
