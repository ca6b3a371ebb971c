// Aligned pair and triple exclusion.

#include <algorithm>
#include <map>
#include <regex>

#include <gtest/gtest.h>

#include "engine/make/puzzle_maker.h"
#include "engine/steps/steps.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/explain.h"
#include "engine/text/house_name.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

TEST(Exclusion, IsFoundInKnownPositions)
{
    EXPECT_GT(expect_positions_found("exclusion"), 0);
}

TEST(Exclusion, IsNeverWrong)
{
    EXPECT_GT(expect_sound(&techniques::aligned_pair_exclusion, {.layout = "9x9", .puzzles = 3}),
              0);
    EXPECT_GT(expect_sound(&techniques::aligned_triple_exclusion, {.layout = "6x6", .puzzles = 3}),
              0);
    expect_sound(&techniques::aligned_pair_exclusion, {.layout = "jigsaw-9x9", .puzzles = 1});
    expect_sound(&techniques::aligned_pair_exclusion, {.layout = "anti-knight-9x9", .puzzles = 1});
}

// r1c1 {1,2,3} and r2c2 {1,2}; r1c2 {1,2} and r1c3 {1,3}: with 1 in r1c1 only 2 is left for r1c2,
// so r2c2 would have no candidate.
TEST(Exclusion, TellsBasesAndWhatTheyExclude)
{
    auto line = position(":aligned_pair_exclusion::" + std::string(81, '.') + ":::");
    const auto keep = [&](std::uint16_t index, DigitSet digits) {
        for (Digit digit : DigitSet::up_to(9).without(digits))
            line.candidates.remove({index}, digit);
    };
    const DigitSet one_two = DigitSet::only(1).with(2);
    keep(0, one_two.with(3));
    keep(10, one_two);
    keep(1, one_two);
    Steps steps(Want::All);
    steps.look_for(&techniques::aligned_pair_exclusion, line.candidates);
    const auto found = std::ranges::find_if(steps.found(), [](const Step& step) {
        return std::ranges::count(step.removals, Candidate{{0}, 1}) == 1;
    });
    ASSERT_NE(found, steps.found().end());
    EXPECT_EQ(std::ranges::count(found->cells, Role::Base, &CellMark::role), 2);
    EXPECT_GE(std::ranges::count(found->cells, Role::Excluded, &CellMark::role), 1);
}

// Reads the sentences of a step as a player does, and looks on the board whether each way to fill
// the cells with a removed candidate is one of those that they rule out.
class Ways {
public:
    Ways(const Candidates& candidates, const Step& step) : candidates_(candidates)
    {
        for (Cell cell : candidates.chart().grid().cells())
            cell_called_[cell_name(Translations(), candidates.chart().grid(), cell)] = cell;
        for (const Sentence& sentence : explain(Translations(), candidates.chart().grid(), step))
            read(plain(sentence));
    }

    // Empty if all is well.
    std::string what_survives(const Step& step) const
    {
        for (const Candidate& removed : step.removals) {
            std::vector<std::vector<Candidate>> ways = {{removed}};
            for (Cell base : bases_) {
                if (base == removed.cell)
                    continue;
                std::vector<std::vector<Candidate>> longer;
                for (const std::vector<Candidate>& way : ways) {
                    for (Digit digit : candidates_.of(base)) {
                        longer.push_back(way);
                        longer.back().push_back({base, digit});
                    }
                }
                ways = longer;
            }
            for (const std::vector<Candidate>& way : ways) {
                if (!is_ruled_out(way))
                    return shown(way);
            }
        }
        return bases_.size() < 2 ? "nothing was read" : "";
    }

private:
    void read(const std::string& text)
    {
        static const std::regex cell("R[0-9]+C[0-9]+");
        static const std::regex digit_in_cell("([1-9]) in (R[0-9]+C[0-9]+)");
        static const std::regex clash(
            "(R.+) and (R.+) can't both be ([1-9]): they see each other\\.");
        std::smatch parts;
        if (text.starts_with("All the ways to fill ")) {
            for (std::sregex_iterator each(text.begin(), text.end(), cell), end; each != end;
                 ++each)
                bases_.push_back(cell_called_.at(each->str()));
        } else if (std::regex_match(text, parts, clash)) {
            const auto digit = static_cast<Digit>(parts[3].str().front() - '0');
            statements_.push_back(
                {{{cell_called_.at(parts[1]), digit}, {cell_called_.at(parts[2]), digit}}});
        } else if (text.find("leave nothing for") != text.npos) {
            Statement statement;
            for (std::sregex_iterator each(text.begin(), text.end(), digit_in_cell), end;
                 each != end; ++each)
                statement.candidates.push_back(
                    {cell_called_.at((*each)[2]),
                     static_cast<Digit>((*each)[1].str().front() - '0')});
            const std::string emptied = text.substr(text.rfind(' ') + 1);
            statement.emptied = cell_called_.at(emptied.substr(0, emptied.size() - 1));
            statements_.push_back(std::move(statement));
        }
    }

    struct Statement {
        std::vector<Candidate> candidates;
        std::optional<Cell> emptied = {}; // nothing: they see each other
    };

    bool is_true(const Statement& statement) const
    {
        const Chart& chart = candidates_.chart();
        if (!statement.emptied)
            return chart.sees(statement.candidates[0].cell, statement.candidates[1].cell);
        DigitSet left = candidates_.of(*statement.emptied);
        for (const Candidate& each : statement.candidates) {
            if (chart.sees(each.cell, *statement.emptied))
                left = left.without(DigitSet::only(each.digit));
        }
        return left.empty();
    }

    bool is_ruled_out(const std::vector<Candidate>& way) const
    {
        return std::ranges::any_of(statements_, [&](const Statement& statement) {
            return is_true(statement) &&
                   std::ranges::all_of(statement.candidates, [&](const Candidate& each) {
                       return std::ranges::count(way, each) > 0;
                   });
        });
    }

    std::string shown(const std::vector<Candidate>& way) const
    {
        std::string text;
        for (const Candidate& each : way)
            text += cell_name(Translations(), candidates_.chart().grid(), each.cell) + "=" +
                    std::to_string(each.digit) + " ";
        return text;
    }

    const Candidates& candidates_;
    std::map<std::string, Cell> cell_called_;
    Cells bases_;
    std::vector<Statement> statements_;
};

constexpr std::array aligned = {&techniques::aligned_pair_exclusion,
                                &techniques::aligned_triple_exclusion};

// Whether the technique is used on the way or not: it may find something in each position of it.
// Returns the number of steps.
int read_all_ways(Candidates candidates)
{
    int read = 0;
    for (const Step& next : solve_like_a_person(candidates).steps) {
        if (next.technique->standing.level >= Level::Hard) {
            for (const Technique* technique : aligned) {
                Steps steps(Want::All);
                steps.look_for(technique, candidates);
                for (const Step& step : steps.found()) {
                    EXPECT_EQ(Ways(candidates, step).what_survives(step), "") << technique->id;
                    ++read;
                }
            }
        }
        apply(next, candidates);
    }
    return read;
}

// Positions in which the reason once named too few of the cells that would be emptied.
TEST(Exclusion, NamesWhatMakesEachWayImpossible)
{
    for (const char* givens :
         {"27.....65..6...2..3.5.2.1.4..8.5.3..9..3.4..2.............8....5...4...9.4.9.7.1.",
          "...38.6....3..4....7..9.35.7........6.57.18.2........1.17.3..8....8..2....4.76...",
          "76.....25.2.567.4...5.4.3.....8.1............81..7..529...2...72..6.9..3.........",
          ".5.42......9..52...1........7....1.48.164...5...3...8.7..9....3.9.7.8.1.....6...."})
        EXPECT_GT(read_all_ways(position(std::string(":full_house::") + givens + ":::").candidates),
                  0)
            << givens;
    const char* diagonal =
        "X\t:full_house::.....6...5..4"
        "9........1.....1......9.28....5....534...8.43.....6.3...............:::";
    EXPECT_GT(read_all_ways(position(diagonal).candidates), 0);
}

TEST(Exclusion, NamesWhatMakesEachWayImpossibleAnywhere)
{
    int read = 0;
    for (const char* layout : {"9x9", "jigsaw-9x9", "windoku"}) {
        const auto made = make_puzzle({.layout = layout, .level = Level::Expert, .seed = 5});
        ASSERT_TRUE(made) << layout;
        const Chart chart(made->puzzle.grid);
        read += read_all_ways(Candidates(chart, made->puzzle.givens));
    }
    EXPECT_GT(read, 0);
}

} // namespace
} // namespace engine
