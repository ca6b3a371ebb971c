#include "game/scenes/runs/copied_puzzle.h"

#include "engine/recipe/recipe.h"
#include "engine/rules/layout.h"
#include "engine/text/puzzle_line.h"

namespace game {

using engine::N_;

namespace {

// What makes this puzzle again elsewhere: its code; without one the puzzle as a line of text.
std::string text_of_puzzle(const engine::SavedGame& game)
{
    if (!copies_digits(game))
        return game.recipe;
    const auto layout = engine::find_layout(game.spec.layout);
    const engine::Puzzle& puzzle = game.session.puzzle();
    return layout ? engine::to_line(*layout, *puzzle.grid, puzzle.givens) : game.recipe;
}

} // namespace

engine::Message copy_recipe(Services& services, const std::string& recipe)
{
    if (recipe.empty() || !services.host.copy(recipe))
        return {N_("Nothing was copied: the clipboard can't be used")};
    if (engine::is_code(recipe) && engine::parse_recipe(recipe))
        return {N_("Copied: code {code}"), {{"code", recipe}}};
    return {N_("Copied: the puzzle as a line of text")};
}

bool copies_digits(const engine::SavedGame& game)
{
    return !engine::is_code(game.recipe);
}

engine::Message copy_puzzle(Services& services, const engine::SavedGame& game)
{
    return copy_recipe(services, text_of_puzzle(game));
}

} // namespace game
