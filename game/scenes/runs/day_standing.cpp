#include "game/scenes/runs/day_standing.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/recipe/board_of_the_day.h"
#include "game/scenes/runs/days.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/own_data.h"
#include "game/ui/names.h"

namespace game {

using engine::Day;
using engine::Message;
using engine::N_;

namespace {

bool is_days_board(const engine::Recipe& recipe)
{
    return recipe.layout == engine::layout_of_the_day &&
           engine::level_in(recipe) == engine::level_of_the_day;
}

bool is_in_one_month(Day one, Day other)
{
    const std::chrono::year_month_day parts(one);
    const std::chrono::year_month_day others(other);
    return parts.year() == others.year() && parts.month() == others.month();
}

} // namespace

std::optional<Day> day_played(const Services& services, const engine::SavedGame& game)
{
    if (!engine::is_code(game.recipe))
        return std::nullopt;
    const auto recipe = engine::parse_recipe(game.recipe);
    if (!recipe || !is_days_board(*recipe))
        return std::nullopt;
    const Day begun = local_day(services.host, game.started);
    const auto day = engine::day_of_board(*recipe, begun);
    return day && is_in_one_month(*day, begun) ? day : std::nullopt;
}

bool is_todays_board(const Services& services, const engine::SavedGame& game)
{
    return day_played(services, game) == today(services);
}

std::string day_played_text(const Services& services, const engine::SavedGame& game)
{
    const auto day = day_played(services, game);
    if (!day)
        return {};
    if (day == today(services))
        return services.texts.tr("Today's board");
    return services.texts.tr(
        Message{N_("Board of {date}"), {{"date", weekday_text(services, *day)}}});
}

DayStanding standing_of(const Services& services, Day day)
{
    DayStanding standing;
    const auto recipe = engine::the_days_board(day);
    if (!recipe)
        return standing;
    const std::string text = engine::to_text(*recipe);
    bool has_counting = false;
    const auto look_at = [&](const engine::Record& run) {
        const engine::Medals medals = engine::medals_of(run);
        if (run.recipe != text || medals.count() == 0 || day_of_board(services, run) != day)
            return false;
        standing.medals.add(medals);
        const bool is_better = !standing.best || (run.counts() && !has_counting) ||
                               (run.counts() == has_counting && run.time < *standing.best);
        if (is_better)
            standing.best = run.time;
        has_counting = has_counting || run.counts();
        return false; // go on to the next one
    };
    services.records.runs().first_with(engine::RunKey::Recipe, engine::key_of_text(text), look_at);
    return standing;
}

Transition play_days_board(Services& services, Day day)
{
    if (is_refused(services, engine::read_boards_of_the_day()))
        return {};
    auto recipe = engine::the_days_board(day);
    return recipe ? start_play(services, *std::move(recipe)) : Transition{};
}

std::string weekday_text(const Services& services, Day day)
{
    return services.texts.tr(
        Message{N_("{weekday} {date}"),
                {{"weekday", weekday_in_words(services.texts, day)},
                 {"date", day_in_words(services.texts, day, today(services))}}});
}

} // namespace game
