// Finders that leave out earlier steps must find the same as in a complete search.

#include <gtest/gtest.h>

#include <set>

#include "engine/filters/removals.h"
#include "engine/make/puzzle_maker.h"
#include "engine/steps/technique.h"
#include "tests/engine/long_run.h"
#include "tests/sanitized.h"

namespace engine {

namespace {

std::set<Candidate> effects_of(const Steps& steps)
{
    std::set<Candidate> effects;
    for (const Step& step : steps.found()) {
        effects.insert(step.removals.begin(), step.removals.end());
        effects.insert(step.placements.begin(), step.placements.end());
    }
    return effects;
}

// Follows the path of a rating, from the easiest technique to the hardest, and searches twice each
// time.
class TwoLooks {
public:
    explicit TwoLooks(Candidates& candidates)
        : candidates_(candidates), looked_(all_techniques().size())
    {
    }

    // Takes all steps of the easiest technique that has any; returns false if there is none.
    bool take_round()
    {
        for (const Technique* technique : all_techniques()) {
            if (technique->standing.family == TechniqueFamily::Direct ||
                technique->standing.level == Level::Diabolical)
                continue;
            const Steps steps = look_for(technique);
            for (const Step& step : steps.found())
                apply(step, candidates_);
            if (!steps.empty())
                return true;
        }
        return false;
    }
    int short_looks() const { return short_looks_; }

private:
    Steps look_for(const Technique* technique)
    {
        Steps all(Want::Effects);
        all.look_for(technique, candidates_);
        Steps steps(Want::Effects);
        auto& looked = looked_[rank_of(technique)];
        if (looked)
            steps.look_for_new(candidates_.removed().subspan(*looked));
        short_looks_ += looked ? 1 : 0;
        looked = candidates_.removed().size();
        steps.look_for(technique, candidates_);
        EXPECT_EQ(effects_of(steps), effects_of(all)) << technique->id;
        return steps;
    }

    Candidates& candidates_;
    std::vector<std::optional<std::size_t>> looked_; // by technique: how many candidates had been
                                                     // removed then
    int short_looks_ = 0;
};

void look_twice_at_puzzles(const char* layout, Level level, int puzzles)
{
    PuzzleSpec spec;
    spec.layout = layout;
    spec.level = level;
    PuzzleMaker maker(spec);
    int short_looks = 0;
    for (int seed = 1; seed <= longer(fewer(puzzles, 2)) && !testing::Test::HasFailure(); ++seed) {
        const auto made = maker.make(static_cast<std::uint64_t>(seed));
        ASSERT_TRUE(made);
        const Chart chart(made->puzzle.grid);
        Candidates candidates(chart, made->puzzle.givens);
        TwoLooks looks(candidates);
        while (!candidates.is_solved() && !testing::Test::HasFailure() && looks.take_round()) {
        }
        EXPECT_FALSE(testing::Test::HasFailure()) << layout << " seed " << seed;
        short_looks += looks.short_looks();
    }
    EXPECT_GT(short_looks, 0);
}

} // namespace

TEST(Removals, FindersFindAsMuchWithThemOnTheClassicGrid)
{
    look_twice_at_puzzles("9x9", Level::Hard, 20);
    look_twice_at_puzzles("9x9", Level::Expert, 20);
    look_twice_at_puzzles("9x9", Level::Extreme, 10);
}

TEST(Removals, FindersFindAsMuchWithThemOnOtherGrids)
{
    for (const char* layout :
         {"6x6", "jigsaw-9x9", "windoku", "x-9x9", "killer-9x9", "killer-x-9x9"})
        look_twice_at_puzzles(layout, Level::Expert, 4);
}

TEST(Removals, AllIsNewAtFirstAndLittleLater)
{
    PuzzleSpec spec;
    const auto made = make_puzzle(spec);
    ASSERT_TRUE(made);
    const Chart chart(made->puzzle.grid);
    Candidates candidates(chart, made->puzzle.givens);
    Steps steps(Want::Effects);
    const Removals first(candidates, steps);
    EXPECT_TRUE(first.is_everything());
    EXPECT_EQ(first.cells(), candidates.open_cells());

    EXPECT_TRUE(candidates.removed().empty());
    const Cell cell = (candidates.open_cells() - candidates.bivalue_cells()).first();
    const Digit digit = candidates.of(cell).first();
    candidates.remove(cell, digit);
    steps.look_for_new(candidates.removed());
    const Removals later(candidates, steps);
    EXPECT_FALSE(later.is_everything());
    EXPECT_EQ(later.cells().count(), 1);
    EXPECT_TRUE(later.cells().has(cell));
    for (Cell other : chart.all_cells()) {
        const bool is_near = other == cell || chart.peers(cell).has(other);
        EXPECT_EQ(later.removed_near(other), is_near ? DigitSet::only(digit) : DigitSet());
    }
}

} // namespace engine
