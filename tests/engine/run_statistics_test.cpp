#include "engine/play/run_statistics.h"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

namespace engine {
namespace {

std::vector<PlayTime> times_of(std::initializer_list<int> numbers)
{
    std::vector<PlayTime> times;
    for (const int number : numbers)
        times.push_back(std::chrono::seconds(number));
    return times;
}

Record run_on(std::string category, std::string initials, int second, std::int64_t date)
{
    return Record{.category = std::move(category),
                  .initials = std::move(initials),
                  .time = std::chrono::seconds(second),
                  .date = date,
                  .seed = std::to_string(date)};
}

RecordBook book_of_two_players()
{
    RecordBook book;
    book.add(run_on("9x9 easy", "ANN", 300, 50));
    book.add(run_on("9x9 hard", "ANN", 900, 20));
    book.add(run_on("9x9 easy", "BOB", 200, 30));
    book.add(run_on("9x9 easy elsewhere", "ANN", 100, 40));
    book.add(run_on("4x4 easy", "ANN", 20, 10));
    Record assisted = run_on("9x9 easy", "ANN", 10, 60);
    assisted.stats.hints = 1;
    book.add(assisted);
    book.add(run_on("9x9 easy", "ANN", 5, 50)); // the same puzzle again
    book.add(run_on("a board of tomorrow", "ANN", 1, 70));
    return book;
}

TEST(RunStatistics, OfARunsChoiceTheOldestComesFirst)
{
    const RecordBook book = book_of_two_players();
    using Indices = std::vector<std::size_t>;
    EXPECT_EQ(chosen_runs(book, {}), (Indices{4, 1, 2, 3, 0, 7}));
    EXPECT_EQ(chosen_runs(book, {.board = "9x9"}), (Indices{1, 2, 3, 0}));
    EXPECT_EQ(chosen_runs(book, {.board = "9x9", .level = Level::Easy}), (Indices{2, 0}));
    EXPECT_EQ(chosen_runs(book, {.board = "9x9", .level = Level::Easy, .is_from_elsewhere = true}),
              (Indices{3}));
    EXPECT_EQ(chosen_runs(book, {.board = "9x9", .initials = "BOB"}), (Indices{2}));
    EXPECT_EQ(chosen_runs(book, {.board = "9x9", .level = Level::Easy, .filter = RunFilter::All}),
              (Indices{2, 0, 5}));
    EXPECT_EQ(chosen_runs(book, {.board = "a board of tomorrow"}), (Indices{7}));
}

TEST(RunStatistics, PlayersWithTheMostRunsComeFirst)
{
    EXPECT_EQ(players(book_of_two_players()), (std::vector<std::string>{"ANN", "BOB"}));
}

TEST(RunStatistics, LeaveOutAsManyRunsAsCubersDo)
{
    EXPECT_EQ(left_out_at_each_end(5), 1u);
    EXPECT_EQ(left_out_at_each_end(12), 1u);
    EXPECT_EQ(left_out_at_each_end(50), 3u);
    EXPECT_EQ(left_out_at_each_end(100), 5u);
}

TEST(RunStatistics, AnAverageOfFiveIsTheMeanOfTheMiddleThree)
{
    EXPECT_EQ(running_averages(times_of({9, 1, 2, 3, 100}), 5).back(),
              std::chrono::milliseconds(14000 / 3));
    EXPECT_EQ(running_averages(times_of({1, 2}), 5).back(), std::nullopt);
}

TEST(RunStatistics, AverageNowAndAtItsBest)
{
    const auto times = times_of({50, 10, 10, 10, 10, 40, 40, 40});
    EXPECT_EQ(average_of_last(times, 5),
              (Average{5, std::chrono::seconds(30), std::chrono::seconds(10)}));
    EXPECT_EQ(average_of_last(times, 12), (Average{12, std::nullopt, std::nullopt}));
}

PlayTime average_without_ends(std::span<const PlayTime> times)
{
    std::vector<PlayTime> sorted(times.begin(), times.end());
    std::ranges::sort(sorted);
    const std::size_t out = left_out_at_each_end(sorted.size());
    return mean(std::span(sorted).subspan(out, sorted.size() - 2 * out));
}

// The running averages, which move along a sorted list, beside averages of each part by itself.
TEST(RunStatistics, RunningAveragesAreThoseOfEachPart)
{
    std::mt19937 dice(1);
    for (const std::size_t length : {3u, 5u, 12u, 100u}) {
        std::vector<PlayTime> times;
        for (int run = 0; run < 300; ++run)
            times.push_back(std::chrono::milliseconds(dice() % 50));
        const auto averages = running_averages(times, length);
        ASSERT_EQ(averages.size(), times.size());
        for (std::size_t end = 1; end <= times.size(); ++end) {
            const auto part = std::span(times).first(end);
            const auto wanted = end < length
                                    ? std::nullopt
                                    : std::optional(average_without_ends(part.last(length)));
            ASSERT_EQ(averages[end - 1], wanted) << "of " << length << " up to " << end;
        }
    }
}

TEST(RunStatistics, MeanAndMedian)
{
    EXPECT_EQ(mean(times_of({1, 2, 6})), std::chrono::seconds(3));
    EXPECT_EQ(median(times_of({6, 1, 2})), std::chrono::seconds(2));
    EXPECT_EQ(median(times_of({6, 1, 2, 3})), std::chrono::milliseconds(2500));
}

TEST(RunStatistics, DistributionHasRoundBins)
{
    const Distribution result = distribution(times_of({61, 62, 71, 95}), 4);
    EXPECT_EQ(result.width, std::chrono::seconds(10));
    EXPECT_FALSE(result.is_last_open);
    const std::vector<Bin> wanted = {{std::chrono::seconds(60), 2},
                                     {std::chrono::seconds(70), 1},
                                     {std::chrono::seconds(80), 0},
                                     {std::chrono::seconds(90), 1}};
    EXPECT_EQ(result.bins, wanted);
}

TEST(RunStatistics, AVerySlowRunLeavesTheOthersApart)
{
    const Distribution result = distribution(times_of({60, 61, 62, 63, 64, 65, 30000}), 24);
    EXPECT_TRUE(result.is_last_open);
    EXPECT_EQ(result.width, std::chrono::seconds(10));
    EXPECT_EQ(result.bins.front().count, 6);
    EXPECT_EQ(result.bins.back().count, 1);
}

TEST(RunStatistics, EveryTimeIsInABin)
{
    std::mt19937 dice(2);
    for (int round = 0; round < 300; ++round) {
        std::vector<PlayTime> times;
        const auto count = 1 + dice() % 40;
        const auto longest = std::uint64_t{1} << (1 + dice() % 33);
        for (unsigned run = 0; run < count; ++run)
            times.push_back(std::chrono::milliseconds(dice() % longest));
        const std::size_t most = 2 + dice() % 30;
        const Distribution result = distribution(times, most);
        EXPECT_LE(result.bins.size(), most);
        unsigned all = 0;
        for (const Bin& bin : result.bins) {
            const auto is_in = [&](PlayTime time) {
                const bool is_last = &bin == &result.bins.back() && result.is_last_open;
                return time >= bin.from && (is_last || time < bin.from + result.width);
            };
            EXPECT_EQ(bin.count, std::ranges::count_if(times, is_in));
            all += bin.count;
        }
        EXPECT_EQ(all, count);
    }
}

} // namespace
} // namespace engine
