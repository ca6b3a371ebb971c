#include "engine/play/run_pages.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/ensure.h"

namespace engine {

std::uint32_t key_of_text(std::string_view text)
{
    return static_cast<std::uint32_t>(std::hash<std::string_view>()(text));
}

std::uint32_t key_of(const Record& run, RunKey key)
{
    switch (key) {
    case RunKey::Game:
        return key_of_text(run.game);
    case RunKey::Recipe:
        return key_of_text(run.recipe);
    case RunKey::Seed:
        return key_of_text(run.seed);
    case RunKey::Time:
        break;
    }
    return static_cast<std::uint32_t>(run.time.count());
}

void take_faster(Segments& segments, const Segments& others)
{
    for (std::size_t split = 0; split < segments.size(); ++split) {
        if (others[split] && (!segments[split] || *others[split] < *segments[split]))
            segments[split] = others[split];
    }
}

RunPage::RunPage(std::vector<Record> runs) : runs_(std::move(runs))
{
    ENSURE(runs_.size() <= most_runs);
    for (std::vector<std::uint32_t>& keys : keys_)
        keys.reserve(runs_.size());
    for (std::size_t index = 0; index < runs_.size(); ++index)
        note(runs_[index], index);
}

void RunPage::add(Record run)
{
    runs_.push_back(std::move(run));
    note(runs_.back(), runs_.size() - 1);
}

void RunPage::replace(std::size_t index, Record run)
{
    std::vector<Record> runs = std::move(runs_);
    runs[index] = std::move(run);
    *this = RunPage(std::move(runs));
}

const CategorySum* CategorySum::of_player(std::string_view who) const
{
    const auto player = std::ranges::find(players, who, &CategorySum::initials);
    return player == players.end() ? nullptr : &*player;
}

std::size_t RunPage::place_of(std::string_view category) const
{
    const std::uint32_t key = key_of_text(category);
    std::size_t place = 0;
    while (place < categories_.size() &&
           (category_keys_[place] != key || categories_[place].category != category))
        ++place;
    return place;
}

const CategorySum* RunPage::category(std::string_view name, std::string_view initials) const
{
    const std::size_t place = place_of(name);
    if (place == categories_.size())
        return nullptr;
    const CategorySum& found = categories_[place];
    return initials.empty() ? &found : found.of_player(initials);
}

void RunPage::note(const Record& run, std::size_t index)
{
    for (std::size_t key = 0; key < run_keys; ++key)
        keys_[key].push_back(key_of(run, enumerator_at<RunKey>(key)));
    if (run.deleted)
        return;
    const std::size_t place = place_of(run.category);
    if (place == categories_.size()) {
        categories_.push_back({.category = run.category});
        category_keys_.push_back(key_of_text(run.category));
    }
    CategorySum& sum = categories_[place];
    const bool is_rival = run.counts() && run.is_clean() && !run.fill_times.empty();
    const Segments segments =
        is_rival ? segments_of(splits_of(run.fill_times, count_of(run.fill_times))) : Segments();
    note_in(sum, run, index, segments);
    if (run.initials.empty())
        return;
    auto player = std::ranges::find(sum.players, run.initials, &CategorySum::initials);
    if (player == sum.players.end())
        player = sum.players.insert(player, CategorySum{.category = {}, .initials = run.initials});
    note_in(*player, run, index, segments);
}

void RunPage::note_in(CategorySum& sum, const Record& run, std::size_t index, const Segments& own)
{
    ++sum.runs;
    if (!run.counts())
        return;
    const auto take_if_faster = [&](std::optional<std::size_t>& fastest) {
        if (!fastest || run.time < runs_[*fastest].time)
            fastest = index;
    };
    take_if_faster(sum.fastest);
    if (!run.is_clean())
        return;
    take_if_faster(sum.fastest_clean);
    ++sum.clean_runs;
    sum.clean_time += run.time;
    if (run.fill_times.empty())
        return;
    take_if_faster(sum.fastest_rival);
    ++sum.rivals;
    take_faster(sum.segments, own);
}

void RunPages::Iterator::find()
{
    at_ = end_ = nullptr;
    if (index_ >= runs_->size())
        return;
    const auto [page, start] = runs_->place_of(index_);
    at_ = page->runs().data() + (index_ - start);
    end_ = page->runs().data() + page->runs().size();
}

RunPages::Place RunPages::place_of(std::size_t index) const
{
    if (index >= last_start_)
        return {&last_, last_start_};
    const auto page = std::ranges::upper_bound(starts_, index) - starts_.begin() - 1;
    return {pages_[page].get(), starts_[page]};
}

RunPages::RunPages(std::vector<Record> runs)
{
    for (std::size_t from = 0; from < runs.size(); from += RunPage::most_runs) {
        const auto begin = runs.begin() + from;
        const std::size_t count = std::min(RunPage::most_runs, runs.size() - from);
        add_page(std::make_shared<const RunPage>(std::vector<Record>(
            std::make_move_iterator(begin), std::make_move_iterator(begin + count))));
    }
}

void RunPages::push_back(Record run)
{
    last_.add(std::move(run));
    if (last_.runs().size() == RunPage::most_runs)
        seal();
}

void RunPages::add_page(Page page)
{
    seal();
    starts_.push_back(last_start_);
    last_start_ += page->runs().size();
    pages_.push_back(std::move(page));
}

void RunPages::seal()
{
    if (last_.runs().empty())
        return;
    auto page = std::make_shared<const RunPage>(std::exchange(last_, RunPage()));
    starts_.push_back(last_start_);
    last_start_ += page->runs().size();
    pages_.push_back(std::move(page));
}

void RunPages::replace(std::size_t index, Record run)
{
    ENSURE(index < size());
    if (index >= last_start_)
        return last_.replace(index - last_start_, std::move(run));
    const auto page = std::ranges::upper_bound(starts_, index) - starts_.begin() - 1;
    RunPage changed = *pages_[page];
    changed.replace(index - starts_[page], std::move(run));
    pages_[page] = std::make_shared<const RunPage>(std::move(changed));
}

// Pages that both share need not be compared.
bool operator==(const RunPages& one, const RunPages& other)
{
    if (one.size() != other.size())
        return false;
    const auto page_at = [](const RunPages& runs, std::size_t index) {
        const auto page = std::ranges::lower_bound(runs.starts_, index);
        return page != runs.starts_.end() && *page == index
                   ? runs.pages_[page - runs.starts_.begin()].get()
                   : nullptr;
    };
    for (std::size_t index = 0; index < one.size();) {
        const RunPage* page = page_at(one, index);
        if (page != nullptr && page == page_at(other, index)) {
            index += page->runs().size();
            continue;
        }
        const std::size_t end = page == nullptr ? index + 1 : index + page->runs().size();
        for (; index < end; ++index) {
            if (one[index] != other[index])
                return false;
        }
    }
    return true;
}

} // namespace engine
