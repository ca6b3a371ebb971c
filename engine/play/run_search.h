#pragma once
// Looking for a run among those of a book, and adding it unless it is there: one by one, or many.
// What looks for many is fast however alike they are: a list that somebody wrote may have a hundred
// thousand runs of one puzzle, or of one time.

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>

#include "engine/play/records.h"

namespace engine {

using PageSet = std::set<const RunPage*>;

// The index of the run of the same game or, if one of the two has no game id, of the same play.
std::optional<std::size_t> run_like(const Record& run, const RunPages& runs);
// Adds a run as RecordBook::add() does; returns its index.
std::size_t add_run(RunPages& runs, Record run);

// Finds runs by what never changes of them: the game id or, without one, everything that was
// played. Runs that are equal in that are distinguished by their order.
class RunFinder {
public:
    // Runs on the pages `but` are left out. The book must not change meanwhile.
    RunFinder(const RecordBook& book, const PageSet& but);

    // Returns each run once; null when no more are left.
    const Record* take(const Record& like);

private:
    std::map<std::uint64_t, std::deque<const Record*>> runs_;
};

// Adds many runs as add_run() does. Of runs that are found alike, such as those of one puzzle, it
// remembers the first.
class RunTable {
public:
    explicit RunTable(RunPages& runs);
    std::size_t add(Record run);

private:
    using Table = std::multimap<std::uint64_t, std::size_t>;

    template <typename IsIt>
    std::optional<std::size_t> find(RunKey key, const Record& like, IsIt is_it) const;
    void note(const Record& run, std::size_t index);

    RunPages& runs_;
    std::array<Table, run_keys> tables_;
};

} // namespace engine
