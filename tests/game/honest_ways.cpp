#include "tests/game/honest_ways.h"

#include <algorithm>
#include <filesystem>

#include "engine/make/puzzle_maker.h"
#include "engine/play/medals.h"
#include "engine/recipe/board_of_the_day.h"
#include "engine/store/folder/data_export.h"
#include "game/print/font_files.h"
#include "game/scenes/arcade/arcade_scene.h"

namespace game {

std::string begun_game(Foresight& player)
{
    InPlay first(player, player.code);
    Foresight::fill(first, 3);
    const std::string id = Foresight::game(first).id;
    Foresight::leave(first);
    return id;
}

void take_help(Foresight& player, Player& now, const KeyPressed& help)
{
    now.press_all({help, key(Key::Enter)});
    now.wait_while_busy();
    player.tell();
}

void look_and_leave(Foresight& player, const std::string& text)
{
    InPlay first(player, text);
    player.look(first, ten_minutes_ahead);
    EXPECT_GT(player.looked(), engine::PlayTime{0}) << "the board is there to be seen";
    Foresight::leave(first);
}

void check_and_leave(Foresight& player, const std::string& text)
{
    InPlay helped(player, text);
    take_help(player, helped, letter('K'));
    Foresight::leave(helped);
}

namespace {

// What leaves the game.

// Of one from elsewhere: of others the code is copied, which tells nothing.
void copy_its_digits(Foresight& player)
{
    InPlay only(player, player.line);
    player.desk.host.copied.clear();
    only.press_all({letter('C', with_control), key(Key::Enter)});
    ASSERT_FALSE(player.desk.host.copied.empty());
    player.tell();
    player.solved(only);
}

void copy_its_digits_in_a_pause(Foresight& player)
{
    InPlay only(player, player.line);
    only.press_all({letter('P'), letter('C', with_control), letter('C', with_control)});
    player.tell();
    only.press(letter('P'));
    player.solved(only);
}

void save_a_picture(Foresight& player)
{
    InPlay only(player, player.code);
    only.press_all({key(Key::F12), key(Key::Enter)});
    ASSERT_EQ(player.desk.host.pictures, 1);
    player.tell();
    player.solved(only);
}

void print_it(Foresight& player)
{
    const auto folder = std::filesystem::path(testing::TempDir()) / "honest_print";
    player.desk.services.font_folders = system_font_folders();
    player.desk.services.data_path = folder.string();
    InPlay only(player, player.code);
    only.press(letter('P', with_control));
    only.click("Save as PDF");
    only.click("Save as PDF"); // a yes
    while (only.stack().top().is_busy()) {
        only.wait_while_busy();
        only.wait(100);
    }
    EXPECT_TRUE(std::filesystem::exists(folder / "pages"));
    std::filesystem::remove_all(folder);
    player.tell();
    for (int back = 0; back < 3 && only.top<PlayScene>() == nullptr; ++back)
        only.press(key(Key::Escape));
    player.solved(only);
}

std::filesystem::path exported(Desk& desk)
{
    const auto file =
        desk.saves
            .ask([](const SavedData& data) {
                return engine::write_export(data.folder.system(), data.folder.path(), "export");
            })
            .get();
    EXPECT_TRUE(file);
    return file ? *file : std::filesystem::path();
}

// How many games it has added.
int add_exported(Desk& desk, const std::filesystem::path& file)
{
    const auto added =
        desk.saves
            .ask([file](const SavedData& data) { return engine::add_export(data.folder, file); })
            .get();
    EXPECT_TRUE(added);
    return added ? added->games : 0;
}

void export_it_before_the_help(Foresight& player)
{
    const std::string id = begun_game(player);
    const std::filesystem::path file = exported(player.desk);
    check_and_leave(player, player.code);
    player.desk.saves.write(deleting_game(id));
    ASSERT_EQ(add_exported(player.desk, file), 1);
    player.solve(player.code);
}

void import_the_game_of_before_the_help_over_it(Foresight& player)
{
    begun_game(player);
    const std::filesystem::path file = exported(player.desk);
    check_and_leave(player, player.code);
    EXPECT_EQ(add_exported(player.desk, file), 0);
    player.solve(player.code);
}

// What another machine knows comes with its export.
void import_what_another_machine_knows(Foresight& player)
{
    Foresight elsewhere;
    elsewhere.see_solution(elsewhere.code);
    player.tell();
    const std::filesystem::path file = exported(elsewhere.desk);
    player.desk.saves.disk().add_folder("/data/exports");
    player.desk.saves.disk().put(file.string(), elsewhere.desk.saves.disk().bytes(file.string()));
    add_exported(player.desk, file);
    player.solve(player.code);
}

// Of a board with cages: what is struck is worked out by the game.
void strike_its_sums(Foresight& player)
{
    InPlay only(player, "4x4+killer:p,6@r1c1r1c2r2c1,5@r1c3r1c4,8@r2c2r2c3r3c2,"
                        "5@r2c4r3c4,6@r3c1r4c1,3@r4c3r4c4");
    only.press_all({letter('U'), letter('U'), key(Key::Enter)});
    player.tell();
    player.solved(only);
}

// Of the puzzle that was made last: its page has it.
std::string code_of_page(Foresight& player)
{
    engine::PuzzleSpec spec = player.desk.settings.last_game;
    spec.seed = player.desk.host.seed;
    const auto made = engine::make_puzzle(spec);
    EXPECT_TRUE(made);
    return made ? engine::to_text(made->recipe) : "";
}

void wait_for_pages(Player& reader)
{
    do {
        reader.wait_while_busy();
        reader.wait(100);
    } while (reader.stack().top().is_busy());
}

void read_the_example_of_a_page(Foresight& player)
{
    player.desk.services.font_folders = system_font_folders();
    player.desk.settings.last_game = {.layout = "4x4", .level = engine::Level::Beginner};
    {
        Player reader = player.start_at(make_print_scene);
        wait_for_pages(reader);
        player.tell();
    }
    player.solve(code_of_page(player));
}

void read_a_page_without_solutions(Foresight& player)
{
    const auto folder = std::filesystem::path(testing::TempDir()) / "honest_page";
    player.desk.services.font_folders = system_font_folders();
    player.desk.services.data_path = folder.string();
    player.desk.settings.last_game = {.layout = "4x4", .level = engine::Level::Beginner};
    {
        Player reader = player.start_at(make_print_scene);
        wait_for_pages(reader);
        reader.click("None");
        reader.click("Save as PDF");
        wait_for_pages(reader);
        EXPECT_TRUE(std::filesystem::exists(folder / "pages"));
        player.tell();
    }
    std::filesystem::remove_all(folder);
    player.solve(code_of_page(player));
}

// Files that were put back.

std::string path_of_game(const std::string& id)
{
    return "/data/games/" + id + ".game";
}

void put_back_the_game_of_before_the_help(Foresight& player)
{
    const std::string id = begun_game(player);
    const std::string bytes = player.desk.saves.disk().bytes(path_of_game(id));
    check_and_leave(player, player.code);
    player.desk.saves.disk().put(path_of_game(id), bytes);
    player.solve(player.code);
}

void put_back_the_game_of_before_the_win(Foresight& player)
{
    const std::string id = begun_game(player);
    const std::string bytes = player.desk.saves.disk().bytes(path_of_game(id));
    player.solve(player.code);
    player.tell();
    player.desk.saves.disk().put(path_of_game(id), bytes);
    player.solve(player.code);
}

// After its run.

void delete_its_run(Foresight& player)
{
    player.solve(player.code);
    player.tell();
    {
        Player deleting = player.start_at(make_records_scene);
        deleting.press(key(Key::Delete));
        ASSERT_TRUE(player.desk.records.runs().front().deleted);
    }
    player.solve(player.code);
}

void delete_everything(Foresight& player)
{
    player.see_solution(player.code);
    ASSERT_TRUE(player.desk.saves.delete_everything().get());
    player.desk.records = {};
    player.solve(player.code);
}

// Settings are written at every change, and say which list is theirs.
void delete_the_list_of_known_puzzles(Foresight& player)
{
    player.see_solution(player.code);
    player.desk.saves.write(saving(player.desk.settings));
    player.desk.saves.lose_known_list();
    player.solve(player.code);
}

// Before a run is in the book, or a setting was changed.
void delete_the_list_at_once(Foresight& player)
{
    look_and_leave(player, player.code);
    player.desk.saves.lose_known_list();
    player.solve(player.code);
}

void delete_the_list_while_a_game_waits(Foresight& player)
{
    begun_game(player);
    {
        InPlay other(player, player.renamed_line);
        player.look(other, ten_minutes_ahead);
    }
    player.desk.saves.write(saving(player.desk.settings));
    player.desk.saves.lose_known_list();
    player.solve(player.code);
}

void play_it_again_as_text(Foresight& player)
{
    player.solve(player.code);
    player.tell();
    player.solve(player.line);
}

// The same in another dress.

std::function<void(Foresight&)> solution_of_text_then(std::string Foresight::* text)
{
    return [text](Foresight& player) {
        player.see_solution(player.code);
        player.solve(player.*text);
    };
}

void see_the_text_then_type_the_code(Foresight& player)
{
    player.see_solution(player.renamed_line);
    player.solve(player.code);
}

void exchange_lines_and_digits_of_a_classic(Foresight& player)
{
    const std::string classic =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    player.see_solution(classic);
    std::string other = classic.substr(9, 9) + classic.substr(0, 9) + classic.substr(18);
    for (char& digit : other) {
        if (digit != '.')
            digit = static_cast<char>('1' + (digit - '0') % 9);
    }
    player.solve(other);
}

// Turned with its cages.
void see_a_killer_then_play_it_turned(Foresight& player)
{
    player.see_solution("4x4+killer:p,6@r1c1r1c2r2c1,5@r1c3r1c4,8@r2c2r2c3r3c2,"
                        "5@r2c4r3c4,6@r3c1r4c1,3@r4c3r4c4");
    player.solve("4x4+killer:p,6@r1c1r2c1r1c2,5@r3c1r4c1,8@r2c2r3c2r2c3,"
                 "5@r4c2r4c3,6@r1c3r1c4,3@r3c4r4c4");
}

// In one line with its regions, which are the boxes.
void see_a_classic_written_as_a_jigsaw(Foresight& player)
{
    const std::string classic =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    std::string regions;
    for (int cell = 0; cell < 81; ++cell)
        regions += static_cast<char>('1' + cell / 27 * 3 + cell % 9 / 3);
    player.see_solution(classic + regions);
    player.solve(classic);
}

void see_todays_board_then_open_it(Foresight& player)
{
    const engine::Day day = *engine::parse_day("2023-11-14");
    player.see_solution(engine::to_text(*engine::the_days_board(day)));
    Player again = player.start_at(make_open_scene);
    again.wait_while_busy();
    ASSERT_TRUE(again.sees("Today's board"));
    again.press(letter('D'));
    Foresight::wait_for_play(again);
    const engine::Record run = player.solved(again);
    EXPECT_FALSE(engine::medals_of(run).has(engine::Medal::NoHelp));
    EXPECT_FALSE(engine::medals_of(run).has(engine::Medal::UnderPar));
}

void type_its_code_on_its_own_screen(Foresight& player)
{
    player.see_solution(player.code);
    Player again = player.start_at(make_code_scene);
    again.press(TextTyped{player.code});
    again.press(key(Key::Enter));
    Foresight::wait_for_play(again);
    player.solved(again);
}

// The editor and replays.

// With the puzzle in the editor.
void work_out(Foresight& player, const std::string& text, const KeyPressed& shows)
{
    Player editor = player.start_at(make_editor_scene);
    player.open(editor, text);
    ASSERT_TRUE(editor.sees("One solution"));
    editor.press(shows);
    editor.wait_while_busy();
    player.tell();
}

std::function<void(Foresight&)> worked_out_by(const KeyPressed& shows,
                                              std::string Foresight::* text)
{
    return [shows, text](Foresight& player) {
        work_out(player, player.*text, shows);
        player.solve(player.code);
    };
}

void play_what_was_worked_out_in_the_editor(Foresight& player)
{
    Player editor = player.start_at(make_editor_scene);
    player.open(editor, player.line);
    editor.press(letter('G', with_control));
    player.tell();
    editor.click("Play this");
    Foresight::wait_for_play(editor);
    player.solved(editor);
}

void work_out_the_game_that_waits(Foresight& player)
{
    begun_game(player);
    work_out(player, player.line, letter('G', with_control));
    player.solve(player.code);
}

void watch_a_replay_of_a_friend(Foresight& player)
{
    {
        Player watcher(player.desk,
                       make_replay_scene(player.desk.services, Foresight::replay_of_friend()));
        player.tell();
    }
    player.solve(player.code);
}

void watch_a_replay_while_a_game_waits(Foresight& player)
{
    begun_game(player);
    watch_a_replay_of_a_friend(player);
}

void paste_a_replay_of_a_friend(Foresight& player)
{
    {
        Player watcher = player.start();
        player.open(watcher, engine::to_text(Foresight::replay_of_friend()));
        player.tell();
    }
    player.solve(player.code);
}

void race_against_a_friend_on_the_same_board(Foresight& player)
{
    Player racer(player.desk,
                 make_replay_scene(player.desk.services, Foresight::replay_of_friend()));
    player.tell();
    racer.press(letter('R'));
    racer.wait(0);
    player.solved(racer);
}

// By keys alone, wherever the board is.
void write_rest(Player& now)
{
    const engine::SavedGame begun = *now.stack().top().open_game();
    for (const engine::Cell cell : begun.session.grid().cells()) {
        if (begun.session.board()[cell].digit != engine::no_digit)
            continue;
        for (int steps = 0; steps < 32; ++steps) {
            const engine::Cells selected = now.stack().top().open_game()->input.selection;
            if (selected == engine::Cells{cell})
                break;
            const int from = selected.empty() ? 0 : selected.front().index;
            now.press(key(from / 4 != cell.index / 4 ? Key::Down : Key::Right));
        }
        now.press(numeral(begun.session.puzzle().solution[cell]));
    }
}

void play_on_from_a_replay(Foresight& player)
{
    engine::SavedGame moment = Foresight::replay_of_friend().game;
    moment.session = engine::Session(moment.session.puzzle());
    moment.elapsed = engine::PlayTime{0};
    Player only(player.desk, make_play_on_scene(player.desk.services, moment));
    player.tell();
    write_rest(only);
    ASSERT_TRUE(reads(only, "not a record"));
}

const engine::ArcadeMode& minute()
{
    return *std::ranges::find(engine::arcade_modes(), "minute-4x4", &engine::ArcadeMode::id);
}

void copy_the_code_of_an_arcade_board(Foresight& player)
{
    {
        Player first(player.desk, make_arcade_run_scene(player.desk.services, minute()));
        first.wait_while_busy();
        first.wait(5000); // past what is counted down
        ASSERT_TRUE(first.stack().top().open_game()) << "the board is there";
        first.press(letter('C', with_control));
    }
    EXPECT_EQ(player.desk.host.copied, "") << "what is wrong on it was shown";
}

void look_at_an_arcade_board_in_its_pause(Foresight& player)
{
    constexpr Rect between_rails{260, 0, 760, 800};
    constexpr int smaller_than_on_board = 70; // pixels
    Player only(player.desk, make_arcade_run_scene(player.desk.services, minute()));
    only.wait_while_busy();
    only.wait(5000); // past what is counted down
    ASSERT_GT(digits_drawn(only.look(), between_rails, smaller_than_on_board), 0);
    for (const KeyPressed& pauses :
         {key(Key::Escape), letter('O', with_control), letter('P', with_control)}) {
        only.press(pauses);
        only.wait(0);
        EXPECT_EQ(digits_drawn(only.look(), between_rails, smaller_than_on_board), 0);
        only.press(key(Key::Escape));
        only.wait(0);
    }
}

} // namespace

std::vector<Way> what_leaves_the_game()
{
    return {
        {"ItsDigitsCopied", copy_its_digits},
        {"ItsDigitsCopiedInAPause", copy_its_digits_in_a_pause},
        {"APictureOfIt", save_a_picture},
        {"APrintedPage", print_it},
        {"TheExampleOfAPage", read_the_example_of_a_page},
        {"APageOfOtherPuzzles", read_a_page_without_solutions},
        {"StruckSums", strike_its_sums},
        {"AnExportOfBeforeTheHelp", export_it_before_the_help},
        {"AnExportOfBeforeTheHelpOverTheGame", import_the_game_of_before_the_help_over_it},
        {"AnExportOfAnotherMachine", import_what_another_machine_knows},
        {"TheFileOfBeforeTheHelp", put_back_the_game_of_before_the_help},
        {"TheFileOfBeforeTheWin", put_back_the_game_of_before_the_win},
        {"ADeletedRun", delete_its_run},
        {"EverythingDeleted", delete_everything},
        {"TheListOfKnownPuzzlesDeleted", delete_the_list_of_known_puzzles},
        {"TheListDeletedAtOnce", delete_the_list_at_once},
        {"TheListDeletedWhileAGameWaits", delete_the_list_while_a_game_waits},
    };
}

std::vector<Way> other_dresses()
{
    return {
        {"TheBoardAsTextAfterItsRun", play_it_again_as_text},
        {"TheBoardAsText", solution_of_text_then(&Foresight::line)},
        {"TheBoardInOtherDigits", solution_of_text_then(&Foresight::renamed_line)},
        {"TheBoardTurned", solution_of_text_then(&Foresight::turned_line)},
        {"TheCodeOfABoardInOtherDigits", see_the_text_then_type_the_code},
        {"LinesAndDigitsExchanged", exchange_lines_and_digits_of_a_classic},
        {"AKillerTurned", see_a_killer_then_play_it_turned},
        {"AClassicWrittenAsAJigsaw", see_a_classic_written_as_a_jigsaw},
        {"TodaysBoardFromTheScreenOpen", see_todays_board_then_open_it},
        {"TheScreenForCodes", type_its_code_on_its_own_screen},
    };
}

std::vector<Way> editor_and_replays()
{
    const KeyPressed solution = letter('G', with_control);
    return {
        {"TheSolutionInTheEditor", worked_out_by(solution, &Foresight::line)},
        {"TheSolutionInTheEditorInOtherDigits", worked_out_by(solution, &Foresight::renamed_line)},
        {"AStepInTheEditor", worked_out_by(key(Key::PageDown), &Foresight::line)},
        {"AllStepsInTheEditor", worked_out_by(letter('H', with_shift), &Foresight::line)},
        {"ThePlayOfTheEditor", play_what_was_worked_out_in_the_editor},
        {"TheEditorWhileAGameWaits", work_out_the_game_that_waits},
        {"AReplayOfAFriend", watch_a_replay_of_a_friend},
        {"AReplayWhileAGameWaits", watch_a_replay_while_a_game_waits},
        {"AReplayAsText", paste_a_replay_of_a_friend},
        {"ARaceOnTheSameBoard", race_against_a_friend_on_the_same_board},
        {"APlayFromAMomentOfAReplay", play_on_from_a_replay, false},
        {"TheCodeOfAnArcadeBoard", copy_the_code_of_an_arcade_board, false},
        {"ThePauseOfAnArcadeMode", look_at_an_arcade_board_in_its_pause, false},
    };
}

} // namespace game
