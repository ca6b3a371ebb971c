#include "game/scenes/records/run_overview.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/day.h"
#include "engine/base/ensure.h"
#include "engine/make/puzzle_spec.h"
#include "engine/rules/layout.h"
#include "engine/text/layout_name.h"
#include "game/scenes/records/record_categories.h"
#include "game/scenes/runs/days.h"
#include "game/ui/names.h"
#include "game/ui/scale.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;
using engine::PlayTime;
using engine::Record;
using engine::RunChoice;
using engine::RunFilter;

constexpr std::size_t most_points = 50; // of the trend
constexpr std::size_t line_length = 5;  // runs in an average of the trend's line
constexpr std::size_t most_bins = 20;
constexpr std::size_t most_parts = 200; // in a table, of which each row is measured
constexpr std::int64_t calendar_seconds = 27 * 7 * 86'400; // its weeks, and one for time zones

std::string board_name(const engine::Translations& texts, const std::string& board)
{
    const auto layout = engine::find_layout(board);
    return layout ? engine::layout_name(texts, *layout) : board;
}

RunChoice choice_of_category(const std::string& category)
{
    const auto parts = engine::parse_category(category);
    if (!parts)
        return {.board = category};
    return {.board = parts->layout,
            .level = parts->level,
            .is_from_elsewhere = parts->is_from_elsewhere};
}

// The name of a category below that of its board.
std::string level_text(const engine::Translations& texts, const std::string& category)
{
    const auto parts = engine::parse_category(category);
    if (!parts) // of a later version, or from a list that somebody wrote
        return category;
    const std::string level = level_name(texts, parts->level);
    return parts->is_from_elsewhere
               ? texts.tr(Message{N_("{level}, from elsewhere"), {{"level", level}}})
               : level;
}

std::string duration_text(const engine::Translations& texts, PlayTime time)
{
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(time).count();
    if (minutes < 60)
        return texts.tr(Message{N_("{minutes} min"), {{"minutes", std::to_string(minutes)}}});
    return texts.tr(Message{
        N_("{hours} h {minutes} min"),
        {{"hours", std::to_string(minutes / 60)}, {"minutes", std::to_string(minutes % 60)}}});
}

class Overview {
public:
    Overview(Services& services, const OverviewChoice& choice)
        : services_(services),
          choice_(choice),
          runs_(engine::chosen_runs(services.records, choice.runs))
    {
        for (const std::size_t run : runs_)
            times_.push_back(record(run).time);
    }

    RunOverview overview() const
    {
        RunOverview overview{.runs = runs_.size()};
        if (choice_.is_category()) {
            overview.pictures = {OverviewPicture::Trend, OverviewPicture::Distribution,
                                 OverviewPicture::Calendar};
        } else {
            overview.pictures = {OverviewPicture::Parts, OverviewPicture::Calendar};
            add_parts(overview);
        }
        if (runs_.empty())
            return overview;
        overview.tiles = choice_.is_category() ? tiles_of_category() : tiles_of_many();
        if (choice_.is_category())
            for (const std::size_t length : {5u, 12u, 100u})
                overview.averages.push_back(engine::average_of_last(times_, length));
        return overview;
    }

    std::unique_ptr<RunChart> chart(OverviewPicture picture) const
    {
        ENSURE(!runs_.empty());
        if (picture == OverviewPicture::Trend)
            return make_trend_chart(services_.texts, trend(), line_length);
        if (picture == OverviewPicture::Distribution)
            return make_distribution_chart(services_.texts,
                                           engine::distribution(times_, most_bins));
        ENSURE(picture == OverviewPicture::Calendar);
        return calendar();
    }

private:
    const Record& record(std::size_t run) const { return services_.records.runs()[run]; }
    std::string date_of(std::size_t run) const { return calendar_day(services_, record(run).date); }
    std::string tr(const char* text) const { return services_.texts.tr(text); }

    OverviewTile tile_of_count() const
    {
        return {
            tr(N_("Runs")), std::to_string(runs_.size()),
            services_.texts.tr(Message{N_("since {date}"), {{"date", date_of(runs_.front())}}})};
    }
    OverviewTile tile_of_duration() const
    {
        PlayTime all{0};
        for (const PlayTime time : times_)
            all += time;
        return {tr(N_("Time played")), duration_text(services_.texts, all)};
    }
    OverviewTile tile_of_clean_runs() const
    {
        RunChoice all = choice_.runs;
        all.filter = RunFilter::All;
        const std::vector<std::size_t> runs = engine::chosen_runs(services_.records, all);
        const auto is_clean = [this](std::size_t run) {
            return record(run).is_clean();
        };
        const auto clean = static_cast<int>(std::ranges::count_if(runs, is_clean));
        const auto count = static_cast<int>(runs.size());
        return {
            tr(N_("Clean runs")),
            services_.texts.tr(Message{
                N_("{percent} %"), {{"percent", std::to_string(rounded(100.0 * clean / count))}}}),
            services_.texts.tr(
                Message{N_("{clean} of {all}"),
                        {{"clean", std::to_string(clean)}, {"all", std::to_string(count)}}})};
    }

    std::vector<OverviewTile> tiles_of_category() const
    {
        const auto best = std::ranges::min_element(times_);
        return {tile_of_count(),
                {tr(N_("Best")), clock_text(*best), date_of(runs_[best - times_.begin()])},
                {tr(N_("Mean")), clock_text(engine::mean(times_))},
                {tr(N_("Median")), clock_text(engine::median(times_))},
                tile_of_duration(),
                tile_of_clean_runs()};
    }
    std::vector<OverviewTile> tiles_of_many() const
    {
        return {tile_of_count(), tile_of_duration(), tile_of_clean_runs()};
    }

    Elsewhere elsewhere() const
    {
        return choice_.runs.is_with_elsewhere ? Elsewhere::Together : Elsewhere::Apart;
    }
    // What the runs of a category are a part of.
    std::string part_of(const std::string& category) const
    {
        return choice_.runs.board.empty() ? board_of(category)
                                          : shown_category(category, elsewhere());
    }

    void add_parts(RunOverview& overview) const
    {
        const bool of_everything = choice_.runs.board.empty();
        std::unordered_map<std::string, std::size_t> places;
        for (const std::string& category :
             shown_categories(services_.records.categories(), elsewhere())) {
            const std::string board = board_of(category);
            if ((!of_everything && board != choice_.runs.board) ||
                !places.try_emplace(part_of(category), places.size()).second)
                continue;
            if (overview.parts.size() < most_parts)
                overview.parts.push_back({of_everything ? board_name(services_.texts, board)
                                                        : level_text(services_.texts, category)});
            else
                ++overview.more_parts;
        }
        std::vector<std::vector<PlayTime>> times(overview.parts.size());
        std::unordered_map<std::string_view, std::size_t> known; // of categories
        for (std::size_t run = 0; run < runs_.size(); ++run) {
            const std::string& category = record(runs_[run]).category;
            const auto [place, is_new] = known.try_emplace(category);
            if (is_new)
                place->second = places.at(part_of(category));
            if (place->second < times.size())
                times[place->second].push_back(times_[run]);
        }
        for (std::size_t part = 0; part < overview.parts.size(); ++part)
            fill_in(overview.parts[part], times[part], !of_everything);
    }

    static void fill_in(OverviewPart& part, const std::vector<PlayTime>& times, bool has_times)
    {
        part.runs = engine::count_of(times);
        if (times.empty() || !has_times)
            return;
        part.mean = engine::mean(times);
        part.best = std::ranges::min(times);
    }

    std::vector<TrendPoint> trend() const
    {
        const auto averages = engine::running_averages(times_, line_length);
        const std::size_t first = runs_.size() - std::min(most_points, runs_.size());
        std::vector<TrendPoint> points;
        PlayTime best = PlayTime::max();
        for (std::size_t index = 0; index < runs_.size(); ++index) {
            const bool is_new_best = times_[index] < best;
            best = std::min(best, times_[index]);
            if (index >= first)
                points.push_back(
                    {date_of(runs_[index]), times_[index], averages[index], is_new_best});
        }
        return points;
    }

    std::unique_ptr<RunChart> calendar() const
    {
        const std::int64_t now = services_.host.date();
        std::vector<PlayedDay> days;
        for (const std::size_t run : runs_) {
            if (record(run).date < now - calendar_seconds)
                continue;
            const engine::Day day = local_day(services_.host, record(run).date);
            if (!days.empty() && days.back().day == day)
                ++days.back().runs;
            else
                days.push_back({day, 1});
        }
        return make_calendar_chart(services_.texts, std::move(days), today(services_));
    }

    Services& services_;
    const OverviewChoice& choice_;
    std::vector<std::size_t> runs_; // in the book, the oldest first
    std::vector<PlayTime> times_;   // of these
};

} // namespace

std::vector<OverviewChoice> overview_choices(const std::vector<std::string>& all,
                                             Elsewhere elsewhere)
{
    const std::vector<std::string> categories = shown_categories(all, elsewhere);
    std::vector<std::string> boards; // of each; those of one board follow each other
    boards.reserve(categories.size());
    for (const std::string& category : categories)
        boards.push_back(board_of(category));
    std::vector<OverviewChoice> choices(1); // everything
    choices.reserve(categories.size() + 1);
    for (std::size_t index = 0; index < categories.size(); ++index) {
        const std::string& board = boards[index];
        const bool is_first = index == 0 || boards[index - 1] != board;
        const bool is_last = index + 1 == boards.size() || boards[index + 1] != board;
        const bool is_only_one = is_first && is_last;
        if (is_first && !is_only_one)
            choices.push_back({{.board = board}});
        choices.push_back({choice_of_category(categories[index]), categories[index], !is_only_one});
    }
    for (OverviewChoice& choice : choices)
        choice.runs.is_with_elsewhere = elsewhere == Elsewhere::Together;
    return choices;
}

std::string choice_name(const engine::Translations& texts, const OverviewChoice& choice)
{
    if (choice.is_category())
        return category_name(texts, choice.category);
    return choice.runs.board.empty() ? texts.tr("All boards")
                                     : board_name(texts, choice.runs.board);
}

std::string short_choice_name(const engine::Translations& texts, const OverviewChoice& choice)
{
    return choice.is_level ? level_text(texts, choice.category) : choice_name(texts, choice);
}

RunOverview overview_of(Services& services, const OverviewChoice& choice)
{
    return Overview(services, choice).overview();
}

std::unique_ptr<RunChart>
chart_of(Services& services, const OverviewChoice& choice, OverviewPicture picture)
{
    return Overview(services, choice).chart(picture);
}

} // namespace game
