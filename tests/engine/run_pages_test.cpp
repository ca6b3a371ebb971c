// Books that share the pages of their runs: what tables and searches say must be what a look at
// every run says, however the runs are spread over pages, and no copy sees what another changes.

#include "engine/play/run_pages.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/base/count.h"
#include "engine/base/random.h"
#include "engine/play/records.h"

namespace engine {
namespace {

Record some_run(Random& random, std::size_t number)
{
    constexpr std::array categories = {"9x9 easy", "9x9 hard", "4x4 easy"};
    Record run{.category = categories[random.below(3)],
               .initials = std::string(3, static_cast<char>('A' + random.below(3))),
               .time = PlayTime{1000 + random.below(400)},
               .date = static_cast<std::int64_t>(random.below(1000)),
               .stats = {.checks = random.below(4) == 0 ? 1 : 0},
               .seed = random.below(3) == 0 ? "" : "S" + std::to_string(random.below(300)),
               .game = random.below(5) == 0 ? "" : "game-" + std::to_string(number)};
    for (std::uint32_t cell = random.below(8); cell > 0; --cell)
        run.fill_times.push_back(PlayTime{random.below(1000)});
    std::ranges::sort(run.fill_times);
    if (random.below(3) == 0)
        run.recipe = "R" + std::to_string(random.below(300));
    return run;
}

// What RecordBook says, found by looking at every run.
class PlainBook {
public:
    explicit PlainBook(const RecordBook& book) : runs_(book.runs().in_one()) {}

    std::vector<std::size_t>
    table(const std::string& category, RunFilter filter, const std::string& initials = {}) const
    {
        std::vector<std::size_t> table;
        for (std::size_t run = 0; run < runs_.size(); ++run) {
            if (runs_[run].counts() && runs_[run].category == category &&
                (filter == RunFilter::All || runs_[run].is_clean()) &&
                (initials.empty() || runs_[run].initials == initials))
                table.push_back(run);
        }
        std::ranges::stable_sort(table, {}, [this](std::size_t run) { return runs_[run].time; });
        table.resize(std::min<std::size_t>(table.size(), table_length));
        return table;
    }
    const std::vector<Record>& runs() const { return runs_; }

private:
    std::vector<Record> runs_;
};

void expect_same_answers(const RecordBook& book)
{
    const PlainBook plain(book);
    for (const std::string category : {"9x9 easy", "9x9 hard", "4x4 easy", "none"}) {
        for (const RunFilter filter : {RunFilter::CleanOnly, RunFilter::All})
            for (const std::string initials : {"", "AAA", "ZOE", "NEW"})
                EXPECT_EQ(book.table(category, filter, initials),
                          plain.table(category, filter, initials));
        const auto clean = plain.table(category, RunFilter::CleanOnly);
        EXPECT_EQ(book.best_run(category), clean.empty() ? std::nullopt : std::optional(clean[0]));
        RecordBook::Sum sum;
        bool is_there = false;
        for (const Record& run : plain.runs()) {
            if (run.category != category)
                continue;
            is_there = is_there || !run.deleted;
            if (run.counts() && run.stats.clean()) {
                ++sum.runs;
                sum.time += run.time;
            }
        }
        EXPECT_EQ(book.sum(category).runs, sum.runs);
        EXPECT_EQ(book.sum(category).time, sum.time);
        EXPECT_EQ(std::ranges::count(book.categories(), category), is_there ? 1 : 0);
    }
    for (std::size_t run = 0; run < plain.runs().size(); run += 7) {
        EXPECT_EQ(book.runs()[run], plain.runs()[run]);
        const auto found = book.run_of(plain.runs()[run].game);
        EXPECT_EQ(found, plain.runs()[run].game.empty() ? std::nullopt : std::optional(run));
    }
}

void expect_rivals_as_found_one_by_one(const RecordBook& book,
                                       const std::string& initials,
                                       std::size_t left_out)
{
    const std::string category = "9x9 easy";
    const Record* best = nullptr;
    int runs = 0;
    Segments segments;
    for (std::size_t index = 0; index < book.runs().size(); ++index) {
        const Record& run = book.runs()[index];
        if (index == left_out || !run.counts() || run.category != category || !run.is_clean() ||
            run.fill_times.empty() || (!initials.empty() && run.initials != initials))
            continue;
        ++runs;
        if (best == nullptr || run.time < best->time)
            best = &run;
        const auto of_run = segments_of(splits_of(run.fill_times, count_of(run.fill_times)));
        for (std::size_t split = 0; split < of_run.size(); ++split) {
            if (!segments[split] || *of_run[split] < *segments[split])
                segments[split] = of_run[split];
        }
    }
    const RecordBook::Rivals rivals = book.rivals(category, initials, left_out);
    EXPECT_EQ(rivals.runs, runs);
    EXPECT_EQ(rivals.fastest, best);
    EXPECT_EQ(rivals.segments, segments);
}

TEST(RunPages, AnswerWhatALookAtEveryRunAnswers)
{
    Random random(3);
    RecordBook book;
    for (std::size_t number = 0; number < 900; ++number) {
        const RecordBook before = book;
        const std::size_t count = before.runs().size();
        const std::size_t added = book.add(some_run(random, number));
        if (random.below(4) == 0)
            book.set_deleted(random.below(static_cast<std::uint32_t>(added + 1)), true);
        if (random.below(4) == 0)
            book.rename(random.below(static_cast<std::uint32_t>(added + 1)), "ZOE");
        if (random.below(60) == 0)
            book = RecordBook(book.runs().in_one()); // all pages are others now
        EXPECT_EQ(before.runs().size(), count);
        if (number % 45 == 0) {
            expect_same_answers(book);
            for (const std::string initials : {"", "AAA", "ZOE", "NEW"})
                expect_rivals_as_found_one_by_one(book, initials, random.below(900));
        }
        ASSERT_FALSE(testing::Test::HasFailure()) << number;
    }
}

TEST(RunPages, NoCopySeesWhatAnotherChanges)
{
    Random random(4);
    RecordBook book;
    for (std::size_t number = 0; number < 600; ++number)
        book.add(some_run(random, number));
    const std::vector<Record> runs = book.runs().in_one();
    RecordBook copy = book;
    EXPECT_EQ(copy.runs().shared_pages(), book.runs().shared_pages());
    for (const std::size_t run : {0u, 249u, 250u, 599u})
        copy.rename(run, "NEW");
    copy.add(some_run(random, 1000));
    EXPECT_EQ(book.runs().in_one(), runs);
    EXPECT_NE(copy, book);
    EXPECT_EQ(copy.runs()[250].initials, "NEW");
    EXPECT_EQ(copy.runs()[251], runs[251]);
}

TEST(RunPages, CanBeWalkedLikeOneList)
{
    std::vector<Record> runs;
    for (int run = 0; run < 777; ++run)
        runs.push_back({.date = run, .stats = {}});
    RunPages pages(runs);
    pages.push_back({.date = 777, .stats = {}});
    std::int64_t next = 0;
    for (const Record& run : pages)
        EXPECT_EQ(run.date, next++);
    EXPECT_EQ(next, 778);
    EXPECT_EQ(std::distance(pages.begin(), pages.end()), 778);
    EXPECT_EQ(std::next(pages.begin(), 500)->date, 500);
    EXPECT_EQ(std::next(pages.begin(), 777)->date, 777);
    EXPECT_EQ(std::distance(pages.begin(), std::ranges::find(pages, 333, &Record::date)), 333);
    EXPECT_EQ(pages.front().date, 0);
    EXPECT_EQ(pages.back().date, 777);
    EXPECT_TRUE(RunPages().begin() == RunPages().end());
}

// Two copies of the game change books that share pages, or books that share none.
TEST(MergedBooks, AreTheSameWhetherTheyShareTheirPagesOrNot)
{
    Random random(5);
    for (int round = 0; round < 20; ++round) {
        RecordBook before;
        const std::size_t count = 200 + random.below(500);
        for (std::size_t number = 0; number < count; ++number)
            before.add(some_run(random, number));
        std::array books = {before, before};
        std::size_t number = 1000;
        for (RecordBook& book : books) {
            for (std::uint32_t change = random.below(40); change > 0; --change) {
                const std::size_t run = random.below(static_cast<std::uint32_t>(count));
                if (random.below(3) == 0 && run < book.runs().size())
                    book.rename(run, "N" + std::to_string(random.below(9)));
                else if (random.below(3) == 0 && run < book.runs().size())
                    book.set_deleted(run, !book.runs()[run].deleted);
                else
                    book.add(some_run(random, number++));
            }
        }
        const auto alone = [](const RecordBook& book) {
            return RecordBook(book.runs().in_one());
        };
        const Cancel counted = Cancel::possible();
        const RecordBook both = merged(before, books[0], books[1], counted);
        EXPECT_EQ(both, merged(alone(before), alone(books[0]), alone(books[1])));
        EXPECT_EQ(both, merged(before, books[0], books[1]));
        EXPECT_EQ(counted.done(), counted.all());
        EXPECT_EQ(counted.all(), books[0].runs().size());
        expect_same_answers(both);
        // Nothing of it is new to either.
        EXPECT_EQ(merged(before, both, both), both);
    }
}

TEST(MergedBooks, OfWhichOneIsLongAreThoseOfOneRunAfterTheOther)
{
    Random random(6);
    RecordBook mine;
    RecordBook theirs;
    for (std::size_t number = 0; number < 700; ++number) {
        Record run = some_run(random, number);
        run.game = "game-" + std::to_string(number); // so that it is known again
        if (number % 3 != 0)
            mine.add(run);
        if (number % 4 != 0)
            theirs.add(run);
    }
    RecordBook expected = theirs;
    for (const Record& run : mine.runs())
        expected.add(run);
    EXPECT_EQ(merged(mine, mine, theirs), expected);
}

TEST(MergedBooks, AreGivenUpWhenCancelled)
{
    Random random(7);
    RecordBook mine;
    for (std::size_t number = 0; number < 700; ++number)
        mine.add(some_run(random, number));
    const Cancel cancel = Cancel::possible();
    cancel.ask();
    EXPECT_TRUE(merged(mine, mine, {}, cancel).runs().empty());
}

} // namespace
} // namespace engine
