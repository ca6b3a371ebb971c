#include "game/scenes/play/new_play.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/base/letters.h"
#include "engine/make/puzzle_spec.h"
#include "engine/recipe/recipe.h"
#include "engine/rules/layout.h"
#include "game/scenes/play/play_scene.h"
#include "game/scenes/screens.h"
#include "game/scenes/win/finished_run.h"

namespace game {
namespace {

// Returns an unused file name for a new game, made of its start time and its puzzle. Puzzles from
// elsewhere have no seed: two that are begun within a second must not share a name.
std::string new_id(const engine::RecordBook& records,
                   std::int64_t date,
                   std::uint64_t seed,
                   std::string_view recipe)
{
    std::string code = engine::seed_code(seed != 0 ? seed : engine::key_of_text(recipe));
    std::ranges::transform(code, code.begin(), engine::small_letter);
    const std::string id = std::to_string(date) + "-" + code;
    std::string free_id = id;
    for (int again = 2; records.run_of(free_id); ++again)
        free_id = id + "-" + std::to_string(again);
    return free_id;
}

engine::Rival rival_of(const engine::Replay& replay)
{
    const engine::FillTimes& fills = replay.game.session.fills();
    return {.name = replay.run.initials, .times = fills.times(), .cells = fills.cells()};
}

// The kind of puzzle that the run was about, if the game makes such puzzles.
std::optional<engine::PuzzleSpec> spec_like(const engine::Record& run)
{
    const auto category = engine::parse_category(run.category);
    if (!category || category->is_from_elsewhere || !engine::find_layout(category->layout))
        return std::nullopt;
    return engine::PuzzleSpec{.layout = category->layout, .level = category->level};
}

} // namespace

std::unique_ptr<Scene>
make_play_scene(Services& services, engine::SavedGame game, std::string greeting)
{
    if (game.session.is_solved())
        return make_finished_scene(services, game);
    if (game.session.is_given_up())
        return make_solution_scene(services, std::move(game));
    return std::make_unique<PlayScene>(services, std::move(game), std::move(greeting));
}

engine::SavedGame new_play(const Services& services,
                           engine::PuzzleSpec spec,
                           engine::Puzzle puzzle,
                           std::string recipe)
{
    puzzle.grid = std::make_shared<const engine::Grid>(
        engine::in_symbols(*puzzle.grid, services.settings.symbol_choice()));
    const std::int64_t date = services.host.date();
    return engine::SavedGame{
        .id = new_id(services.records, date, spec.seed, recipe),
        .spec = std::move(spec),
        .recipe = std::move(recipe),
        .session = engine::Session(std::move(puzzle), play_options(services.settings)),
        .input = {},
        .started = date,
        .saved = date,
    };
}

engine::PlayOptions play_options(const Settings& settings)
{
    return {.clear_peer_notes = settings.clear_peer_notes, .clashes_keep_notes = true};
}

bool can_be_raced(const engine::Replay& replay)
{
    return replay.game.session.is_solved() && !replay.game.session.fill_times().empty();
}

bool can_be_raced(const engine::Record& run)
{
    return !run.fill_times.empty() && (engine::parse_recipe(run.recipe) || spec_like(run));
}

bool has_other_boards(const engine::Replay& replay)
{
    return can_be_raced(replay) && !replay.game.spec.is_from_elsewhere;
}

Transition start_rematch(Services& services, const engine::Replay& replay)
{
    engine::SavedGame game =
        new_play(services, replay.game.spec, replay.game.session.puzzle(), replay.game.recipe);
    game.rival = rival_of(replay);
    game.repeated = true;
    // Of a run of somebody else, it would be a collection that is not here.
    if (services.records.run_of(replay.game.id))
        game.collection = replay.game.collection;
    const std::string greeting = services.texts.tr("Rematch: not in the table");
    return Transition{Transition::Kind::ReplaceAll, [&services, game = std::move(game), greeting] {
                          return make_play_scene(services, game, greeting);
                      }};
}

Transition start_race_elsewhere(Services& services, const engine::Replay& replay)
{
    engine::Rival rival = rival_of(replay);
    rival.cells.clear();
    engine::PuzzleSpec spec = replay.game.spec;
    return start_new_play(services, std::move(spec), std::move(rival));
}

Transition start_race(Services& services, const engine::Record& run)
{
    engine::Rival rival{.name = run.initials, .times = run.fill_times};
    if (auto recipe = engine::parse_recipe(run.recipe))
        return start_play(services, *std::move(recipe), std::move(rival));
    auto spec = spec_like(run);
    if (!spec)
        return {};
    return start_new_play(services, *std::move(spec), std::move(rival));
}

} // namespace game
