#include "game/command_line/commands.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/make/puzzle_maker.h"
#include "engine/text/notation.h"
#include "game/app/check_names.h"
#include "tests/game/command_runs.h"

namespace game {
namespace {

using engine::Translations;

std::string with_two_fives()
{
    std::string text = empty;
    text[0] = '5';
    text[8] = '5';
    return text;
}

TEST(CommandLine, BareItStartsTheGame)
{
    const Ran ran = run({});
    EXPECT_EQ(ran.options(), GameOptions{});
    EXPECT_EQ(ran.out + ran.err, "");
}

TEST(CommandLine, ReadsEveryOptionOfTheGame)
{
    const GameOptions options =
        run({"--data-dir", "here", "--screenshot=a.png", "--scene", "play", "--size", "640x480",
             "--theme", "ink", "--lang", "es", "--script", "keys.txt", "--seed", "4F2A-91C3",
             "--drawing", "processor"})
            .options();
    EXPECT_EQ(options.data_dir, "here");
    EXPECT_EQ(options.screenshot, "a.png");
    EXPECT_EQ(options.scene, "play");
    EXPECT_EQ(options.size, (PictureSize{640, 480}));
    EXPECT_EQ(options.theme, "ink");
    EXPECT_EQ(options.language, "es");
    EXPECT_EQ(options.script, "keys.txt");
    EXPECT_EQ(options.seed, "4F2A-91C3");
    EXPECT_EQ(options.drawing, "processor");
}

TEST(CommandLine, TheLastOfTwoEqualOptionsCounts)
{
    EXPECT_EQ(run({"--theme", "ink", "--theme", "paper"}).options().theme, "paper");
}

TEST(CommandLine, HelpAndVersionEndWell)
{
    const Ran help = run({"--help"});
    EXPECT_EQ(help.status(), 0);
    for (const char* word : {"generate", "solve", "check", "--data-dir", "--seed", "--version"})
        EXPECT_NE(help.out.find(word), std::string::npos) << word;
    EXPECT_EQ(help.err, "");
    EXPECT_NE(run({"generate", "--help"}).out.find("--symmetry"), std::string::npos);
    EXPECT_EQ(run({"--version"}).status(), 0);
    EXPECT_EQ(run({"--version"}).out.substr(0, 10), "cronodoku ");
    EXPECT_NE(run({"--version"}).out.find("(seeds 3)"), std::string::npos);
}

TEST(CommandLine, WrongUseIsOneSentenceAndStatusTwo)
{
    const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
        {{"--foo"}, "unknown option --foo; see cronodoku --help"},
        {{"--foo=3"}, "unknown option --foo; see cronodoku --help"},
        {{"-x"}, "unknown option -x; see cronodoku --help"},
        {{"dance"}, "there is neither a command nor a file \"dance\"; see cronodoku --help"},
        {{"/", "/"}, "unexpected argument \"/\"; see cronodoku --help"},
        {{"generate", "--foo"}, "unknown option --foo; see cronodoku --help"},
        {{"generate", "three"}, "unexpected argument \"three\"; see cronodoku --help"},
        {{"check", "--codes", "1"}, "unknown option --codes; see cronodoku --help"},
        {{"generate", "--level"}, "option --level needs a value; see cronodoku --help"},
        {{"--theme"}, "option --theme needs a value; see cronodoku --help"},
        {{"generate", "--solutions=maybe"},
         "an option that takes no value was given one; see cronodoku --help"},
        {{"--data-dir", "--theme"}, "option --data-dir needs a value; see cronodoku --help"},
        {{"--size", "wide"},
         "--size can't be \"wide\"; write it like 1280x800, each side from 320 to 7680; see "
         "cronodoku --help"},
        {{"--seed", "xyz"},
         "Character 1 of the seed is not one of 0-9 and A-F; write a seed like 4F2A-91C3; see "
         "cronodoku --help"},
        {{"generate", "--level", "nightmare"},
         "--level can't be \"nightmare\": the choices are beginner, easy, medium, hard, "
         "expert, extreme and diabolical"},
        {{"generate", "--layout", "9x8"},
         "\"9x8\" is not a layout; write one like 9x9, x-9x9 or 9x9+windoku"},
        {{"generate", "--layout", "6x6+windoku"},
         "Windoku needs square boxes: size 4, 9, 16 or 25; 6 is not possible"},
        {{"generate", "--layout", "4x4", "--level", "hard"},
         "4x4 has no puzzles of level hard: there is only beginner"},
        {{"generate", "--layout", "killer-9x9", "--technique", "x_wing"},
         "--technique is not available for layouts with cages"},
        {{"generate", "--fill", "magic"},
         "--fill can't be \"magic\": the choices are backtracking, rows and transform"},
        {{"generate", "--symmetry", "spiral"},
         "--symmetry can't be \"spiral\": the choices are none, rotation2, rotation4, mirror-rows, "
         "mirror-columns and diagonal"},
        {{"--level", "nightmare"},
         "There is no level nightmare; the choices are beginner, easy, medium, hard, expert, "
         "extreme and diabolical; see cronodoku --help"},
        {{"generate", "--count", "-3"}, "--count can't be \"-3\"; give a number from 1 to 1000000"},
        {{"generate", "--count=-3"}, "--count can't be \"-3\"; give a number from 1 to 1000000"},
        {{"generate", "--givens", "-3"}, "--givens can't be \"-3\"; give a number from 1 to 81"},
        {{"generate", "--givens-in-row", "4", "--most-in-row", "3"},
         "At least 4 and at most 3 givens in a row contradict each other"},
        {{"generate", "--fill", "transform", "--in-order"},
         "The digits can't be in order if the grid is a transformed pattern"},
        {{"generate", "--seed", "!"},
         "Character 1 of the seed is not one of 0-9 and A-F; write a seed like 4F2A-91C3"},
    };
    for (const auto& [texts, sentence] : cases) {
        const Ran ran = run(texts);
        ASSERT_TRUE(std::holds_alternative<int>(ran.outcome)) << sentence;
        EXPECT_EQ(ran.status(), 2) << sentence;
        EXPECT_EQ(ran.err, "cronodoku: " + sentence + "\n");
        EXPECT_EQ(ran.out, "");
    }
}

std::string complaint_about_name(std::string GameOptions::* option, const std::string& name)
{
    GameOptions options;
    options.*option = name;
    const engine::Attempt known = check_names(options);
    return known ? "" : engine::in_english(known.why());
}

TEST(CheckNames, KnowsScenesThemesAndLanguages)
{
    EXPECT_EQ(complaint_about_name(&GameOptions::scene, "help"), "");
    EXPECT_EQ(complaint_about_name(&GameOptions::theme, "ink"), "");
    EXPECT_EQ(complaint_about_name(&GameOptions::language, "it"), "");
    EXPECT_EQ(complaint_about_name(&GameOptions::drawing, "graphics-card"), "");
    EXPECT_EQ(
        complaint_about_name(&GameOptions::drawing, "hand"),
        "--drawing can't be \"hand\": the choices are automatic, graphics-card and processor");
    EXPECT_EQ(complaint_about_name(&GameOptions::scene, "foo"),
              "There is no screen foo; the choices are title, new-game, play, pause, win, arcade, "
              "time-attack, gauntlet, loss, result, sprint, records, statistics, settings, help, "
              "learn and open");
    EXPECT_TRUE(complaint_about_name(&GameOptions::theme, "pink")
                    .starts_with("There is no theme pink; the choices are paper"));
    EXPECT_TRUE(complaint_about_name(&GameOptions::language, "xx")
                    .starts_with("There is no language xx; the choices are en, "));
}

TEST(CheckNames, RefusesALevelThatTheLayoutLacksAsGenerateDoes)
{
    GameOptions options;
    options.layout = "killer-6x6";
    options.level = "expert";
    const engine::Attempt known = check_names(options);
    ASSERT_FALSE(known);
    const Ran generated = run({"generate", "--layout", options.layout, "--level", options.level});
    EXPECT_EQ(generated.err, "cronodoku: " + engine::in_english(known.why()) + "\n");
    options.layout = "";
    EXPECT_TRUE(check_names(options));
}

TEST(CheckNames, RefusesOwnSymbolsForALayoutWithCages)
{
    GameOptions options;
    options.own_symbols = "ABCDEFGHI";
    EXPECT_TRUE(check_names(options));
    options.layout = "killer-9x9";
    const engine::Attempt fits = check_names(options);
    ASSERT_FALSE(fits);
    EXPECT_EQ(engine::in_english(fits.why()),
              "On boards with cages there are figures, as they can be added");
}

TEST(CommandLine, RefusesEveryOddSizeAndCount)
{
    for (const char* size : {"1280", "x", "1280x", "x800", "1280x800x", "-1280x800", "1280x80",
                             "99999x800", "1280 x 800", "12801280128012801280x1"})
        EXPECT_EQ(run({"--size", size}).status(), 2) << size;
    for (const char* count : {"0", "-1", "1000001", "two", "1.5", "99999999999999999999"})
        EXPECT_EQ(run({"generate", "--count", count}).status(), 2) << count;
}

TEST(CommandLine, LeavesTheGivensAskedFor)
{
    const auto givens = [](const std::string& line) {
        return 81 - std::count(line.begin(), line.end(), '.');
    };
    const Ran some = run({"generate", "--givens", "40", "--level", "beginner", "--seed", "3"});
    EXPECT_EQ(givens(lines(some.out).at(0)), 40);
    const Ran rows = run({"generate", "--givens-in-row", "3", "--givens", "27", "--seed", "3"});
    for (std::size_t row = 0; row < 9; ++row)
        EXPECT_GE(givens(rows.out.substr(9 * row, 9) + std::string(72, '1')) - 72, 3);
    const Ran minimal = run({"generate", "--minimal", "--seed", "3"});
    EXPECT_EQ(minimal.status(), 0);
    EXPECT_LT(givens(lines(minimal.out).at(0)), 28);
    for (const char* word : {"0", "82", "many"})
        EXPECT_EQ(run({"generate", "--givens", word}).status(), 2) << word;
    EXPECT_EQ(run({"generate", "--givens-in-row", "10"}).status(), 2);
}

TEST(CommandLine, LeavesExactlySoManyGivensInEachRow)
{
    const Ran ran = run({"generate", "--givens-in-row", "4", "--most-in-row", "4", "--seed", "3",
                         "--codes", "--in-order"});
    EXPECT_EQ(ran.status(), 0) << ran.err;
    for (std::size_t row = 0; row < 9; ++row) {
        const std::string digits = ran.out.substr(9 * row, 9);
        EXPECT_EQ(std::count(digits.begin(), digits.end(), '.'), 5) << row;
    }
    const std::string recipe = ran.out.substr(82, ran.out.size() - 83);
    EXPECT_EQ(recipe.substr(0, 7), "r1:9x9:") << "no short code tells how the rows were made";
    EXPECT_EQ(run({"generate", "--code", recipe}).out, ran.out.substr(0, 81) + "\n");
    const Ran dealt =
        run({"generate", "--rows", "4,4,4,3,3,3,2,2,2", "--level", "medium", "--seed", "3"});
    EXPECT_EQ(dealt.status(), 0) << dealt.err;
    std::multiset<int> rows;
    for (std::size_t row = 0; row < 9; ++row) {
        const std::string digits = dealt.out.substr(9 * row, 9);
        rows.insert(9 - static_cast<int>(std::count(digits.begin(), digits.end(), '.')));
    }
    EXPECT_EQ(rows, (std::multiset<int>{2, 2, 2, 3, 3, 3, 4, 4, 4}));
    EXPECT_EQ(run({"generate", "--rows", "4,4"}).status(), 2);
    const Ran rare = run({"generate", "--givens-in-row", "2", "--most-in-row", "2", "--level",
                          "beginner", "--seed", "3"});
    EXPECT_EQ(rare.status(), 1);
    EXPECT_NE(rare.err.find("no puzzle with at most 2 givens in each row was found"),
              std::string::npos)
        << rare.err;
}

TEST(CommandLine, SaysWhenMoreGivensAreLeftThanAskedFor)
{
    const Ran ran =
        run({"generate", "--layout", "4x4", "--level", "beginner", "--givens", "1", "--seed", "3"});
    EXPECT_EQ(ran.status(), 1);
    EXPECT_EQ(lines(ran.out).size(), 1u) << "a puzzle is printed all the same";
    EXPECT_NE(ran.err.find("no puzzle with 1 givens was found; this one has "), std::string::npos)
        << ran.err;
    const Ran json = run({"generate", "--json", "--layout", "4x4", "--level", "beginner",
                          "--givens", "1", "--seed", "3"});
    EXPECT_NE(json.out.find(R"("as_asked":false)"), std::string::npos) << json.out;
    const Ran many =
        run({"generate", "--layout", "4x4", "--level", "beginner", "--givens", "9", "--seed", "3"});
    EXPECT_EQ(many.status(), 0) << many.err;
}

TEST(CommandLine, TellsTheSteps)
{
    const Ran ran = run({"generate", "--steps", "--level", "hard", "--seed", "5", "--count", "3"});
    EXPECT_EQ(lines(ran.out).size(), 3u);
    EXPECT_EQ(lines(ran.err).size(), 3u);
    EXPECT_TRUE(ran.err.starts_with("cronodoku: seed 0000-0005: grids ")) << ran.err;
}

TEST(CommandLine, ManyThreadsGiveTheSame)
{
    const std::vector<std::string> spec = {"--layout", "jigsaw-6x6", "--seed",
                                           "28",       "--count",    "30"};
    std::vector<std::string> made;
    for (const char* jobs : {"1", "4"}) {
        std::vector<std::string> words = {"generate", "--jobs", jobs};
        words.insert(words.end(), spec.begin(), spec.end());
        made.push_back(run(words).out);
    }
    EXPECT_EQ(made[0], made[1]);
    EXPECT_EQ(lines(made[0]).size(), 30u);
    for (const char* command : {"solve", "check", "rate", "hint"}) {
        const Ran alone = run({command, "--jobs", "1"}, made[0] + "nonsense\n" + made[0]);
        const Ran together = run({command, "--jobs", "4"}, made[0] + "nonsense\n" + made[0]);
        EXPECT_EQ(alone.out, together.out) << command;
        EXPECT_EQ(alone.err, together.err) << command;
        EXPECT_EQ(alone.status(), together.status()) << command;
    }
}

TEST(CommandLine, GeneratesWhatTheMakerMakes)
{
    const Ran ran = run({"generate", "--layout", "9x9", "--level", "hard", "--fill", "transform",
                         "--symmetry", "rotation2", "--seed", "0000-000F", "--count", "3"});
    EXPECT_EQ(ran.status(), 0);
    EXPECT_EQ(ran.err, "");
    ASSERT_EQ(lines(ran.out).size(), 3u);
    for (std::uint64_t number = 0; number < 3; ++number) {
        const auto made = engine::make_puzzle({.level = engine::Level::Hard,
                                               .fill = engine::FillMethod::Transform,
                                               .symmetry = engine::Symmetry::Rotation2,
                                               .seed = 15 + number});
        EXPECT_EQ(lines(ran.out)[number], engine::to_text(made->puzzle.givens));
    }
}

TEST(CommandLine, WritesTheSolutionsBesideThePuzzles)
{
    const Ran ran = run({"generate", "--seed", "1", "--solutions"});
    const std::string line = lines(ran.out).at(0);
    ASSERT_EQ(line.size(), 81u + 1u + 81u);
    EXPECT_EQ(run({"solve", line.substr(0, 81)}).out, line.substr(82) + "\n");
}

TEST(CommandLine, MakesAPuzzleAgainFromItsCode)
{
    for (const char* layout : {"9x9", "killer-jigsaw-9x9", "samurai"}) {
        const Ran made =
            run({"generate", "--seed", "1", "--layout", layout, "--solutions", "--codes"});
        const std::string line = lines(made.out).at(0);
        const std::string code = line.substr(line.rfind(' ') + 1);
        EXPECT_LE(code.size(), 14u + 3u) << code; // three dashes
        const Ran again = run({"generate", "--code", code, "--solutions", "--codes"});
        EXPECT_EQ(again.status(), 0);
        EXPECT_EQ(again.out, made.out);
    }
}

TEST(CommandLine, SaysWhatIsWrongWithACode)
{
    const std::string line = lines(run({"generate", "--seed", "1", "--codes"}).out).at(0);
    std::string code = line.substr(line.rfind(' ') + 1);
    code[0] = code[0] == '7' ? '8' : '7';
    const Ran mistyped = run({"generate", "--code", code});
    EXPECT_EQ(mistyped.status(), 2);
    EXPECT_EQ(mistyped.err,
              "cronodoku: The code is mistyped: its last character does not fit the others\n");
    code[2] = '?';
    const Ran strange = run({"generate", "--code", code});
    EXPECT_EQ(strange.status(), 2);
    EXPECT_NE(strange.err.find("Character 3 of the code can't be \"?\""), std::string::npos);
    const Ran wrong = run({"generate", "--code", "r1:9x9:0123ABCD"});
    EXPECT_EQ(wrong.status(), 2);
    EXPECT_EQ(wrong.err,
              "cronodoku: The recipe is mistyped or incomplete: its check digits do not match\n");
    const Ran both = run({"generate", "--code", "r1:9x9:0123ABCD", "--level", "easy"});
    EXPECT_EQ(both.status(), 2);
    EXPECT_EQ(both.err, "cronodoku: --code can be combined only with --solutions and --codes\n");
}

TEST(CommandLine, MakesTheBoardOfADay)
{
    const auto board = [](const char* day, const char* layout, const char* level) {
        return run({"generate", "--day", day, "--layout", layout, "--level", level, "--codes"});
    };
    // As in tests/data/boards_of_the_day.txt.
    const Ran easy = run({"generate", "--day", "2026-11-26", "--codes"});
    EXPECT_EQ(easy.status(), 0) << easy.err;
    EXPECT_EQ(easy.out, board("2026-11-26", "9x9", "easy").out);
    EXPECT_NE(easy.out, board("2026-11-27", "9x9", "easy").out);
    EXPECT_NE(board("2026-11-26", "9x9", "hard").out, board("2026-11-26", "x-9x9", "hard").out);
    const std::string code = easy.out.substr(82, easy.out.size() - 83);
    EXPECT_EQ(run({"generate", "--code", code, "--codes"}).out, easy.out);
    const Ran small = run({"generate", "--day", "2026-11-26", "--layout", "4x4"});
    EXPECT_EQ(small.err,
              "cronodoku: 4x4 has no puzzles of level easy; these are of level beginner\n");
    EXPECT_EQ(small.status(), 0);
}

TEST(CommandLine, RefusesTheBoardOfADayToComeUnlessItMaySpoilIt)
{
    const Offered offered{.today = engine::parse_day("2027-01-05")};
    const std::string why =
        "cronodoku: 2027-01-06 is still to come; with --spoil its board is made "
        "all the same, and whoever sees it can play no clean run of that day "
        "any more\n";
    EXPECT_EQ(run({"generate", "--day", "2027-01-05"}, "", offered).status(), 0);
    const Ran refused = run({"generate", "--day", "2027-01-06"}, "", offered);
    EXPECT_EQ(refused.status(), 2);
    EXPECT_EQ(refused.out, "");
    EXPECT_EQ(refused.err, why);
    const Ran spoilt = run({"generate", "--day", "2027-01-06", "--spoil", "--codes"}, "", offered);
    EXPECT_EQ(spoilt.status(), 0) << spoilt.err;
    const std::string code = spoilt.out.substr(82, spoilt.out.size() - 83);
    EXPECT_EQ(run({"generate", "--code", code}, "", offered).err, why) << "the code tells the day";
    EXPECT_EQ(run({"generate", "--code", code, "--spoil"}, "", offered).status(), 0);
    const Offered before{.today = engine::parse_day("2026-12-01")};
    EXPECT_EQ(run({"generate", "--day", "2026-12-02"}, "", before).status(), 2) << "of the list";
}

TEST(CommandLine, SaysWhatIsWrongWithADay)
{
    const auto complaint = [](std::vector<std::string> more) {
        std::vector<std::string> words = {"generate", "--day"};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = run(words);
        EXPECT_EQ(ran.status(), 2) << ran.out;
        return ran.err;
    };
    EXPECT_EQ(complaint({"2026-02-30"}),
              "cronodoku: \"2026-02-30\" is not a date; write one like 2026-11-26\n");
    EXPECT_EQ(
        complaint({"2026-11-26", "--layout", "9x9+windoku+anti-king"}),
        "cronodoku: there is no board of the day for 9x9+windoku+anti-king easy: only for the "
        "layouts that \"cronodoku layouts\" lists by name\n");
    EXPECT_EQ(complaint({"2026-11-26", "--seed", "1"}),
              "cronodoku: --day can be combined only with --layout, --level, --solutions and "
              "--codes\n");
    EXPECT_NE(complaint({"2026-11-26", "--code", "4K7Q-X3M2-9PZ4"}).find("--code can be combined"),
              std::string::npos);
}

TEST(CommandLine, TakesTheNearestLevelWhereNoneWasAskedFor)
{
    const Ran ran = run({"generate", "--layout", "4x4", "--seed", "1"});
    EXPECT_EQ(ran.status(), 0);
    EXPECT_EQ(lines(ran.out).size(), 1u);
    EXPECT_EQ(ran.err,
              "cronodoku: 4x4 has no puzzles of level easy; these are of level beginner\n");
    EXPECT_EQ(run({"generate", "--layout", "6x6", "--seed", "1"}).err, "");
    EXPECT_EQ(run({"generate", "--layout", "4x4", "--level", "easy"}).status(), 2);
}

TEST(CommandLine, RolledSeedIsSaidSoThatItCanBeUsedAgain)
{
    const Ran rolled = run({"generate"});
    EXPECT_EQ(rolled.status(), 0);
    const std::string start = "cronodoku: the first seed is ";
    ASSERT_EQ(rolled.err.substr(0, start.size()), start);
    const std::string seed = rolled.err.substr(start.size(), 9);
    EXPECT_EQ(run({"generate", "--seed", seed}).out, rolled.out);
}

TEST(CommandLine, SolvesPuzzlesNamedAsWords)
{
    const Ran ran = run({"solve", proper, proper});
    EXPECT_EQ(ran.status(), 0);
    EXPECT_EQ(ran.out, proper_solution + "\n" + proper_solution + "\n");
    EXPECT_EQ(ran.err, "");
}

TEST(CommandLine, PuzzlesMayBeginWithADash)
{
    std::string dashes = proper;
    for (char& symbol : dashes)
        symbol = symbol == '.' ? '-' : symbol;
    dashes[0] = '-'; // still one solution
    const Ran ran = run({"solve", "--", dashes});
    EXPECT_EQ(ran.out, proper_solution + "\n");
    EXPECT_EQ(ran.status(), 0);
}

TEST(CommandLine, SolvesLinesOfTheInput)
{
    const Ran ran = run({"solve"}, "# from a newspaper\r\n\r\n  " + proper + " \r\n" + proper);
    EXPECT_EQ(ran.status(), 0);
    EXPECT_EQ(lines(ran.out).size(), 2u);
}

TEST(CommandLine, SolveShowsTwoOfSeveralSolutions)
{
    const Ran ran = run({"solve", empty});
    EXPECT_EQ(ran.status(), 1);
    EXPECT_EQ(ran.out,
              "123456789456789123789123456261874395835691247947532618394265871518347962672918534\n"
              "123456789456789123789123456261874395835691247947532618394265871572318964618947532\n")
        << "the same two on every processor";
    EXPECT_EQ(ran.err, "cronodoku: puzzle 1: several solutions\n");
}

TEST(CommandLine, SolveSaysWhichGivensClash)
{
    const Ran ran = run({"solve"}, with_two_fives() + "\n" + proper + "\n");
    EXPECT_EQ(ran.status(), 1);
    EXPECT_EQ(ran.out, proper_solution + "\n");
    EXPECT_EQ(ran.err, "cronodoku: line 1: no solution: 5 is in both r1c1 and r1c9\n");
}

TEST(CommandLine, CheckTellsNoneOneAndSeveral)
{
    std::string none = proper;
    none[2] = '1';
    const Ran ran = run({"check"}, proper + "\n" + empty + "\n" + none + "\n");
    EXPECT_EQ(ran.status(), 1);
    EXPECT_EQ(ran.out,
              "one solution\nseveral solutions\nno solution: column 8 has no place left for 1\n");
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(run({"check", proper}).status(), 0);
}

TEST(CommandLine, UnreadablePuzzlesAreNamedByLineAndTheOthersStillRead)
{
    const Ran ran = run({"check"}, "abc\n" + proper + "\n" + proper.substr(0, 80) + "y\n" + proper +
                                       "5\n" + std::string(300'000, '.') + "\n" + proper);
    EXPECT_EQ(ran.status(), 1);
    EXPECT_EQ(ran.out, "one solution\none solution\n");
    EXPECT_EQ(
        lines(ran.err),
        (std::vector<std::string>{
            "cronodoku: line 1: \"abc\" is no puzzle in any format that is known",
            "cronodoku: line 3: character 81: \"y\" is not a digit; use 1 to 9, and a dot for an "
            "empty cell",
            "cronodoku: line 4: found 82 cells, needed 81",
            "cronodoku: line 5: this is too long for a puzzle: more than 262144 characters"}));
}

TEST(CommandLine, NothingToReadIsSaid)
{
    for (const char* command : {"solve", "check", "rate", "hint"}) {
        const Ran ran = run({command}, "\n# only a remark\n");
        EXPECT_EQ(ran.status(), 1);
        EXPECT_EQ(ran.err, "cronodoku: no puzzle was given; name files or write puzzles as "
                           "arguments, or give them on standard input\n");
    }
}

TEST(CommandLine, ByteOrderMarkIsNoPartOfThePuzzle)
{
    EXPECT_EQ(run({"check"}, "\xEF\xBB\xBF" + proper + "\n").out, "one solution\n");
}

TEST(CommandLine, GeneratedPuzzlesPassTheCheck)
{
    const Ran made = run({"generate", "--count", "20", "--level", "hard", "--seed", "77"});
    const Ran checked = run({"check"}, made.out);
    EXPECT_EQ(checked.status(), 0);
    EXPECT_EQ(lines(checked.out), std::vector<std::string>(20, "one solution"));
}

TEST(CommandLine, OutputThatCannotBeWrittenIsAFailure)
{
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    out.setstate(std::ios::badbit);
    errno = ENOSPC;
    const std::vector<const char*> arguments = {"cronodoku", "solve", proper.c_str()};
    const auto outcome =
        run_command_line(3, arguments.data(), Streams{in, out, err}, Translations());
    EXPECT_EQ(std::get<int>(outcome), 1);
    EXPECT_EQ(err.str(), "cronodoku: the output could not be written; is the disk full?\n");
}

std::string language_in(std::vector<const char*> texts)
{
    texts.insert(texts.begin(), "cronodoku");
    return language_asked_for(static_cast<int>(texts.size()), texts.data());
}

TEST(CommandLine, KnowsTheLanguageBeforeAllTheRest)
{
    EXPECT_EQ(language_in({"hint", proper.c_str()}), "");
    EXPECT_EQ(language_in({"--lang", "es", "hint", "--all"}), "es");
    EXPECT_EQ(language_in({"hint", "--all", proper.c_str(), "--lang=it"}), "it");
    EXPECT_EQ(language_in({"--lang", "es", "--lang", "it", "--help"}), "it");
    EXPECT_EQ(language_in({"--nonsense", "--lang", "es"}), "es");
    EXPECT_EQ(language_in({"check", "--", "--lang", "es"}), "");
    EXPECT_EQ(language_in({"--lang"}), "");
}

TEST(CommandLine, TakesALanguageBeforeAndAfterTheCommand)
{
    EXPECT_EQ(run({"--lang", "es", "check", proper}).status(), all_good);
    EXPECT_EQ(run({"check", "--lang", "es", proper}).status(), all_good);
    EXPECT_EQ(run({"layouts", "--lang"}).status(), wrong_use);
}

TEST(CommandLine, SpeaksThePlayersLanguage)
{
    const auto catalogue =
        Translations::parse("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
                            "msgid \"one solution\"\nmsgstr \"una solución\"\n");
    ASSERT_TRUE(catalogue);
    std::istringstream in(proper);
    std::ostringstream out;
    std::ostringstream err;
    const std::vector<const char*> arguments = {"cronodoku", "check"};
    run_command_line(2, arguments.data(), Streams{in, out, err}, *catalogue);
    EXPECT_EQ(out.str(), "una solución\n");
}

} // namespace
} // namespace game
