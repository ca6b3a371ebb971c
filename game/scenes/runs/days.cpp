#include "game/scenes/runs/days.h"

#include <chrono>

#include "engine/base/message.h"
#include "engine/recipe/board_of_the_day.h"
#include "engine/recipe/recipe.h"
#include "game/ui/names.h"

namespace game {

using engine::Message;
using engine::N_;
using std::chrono::days;

namespace {

// Negative if it is to come.
days days_ago(const Services& services, std::int64_t date)
{
    return today(services) - local_day(services.host, date);
}

} // namespace

engine::Day local_day(const Host& host, std::int64_t date)
{
    return engine::parse_day(host.local_date(date)).value_or(engine::Day());
}

engine::Day today(const Services& services)
{
    return local_day(services.host, services.host.date());
}

std::string calendar_day(const Services& services, std::int64_t date)
{
    const std::string written = services.host.local_date(date);
    const auto day = engine::parse_day(written);
    return day ? day_in_words(services.texts, *day, today(services)) : written;
}

std::string short_day_text(const Services& services, std::int64_t date)
{
    const days ago = days_ago(services, date);
    if (ago == days(0))
        return services.texts.tr("Today");
    return ago == days(1) ? services.texts.tr("Yesterday") : calendar_day(services, date);
}

std::string when_text(const Services& services, std::int64_t date)
{
    const std::string time = services.host.local_time(date);
    const days ago = days_ago(services, date);
    if (ago == days(0))
        return services.texts.tr(Message{N_("today {time}"), {{"time", time}}});
    if (ago == days(1))
        return services.texts.tr(Message{N_("yesterday {time}"), {{"time", time}}});
    return calendar_day(services, date) + " " + time;
}

std::optional<engine::Day> day_of_board(const Services& services, const engine::Record& run)
{
    if (!engine::is_code(run.recipe))
        return std::nullopt;
    const auto recipe = engine::parse_recipe(run.recipe);
    const std::int64_t begun = run.started != 0 ? run.started : run.date;
    return recipe ? engine::day_of_board(*recipe, local_day(services.host, begun)) : std::nullopt;
}

} // namespace game
