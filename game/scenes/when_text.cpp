#include "game/scenes/when_text.h"

#include <array>
#include <chrono>

#include "engine/base/day.h"
#include "engine/base/message.h"

namespace game {

using engine::Message;
using engine::N_;

namespace {

constexpr std::int64_t seconds_of_day = 24 * 60 * 60;
constexpr std::chrono::days year_is_needed{183};

constexpr std::array months = {N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"),
                               N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"), N_("Nov"), N_("Dec")};

bool is_today(const Host& host, std::int64_t date)
{
    return host.local_date(date) == host.local_date(host.date());
}

bool is_yesterday(const Host& host, std::int64_t date)
{
    return host.local_date(date) == host.local_date(host.date() - seconds_of_day);
}

// "14 Feb", "14 Feb 2025".
std::string calendar_day(const Services& services, std::int64_t date)
{
    const std::string written = services.host.local_date(date);
    const auto day = engine::parse_day(written);
    const auto today = engine::parse_day(services.host.local_date(services.host.date()));
    if (!day || !today)
        return written;
    const std::chrono::year_month_day parts(*day);
    const unsigned month = static_cast<unsigned>(parts.month());
    const Message text{*day > *today || *today - *day >= year_is_needed ? N_("{day} {month} {year}")
                                                                        : N_("{day} {month}"),
                       {{"day", std::to_string(static_cast<unsigned>(parts.day()))},
                        {"month", services.texts.tr(months[month - 1])},
                        {"year", std::to_string(static_cast<int>(parts.year()))}}};
    return services.texts.tr(text);
}

} // namespace

std::string short_day_text(const Services& services, std::int64_t date)
{
    if (is_today(services.host, date))
        return services.texts.tr("Today");
    if (is_yesterday(services.host, date))
        return services.texts.tr("Yesterday");
    return calendar_day(services, date);
}

std::string when_text(const Services& services, std::int64_t date)
{
    const std::string time = services.host.local_time(date);
    if (is_today(services.host, date))
        return services.texts.tr(Message{N_("today {time}"), {{"time", time}}});
    if (is_yesterday(services.host, date))
        return services.texts.tr(Message{N_("yesterday {time}"), {{"time", time}}});
    return calendar_day(services, date) + " " + time;
}

} // namespace game
