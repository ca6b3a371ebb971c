#pragma once
// The screens that lead to each other, and how one opens them. They know each other from here
// alone, so that no header of a screen includes another's.

#include <functional>
#include <memory>
#include <string>

#include "engine/make/puzzle_spec.h"
#include "engine/store/saved_game.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// The first screen: play at once, go on, or choose where to go; a demo board fills itself.
std::unique_ptr<Scene> make_title_scene(Services& services);
// Where a player chooses what to play: size, difficulty, symmetry, filling, seed.
std::unique_ptr<Scene> make_new_game_scene(Services& services);
// The games in progress: open one or forget it.
std::unique_ptr<Scene> make_saved_games_scene(Services& services);
// The best runs of each category, and what one run was made of.
std::unique_ptr<Scene> make_records_scene(Services& services);
// What a player may set, on four pages; every change is kept at once.
std::unique_ptr<Scene> make_settings_scene(Services& services);
// The rules, the keys and what this program is.
std::unique_ptr<Scene> make_help_scene(Services& services);

// Goes on with a play; a solved one shows how it ended. The greeting is the first thing said.
std::unique_ptr<Scene>
make_play_scene(Services& services, engine::SavedGame game, std::string greeting = "");
// The end of a play: its time, its place in the table, three initials. The run is added to the
// records at once, so that nothing is lost whatever happens next.
std::unique_ptr<Scene> make_win_scene(Services& services, engine::SavedGame finished);

// The way to a new play: what was open comes back if the player cancels while its puzzle is made,
// and is closed when the play begins. A play left for this one must not lie under it: it would come
// back older than its save.
Transition start_play(Services& services, engine::PuzzleSpec spec);

using MakeScene = std::unique_ptr<Scene> (*)(Services&);
inline Transition
go_to(MakeScene make, Services& services, Transition::Kind kind = Transition::Kind::Push)
{
    return Transition{kind, [make, &services] {
                          return make(services);
                      }};
}

} // namespace game
