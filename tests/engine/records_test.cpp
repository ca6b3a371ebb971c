#include "engine/play/records.h"
#include "tests/sanitized.h"

#include <gtest/gtest.h>

#include <map>

namespace engine {
namespace {

Record run(const char* category, int second, const char* seed, RunStats stats = {})
{
    return Record{.category = category,
                  .initials = "ABC",
                  .time = std::chrono::seconds(second),
                  .stats = stats,
                  .seed = seed};
}

constexpr RunStats checked{.checks = 1};

TEST(RecordBook, PutsTheFastestFirstAndEqualOnesInOrder)
{
    RecordBook book;
    book.add(run("9x9 easy", 300, "1"));
    book.add(run("9x9 easy", 200, "2"));
    book.add(run("9x9 hard", 100, "3"));
    book.add(run("9x9 easy", 200, "4"));
    EXPECT_EQ(book.table("9x9 easy", RunFilter::All), (std::vector<std::size_t>{1, 3, 0}));
    EXPECT_EQ(book.categories(), (std::vector<std::string>{"9x9 easy", "9x9 hard"}));
}

TEST(RecordBook, ShowsTenRunsAtMost)
{
    RecordBook book;
    for (int n = 0; n < 15; ++n)
        book.add(run("9x9 easy", 300 - n, std::to_string(n).c_str()));
    const auto table = book.table("9x9 easy", RunFilter::All);
    ASSERT_EQ(table.size(), 10u);
    EXPECT_EQ(table.front(), 14u);
}

TEST(RecordBook, KeepsAssistedRunsOutOfTheCleanTable)
{
    RecordBook book;
    book.add(run("9x9 easy", 100, "1", checked));
    book.add(run("9x9 easy", 200, "2"));
    EXPECT_EQ(book.table("9x9 easy", RunFilter::AssistedOnly), (std::vector<std::size_t>{0}));
    EXPECT_EQ(book.table("9x9 easy", RunFilter::CleanOnly), (std::vector<std::size_t>{1}));
    EXPECT_EQ(book.table("9x9 easy", RunFilter::All), (std::vector<std::size_t>{0, 1}));
    EXPECT_EQ(book.best("9x9 easy"), &book.runs()[1]);
    EXPECT_EQ(book.best("9x9 hard"), nullptr);
}

TEST(RecordBook, KeepsARepeatedSeedOutOfTheTable)
{
    RecordBook book;
    book.add(run("9x9 easy", 300, "1"));
    const std::size_t again = book.add(run("9x9 easy", 100, "1"));
    book.add(run("9x9 hard", 100, "1"));
    EXPECT_TRUE(book.runs()[again].repeated);
    EXPECT_FALSE(book.runs()[2].repeated);
    EXPECT_EQ(book.table("9x9 easy", RunFilter::All), (std::vector<std::size_t>{0}));
    EXPECT_EQ(book.best("9x9 easy")->time, std::chrono::seconds(300));
}

TEST(RecordBook, KeepsTheFirstRunOfEachPlayerOfAPuzzle)
{
    RecordBook book;
    const auto add = [&book](const char* initials, std::string others) {
        Record record = run("9x9 easy", 300, "1");
        record.initials = initials;
        record.others = std::move(others);
        return book.add(std::move(record));
    };
    add("ABC", "");
    const std::size_t of_another = add("DEF", "ABC");
    EXPECT_FALSE(book.runs()[of_another].repeated);
    EXPECT_TRUE(book.runs()[add("ABC", "DEF")].repeated);
    book.rename(of_another, "GHI");
    EXPECT_FALSE(book.runs()[of_another].repeated);
    const RecordBook before = book;
    book.rename(of_another, "ABC");
    EXPECT_TRUE(book.runs()[of_another].repeated) << "who had it before";
    EXPECT_EQ(merged(before, book, before), book);
}

TEST(RecordBook, ARowOfInitialsHoldsEachOnceAndFitsInAFile)
{
    std::string row;
    add_initials(row, "ABC");
    add_initials(row, "D F");
    add_initials(row, "ABC");
    EXPECT_EQ(row, "ABC, D F");
    EXPECT_TRUE(has_initials(row, "D F"));
    EXPECT_FALSE(has_initials(row, "D"));
    EXPECT_FALSE(has_initials("", "ABC"));
    for (int number = 100; number < 200; ++number)
        add_initials(row, std::to_string(number));
    EXPECT_LE(row.size(), longest_name);
}

TEST(RecordBook, KnowsAPuzzleAgainByItsRecipe)
{
    RecordBook book;
    const auto add = [&book](const char* seed, const char* recipe) {
        Record record = run("9x9 easy", 300, seed);
        record.recipe = recipe;
        return book.runs()[book.add(std::move(record))].repeated;
    };
    EXPECT_FALSE(add("1", "4K7Q-X3M2-9PZ4"));
    EXPECT_TRUE(add("2", "4K7Q-X3M2-9PZ4")) << "typed as a code";
    EXPECT_FALSE(add("1", "4K7Q-X3M2-9PZ5")) << "the seed gives another one now";
    EXPECT_TRUE(add("2", "")) << "of an older version";
}

TEST(RecordBook, PutsOtherInitialsToARun)
{
    RecordBook book;
    const std::size_t index = book.add(run("9x9 easy", 300, "1"));
    book.rename(index, "XYZ");
    EXPECT_EQ(book.runs()[index].initials, "XYZ");
}

Record run_of_game(const char* game, int second, const char* seed)
{
    Record record = run("9x9 easy", second, seed);
    record.game = game;
    return record;
}

// A game that reappears after a power cut may be finished again, with another time.
TEST(RecordBook, TakesOneRunFromOneGame)
{
    RecordBook book;
    const std::size_t first = book.add(run_of_game("one", 300, "1"));
    EXPECT_EQ(book.add(run_of_game("one", 299, "1")), first);
    book.add(run_of_game("two", 200, "2"));
    ASSERT_EQ(book.runs().size(), 2u);
    EXPECT_EQ(book.runs()[first].time, std::chrono::seconds(300));
    EXPECT_EQ(book.run_of("two"), 1u);
    EXPECT_FALSE(book.run_of("three"));
}

TEST(RecordBook, TakesOneRunFromOneGameAlsoWhenItIsRead)
{
    const RecordBook book(
        {run_of_game("one", 300, "1"), run_of_game("two", 1, "2"), run_of_game("one", 299, "1")});
    ASSERT_EQ(book.runs().size(), 2u);
    EXPECT_EQ(book.runs()[0].time, std::chrono::seconds(300));
}

TEST(RecordBook, DoesNotTakeRunsWithoutAGameForOne)
{
    RecordBook book({run("9x9 easy", 300, "1"), run("9x9 easy", 300, "2")});
    book.add(run("9x9 easy", 300, "3"));
    EXPECT_EQ(book.runs().size(), 3u);
    EXPECT_FALSE(book.run_of(""));
}

TEST(RecordBook, MergesTheRunsOfOneGameToTheOneOnDisk)
{
    RecordBook theirs({run_of_game("one", 300, "1")});
    RecordBook mine({run_of_game("one", 299, "1"), run_of_game("two", 200, "2")});
    mine.rename(0, "XYZ");
    const RecordBook all = merged(RecordBook(), mine, theirs);
    ASSERT_EQ(all.runs().size(), 2u);
    EXPECT_EQ(all.runs()[0].time, std::chrono::seconds(300));
    EXPECT_EQ(all.runs()[0].initials, "XYZ");
    EXPECT_EQ(all.runs()[1].game, "two");
}

// As written by a version before games had ids, and as the game reports it when it is opened again.
Record played(const char* game, const char* initials)
{
    Record record = run_of_game(game, 300, "1");
    record.initials = initials;
    record.fill_times = {PlayTime{1234}, PlayTime{300'000}};
    return record;
}

TEST(RecordBook, PutsTheGameToARunOfTheSamePlay)
{
    RecordBook book({played("", "ZOE")});
    EXPECT_EQ(book.add(played("one", "AAA")), 0u);
    EXPECT_EQ(book.runs().in_one(), std::vector<Record>{played("one", "ZOE")});
    EXPECT_EQ(book.run_of("one"), 0u);
    EXPECT_EQ(book.add(played("", "AAA")), 0u) << "and keeps it";
    EXPECT_EQ(book.run_of("one"), 0u);
}

// Only robots play so alike; but what is told as saved must be in the book.
TEST(RecordBook, TwoGamesAreTwoRunsHoweverTheyWerePlayed)
{
    RecordBook book({played("one", "ZOE")});
    EXPECT_EQ(book.add(played("two", "ZOE")), 1u);
    EXPECT_EQ(book.runs().size(), 2u);
    const RecordBook other({played("three", "ZOE")});
    EXPECT_EQ(merged({}, other, book).runs().size(), 3u);
    EXPECT_EQ(merged({}, RecordBook({played("", "ZOE")}), book).runs().size(), 2u);
}

// A list may be as alike as somebody wants: a hundred thousand runs of one puzzle and one time.
TEST(RecordBook, ManyRunsThatAreAlikeAreAddedOnce)
{
    std::vector<Record> runs;
    const int many = fewer(100'000, 20);
    for (int number = 0; number < many; ++number) {
        Record record = played("", "ZOE");
        record.date = many - number;
        record.stats.checks = number % 7 == 0 ? number : 0;
        record.recipe = number % 2 == 0 ? "4K7Q-X3M2-9PZ4" : "";
        record.game = number % 3 == 0 ? "game-" + std::to_string(number) : "";
        if (number % 5 == 0)
            record.fill_times.clear();
        runs.push_back(std::move(record));
    }
    const RecordBook list(runs);
    const RecordBook own({run("9x9 easy", 300, "2")});
    const RecordBook all = merged(list, list, own);
    const RecordBook again = merged(list, list, all);
    EXPECT_EQ(all.runs().size(), again.runs().size());
    EXPECT_GT(all.runs().size(), 1u + many / 5) << "runs without times can't be told apart";
    EXPECT_FALSE(all.runs()[1].repeated);
    EXPECT_TRUE(all.runs()[2].repeated);
    EXPECT_EQ(runs_missing(own, all).size(), all.runs().size() - 1);
    EXPECT_TRUE(runs_missing(all, own).empty());
    for (Record& record : runs)
        record.game = "one";
    EXPECT_EQ(RecordBook(std::move(runs)).runs().size(), 1u);
}

TEST(RecordBook, InALongListAPuzzleIsRepeatedForTheSamePlayerOnly)
{
    std::vector<Record> runs;
    for (int number = 0; number < 200; ++number) {
        const int puzzle = number % 60;
        runs.push_back(run("9x9 easy", 1000 + number, std::to_string(puzzle).c_str()));
        runs.back().recipe = puzzle % 2 == 0 ? "code " + std::to_string(puzzle) : "";
        runs.back().initials = number % 7 < 3 ? "ANA" : number % 7 < 5 ? "ZOE" : "";
    }
    RecordBook one_by_one;
    for (const Record& each : runs)
        one_by_one.add(each);
    const RecordBook list(runs);
    EXPECT_EQ(merged(list, list, RecordBook()), one_by_one);
}

TEST(RecordBook, FindsTheBestRunOfEveryCategoryInOnePass)
{
    RecordBook book;
    for (int number = 0; number < 700; ++number)
        book.add(run(("cat" + std::to_string(number % 90)).c_str(), 1000 - number,
                     std::to_string(number).c_str(), number % 7 == 0 ? checked : RunStats()));
    std::map<std::string_view, std::size_t> best;
    for (const auto& [category, run] : book.best_of_pages("ABC")) {
        const std::size_t before = best.emplace(category, run).first->second;
        best[category] = book.runs()[run].time < book.runs()[before].time ? run : before;
    }
    EXPECT_EQ(best.size(), 90u);
    for (const std::string& category : book.categories())
        EXPECT_EQ(best.at(category), book.best_run(category)) << category;
    EXPECT_TRUE(book.best_of_pages("XYZ").empty());
}

// One of two copies of the program knows the game, the other does not.
TEST(RecordBook, MergesRunsOfTheSamePlay)
{
    const RecordBook before({played("", "AAA")});
    for (const char* my_game : {"", "one"}) {
        for (const char* their_game : {"", "one"}) {
            SCOPED_TRACE(std::string(my_game) + " and " + their_game);
            const bool is_known = *my_game != 0 || *their_game != 0;
            const auto only = [is_known](const char* initials) {
                return RecordBook({played(is_known ? "one" : "", initials)});
            };
            const RecordBook mine({played(my_game, "AAA")});
            const RecordBook my_change({played(my_game, "XYZ")});
            const RecordBook theirs({played(their_game, "AAA")});
            const RecordBook their_change({played(their_game, "ZOE")});
            EXPECT_EQ(merged(before, mine, theirs), only("AAA"));
            EXPECT_EQ(merged(before, my_change, theirs), only("XYZ"));
            EXPECT_EQ(merged(before, mine, their_change), only("ZOE"));
            EXPECT_EQ(merged(before, my_change, their_change), only("XYZ"));
            EXPECT_EQ(merged({}, my_change, theirs), only("XYZ")) << "begun without the book";
        }
    }
}

TEST(RecordBook, ADeletedRunIsInNoTableUntilItIsBroughtBack)
{
    RecordBook book;
    book.add(run("9x9 easy", 200, "1"));
    book.add(run("9x9 easy", 300, "2"));
    book.add(run("4x4 easy", 20, "3"));
    book.set_deleted(0, true);
    book.set_deleted(2, true);
    EXPECT_EQ(book.table("9x9 easy", RunFilter::All), (std::vector<std::size_t>{1}));
    EXPECT_EQ(book.best("9x9 easy")->time, std::chrono::seconds(300));
    EXPECT_EQ(book.categories(), (std::vector<std::string>{"9x9 easy"}));
    EXPECT_EQ(book.runs().size(), 3u) << "it can be brought back";
    EXPECT_TRUE(book.runs()[book.add(run("9x9 easy", 100, "1"))].repeated)
        << "its puzzle has been solved before all the same";
    book.set_deleted(0, false);
    EXPECT_EQ(book.table("9x9 easy", RunFilter::All), (std::vector<std::size_t>{0, 1}));
}

TEST(RecordBook, TwoCopiesMergeWhatEachDeleted)
{
    RecordBook before;
    for (const char* seed : {"1", "2", "3"})
        before.add(run("9x9 easy", 200 + seed[0], seed));
    before.set_deleted(2, true);
    RecordBook mine = before;
    RecordBook theirs = before;
    mine.set_deleted(0, true);
    mine.set_deleted(2, false);
    theirs.set_deleted(1, true);
    const RecordBook both = merged(before, mine, theirs);
    EXPECT_TRUE(both.runs()[0].deleted);
    EXPECT_TRUE(both.runs()[1].deleted);
    EXPECT_FALSE(both.runs()[2].deleted) << "brought back by one copy";
}

} // namespace
} // namespace engine
