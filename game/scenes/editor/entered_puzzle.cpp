#include "game/scenes/editor/entered_puzzle.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "engine/base/count.h"
#include "engine/formats/declared_rules.h"
#include "engine/formats/playable.h"
#include "engine/rules/drawn_grid.h"
#include "engine/text/puzzle_line.h"
#include "game/scenes/entry/layout_choice.h"

namespace game {

using engine::Cage;
using engine::Cell;
using engine::Cells;
using engine::Digit;
using engine::Digits;
using engine::Layout;
using engine::Message;
using engine::N_;
using engine::SharedPuzzle;

namespace {

constexpr const char* first_layout = "9x9";
constexpr const char* killer = "killer"; // the id of the rule

bool has_killer(const Layout& layout)
{
    return LayoutChoice(layout).has(*engine::find_rule(killer));
}

Layout without_killer(const Layout& layout)
{
    LayoutChoice choice(layout);
    if (has_killer(layout))
        choice.toggle(*engine::find_rule(killer));
    return choice.layout();
}

// With its regions, if they were drawn.
std::shared_ptr<const engine::Grid> without_cages(const SharedPuzzle& puzzle)
{
    if (puzzle.grid->cages().empty())
        return puzzle.grid;
    const Layout layout = without_killer(*puzzle.layout);
    std::vector<Cells> regions;
    for (const engine::House& house : puzzle.grid->houses()) {
        if (house.kind == engine::HouseKind::Region && rolls_dice(layout))
            regions.push_back(house.cells);
    }
    return engine::drawn_grid(layout, regions);
}

bool touch(const Cells& one, const Cells& other)
{
    return std::ranges::any_of(
        one, [&](Cell cell) { return std::ranges::find(other, cell) != other.end(); });
}

// Whether one can go from each cell to all others without leaving them.
bool are_connected(const engine::Grid& grid, const Cells& cells)
{
    Cells reached = {cells.front()};
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const engine::Place at = grid.place_of(reached[next]);
        for (Cell cell : cells) {
            const engine::Place place = grid.place_of(cell);
            const int apart = std::abs(place.row - at.row) + std::abs(place.column - at.column);
            if (apart == 1 && !touch(reached, {cell}))
                reached.push_back(cell);
        }
    }
    return reached.size() == cells.size();
}

// All rules of the layout but the regions.
std::vector<std::string_view> rules_besides_regions(const Layout& layout)
{
    std::vector<std::string_view> rules = layout.rules;
    std::erase(rules, "boxes");
    std::erase(rules, "jigsaw");
    return rules;
}

engine::Attempt may_be_cage(const engine::Grid& grid, const Cells& cells, int sum)
{
    const int count = engine::count_of(cells);
    const int size = grid.size();
    if (count > size)
        return engine::Failure{{N_("A cage has at most {n} cells, as its digits differ."),
                                {{"n", std::to_string(size)}}}};
    if (cells.empty() || !are_connected(grid, cells))
        return engine::Failure{{N_("The cells of a cage must be side by side.")}};
    const int least = count * (count + 1) / 2;
    const int most = count * (2 * size - count + 1) / 2;
    if (sum < least || sum > most)
        return engine::Failure{
            {N_("So many cells add up to {least} at least and {most} at most."),
             {{"least", std::to_string(least)}, {"most", std::to_string(most)}}}};
    return engine::Done{};
}

} // namespace

std::string line_of(const EnteredPuzzle& entered)
{
    const SharedPuzzle& puzzle = entered.puzzle();
    const bool is_as_at_first = entered.is_empty() && puzzle.layout->id == first_layout;
    return is_as_at_first ? "" : to_line(*puzzle.layout, *puzzle.grid, puzzle.givens);
}

SharedPuzzle last_entered(std::string_view line)
{
    auto found = engine::find_puzzle(line);
    return found ? std::move(found->puzzle) : empty_puzzle(*engine::find_layout(first_layout));
}

SharedPuzzle empty_puzzle(const engine::Layout& layout)
{
    SharedPuzzle puzzle;
    puzzle.layout = std::make_shared<const engine::Layout>(layout);
    puzzle.grid = engine::make_grid(layout);
    puzzle.givens = Digits(puzzle.grid->cell_count(), engine::no_digit);
    return puzzle;
}

engine::Board EnteredPuzzle::board() const
{
    engine::Board board(now_.givens);
    for (Cell cell : grid().cells()) {
        if (board[cell].given)
            continue;
        if (!now_.placed.empty() && now_.placed[cell] != engine::no_digit)
            board.write_digit(cell, now_.placed[cell]);
        else if (!now_.candidates.empty())
            board.write_centre_notes(cell, now_.candidates[cell]);
    }
    return board;
}

bool EnteredPuzzle::is_empty() const
{
    const auto has_none = [](const Digits& digits) {
        return std::ranges::all_of(digits, [](Digit digit) { return digit == engine::no_digit; });
    };
    return has_none(now_.givens) && has_none(now_.placed) && now_.candidates.empty() &&
           grid().cages().empty();
}

bool EnteredPuzzle::write(const Cells& cells, Digit digit)
{
    SharedPuzzle puzzle = now_;
    Digits digits = digits_of(now_);
    for (Cell cell : cells) {
        puzzle.givens[cell] = digit;
        digits[cell] = digit;
    }
    if (puzzle.givens == now_.givens && digits == digits_of(now_))
        return false;
    set_placed(puzzle, std::move(digits));
    // What was noted belonged to the digits as they were.
    puzzle.candidates = {};
    puzzle.corner_notes = {};
    puzzle.solution = {};
    return change_to(std::move(puzzle));
}

engine::Attempt EnteredPuzzle::add_cage(Cells cells, int sum)
{
    std::ranges::sort(cells);
    if (auto possible = may_be_cage(grid(), cells, sum); !possible)
        return possible;
    const Layout& before = *now_.layout;
    const auto with_rule = has_killer(before) ? engine::Result<Layout>(before)
                                              : engine::parse_layout(before.id + "+" + killer);
    if (!with_rule)
        return engine::Failure{with_rule.why()};
    std::vector<Cage> cages;
    for (const Cage& cage : grid().cages()) {
        if (!touch(cage.cells, cells))
            cages.push_back(cage);
    }
    cages.push_back({std::move(cells), sum});
    use_cages(*with_rule, std::move(cages));
    return engine::Done{};
}

bool EnteredPuzzle::has_cage_at(Cell cell) const
{
    return std::ranges::any_of(grid().cages(),
                               [&](const Cage& cage) { return touch(cage.cells, {cell}); });
}

bool EnteredPuzzle::remove_cage_at(Cell cell)
{
    std::vector<Cage> cages = grid().cages();
    std::erase_if(cages, [&](const Cage& cage) { return touch(cage.cells, {cell}); });
    return use_cages(cages.empty() ? without_killer(*now_.layout) : *now_.layout, std::move(cages));
}

bool EnteredPuzzle::use_cages(const Layout& layout, std::vector<Cage> cages)
{
    SharedPuzzle puzzle;
    puzzle.layout = std::make_shared<const Layout>(layout);
    puzzle.grid = engine::with_cages(without_cages(now_), std::move(cages));
    puzzle.givens = now_.givens;
    puzzle.placed = now_.placed;
    return change_to(std::move(puzzle));
}

engine::Attempt EnteredPuzzle::use_regions(std::vector<Cells> regions)
{
    const Layout& layout = *now_.layout;
    const engine::DeclaredRules rules{.size = layout.size,
                                      .regions = std::move(regions),
                                      .cages = grid().cages(),
                                      .others = rules_besides_regions(layout)};
    engine::LastGrid last_grid;
    auto found = grid_of(rules, last_grid);
    if (!found)
        return engine::Failure{found.why()};
    if (*found->grid == grid())
        return engine::Done{};
    SharedPuzzle puzzle;
    puzzle.layout = found->layout;
    puzzle.grid = found->grid;
    puzzle.givens = now_.givens;
    puzzle.placed = now_.placed;
    change_to(std::move(puzzle));
    return engine::Done{};
}

bool EnteredPuzzle::clear()
{
    SharedPuzzle puzzle;
    puzzle.layout = std::make_shared<const Layout>(without_killer(*now_.layout));
    puzzle.grid = without_cages(now_);
    puzzle.givens = Digits(now_.givens.size(), engine::no_digit);
    return change_to(std::move(puzzle));
}

bool EnteredPuzzle::replace(SharedPuzzle puzzle)
{
    return change_to(std::move(puzzle));
}

bool EnteredPuzzle::choose(const engine::Layout& layout)
{
    if (layout.id == now_.layout->id)
        return false;
    SharedPuzzle puzzle = empty_puzzle(layout);
    if (puzzle.grid->size() == grid().size() && puzzle.givens.size() == now_.givens.size())
        puzzle.givens = now_.givens;
    return change_to(std::move(puzzle));
}

bool EnteredPuzzle::undo()
{
    if (!can_undo())
        return false;
    after_.push_back(std::exchange(now_, std::move(before_.back())));
    before_.pop_back();
    return true;
}

bool EnteredPuzzle::redo()
{
    if (!can_redo())
        return false;
    before_.push_back(std::exchange(now_, std::move(after_.back())));
    after_.pop_back();
    return true;
}

bool EnteredPuzzle::change_to(SharedPuzzle puzzle)
{
    if (puzzle == now_)
        return false;
    before_.push_back(std::exchange(now_, std::move(puzzle)));
    after_.clear();
    return true;
}

} // namespace game
