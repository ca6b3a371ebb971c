#pragma once
// Recipes in which every decision is written out: for puzzles without dice, for what was made with
// seed version 1, and for puzzles of the stock.

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/recipe/recipe.h"

namespace engine {

using WrittenRecipe = std::variant<FilledGrid, MovedStock>;

// What follows the layout in "r1:9x9:...", without the check: characters of code_figures.
std::string written_code(const Layout& layout, WrittenRecipe recipe);
// Returns nothing if the code is longer than its recipe, or of no recipe. The text must consist of
// code_figures.
std::optional<WrittenRecipe> read_written(const Layout& layout, std::string_view code);

} // namespace engine
