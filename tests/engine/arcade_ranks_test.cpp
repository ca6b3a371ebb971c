// The thresholds of the ranks: where simulated players of four strengths come to.

#include <gtest/gtest.h>

#include "tests/bench/tables/arcade_players.h"

namespace engine {
namespace {

constexpr int runs_of_each_player = 200;
constexpr std::uint64_t first_seed = 5;

TEST(ArcadeRanks, FitPlayersOfFourStrengths)
{
    for (const ArcadeMode& mode : arcade_modes()) {
        for (const bench::ArcadePlayer& player : bench::arcade_players()) {
            const auto runs = bench::arcade_runs(mode, player, runs_of_each_player, first_seed);
            const ArcadeReached& median = runs[runs.size() / 2];
            EXPECT_EQ(letter_of(rank_of(mode, median)), player.rank)
                << player.name << " in " << mode.id << ": " << median.score;
        }
    }
}

} // namespace
} // namespace engine
