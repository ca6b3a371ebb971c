#pragma once
// Pictures of many runs: how the times developed, how they are distributed, on which days they were
// played. Each has values that can be pointed at or walked through, and says each in words.

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/play/run_statistics.h"
#include "engine/text/translations.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

class RunChart {
public:
    virtual ~RunChart() = default;

    virtual int value_count() const = 0;
    // The value that is nearest to the point, which is inside the chart; nothing if there is none.
    virtual std::optional<int> value_at(Rect chart, Point at, Scale scale) const = 0;
    virtual std::string in_words(int value) const = 0; // "2026-11-21: 4:12.3, a new best"
    // What the signs of the picture mean, for when no value is chosen.
    virtual std::string legend() const = 0;
    virtual void draw(Canvas& canvas, Rect chart, std::optional<int> chosen, Scale scale) const = 0;
};

struct TrendPoint {
    std::string date; // as the player reads it
    engine::PlayTime time{0};
    std::optional<engine::PlayTime> average = {}; // of the last runs up to this one
    bool is_new_best = false;
};
// The times of the runs, the oldest at the left, and a line through their averages of
// `average_length`. There is at least one point; times far above the others are drawn at the top.
std::unique_ptr<RunChart> make_trend_chart(const engine::Translations& texts,
                                           std::vector<TrendPoint> points,
                                           int average_length);

// How many runs took how long. There is at least one bin.
std::unique_ptr<RunChart> make_distribution_chart(const engine::Translations& texts,
                                                  engine::Distribution distribution);

struct PlayedDay {
    std::chrono::sys_days day;
    int runs = 0;
};
// The weeks up to today, Monday at the top, as many as there is room for; `days` in order. The more
// runs on a day, the larger its square.
std::unique_ptr<RunChart> make_calendar_chart(const engine::Translations& texts,
                                              std::vector<PlayedDay> days,
                                              std::chrono::sys_days today);

} // namespace game
