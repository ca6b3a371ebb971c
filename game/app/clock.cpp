#include "game/app/clock.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <optional>

#include "engine/base/whole_number.h"

namespace game {

static std::optional<std::int64_t> date_from_environment()
{
    const char* text = std::getenv("SOURCE_DATE_EPOCH");
    if (text == nullptr)
        return std::nullopt;
    return engine::whole_number<std::int64_t>(text);
}

Clock::Clock(Kind kind, Source source) : kind_(kind), source_(source), seen_(source()) {}

engine::MonotonicTime Clock::steady()
{
    return std::chrono::duration_cast<engine::MonotonicTime>(
        std::chrono::steady_clock::now().time_since_epoch());
}

engine::MonotonicTime Clock::now()
{
    if (kind_ == Kind::Scripted)
        return passed_;
    constexpr engine::PlayTime for_a_busy_machine{2000};
    const engine::MonotonicTime source = source_();
    const engine::PlayTime gap = source - seen_;
    const engine::PlayTime believed =
        std::clamp(gap, engine::PlayTime{0}, until_asked_ + for_a_busy_machine);
    left_out_ += gap - believed;
    seen_ = source;
    return source - left_out_;
}

std::int64_t Clock::date() const
{
    if (kind_ == Kind::Scripted) {
        if (const auto date = date_from_environment())
            return *date + std::chrono::duration_cast<std::chrono::seconds>(passed_).count();
    }
    return std::time(nullptr);
}

std::string local_time_text(std::int64_t date, const char* pattern)
{
    const std::time_t seconds = date;
    std::tm parts{};
    localtime_r(&seconds, &parts);
    std::array<char, 64> text{};
    return {text.data(), std::strftime(text.data(), text.size(), pattern, &parts)};
}

} // namespace game
