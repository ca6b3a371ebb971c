#include "game/scenes/runs/days.h"

#include "engine/recipe/board_of_the_day.h"
#include "engine/recipe/recipe.h"

namespace game {

engine::Day local_day(const Host& host, std::int64_t date)
{
    return engine::parse_day(host.local_date(date)).value_or(engine::Day());
}

engine::Day today(const Services& services)
{
    return local_day(services.host, services.host.date());
}

std::optional<engine::Day> day_of_board(const Services& services, const engine::Record& run)
{
    if (!engine::is_code(run.recipe))
        return std::nullopt;
    const auto recipe = engine::parse_recipe(run.recipe);
    return recipe ? engine::day_of_board(*recipe, local_day(services.host, run.date))
                  : std::nullopt;
}

} // namespace game
