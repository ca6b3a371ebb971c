#include "engine/base/day.h"

#include <algorithm>
#include <cstdio>

#include "engine/base/ensure.h"
#include "engine/base/whole_number.h"

namespace engine {

namespace {

constexpr std::string_view form = "0000-00-00";

bool has_form(std::string_view text)
{
    return std::ranges::equal(text, form, [](char letter, char expected) {
        return expected == '-' ? letter == '-' : letter >= '0' && letter <= '9';
    });
}

} // namespace

std::optional<Day> parse_day(std::string_view text)
{
    if (!has_form(text))
        return std::nullopt;
    const std::chrono::year_month_day date{
        std::chrono::year(*whole_number(text.substr(0, 4))),
        std::chrono::month(*whole_number<unsigned>(text.substr(5, 2))),
        std::chrono::day(*whole_number<unsigned>(text.substr(8, 2)))};
    const bool exists = date.ok() && date.year() != std::chrono::year(0);
    return exists ? std::optional<Day>(date) : std::nullopt;
}

std::string day_text(Day day)
{
    const std::chrono::year_month_day date(day);
    const int year{date.year()};
    ENSURE(year >= 1 && year <= 9999);
    char text[sizeof "0000-00-00"] = {};
    std::snprintf(text, sizeof text, "%04d-%02u-%02u", year % 10'000, unsigned{date.month()} % 100,
                  unsigned{date.day()} % 100);
    return text;
}

} // namespace engine
