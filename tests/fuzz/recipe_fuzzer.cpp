// Recipes of puzzles: as text, and as codes with correct check characters.

#include "engine/recipe/code.h"
#include "engine/recipe/recipe.h"
#include "tests/fuzz/fuzz.h"

namespace {

void read(const std::string& text)
{
    const auto recipe = engine::parse_recipe(text);
    if (!recipe)
        return;
    insist(*engine::parse_recipe(engine::to_text(*recipe)) == *recipe);
    const auto puzzle = engine::remake(*recipe);
    if (!puzzle) {
        insist(engine::has_code(*recipe)); // others have been remade by parse_recipe()
        return;
    }
    const auto other = engine::recipe_of(*engine::find_layout(recipe->layout), *puzzle);
    insist(engine::remake(other)->givens == puzzle->givens);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const std::string text(text_of(bytes, count));
    read(text);
    const auto code = text.rfind(':') + 1;
    const auto figures = engine::as_code(text.substr(code));
    if (!figures || code < 4)
        return 0;
    const std::string signed_text = text.substr(3, code - 3) + *figures;
    read("r1:" + signed_text + engine::check_figures(signed_text));
    return 0;
}
