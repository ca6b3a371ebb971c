// cronodoku rate, hint and solve --steps.

#include "game/command_line/commands.h"

#include <gtest/gtest.h>

#include "engine/steps/technique.h"
#include "tests/game/command_runs.h"

namespace game {
namespace {

TEST(TeacherCommands, RatesPuzzles)
{
    const Ran ran = run({"rate"}, proper + "\n" + empty + "\n");
    EXPECT_EQ(ran.status(), improper);
    const auto rated = lines(ran.out);
    ASSERT_EQ(rated.size(), 1u);
    EXPECT_TRUE(rated[0].starts_with("level=")) << rated[0];
    EXPECT_NE(rated[0].find(" hardest=hidden_single_box "), std::string::npos);
    EXPECT_NE(rated[0].find(" singles-suffice "), std::string::npos);
    EXPECT_EQ(ran.err, "cronodoku: line 2: several solutions\n");
}

TEST(TeacherCommands, LeavesOutUniquenessOnRequest)
{
    for (const char* command : {"rate", "hint", "solve"})
        EXPECT_EQ(run({command, "--no-uniqueness", proper}).status(), all_good) << command;
    const std::string rests_on_it =
        "..963..7....5.162.8..........8.6.7.....7.4....4..5..3.2...7.14...7...36........5.";
    EXPECT_NE(run({"rate", rests_on_it}).out.find("unique_rectangle_1"), std::string::npos);
    EXPECT_EQ(run({"rate", "--no-uniqueness", rests_on_it}).out.find("unique_rectangle"),
              std::string::npos);
}

TEST(TeacherCommands, ShowsTheEasiestNextStep)
{
    const Ran one = run({"hint", proper});
    EXPECT_EQ(one.status(), all_good);
    EXPECT_EQ(lines(one.out).size(), 1u);
    EXPECT_NE(one.out.find(" is "), std::string::npos) << one.out;
    const Ran all = run({"hint", "--all", proper});
    EXPECT_GT(lines(all.out).size(), 5u);
    EXPECT_EQ(run({"hint", proper_solution}).out, "All cells are filled.\n");
}

TEST(TeacherCommands, ShowsTheSameStepIfItsTechniqueIsNamed)
{
    const std::string position{engine::techniques::whip.example};
    const Ran usual = run({"hint", position});
    EXPECT_TRUE(usual.out.starts_with("Whip: ")) << usual.out;
    EXPECT_EQ(run({"hint", "--technique", "Whip", position}).out, usual.out);
    EXPECT_GT(lines(run({"hint", "--all", "--technique", "whip", position}).out).size(), 2u);
}

TEST(TeacherCommands, SolvesKillersBySums)
{
    for (const char* level : {"beginner", "easy"}) {
        const Ran made =
            run({"generate", "--layout", "killer-9x9", "--level", level, "--seed", "1"});
        const std::string puzzle = lines(made.out).front();
        const Ran path = run({"solve", "--steps", puzzle});
        EXPECT_EQ(path.status(), all_good) << path.out;
        EXPECT_NE(path.out.find("Last Cell of a Cage"), std::string::npos) << path.out;
        EXPECT_EQ(run({"hint", puzzle}).status(), all_good);
    }
}

TEST(TeacherCommands, SolvesStepByStep)
{
    const Ran ran = run({"solve", "--steps", proper});
    EXPECT_EQ(ran.status(), all_good);
    const auto steps = lines(ran.out);
    ASSERT_EQ(steps.size(), 52u); // one for each open cell
    EXPECT_TRUE(steps[0].starts_with("1. ")) << steps[0];
    EXPECT_EQ(steps.back(), proper_solution);
    EXPECT_EQ(run({"solve", "--steps", empty}).status(), improper);
}

TEST(TeacherCommands, TellsReasonsOnRequest)
{
    const auto plain = lines(run({"solve", "--steps", proper}).out);
    const auto told = lines(run({"solve", "--steps", "--reasons", proper}).out);
    ASSERT_EQ(told.size(), plain.size());
    for (std::size_t i = 0; i + 1 < told.size(); ++i) {
        const std::string effect = plain[i].substr(plain[i].find(": ") + 2);
        EXPECT_GT(told[i].size(), plain[i].size()) << told[i];
        EXPECT_TRUE(told[i].ends_with(effect)) << told[i];
    }
    EXPECT_EQ(lines(run({"solve", "--reasons", proper}).out), told)
        << "who asks for reasons asks for steps";
    EXPECT_GT(run({"hint", "--all", "--reasons", proper}).out.size(),
              run({"hint", "--all", proper}).out.size());
}

// What is kept from one puzzle to the next must not tell on the answer.
TEST(TeacherCommands, VerifyWhetherATechniqueGivesAStep)
{
    const std::string position =
        ":naked_single:6:..1...7......2...3..8..9...72........8.57..1..16.32..79..4.8..1.67.135..."
        ".4..5...:::";
    const Ran found = run({"verify"}, position + "675:\n");
    EXPECT_EQ(found.status(), all_good) << found.err;
    EXPECT_EQ(found.out, "naked_single: 1 found, 0 within a larger step, 0 not\n");
    const Ran missing = run({"verify"}, position + "575:\n");
    EXPECT_EQ(missing.status(), improper);
    EXPECT_NE((missing.out + missing.err).find("not found"), std::string::npos);
}

TEST(TeacherCommands, VerifySaysWhatItCannotLookAt)
{
    const Ran nothing = run({"verify"}, "# no line\n");
    EXPECT_EQ(nothing.status(), improper);
    EXPECT_EQ(nothing.err, "cronodoku: there is no position to check\n");
    const Ran lost = run({"verify", "/no/such/file"});
    EXPECT_EQ(lost.status(), improper);
    EXPECT_NE(lost.err.find("/no/such/file"), std::string::npos);
}

TEST(TeacherCommands, SayTheSameOfAPuzzleWhateverCameBefore)
{
    const std::vector<std::string> puzzles = {
        proper,
        "1..4.41..14.4..1",
        proper,
        "..963..7....5.162.8..........8.6.7.....7.4....4..5..3.2...7.14...7...36........5.",
        "3x3x:d6b3e5_7a1a8b2i1_8a2g4_7g8d2_6e6a7_9b1a3b3b4c",
        "9j:3b5c6l8c9a1a4_7a3d5_1d6c9e5_4_8d7a9e6m,"
        "aaacaad_acaada_cbbacbcaadegbb___aead_ae_abb__bbdac",
        "9j:a9c2a1b8_1a9c4b3b8b2b2a7_3n8d5c4c2a9_3i6f7,"
        "aceadb__bb_babba_aaaa__a_ccafdbbba_ba___a_cc_babc__cdcca",
        proper};
    for (const std::vector<std::string>& command : {std::vector<std::string>{"rate"},
                                                    {"rate", "--explainer"},
                                                    {"hint"},
                                                    {"hint", "--all"},
                                                    {"solve", "--steps"}}) {
        std::string one_by_one;
        std::string input;
        for (const std::string& puzzle : puzzles) {
            one_by_one += run(command, puzzle).out;
            input += puzzle + '\n';
        }
        EXPECT_EQ(run(command, input).out, one_by_one) << command.front();
    }
}

} // namespace
} // namespace game
