#include <algorithm>

#include "engine/recipe/code.h"
#include "engine/recipe/puzzle_code.h"
#include "engine/recipe/recipe.h"
#include "engine/recipe/stock.h"
#include "engine/recipe/written_recipe.h"

namespace engine {

namespace {

constexpr std::string_view mark = "r1";

Failure no_recipe()
{
    return Failure{{N_("This is not the recipe of a puzzle; a recipe looks like r1:9x9:0123ABCD")}};
}

Failure mistyped()
{
    return Failure{{N_("The recipe is mistyped or incomplete: its check digits do not match")}};
}

Failure no_puzzle_in(const Layout& layout)
{
    return Failure{{N_("This version of the game knows no {layout} puzzle with this recipe"),
                    {{"layout", layout.id}}}};
}

// Copied text often ends with a line break.
std::string_view without_margins(std::string_view text)
{
    constexpr std::string_view margins = " \t\r\n";
    const std::size_t first = std::min(text.find_first_not_of(margins), text.size());
    const std::size_t last = text.find_last_not_of(margins);
    return text.substr(first, last == std::string_view::npos ? 0 : last + 1 - first);
}

} // namespace

std::string to_text(const Recipe& recipe)
{
    if (has_code(recipe))
        return to_code(recipe);
    const auto layout = find_layout(recipe.layout);
    ENSURE(layout.has_value());
    const auto* filled = std::get_if<FilledGrid>(&recipe.made_from);
    const WrittenRecipe written = filled != nullptr
                                      ? WrittenRecipe(*filled)
                                      : WrittenRecipe(std::get<MovedStock>(recipe.made_from));
    const std::string text = layout->id + ":" + written_code(*layout, written);
    return std::string(mark) + ":" + text + check_figures(text);
}

bool is_code(std::string_view text)
{
    return !text.empty() && !text.starts_with("r");
}

Result<Recipe> parse_recipe(std::string_view text)
{
    text = without_margins(text);
    const std::size_t first = text.find(':');
    const std::size_t last = text.rfind(':');
    if (text.size() > longest_recipe)
        return no_recipe();
    if (first == last || !text.starts_with("r"))
        return parse_code(text);
    if (text.substr(0, first) != mark)
        return Failure{{N_("This recipe is of another version of the game")}};
    const std::string_view layout_id = text.substr(first + 1, last - first - 1);
    const auto layout = parse_layout(layout_id);
    if (!layout)
        return Failure{layout.why()};
    const auto code = as_code(text.substr(last + 1));
    constexpr std::size_t check = 4;
    if (!code || code->size() < check)
        return mistyped();
    const std::string figures = code->substr(0, code->size() - check);
    if (check_figures(std::string(layout_id) + ":" + figures) != code->substr(figures.size()))
        return mistyped();
    auto written = read_written(*layout, figures);
    if (!written)
        return no_puzzle_in(*layout);
    Recipe recipe{layout->id, {}};
    std::visit([&recipe](auto& from) { recipe.made_from = std::move(from); }, *written);
    // That the stock can't be used says nothing about the recipe; remake() will say so.
    const bool can_be_remade = !is_of_stock(recipe) || read_stock();
    if (can_be_remade && !remake(recipe))
        return no_puzzle_in(*layout);
    return recipe;
}

} // namespace engine
