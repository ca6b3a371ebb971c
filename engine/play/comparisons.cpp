#include "engine/play/comparisons.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/base/table.h"

namespace engine {

namespace {

constexpr std::array<std::string_view, comparison_count> ids = {
    "nothing", "best-run", "best-segments", "best-splits", "average-of-last", "best-here", "rival"};

bool is_usable(const Record& run)
{
    return !run.deleted && !run.fill_times.empty();
}

// Calls look(run) for the runs of the category that can be raced, in their order. Pages without
// one are skipped.
template <typename Look>
void for_each_run_to_race(const RecordBook& book, const Runner& runner, Look look)
{
    book.runs().for_each_page([&](const RunPage& page, std::size_t start) {
        const CategorySum* sum = page.category(runner.category);
        if (sum == nullptr || !sum->fastest_rival)
            return;
        for (std::size_t index = 0; index < page.runs().size(); ++index) {
            const Record& run = page.runs()[index];
            if (run.category == runner.category && is_usable(run) && !run.repeated &&
                run.stats.clean() && runner.left_out != start + index)
                look(run);
        }
    });
}

// Calls look(run, its index) for those that may be of the puzzle, by their keys.
template <typename Look>
void for_each_run_of(const Record& played, const RunPages& runs, Look look)
{
    const std::uint32_t recipe = key_of(played, RunKey::Recipe);
    const std::uint32_t seed = key_of(played, RunKey::Seed);
    runs.for_each_page([&](const RunPage& page, std::size_t start) {
        for (std::size_t index = 0; index < page.runs().size(); ++index) {
            const bool has_recipe =
                !played.recipe.empty() && page.keys(RunKey::Recipe)[index] == recipe;
            const bool has_seed = !played.seed.empty() && page.keys(RunKey::Seed)[index] == seed;
            if (has_recipe || has_seed)
                look(page.runs()[index], start + index);
        }
    });
}

using Times = std::vector<const std::vector<PlayTime>*>;

// Of the runs that were looked at: the last ones, and for each segment the first one that was the
// fastest there.
class RunsToRace {
public:
    void add(const Record& run)
    {
        all_.push_back(&run.fill_times);
        const auto place =
            std::ranges::upper_bound(last_, run.date, std::ranges::greater(), &Record::date);
        last_.insert(place, &run);
        if (last_.size() > averaged_runs)
            last_.pop_back();
        const Segments own = segments_of(splits_of(run.fill_times, count_of(run.fill_times)));
        for (std::size_t split = 0; split < own.size(); ++split) {
            if (own[split] && (!fastest_[split] || *own[split] < *fastest_[split])) {
                fastest_[split] = own[split];
                fastest_runs_[split] = &run.fill_times;
            }
        }
    }

    const Times& all() const { return all_; }
    const Segments& fastest() const { return fastest_; }
    Times with_fastest_segments() const { return {fastest_runs_.begin(), fastest_runs_.end()}; }
    Times last() const
    {
        Times times;
        for (const Record* run : last_)
            times.push_back(&run->fill_times);
        return times;
    }

private:
    Times all_;
    std::vector<const Record*> last_; // the last one first
    Segments fastest_;
    std::array<const std::vector<PlayTime>*, split_count> fastest_runs_{};
};

} // namespace

std::string_view id_of(Comparison comparison)
{
    return ids[index_of(comparison)];
}

std::optional<Comparison> find_comparison(std::string_view id)
{
    const auto found = std::ranges::find(ids, id);
    if (found == ids.end())
        return std::nullopt;
    return enumerator_at<Comparison>(found - ids.begin());
}

Comparisons::Comparisons(const RecordBook& book, const Runner& runner)
{
    ENSURE(runner.cells_to_fill >= 1);
    read_category(book, runner);
    read_board(book, runner);
    if (!runner.rival || runner.rival->times.empty())
        return;
    rival_ = runner.rival->name;
    Ghost& ghost = at(Comparison::Rival);
    ghost.times = stretched(runner.rival->times, runner.cells_to_fill);
    if (count_of(runner.rival->cells) == runner.cells_to_fill)
        ghost.cells = runner.rival->cells;
}

void Comparisons::read_category(const RecordBook& book, const Runner& runner)
{
    const Record* best = book.best_rival(runner.category, runner.left_out);
    if (best == nullptr)
        return;
    const int cells = runner.cells_to_fill;
    at(Comparison::BestRun).times = stretched(best->fill_times, cells);
    RunsToRace runs;
    for_each_run_to_race(book, runner, [&runs](const Record& run) { runs.add(run); });
    fastest_ = runs.fastest();
    if (runs.all().size() < 2)
        return;
    at(Comparison::BestSegments).times = best_segments(runs.with_fastest_segments(), cells);
    at(Comparison::BestSplits).times = best_splits(runs.all(), cells);
    const Times last = runs.last();
    averaged_ = count_of(last);
    at(Comparison::AverageOfLast).times = average_times(last, cells);
}

// Clean runs go before assisted ones.
void Comparisons::read_board(const RecordBook& book, const Runner& runner)
{
    const Record played{.category = runner.category, .seed = runner.seed, .recipe = runner.recipe};
    const Record* best = nullptr;
    const auto is_better = [&best](const Record& run) {
        if (best == nullptr || run.stats.clean() != best->stats.clean())
            return best == nullptr || run.stats.clean();
        return run.time < best->time;
    };
    for_each_run_of(played, book.runs(), [&](const Record& run, std::size_t index) {
        if (is_usable(run) && runner.left_out != index && is_same_puzzle(run, played) &&
            is_better(run))
            best = &run;
    });
    if (best == nullptr)
        return;
    at(Comparison::BestHere).times = stretched(best->fill_times, runner.cells_to_fill);
    game_here_ = best->game;
}

Ghost& Comparisons::at(Comparison comparison)
{
    return ghosts_[index_of(comparison)];
}

void Comparisons::set_cells_here(Cells cells)
{
    Ghost& ghost = at(Comparison::BestHere);
    if (cells.size() == ghost.times.size())
        ghost.cells = std::move(cells);
}

const Ghost& Comparisons::ghost(Comparison comparison) const
{
    return ghosts_[index_of(comparison)];
}

bool Comparisons::offers(Comparison comparison) const
{
    return comparison == Comparison::Nothing || ghost(comparison).is_there();
}

bool Comparisons::offers_any() const
{
    return std::ranges::any_of(ghosts_, &Ghost::is_there);
}

Comparison Comparisons::after(Comparison comparison) const
{
    do {
        comparison = enumerator_at<Comparison>((index_of(comparison) + 1) % ids.size());
    } while (!offers(comparison));
    return comparison;
}

Comparison Comparisons::first(Comparison preferred) const
{
    if (offers(Comparison::Rival))
        return Comparison::Rival;
    if (preferred == Comparison::Nothing)
        return preferred;
    if (offers(Comparison::BestHere))
        return Comparison::BestHere;
    return offers(preferred) ? preferred : Comparison::BestRun;
}

bool Comparisons::is_gold(std::size_t split, const Segments& segments) const
{
    return segments[split] && fastest_[split] && *segments[split] < *fastest_[split];
}

Trend trend(PlayTime before, PlayTime now)
{
    if (now == before)
        return Trend::Steady;
    return now < before ? Trend::Gaining : Trend::Losing;
}

} // namespace engine
