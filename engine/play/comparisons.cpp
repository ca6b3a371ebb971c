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

// Rematches, too; nobody can race what nobody can play.
bool is_usable(const Record& run)
{
    return !run.deleted && !run.fill_times.empty() && (run.from_list & is_too_fast) == 0;
}

bool is_of_several(Comparison comparison)
{
    return comparison == Comparison::BestSegments || comparison == Comparison::BestSplits ||
           comparison == Comparison::AverageOfLast;
}

bool is_by(const Record& run, const std::string& initials)
{
    return initials.empty() || run.initials == initials;
}

// Calls look(run) for the runs of the category that can be raced, in their order. Pages without
// one are skipped.
template <typename Look>
void for_each_run_to_race(const RunPages& runs, const Runner& runner, Look look)
{
    runs.for_each_page([&](const RunPage& page, std::size_t start) {
        const CategorySum* sum = page.category(runner.category, runner.initials);
        if (sum == nullptr || !sum->fastest_rival)
            return;
        for (std::size_t index = 0; index < page.runs().size(); ++index) {
            const Record& run = page.runs()[index];
            if (run.category == runner.category && is_usable(run) && run.counts() &&
                run.is_clean() && is_by(run, runner.initials) && runner.left_out != start + index)
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

Comparisons::Comparisons(const RecordBook& book, Runner runner)
    : runner_(std::move(runner)), runs_(book.runs())
{
    ENSURE(runner_.cells_to_fill >= 1);
    read_category(book);
    read_board();
    if (!runner_.rival || runner_.rival->times.empty())
        return;
    rival_ = runner_.rival->name;
    Ghost& ghost = at(Comparison::Rival);
    ghost.times = stretched(runner_.rival->times, runner_.cells_to_fill);
    if (count_of(runner_.rival->cells) == runner_.cells_to_fill)
        ghost.cells = runner_.rival->cells;
}

void Comparisons::read_category(const RecordBook& book)
{
    const RecordBook::Rivals rivals =
        book.rivals(runner_.category, runner_.initials, runner_.left_out);
    if (rivals.fastest == nullptr)
        return;
    at(Comparison::BestRun).times = stretched(rivals.fastest->fill_times, runner_.cells_to_fill);
    fastest_ = rivals.segments;
    has_several_ = rivals.runs >= 2;
    averaged_ = has_several_ ? std::min(rivals.runs, static_cast<int>(averaged_runs)) : 0;
}

// The times of a ghost that needs all runs of the category.
std::vector<PlayTime> Comparisons::of_several(Comparison comparison) const
{
    RunsToRace runs;
    for_each_run_to_race(runs_, runner_, [&runs](const Record& run) { runs.add(run); });
    switch (comparison) {
    case Comparison::BestSegments:
        return best_segments(runs.with_fastest_segments(), runner_.cells_to_fill);
    case Comparison::BestSplits:
        return best_splits(runs.all(), runner_.cells_to_fill);
    case Comparison::AverageOfLast:
        return average_times(runs.last(), runner_.cells_to_fill);
    case Comparison::Nothing:
    case Comparison::BestRun:
    case Comparison::BestHere:
    case Comparison::Rival:
        break;
    }
    return {};
}

// Clean runs go before assisted ones.
void Comparisons::read_board()
{
    const Record played{
        .category = runner_.category, .seed = runner_.seed, .recipe = runner_.recipe};
    const Record* best = nullptr;
    const auto is_better = [&best](const Record& run) {
        if (best == nullptr || run.is_clean() != best->is_clean())
            return best == nullptr || run.is_clean();
        return run.time < best->time;
    };
    for_each_run_of(played, runs_, [&](const Record& run, std::size_t index) {
        if (is_usable(run) && runner_.left_out != index && is_by(run, runner_.initials) &&
            is_same_puzzle(run, played) && is_better(run))
            best = &run;
    });
    if (best == nullptr)
        return;
    at(Comparison::BestHere).times = stretched(best->fill_times, runner_.cells_to_fill);
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
    Ghost& ghost = ghosts_[index_of(comparison)];
    if (is_of_several(comparison) && has_several_ && !ghost.is_there())
        ghost.times = of_several(comparison);
    return ghost;
}

bool Comparisons::offers(Comparison comparison) const
{
    if (is_of_several(comparison))
        return has_several_;
    return comparison == Comparison::Nothing || ghosts_[index_of(comparison)].is_there();
}

bool Comparisons::offers_any() const
{
    return has_several_ || std::ranges::any_of(ghosts_, &Ghost::is_there);
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

std::optional<PlayTime> Comparisons::best_possible(const Splits& splits, PlayTime now) const
{
    if (!has_several_)
        return std::nullopt;
    PlayTime time{0};
    bool is_live = true;
    for (std::size_t split = 0; split < splits.size(); ++split) {
        if (splits[split]) {
            time = *splits[split];
            continue;
        }
        if (!fastest_[split])
            return std::nullopt;
        time += *fastest_[split];
        // The segment that the run is in takes at least as long as it already does.
        if (std::exchange(is_live, false))
            time = std::max(time, now);
    }
    return time;
}

Trend trend(PlayTime before, PlayTime now)
{
    if (now == before)
        return Trend::Steady;
    return now < before ? Trend::Gaining : Trend::Losing;
}

} // namespace engine
