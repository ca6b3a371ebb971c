#include "tests/engine/teach/soundness.h"

#include <map>
#include <utility>

#include <gtest/gtest.h>

#include "engine/base/random.h"
#include "engine/make/puzzle_maker.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"
#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/sanitized.h"

namespace engine {

namespace {

struct PuzzleOnChart {
    explicit PuzzleOnChart(Puzzle of) : puzzle(std::move(of)), chart(puzzle.grid) {}

    Puzzle puzzle;
    Chart chart;
};

class Trial {
public:
    Trial(const Technique* technique, const PuzzleOnChart& tried, std::uint64_t seed)
        : technique_(technique),
          puzzle_(tried.puzzle),
          candidates_(tried.chart, puzzle_.givens),
          dice_(seed)
    {
    }

    int run()
    {
        while (!candidates_.is_solved() && !testing::Test::HasFailure()) {
            const bool is_looked_at = seen_ == 0 || positions_++ % one_position_in == 0;
            const std::vector<Step> own = is_looked_at ? look() : std::vector<Step>();
            if (!step_easier() && !step(own))
                remove_any();
        }
        return seen_;
    }

private:
    static constexpr int one_position_in = is_sanitized ? 4 : 1; // once something was found

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
            if (technique->standing.level > Level::Hard)
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
    Candidates candidates_;
    Random dice_;
    int positions_ = 0;
    int seen_ = 0;
};

// Techniques are tried on the same puzzles, so these are made once.
class Puzzles {
public:
    explicit Puzzles(const SoundnessTrial& trial)
        : made_(made_before(trial)), maker_(spec_of(trial))
    {
    }

    // Null if there is none.
    const PuzzleOnChart* of(std::uint64_t seed)
    {
        if (const auto found = made_.find(seed); found != made_.end())
            return &found->second;
        auto made = maker_.make(seed);
        return made ? &made_.try_emplace(seed, std::move(made->puzzle)).first->second : nullptr;
    }

private:
    using BySeed = std::map<std::uint64_t, PuzzleOnChart>;

    static BySeed& made_before(const SoundnessTrial& trial)
    {
        static std::map<std::pair<std::string, bool>, BySeed> all;
        return all[{trial.layout, trial.is_hard}];
    }
    static PuzzleSpec spec_of(const SoundnessTrial& trial)
    {
        PuzzleSpec spec;
        spec.layout = trial.layout;
        // Killers are told apart up to Hard.
        const Level hard = prints_clues(*find_layout(trial.layout)) ? Level::Hard : Level::Expert;
        spec.level = trial.is_hard ? hard : Level::Easy;
        spec.is_minimal =
            trial.is_hard && trial.layout == "9x9"; // only there they are made quickly
        return spec;
    }

    BySeed& made_;
    PuzzleMaker maker_;
};

} // namespace

int expect_sound(const Technique* technique, const SoundnessTrial& trial)
{
    Puzzles puzzles(trial);
    int seen = 0;
    for (int i = 0; i < trial.puzzles && !testing::Test::HasFailure(); ++i) {
        if (seen > 0 && i >= fewer(trial.puzzles))
            break;
        const std::uint64_t seed = trial.first_seed + static_cast<std::uint64_t>(i);
        const PuzzleOnChart* made = puzzles.of(seed);
        if (made == nullptr) {
            ADD_FAILURE() << "no puzzle " << trial.layout << " of seed " << seed;
            break;
        }
        seen += Trial(technique, *made, seed).run();
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
    const PuzzleOnChart proper(
        {line.chart->puzzle_grid(), line.candidates.digits(), solved.solutions.front()});
    return Trial(technique, proper, seed).run();
}

} // namespace engine
