#pragma once
// The runs of a book, in the order they were added, on pages that never change once they are full.
// Copies share these pages, so a copy costs little however long the book is, and after a change
// only the page with the changed run is another one. Each page knows of its runs what tables and
// searches ask for, so that they need not look at every run of the book.

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/base/table.h"
#include "engine/play/record.h"
#include "engine/play/splits.h"

namespace engine {

// What runs can be searched by. Equal runs have equal keys, but other runs may have the same key,
// too: a run that was found by its key must still be compared.
enum class RunKey {
    Game,   // the id of its game
    Recipe, // of its puzzle
    Seed,   // likewise
    Time,   // in which it was finished
};
inline constexpr std::size_t run_keys = 4;
std::uint32_t key_of(const Record& run, RunKey key);
std::uint32_t key_of_text(std::string_view text); // of an id, a recipe or a seed

// Keeps the lesser time of each segment.
void take_faster(Segments& segments, const Segments& others);

// The runs of one category on a page that are not deleted, or those of one player.
struct CategorySum {
    std::string category;      // empty in the sum of a player
    std::string initials = {}; // of that player; empty: the runs are everybody's
    int runs = 0;
    // Of the clean ones that count for tables: how many there are, and their times together.
    int clean_runs = 0;
    PlayTime clean_time{0};
    // The fastest of those that count for tables: the first of several. Indexes on the page.
    std::optional<std::size_t> fastest = {};
    std::optional<std::size_t> fastest_clean = {};
    std::optional<std::size_t> fastest_rival = {}; // clean, with the times of its cells
    // Of the clean runs that count for tables and have the times of their cells: how many there
    // are, and the least time from one split to the next.
    int rivals = 0;
    Segments segments = {};
    std::vector<CategorySum> players = {}; // in the order of their first runs; none in these

    const CategorySum* of_player(std::string_view who) const; // null if there is none
};

class RunPage {
public:
    static constexpr std::size_t most_runs = 250;

    // At most most_runs.
    explicit RunPage(std::vector<Record> runs = {});

    void add(Record run);
    void replace(std::size_t index, Record run);

    const std::vector<Record>& runs() const { return runs_; }
    const std::vector<std::uint32_t>& keys(RunKey key) const { return keys_[index_of(key)]; }
    // In the order of their first runs that are not deleted.
    const std::vector<CategorySum>& categories() const { return categories_; }
    // The hashes of their names: see key_of_text().
    const std::vector<std::uint32_t>& category_keys() const { return category_keys_; }
    // The runs of everybody or, with initials, of one player; null if there is none of these.
    const CategorySum* category(std::string_view name, std::string_view initials = {}) const;

private:
    std::size_t place_of(std::string_view category) const; // in categories_, or their number
    void note(const Record& run, std::size_t index);
    void note_in(CategorySum& sum, const Record& run, std::size_t index, const Segments& own);

    std::vector<Record> runs_;
    std::array<std::vector<std::uint32_t>, run_keys> keys_;
    std::vector<CategorySum> categories_;
    std::vector<std::uint32_t> category_keys_; // as a list may have very many
};

class RunPages {
public:
    using Page = std::shared_ptr<const RunPage>;

    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Record;
        using difference_type = std::ptrdiff_t;
        using pointer = const Record*;
        using reference = const Record&;

        Iterator() = default;
        Iterator(const RunPages& runs, std::size_t index) : runs_(&runs), index_(index) { find(); }

        const Record& operator*() const { return *at_; }
        const Record* operator->() const { return at_; }
        Iterator& operator++()
        {
            ++index_;
            if (++at_ == end_)
                find();
            return *this;
        }
        Iterator operator++(int)
        {
            Iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const Iterator& one, const Iterator& other)
        {
            return one.index_ == other.index_;
        }

    private:
        void find();

        const RunPages* runs_ = nullptr;
        std::size_t index_ = 0;
        const Record* at_ = nullptr;  // null at the end
        const Record* end_ = nullptr; // of the page
    };

    RunPages() = default;
    explicit RunPages(std::vector<Record> runs);

    void push_back(Record run);
    void add_page(Page page); // of at least one run; the next run begins another one
    void replace(std::size_t index, Record run);
    // Puts the last runs on a page that copies share, although it is not full.
    void seal();

    std::size_t size() const { return last_start_ + last_.runs().size(); }
    bool empty() const { return size() == 0; }
    const Record& operator[](std::size_t index) const
    {
        const Place place = place_of(index);
        return place.page->runs()[index - place.start];
    }
    const Record& front() const { return (*this)[0]; }
    const Record& back() const { return (*this)[size() - 1]; }
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size()}; }
    std::vector<Record> in_one() const { return {begin(), end()}; }

    // The pages from the first run to the last: those that copies share, and one that they don't.
    const std::vector<Page>& shared_pages() const { return pages_; }
    const RunPage& last_page() const { return last_; }
    // Calls look(page, index of its first run) for each of them.
    template <typename Look>
    void for_each_page(Look look) const
    {
        for (std::size_t page = 0; page < pages_.size(); ++page)
            look(*pages_[page], starts_[page]);
        look(last_, last_start_);
    }
    // The index of the first run with this key for which is_it(run) is true.
    template <typename IsIt>
    std::optional<std::size_t> first_with(RunKey key, std::uint32_t value, IsIt is_it) const;

    friend bool operator==(const RunPages& one, const RunPages& other);

private:
    struct Place {
        const RunPage* page;
        std::size_t start; // the index of its first run
    };
    Place place_of(std::size_t index) const;

    std::vector<Page> pages_;
    std::vector<std::size_t> starts_; // the index of the first run of each page
    RunPage last_;
    std::size_t last_start_ = 0;
};

template <typename IsIt>
std::optional<std::size_t> RunPages::first_with(RunKey key, std::uint32_t value, IsIt is_it) const
{
    std::optional<std::size_t> found;
    const auto look = [&](const RunPage& page, std::size_t start) {
        if (found)
            return;
        const std::vector<std::uint32_t>& keys = page.keys(key);
        for (std::size_t index = 0; index < keys.size(); ++index) {
            if (keys[index] == value && is_it(page.runs()[index])) {
                found = start + index;
                return;
            }
        }
    };
    for_each_page(look);
    return found;
}

} // namespace engine
