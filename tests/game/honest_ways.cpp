#include "tests/game/honest_ways.h"

#include <algorithm>
#include <filesystem>

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
    player.desk.saves.forget_known();
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
    player.desk.saves.forget_known();
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

void look_at_an_arcade_board_in_its_pause(Foresight& player)
{
    const auto mode =
        std::ranges::find(engine::arcade_modes(), "minute-4x4", &engine::ArcadeMode::id);
    constexpr Rect between_rails{260, 0, 760, 800};
    constexpr int smaller_than_on_board = 70; // pixels
    Player only(player.desk, make_arcade_run_scene(player.desk.services, *mode));
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
        {"StruckSums", strike_its_sums},
        {"AnExportOfBeforeTheHelp", export_it_before_the_help},
        {"AnExportOfAnotherMachine", import_what_another_machine_knows},
        {"TheFileOfBeforeTheHelp", put_back_the_game_of_before_the_help},
        {"TheFileOfBeforeTheWin", put_back_the_game_of_before_the_win},
        {"ADeletedRun", delete_its_run},
        {"EverythingDeleted", delete_everything},
        {"TheListOfKnownPuzzlesDeleted", delete_the_list_of_known_puzzles},
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
        {"TheEditorWhileAGameWaits", work_out_the_game_that_waits},
        {"AReplayOfAFriend", watch_a_replay_of_a_friend},
        {"AReplayWhileAGameWaits", watch_a_replay_while_a_game_waits},
        {"AReplayAsText", paste_a_replay_of_a_friend},
        {"ARaceOnTheSameBoard", race_against_a_friend_on_the_same_board},
        {"APlayFromAMomentOfAReplay", play_on_from_a_replay, false},
        {"ThePauseOfAnArcadeMode", look_at_an_arcade_board_in_its_pause, false},
    };
}

} // namespace game
