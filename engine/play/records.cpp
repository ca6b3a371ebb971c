#include "engine/play/records.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "engine/base/ensure.h"

namespace engine {

namespace {

// For runs without a game id. Nobody plays the same run twice with the same time, to the
// millisecond, for every cell.
bool is_same_play(const Record& one, const Record& other)
{
    return !one.fill_times.empty() && one.fill_times == other.fill_times &&
           one.time == other.time && one.category == other.category && one.seed == other.seed &&
           one.stats == other.stats;
}

// Returns the index of the run of the same game or, without a game id, of the same play.
std::optional<std::size_t> run_like(const RecordBook& book, const Record& run)
{
    if (const auto of_game = book.run_of(run.game))
        return of_game;
    const auto same = std::ranges::find_if(
        book.runs(), [&run](const Record& other) { return is_same_play(other, run); });
    if (same == book.runs().end())
        return std::nullopt;
    return same - book.runs().begin();
}

bool is_same_puzzle(const Record& one, const Record& other)
{
    if (!one.recipe.empty() && !other.recipe.empty())
        return one.recipe == other.recipe;
    return !one.seed.empty() && one.seed == other.seed && one.category == other.category;
}

} // namespace

RecordBook::RecordBook(std::vector<Record> runs) : runs_(std::move(runs))
{
    std::set<std::string> games;
    std::erase_if(runs_, [&games](const Record& run) {
        return !run.game.empty() && !games.insert(run.game).second;
    });
}

std::optional<std::size_t> RecordBook::run_of(std::string_view game) const
{
    const auto found = std::ranges::find(runs_, game, &Record::game);
    if (game.empty() || found == runs_.end())
        return std::nullopt;
    return found - runs_.begin();
}

std::size_t RecordBook::add(Record record)
{
    if (const auto run = run_like(*this, record)) {
        if (runs_[*run].game.empty())
            runs_[*run].game = std::move(record.game);
        return *run;
    }
    record.repeated =
        std::ranges::any_of(runs_, [&](const Record& run) { return is_same_puzzle(run, record); });
    runs_.push_back(std::move(record));
    return runs_.size() - 1;
}

void RecordBook::rename(std::size_t run, std::string initials)
{
    ENSURE(run < runs_.size());
    runs_[run].initials = std::move(initials);
}

void RecordBook::set_deleted(std::size_t run, bool deleted)
{
    ENSURE(run < runs_.size());
    runs_[run].deleted = deleted;
}

std::vector<std::string> RecordBook::categories() const
{
    std::vector<std::string> categories;
    for (const Record& run : runs_) {
        if (!run.deleted &&
            std::find(categories.begin(), categories.end(), run.category) == categories.end())
            categories.push_back(run.category);
    }
    return categories;
}

std::vector<std::size_t> RecordBook::table(std::string_view category, RunFilter filter) const
{
    std::vector<std::size_t> table;
    for (std::size_t run = 0; run < runs_.size(); ++run) {
        const bool counts = filter == RunFilter::All || runs_[run].stats.clean();
        if (counts && runs_[run].category == category && !runs_[run].repeated &&
            !runs_[run].deleted)
            table.push_back(run);
    }
    std::stable_sort(table.begin(), table.end(), [this](std::size_t one, std::size_t other) {
        return runs_[one].time < runs_[other].time;
    });
    if (table.size() > table_length)
        table.resize(table_length);
    return table;
}

const Record* RecordBook::best(std::string_view category) const
{
    const Record* best = nullptr;
    for (const Record& run : runs_)
        if (run.category == category && !run.repeated && !run.deleted && run.stats.clean() &&
            (best == nullptr || run.time < best->time))
            best = &run;
    return best;
}

namespace {

// The parts of a run that never change: its game id or, without one, everything that was played.
// Runs with equal keys are distinguished by their order.
using RunKey = std::tuple<std::string, std::string, PlayTime, std::int64_t, std::vector<PlayTime>>;

class RunFinder {
public:
    explicit RunFinder(const RecordBook& book)
    {
        for (const Record& run : book.runs())
            runs_[key_of(run)].push_back(&run);
    }

    // Returns each run once; null when no more are left.
    const Record* take(const Record& like)
    {
        std::vector<const Record*>& found = runs_[key_of(like)];
        if (found.empty())
            return nullptr;
        const Record* first = found.front();
        found.erase(found.begin());
        return first;
    }

private:
    static RunKey key_of(const Record& run)
    {
        if (!run.game.empty())
            return {run.game, "", PlayTime{0}, 0, {}};
        return {run.category, run.seed, run.time, run.date, run.fill_times};
    }

    std::map<RunKey, std::vector<const Record*>> runs_;
};

bool has_new_initials(const Record& run, const RecordBook& before)
{
    const auto old = run_like(before, run);
    return !old || before.runs()[*old].initials != run.initials;
}

} // namespace

RecordBook merged(const RecordBook& before, const RecordBook& mine, const RecordBook& theirs)
{
    RunFinder old_runs(before);
    RunFinder my_runs(mine);
    std::vector<Record> runs;
    for (Record run : theirs.runs()) {
        const Record* old = old_runs.take(run);
        const Record* changed = my_runs.take(run);
        const bool is_renamed =
            changed != nullptr && (old == nullptr ? has_new_initials(*changed, before)
                                                  : changed->initials != old->initials);
        if (is_renamed)
            run.initials = changed->initials;
        if (changed != nullptr && changed->deleted != (old != nullptr && old->deleted))
            run.deleted = changed->deleted;
        runs.push_back(std::move(run));
    }
    RecordBook book(std::move(runs));
    for (const Record& run : mine.runs()) {
        const Record* left = my_runs.take(run);
        if (left == nullptr)
            continue;
        // It may be the same run as one of theirs after all, if only one of the two has the game
        // id.
        const std::size_t added = book.add(*left);
        if (has_new_initials(*left, before))
            book.rename(added, left->initials);
    }
    return book;
}

} // namespace engine
