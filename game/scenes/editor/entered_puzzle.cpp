#include "game/scenes/editor/entered_puzzle.h"

#include <algorithm>
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
constexpr std::size_t most_undone = 2000; // that can be undone
constexpr const char* killer = "killer";  // the id of the rule

Layout without_killer(const Layout& layout)
{
    LayoutChoice choice(layout);
    if (has_rule(layout, killer))
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

bool is_at(const Cage& cage, Cell cell)
{
    return std::ranges::find(cage.cells, cell) != cage.cells.end();
}

bool are_same(const Cells& one, const Cells& other)
{
    return std::ranges::is_permutation(one, other);
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
    if (sum == 0)
        return count > 1 ? engine::Attempt(engine::Done{})
                         : engine::Failure{{N_("A cage of one cell needs a sum.")}};
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
    auto grid = engine::make_grid(layout);
    Digits givens(grid->cell_count(), engine::no_digit);
    return {{std::make_shared<const Layout>(layout), std::move(grid)}, std::move(givens)};
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

int EnteredPuzzle::count() const
{
    return engine::count_givens(digits_of(now_));
}

// 17 of 81 cells are known to be least, and much the same share on other boards: 4 on 4x4, 8 on
// 6x6.
int EnteredPuzzle::enough() const
{
    if (!grid().cages().empty() || !now_.candidates.empty())
        return 0;
    return (17 * grid().cell_count() + 80) / 81;
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
    const auto with_rule = has_rule(before, killer)
                               ? engine::Result<Layout>(before)
                               : engine::parse_layout(before.id + "+" + killer);
    if (!with_rule)
        return engine::Failure{with_rule.why()};
    std::vector<Cage> cages = grid().cages();
    std::erase_if(cages, [&](const Cage& cage) { return are_same(cage.cells, cells); });
    cages.push_back({std::move(cells), sum});
    if (!engine::are_possible(cages, grid()))
        return engine::Failure{{N_("A cell is in {n} cages at most."),
                                {{"n", std::to_string(engine::most_cages_of_cell)}}}};
    use_cages(*with_rule, std::move(cages));
    return engine::Done{};
}

bool EnteredPuzzle::has_cage_at(Cell cell) const
{
    return std::ranges::any_of(grid().cages(),
                               [cell](const Cage& cage) { return is_at(cage, cell); });
}

bool EnteredPuzzle::remove_cage_at(Cell cell)
{
    std::vector<Cage> cages = grid().cages();
    const auto last = std::find_if(cages.rbegin(), cages.rend(),
                                   [cell](const Cage& cage) { return is_at(cage, cell); });
    if (last == cages.rend())
        return false;
    cages.erase(std::next(last).base());
    return use_cages(cages.empty() ? without_killer(*now_.layout) : *now_.layout, std::move(cages));
}

bool EnteredPuzzle::use_cages(const Layout& layout, std::vector<Cage> cages)
{
    return change_to({{std::make_shared<const Layout>(layout),
                       engine::with_cages(without_cages(now_), std::move(cages))},
                      now_.givens,
                      now_.placed});
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
    if (*found->grid != grid())
        change_to({*std::move(found), now_.givens, now_.placed});
    return engine::Done{};
}

bool EnteredPuzzle::clear()
{
    return change_to(
        {{std::make_shared<const Layout>(without_killer(*now_.layout)), without_cages(now_)},
         Digits(now_.givens.size(), engine::no_digit)});
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

bool EnteredPuzzle::step(History& from, History& to)
{
    if (from.empty())
        return false;
    to.push_back(std::exchange(now_, std::move(from.back())));
    from.pop_back();
    return true;
}

bool EnteredPuzzle::change_to(SharedPuzzle puzzle)
{
    if (puzzle == now_)
        return false;
    before_.push_back(std::exchange(now_, std::move(puzzle)));
    if (before_.size() > most_undone)
        before_.erase(before_.begin());
    after_.clear();
    return true;
}

} // namespace game
