// More ways that the honesty test tries: other running copies, screens that show a board of which
// nobody thinks as a play, and the same puzzle once more.

#include "engine/make/puzzle_maker.h"
#include "engine/recipe/recipe.h"
#include "engine/rules/layout.h"
#include "engine/text/puzzle_line.h"
#include "game/saves/known_to_all.h"
#include "game/scenes/arcade/arcade_scene.h"
#include "tests/game/arcade_fixture.h"
#include "tests/game/honest_ways.h"

namespace game {

namespace {

// Another running copy, while the clock runs here.

void study_elsewhere(Foresight& player, const std::string& text, const KeyPressed& shows)
{
    Player other = player.start_at(make_editor_scene);
    player.open(other, text);
    other.press(shows);
    other.wait_while_busy();
    player.tell();
}

std::function<void(Foresight&)> studied_elsewhere_by(const KeyPressed& shows)
{
    return [shows](Foresight& player) {
        InPlay only(player, player.code);
        Foresight::fill(only, 4);
        study_elsewhere(player, player.renamed_line, shows);
        player.solved(only);
    };
}

void see_the_solution_in_another_copy(Foresight& player)
{
    InPlay only(player, player.code);
    player.see_solution(player.code);
    player.solved(only);
}

void study_it_elsewhere_in_the_pause(Foresight& player)
{
    InPlay only(player, player.code);
    Foresight::fill(only, 4);
    only.press(letter('P'));
    study_elsewhere(player, player.line, letter('G', with_control));
    only.press(letter('P'));
    player.solved(only);
}

// Screens with a board and no clock.

void look_at_its_code_in_the_editor(Foresight& player)
{
    {
        Player editor = player.start_at(make_editor_scene);
        player.open(editor, player.code);
        player.look(editor, ten_minutes_ahead);
        EXPECT_GT(player.looked(), engine::PlayTime{0}) << "the board is there to be seen";
    }
    player.solve(player.code);
}

void look_at_the_code_of_a_game_that_waits(Foresight& player)
{
    begun_game(player);
    look_at_its_code_in_the_editor(player);
}

// Where nobody plays, the title shows the best run of all.
void watch_the_best_run_of_a_friend(Foresight& player)
{
    constexpr Rect everywhere{0, 0, 1280, 800};
    const engine::Replay friends = Foresight::replay_of_friend();
    player.desk.settings.motion = MotionChoice::Full;
    player.desk.records.add(friends.run);
    player.desk.saves.write(saving(friends, {.most = 10}));
    {
        Player watcher = player.start_at(make_attract_scene);
        watcher.wait_while_busy();
        for (int second = 0; second < 60; ++second) {
            watcher.wait(1000);
            if (watcher.sees("The best run") && digits_drawn(watcher.look(), everywhere) > 12)
                player.tell();
        }
    }
    ASSERT_TRUE(player.is_told());
    player.solve(player.code);
}

void see_where_the_time_of_a_friend_went(Foresight& player)
{
    {
        Player reader(player.desk,
                      make_time_spent_scene(player.desk.services, Foresight::replay_of_friend()));
        reader.wait_while_busy();
        player.tell();
    }
    player.solve(player.code);
}

void write_down_an_arcade_board(Foresight& player)
{
    std::string line;
    {
        Player first(player.desk,
                     make_arcade_run_scene(player.desk.services, arcade_mode("minute-4x4")));
        first.wait_while_busy();
        first.wait(5000); // past what is counted down
        const auto game = first.stack().top().open_game();
        ASSERT_TRUE(game);
        const engine::Puzzle& puzzle = game->session.puzzle();
        line = engine::to_line(*engine::find_layout("4x4"), *puzzle.grid, puzzle.givens);
        player.tell();
    }
    player.solve(line);
}

// The same puzzle once more.

void play_the_same_seed(Foresight& player)
{
    player.desk.settings.last_game = {.layout = "4x4", .level = engine::Level::Beginner};
    const auto begin = [&player](Player& now) {
        player.desk.host.seed = 41;
        now.press(key(Key::Enter)); // Play
        Foresight::wait_for_play(now);
    };
    {
        Player first = player.start();
        begin(first);
        first.press_all({letter('G', with_control), key(Key::Enter)});
        ASSERT_TRUE(first.sees("The solution"));
        player.tell();
        first.press(key(Key::Escape));
    }
    Player again = player.start();
    begin(again);
    player.solved(again);
}

// What the program shows to everybody.

// Somebody watches the title, and writes down what stands there.
void type_the_board_of_the_title(Foresight& player)
{
    {
        constexpr Rect everywhere{0, 0, 1280, 800};
        Player watcher = player.start();
        ASSERT_GT(digits_drawn(watcher.look(), everywhere), 12);
        player.tell();
    }
    player.solve(std::string(demo_puzzle.line));
}

void play_the_board_of_the_lesson_from_the_editor(Foresight& player)
{
    player.tell();
    Player editor = player.start_at(make_editor_scene);
    player.open(editor, std::string(lesson_puzzle.line));
    editor.click("Play this");
    Foresight::wait_for_play(editor);
    player.solved(editor);
}

void type_the_recipe_of_the_board_of_the_lesson(Foresight& player)
{
    player.tell();
    player.solve(
        engine::to_text(engine::recipe_of(*engine::find_layout("4x4"), lesson_puzzle.puzzle())));
}

// Another puzzle with the same solution.

// Of this filling each one has it.
std::function<void(Foresight&)> dealt_twice(const engine::PuzzleSpec& spec)
{
    return [spec](Foresight& player) {
        player.desk.settings.last_game = spec;
        const auto begin = [&player](Player& now, std::uint64_t seed) {
            player.desk.host.seed = seed;
            now.press(key(Key::Enter)); // Play
            Foresight::wait_for_play(now);
        };
        Player first = player.start();
        begin(first, 41);
        ASSERT_NE(first.top<PlayScene>(), nullptr);
        const engine::Puzzle seen = Foresight::game(first).session.puzzle();
        first.press_all({letter('G', with_control), key(Key::Enter)});
        ASSERT_TRUE(first.sees("The solution"));
        player.tell();
        first.press(key(Key::Escape));
        Player again = player.start();
        begin(again, 42);
        ASSERT_NE(again.top<PlayScene>(), nullptr);
        ASSERT_NE(Foresight::game(again).session.puzzle().givens, seen.givens);
        player.solved(again);
    };
}

const std::string classic_line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::function<void(Foresight&)> worked_out_with(std::size_t cell, char digit, KeyPressed shows)
{
    return [=](Foresight& player) {
        std::string other = classic_line;
        other[cell] = digit;
        {
            Player editor = player.start_at(make_editor_scene);
            player.open(editor, other);
            editor.press(shows);
            editor.wait_while_busy();
            player.tell();
        }
        player.solve(classic_line);
    };
}

void see_the_solution_of_one_with_a_given_more(Foresight& player)
{
    std::string other = classic_line;
    other[2] = '4';
    player.see_solution(other);
    player.solve(classic_line);
}

// With what its two diagonals say.
void see_a_board_with_diagonals_turned(Foresight& player)
{
    const auto made =
        engine::make_puzzle({.layout = "x-9x9", .level = engine::Level::Easy, .seed = 7});
    ASSERT_TRUE(made);
    const auto layout = *engine::find_layout("x-9x9");
    engine::Digits turned = made->puzzle.givens;
    for (const engine::Cell cell : made->puzzle.grid->cells()) {
        const engine::Digit digit =
            made->puzzle.givens[engine::Cell::at((8 - cell.index % 9) * 9 + cell.index / 9)];
        turned[cell] =
            digit == engine::no_digit ? digit : static_cast<engine::Digit>(digit % 9 + 1);
    }
    player.see_solution(engine::to_text(made->recipe));
    player.solve(engine::to_line(layout, *made->puzzle.grid, turned));
}

// By another player at the start, by the one who knows it at the end.
void enter_other_initials_at_the_win(Foresight& player)
{
    player.desk.settings.initials = "ABC";
    player.see_solution(player.code);
    player.desk.settings.initials = "DEF";
    InPlay only(player, player.code);
    player.solved(only);
    only.wait(900);
    for (const char* typed : {"a", "b", "c"}) {
        only.press(letter('A')); // any letter: the text counts
        only.press(TextTyped{typed});
    }
    only.press(key(Key::Enter));
    ASSERT_EQ(player.desk.records.runs().front().initials, "ABC");
}

// Help that is easily forgotten.

// In an empty cell.
std::function<void(Foresight&)> helped_by(const std::vector<KeyPressed>& help)
{
    return [help](Foresight& player) {
        InPlay only(player, player.code);
        const engine::Session& session = Foresight::game(only).session;
        for (const engine::Cell cell : session.grid().cells()) {
            if (session.board()[cell].digit == engine::no_digit) {
                only.click(only.top<PlayScene>()->area_of(cell).centre());
                break;
            }
        }
        for (const KeyPressed& pressed : help) {
            only.press(pressed);
            only.wait_while_busy();
        }
        for (int back = 0; back < 3 && only.top<PlayScene>() == nullptr; ++back)
            only.press(key(Key::Escape));
        player.tell();
        player.solved(only);
    };
}

// What is read aloud in a pause.
void listen_in_the_pause(Foresight& player)
{
    begun_game(player);
    InPlay only(player, player.code);
    only.press(letter('P'));
    const std::size_t before = player.desk.host.spoken.size();
    for (const KeyPressed& asks :
         {letter('F'), letter('F', with_control), key(Key::Right), key(Key::Down), key(Key::Tab),
          letter('K'), letter('A', with_control), letter('I', with_control)}) {
        only.press(asks);
        only.wait(1000);
    }
    for (std::size_t said = before; said < player.desk.host.spoken.size(); ++said)
        EXPECT_EQ(player.desk.host.spoken[said].find("R1C"), std::string::npos)
            << player.desk.host.spoken[said];
    for (int back = 0; back < 3 && only.top<PlayScene>() == nullptr; ++back)
        only.press(key(Key::Escape));
    player.solved(only);
}

void look_in_the_editor(Foresight& player, Player& editor)
{
    player.open(editor, player.line);
    ASSERT_TRUE(editor.sees("One solution"));
    player.look(editor, ten_minutes_ahead);
}

void look_in_the_editor_and_play(Foresight& player)
{
    Player editor = player.start_at(make_editor_scene);
    look_in_the_editor(player, editor);
    editor.click("Play this");
    Foresight::wait_for_play(editor);
    player.solved(editor);
}

void look_in_the_editor_and_type_the_code(Foresight& player)
{
    {
        Player editor = player.start_at(make_editor_scene);
        look_in_the_editor(player, editor);
    }
    player.solve(player.code);
}

void look_in_the_editor_many_times(Foresight& player)
{
    Player editor = player.start_at(make_editor_scene);
    for (int time = 0; time < 40; ++time) {
        player.open(editor, player.line);
        editor.wait_while_busy();
        player.look(editor, 2000);
        player.open(editor, player.turned_line);
        editor.wait_while_busy();
    }
    player.solve(player.code);
}

// Everybody can know its solution.
void solve_what_is_filled_in_order(Foresight& player)
{
    const engine::PuzzleSpec spec{.layout = "6x6", .seed = 3, .digits_in_order = true};
    player.tell();
    player.solve(engine::to_text(engine::make_puzzle(spec)->recipe));
}

} // namespace

std::vector<Way> tricks()
{
    return {
        {"TheSolutionInTheEditorOfAnotherCopy", studied_elsewhere_by(letter('G', with_control))},
        {"AStepInTheEditorOfAnotherCopy", studied_elsewhere_by(key(Key::PageDown))},
        {"TheSolutionInAnotherCopy", see_the_solution_in_another_copy},
        {"TheEditorOfAnotherCopyInThePause", study_it_elsewhere_in_the_pause},
        {"ItsCodeInTheEditor", look_at_its_code_in_the_editor},
        {"TheCodeOfAGameThatWaitsInTheEditor", look_at_the_code_of_a_game_that_waits},
        {"TheBestRunOfAFriendWhereNobodyPlays", watch_the_best_run_of_a_friend},
        {"WhereTheTimeOfAFriendWent", see_where_the_time_of_a_friend_went},
        {"AnArcadeBoardWrittenDown", write_down_an_arcade_board},
        {"TheSameSeed", play_the_same_seed},
        {"ABoardWithDiagonalsTurned", see_a_board_with_diagonals_turned},
        {"TheBoardOfTheTitle", type_the_board_of_the_title},
        {"TheBoardOfTheLessonInTheEditor", play_the_board_of_the_lesson_from_the_editor},
        {"TheRecipeOfTheBoardOfTheLesson", type_the_recipe_of_the_board_of_the_lesson},
        {"AnotherBoardFilledInOrder",
         dealt_twice({.layout = "6x6", .level = engine::Level::Beginner, .digits_in_order = true})},
        {"AnotherBoardFilledAlongTheRows", dealt_twice({.layout = "6x6",
                                                        .level = engine::Level::Beginner,
                                                        .fill = engine::FillMethod::Rows})},
        {"TheSolutionOfOneWithAGivenMore", see_the_solution_of_one_with_a_given_more},
        {"TheEditorWithAGivenMore", worked_out_with(2, '4', letter('G', with_control))},
        {"TheEditorWithAGivenLess", worked_out_with(0, '.', letter('G', with_control))},
        {"AStepInTheEditorWithAGivenMore", worked_out_with(2, '4', key(Key::PageDown))},
        {"OtherInitialsAtTheWin", enter_other_initials_at_the_win},
        {"AHintForTheCell", helped_by({letter('Y'), key(Key::Enter), key(Key::Escape)})},
        {"WhatIsReadAloudInAPause", listen_in_the_pause},
        {"ALookInTheEditorBeforeItIsPlayed", look_in_the_editor_and_play},
        {"ALookInTheEditorBeforeItsCode", look_in_the_editor_and_type_the_code},
        {"ManyLooksInTheEditor", look_in_the_editor_many_times},
        {"AFillingInOrder", solve_what_is_filled_in_order},
    };
}

} // namespace game
