// Ratings: at the expected level, and the same however the puzzle is turned.

#include "engine/rating/rating.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/base/random.h"
#include "engine/make/puzzle_maker.h"
#include "engine/rating/rater.h"
#include "engine/text/notation.h"
#include "tests/engine/teach/other_clothes.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

struct Rated {
    std::shared_ptr<const Grid> grid;
    Digits givens;

    Rating rating(const Teaching& teaching = {}) const
    {
        const Chart chart(grid);
        return rate(chart, givens, teaching);
    }
};

// Compares everything except the steps.
bool are_alike(const Rating& one, const Rating& other)
{
    return one.is_solved == other.is_solved && one.level == other.level &&
           one.effort == other.effort && one.open_cells == other.open_cells &&
           one.hardest == other.hardest && one.hardest_uses == other.hardest_uses &&
           one.bottleneck == other.bottleneck &&
           one.rests_on_uniqueness == other.rests_on_uniqueness &&
           one.by_singles == other.by_singles && one.uses == other.uses;
}

Rated made(const std::string& layout, Level level, std::uint64_t seed, bool is_minimal = false)
{
    const auto made =
        make_puzzle({.layout = layout, .level = level, .seed = seed, .is_minimal = is_minimal});
    return {made->puzzle.grid, made->puzzle.givens};
}

TEST(Rating, ToldByTheHardestTechniqueAndItsCosts)
{
    // with one open cell
    const std::string almost =
        ".34678912672195348198342567859761423426853791713924856961537284287419635345286179";
    const auto grid = made("9x9", Level::Easy, 1).grid;
    const Chart chart(grid);
    const Rating rating = rate(chart, *parse_digits(almost, *grid));
    EXPECT_TRUE(rating.is_solved);
    EXPECT_EQ(rating.level, Level::Beginner);
    EXPECT_EQ(rating.hardest, &techniques::full_house);
    EXPECT_EQ(rating.effort, 4);
    EXPECT_EQ(rating.open_cells, 1);
    EXPECT_EQ(rating.steps.size(), 1u);
    EXPECT_EQ(rating.bottleneck, 1);
    EXPECT_TRUE(rating.by_singles);
    EXPECT_EQ(rating.uses, (std::vector<TechniqueUses>{{&techniques::full_house, 1}}));
}

TEST(Rating, CountsTheUsesOfTheHardestTechniqueAlone)
{
    int with_others = 0; // of the same level
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Rating rating = made("9x9", Level::Hard, seed).rating();
        ASSERT_GE(rating.uses.size(), 2u);
        EXPECT_EQ(rating.uses.back().technique, rating.hardest);
        EXPECT_EQ(rating.uses.back().uses, rating.hardest_uses);
        with_others += rating.uses[rating.uses.size() - 2].technique->standing.level == Level::Hard;
    }
    EXPECT_GT(with_others, 0);
}

TEST(Rating, SolvesEveryPuzzleOfSinglesWithSingles)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Rating rating = made("9x9", Level::Easy, seed).rating();
        EXPECT_TRUE(rating.is_solved && rating.by_singles);
        EXPECT_LE(rank_of(rating.hardest), rank_of(&techniques::hidden_single_line));
        EXPECT_EQ(static_cast<int>(rating.effects.size()), rating.open_cells);
        EXPECT_FALSE(rating.rests_on_uniqueness);
    }
}

// The rounds of singles as their finders find them.
std::vector<std::pair<const Technique*, std::vector<Candidate>>>
rounds_of_singles(const Rated& puzzle)
{
    const Chart chart(puzzle.grid);
    Candidates candidates(chart, puzzle.givens);
    std::vector<std::pair<const Technique*, std::vector<Candidate>>> rounds;
    for (bool any = true; any;) {
        any = false;
        for (const Technique* technique : all_techniques()) {
            if (technique->standing.family != TechniqueFamily::Singles)
                continue;
            Steps steps(Want::All);
            steps.look_for(technique, candidates);
            if (steps.empty())
                continue;
            std::vector<Candidate> placed;
            for (const Step& step : steps.found())
                placed.push_back(step.placements.front());
            std::sort(placed.begin(), placed.end());
            placed.erase(std::unique(placed.begin(), placed.end()), placed.end());
            for (const Candidate& each : placed)
                candidates.place(each.cell, each.digit);
            rounds.emplace_back(technique, placed);
            any = true;
            break;
        }
    }
    return rounds;
}

void expect_rounds_of_finders(const Rated& puzzle)
{
    const Rating rating = puzzle.rating({.hardest_level = Level::Easy});
    const auto rounds = rounds_of_singles(puzzle);
    std::size_t step = 0;
    for (std::size_t round = 0; round < rounds.size(); ++round) {
        std::vector<Candidate> placed;
        for (; step < rating.steps.size() && rating.steps[step].round == round; ++step) {
            EXPECT_EQ(rating.steps[step].technique, rounds[round].first);
            placed.push_back(rating.effects[rating.steps[step].first_effect]);
        }
        std::sort(placed.begin(), placed.end());
        EXPECT_EQ(placed, rounds[round].second);
    }
    EXPECT_EQ(step, rating.steps.size());
}

TEST(Rating, TakesTheSinglesThatFindersFind)
{
    for (std::uint64_t seed = 1; seed <= fewer(30u); ++seed) {
        for (Level level : {Level::Beginner, Level::Easy, Level::Hard})
            expect_rounds_of_finders(made("9x9", level, seed));
        expect_rounds_of_finders(made("8x8", Level::Easy, seed));
    }
}

TEST(Rating, DoesNotDependOnWhatWasRatedBefore)
{
    const Rated one = made("9x9", Level::Beginner, 1);
    const Rated other = made("9x9", Level::Hard, 2);
    const Chart chart(one.grid);
    Rater rater(chart);
    for (const Digits& givens : {one.givens, other.givens, one.givens})
        EXPECT_TRUE(are_alike(rater.rate(givens), rate(chart, givens)));
}

TEST(Rating, GoesOnFromAPosition)
{
    const Rated puzzle = made("9x9", Level::Expert, 5);
    const Chart chart(puzzle.grid);
    Rater rater(chart);
    const Rating from_givens = rater.rate(puzzle.givens);
    Candidates position(chart, puzzle.givens);
    EXPECT_TRUE(are_alike(rater.rate(position), from_givens)) << "by other tables";
    for (const RatedStep& step : from_givens.steps) {
        for (int effect = 0; effect < step.effects; ++effect) {
            const Candidate candidate = from_givens.effects[step.first_effect + effect];
            if (step.is_placement && position.has(candidate))
                position.place(candidate.cell, candidate.digit);
            else if (!step.is_placement)
                position.remove(candidate.cell, candidate.digit);
        }
        if (step.technique == from_givens.hardest)
            break;
    }
    const Rating later = rater.rate(position);
    EXPECT_TRUE(later.is_solved);
    EXPECT_LT(later.effort, from_givens.effort);
    EXPECT_LT(later.open_cells, from_givens.open_cells);
    EXPECT_TRUE(are_alike(rater.rate(puzzle.givens), from_givens)) << "the tables are used again";
}

TEST(Rating, LeavesOutWhatIsTooHardOrRestsOnUniqueness)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Rated puzzle = made("9x9", Level::Hard, seed);
        const Rating easy = puzzle.rating({.hardest_level = Level::Easy});
        EXPECT_FALSE(easy.is_solved);
        EXPECT_EQ(easy.level, Level::Diabolical);
        EXPECT_FALSE(puzzle.rating({.has_unique_solution = false}).rests_on_uniqueness);
    }
}

class RatingOnLayout : public testing::TestWithParam<const char*> {};

TEST_P(RatingOnLayout, IsTheSameInOtherClothes)
{
    Random dice(7);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Level level = seed % 2 == 0 ? Level::Easy : Level::Hard;
        const Rated puzzle = made(GetParam(), level, seed);
        const Rating rating = puzzle.rating();
        for (int i = 0; i < 4; ++i) {
            const Digits dressed = in_other_clothes(*puzzle.grid, puzzle.givens, dice);
            const Rating other = Rated{puzzle.grid, dressed}.rating();
            EXPECT_TRUE(are_alike(rating, other))
                << GetParam() << ' ' << seed << ' ' << to_text(puzzle.givens) << ' '
                << to_text(dressed) << ' ' << rating.hardest->id << ' ' << other.hardest->id << ' '
                << rating.effort << ' ' << other.effort;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Layouts,
                         RatingOnLayout,
                         testing::Values("4x4", "6x6", "9x9", "12x12", "x-9x9", "windoku"));

} // namespace
} // namespace engine
