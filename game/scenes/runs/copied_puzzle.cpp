#include "game/scenes/runs/copied_puzzle.h"

#include "engine/recipe/recipe.h"
#include "engine/rules/layout.h"
#include "engine/text/puzzle_line.h"

namespace game {

using engine::N_;

std::string text_of_puzzle(const engine::SavedGame& game)
{
    if (engine::is_code(game.recipe))
        return game.recipe;
    const auto layout = engine::find_layout(game.spec.layout);
    const engine::Puzzle& puzzle = game.session.puzzle();
    return layout ? engine::to_line(*layout, *puzzle.grid, puzzle.givens) : game.recipe;
}

namespace {

engine::Message copy_text(Services& services, const std::string& text)
{
    if (text.empty() || !services.host.copy(text))
        return {N_("Nothing was copied: the clipboard can't be used")};
    if (engine::is_code(text) && engine::parse_recipe(text))
        return {N_("Copied: code {code}"), {{"code", text}}};
    return {N_("Copied: the puzzle as a line of text")};
}

} // namespace

engine::Message copy_recipe(Services& services, const std::string& recipe)
{
    return copy_text(services, recipe);
}

engine::Message copy_puzzle(Services& services, const engine::SavedGame& game)
{
    return copy_text(services, text_of_puzzle(game));
}

} // namespace game
