#include "engine/play/records.h"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/play/run_search.h"

namespace engine {

bool is_same_puzzle(const Record& one, const Record& other)
{
    if (!one.recipe.empty() && !other.recipe.empty())
        return one.recipe == other.recipe;
    return !one.seed.empty() && one.seed == other.seed && one.category == other.category;
}

namespace {

// Whether two of the runs have the id of one game.
bool has_a_game_twice(const RunPages& runs)
{
    struct Seen {
        const std::string* game = nullptr;
        std::uint32_t key = 0;
    };
    std::vector<Seen> table(std::bit_ceil(2 * runs.size() + 1));
    bool is_twice = false;
    runs.for_each_page([&](const RunPage& page, std::size_t) {
        for (std::size_t index = 0; index < page.runs().size() && !is_twice; ++index) {
            const std::string& game = page.runs()[index].game;
            if (game.empty())
                continue;
            const std::uint32_t key = page.keys(RunKey::Game)[index];
            std::size_t place = key & (table.size() - 1);
            for (; table[place].game != nullptr; place = (place + 1) & (table.size() - 1))
                is_twice = is_twice || (table[place].key == key && *table[place].game == game);
            if (is_twice) // many may be: they would stand in each other's way
                return;
            table[place] = {&game, key};
        }
    });
    return is_twice;
}

// Those of the pages on which no run has to go stay as they are.
RunPages without_doubles(const RunPages& runs)
{
    std::set<std::string_view> games;
    const auto is_double = [&games](const Record& run) {
        return !run.game.empty() && !games.insert(run.game).second;
    };
    RunPages left;
    const auto take = [&](const RunPage& page, const RunPages::Page& shared) {
        std::vector<bool> goes;
        for (const Record& run : page.runs())
            goes.push_back(is_double(run));
        if (shared && std::ranges::find(goes, true) == goes.end())
            return left.add_page(shared);
        for (std::size_t index = 0; index < goes.size(); ++index) {
            if (!goes[index])
                left.push_back(page.runs()[index]);
        }
        left.seal();
    };
    for (const RunPages::Page& page : runs.shared_pages())
        take(*page, page);
    take(runs.last_page(), nullptr);
    return left;
}

} // namespace

RecordBook::RecordBook(std::vector<Record> runs) : RecordBook(RunPages(std::move(runs))) {}

RecordBook::RecordBook(RunPages runs)
    : runs_(has_a_game_twice(runs) ? without_doubles(runs) : std::move(runs))
{
}

std::optional<std::size_t> RecordBook::run_of(std::string_view game) const
{
    if (game.empty())
        return std::nullopt;
    return runs_.first_with(RunKey::Game, key_of_text(game),
                            [game](const Record& run) { return run.game == game; });
}

std::size_t RecordBook::add(Record record)
{
    return add_run(runs_, std::move(record));
}

void RecordBook::rename(std::size_t run, std::string initials)
{
    ENSURE(run < runs_.size());
    if (runs_[run].initials == initials)
        return;
    Record changed = runs_[run];
    changed.repeated = changed.repeated || has_initials(changed.others, initials);
    changed.initials = std::move(initials);
    runs_.replace(run, std::move(changed));
}

void RecordBook::set_deleted(std::size_t run, bool deleted)
{
    ENSURE(run < runs_.size());
    if (runs_[run].deleted == deleted)
        return;
    Record changed = runs_[run];
    changed.deleted = deleted;
    runs_.replace(run, std::move(changed));
}

std::vector<std::string> RecordBook::categories() const
{
    std::size_t most = 0;
    runs_.for_each_page(
        [&most](const RunPage& page, std::size_t) { most += page.categories().size(); });
    std::vector<std::string> categories;
    std::vector<std::size_t> numbers(std::bit_ceil(2 * most + 1)); // by their keys; from 1
    runs_.for_each_page([&](const RunPage& page, std::size_t) {
        for (std::size_t index = 0; index < page.categories().size(); ++index) {
            const std::string& category = page.categories()[index].category;
            std::size_t place = page.category_keys()[index] & (numbers.size() - 1);
            while (numbers[place] != 0 && categories[numbers[place] - 1] != category)
                place = (place + 1) & (numbers.size() - 1);
            if (numbers[place] != 0)
                continue;
            categories.push_back(category);
            numbers[place] = categories.size();
        }
    });
    return categories;
}

RecordBook::Sum RecordBook::sum(std::string_view category) const
{
    Sum all;
    runs_.for_each_page([&](const RunPage& page, std::size_t) {
        if (const CategorySum* sum = page.category(category)) {
            all.runs += sum->clean_runs;
            all.time += sum->clean_time;
        }
    });
    return all;
}

bool accepts(RunFilter filter, const Record& run)
{
    return filter == RunFilter::All || run.is_clean() == (filter == RunFilter::CleanOnly);
}

// Pages without a run that is faster than the last one of a full table are skipped.
std::vector<std::size_t>
RecordBook::table(std::string_view category, RunFilter filter, std::string_view initials) const
{
    std::vector<std::size_t> table;
    const auto is_faster = [this](std::size_t one, std::size_t other) {
        return runs_[one].time < runs_[other].time;
    };
    const auto is_full_for = [&](const Record& run) {
        return table.size() == table_length && runs_[table.back()].time <= run.time;
    };
    runs_.for_each_page([&](const RunPage& page, std::size_t start) {
        const CategorySum* sum = page.category(category, initials);
        if (sum == nullptr)
            return;
        const auto fastest = filter == RunFilter::CleanOnly ? sum->fastest_clean : sum->fastest;
        if (!fastest || is_full_for(page.runs()[*fastest]))
            return;
        for (std::size_t index = 0; index < page.runs().size(); ++index) {
            const Record& run = page.runs()[index];
            const bool is_chosen =
                accepts(filter, run) && (initials.empty() || run.initials == initials);
            if (!run.counts() || !is_chosen || run.category != category || is_full_for(run))
                continue;
            if (table.size() == table_length)
                table.pop_back();
            table.push_back(start + index);
            std::inplace_merge(table.begin(), table.end() - 1, table.end(), is_faster);
        }
    });
    return table;
}

std::optional<std::size_t> RecordBook::best_run(std::string_view category,
                                                std::string_view initials) const
{
    std::optional<std::size_t> best;
    runs_.for_each_page([&](const RunPage& page, std::size_t start) {
        const CategorySum* sum = page.category(category, initials);
        if (sum == nullptr || !sum->fastest_clean)
            return;
        const Record& fastest = page.runs()[*sum->fastest_clean];
        if (!best || fastest.time < runs_[*best].time)
            best = start + *sum->fastest_clean;
    });
    return best;
}

std::vector<RecordBook::BestOfPage> RecordBook::best_of_pages(std::string_view initials) const
{
    std::vector<BestOfPage> all;
    runs_.for_each_page([&](const RunPage& page, std::size_t start) {
        for (const CategorySum& everybody : page.categories()) {
            const CategorySum* sum = initials.empty() ? &everybody : everybody.of_player(initials);
            if (sum != nullptr && sum->fastest_clean)
                all.push_back({everybody.category, start + *sum->fastest_clean});
        }
    });
    return all;
}

const Record* RecordBook::best(std::string_view category) const
{
    const auto run = best_run(category);
    return run ? &runs_[*run] : nullptr;
}

namespace {

// Calls look(page, sum of the category or of its player on it) for every page that has these runs;
// for the page of the run `left_out` with a sum that lacks it.
template <typename Look>
void for_each_sum(const RunPages& runs,
                  std::string_view category,
                  std::string_view initials,
                  std::optional<std::size_t> left_out,
                  Look look)
{
    runs.for_each_page([&](const RunPage& page, std::size_t start) {
        const bool has_left_out =
            left_out && *left_out >= start && *left_out - start < page.runs().size();
        if (!has_left_out) {
            if (const CategorySum* sum = page.category(category, initials))
                look(page, *sum);
            return;
        }
        RunPage without = page;
        Record hidden = page.runs()[*left_out - start];
        hidden.deleted = true;
        without.replace(*left_out - start, std::move(hidden));
        if (const CategorySum* sum = without.category(category, initials))
            look(page, *sum);
    });
}

} // namespace

RecordBook::Rivals RecordBook::rivals(std::string_view category,
                                      std::string_view initials,
                                      std::optional<std::size_t> left_out) const
{
    Rivals all;
    const auto look = [&all](const RunPage& page, const CategorySum& sum) {
        if (!sum.fastest_rival)
            return;
        all.runs += sum.rivals;
        take_faster(all.segments, sum.segments);
        const Record& fastest = page.runs()[*sum.fastest_rival];
        if (all.fastest == nullptr || fastest.time < all.fastest->time)
            all.fastest = &fastest;
    };
    for_each_sum(runs_, category, initials, left_out, look);
    return all;
}

// Merging.

namespace {

PageSet pages_of_both(const RunPages& one, const RunPages& other)
{
    PageSet pages;
    for (const RunPages::Page& page : one.shared_pages())
        pages.insert(page.get());
    PageSet both;
    for (const RunPages::Page& page : other.shared_pages()) {
        if (pages.contains(page.get()))
            both.insert(page.get());
    }
    return both;
}

// `old` is the run as it was before, `mine` as I have it; either may be null.
bool has_new_initials(const Record& mine, const Record* old, const RecordBook& before)
{
    if (old == nullptr) {
        const auto run = run_like(mine, before.runs());
        old = run ? &before.runs()[*run] : nullptr;
    }
    return old == nullptr || old->initials != mine.initials;
}

// See RecordBook::rename().
void take_name(Record& run, const Record& renamed)
{
    run.initials = renamed.initials;
    run.repeated = run.repeated || renamed.repeated;
}

// A run of theirs with what I have changed; nothing if that is nothing.
std::optional<Record>
changed_by_me(const Record& run, const Record* mine, const Record* old, const RecordBook& before)
{
    if (mine == nullptr)
        return std::nullopt;
    const bool is_renamed = mine->initials != run.initials && has_new_initials(*mine, old, before);
    const bool is_changed =
        mine->deleted != run.deleted && mine->deleted != (old != nullptr && old->deleted);
    if (!is_renamed && !is_changed)
        return std::nullopt;
    Record changed = run;
    if (is_renamed)
        take_name(changed, *mine);
    if (is_changed)
        changed.deleted = mine->deleted;
    return changed;
}

} // namespace

std::vector<Record> runs_missing(const RecordBook& there, const RecordBook& mine)
{
    const PageSet same = pages_of_both(mine.runs(), there.runs());
    RunFinder known(there, same);
    std::vector<Record> missing;
    mine.runs().for_each_page([&](const RunPage& page, std::size_t) {
        for (std::size_t index = 0; index < page.runs().size() && !same.contains(&page); ++index) {
            const Record& run = page.runs()[index];
            if (known.take(run) == nullptr && !run.deleted)
                missing.push_back(run);
        }
    });
    return missing;
}

// A page that mine and theirs share has nothing to merge. That is nearly every page, except after
// an import, or when another copy of the game has written as well.
RecordBook merged(const RecordBook& before,
                  const RecordBook& mine,
                  const RecordBook& theirs,
                  const Cancel& cancel)
{
    const PageSet same = pages_of_both(mine.runs(), theirs.runs());
    RunFinder old_runs(before, same);
    RunFinder my_runs(mine, same);
    RunPages runs = theirs.runs();
    theirs.runs().for_each_page([&](const RunPage& page, std::size_t start) {
        if (same.contains(&page) || cancel.is_asked())
            return;
        for (std::size_t index = 0; index < page.runs().size(); ++index) {
            const Record& run = page.runs()[index];
            const Record* old = old_runs.take(run);
            if (auto changed = changed_by_me(run, my_runs.take(run), old, before))
                runs.replace(start + index, *std::move(changed));
        }
    });
    std::size_t done = 0;
    cancel.tell(done, mine.runs().size());
    std::optional<RunTable> table;
    std::size_t searched = 0;
    mine.runs().for_each_page([&](const RunPage& page, std::size_t) {
        done += page.runs().size();
        cancel.tell(done, mine.runs().size());
        if (same.contains(&page) || cancel.is_asked())
            return;
        for (const Record& run : page.runs()) {
            const Record* left = my_runs.take(run);
            if (left == nullptr)
                continue;
            // It may be the same run as one of theirs after all, if only one of the two has the
            // game id.
            constexpr std::size_t few = 50;
            if (++searched == few)
                table.emplace(runs);
            const std::size_t added = table ? table->add(*left) : add_run(runs, *left);
            const Record* old = old_runs.take(*left);
            // Asked in this order, as a run that is new everywhere would be looked for in all.
            if (runs[added].initials != left->initials && has_new_initials(*left, old, before)) {
                Record renamed = runs[added];
                take_name(renamed, *left);
                runs.replace(added, std::move(renamed));
            }
        }
    });
    RecordBook book;
    book.runs_ = std::move(runs);
    return book;
}

} // namespace engine
