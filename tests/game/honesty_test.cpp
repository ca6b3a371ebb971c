// The honesty test: a player with foreknowledge tries one way after another to a clean run, on the
// real screens. None leads there but those that docs/PROMISE.md names as outside its reach: another
// machine or folder, other initials, a photograph, the command line, a puzzle that differs in its
// dress and by a given, a collection not begun, and whoever edits files.

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/formats/playable.h"
#include "engine/recipe/board_of_the_day.h"
#include "engine/store/documents/collection.h"
#include "game/print/font_files.h"
#include "tests/game/honest_ways.h"

namespace game {
namespace {

// What a play remembers of its time when the program ends suddenly is at most that old.
constexpr engine::PlayTime saved_every{10'000};

// Games that wait, and looks at their boards.

void give_up_and_type_the_code(Foresight& player)
{
    player.see_solution(player.code);
    player.solve(player.code);
}

void end_suddenly_at_the_solution(Foresight& player)
{
    {
        InPlay first(player, player.code);
        first.press_all({letter('G', with_control), key(Key::Enter)});
        ASSERT_TRUE(first.sees("The solution"));
        player.tell();
    }
    player.solve(player.code);
}

void look_without_an_entry(Foresight& player)
{
    look_and_leave(player, player.code);
    player.solve(player.code);
}

void look_and_end_suddenly(Foresight& player)
{
    {
        InPlay first(player, player.code);
        for (int second = 0; second < 45; ++second)
            player.look(first, 1000);
    }
    player.solve(player.code);
}

void look_and_turn_back_three_times(Foresight& player)
{
    for (int time = 0; time < 3; ++time)
        look_and_leave(player, player.code);
    player.solve(player.code);
}

// As while the program is stopped, with its window on the screen.
void look_while_nothing_is_updated(Foresight& player)
{
    InPlay only(player, player.code);
    player.look(only, ten_minutes_ahead);
    player.solved(only);
}

void look_and_restart(Foresight& player)
{
    InPlay only(player, player.code);
    player.look(only, ten_minutes_ahead);
    Foresight::fill(only, 2);
    only.press_all({letter('R', with_control), letter('R', with_control)});
    player.solved(only);
}

// Chooses a small board of the day; returns its code.
std::string code_of_today(Foresight& player)
{
    player.desk.settings.day_kind = "4x4 beginner";
    return engine::to_text(*engine::board_of_the_day("4x4", 0, *engine::parse_day("2023-11-14")));
}

// What Enter begins on this screen.
void begin_chosen(Player& player)
{
    player.wait_while_busy();
    player.press(key(Key::Enter));
    Foresight::wait_for_play(player);
}

void solve_chosen(Foresight& player, Player& at)
{
    begin_chosen(at);
    player.solved(at);
}

void look_then_choose_the_same_from_the_page_of_the_day(Foresight& player)
{
    look_and_leave(player, code_of_today(player));
    Player again = player.start_at(make_board_of_the_day_scene);
    solve_chosen(player, again);
}

void solve_the_board_of_the_day_by_its_code_first(Foresight& player)
{
    player.solve(code_of_today(player));
    player.tell();
    Player again = player.start_at(make_board_of_the_day_scene);
    solve_chosen(player, again);
}

void look_at_the_saved_games(Foresight& player)
{
    begun_game(player);
    {
        Player looker = player.start_at(make_open_scene);
        looker.wait_while_busy();
        ASSERT_TRUE(looker.sees("Continue"));
        player.look(looker, ten_minutes_ahead);
    }
    player.solve(player.code);
}

// Each screen over the pause in a life of its own.
void look_at_screens_over_the_pause(Foresight& player)
{
    player.desk.services.font_folders = system_font_folders();
    begun_game(player);
    for (const KeyPressed& opens :
         {letter('P'), letter('O', with_control), letter('P', with_control), letter('F'),
          key(Key::F7, with_shift), key(Key::Plus, with_control), letter('G', with_control),
          letter('R', with_control), letter('C', with_control)}) {
        InPlay looker(player, player.code);
        looker.press(letter('P'));
        if (opens != letter('P'))
            looker.press(opens);
        looker.wait_while_busy();
        player.look(looker, ten_minutes_ahead);
    }
    player.solve(player.code);
}

void look_where_the_window_is_resized_in_the_pause(Foresight& player)
{
    begun_game(player);
    InPlay only(player, player.code);
    only.press(letter('P'));
    only.lay_out();
    player.look(only, ten_minutes_ahead);
    only.press(letter('P'));
    player.solved(only);
}

std::shared_ptr<const engine::Collection> collection_of(const std::string& line)
{
    auto collection = std::make_shared<engine::Collection>();
    collection->id = "saturday";
    collection->puzzles = {{.line = line, .name = "Monday"}};
    return collection;
}

// On its only puzzle.
Player at_collection(Foresight& player)
{
    return Player(player.desk, make_collection_scene(player.desk.services, "saturday"));
}

void look_at_a_begun_puzzle_of_a_collection(Foresight& player)
{
    player.desk.saves.write(saving(collection_of(player.line)));
    {
        Player first = at_collection(player);
        begin_chosen(first);
        Foresight::fill(first, 3);
        Foresight::leave(first);
    }
    Player reader = at_collection(player);
    reader.wait_while_busy();
    player.look(reader, ten_minutes_ahead);
    solve_chosen(player, reader);
}

void see_the_solution_of_a_puzzle_of_a_collection(Foresight& player)
{
    player.see_solution(player.line);
    player.desk.saves.write(saving(collection_of(player.renamed_line)));
    Player reader = at_collection(player);
    solve_chosen(player, reader);
}

// Help, and what should make it forgotten.

// Then these keys.
std::function<void(Foresight&)> help_by(const KeyPressed& help,
                                        const std::vector<KeyPressed>& then = {})
{
    return [help, then](Foresight& player) {
        InPlay only(player, player.code);
        take_help(player, only, help);
        for (const KeyPressed& pressed : then)
            only.press(pressed);
        player.solved(only);
    };
}

void return_to_a_bookmark_after_help(Foresight& player)
{
    InPlay only(player, player.code);
    Foresight::fill(only, 1);
    only.press(letter('B'));
    take_help(player, only, letter('K'));
    only.press(key(Key::F7));
    player.solved(only);
}

void restart_and_come_back_after_help(Foresight& player)
{
    {
        InPlay first(player, player.code);
        Foresight::fill(first, 1);
        take_help(player, first, letter('K'));
        first.press_all({letter('R', with_control), letter('R', with_control)});
        Foresight::leave(first);
    }
    player.solve(player.code);
}

void delete_the_assisted_game(Foresight& player)
{
    const std::string id = begun_game(player);
    check_and_leave(player, player.code);
    player.desk.saves.write(deleting_game(id));
    player.solve(player.code);
}

void take_help_in_a_second_game(Foresight& player)
{
    begun_game(player);
    check_and_leave(player, player.line);
    player.solve(player.code);
}

void finish_assisted_and_play_again(Foresight& player)
{
    {
        InPlay first(player, player.code);
        take_help(player, first, letter('K'));
        player.solved(first);
    }
    player.solve(player.code);
}

void show_mistakes_for_a_moment(Foresight& player)
{
    InPlay only(player, player.code);
    const engine::Session& session = Foresight::game(only).session;
    // Digits that break no rule: of those the game alone knows that they are wrong.
    for (const engine::Cell cell : session.grid().cells()) {
        if (session.board()[cell].digit != engine::no_digit)
            continue;
        only.click(only.top<PlayScene>()->area_of(cell).centre());
        only.press(numeral(session.puzzle().solution[cell] % 4 + 1));
        player.desk.settings.mistakes = MistakeCheck::AnyError;
        only.wait(1);
        player.desk.settings.mistakes = MistakeCheck::Clashes;
        only.wait(1);
        only.press(key(Key::Delete));
    }
    if (session.stats().mistakes_revealed)
        player.tell();
    player.solved(only);
}

void show_mistakes_in_a_pause(Foresight& player)
{
    begun_game(player);
    InPlay only(player, player.code);
    only.press(letter('P'));
    player.desk.settings.mistakes = MistakeCheck::AnyError;
    player.look(only, ten_minutes_ahead);
    player.desk.settings.mistakes = MistakeCheck::Clashes;
    only.press(letter('P'));
    player.solved(only);
}

void ask_before_each_help_and_say_no(Foresight& player)
{
    InPlay only(player, player.code);
    const engine::Session& session = Foresight::game(only).session;
    const engine::Board before = session.board();
    for (const KeyPressed& help :
         {letter('H'), letter('K'), letter('N'), letter('T'), letter('H', with_shift)}) {
        only.press_all({help, key(Key::Escape)});
        only.wait_while_busy();
    }
    if (session.board() != before || only.top<PlayScene>() == nullptr)
        player.tell();
    player.solved(only);
}

void let_a_script_solve_it(Foresight& player)
{
    InPlay only(player, player.code);
    player.desk.host.around.script_solves = true;
    only.wait(1);
    Foresight::fill(only, 2);
    player.desk.host.around.script_solves = false;
    player.tell();
    player.solved(only);
}

std::vector<Way> games_that_wait()
{
    return {
        {"TheSolutionThenItsCode", give_up_and_type_the_code},
        {"TheSolutionAndASuddenEnd", end_suddenly_at_the_solution},
        {"ALookWithoutAnEntry", look_without_an_entry},
        {"ALookAndASuddenEnd", look_and_end_suddenly},
        {"ThreeLooks", look_and_turn_back_three_times},
        {"ALookWhileTheProgramIsStopped", look_while_nothing_is_updated},
        {"ALookAndARestart", look_and_restart},
        {"ALookAtTheBoardOfTheDayByItsCode", look_then_choose_the_same_from_the_page_of_the_day},
        {"TheBoardOfTheDayTwice", solve_the_board_of_the_day_by_its_code_first},
        {"TheListOfSavedGames", look_at_the_saved_games},
        {"ScreensOverThePause", look_at_screens_over_the_pause},
        {"AnotherSizeInThePause", look_where_the_window_is_resized_in_the_pause},
        {"ACollectionWhoseGameWaits", look_at_a_begun_puzzle_of_a_collection},
        {"ACollectionWhoseSolutionWasSeen", see_the_solution_of_a_puzzle_of_a_collection},
    };
}

std::vector<Way> help_that_should_be_forgotten()
{
    const KeyPressed undo = letter('Z', with_control);
    return {
        {"AHint", help_by(letter('H'), {key(Key::Escape)})},
        {"ACheck", help_by(letter('K'))},
        {"FilledNotes", help_by(letter('N'))},
        {"PossibleDigits", help_by(letter('T'))},
        {"TheListOfSteps", help_by(letter('H', with_shift), {key(Key::Escape)})},
        {"HelpThatIsUndone", help_by(letter('N'), {undo})},
        {"HelpThatIsRedone", help_by(letter('N'), {undo, letter('Y', with_control), undo})},
        {"HelpBeforeABookmarkComesBack", return_to_a_bookmark_after_help},
        {"HelpAndARestart", restart_and_come_back_after_help},
        {"ADeletedGameWithHelp", delete_the_assisted_game},
        {"ASecondGameWithHelp", take_help_in_a_second_game},
        {"AnAssistedRunFirst", finish_assisted_and_play_again},
        {"MistakesShownForAMoment", show_mistakes_for_a_moment},
        {"MistakesShownInAPause", show_mistakes_in_a_pause},
        {"QuestionsAnsweredByNo", ask_before_each_help_and_say_no},
        {"AScript", let_a_script_solve_it},
    };
}

std::vector<Way> all_ways()
{
    std::vector<Way> all;
    for (const auto& some :
         {games_that_wait(), help_that_should_be_forgotten(), what_leaves_the_game(),
          other_dresses(), editor_and_replays(), tricks()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

class Honesty : public testing::TestWithParam<Way> {};

TEST_P(Honesty, ForeknowledgeGivesNoCleanRun)
{
    Foresight player;
    const Way& way = GetParam();
    ASSERT_NO_FATAL_FAILURE(way.is_tried(player));
    const engine::RecordBook& book = player.desk.records;
    ASSERT_EQ(!book.runs().empty(), way.has_run);
    if (!way.has_run)
        return;
    const engine::Record& run = book.runs()[book.runs().size() - 1];
    const bool is_late = run.time + saved_every >= player.looked();
    EXPECT_TRUE(run.repeated || !run.stats.clean() || (!player.is_told() && is_late));
}

INSTANTIATE_TEST_SUITE_P(Ways, Honesty, testing::ValuesIn(all_ways()), [](const auto& tried) {
    return tried.param.name;
});

} // namespace
} // namespace game
