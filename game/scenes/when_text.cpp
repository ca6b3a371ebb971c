#include "game/scenes/when_text.h"

#include <array>
#include <chrono>

#include "engine/base/day.h"
#include "engine/base/message.h"
#include "game/scenes/days.h"

namespace game {

using engine::Message;
using engine::N_;

namespace {

constexpr std::chrono::days year_is_needed{183};

constexpr std::array months = {N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"),
                               N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"), N_("Nov"), N_("Dec")};

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
    if (!day)
        return written;
    const std::chrono::year_month_day parts(*day);
    const unsigned month = static_cast<unsigned>(parts.month());
    const auto ago = days_ago(services, date);
    const bool has_year = ago < std::chrono::days(0) || ago >= year_is_needed;
    const Message text{has_year ? N_("{day} {month} {year}") : N_("{day} {month}"),
                       {{"day", std::to_string(static_cast<unsigned>(parts.day()))},
                        {"month", services.texts.tr(months[month - 1])},
                        {"year", std::to_string(static_cast<int>(parts.year()))}}};
    return services.texts.tr(text);
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
