// What a play can be compared with: ghosts of one run and of several, and which of them there are.

#include "engine/play/ghost.h"

#include <gtest/gtest.h>

#include <random>

#include "engine/play/comparisons.h"

namespace engine {
namespace {

using Fills = std::vector<PlayTime>;

Fills at_seconds(std::initializer_list<int> list)
{
    Fills times;
    for (int second : list)
        times.push_back(std::chrono::seconds(second));
    return times;
}

Record clean_run(Fills times, std::int64_t date = 0)
{
    const PlayTime end = times.back();
    return {.category = "9x9 easy",
            .initials = "ABC",
            .time = end,
            .date = date,
            .seed = std::to_string(end.count()),
            .fill_times = std::move(times)};
}

Runner runner(int cells, const std::string& seed = "none")
{
    return {.category = "9x9 easy", .seed = seed, .cells_to_fill = cells};
}

// A run of so many cells, with random waits.
Fills random_fills(std::mt19937& dice, int cells)
{
    Fills times;
    PlayTime now{0};
    for (int cell = 0; cell < cells; ++cell)
        times.push_back(now += PlayTime{dice() % 20'000});
    return times;
}

TEST(Ghost, OfARunWithAsManyCellsIsTheRun)
{
    const Fills run = at_seconds({1, 2, 4, 8, 16, 17, 18});
    EXPECT_EQ(stretched(run, 7), run);
}

TEST(Ghost, IsStretchedEvenlyBetweenTheSplits)
{
    const Fills run = at_seconds({10, 20, 30, 40, 50});
    EXPECT_EQ(stretched(run, 10), at_seconds({5, 10, 15, 20, 25, 30, 35, 40, 45, 50}));
    EXPECT_EQ(stretched(at_seconds({5, 10, 15, 20, 25, 30, 35, 40, 45, 50}), 5), run);
}

TEST(Ghost, ManagesWithOneCell)
{
    EXPECT_EQ(stretched(at_seconds({1, 2, 3, 4, 5, 6}), 1), at_seconds({6}));
    EXPECT_EQ(stretched(at_seconds({9}), 3).back(), PlayTime{9000});
}

// Whatever the number of cells: never backwards, the same end, and the same splits.
TEST(Ghost, HasTheSplitsOfItsRunOnEveryBoard)
{
    std::mt19937 dice(25);
    for (int attempt = 0; attempt < 300; ++attempt) {
        const int of_run = 5 + static_cast<int>(dice() % 300);
        const int of_play = 5 + static_cast<int>(dice() % 300);
        const Fills run = random_fills(dice, of_run);
        const Fills ghost = stretched(run, of_play);
        ASSERT_EQ(ghost.size(), static_cast<std::size_t>(of_play));
        EXPECT_TRUE(std::ranges::is_sorted(ghost));
        EXPECT_EQ(splits_of(ghost, of_play), splits_of(run, of_run))
            << of_run << " cells, then " << of_play;
    }
}

TEST(Ghost, OfTheBestSegmentsEndsWithTheirSum)
{
    const Fills one = at_seconds({1, 10, 11, 20, 21});  // segments of 1, 9, 1, 9, 1 seconds
    const Fills other = at_seconds({5, 7, 12, 14, 30}); // 5, 2, 5, 2, 16
    const std::vector<const Fills*> runs = {&one, &other};
    EXPECT_EQ(best_segments(runs, 5), at_seconds({1, 3, 4, 6, 7}));
    EXPECT_EQ(best_splits(runs, 5), at_seconds({1, 7, 11, 14, 21}));
    EXPECT_EQ(average_times(runs, 5).back(), PlayTime{25'500});
}

TEST(Ghost, OfSeveralRunsIsBoundedByEach)
{
    std::mt19937 dice(7);
    for (int attempt = 0; attempt < 50; ++attempt) {
        std::vector<Fills> fills;
        for (int run = 0; run < 6; ++run)
            fills.push_back(random_fills(dice, 20 + static_cast<int>(dice() % 60)));
        std::vector<const Fills*> runs;
        for (const Fills& each : fills)
            runs.push_back(&each);
        const int cells = 20 + static_cast<int>(dice() % 60);
        const Fills segments = best_segments(runs, cells);
        const Fills splits = best_splits(runs, cells);
        const Fills average = average_times(runs, cells);
        const Splits sums = splits_of(segments, cells);
        const Splits earliest = splits_of(splits, cells);
        for (const Fills& each : fills) {
            const Splits own = splits_of(each, static_cast<int>(each.size()));
            for (std::size_t split = 0; split < own.size(); ++split) {
                EXPECT_LE(*sums[split], *own[split]);
                EXPECT_LE(*earliest[split], *own[split]);
            }
        }
        for (const Fills* ghost : {&segments, &splits, &average})
            EXPECT_TRUE(std::ranges::is_sorted(*ghost));
        for (std::size_t cell = 0; cell < average.size(); ++cell)
            EXPECT_LE(splits[cell], average[cell]);
    }
}

TEST(Ghost, HasFilledTheCellsOfWhichTheTimeHasCome)
{
    const Ghost ghost{.times = at_seconds({1, 2, 2, 5})};
    EXPECT_EQ(ghost.filled(PlayTime{999}), 0u);
    EXPECT_EQ(ghost.filled(PlayTime{2000}), 3u);
    EXPECT_EQ(ghost.filled(PlayTime{90'000}), 4u);
}

TEST(Comparisons, OfAnEmptyBookAreNone)
{
    const Comparisons none(RecordBook(), runner(10));
    EXPECT_FALSE(none.offers_any());
    EXPECT_EQ(none.after(Comparison::Nothing), Comparison::Nothing);
    EXPECT_EQ(none.first(Comparison::BestSegments), Comparison::BestRun);
    EXPECT_FALSE(none.is_gold(0, segments_of(splits_of(at_seconds({1, 2, 3, 4, 5}), 5))));
}

TEST(Comparisons, WithSeveralRunsGoAroundAll)
{
    RecordBook book;
    book.add(clean_run(at_seconds({1, 10, 11, 20, 21}), 1));
    Comparisons comparisons(book, runner(5));
    EXPECT_EQ(comparisons.after(Comparison::BestRun), Comparison::Nothing)
        << "of one run, all are the same";
    book.add(clean_run(at_seconds({5, 7, 12, 14, 30}), 2));
    comparisons = Comparisons(book, runner(5));
    std::vector<Comparison> all = {Comparison::BestRun};
    while (comparisons.after(all.back()) != all.front())
        all.push_back(comparisons.after(all.back()));
    EXPECT_EQ(all,
              (std::vector{Comparison::BestRun, Comparison::BestSegments, Comparison::BestSplits,
                           Comparison::AverageOfLast, Comparison::Nothing}));
    EXPECT_EQ(comparisons.ghost(Comparison::BestRun).total(), PlayTime{21'000});
    EXPECT_EQ(comparisons.ghost(Comparison::BestSegments).total(), PlayTime{7000});
    EXPECT_EQ(comparisons.averaged(), 2);
    EXPECT_EQ(comparisons.first(Comparison::BestSplits), Comparison::BestSplits);
}

TEST(Comparisons, CountOnlyRunsThatAreInTheTable)
{
    RecordBook book;
    Record helped = clean_run(at_seconds({1, 2, 3, 4, 5}));
    helped.stats.hints = 1;
    Record deleted = clean_run(at_seconds({1, 2, 3, 4, 6}));
    deleted.deleted = true;
    Record other = clean_run(at_seconds({1, 2, 3, 4, 7}));
    other.category = "9x9 hard";
    Record rematch = clean_run(at_seconds({1, 2, 3, 4, 8}));
    rematch.repeated = true;
    Record without = clean_run(at_seconds({9}));
    without.fill_times.clear();
    for (const Record& run : {helped, deleted, other, rematch, without})
        book.add(run);
    EXPECT_FALSE(Comparisons(book, runner(5)).offers_any());
    const std::size_t good = book.add(clean_run(at_seconds({2, 4, 6, 8, 10})));
    EXPECT_EQ(Comparisons(book, runner(5)).ghost(Comparison::BestRun).total(), PlayTime{10'000});
    Runner itself = runner(5);
    itself.left_out = good;
    EXPECT_FALSE(Comparisons(book, itself).offers_any());
}

TEST(Comparisons, AverageTheLastFive)
{
    RecordBook book;
    for (int run = 1; run <= 7; ++run)
        book.add(clean_run({PlayTime{run * 1000}}, 100 - run)); // the fastest was the last
    const Comparisons comparisons(book, runner(1));
    EXPECT_EQ(comparisons.averaged(), 5);
    EXPECT_EQ(comparisons.ghost(Comparison::AverageOfLast).total(), PlayTime{3000});
}

TEST(Comparisons, RaceNoRunThatNobodyCanPlay)
{
    Record quick = clean_run(at_seconds({1, 2}));
    quick.seed = "same";
    EXPECT_TRUE(Comparisons(RecordBook({quick}), runner(2, "same")).offers(Comparison::BestHere));
    quick.from_list = is_from_list | is_too_fast;
    EXPECT_FALSE(Comparisons(RecordBook({quick}), runner(2, "same")).offers_any());
}

TEST(Comparisons, StartWithTheRunOnThisBoard)
{
    RecordBook book;
    Record first = clean_run(at_seconds({2, 4, 6, 8, 10}));
    first.seed = "same";
    first.game = "first";
    first.stats.checks = 1; // assisted, but the only one here
    book.add(first);
    book.add(clean_run(at_seconds({1, 2, 3, 4, 5})));
    Comparisons comparisons(book, runner(5, "same"));
    EXPECT_EQ(comparisons.first(Comparison::BestRun), Comparison::BestHere);
    EXPECT_EQ(comparisons.first(Comparison::Nothing), Comparison::Nothing);
    EXPECT_EQ(comparisons.game_here(), "first");
    comparisons.set_cells_here({Cell{4}, Cell{3}});
    EXPECT_TRUE(comparisons.ghost(Comparison::BestHere).cells.empty()) << "of another run";
    const Cells cells = {Cell{4}, Cell{3}, Cell{2}, Cell{1}, Cell{0}};
    comparisons.set_cells_here(cells);
    EXPECT_EQ(comparisons.ghost(Comparison::BestHere).cells, cells);
    Record again = clean_run(at_seconds({3, 6, 9, 12, 15}));
    again.seed = "same";
    again.game = "again";
    book.add(again); // repeated, but clean
    EXPECT_EQ(Comparisons(book, runner(5, "same")).game_here(), "again");
}

TEST(Comparisons, CanBeNarrowedToThePlayer)
{
    RecordBook book;
    for (int run = 0; run < 600; ++run) {
        Record each = clean_run({PlayTime{20'000 - run}, PlayTime{40'000 - 2 * run}}, run);
        each.initials = run % 2 == 0 ? "EVE" : "ODD";
        each.game = "game-" + std::to_string(run);
        book.add(std::move(each));
    }
    Runner even = runner(2);
    even.initials = "EVE";
    const Comparisons of_even(book, even);
    EXPECT_EQ(of_even.ghost(Comparison::BestRun).total(), PlayTime{40'000 - 2 * 598});
    EXPECT_EQ(of_even.ghost(Comparison::BestSplits).times.front(), PlayTime{20'000 - 598});
    EXPECT_EQ(of_even.ghost(Comparison::AverageOfLast).total(), PlayTime{40'000 - 2 * 594});
    const Segments best = segments_of(splits_of({PlayTime{19'401}, PlayTime{38'802}}, 2));
    const Segments faster = segments_of(splits_of({PlayTime{19'400}, PlayTime{38'800}}, 2));
    const Comparisons of_all(book, runner(2));
    EXPECT_EQ(of_all.ghost(Comparison::BestRun).total(), PlayTime{40'000 - 2 * 599});
    EXPECT_FALSE(of_all.is_gold(2, best));
    EXPECT_TRUE(of_even.is_gold(2, best)) << "faster than in every run of EVE";
    EXPECT_TRUE(of_all.is_gold(2, faster));
    Runner nobody = runner(2);
    nobody.initials = "NEW";
    EXPECT_FALSE(Comparisons(book, nobody).offers_any());
}

TEST(Comparisons, DoNotFollowLaterChangesOfTheBook)
{
    RecordBook book;
    book.add(clean_run(at_seconds({1, 2, 3, 4, 5}), 1));
    book.add(clean_run(at_seconds({2, 4, 6, 8, 10}), 2));
    const Comparisons comparisons(book, runner(5));
    book.set_deleted(0, true);
    book.set_deleted(1, true);
    EXPECT_TRUE(comparisons.offers(Comparison::BestSegments));
    EXPECT_EQ(comparisons.ghost(Comparison::BestSegments).total(), PlayTime{5000});
}

// The runs stand on several pages, some of which have none of the category.
TEST(Comparisons, LookAtAllPagesOfALargeBook)
{
    constexpr int first_of_category = 600;
    std::vector<Record> runs;
    for (int number = 0; number < 1000; ++number) {
        Record run = clean_run({PlayTime{10'000 - number}, PlayTime{20'000 - 2 * number}}, number);
        run.category = number < first_of_category ? "9x9 hard" : "9x9 easy";
        run.game = "game-" + std::to_string(number);
        runs.push_back(std::move(run));
    }
    runs[700].seed = "same";
    const RecordBook book(std::move(runs));
    const Comparisons comparisons(book, runner(2, "same"));
    EXPECT_EQ(comparisons.ghost(Comparison::BestRun).total(), PlayTime{18'002});
    EXPECT_EQ(comparisons.ghost(Comparison::BestSplits).times.front(), PlayTime{9001});
    EXPECT_EQ(comparisons.ghost(Comparison::AverageOfLast).total(), PlayTime{18'006});
    EXPECT_EQ(comparisons.game_here(), "game-700");
    Runner itself = runner(2, "same");
    itself.left_out = 999;
    EXPECT_EQ(Comparisons(book, itself).ghost(Comparison::BestRun).total(), PlayTime{18'004});
    itself.left_out = 700;
    EXPECT_FALSE(Comparisons(book, itself).offers(Comparison::BestHere));
}

TEST(Comparisons, StartWithTheRivalThatWasChosen)
{
    RecordBook book;
    book.add(clean_run(at_seconds({1, 2, 3, 4, 5})));
    Runner play = runner(10);
    play.rival = Rival{.name = "LYN", .times = at_seconds({3, 6, 9, 12, 15})};
    const Comparisons comparisons(book, play);
    EXPECT_EQ(comparisons.first(Comparison::Nothing), Comparison::Rival);
    EXPECT_EQ(comparisons.rival(), "LYN");
    EXPECT_EQ(comparisons.ghost(Comparison::Rival).times.size(), 10u);
    EXPECT_EQ(comparisons.ghost(Comparison::Rival).total(), PlayTime{15'000});
    EXPECT_EQ(comparisons.after(Comparison::Rival), Comparison::Nothing);
}

TEST(Comparisons, HaveIdsThatComeBack)
{
    for (int index = 0; index < comparison_count; ++index) {
        const auto comparison = static_cast<Comparison>(index);
        EXPECT_EQ(find_comparison(id_of(comparison)), comparison);
    }
    EXPECT_EQ(find_comparison("best"), std::nullopt);
}

TEST(Comparisons, CallASegmentGoldThatIsFasterThanInEveryRun)
{
    RecordBook book;
    book.add(clean_run(at_seconds({1, 10, 11, 20, 21})));
    book.add(clean_run(at_seconds({5, 7, 12, 14, 30})));
    const Comparisons comparisons(book, runner(5));
    const Segments segments = segments_of(splits_of(at_seconds({2, 3, 4, 6}), 5));
    EXPECT_FALSE(comparisons.is_gold(0, segments));
    EXPECT_TRUE(comparisons.is_gold(1, segments));
    EXPECT_FALSE(comparisons.is_gold(2, segments)) << "only as fast";
    EXPECT_FALSE(comparisons.is_gold(4, segments)) << "not there yet";
}

TEST(Comparisons, TellHowFastARunCanStillBe)
{
    RecordBook book;
    book.add(clean_run(at_seconds({10, 20, 30, 40, 50})));
    const auto of_one = Comparisons(book, runner(5));
    EXPECT_EQ(of_one.best_possible({}, PlayTime{0}), std::nullopt);
    book.add(clean_run(at_seconds({5, 20, 35, 40, 60})));
    const Comparisons comparisons(book, runner(5)); // segments of 5, 10, 10, 5 and 10 seconds
    const auto after = [&](std::initializer_list<int> fills, int now) {
        const auto best =
            comparisons.best_possible(splits_of(at_seconds(fills), 5), std::chrono::seconds(now));
        return best ? best->count() / 1000 : -1;
    };
    EXPECT_EQ(after({}, 0), 40);
    EXPECT_EQ(after({}, 5), 40) << "as fast as ever";
    EXPECT_EQ(after({}, 8), 43) << "the segment has taken three seconds more already";
    EXPECT_EQ(after({8}, 8), 43);
    EXPECT_EQ(after({8}, 30), 55);
    EXPECT_EQ(after({4}, 4), 39) << "a gold one";
    EXPECT_EQ(after({8, 20, 25, 30, 33}, 33), 33) << "it is done";
}

TEST(Comparisons, TellWhetherTimeIsGainedOrLost)
{
    EXPECT_EQ(trend(PlayTime{-500}, PlayTime{-900}), Trend::Gaining);
    EXPECT_EQ(trend(PlayTime{900}, PlayTime{500}), Trend::Gaining) << "still behind";
    EXPECT_EQ(trend(PlayTime{-900}, PlayTime{-500}), Trend::Losing) << "still ahead";
    EXPECT_EQ(trend(PlayTime{3}, PlayTime{3}), Trend::Steady);
}

} // namespace
} // namespace engine
