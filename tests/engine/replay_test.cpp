// What a replay proves: live, resumed and replayed plays agree; what is impossible is refused with
// its place; and nobody can claim more than the log yields. Promises 18 and 19 of docs/PROMISE.md.

#include "engine/make/puzzle_maker.h"
#include "tests/engine/long_run.h"
#include "tests/engine/replay_scene.h"

namespace engine {
namespace {

// Saved and loaded after every action, as if the program ended there.
Session resumed(const Session& session)
{
    const SavedGame game = replay_of(session).game;
    const auto loaded = from_document(to_document(game, SavedLog::Whole), game.id);
    EXPECT_TRUE(loaded && !loaded->rebuilt);
    return loaded ? loaded->session : session;
}

void expect_same_play(const Session& one, const Session& other)
{
    ASSERT_EQ(one.board(), other.board());
    ASSERT_EQ(one.log(), other.log());
    ASSERT_EQ(one.stats(), other.stats());
    ASSERT_EQ(proven_run(one), proven_run(other));
}

class Replays : public testing::TestWithParam<Puzzle> {};

INSTANTIATE_TEST_SUITE_P(Grids,
                         Replays,
                         testing::Values(puzzle_4x4(), puzzle_4x4_x(), puzzle_6x6(), puzzle_9x9()));

TEST_P(Replays, AgreeWithTheLiveAndTheResumedPlay)
{
    std::set<RunClass> classes;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(longer(40)); ++seed) {
        Dice dice(seed);
        Session live(GetParam(), PlayOptions{.clear_peer_notes = seed % 2 == 0});
        Session interrupted = live;
        const int turns = dice.below(90);
        for (int turn = 0; turn < turns; ++turn) {
            // Every third play is clean.
            const Action action = seed % 3 == 0
                                      ? Action{PlaceDigit{random_cells(live.grid(), dice),
                                                          static_cast<Digit>(1 + dice.below(4))}}
                                      : random_action(live, dice);
            const PlayTime at{turn * 100 - dice.below(300)};
            live.act(action, at);
            interrupted.act(action, at);
            if (dice.below(8) == 0)
                interrupted = resumed(interrupted);
        }
        if (dice.below(4) > 0) {
            finish(live);
            finish(interrupted);
        }
        expect_same_play(live, interrupted);
        const Replay replay = replay_of(live);
        const auto again = replay_from(to_text(replay));
        ASSERT_TRUE(again) << seed << ": " << in_english(again.why());
        expect_same_play(live, again->game.session);
        ASSERT_EQ(again->run, replay.run);
        classes.insert(proven_run(again->game.session).run_class);
        if (live.is_solved() || live.is_given_up()) {
            ASSERT_TRUE(disagreements(*again).empty()) << in_english(disagreements(*again).front());
        }
    }
    EXPECT_GE(classes.size(), 3u);
}

TEST(Replay, IsRefusedWithItsPlaceWhateverByteIsChanged)
{
    const std::string whole = file_of(clean_replay());
    ASSERT_EQ(why_not(whole), "");
    std::set<std::string> places;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (int bit = 0; bit < 8; ++bit) {
            std::string changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
            const std::string why = why_not(changed);
            ASSERT_NE(why, "") << at;
            const bool has_place = why.find("line") != std::string::npos ||
                                   why == "There is no replay in this text." ||
                                   why.find("newer version") != std::string::npos;
            ASSERT_TRUE(has_place) << at << ": " << why;
            places.insert(why);
        }
        ASSERT_NE(why_not(whole.substr(0, at)), "") << at;
        ASSERT_NE(why_not(whole.substr(0, at) + whole.substr(at + 1)), "") << at;
    }
    EXPECT_TRUE(places.contains("The replay is damaged or incomplete in line 3 of its code."));
    EXPECT_TRUE(places.contains("The replay is damaged in the first line of its file."));
}

TEST(Replay, HasNoRivalOfItsPlay)
{
    Scenario scenario;
    finish(scenario.session);
    Replay replay = replay_of(scenario.session);
    replay.game.rival = Rival{.name = "ABC", .times = {PlayTime{1000}}};
    const auto read = replay_from(to_text(replay));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->game.rival, std::nullopt);
}

TEST(Replay, SurvivesWhatMessagesDoToAText)
{
    const Replay replay = clean_replay();
    const std::string text = to_text(replay);
    std::string quoted = "See my run:\r\n";
    std::string in_one_line = "I did it! ";
    std::string narrow;
    for (char letter : text) {
        quoted += letter == '\n' ? "\r\n> > " : std::string(1, letter);
        in_one_line += letter == '\n' ? ' ' : letter;
        narrow += letter;
        narrow += narrow.size() % 30 == 0 ? "\n" : "";
    }
    for (const std::string& shown : {text, quoted, in_one_line, text + "\nWell?", narrow}) {
        const auto read = replay_from(shown);
        ASSERT_TRUE(read) << in_english(read.why()) << "\n" << shown;
        EXPECT_EQ(read->game.session.log(), replay.game.session.log());
        EXPECT_EQ(read->run, replay.run);
    }
}

TEST(Replay, IsToldApartFromOthersInOneText)
{
    const std::string text = to_text(clean_replay());
    const std::string file = file_of(clean_replay());
    EXPECT_EQ(split_replays("hello"), std::vector<std::string_view>{"hello"});
    EXPECT_EQ(split_replays(file), std::vector<std::string_view>{file});
    for (const std::string& several : {"Look: " + text + "> " + text, file + file, file + text}) {
        const auto parts = split_replays(several);
        ASSERT_EQ(parts.size(), 2u);
        for (std::string_view part : parts)
            EXPECT_EQ(why_not(std::string(part)), "");
    }
}

TEST(Replay, TellsTheMissingLine)
{
    const std::string text = to_text(clean_replay());
    std::size_t begin = text.find("[\n") + 2;
    for (int line = 1; line < 3; ++line) {
        const std::size_t end = text.find('\n', begin) + 1;
        EXPECT_EQ(why_not(text.substr(0, begin) + text.substr(end)),
                  "The replay is damaged or incomplete in line " + std::to_string(line) +
                      " of its code.");
        begin = end;
    }
    EXPECT_EQ(why_not(text.substr(0, begin)),
              "The replay is incomplete: the end of its code is missing.");
}

TEST(Replay, SaysWhyItsCodeCannotBeUnpacked)
{
    const auto why = [](std::string_view stream) {
        return in_english(replay_from_code(to_lines(stream)).why());
    };
    const std::string stream = compressed("{}");
    EXPECT_EQ(why("no stream of zlib"), "The replay is not valid: its code can't be unpacked.");
    EXPECT_EQ(why(stream + "more"), "The replay is not valid: its code can't be unpacked.");
    EXPECT_EQ(why(stream.substr(0, 5)),
              "The replay is incomplete: the end of its code is missing.");
    EXPECT_EQ(why(compressed(std::string(std::size_t{9} << 20U, ' '))),
              "The replay is not valid: it is too long.");
}

TEST(Replay, ShowsItsResultInTheFirstLine)
{
    const std::string text = to_text(clean_replay());
    EXPECT_EQ(text.substr(0, text.find('\n')),
              "Cronodoku replay, version 1: 0:22.000, 4x4 easy, clean");
    std::string better = text;
    better.replace(text.find("0:22"), 4, "0:12");
    EXPECT_EQ(why_not(better), "The first line of the replay says \"0:12.000, 4x4 easy, clean\"; "
                               "its log yields \"0:22.000, 4x4 easy, clean\".");
}

// The log is edited, and all checks are made anew.
std::string why_not_with_log(std::vector<std::string> log)
{
    ReplayDocument document = document_of(clean_replay());
    document.game.log = std::move(log);
    return why_not(forged(document));
}

TEST(Replay, RefusesAnImpossibleActionWithItsPlace)
{
    EXPECT_EQ(why_not_with_log({"1000 r1c2=2", "2000 r1c1=2"}),
              "Action 2 (2000 r1c1=2) is impossible: a given can't be changed.");
    EXPECT_EQ(why_not_with_log({"1000 r1c2=2", "500 r1c4=4"}),
              "Action 2 (500 r1c4=4) is impossible: its time, 500 ms, is before that of "
              "the action before it.");
    EXPECT_EQ(why_not_with_log({"1000 pause", "2000 r1c4=4"}),
              "Action 2 (2000 r1c4=4) is impossible: the clock was stopped.");
    EXPECT_EQ(why_not_with_log({"1000 resume"}),
              "Action 1 (1000 resume) is impossible: the clock was not stopped.");
    EXPECT_EQ(why_not_with_log({"1000 solution", "2000 r1c4=4"}),
              "Action 2 (2000 r1c4=4) is impossible: the run was over.");
    EXPECT_EQ(why_not_with_log({"1000 r1c2=2", "1000 undo", "1000 undo"}),
              "Action 3 (1000 undo) is impossible: it would have changed nothing.");
    EXPECT_EQ(why_not_with_log({"1000 return3"}),
              "Action 1 (1000 return3) is impossible: there was no such bookmark.");
    EXPECT_EQ(why_not_with_log({"1000 r9c9=2"}), "Action 1 (1000 r9c9=2) can't be read.");
    EXPECT_EQ(why_not_with_log({"-1 r1c2=2"}), "Action 1 (-1 r1c2=2) can't be read.");
    EXPECT_EQ(why_not_with_log({"1000 step:r1c1=2"}),
              "Action 1 (1000 step:r1c1=2) is impossible: a given can't be changed.");
}

TEST(Replay, SaysWhatIsClaimedAndNotTrue)
{
    const auto first_of = [](const ReplayDocument& document) {
        const auto replay = replay_from(forged(document));
        if (!replay)
            return in_english(replay.why());
        const auto wrong = disagreements(*replay);
        return wrong.empty() ? std::string() : in_english(wrong.front());
    };
    const ReplayDocument honest = document_of(clean_replay());
    EXPECT_EQ(first_of(honest), "");
    ReplayDocument faster = honest;
    faster.run.time = PlayTime{5000};
    EXPECT_EQ(first_of(faster), "The time is claimed as 0:05.000; the log yields 0:22.000.");
    ReplayDocument helped = honest;
    helped.game.log.insert(helped.game.log.begin(), "10 check");
    helped.game.facts.checks = 1;
    EXPECT_EQ(first_of(helped), "The run is claimed to be clean; the log says something else.");
    ReplayDocument harder = honest;
    harder.run.category = "9x9 diabolical";
    EXPECT_EQ(first_of(harder),
              "It is claimed as a run of 9x9 diabolical; the puzzle says 4x4 easy.");
    harder.run.category = "9x9 \xe2\x80\xaelacilobaid";
    EXPECT_EQ(first_of(harder),
              "It is claimed as a run of 9x9 ?lacilobaid; the puzzle says 4x4 easy.");
    ReplayDocument shorter = honest;
    shorter.game.log.pop_back();
    EXPECT_EQ(first_of(shorter), "The log does not lead to the board that is claimed.");
}

// Any number of the document and any action of its log, with right checks.
void edit(ReplayDocument& document, Dice& dice)
{
    std::vector<std::string>& log = document.game.log;
    const auto any = [&] {
        return static_cast<std::size_t>(dice.below(static_cast<int>(log.size())));
    };
    const std::size_t one = any();
    const std::size_t other = any();
    switch (dice.below(10)) {
    case 0:
        std::swap(log[one], log[other]);
        return;
    case 1:
        log.erase(log.begin() + static_cast<std::ptrdiff_t>(one));
        return;
    case 2:
        log[one][0] = static_cast<char>('0' + dice.below(10));
        return;
    case 3:
        log[one].back() = static_cast<char>('1' + dice.below(4));
        return;
    case 4:
        for (std::string& entry : log) // everything twice as fast
            entry = std::to_string(std::stol(entry) / 2) + entry.substr(entry.find(' '));
        return;
    case 5:
        document.run.time = PlayTime{dice.below(30'000)};
        return;
    case 6:
        document.run.stats = {};
        return;
    case 7:
        document.run.fill_times.pop_back();
        return;
    case 8:
        log.insert(log.begin() + static_cast<std::ptrdiff_t>(one), "5 check");
        return;
    default:
        document.run.stats.given_up = !document.run.stats.given_up;
    }
}

TEST(Replay, NeverClaimsMoreThanItsLogYields)
{
    int refused = 0;
    int exposed = 0;
    int consistent = 0;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(longer(400)); ++seed) {
        Dice dice(seed);
        ReplayDocument document = document_of(clean_replay());
        edit(document, dice);
        if (dice.below(2) == 0 && document.game.log.size() > 2)
            edit(document, dice);
        const auto replay = replay_from(forged(document));
        if (!replay) {
            ++refused;
            continue;
        }
        if (!disagreements(*replay).empty()) {
            ++exposed;
            continue;
        }
        ++consistent;
        const ProvenRun proven = proven_run(replay->game.session);
        ASSERT_EQ(replay->run.time, proven.time) << seed;
        ASSERT_EQ(replay->run.stats, proven.stats) << seed;
        ASSERT_EQ(replay->run.fill_times, proven.fill_times) << seed;
        ASSERT_TRUE(!replay->run.stats.clean() || proven.run_class == RunClass::Clean ||
                    proven.run_class == RunClass::Unfinished);
    }
    EXPECT_GT(refused, 50);
    EXPECT_GT(exposed, 50);
    EXPECT_LT(consistent, refused + exposed);
}

// A log that is not finished is never a finished run, whatever is claimed.
TEST(Replay, ThatEndsEarlyIsExposed)
{
    Scenario scenario;
    scenario.play("r1c2=2");
    const Replay replay = replay_of(scenario.session);
    const auto wrong = disagreements(replay);
    ASSERT_EQ(wrong.size(), 1u);
    EXPECT_EQ(in_english(wrong.front()),
              "The run is claimed to be clean; the log says something else.");
}

TEST(Replay, SaysWhatItCannotProve)
{
    const auto claims = unproven_claims(clean_replay());
    ASSERT_EQ(claims.size(), 2u); // it has no recipe
    EXPECT_EQ(in_english(claims.front()), "That the puzzle is 4x4 easy is only claimed.");
    EXPECT_EQ(in_english(claims.back()),
              "Who played, when, and the seed of the puzzle are only claimed.");
    Scenario scenario;
    scenario.play("r1c2=2");
    const Session& before = scenario.session;
    Session later(
        before.puzzle(), before.options(),
        StartingPoint{before.board(), before.stats(), before.fills(), before.last_action_at()});
    finish(later);
    const auto more = unproven_claims(replay_of(later));
    ASSERT_EQ(more.size(), 3u);
    EXPECT_EQ(in_english(more.front()),
              "The log begins in the middle, at 0:01.000: what was before is only claimed.");
}

// A forger can't call his board another one, wherever it comes from.
TEST(Replay, IsRefusedIfItsGridIsNotThatOfItsLayout)
{
    for (const bool is_from_elsewhere : {false, true}) {
        ReplayDocument document = document_of(clean_replay());
        document.game.spec.from_elsewhere = is_from_elsewhere;
        for (const char* layout : {"9x9", "4x4+diagonals", "jigsaw-9x9", "samurai"}) {
            document.game.spec.layout = layout;
            EXPECT_EQ(why_not(forged(document)),
                      "The replay is not valid: its puzzle is claimed to be " +
                          find_layout(layout)->id + ", but its grid is another.");
        }
        document.game.spec.layout = "hardest of all";
        EXPECT_EQ(why_not(forged(document)), "The replay is not valid: this version of the game "
                                             "does not know the layout of its puzzle.");
    }
}

// A run of a puzzle that the game made, with its recipe.
Replay made_replay(std::string_view layout)
{
    const auto made = make_puzzle(PuzzleSpec{.layout = std::string(layout), .seed = 3});
    EXPECT_TRUE(made);
    Session session(made->puzzle);
    finish(session);
    Replay replay = replay_of(session);
    replay.game.recipe = to_text(made->recipe);
    replay.game.spec = PuzzleSpec{.layout = std::string(layout), .level = made->level, .seed = 3};
    replay.run.category = category_of(replay.game.spec);
    return replay;
}

TEST(Replay, IsReadWithTheGridOfEveryKindOfLayout)
{
    for (const char* layout : {"4x4", "x-9x9", "jigsaw-6x6", "killer-6x6", "anti-knight-9x9"}) {
        const Replay replay = made_replay(layout);
        EXPECT_EQ(why_not(to_text(replay)), "") << layout;
        EXPECT_TRUE(disagreements(replay).empty()) << layout;
    }
}

TEST(Replay, SaysWhetherTheRecipeGivesTheLevel)
{
    const Replay honest = made_replay("4x4");
    ASSERT_TRUE(disagreements(honest).empty());
    const std::string level(id_of(honest.game.spec.level));
    for (const Message& claim : unproven_claims(honest))
        EXPECT_EQ(in_english(claim).find("That the puzzle is"), std::string::npos);
    Replay harder = honest;
    harder.game.spec.level = Level::Diabolical;
    harder.run.category = category_of(harder.game.spec);
    const auto wrong = disagreements(harder);
    ASSERT_EQ(wrong.size(), 1u);
    EXPECT_EQ(in_english(wrong.front()),
              "The level is claimed as diabolical; the recipe of the puzzle says " + level + ".");
    harder.game.spec.is_from_elsewhere = true;
    harder.run.category = category_of(harder.game.spec);
    EXPECT_TRUE(disagreements(harder).empty());
    EXPECT_EQ(in_english(unproven_claims(harder).front()),
              "That the puzzle is 4x4 diabolical elsewhere is only claimed.");
    EXPECT_EQ(in_english(unproven_claims(harder).back()), "Who played, and when, is only claimed.");
}

TEST(Replay, IsNotTakenForAnotherText)
{
    EXPECT_FALSE(holds_replay("4K7Q-X3M2-9PZ4"));
    EXPECT_TRUE(holds_replay(file_of(clean_replay())));
    EXPECT_TRUE(holds_replay("Look: " + to_text(clean_replay())));
    EXPECT_EQ(why_not("cronodoku game 1 2 3"), "There is no replay in this text.");
    EXPECT_EQ(why_not("Cronodoku replay, version 999: 0:01.000, 4x4 easy, clean\n[\n]\n"),
              "The replay was written by a newer version of Cronodoku.");
}

} // namespace
} // namespace engine
