// The question before help that ends a clean run: it reveals nothing, it is asked once, and the
// help given after a yes is recorded.

#include <algorithm>
#include <tuple>

#include "engine/play/proven_run.h"
#include "engine/play/session.h"
#include "engine/text/notation.h"
#include "tests/engine/random_actions.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

struct HelpCase {
    const char* question;
    KeyPressed asks;
    const char* yes;
};

const HelpCase hint_case{"Take a hint?", letter('H'), "Show the hint"};
const HelpCase check_case{"Check the digits?", letter('K'), "Check"};
const HelpCase notes_case{"Fill in the notes?", letter('N'), "Fill notes"};
const std::vector<HelpCase> all_help = {hint_case, check_case, notes_case};

// With one solution, so that hints find steps.
engine::Puzzle puzzle_for_help()
{
    engine::Puzzle puzzle;
    puzzle.grid = grid_of_boxes(3, 3);
    puzzle.solution = *engine::parse_digits(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        *puzzle.grid);
    puzzle.givens = *engine::parse_digits(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        *puzzle.grid);
    return puzzle;
}

// Random content: correct and wrong digits, notes and colours.
engine::Action random_writing(const engine::Session& session, engine::Dice& dice)
{
    const engine::Grid& grid = session.grid();
    const engine::Cells cells = {
        grid.cells()[static_cast<std::size_t>(dice.below(grid.cell_count()))]};
    const auto digit = static_cast<engine::Digit>(1 + dice.below(grid.size()));
    switch (dice.below(6)) {
    case 0:
        return engine::PlaceDigit{cells, session.puzzle().solution[cells[0].index]};
    case 1:
        return engine::PlaceDigit{cells, digit};
    case 2:
        return engine::ToggleColour{cells, digit};
    case 3:
        return engine::ToggleCornerNote{cells, digit};
    default:
        return engine::ToggleCentreNote{cells, digit};
    }
}

engine::SavedGame random_game(std::uint64_t seed)
{
    engine::SavedGame game = new_game(puzzle_for_help());
    engine::Dice dice(seed);
    for (int turn = dice.below(60); turn > 0 && !game.session.is_solved(); --turn)
        game.session.act(random_writing(game.session, dice), engine::PlayTime{0});
    return game;
}

// What one picture has and the other has not; what both have is in the same order.
std::vector<DrawCall> only_in(const DisplayList& one, const DisplayList& other)
{
    std::vector<DrawCall> only;
    auto from = other.calls().begin();
    for (const DrawCall& call : one.calls()) {
        const auto same = std::find(from, other.calls().end(), call);
        if (same == other.calls().end())
            only.push_back(call);
        else
            from = std::next(same);
    }
    return only;
}

class HelpQuestionTest : public testing::Test {
protected:
    static const PlayScene& scene(const Player& player) { return *player.top<PlayScene>(); }
    static const engine::Session& session(const Player& player)
    {
        return scene(player).game().session;
    }
    static const engine::RunStats& stats(const Player& player) { return session(player).stats(); }
    static Rect card_of(const Player& player)
    {
        return lay_out_play(player.window(), 1.0, session(player).grid()).hint_card;
    }
    static bool says(const Player& player, std::string_view words)
    {
        return words_on_card(player, session(player).grid()).find(words) != std::string::npos;
    }
    Player play(engine::SavedGame game = new_game(puzzle_for_help()), Size window = {1280, 800})
    {
        desk.saves.forget_known();
        return Player(desk, make_play_scene(desk.services, std::move(game)), window);
    }
    static void ask(Player& player, const HelpCase& help)
    {
        player.press(help.asks);
        player.wait_while_busy(); // nothing is busy, or should be
        player.wait(0);
    }
    static Point middle_of(const Player& player, std::string_view text)
    {
        const DisplayList picture = player.look();
        std::optional<Point> last;
        for (const DrawCall& call : picture.calls()) {
            const auto* drawn = std::get_if<drawn::Text>(&call.what);
            if (drawn != nullptr && drawn->text == text)
                last = call.bounds.centre();
        }
        EXPECT_TRUE(last) << text << " is not there to be clicked on";
        return last.value_or(Point{});
    }

    Desk desk;
};

class QuestionOnAnyBoard : public HelpQuestionTest,
                           public testing::WithParamInterface<std::tuple<int, int>> {};

INSTANTIATE_TEST_SUITE_P(Windows,
                         QuestionOnAnyBoard,
                         testing::Values(std::tuple{1280, 800},
                                         std::tuple{800, 600},
                                         std::tuple{480, 640}));

TEST_P(QuestionOnAnyBoard, IsTheSameAndLeavesTheBoardAsItWas)
{
    const auto [width, height] = GetParam();
    const Size window{width, height};
    for (const HelpCase& help : all_help) {
        Player fresh = play(new_game(puzzle_for_help()), window);
        const DisplayList untouched = fresh.look();
        ask(fresh, help);
        ASSERT_TRUE(fresh.sees(help.question));
        const std::vector<DrawCall> question = only_in(fresh.look(), untouched);
        const Rect card = card_of(fresh);
        for (std::uint64_t seed = 1; seed <= 25; ++seed) {
            Player player = play(random_game(seed), window);
            const DisplayList before = player.look();
            desk.saves.forget_calls();
            const std::size_t actions = session(player).log().size();
            ask(player, help);
            ASSERT_TRUE(only_in(player.look(), before) == question) << seed;
            const std::vector<DrawCall> gone = only_in(before, player.look());
            ASSERT_TRUE(std::ranges::all_of(gone, [&](const DrawCall& call) {
                return touch(call.bounds, card);
            })) << seed;
            ASSERT_FALSE(scene(player).is_busy()) << seed;
            ASSERT_EQ(session(player).log().size(), actions) << seed;
            ASSERT_TRUE(desk.saves.calls().empty()) << seed;
            player.press(key(Key::Escape));
            ASSERT_TRUE(player.look().calls() == before.calls()) << seed;
            ASSERT_TRUE(stats(player).clean()) << seed;
        }
    }
}

TEST_F(HelpQuestionTest, ComesBeforeAnyHelpThatEndsACleanRunAndOnce)
{
    for (const HelpCase& help : all_help) {
        Player player = play();
        ask(player, help);
        EXPECT_TRUE(player.sees(help.question));
        EXPECT_TRUE(stats(player).clean()) << help.question;
        player.press(key(Key::Enter));
        player.wait_while_busy();
        EXPECT_FALSE(stats(player).clean()) << help.question;
        for (const HelpCase& other : all_help) {
            ask(player, other);
            EXPECT_FALSE(player.sees(other.question)) << help.question;
        }
        EXPECT_GT(stats(player).hints, 0);
        EXPECT_GT(stats(player).checks, 0);
    }
}

TEST_F(HelpQuestionTest, IsAboutWhatEndsACleanRunAndNothingElse)
{
    const engine::SavedGame game = new_game(puzzle_for_help());
    for (int kind = 0; kind <= static_cast<int>(HelpKind::Solution); ++kind) {
        const auto help = static_cast<HelpKind>(kind);
        engine::Session session = game.session;
        EXPECT_TRUE(engine::would_end_clean_run(session, action_of(help, 1))) << kind;
        session.act(action_of(help, 1), engine::PlayTime{0});
        EXPECT_FALSE(session.stats().clean()) << kind;
    }
}

TEST_F(HelpQuestionTest, TheSameKeyOnceMoreIsAYesAndHoldingItIsNone)
{
    for (const HelpCase& help : all_help) {
        Player player = play();
        ask(player, help);
        KeyPressed held = help.asks;
        held.repeated = true;
        player.press(held);
        EXPECT_TRUE(player.sees(help.question));
        player.press(help.asks);
        player.wait_while_busy();
        EXPECT_FALSE(player.sees(help.question));
        EXPECT_FALSE(stats(player).clean()) << help.question;
    }
}

TEST_F(HelpQuestionTest, AnotherHelpAskedForTakesItsPlace)
{
    Player player = play();
    ask(player, hint_case);
    ask(player, notes_case);
    EXPECT_FALSE(player.sees(hint_case.question));
    EXPECT_TRUE(player.sees(notes_case.question));
    EXPECT_TRUE(stats(player).clean());
}

TEST_F(HelpQuestionTest, WhoGoesOnPlayingHasSaidNo)
{
    for (const HelpCase& help : all_help) {
        Player player = play();
        player.press_all({key(Key::Home), key(Key::Right), key(Key::Right)});
        ask(player, help);
        player.press(numeral(4));
        EXPECT_FALSE(player.sees(help.question));
        EXPECT_EQ(session(player).cells_filled(), 1);
        EXPECT_TRUE(stats(player).clean());
        ask(player, help);
        player.press(letter('P'));
        player.press(letter('P'));
        EXPECT_FALSE(player.sees(help.question)) << "a pause is a no, too";
        EXPECT_TRUE(stats(player).clean());
    }
}

TEST_F(HelpQuestionTest, ByTheMouse)
{
    for (const HelpCase& help : all_help) {
        const char* button = help.asks == hint_case.asks ? "Hint" : help.yes;
        Player player = play();
        player.click(middle_of(player, button));
        EXPECT_TRUE(player.sees(help.question));
        const Point yes = middle_of(player, help.yes);
        player.press(PointerPressed{.at = yes, .clicks = 2});
        player.press(PointerReleased{.at = yes});
        EXPECT_TRUE(player.sees(help.question)) << "the end of a double click is no answer";
        player.press(PointerPressed{.at = {600, 400}, .clicks = 2});
        player.press(PointerReleased{.at = {600, 400}});
        EXPECT_TRUE(player.sees(help.question)) << "and does not close it";
        player.click(middle_of(player, "Cancel"));
        EXPECT_FALSE(player.sees(help.question));
        EXPECT_TRUE(stats(player).clean());
        player.click(middle_of(player, button));
        player.click(card_of(player).centre()); // not on a button
        EXPECT_TRUE(player.sees(help.question));
        player.click(yes);
        player.wait_while_busy();
        EXPECT_FALSE(stats(player).clean()) << help.question;
    }
}

TEST_F(HelpQuestionTest, IsNotAskedAgainWhenOneSaysSo)
{
    Player player = play();
    ask(player, check_case);
    player.press_all({key(Key::Tab), key(Key::Escape)});
    EXPECT_TRUE(desk.settings.ask_before_help) << "who says no is asked again";
    ask(player, check_case);
    player.press_all({key(Key::Tab), key(Key::Tab), key(Key::Tab), key(Key::Enter)});
    EXPECT_FALSE(desk.settings.ask_before_help);
    EXPECT_FALSE(desk.saves.settings().ask_before_help) << "kept at once";
    EXPECT_EQ(stats(player).checks, 1);

    for (const HelpCase& help : all_help) {
        Player other = play();
        ask(other, help);
        EXPECT_FALSE(other.sees(help.question));
        EXPECT_FALSE(stats(other).clean()) << help.question;
    }
}

TEST_F(HelpQuestionTest, ItsSwitchIsForTheMouseToo)
{
    for (const Size window : {Size{1280, 800}, Size{480, 640}}) {
        desk.settings.ask_before_help = true;
        Player player = play(new_game(puzzle_for_help()), window);
        ask(player, notes_case);
        player.click(middle_of(player, "Don't ask again"));
        player.press(key(Key::Enter));
        EXPECT_FALSE(desk.settings.ask_before_help) << window.width;
        EXPECT_EQ(stats(player).note_fills, 1);
    }
}

// If there is little room, nothing is beside the question, and it stays away from the edge of its
// card.
TEST_F(HelpQuestionTest, StandsAloneAtTheTopOfALowCard)
{
    for (const HelpCase& help : all_help) {
        Player player = play(new_game(puzzle_for_help()), {480, 640});
        ask(player, help);
        const DisplayList picture = player.look();
        const int top = card_of(player).y;
        int beside = 0;
        for (const DrawCall& call : picture.calls()) {
            const auto* text = std::get_if<drawn::Text>(&call.what);
            if (text == nullptr || call.bounds.y < top || call.bounds.y > top + 20)
                continue;
            ++beside;
            EXPECT_EQ(text->text, help.question);
            EXPECT_GE(text->at.y - text->font.size / 2, top + 8);
        }
        EXPECT_EQ(beside, 1) << help.question;
    }
}

TEST_F(HelpQuestionTest, LettersOfTheBoardAreWritten)
{
    engine::Puzzle puzzle = puzzle_for_help();
    puzzle.grid = std::make_shared<const engine::Grid>(
        engine::with_symbols(*puzzle.grid, engine::letters_for(9)));
    Player player = play(new_game(puzzle));
    player.press_all({key(Key::Home), key(Key::Right), key(Key::Right)});
    player.press(key(Key::F2));
    EXPECT_TRUE(player.sees(hint_case.question));
    player.press(letter('H'));
    EXPECT_FALSE(player.sees(hint_case.question));
    EXPECT_EQ(session(player).cells_filled(), 1);
    EXPECT_TRUE(stats(player).clean());
}

TEST_F(HelpQuestionTest, AHintThatFindsNothingCostsNothing)
{
    for (const KeyPressed& asks : {letter('H'), letter('H', with_shift)}) {
        Player player = play(new_game(puzzle_without_steps()));
        ask(player, {"", asks, ""});
        EXPECT_TRUE(says(player, "If nothing comes of it, it costs nothing."));
        player.press(key(Key::Enter));
        EXPECT_TRUE(stats(player).clean()) << "while it is still looking, too";
        player.wait_while_busy();
        EXPECT_TRUE(player.sees("No step found"));
        EXPECT_FALSE(player.sees("run marked assisted"));
        EXPECT_TRUE(stats(player).clean());
        EXPECT_TRUE(session(player).log().empty());
        player.press(key(Key::Escape));
        ask(player, {"", asks, ""});
        EXPECT_TRUE(says(player, "Nothing came of it on this very board.")) << "it is asked again";
    }
}

// Or it would be a check that costs nothing.
TEST_F(HelpQuestionTest, AHintThatFindsNothingTellsNotWhetherTheBoardIsRight)
{
    desk.settings.hints_assume_one_solution = false; // or it would find a step
    const auto answer_after = [this](const std::vector<engine::Action>& actions) {
        engine::SavedGame game = new_game(puzzle_without_steps());
        for (const engine::Action& action : actions)
            game.session.act(action, engine::PlayTime{0});
        Player player = play(game);
        ask(player, hint_case);
        player.press(key(Key::Enter));
        player.wait_while_busy();
        EXPECT_TRUE(player.sees("No step found"));
        EXPECT_TRUE(says(player, "Whether your digits and notes are right was not looked at."));
        EXPECT_TRUE(stats(player).clean());
        return words_on_card(player, session(player).grid());
    };
    const engine::Cells first = {cell_at(1, 1)}; // 1 in the solution
    EXPECT_EQ(answer_after({engine::PlaceDigit{first, 1}}),
              answer_after({engine::PlaceDigit{first, 3}}));
    EXPECT_EQ(
        answer_after({engine::ToggleCentreNote{first, 1}, engine::ToggleCentreNote{first, 2}}),
        answer_after({engine::ToggleCentreNote{first, 2}, engine::ToggleCentreNote{first, 3}}));
}

TEST_F(HelpQuestionTest, InAnAssistedRunAHintChecksTheBoardFirst)
{
    engine::SavedGame game = new_game(puzzle_without_steps());
    game.session.act(engine::Check{}, engine::PlayTime{0});
    game.session.act(engine::PlaceDigit{{cell_at(1, 1)}, 3}, engine::PlayTime{0});
    Player player = play(game);
    ask(player, hint_case);
    EXPECT_TRUE(player.sees("A wrong digit"));
    EXPECT_EQ(stats(player).hints, 1);
}

TEST_F(HelpQuestionTest, ThatAllNotesAreThereCostsNothing)
{
    engine::SavedGame game = new_game(puzzle_for_help());
    engine::Session filled = game.session;
    filled.act(engine::FillNotes{}, engine::PlayTime{0});
    for (engine::Cell cell : filled.grid().cells()) {
        for (engine::Digit digit : filled.board()[cell].centre_notes)
            game.session.act(engine::ToggleCentreNote{{cell}, digit}, engine::PlayTime{0});
    }
    ASSERT_EQ(game.session.board(), filled.board());
    Player player = play(game);
    const engine::RunStats before = stats(player);
    ask(player, notes_case);
    EXPECT_TRUE(player.sees(notes_case.question));
    EXPECT_TRUE(says(player, "Every empty cell has notes already."));
    player.press(key(Key::Enter));
    EXPECT_TRUE(player.sees("Notes complete"));
    EXPECT_EQ(stats(player), before);
}

TEST_F(HelpQuestionTest, ACheckIsAnAnswerAlsoWithoutMistakes)
{
    Player player = play();
    ask(player, check_case);
    EXPECT_FALSE(says(player, "If nothing comes of it, it costs nothing."));
    player.press(key(Key::Enter));
    EXPECT_EQ(stats(player).checks, 1);
}

// As they were written by earlier versions: what was counted stays counted.
TEST_F(HelpQuestionTest, LogsInWhichEmptyHelpCountedStillLeadToWhatTheySay)
{
    engine::Session session(puzzle_without_steps());
    const std::vector<engine::Action> counted = {engine::OpenHint{1}, engine::Check{},
                                                 engine::StrikeNotes{}, engine::ShowPossible{}};
    for (const engine::Action& action : counted)
        ASSERT_FALSE(engine::do_again(session, {engine::PlayTime{0}, action}));
    EXPECT_EQ(session.stats().hints, 1);
    EXPECT_TRUE(session.stats().notes_struck);
    EXPECT_FALSE(session.stats().clean());
}

TEST_F(HelpQuestionTest, TheListOfStepsIsAHintToldWhole)
{
    Player player = play();
    ask(player, hint_case);
    player.press(key(Key::Enter));
    player.wait_while_busy();
    EXPECT_EQ(stats(player).hints_explained, 0);
    player.press(key(Key::Tab));
    EXPECT_TRUE(player.sees("All steps"));
    EXPECT_EQ(stats(player).hints_named, 1);
    EXPECT_EQ(stats(player).hints_explained, 1);
}

TEST_F(HelpQuestionTest, HoldingItsKeyOpensNoFurtherLevel)
{
    desk.settings.ask_before_help = false;
    Player player = play();
    ask(player, hint_case);
    KeyPressed held = hint_case.asks;
    held.repeated = true;
    player.press(held);
    player.press(held);
    EXPECT_TRUE(player.sees("1 of 3"));
    EXPECT_EQ(stats(player).hints_named, 0);
}

} // namespace
} // namespace game
