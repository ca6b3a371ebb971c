#pragma once
// Functions that make the screens that open each other. Screens use only this header, so that no
// screen's header includes another's.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/formats/playable.h"
#include "engine/make/puzzle_spec.h"
#include "engine/position/candidates.h"
#include "engine/practice/mixed_practice.h"
#include "engine/recipe/recipe.h"
#include "engine/steps/technique.h"
#include "engine/store/documents/replay.h"
#include "engine/store/documents/saved_game.h"
#include "game/motion/board_motion.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"
#include "game/ui/display_list.h"
#include "game/widgets/play/play_layout.h"

namespace game {

// The first screen: start playing, continue a game, or go elsewhere; a demo board fills itself.
std::unique_ptr<Scene> make_title_scene(Services& services);
// The choice of a new puzzle: size, difficulty, symmetry, filling, code or seed.
std::unique_ptr<Scene> make_new_game_scene(Services& services);
// What can be opened: the games in progress, which can be deleted, too; a code, a seed, a puzzle or
// the path of a file, typed or pasted; the collections.
std::unique_ptr<Scene> make_open_scene(Services& services);
// The same with the focus in the field for what is typed.
std::unique_ptr<Scene> make_code_scene(Services& services);
// The board of today or yesterday, of any layout and level.
std::unique_ptr<Scene> make_board_of_the_day_scene(Services& services);
// A puzzle from elsewhere, typed, pasted or dropped: its solutions, its level, the steps to solve
// it; play it.
std::unique_ptr<Scene> make_editor_scene(Services& services);
// The choice of the editor's board, its size and its rules; `use` is called with it, and the screen
// closes.
std::unique_ptr<Scene>
make_board_choice_scene(Services& services,
                        const engine::Layout& layout,
                        std::function<void(const engine::Layout& layout)> use);
// Saves the editor's puzzle to a file, in one of the formats that can hold it.
std::unique_ptr<Scene> make_save_puzzle_scene(Services& services, engine::SharedPuzzle puzzle);
// All techniques by level: each is explained on positions, and practised on others.
std::unique_ptr<Scene> make_learn_scene(Services& services);
// The same of those that killers need.
std::unique_ptr<Scene> make_killer_course_scene(Services& services);
// The lobby of the arcade: its modes with pictures, ranks and rules; each is started at once.
std::unique_ptr<Scene> make_arcade_scene(Services& services);
// The collections of puzzles: open or delete one.
std::unique_ptr<Scene> make_collections_scene(Services& services);
// One of them: its puzzles with their levels and what has become of them, its best times.
std::unique_ptr<Scene> make_collection_scene(Services& services,
                                             std::shared_ptr<const engine::Collection> collection);
// The same with a collection that is read first. With the recipe of a puzzle of it, the next one
// after that which is not solved is played at once.
std::unique_ptr<Scene>
make_collection_scene(Services& services, std::string id, std::string after = "");
// The same after a play of the puzzle with this recipe was left: it is chosen, Back leads to the
// title, and so does a collection that is not there any more.
std::unique_ptr<Scene>
make_collection_scene_of_play(Services& services, std::string id, std::string recipe);
// Gives a collection another name.
std::unique_ptr<Scene> make_collection_name_scene(Services& services,
                                                  const engine::CollectionSummary& collection);
// Copied, dropped or out of a file.
struct ForeignText {
    std::string text;
    std::string file;         // its name; empty if it is of none
    engine::Message headline; // what to say if it holds nothing that can be opened
};
// Makes a collection of a text with many puzzles.
std::unique_ptr<Scene> make_collecting_scene(Services& services, ForeignText text);
// The best runs of each category, with the details of a run.
std::unique_ptr<Scene> make_records_scene(Services& services);
// The settings, page by page; every change is saved at once.
std::unique_ptr<Scene> make_settings_scene(Services& services);
// The same, opened at the languages.
std::unique_ptr<Scene> make_languages_scene(Services& services);
// The keys of every command, which the player can change.
std::unique_ptr<Scene> make_keys_scene(Services& services);
// Pages of puzzles for the printer, new ones of the kind that New Game chose last.
std::unique_ptr<Scene> make_print_scene(Services& services);
// The same, or the puzzle of this game alone: without showing it or printing its solution while the
// game is not over. Then `copy_out` is called before it is printed; the screen asks first if that
// ends a clean run. Without it nobody is told.
std::unique_ptr<Scene> make_print_scene(Services& services,
                                        const engine::SavedGame& game,
                                        std::function<void()> copy_out = {});
// Positions of the technique to solve, one after another.
std::unique_ptr<Scene> make_practice_task_scene(Services& services,
                                                const engine::Technique& technique);
// Of techniques of a course up to the level, whose names are not told. The stock of practice must
// have been read.
std::unique_ptr<Scene> make_mixed_practice_scene(Services& services,
                                                 engine::Level hardest,
                                                 engine::Course course = engine::Course::All);
// The rules, the keys, the techniques, and information about the program.
std::unique_ptr<Scene> make_help_scene(Services& services);

// Continues a play; a solved one shows how it ended. `greeting` is the first notice.
std::unique_ptr<Scene>
make_play_scene(Services& services, engine::SavedGame game, std::string greeting = "");
// Where and how a game was won: the win begins there, on the board as it was.
struct WinStart {
    std::shared_ptr<const DisplayList> picture; // the whole screen of play
    Rect board_square;                          // for BoardView::place()
    double gutter = 16;
    BoardMotion motion; // the last digit still appears
};
// The end of a play: its time, its place in the table, three initials. The run is added to the
// records at once, so that nothing is lost whatever happens next. With a start, the board is
// celebrated where it was won.
std::unique_ptr<Scene>
make_win_scene(Services& services, engine::SavedGame finished, std::optional<WinStart> start = {});

// Reads a text that holds a replay, and shows the replay or says what is wrong with it.
std::unique_ptr<Scene> make_reading_replay_scene(Services& services, std::string text);
// Shows a finished run again, action by action.
std::unique_ptr<Scene> make_replay_scene(Services& services, engine::Replay replay);
// Where the time of a finished run went: each cell's time, and the longest waits with the steps
// that were possible then.
std::unique_ptr<Scene> make_time_spent_scene(Services& services, engine::Replay replay);
// Plays on from a moment of a replay. Nothing of it is saved, and it is never a record. Closing it
// returns to the screen below.
std::unique_ptr<Scene> make_play_on_scene(Services& services, engine::SavedGame game);

// All steps that are possible in a position, easiest first: a list, and the chosen one shown on the
// board and explained. They are looked for in the background, technique by technique.
std::unique_ptr<Scene> make_steps_scene(Services& services,
                                        std::shared_ptr<const engine::Chart> chart,
                                        engine::Candidates candidates);
// The solution of a puzzle that the player gave up: the board with all digits, and where to go from
// here. The run does not come into the records, and its game is deleted when the screen is left.
std::unique_ptr<Scene> make_solution_scene(Services& services, engine::SavedGame given_up);
// A minute for those who play for the first time: on a real small board they place a digit, note
// one, undo, take a hint, and finish it: their first win. Only the initials are saved. Closing it
// returns to the screen below.
std::unique_ptr<Scene> make_lesson_scene(Services& services);
// What the title shows while nobody plays: the best run as a ghost, the tables, a technique, the
// arcade modes, one after another. Any key or click ends it at once and does nothing else.
std::unique_ptr<Scene> make_attract_scene(Services& services);

// Starts a new play. If the player cancels while its puzzle is made, the previous screen comes
// back; it is closed when the play begins. A play that was left must not stay open below the new
// one: it would return in an older state than its save. With a rival the play is a race against it.
Transition
start_play(Services& services, engine::PuzzleSpec spec, std::optional<engine::Rival> rival = {});
// The same with a puzzle that is dealt now, by lot: nobody can have seen it. It gets its seed here.
Transition start_new_play(Services& services,
                          engine::PuzzleSpec spec,
                          std::optional<engine::Rival> rival = {});
// The same with the puzzle of a code.
Transition
start_play(Services& services, engine::Recipe recipe, std::optional<engine::Rival> rival = {});
// The same with a puzzle from elsewhere, if it has one solution; `collection` is the id of the one
// it is from.
Transition start_play(Services& services, engine::FoundPuzzle found, std::string collection = "");
// After a game that is over: the next unsolved puzzle of its collection, or another of its kind.
Transition play_next(Services& services, const engine::SavedGame& over);
// Leaves a play: to the collection that its puzzle of this recipe is from or, if the id is empty,
// to the title.
Transition leave_play(Services& services, std::string collection, std::string recipe);
// Starts a rematch against a finished run: the same board again. It stays out of the table, as its
// digits could be seen before.
Transition start_rematch(Services& services, const engine::Replay& replay);
// The notice for an empty clipboard. A text above the limit of size also arrives as empty.
engine::StoreNotice nothing_copied();
// Starts a new play with what the text holds: a code, or a puzzle in a known format; with neither
// it only shows a notice. A replay is shown, and of many puzzles a collection is made.
Transition start_copied(Services& services, std::string_view text);
// The same; if it is of a file that is still being read, a screen shows how far that is.
Transition start_dropped(Services& services, const TextDropped& dropped);
// Uses the text itself, at once or when it has been read.
Transition use_text(Services& services,
                    const TextDropped& dropped,
                    std::function<void(const std::string& text)> use);

using MakeScene = std::unique_ptr<Scene> (*)(Services&);
inline Transition
go_to(MakeScene make, Services& services, Transition::Kind kind = Transition::Kind::Push)
{
    return Transition{kind, [make, &services] {
                          return make(services);
                      }};
}

} // namespace game
