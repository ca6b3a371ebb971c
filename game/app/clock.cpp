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

static std::optional<engine::MonotonicTime> time_since_boot()
{
#ifdef CLOCK_BOOTTIME
    std::timespec time{};
    if (::clock_gettime(CLOCK_BOOTTIME, &time) == 0)
        return std::chrono::duration_cast<engine::MonotonicTime>(
            std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec));
#endif
    return std::nullopt;
}

std::chrono::microseconds time_of_thread()
{
    std::timespec time{};
    if (::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) != 0)
        ::clock_gettime(CLOCK_MONOTONIC, &time);
    return std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec));
}

Clock::Clock(Kind kind, Source source) : kind_(kind), source_(source), seen_(source()) {}

Clock::Reading Clock::system_clocks()
{
    const auto awake = std::chrono::duration_cast<engine::MonotonicTime>(
        std::chrono::steady_clock::now().time_since_epoch());
    return {awake, time_since_boot()};
}

engine::MonotonicTime Clock::now()
{
    if (kind_ == Kind::Scripted)
        return passed_;
    constexpr engine::PlayTime for_a_busy_machine{2000};
    constexpr engine::PlayTime between_two_clocks{1000}; // which are not read at the same moment
    const Reading reading = source_();
    const engine::PlayTime gap = reading.awake - seen_.awake;
    const bool was_awake = reading.with_sleep && seen_.with_sleep &&
                           gap <= *reading.with_sleep - *seen_.with_sleep + between_two_clocks;
    const engine::PlayTime most = was_awake ? gap : until_asked_ + for_a_busy_machine;
    const engine::PlayTime believed = std::max(engine::PlayTime{0}, std::min(gap, most));
    interruptions_ += gap > believed ? 1 : 0;
    left_out_ += gap - believed;
    seen_ = reading;
    return reading.awake - left_out_;
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
