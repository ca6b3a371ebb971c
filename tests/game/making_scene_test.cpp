// The making scene: nothing is shown if the puzzle is made fast; otherwise the player can cancel.

#include "game/scenes/screens.h"

#include <gtest/gtest.h>

#include "engine/make/puzzle_maker.h"
#include "game/scenes/entry/initials.h"
#include "game/scenes/play/play_scene.h"
#include "tests/game/player.h"

namespace game {
namespace {

engine::PuzzleSpec spec_of(const char* layout)
{
    engine::PuzzleSpec spec;
    spec.layout = layout;
    spec.seed = 7;
    return spec;
}

class Starts : public Scene {
public:
    Starts(Services& services, engine::PuzzleSpec spec) : services_(services), spec_(spec) {}
    void lay_out(Size, const TextMeasure&) override {}
    Transition handle(const Input&) override { return start_play(services_, spec_); }
    Transition update(engine::MonotonicTime) override { return {}; }
    void draw(Canvas& canvas) const override
    {
        canvas.text("below", Point{10, 10}, Align::Left, Font{}, Paint::Ink);
    }

private:
    Services& services_;
    engine::PuzzleSpec spec_;
};

class MakingTest : public testing::Test {
protected:
    Player start(engine::PuzzleSpec spec)
    {
        return Player(desk, std::make_unique<Starts>(desk.services, std::move(spec)));
    }

    Desk desk;
};

TEST_F(MakingTest, AQuickPuzzleIsPlayedAndNothingLiesUnderIt)
{
    Player player = start(spec_of("4x4"));
    player.press(key(Key::Enter));
    player.wait_while_busy();
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    EXPECT_EQ(player.top<PlayScene>()->game().session.grid().size(), 4);
    EXPECT_EQ(player.top<PlayScene>()->game().session.last_action_at().count(), 0);
    player.stack().handle(CloseRequested{});
    EXPECT_TRUE(player.stack().empty());
}

TEST_F(MakingTest, ACopiedCodeIsPlayedFromTheTitle)
{
    engine::PuzzleMaker maker({.layout = "jigsaw-6x6", .level = engine::Level::Medium});
    const auto made = maker.make(3);
    ASSERT_TRUE(made);
    const std::string code = engine::to_text(made->recipe);
    desk.host.copied = " " + code + "\n";
    Player player(desk, make_title_scene(desk.services));
    player.press(letter('V', {.control = true}));
    player.wait_while_busy();
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    const engine::SavedGame& game = player.top<PlayScene>()->game();
    EXPECT_EQ(game.session.puzzle().givens, made->puzzle.givens);
    EXPECT_EQ(game.recipe, code);
    EXPECT_EQ(game.spec.level, made->level);
    EXPECT_TRUE(player.sees("code " + code));
}

TEST_F(MakingTest, ATypedCodeIsPlayedFromTheTitle)
{
    const auto made = engine::make_puzzle({.layout = "4x4", .level = engine::Level::Beginner});
    std::string code = engine::to_text(made->recipe);
    Player player(desk, make_title_scene(desk.services));
    player.press(letter('K'));
    EXPECT_TRUE(desk.host.takes_text);
    std::string typed = code;
    std::erase(typed, '-');
    typed.back() = typed.back() == '7' ? '8' : '7';
    player.press(TextTyped{typed});
    player.press(key(Key::Enter));
    EXPECT_EQ(player.top<PlayScene>(), nullptr) << "mistyped";
    EXPECT_TRUE(player.sees("Open"));
    player.press(key(Key::Backspace));
    player.press(TextTyped{code.substr(code.size() - 1)});
    player.press(key(Key::Enter));
    player.wait_while_busy();
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    EXPECT_FALSE(desk.host.takes_text);
    EXPECT_EQ(player.top<PlayScene>()->game().recipe, code);
    EXPECT_EQ(player.top<PlayScene>()->game().session.puzzle().givens, made->puzzle.givens);
}

TEST_F(MakingTest, APuzzleThatWasSolvedBeforeIsARematch)
{
    const auto made = engine::make_puzzle({.layout = "4x4", .level = engine::Level::Beginner});
    engine::Record run;
    run.initials = Initials(desk.settings.initials).text();
    run.recipe = engine::to_text(made->recipe);
    desk.host.copied = run.recipe;
    for (const bool is_solved : {false, true}) {
        if (is_solved)
            desk.records.add(run);
        Player player(desk, make_title_scene(desk.services));
        player.press(letter('V', {.control = true}));
        player.wait_while_busy();
        EXPECT_EQ(player.sees("You know this puzzle"), is_solved);
        if (is_solved)
            player.press(key(Key::Enter));
        ASSERT_NE(player.top<PlayScene>(), nullptr);
        EXPECT_EQ(player.look().to_text().find("Rematch") != std::string::npos, is_solved);
    }
}

const std::string from_a_newspaper =
    "5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . .\n. 9 8 | . . . | . 6 .\n"
    "------+-------+------\n8 . . | . 6 . | . . 3\n4 . . | 8 . 3 | . . 1\n7 . . | . 2 . | . . 6\n"
    "------+-------+------\n. 6 . | . . . | 2 8 .\n. . . | 4 1 9 | . . 5\n. . . | . 8 . | . 7 9\n";

TEST_F(MakingTest, ACopiedPuzzleIsPlayedFromTheTitle)
{
    desk.host.copied = from_a_newspaper;
    Player player(desk, make_title_scene(desk.services));
    player.press(letter('V', {.control = true}));
    player.wait_while_busy();
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    const engine::SavedGame& game = player.top<PlayScene>()->game();
    EXPECT_EQ(engine::category_of(game.spec), "9x9 beginner elsewhere");
    EXPECT_EQ(game.session.puzzle().givens[0], 5);
    EXPECT_TRUE(player.sees("9×9 Beginner"));
    EXPECT_TRUE(player.sees("from elsewhere"));
}

TEST_F(MakingTest, APuzzleWithSeveralSolutionsIsRefusedAndTheTitleComesBack)
{
    desk.host.copied = std::string(80, '.') + "1";
    Player player(desk, make_title_scene(desk.services));
    player.press(letter('V', {.control = true}));
    player.wait_while_busy();
    ASSERT_EQ(desk.host.shown.size(), 1u);
    EXPECT_EQ(desk.texts.tr(desk.host.shown[0].headline), "This puzzle can't be played");
    EXPECT_TRUE(player.sees("New game"));
}

TEST_F(MakingTest, APuzzleCopiedDuringAPlayReplacesIt)
{
    Player player = start(spec_of("4x4"));
    player.press(key(Key::Enter));
    player.wait_while_busy();
    desk.host.copied = "no puzzle";
    player.press(letter('V', {.control = true}));
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    EXPECT_EQ(desk.host.shown.size(), 1u) << "nothing was opened";

    desk.host.copied = from_a_newspaper;
    player.press(letter('V', {.control = true}));
    player.wait_while_busy();
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    EXPECT_EQ(player.top<PlayScene>()->game().session.grid().size(), 9);
}

TEST_F(MakingTest, TheCodeIsCopiedInPlayAndWhilePaused)
{
    Player player = start(spec_of("9x9"));
    player.press(key(Key::Enter));
    player.wait_while_busy();
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    const std::string code = player.top<PlayScene>()->game().recipe;
    player.press(letter('C', {.control = true}));
    EXPECT_EQ(desk.host.copied, code);
    EXPECT_TRUE(player.sees("Copied: code " + code));

    desk.host.copied.clear();
    player.press(letter('P'));
    player.press(letter('C', {.control = true}));
    EXPECT_EQ(desk.host.copied, code);
    EXPECT_TRUE(player.sees("Copied: code " + code));
}

TEST_F(MakingTest, APuzzleFromElsewhereIsCopiedAsALine)
{
    desk.host.copied = from_a_newspaper;
    Player player(desk, make_title_scene(desk.services));
    player.press(letter('V', {.control = true}));
    player.wait_while_busy();
    player.press(letter('C', {.control = true}));
    player.press(key(Key::Enter)); // it holds the digits
    EXPECT_EQ(desk.host.copied.substr(0, 18), "53..7....6..195...");
    EXPECT_EQ(desk.host.copied.size(), 81u);
}

TEST_F(MakingTest, OtherCopiedTextIsNoPuzzle)
{
    desk.host.copied = "a shopping list";
    Player player(desk, make_title_scene(desk.services));
    player.press(letter('V', {.control = true}));
    ASSERT_EQ(desk.host.shown.size(), 1u);
    EXPECT_EQ(player.top<PlayScene>(), nullptr);
}

TEST_F(MakingTest, SaysThatTheBoardHasNoPuzzleOfTheLevel)
{
    engine::PuzzleSpec spec = spec_of("4x4");
    spec.level = engine::Level::Beginner;
    Player as_asked = start(spec);
    as_asked.press(key(Key::Enter));
    as_asked.wait_while_busy();
    ASSERT_NE(as_asked.top<PlayScene>(), nullptr);
    EXPECT_FALSE(as_asked.sees("No Beginner: this is Beginner"));

    spec.level = engine::Level::Medium;
    Player another = start(spec);
    another.press(key(Key::Enter));
    another.wait_while_busy();
    ASSERT_NE(another.top<PlayScene>(), nullptr);
    EXPECT_EQ(another.top<PlayScene>()->game().spec.level, engine::Level::Beginner);
    EXPECT_TRUE(another.sees("No Medium: this is Beginner"));
}

// No grid satisfies these rules, and the engine searches for seconds before it says so.
TEST_F(MakingTest, ASlowOneShowsPaperThenACardAndCanBeCancelled)
{
    Player player = start(spec_of("25x25+disjoint-groups+windoku"));
    player.press(key(Key::Enter));
    ASSERT_TRUE(player.stack().top().is_busy());
    EXPECT_TRUE(player.sees("below")) << "no flicker";
    player.wait(200);
    ASSERT_TRUE(player.stack().top().is_busy());
    EXPECT_FALSE(player.sees("below"));
    EXPECT_FALSE(player.sees("Making your puzzle"));
    for (const char* text : {"Digit", "Corner", "Centre", "Colour"})
        EXPECT_TRUE(player.sees(text)) << text << ": the buttons are those of the play screen";
    player.press(key(Key::Enter)); // held a little long: there is no Cancel yet
    player.wait(600);
    ASSERT_TRUE(player.stack().top().is_busy());
    EXPECT_TRUE(player.sees("Making your puzzle"));
    EXPECT_TRUE(player.sees("Cancel"));
    EXPECT_TRUE(player.stack().next_change().has_value());
    player.press(key(Key::Escape));
    EXPECT_TRUE(player.sees("below"));
    EXPECT_FALSE(player.stack().top().is_busy());
    EXPECT_TRUE(desk.saves.games().empty());
}

TEST_F(MakingTest, LettersAreTheTasteOfThePlayer)
{
    desk.settings.symbols = engine::SymbolSet::Letters;
    Player player = start(spec_of("6x6"));
    player.press(key(Key::Enter));
    player.wait_while_busy();
    const engine::Session& session = player.top<PlayScene>()->game().session;
    EXPECT_EQ(session.grid().symbols(), engine::letters_for(6));
    // C writes the third digit now; its usual command has another key.
    player.press_all({key(Key::Tab), letter('C')});
    EXPECT_EQ(session.board()[player.top<PlayScene>()->input().cursor()].digit, 3);
    EXPECT_EQ(player.top<PlayScene>()->input().mode(), Mode::Digit);
    EXPECT_TRUE(player.sees("Letter")) << "the mode that writes";
    EXPECT_TRUE(player.sees("Shift")) << "where X stands on a board in figures";
}

} // namespace
} // namespace game
