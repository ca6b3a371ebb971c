#include "engine/store/folder/run_lists.h"

#include <random>

#include <gtest/gtest.h>

namespace engine {
namespace {

Record listed_run()
{
    return Record{.category = "9x9 hard",
                  .initials = "A,\"",
                  .time = PlayTime(61'234),
                  .date = 1'763'700'000,
                  .stats = {.wrong_entries = 1, .pauses = 2, .hints = 3, .notes_struck = true},
                  .seed = "4F2A-91C3",
                  .fill_times = {PlayTime(1'000), PlayTime(61'234)},
                  .repeated = true,
                  .game = "20261121-1",
                  .recipe = "a recipe",
                  .others = "BBB, CCC"};
}

RecordBook many_runs()
{
    std::mt19937 dice(3);
    std::vector<Record> runs;
    for (int number = 0; number < 200; ++number) {
        Record run = listed_run();
        run.game = "game-" + std::to_string(number);
        run.initials = {static_cast<char>('A' + dice() % 26), ' ', "\",-\n"[dice() % 4]};
        if (run.initials.back() == '\n')
            run.initials.back() = 'Z';
        run.time = PlayTime(dice() % 100'000);
        run.date = dice();
        run.stats.given_up = dice() % 2 == 0;
        run.stats.mistakes_revealed = dice() % 2 == 0;
        run.stats.singles_fills = static_cast<int>(dice() % 3);
        run.stats.possible_shown = dice() % 2 == 0;
        run.fill_times.clear();
        for (unsigned cell = 0; cell < dice() % 80; ++cell)
            run.fill_times.push_back(PlayTime(1000 * cell));
        runs.push_back(run);
    }
    return RecordBook(std::move(runs));
}

TEST(RunLists, CsvHasALineForEachRun)
{
    EXPECT_EQ(
        runs_as_csv(RecordBook({listed_run()})),
        "category,initials,time_ms,date,seed,recipe,game,repeated,wrong_entries,checks,"
        "note_fills,pauses,hints,hints_named,hints_explained,mistakes_revealed,notes_struck,"
        "given_up,singles_fills,possible_shown,fill_times_ms,others\r\n"
        "9x9 hard,\"A,\"\"\",61234,1763700000,4F2A-91C3,a recipe,20261121-1,1,1,0,0,2,3,0,0,0,"
        "1,0,0,0,1000 61234,\"BBB, CCC\"\r\n");
}

TEST(RunLists, WhatIsWrittenIsRead)
{
    const RecordBook book = many_runs();
    EXPECT_EQ(*read_runs_csv(runs_as_csv(book)), book);
    EXPECT_EQ(*read_runs_json(runs_as_json(book)), book);
    EXPECT_EQ(*read_runs_csv(runs_as_csv({})), RecordBook());
}

TEST(RunLists, DeletedRunsAreLeftOut)
{
    RecordBook book = many_runs();
    book.set_deleted(7, true);
    EXPECT_EQ(read_runs_csv(runs_as_csv(book))->runs().size(), 199u);
    EXPECT_EQ(read_runs_json(runs_as_json(book))->runs().size(), 199u);
}

TEST(RunLists, ColumnsMayStandInAnyOrderAndBeMissing)
{
    const auto book = read_runs_csv("\xEF\xBB\xBFtime_ms,weather,date,category\n"
                                    "1500,sunny,1763700000,\"4x4 easy\"\n\n");
    ASSERT_TRUE(book);
    ASSERT_EQ(book->runs().size(), 1u);
    EXPECT_EQ(book->runs()[0].category, "4x4 easy");
    EXPECT_EQ(book->runs()[0].time, PlayTime(1500));
}

std::string complaint_about_csv(std::string_view text)
{
    const auto book = read_runs_csv(text);
    return book ? "" : in_english(book.why());
}

TEST(RunLists, ComplaintsNameLineAndColumn)
{
    const std::string head = "category,time_ms,date\n";
    EXPECT_EQ(complaint_about_csv(""), "This is not a list of Cronodoku's runs.");
    EXPECT_EQ(complaint_about_csv("category,date\n"), "This is not a list of Cronodoku's runs.");
    EXPECT_EQ(complaint_about_csv(head + "a,1,1\nb,fast,1\n"), "Line 3: time_ms can't be read.");
    EXPECT_EQ(complaint_about_csv(head + "a,-1,1\n"),
              "Line 2: a value is not possible, or a quote is not closed.");
    EXPECT_EQ(complaint_about_csv(head + "\"a,1,1\n"),
              "Line 2: a value is not possible, or a quote is not closed.");
    EXPECT_EQ(in_english(read_runs_json("[]").why()), "This is not a list of Cronodoku's runs.");
}

// Nothing that is cut off or changed may crash, or give a run that the book could not hold.
TEST(RunLists, DamagedListsAreReadOrRefused)
{
    const std::string whole = runs_as_csv(many_runs()).substr(0, 3000);
    std::mt19937 dice(4);
    for (int round = 0; round < 3000; ++round) {
        std::string text = whole.substr(0, dice() % whole.size());
        for (int change = 0; change < 3 && !text.empty(); ++change)
            text[dice() % text.size()] = "\",\n\r 0A-"[dice() % 8];
        if (const auto book = read_runs_csv(text)) {
            EXPECT_EQ(*read_runs_csv(runs_as_csv(*book)), *book);
        }
    }
}

} // namespace
} // namespace engine
