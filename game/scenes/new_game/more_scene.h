#pragma once
// What few players want of a new puzzle, on a page behind New Game: symmetry, filling, a technique
// that must be needed, the givens and their spread over the rows, symbols of one's own, a code or a
// seed. Before playing, one can be made and looked at in numbers.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "engine/grid/symbols.h"
#include "engine/make/puzzle_spec.h"
#include "game/scenes/new_game/seed_field.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

struct MoreChoices {
    engine::PuzzleSpec& spec; // changed at once
    SeedField& seed;
    engine::SymbolChoice& symbols;
    std::function<void()> changed; // called after each change
    // Plays with this seed, or with any.
    std::function<Transition(std::optional<std::uint64_t> seed)> start;
};

// The choices belong to the scene below, which stays until this one is closed.
std::unique_ptr<Scene> make_more_scene(Services& services, MoreChoices choices);

// The techniques that a puzzle can need, by level; `use` is called with the one that was chosen,
// null for any.
std::unique_ptr<Scene>
make_technique_choice_scene(Services& services,
                            const engine::Technique* chosen,
                            std::function<void(const engine::Technique*)> use);

} // namespace game
