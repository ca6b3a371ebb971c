#include "tests/engine/teach/soundness.h"

#include <gtest/gtest.h>

#include "engine/base/random.h"
#include "engine/make/puzzle_maker.h"
#include "engine/solve/search.h"
#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/sanitized.h"

namespace engine {

namespace {

class Trial {
public:
    Trial(const Technique* technique, const Puzzle& puzzle, std::uint64_t seed)
        : technique_(technique),
          puzzle_(puzzle),
          chart_(puzzle.grid),
          candidates_(chart_, puzzle.givens),
          dice_(seed)
    {
    }

    int run()
    {
        while (!candidates_.is_solved() && !testing::Test::HasFailure()) {
            const std::vector<Step> own = look();
            if (!step_easier() && !step(own))
                remove_any();
        }
        return seen_;
    }

private:
    std::vector<Step> look()
    {
        Steps all(Want::All);
        all.look_for(technique_, candidates_);
        for (const Step& step : all.found())
            check(step);
        seen_ += static_cast<int>(all.found().size());
        Steps first(Want::First);
        first.look_for(technique_, candidates_);
        EXPECT_EQ(first.empty(), all.empty()) << "First and All disagree";
        return std::move(all).take();
    }

    void check(const Step& step)
    {
        const char* id = technique_->id;
        for (const Candidate& placed : step.placements) {
            EXPECT_TRUE(candidates_.has(placed)) << id << " places what is no candidate";
            EXPECT_EQ(puzzle_.solution[placed.cell.index], placed.digit) << id << " is wrong";
        }
        for (const Candidate& removed : step.removals) {
            EXPECT_TRUE(candidates_.has(removed)) << id << " removes what is no candidate";
            EXPECT_NE(puzzle_.solution[removed.cell.index], removed.digit) << id << " is wrong";
        }
    }

    bool step(const std::vector<Step>& steps)
    {
        for (const Step& step : steps)
            apply(step, candidates_);
        return !steps.empty();
    }

    bool step_easier()
    {
        for (const Technique* technique : all_techniques()) {
            if (technique == technique_)
                return false;
            if (technique->level > Level::Hard)
                continue;
            Steps steps(Want::First);
            steps.look_for(technique, candidates_);
            if (step(steps.found()))
                return true;
        }
        return false;
    }

    void remove_any()
    {
        std::vector<Candidate> wrong;
        for (Cell cell : candidates_.open_cells()) {
            for (Digit digit : candidates_.of(cell)) {
                if (digit != puzzle_.solution[cell.index])
                    wrong.push_back({cell, digit});
            }
        }
        if (wrong.empty()) {
            const Cell cell = candidates_.open_cells().first();
            candidates_.place(cell, puzzle_.solution[cell.index]);
            return;
        }
        const Candidate removed = wrong[dice_.below(static_cast<std::uint32_t>(wrong.size()))];
        candidates_.remove(removed.cell, removed.digit);
    }

    const Technique* technique_;
    const Puzzle& puzzle_;
    Chart chart_;
    Candidates candidates_;
    Random dice_;
    int seen_ = 0;
};

} // namespace

int expect_sound(const Technique* technique, const SoundnessTrial& trial)
{
    PuzzleSpec spec;
    spec.layout = trial.layout;
    spec.level = trial.is_hard ? Level::Expert : Level::Easy;
    spec.is_minimal = trial.is_hard && trial.layout == "9x9"; // only there they are made quickly
    PuzzleMaker maker(spec);
    int seen = 0;
    for (int i = 0; i < trial.puzzles && !testing::Test::HasFailure(); ++i) {
        if (is_sanitized && seen > 0 && i > trial.puzzles / 4)
            break;
        const std::uint64_t seed = trial.first_seed + static_cast<std::uint64_t>(i);
        const auto made = maker.make(seed);
        if (!made) {
            ADD_FAILURE() << "no puzzle " << trial.layout << " of seed " << seed;
            break;
        }
        seen += Trial(technique, made->puzzle, seed).run();
    }
    return seen;
}

int expect_sound_on(const Technique* technique, const std::string& puzzle, std::uint64_t seed)
{
    const StepLine line = position(":full_house::" + puzzle + ":::");
    const SearchResult solved = search(line.chart->grid(), line.candidates.digits());
    if (solved.count != 1) {
        ADD_FAILURE() << "no proper puzzle: " << puzzle;
        return 0;
    }
    const Puzzle proper{line.chart->shared_grid(), line.candidates.digits(),
                        solved.solutions.front()};
    return Trial(technique, proper, seed).run();
}

} // namespace engine
