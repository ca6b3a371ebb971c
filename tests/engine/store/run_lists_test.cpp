#include "engine/store/folder/run_lists.h"

#include <random>

#include <gtest/gtest.h>

#include "engine/store/documents/documents.h"
#include "tests/sanitized.h"

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
                  .others = "BBB, CCC",
                  .started = 1'763'690'000};
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
        run.time = PlayTime(10'000 + dice() % 100'000);
        run.from_list = is_from_list; // as it is when it is read again
        run.date = dice();
        run.stats.given_up = dice() % 2 == 0;
        run.stats.mistakes_revealed = dice() % 2 == 0;
        run.stats.singles_fills = static_cast<int>(dice() % 3);
        run.stats.possible_shown = dice() % 2 == 0;
        run.stats.copied_out = dice() % 2 == 0;
        run.stats.interrupted = dice() % 2 == 0;
        run.stats.script_solved = dice() % 2 == 0;
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
        "given_up,singles_fills,possible_shown,copied_out,interrupted,script_solved,"
        "sums_struck,fill_times_ms,others,from_list,started\r\n"
        "9x9 hard,\"A,\"\"\",61234,1763700000,4F2A-91C3,a recipe,20261121-1,1,1,0,0,2,3,0,0,0,"
        "1,0,0,0,0,0,0,0,1000 61234,\"BBB, CCC\",0,1763690000\r\n");
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

// What was written is read, however long it is: a volume holds 250 runs, a book any number.
TEST(RunLists, MoreRunsThanAnOldBookHeldAreReadAgain)
{
    std::vector<Record> runs;
    for (std::size_t number = 0; number <= fewer(max_runs, 20); ++number)
        runs.push_back({.category = "4x4 easy",
                        .initials = "ANA",
                        .time = PlayTime(5'000 + number),
                        .game = "game-" + std::to_string(number),
                        .from_list = is_from_list});
    const RecordBook book(std::move(runs));
    const auto from_csv = read_runs_csv(runs_as_csv(book));
    ASSERT_TRUE(from_csv) << in_english(from_csv.why());
    EXPECT_EQ(*from_csv, book);
    const auto from_json = read_runs_json(runs_as_json(book));
    ASSERT_TRUE(from_json) << in_english(from_json.why());
    EXPECT_EQ(*from_json, book);
}

TEST(RunLists, JsonMayBeWrittenByOthers)
{
    const std::string own = runs_as_json(RecordBook({listed_run()}));
    std::string run = own.substr(own.find('[') + 1);
    run.resize(run.rfind(']'));
    const auto read = [](const std::string& text) {
        return read_runs_json(text);
    };
    const std::string list = "\n{ \"note\": \"runs: [}\\\"\", \"records\" :\t{\"more\": [1, {}], "
                             "\"runs\" : [ " +
                             run + " ] , \"last\": null } }\n";
    const auto book = read(list);
    ASSERT_TRUE(book) << in_english(book.why());
    EXPECT_EQ(book->runs().size(), 1u);
    EXPECT_EQ(read("{\"records\": {\"runs\": []}}")->runs().size(), 0u);
    for (const std::string& wrong :
         {"{\"records\": {\"runs\": [" + run + "]}", "{\"records\": {\"runs\": [" + run + ",]}}",
          "{\"records\": {\"runs\": [" + run + " " + run + "]}}",
          std::string("{\"records\": {\"runs\": [1]}}"),
          "{\"records\": {\"runs\": [" + run + "]}} x", std::string("{\"records\": {\"runs\": [")})
        EXPECT_FALSE(read(wrong)) << wrong.substr(0, 40);
}

std::string complaint_about_csv(std::string_view text)
{
    const auto book = read_runs_csv(text);
    return book ? "" : in_english(book.why());
}

// The list as the game wrote it, after a spreadsheet in another country has opened and saved it.
std::string respelled(std::string list, char separator, std::string_view line_end)
{
    std::string text = "\xEF\xBB\xBF";
    bool is_quoted = false;
    for (const char letter : list) {
        is_quoted = is_quoted != (letter == '"');
        if (letter == '\n')
            text += line_end;
        else if (letter != '\r')
            text += letter == ',' && !is_quoted ? separator : letter;
    }
    return text + std::string(20, separator) + std::string(line_end);
}

TEST(RunLists, AreReadAsSpreadsheetsOfOtherCountriesSaveThem)
{
    const RecordBook book = many_runs();
    for (const char separator : {',', ';', '\t'}) {
        for (const char* line_end : {"\n", "\r\n", "\r"}) {
            const auto read = read_runs_csv(respelled(runs_as_csv(book), separator, line_end));
            ASSERT_TRUE(read) << separator << in_english(read.why());
            EXPECT_EQ(*read, book) << separator;
        }
    }
    const std::string head = "date;Category;\"time_ms\";given_up;hints\r\n";
    const auto read = read_runs_csv(head + "1763700000,0;4x4 easy;\"61234,00\";WAHR;0\r\n"
                                           ";;;;\r\n"
                                           "1763700000;\"4x4 easy\";5000;FALSO;2\r\n");
    ASSERT_TRUE(read) << in_english(read.why());
    ASSERT_EQ(read->runs().size(), 2u);
    EXPECT_EQ(read->runs()[0].time, PlayTime(61'234));
    EXPECT_TRUE(read->runs()[0].stats.given_up);
    EXPECT_EQ(read->runs()[1].stats.hints, 2);
    EXPECT_FALSE(read_runs_csv(head + "1763700000;4x4 easy;61.234;0;0\n"))
        << "it may be 61 or 61,234";
}

// One unit of UTF-16 for each character of ASCII.
std::string in_units(const std::string& text, bool is_big)
{
    std::string units;
    for (const char letter : text)
        units += is_big ? std::string{'\0', letter} : std::string{letter, '\0'};
    return units;
}

// What spreadsheets call Unicode text; their programs also save without a byte order mark.
TEST(RunLists, AreReadInTheEncodingsInWhichPuzzlesAre)
{
    const RecordBook book = many_runs();
    const std::string csv = respelled(runs_as_csv(book), '\t', "\r\n").substr(3);
    const std::string json = runs_as_json(book);
    for (const bool is_big : {false, true}) {
        for (const std::string mark : {"", is_big ? "\xFE\xFF" : "\xFF\xFE"}) {
            const auto from_csv = read_runs_csv(mark + in_units(csv, is_big));
            ASSERT_TRUE(from_csv) << in_english(from_csv.why());
            EXPECT_EQ(*from_csv, book);
            const auto from_json = read_runs_json(mark + in_units(json, is_big));
            ASSERT_TRUE(from_json) << in_english(from_json.why());
            EXPECT_EQ(*from_json, book);
        }
    }
    EXPECT_EQ(*read_runs_json("\xEF\xBB\xBF" + json), book);
}

TEST(RunLists, MayNameTheirSeparatorOrBeTables)
{
    const RecordBook book = many_runs();
    for (const std::string first : {"sep=;\r\n", "\"sep=;\"\r\n", "SEP=;\n", "\r\n"}) {
        const std::string list = respelled(runs_as_csv(book), ';', "\r\n").substr(3);
        const auto read = read_runs_csv("\xEF\xBB\xBF" + first + list);
        ASSERT_TRUE(read) << first << in_english(read.why());
        EXPECT_EQ(*read, book);
    }
    EXPECT_EQ(complaint_about_csv("sep=,\ncategory,time_ms,date\na,fast,1\n"),
              "Line 3: time_ms can't be read.");
    for (const char* table :
         {"category|time_ms|date\n4x4 easy|5000|1\n",
          "| category | time_ms | date |\n|---|--:|:-:|\n| 4x4 easy | 5000 | 1 |\n"}) {
        const auto read = read_runs_csv(table);
        ASSERT_TRUE(read) << in_english(read.why());
        ASSERT_EQ(read->runs().size(), 1u);
        EXPECT_EQ(read->runs()[0].category, "4x4 easy");
        EXPECT_EQ(read->runs()[0].time, PlayTime(5000));
    }
}

// Nobody takes what is not told for the best.
TEST(RunLists, ARunIsCleanOnlyIfItsLineTellsOfAllHelp)
{
    const std::string all = "checks,note_fills,hints,mistakes_revealed,notes_struck,given_up,"
                            "singles_fills,possible_shown";
    const auto is_clean = [](const std::string& columns, const std::string& values) {
        const auto book = read_runs_csv("category,time_ms,date," + columns +
                                        "\n9x9 easy,61000,1700000000," + values + "\n");
        return book && book->runs()[0].is_clean() && book->best("9x9 easy") != nullptr;
    };
    EXPECT_TRUE(is_clean(all, "0,0,0,0,0,0,0,0"));
    EXPECT_FALSE(is_clean("initials", "ABC"));
    EXPECT_FALSE(is_clean(all, "0,0,0,0,0,0,0")) << "a line that is too short";
    EXPECT_FALSE(is_clean(all, "0,0,,0,0,0,0,0"));
    EXPECT_FALSE(is_clean(all.substr(0, all.rfind(',')), "0,0,0,0,0,0,0"));
    EXPECT_FALSE(is_clean(all.substr(all.find(',') + 1), "0,0,0,0,0,0,0"));
    const auto book = read_runs_csv("category,time_ms,date\n9x9 easy,61000,1\n");
    EXPECT_EQ(book->table("9x9 easy", RunFilter::All).size(), 1u) << "it is among all runs";
    EXPECT_FALSE(read_runs_csv(runs_as_csv(*book))->runs()[0].is_clean()) << "also later";
}

TEST(RunLists, WhatNobodyCanPlayIsInNoTable)
{
    const auto counts = [](const std::string& category, int time, const std::string& times) {
        const auto book = read_runs_csv("category,time_ms,date,fill_times_ms\n" + category + "," +
                                        std::to_string(time) + ",1," + times + "\n");
        return book && !book->table(category, RunFilter::All).empty();
    };
    EXPECT_FALSE(counts("9x9 easy", 0, ""));
    EXPECT_FALSE(counts("9x9 easy", 1, "1"));
    EXPECT_FALSE(counts("9x9 easy", 539, ""));
    EXPECT_TRUE(counts("9x9 easy", 60'000, ""));
    EXPECT_FALSE(counts("4x4 beginner", 159, "1 2 3 4 5 6 7 159"));
    EXPECT_TRUE(counts("4x4 beginner", 160, "1 2 3 4 5 6 7 160"));
    EXPECT_FALSE(counts("9x9 easy elsewhere", 19, ""));
    EXPECT_TRUE(counts("9x9 easy elsewhere", 20, "")) << "a puzzle may lack a single digit";
    RecordBook played({Record{.category = "9x9 easy", .time = PlayTime(1)}});
    EXPECT_EQ(played.table("9x9 easy", RunFilter::All).size(), 1u) << "what is there stays";
}

// Neither many fields nor a long one need more memory than a line may have.
TEST(RunLists, ALineThatIsTooLongIsRefused)
{
    const std::string head = "category,time_ms,date\n";
    EXPECT_FALSE(read_runs_csv(head + "4x4 easy,5000,1" + std::string(2'000'000, ',') + "\n"));
    EXPECT_FALSE(read_runs_csv(head + "4x4 easy,5000," + std::string(2'000'000, '1') + "\n"));
    EXPECT_FALSE(read_runs_csv(head + "\"" + std::string(2'000'000, 'x') + "\",5000,1\n"));
    EXPECT_TRUE(read_runs_csv(head + "4x4 easy,5000,1" + std::string(2'000, ',') + "\n"));
}

TEST(RunLists, ComplaintsNameLineAndColumn)
{
    const std::string head = "category,time_ms,date\n";
    const std::string no_column = "This is not a list of Cronodoku's runs: line 1 must name the "
                                  "columns category, time_ms and date, and ";
    EXPECT_EQ(complaint_about_csv(""), "This list is empty.");
    EXPECT_EQ(complaint_about_csv("\n \n"), "This list is empty.");
    EXPECT_EQ(complaint_about_csv("category;date\n"), no_column + "time_ms is missing.");
    EXPECT_EQ(complaint_about_csv("apples,3\n"), no_column + "category is missing.");
    EXPECT_EQ(complaint_about_csv("K\xE4se,3\n"),
              "Line 1: this is not UTF-8; save the file in that encoding");
    EXPECT_EQ(complaint_about_csv("category,initials,time_ms,date\n4x4 easy,\xC9VA,5000,1\n"),
              "Line 2: this is not UTF-8; save the file in that encoding");
    EXPECT_EQ(complaint_about_csv(head + "a,1,1\nb,fast,1\n"), "Line 3: time_ms can't be read.");
    EXPECT_EQ(complaint_about_csv(head + "a,-1,1\n"),
              "Line 2: a value is not possible, or a quote is not closed.");
    EXPECT_EQ(complaint_about_csv(head + "\"a,1,1\n"),
              "Line 2: a value is not possible, or a quote is not closed.");
    EXPECT_EQ(in_english(read_runs_json("[]").why()),
              "This is not a list of Cronodoku's runs: an object \"records\" with a list \"runs\" "
              "is missing.");
    EXPECT_EQ(in_english(read_runs_json("{\"records\": {\"runs\": [\n1]}}").why()),
              "Line 2: a run, or the end of the list, can't be read: a value is missing or of "
              "another kind, or a bracket or comma is.");
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
