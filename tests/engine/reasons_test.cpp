// Counts on the board what sentences claim: as many digits as cells, no other digit, no other
// position. It reads only the text, as a player does.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <regex>
#include <sstream>

#include "engine/base/random.h"
#include "engine/make/puzzle_maker.h"
#include "engine/solve/search.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/explain.h"
#include "engine/text/house_name.h"
#include "tests/engine/teach/positions.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

class Claims {
public:
    explicit Claims(const Grid& grid) : grid_(grid)
    {
        for (Cell cell : grid.cells())
            cell_called_[cell_name(Translations(), grid, cell)] = cell;
        for (HouseIndex house : grid.house_indexes())
            house_called_[house_name(Translations(), grid, house)] = house;
    }

    // `step` was found in this position. What patterns inside a net say holds in its branch alone.
    void check(const Candidates& candidates, const Step& step)
    {
        if (!step.patterns.empty())
            return;
        for (const Sentence& sentence : explain(Translations(), grid_, step)) {
            std::string text = plain(sentence);
            if (!sentence.badge.empty())
                text = text.substr(sentence.badge.size() + 2);
            EXPECT_TRUE(is_true(text, candidates))
                << step.technique->id << ": " << text << "\nin " << shown(candidates);
        }
    }

    int checked(const std::string& kind) const
    {
        const auto known = checked_.find(kind);
        return known == checked_.end() ? 0 : known->second;
    }

private:
    // Other kinds of sentences are not checked.
    bool is_true(const std::string& text, const Candidates& candidates)
    {
        using Check = bool (Claims::*)(const std::smatch&, const Candidates&) const;
        struct Kind {
            const char* name;
            std::regex pattern;
            Check check;
        };
        static const std::vector<Kind> kinds = {
            {"set",
             std::regex("Without (.+) in (.+), as many digits as cells are left for the set (.+): "
                        "(.+) is in (.+)\\."),
             &Claims::set_holds},
            {"stripped",
             std::regex("Without (.+) in (.+), as many digits as cells are left for (.+): these "
                        "take every digit but (.+) from (.+)\\."),
             &Claims::set_strips},
            {"cell", std::regex("Without ([^ ]+), (.+) must be (.+)\\."), &Claims::cell_has_two},
            {"house",
             std::regex("Without (.+) in (.+), it must be in (.+): (.+) has no other place for "
                        "it\\."),
             &Claims::house_has_no_other},
            {"almost locked",
             std::regex("For (.+) only (.+) are left: one digit more than cells\\."),
             &Claims::is_almost_locked},
            {"petal",
             std::regex("With (.+) in (.+), nothing but (.+) is left for (.+): as many digits as "
                        "cells\\."),
             &Claims::is_locked_with},
            {"firework", std::regex("So (.+) are all in (.+)[:,] as many digits as cells[:.] .+"),
             &Claims::has_as_many},
            {"locked",
             std::regex("(?:In .*, the cells )?(.+) hold only (.+): as many digits as "
                        "cells\\."),
             &Claims::is_locked},
        };
        for (const Kind& kind : kinds) {
            std::smatch parts;
            if (!std::regex_match(text, parts, kind.pattern))
                continue;
            ++checked_[kind.name];
            return (this->*kind.check)(parts, candidates);
        }
        return text.find("as many digits as cells") == text.npos;
    }

    bool set_holds(const std::smatch& parts, const Candidates& candidates) const
    {
        const auto left = without(parts[1], parts[2], candidates);
        const Cells set = cells_of(parts[3]);
        const Cells kept = cells_of(parts[5]);
        for (Cell cell : places(set, digit_of(parts[4]), left)) {
            if (std::ranges::count(kept, cell) == 0)
                return false;
        }
        return digits_in(set, left).count() == static_cast<int>(set.size()) &&
               none_stands_twice(set, left);
    }

    bool set_strips(const std::smatch& parts, const Candidates& candidates) const
    {
        const auto left = without(parts[1], parts[2], candidates);
        const Cells set = cells_of(parts[3]);
        const Cell stripped = cells_of(parts[5]).front();
        for (Digit digit : left[stripped.index].without(digit_of(parts[4]))) {
            const Cells taking = places(set, digit, left);
            if (taking.empty() ||
                !std::ranges::all_of(taking, [&](Cell cell) { return see(cell, stripped); }))
                return false;
        }
        return digits_in(set, left).count() == static_cast<int>(set.size()) &&
               none_stands_twice(set, left);
    }

    bool cell_has_two(const std::smatch& parts, const Candidates& candidates) const
    {
        const DigitSet both = DigitSet::only(digit_of(parts[1])).with(digit_of(parts[3]));
        return candidates.of(cells_of(parts[2]).front()) == both;
    }

    bool house_has_no_other(const std::smatch& parts, const Candidates& candidates) const
    {
        const auto house = house_called_.find(parts[4]);
        if (house == house_called_.end())
            return false;
        Cells named = cells_of(parts[2]);
        const Cells others = cells_of(parts[3]);
        named.insert(named.end(), others.begin(), others.end());
        return std::ranges::all_of(grid_.house(house->second).cells, [&](Cell cell) {
            return !candidates.has({cell, digit_of(parts[1])}) ||
                   std::ranges::count(named, cell) > 0;
        });
    }

    bool is_almost_locked(const std::smatch& parts, const Candidates& candidates) const
    {
        const Cells set = cells_of(parts[1]);
        const DigitSet named = digits_of(parts[2]);
        return digits_in(set, all(candidates)) == named &&
               named.count() == static_cast<int>(set.size()) + 1 &&
               none_stands_twice(set, all(candidates));
    }

    // The digit in the first cell leaves the set these digits only.
    bool is_locked_with(const std::smatch& parts, const Candidates& candidates) const
    {
        const Digit digit = digit_of(parts[1]);
        const Cell stem = cells_of(parts[2]).front();
        const Cells set = cells_of(parts[4]);
        Left left = all(candidates);
        for (Cell cell : set) {
            if (see(stem, cell))
                left[cell.index] = left[cell.index].without(DigitSet::only(digit));
        }
        const DigitSet named = digits_of(parts[3]);
        return digits_in(set, left) == named && named.count() == static_cast<int>(set.size());
    }

    bool has_as_many(const std::smatch& parts, const Candidates&) const
    {
        return names_in(parts[1]).size() == cells_of(parts[2]).size();
    }

    bool is_locked(const std::smatch& parts, const Candidates& candidates) const
    {
        const Cells set = cells_of(parts[1]);
        const DigitSet named = digits_of(parts[2]);
        return digits_in(set, all(candidates)) == named &&
               named.count() == static_cast<int>(set.size());
    }

    using Left = std::vector<DigitSet>; // by cell

    Left all(const Candidates& candidates) const
    {
        Left left;
        for (Cell cell : grid_.cells())
            left.push_back(candidates.of(cell));
        return left;
    }

    Left
    without(const std::string& digit, const std::string& cells, const Candidates& candidates) const
    {
        Left left = all(candidates);
        for (Cell cell : cells_of(cells))
            left[cell.index] = left[cell.index].without(digit_of(digit));
        return left;
    }

    static DigitSet digits_in(const Cells& cells, const Left& left)
    {
        DigitSet digits;
        for (Cell cell : cells)
            digits = digits.with(left[cell.index]);
        return digits;
    }

    static Cells places(const Cells& cells, Digit digit, const Left& left)
    {
        Cells places;
        std::ranges::copy_if(cells, std::back_inserter(places),
                             [&](Cell cell) { return left[cell.index].has(digit); });
        return places;
    }

    bool none_stands_twice(const Cells& cells, const Left& left) const
    {
        for (Digit digit : digits_in(cells, left)) {
            const Cells held = places(cells, digit, left);
            for (Cell one : held) {
                for (Cell other : held) {
                    if (one != other && !see(one, other))
                        return false;
                }
            }
        }
        return true;
    }

    bool see(Cell one, Cell other) const { return grid_.peers_of(one).has(other); }

    static std::vector<std::string> names_in(const std::string& list)
    {
        std::vector<std::string> names;
        std::istringstream stream(list);
        for (std::string name; std::getline(stream >> std::ws, name, ',');)
            names.push_back(name);
        return names;
    }

    Cells cells_of(const std::string& list) const
    {
        Cells cells;
        for (const std::string& name : names_in(list)) {
            const auto cell = cell_called_.find(name);
            EXPECT_NE(cell, cell_called_.end()) << name;
            if (cell != cell_called_.end())
                cells.push_back(cell->second);
        }
        return cells;
    }

    DigitSet digits_of(const std::string& list) const
    {
        DigitSet digits;
        for (const std::string& name : names_in(list))
            digits = digits.with(digit_of(name));
        return digits;
    }

    Digit digit_of(const std::string& symbol) const
    {
        const auto& symbols = grid_.symbols();
        const auto found = std::ranges::find(symbols, symbol);
        EXPECT_NE(found, symbols.end()) << symbol;
        return static_cast<Digit>(found - symbols.begin() + 1);
    }

    std::string shown(const Candidates& candidates) const
    {
        std::string text;
        for (Cell cell : candidates.open_cells()) {
            text += cell_name(Translations(), grid_, cell) + "=";
            for (Digit digit : candidates.of(cell))
                text += grid_.symbol(digit);
            text += ' ';
        }
        return text;
    }

    const Grid& grid_;
    std::map<std::string, Cell> cell_called_;
    std::map<std::string, HouseIndex> house_called_;
    std::map<std::string, int> checked_;
};

constexpr std::array chains_with_sets = {
    &techniques::als_alternating_chain,
    &techniques::als_discontinuous_loop,
    &techniques::als_continuous_loop,
};

// If no easy technique helps any more, removes one candidate that the solution does not need: so
// every puzzle gives many positions.
void check_all_chains(const Puzzle& puzzle, Claims& claims, std::uint64_t seed)
{
    const Chart chart(puzzle.grid);
    Candidates candidates(chart, puzzle.givens);
    Random dice(seed);
    for (int stuck = 0; !candidates.is_solved() && stuck < fewer(25, 2);) {
        const Steps easy = find_easiest(candidates, {.hardest_level = Level::Hard});
        for (const Step& step : easy.found()) {
            claims.check(candidates, step);
            apply(step, candidates);
        }
        if (!easy.empty())
            continue;
        ++stuck;
        for (const Technique* technique : chains_with_sets) {
            Steps all(Want::All);
            all.look_for(technique, candidates);
            for (const Step& step : all.found())
                claims.check(candidates, step);
        }
        std::vector<Candidate> wrong;
        for (Cell cell : candidates.open_cells()) {
            for (Digit digit : candidates.of(cell)) {
                if (digit != puzzle.solution[cell.index])
                    wrong.push_back({cell, digit});
            }
        }
        const Candidate removed = wrong[dice.below(static_cast<std::uint32_t>(wrong.size()))];
        candidates.remove(removed.cell, removed.digit);
    }
}

TEST(Reasons, CountWhatChainsSayOfTheirSets)
{
    PuzzleMaker maker({.level = Level::Expert, .is_minimal = true});
    const auto paper = make_grid(*find_layout("9x9"));
    Claims claims(*paper);
    for (std::uint64_t seed = 1; seed <= fewer(40u); ++seed) {
        const auto made = maker.make(seed);
        ASSERT_TRUE(made);
        check_all_chains(made->puzzle, claims, seed);
    }
    for (const char* kind : {"set", "stripped", "cell", "house", "locked"})
        EXPECT_GT(claims.checked(kind), is_sanitized ? 0 : 20) << kind;
}

// Houses of all kinds, and sets across them.
TEST(Reasons, CountWhatChainsSayOnOtherPapers)
{
    for (const char* layout : {"jigsaw-9x9", "windoku", "x-9x9", "8x8"}) {
        if (is_sanitized && std::string_view(layout).starts_with("x"))
            break;
        const auto made = make_puzzle({.layout = layout, .level = Level::Expert, .seed = 3});
        ASSERT_TRUE(made) << layout;
        const Chart chart(made->puzzle.grid); // its houses are those of the steps
        Claims claims(chart.grid());
        check_all_chains(made->puzzle, claims, 3);
        EXPECT_GT(claims.checked("set"), 0) << layout;
    }
}

// Each step whose reason was wrong in an earlier version.
TEST(Reasons, AreTrueOnTheWholeWay)
{
    for (const char* givens :
         {"...9..1..6.4.387....5....3.35...........72....6.31..8..8..9.65.........45.37....8",
          "3.......1.4...2.7...5...8......76.4.....5.....6.2.9...1.....5...7.6...9...8.....3"}) {
        const StepLine line = position(std::string(":full_house::") + givens + ":::");
        Claims claims(line.chart->grid());
        Candidates candidates = line.candidates;
        for (const Step& step : solve_like_a_person(candidates).steps) {
            claims.check(candidates, step);
            apply(step, candidates);
        }
        EXPECT_GT(claims.checked("set"), 0) << givens;
    }
}

} // namespace
} // namespace engine
