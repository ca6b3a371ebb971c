#include "game/scenes/runs/when_text.h"

#include <chrono>

#include "engine/base/day.h"
#include "engine/base/message.h"
#include "game/scenes/runs/days.h"
#include "game/ui/names.h"

namespace game {

using engine::Message;
using engine::N_;

namespace {

// Negative if it is to come.
std::chrono::days days_ago(const Services& services, std::int64_t date)
{
    return today(services) - local_day(services.host, date);
}

bool is_today(const Services& services, std::int64_t date)
{
    return days_ago(services, date) == std::chrono::days(0);
}

bool is_yesterday(const Services& services, std::int64_t date)
{
    return days_ago(services, date) == std::chrono::days(1);
}

} // namespace

std::string calendar_day(const Services& services, std::int64_t date)
{
    const std::string written = services.host.local_date(date);
    const auto day = engine::parse_day(written);
    return day ? day_in_words(services.texts, *day, today(services)) : written;
}

std::string short_day_text(const Services& services, std::int64_t date)
{
    if (is_today(services, date))
        return services.texts.tr("Today");
    if (is_yesterday(services, date))
        return services.texts.tr("Yesterday");
    return calendar_day(services, date);
}

std::string when_text(const Services& services, std::int64_t date)
{
    const std::string time = services.host.local_time(date);
    if (is_today(services, date))
        return services.texts.tr(Message{N_("today {time}"), {{"time", time}}});
    if (is_yesterday(services, date))
        return services.texts.tr(Message{N_("yesterday {time}"), {{"time", time}}});
    return calendar_day(services, date) + " " + time;
}

} // namespace game
