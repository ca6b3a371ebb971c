#include "engine/play/comparisons.h"

#include <algorithm>
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

std::vector<const Record*> runs_to_race(const RecordBook& book, const Runner& runner)
{
    std::vector<const Record*> runs;
    for (std::size_t index = 0; index < book.runs().size(); ++index) {
        const Record& run = book.runs()[index];
        if (run.category == runner.category && is_usable(run) && !run.repeated &&
            run.stats.clean() && runner.left_out != index)
            runs.push_back(&run);
    }
    return runs;
}

using Times = std::vector<const std::vector<PlayTime>*>;

Times times_of(const std::vector<const Record*>& runs)
{
    Times times;
    for (const Record* run : runs)
        times.push_back(&run->fill_times);
    return times;
}

std::vector<const Record*> last_of(std::vector<const Record*> runs)
{
    std::ranges::stable_sort(runs, std::ranges::greater(), &Record::date);
    if (runs.size() > averaged_runs)
        runs.resize(averaged_runs);
    return runs;
}

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
    return static_cast<Comparison>(found - ids.begin());
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
    const std::vector<const Record*> runs = runs_to_race(book, runner);
    if (runs.empty())
        return;
    const int cells = runner.cells_to_fill;
    const auto* best =
        *std::ranges::min_element(runs, {}, [](const Record* run) { return run->time; });
    at(Comparison::BestRun).times = stretched(best->fill_times, cells);
    for (const Record* run : runs) {
        const Segments own = segments_of(splits_of(run->fill_times, count_of(run->fill_times)));
        for (std::size_t split = 0; split < own.size(); ++split) {
            if (own[split] && (!fastest_[split] || *own[split] < *fastest_[split]))
                fastest_[split] = own[split];
        }
    }
    if (runs.size() < 2)
        return;
    const Times times = times_of(runs);
    at(Comparison::BestSegments).times = best_segments(times, cells);
    at(Comparison::BestSplits).times = best_splits(times, cells);
    const Times last = times_of(last_of(runs));
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
    for (std::size_t index = 0; index < book.runs().size(); ++index) {
        const Record& run = book.runs()[index];
        if (is_usable(run) && runner.left_out != index && is_same_puzzle(run, played) &&
            is_better(run))
            best = &run;
    }
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
        comparison = static_cast<Comparison>((index_of(comparison) + 1) % ids.size());
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
