#include "game/scenes/play/new_play.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

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
    std::ranges::transform(code, code.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    const std::string id = std::to_string(date) + "-" + code;
    std::string free_id = id;
    for (int again = 2; records.run_of(free_id); ++again)
        free_id = id + "-" + std::to_string(again);
    return free_id;
}

} // namespace

engine::SavedGame new_play(const Services& services,
                           engine::PuzzleSpec spec,
                           engine::Puzzle puzzle,
                           std::string recipe)
{
    puzzle.grid = std::make_shared<const engine::Grid>(
        engine::in_symbols(*puzzle.grid, services.settings.symbols));
    const std::int64_t date = services.host.date();
    return engine::SavedGame{
        .id = new_id(services.records, date, spec.seed, recipe),
        .spec = std::move(spec),
        .recipe = std::move(recipe),
        .session = engine::Session(std::move(puzzle),
                                   engine::PlayOptions{services.settings.clear_peer_notes}),
        .input = {},
        .started = date,
        .saved = date,
    };
}

} // namespace game
