#include "game/scenes/copied_puzzle.h"

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

engine::Message copy_puzzle(Services& services, const engine::SavedGame& game)
{
    const std::string text = text_of_puzzle(game);
    if (text.empty() || !services.host.copy(text))
        return {N_("Nothing was copied: the clipboard can't be used")};
    if (text == game.recipe)
        return {N_("Copied: code {code}"), {{"code", text}}};
    return {N_("Copied: the puzzle as a line of text")};
}

} // namespace game
