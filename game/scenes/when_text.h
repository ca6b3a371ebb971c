#pragma once
// A date as players say it.

#include <cstdint>
#include <string>

#include "game/scenes/services.h"

namespace game {

// Returns for instance "today 21:02", "yesterday 9:15", "2026-11-21 21:02"; in local time.
inline std::string when_text(const Services& services, std::int64_t date)
{
    constexpr std::int64_t day = 24 * 60 * 60;
    const Host& host = services.host;
    const std::string on = host.local_date(date);
    const std::string time = host.local_time(date);
    if (on == host.local_date(host.date()))
        return services.texts.tr(engine::Message{engine::N_("today {time}"), {{"time", time}}});
    if (on == host.local_date(host.date() - day))
        return services.texts.tr(engine::Message{engine::N_("yesterday {time}"), {{"time", time}}});
    return on + " " + time;
}

} // namespace game
