#include "engine/play/run_statistics.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string_view>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/make/puzzle_spec.h"

namespace engine {

namespace {

// Decides whether the runs of a category are looked at. A list may have brought very many
// categories, most of them of other boards.
class CategoryChoice {
public:
    explicit CategoryChoice(const RunChoice& choice) : choice_(choice) {}

    bool has_all() const { return choice_.board.empty() && !choice_.level; }

    // Runs of one category often follow each other.
    bool has(std::string_view category)
    {
        if (has_all() || !category.starts_with(choice_.board))
            return has_all();
        if (last_ != category) {
            last_ = category;
            has_last_ = is_chosen(category);
        }
        return has_last_;
    }

    bool has_one_of(const RunPage& page)
    {
        return has_all() || std::ranges::any_of(page.categories(), [this](const CategorySum& sum) {
                   return has(sum.category);
               });
    }

private:
    bool is_chosen(std::string_view category) const
    {
        const auto parts = parse_category(category);
        if (!parts) // of a later version: it is its own board
            return !choice_.level && category == choice_.board;
        if (!choice_.board.empty() && parts->layout != choice_.board)
            return false;
        const bool is_of_kind =
            choice_.is_with_elsewhere || parts->is_from_elsewhere == choice_.is_from_elsewhere;
        return !choice_.level || (parts->level == *choice_.level && is_of_kind);
    }

    const RunChoice& choice_;
    std::string_view last_ = {};
    bool has_last_ = false;
};

PlayTime mean_of_middle(std::span<const PlayTime> sorted)
{
    const std::size_t out = left_out_at_each_end(sorted.size());
    return mean(sorted.subspan(out, sorted.size() - 2 * out));
}

// How many times the median.
constexpr int slow_runs_from = 4;

} // namespace

std::vector<std::size_t> chosen_runs(const RecordBook& book, const RunChoice& choice)
{
    CategoryChoice categories(choice);
    struct Chosen {
        std::int64_t date;
        std::size_t index;
    };
    std::vector<Chosen> chosen;
    book.runs().for_each_page([&](const RunPage& page, std::size_t start) {
        if (!categories.has_one_of(page))
            return;
        for (std::size_t index = 0; index < page.runs().size(); ++index) {
            const Record& run = page.runs()[index];
            const bool is_of_filter = accepts(choice.filter, run);
            const bool is_theirs = choice.initials.empty() || run.initials == choice.initials;
            if (is_of_filter && is_theirs && run.counts() && categories.has(run.category))
                chosen.push_back({run.date, start + index});
        }
    });
    if (!std::ranges::is_sorted(chosen, {}, &Chosen::date))
        std::ranges::stable_sort(chosen, {}, &Chosen::date);
    std::vector<std::size_t> indexes;
    indexes.reserve(chosen.size());
    for (const Chosen& each : chosen)
        indexes.push_back(each.index);
    return indexes;
}

std::vector<std::string> players(const RecordBook& book)
{
    std::map<std::string, int> counts;
    book.runs().for_each_page([&counts](const RunPage& page, std::size_t) {
        for (const CategorySum& category : page.categories()) {
            for (const CategorySum& player : category.players)
                counts[player.initials] += player.runs;
        }
    });
    std::vector<std::string> players;
    for (const auto& [initials, count] : counts)
        players.push_back(initials);
    std::ranges::sort(players, {}, [&counts](const std::string& who) {
        return std::pair(-counts.at(who), std::string_view(who));
    });
    return players;
}

std::size_t left_out_at_each_end(std::size_t count)
{
    return (count + 19) / 20;
}

// The last times are kept sorted, so that one more costs two small moves in memory.
std::vector<std::optional<PlayTime>> running_averages(std::span<const PlayTime> times,
                                                      std::size_t length)
{
    ENSURE(length >= 3);
    std::vector<std::optional<PlayTime>> averages;
    averages.reserve(times.size());
    std::vector<PlayTime> sorted;
    for (std::size_t index = 0; index < times.size(); ++index) {
        sorted.insert(std::ranges::upper_bound(sorted, times[index]), times[index]);
        if (sorted.size() > length)
            sorted.erase(std::ranges::lower_bound(sorted, times[index - length]));
        averages.push_back(sorted.size() == length ? std::optional(mean_of_middle(sorted))
                                                   : std::nullopt);
    }
    return averages;
}

Average average_of_last(std::span<const PlayTime> times, std::size_t length)
{
    Average average{.length = length};
    for (const std::optional<PlayTime>& each : running_averages(times, length)) {
        average.now = each;
        if (each && (!average.best || *each < *average.best))
            average.best = each;
    }
    return average;
}

PlayTime mean(std::span<const PlayTime> times)
{
    ENSURE(!times.empty());
    const PlayTime sum = std::accumulate(times.begin(), times.end(), PlayTime{0});
    return PlayTime{sum.count() / std::ssize(times)};
}

PlayTime median(std::span<const PlayTime> times)
{
    ENSURE(!times.empty());
    std::vector<PlayTime> sorted(times.begin(), times.end());
    std::ranges::sort(sorted);
    const std::size_t middle = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

Distribution distribution(std::span<const PlayTime> times, std::size_t most)
{
    ENSURE(!times.empty() && most >= 2);
    const auto [fastest, slowest] = std::ranges::minmax(times);
    const PlayTime last = std::min(slowest, slow_runs_from * median(times));
    const auto bins_of = [&, from = fastest](PlayTime width) -> std::size_t {
        return last / width - from / width + 1;
    };
    Distribution result{.width = std::chrono::seconds(round_seconds.front()),
                        .is_last_open = last < slowest};
    for (std::size_t wider = 1; bins_of(result.width) > most; ++wider)
        result.width = wider < round_seconds.size()
                           ? PlayTime(std::chrono::seconds(round_seconds[wider]))
                           : 2 * result.width;
    const PlayTime first = result.width * (fastest / result.width);
    for (std::size_t bin = 0; bin < bins_of(result.width); ++bin)
        result.bins.push_back({first + result.width * bin, 0});
    for (const PlayTime time : times)
        ++result.bins[(std::min(time, last) - first) / result.width].count;
    return result;
}

} // namespace engine
