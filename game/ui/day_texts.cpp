#include "game/ui/day_texts.h"

#include <array>
#include <chrono>

#include "engine/base/message.h"

namespace game {

using engine::Message;
using engine::N_;

namespace {

constexpr std::chrono::days year_is_needed{183};

constexpr std::array months = {N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"),
                               N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"), N_("Nov"), N_("Dec")};

} // namespace

std::string day_in_words(const engine::Translations& texts, engine::Day day, engine::Day today)
{
    const std::chrono::year_month_day parts(day);
    const std::chrono::days ago = today - day;
    const bool has_year = ago < std::chrono::days(0) || ago >= year_is_needed;
    return texts.tr(Message{has_year ? N_("{day} {month} {year}") : N_("{day} {month}"),
                            {{"day", std::to_string(unsigned{parts.day()})},
                             {"month", month_in_words(texts, day)},
                             {"year", std::to_string(int{parts.year()})}}});
}

std::string month_in_words(const engine::Translations& texts, engine::Day day)
{
    const std::chrono::year_month_day parts(day);
    return texts.tr(months[unsigned{parts.month()} - 1]);
}

} // namespace game
