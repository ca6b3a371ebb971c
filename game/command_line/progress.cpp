#include "game/command_line/progress.h"

#include <algorithm>
#include <cmath>

#include "engine/base/rounding.h"
#include "engine/base/whole_number.h"

namespace game {

namespace {

using Seconds = Progress::Seconds;

constexpr Seconds between_lines{0.2};
constexpr Seconds before_the_first{0.5};

// "1:05:07", "0:42".
std::string to_time(Seconds time)
{
    const long long seconds = std::llround(time.count());
    using engine::two_numerals;
    const long long hours = seconds / 3600, minutes = seconds / 60 % 60;
    return (hours > 0 ? std::to_string(hours) + ":" + two_numerals(minutes)
                      : std::to_string(minutes)) +
           ":" + two_numerals(seconds % 60);
}

// "950", "12.3k", "1.2M": short, as the line is written over and over.
std::string to_rate(double rate)
{
    const auto with_tenth = [](double number) {
        const long long tenths = std::llround(number * 10);
        return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
    };
    if (rate >= 1e6)
        return with_tenth(rate / 1e6) + "M";
    if (rate >= 1e4)
        return with_tenth(rate / 1e3) + "k";
    return rate >= 10 ? std::to_string(std::llround(rate)) : with_tenth(rate);
}

} // namespace

Progress::Progress(std::ostream* out, const engine::Translations& texts, Clock clock)
    : out_(out),
      texts_(texts),
      clock_(std::move(clock)),
      begun_(out ? clock_() : Seconds()),
      shown_at_(begun_ + before_the_first - between_lines)
{
}

Progress::Clock Progress::steady_clock()
{
    return [] {
        return Seconds(std::chrono::steady_clock::now().time_since_epoch());
    };
}

std::string Progress::line(std::size_t puzzles, std::optional<double> share, Seconds passed) const
{
    const std::string done = texts_.trn("{n} puzzle", "{n} puzzles", puzzles);
    const std::string rate = to_rate(engine::ratio(puzzles, std::max(passed.count(), 1e-3)));
    if (!share || *share <= 0)
        return engine::fill_places(texts_.tr("{done}, {rate} a second"),
                                   {{"done", done}, {"rate", rate}});
    const Seconds left = passed * ((1 - *share) / *share);
    return engine::fill_places(texts_.tr("{done}, {rate} a second, {time} left"),
                               {{"done", done}, {"rate", rate}, {"time", to_time(left)}});
}

void Progress::update(std::size_t puzzles, std::optional<double> share)
{
    if (!out_)
        return;
    const Seconds now = clock_();
    if (now - shown_at_ < between_lines)
        return;
    shown_at_ = now;
    std::string text = line(puzzles, share, now - begun_);
    const std::size_t length = text.size();
    if (length < shown_)
        text.resize(shown_, ' ');
    *out_ << '\r' << text << std::flush;
    shown_ = length;
}

void Progress::clear()
{
    if (!out_ || shown_ == 0)
        return;
    *out_ << '\r' << std::string(shown_, ' ') << '\r' << std::flush;
    shown_ = 0;
}

} // namespace game
