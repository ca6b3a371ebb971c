#include "engine/play/run_search.h"

#include <algorithm>
#include <utility>

#include "engine/base/hash.h"
#include "engine/base/table.h"

namespace engine {

namespace {

// Nobody plays the same run twice with the same time, to the millisecond, for every cell.
bool is_same_play(const Record& one, const Record& other)
{
    return !one.fill_times.empty() && one.fill_times == other.fill_times &&
           one.time == other.time && one.category == other.category && one.seed == other.seed &&
           one.stats == other.stats;
}

// Whether the two may be one run: two games are two runs, however they were played.
bool may_be_one(const Record& one, const Record& other)
{
    return one.game.empty() || other.game.empty() || one.game == other.game;
}

// Returns the index of the run of the same game or, if one of the two has no game id, of the same
// play. find(key, run, is_it) returns the index of the first run with the key of this one for which
// is_it(other) is true.
template <typename Find>
std::optional<std::size_t> run_like(const Record& run, Find find)
{
    if (!run.game.empty()) {
        if (const auto of_game = find(
                RunKey::Game, run, [&run](const Record& other) { return other.game == run.game; }))
            return of_game;
    }
    if (run.fill_times.empty())
        return std::nullopt;
    return find(RunKey::Time, run, [&run](const Record& other) {
        return may_be_one(other, run) && is_same_play(other, run);
    });
}

template <typename Find>
bool has_puzzle_of(const Record& run, Find find)
{
    const auto is_it = [&run](const Record& other) {
        const bool may_be_by_same = other.initials == run.initials || other.initials.empty();
        return may_be_by_same && is_same_puzzle(other, run);
    };
    return (!run.recipe.empty() && find(RunKey::Recipe, run, is_it)) ||
           (!run.seed.empty() && find(RunKey::Seed, run, is_it));
}

// Adds a run as RecordBook::add() does; returns its index.
template <typename Find>
std::size_t add_to(RunPages& runs, Record record, Find find)
{
    if (const auto known = run_like(record, find)) {
        if (runs[*known].game.empty() && !record.game.empty()) {
            Record changed = runs[*known];
            changed.game = std::move(record.game);
            runs.replace(*known, std::move(changed));
        }
        return *known;
    }
    record.repeated = record.repeated || has_puzzle_of(record, find);
    runs.push_back(std::move(record));
    return runs.size() - 1;
}

auto search_of(const RunPages& runs)
{
    return [&runs](RunKey key, const Record& run, auto is_it) {
        return runs.first_with(key, key_of(run, key), is_it);
    };
}

// All of a play but its statistics. What a list brings may all have one time or one seed.
void add_play(const Record& run, Hash& hash)
{
    hash.add(key_of_text(run.category));
    hash.add(key_of_text(run.seed));
    hash.add(run.time.count());
    for (const PlayTime time : run.fill_times)
        hash.add(time.count());
}

std::uint64_t key_of_run(const Record& run)
{
    if (!run.game.empty())
        return key_of(run, RunKey::Game);
    Hash hash;
    add_play(run, hash);
    hash.add(run.date);
    return hash.value();
}

bool is_like(const Record& one, const Record& other)
{
    if (!one.game.empty() || !other.game.empty())
        return one.game == other.game;
    return one.category == other.category && one.seed == other.seed && one.time == other.time &&
           one.date == other.date && one.fill_times == other.fill_times;
}

// Of a puzzle a run is looked for that has these initials.
std::uint64_t value_of(const Record& run, RunKey key, std::string_view initials)
{
    Hash hash;
    hash.add(key_of(run, key));
    switch (key) {
    case RunKey::Game:
        break;
    case RunKey::Seed:
        hash.add(key_of_text(run.category));
        [[fallthrough]];
    case RunKey::Recipe:
        hash.add(key_of_text(initials));
        break;
    case RunKey::Time:
        add_play(run, hash);
        RunStats::for_each_member(run.stats, [&hash](const Member&, const auto& value) {
            hash.add(static_cast<std::uint64_t>(value));
        });
        break;
    }
    return hash.value();
}

bool has(const Record& run, RunKey key)
{
    switch (key) {
    case RunKey::Game:
        return !run.game.empty();
    case RunKey::Recipe:
        return !run.recipe.empty();
    case RunKey::Seed:
        return !run.seed.empty();
    case RunKey::Time:
        break;
    }
    return !run.fill_times.empty();
}

bool are_found_alike(const Record& one, const Record& other, RunKey key)
{
    switch (key) {
    case RunKey::Game:
        return one.game == other.game;
    case RunKey::Recipe:
        return one.recipe == other.recipe && one.initials == other.initials;
    case RunKey::Seed:
        return one.seed == other.seed && one.category == other.category &&
               one.initials == other.initials && one.recipe.empty() == other.recipe.empty();
    case RunKey::Time:
        break;
    }
    return is_same_play(one, other) && one.game.empty() == other.game.empty();
}

} // namespace

std::optional<std::size_t> run_like(const Record& run, const RunPages& runs)
{
    return run_like(run, search_of(runs));
}

std::size_t add_run(RunPages& runs, Record run)
{
    return add_to(runs, std::move(run), search_of(runs));
}

RunFinder::RunFinder(const RecordBook& book, const PageSet& but)
{
    book.runs().for_each_page([&](const RunPage& page, std::size_t) {
        if (but.contains(&page))
            return;
        for (const Record& run : page.runs())
            runs_[key_of_run(run)].push_back(&run);
    });
}

const Record* RunFinder::take(const Record& like)
{
    if (runs_.empty())
        return nullptr;
    const auto found = runs_.find(key_of_run(like));
    if (found == runs_.end())
        return nullptr;
    const auto first = std::ranges::find_if(
        found->second, [&like](const Record* run) { return is_like(*run, like); });
    if (first == found->second.end())
        return nullptr;
    const Record* taken = *first;
    found->second.erase(first);
    return taken;
}

RunTable::RunTable(RunPages& runs) : runs_(runs)
{
    std::size_t index = 0;
    for (const Record& run : runs)
        note(run, index++);
}

std::size_t RunTable::add(Record run)
{
    const auto search = [this](RunKey key, const Record& like, auto is_it) {
        return find(key, like, is_it);
    };
    const std::size_t added = add_to(runs_, std::move(run), search);
    note(runs_[added], added); // it may have got the id of its game
    return added;
}

template <typename IsIt>
std::optional<std::size_t> RunTable::find(RunKey key, const Record& like, IsIt is_it) const
{
    std::optional<std::size_t> first;
    for (const std::string_view initials : {std::string_view(like.initials), std::string_view()}) {
        const auto [from, to] = tables_[index_of(key)].equal_range(value_of(like, key, initials));
        for (auto each = from; each != to; ++each) {
            if ((!first || each->second < *first) && is_it(runs_[each->second]))
                first = each->second;
        }
        if (key == RunKey::Game || key == RunKey::Time)
            break; // the initials don't matter
    }
    return first;
}

void RunTable::note(const Record& run, std::size_t index)
{
    for (std::size_t number = 0; number < run_keys; ++number) {
        const auto key = enumerator_at<RunKey>(number);
        const auto is_alike = [&](const Record& other) {
            return are_found_alike(other, run, key);
        };
        if (has(run, key) && !find(key, run, is_alike))
            tables_[number].emplace(value_of(run, key, run.initials), index);
    }
}

} // namespace engine
