#include "game/widgets/charts/run_chart.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/base/count.h"
#include "game/ui/names.h"
#include "game/ui/scale.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;
using std::chrono::days;
using std::chrono::sys_days;

constexpr int week_count = 26;
constexpr int days_in_week = 7;
constexpr TextLook day_look{.size = 12, .tint = Paint::Ink2};

// Where the squares are: one column for each week.
struct CalendarGrid {
    Rect squares;
    int side = 0; // of the place of a square

    Rect place(int value) const
    {
        return {squares.x + value / days_in_week * side, squares.y + value % days_in_week * side,
                side, side};
    }
};

CalendarGrid grid_in(Rect chart, Scale scale)
{
    const int names = scale.font(40);
    const int months = scale.font(20);
    const int side = std::max(
        1, std::min((chart.width - names) / week_count, (chart.height - months) / days_in_week));
    return {{chart.x + names, chart.y + months, side * week_count, side * days_in_week}, side};
}

class CalendarChart : public RunChart {
public:
    CalendarChart(const engine::Translations& texts, std::vector<PlayedDay> played, sys_days today)
        : texts_(texts)
    {
        const unsigned since_monday =
            std::chrono::weekday(today).iso_encoding() - std::chrono::Monday.iso_encoding();
        first_ = today - days(since_monday) - days(days_in_week * (week_count - 1));
        runs_.assign((today - first_).count() + 1, 0);
        for (const PlayedDay& day : played)
            if (day.day >= first_ && day.day <= today)
                runs_[(day.day - first_).count()] += day.runs;
        most_ = std::max(1, *std::ranges::max_element(runs_));
    }

    int value_count() const override { return engine::count_of(runs_); }

    std::optional<int> value_at(Rect chart, Point at, Scale scale) const override
    {
        const CalendarGrid grid = grid_in(chart, scale);
        if (!grid.squares.contains(at))
            return std::nullopt;
        const int value = (at.x - grid.squares.x) / grid.side * days_in_week +
                          (at.y - grid.squares.y) / grid.side;
        return value < value_count() ? std::optional(value) : std::nullopt;
    }

    std::string in_words(int value) const override
    {
        return texts_.tr(Message{N_("{date}: {runs}"),
                                 {{"date", day_in_words(texts_, first_ + days(value), today())},
                                  {"runs", texts_.trn("{n} run", "{n} runs", runs_[value])}}});
    }

    std::string legend() const override
    {
        return texts_.tr("Each square is a day: the more runs, the larger it is.");
    }

    void draw(Canvas& canvas, Rect chart, std::optional<int> chosen, Scale scale) const override
    {
        const CalendarGrid grid = grid_in(chart, scale);
        draw_names(canvas, grid, chart.x, scale);
        for (int value = 0; value < value_count(); ++value)
            draw_day(canvas, grid.place(value), value, scale);
        if (chosen)
            canvas.rounded_border(grid.place(*chosen), scale.px(4), 2 * scale.unit, Paint::Focus);
    }

private:
    sys_days today() const { return first_ + days(value_count() - 1); }

    void draw_names(Canvas& canvas, const CalendarGrid& grid, int left, Scale scale) const
    {
        // Where the squares are small, every third name.
        const bool every = grid.side >= scale.font(18);
        for (int day = 0; day < days_in_week; day += every ? 1 : 3)
            draw_text(canvas, weekday_in_words(texts_, first_ + days(day)),
                      Rect{left, grid.place(day).y, grid.squares.x - left - scale.px(6), grid.side},
                      day_look, scale);
        int free_from = grid.squares.x;
        for (int week = 0; week < week_count; ++week) {
            const std::chrono::year_month_day monday = first_ + days(week * days_in_week);
            const std::string month = month_in_words(texts_, monday);
            const int width = canvas.width_of(month, font_of(day_look, scale));
            const int x = grid.squares.x + week * grid.side;
            if (unsigned{monday.day()} > days_in_week || x < free_from ||
                x + width > grid.squares.right())
                continue;
            draw_text(canvas, month,
                      Rect{x, grid.squares.y - scale.font(20), width, scale.font(18)}, day_look,
                      scale);
            free_from = x + width + scale.px(8);
        }
    }

    void draw_day(Canvas& canvas, Rect place, int value, Scale scale) const
    {
        const Rect square = place.inset(std::max(1, place.width / 12));
        canvas.rounded(square, scale.px(3), Paint::Track);
        if (runs_[value] == 0)
            return;
        const double share = 0.45 + 0.55 * runs_[value] / most_;
        const int smaller = rounded(square.width * (1 - share) / 2);
        canvas.rounded(square.inset(smaller), scale.px(3), Paint::Accent);
    }

    const engine::Translations& texts_;
    sys_days first_;        // a Monday
    std::vector<int> runs_; // of each day from the first one to today
    int most_ = 1;
};

} // namespace

std::unique_ptr<RunChart> make_calendar_chart(const engine::Translations& texts,
                                              std::vector<PlayedDay> days,
                                              std::chrono::sys_days today)
{
    return std::make_unique<CalendarChart>(texts, std::move(days), today);
}

} // namespace game
