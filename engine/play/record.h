#pragma once
// A finished run with its statistics, as the book of records keeps it.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/member.h"
#include "engine/base/play_time.h"
#include "engine/play/run_stats.h"

namespace engine {

// Initials in a row, "ABC, DEF", as many as a file holds.
inline bool has_initials(const std::string& row, const std::string& initials)
{
    return (", " + row + ", ").find(", " + initials + ", ") != std::string::npos;
}
inline void add_initials(std::string& row, const std::string& initials)
{
    const std::string longer = row.empty() ? initials : row + ", " + initials;
    if (!has_initials(row, initials) && longer.size() <= longest_name)
        row = longer;
}

// What is known of a run that was read from a list; see engine/store/folder/run_lists.h. Bits of
// Record::from_list, which is 0 for all others.
inline constexpr int is_from_list = 1;   // nothing else than the list tells of it: it has no replay
inline constexpr int help_is_untold = 2; // the list does not say whether there was help
inline constexpr int is_too_fast = 4;    // nobody can play so fast

struct Record {
    std::string category = {}; // see category_of() in engine/make/puzzle_spec.h
    std::string initials = {}; // three characters, UTF-8
    PlayTime time{0};
    std::int64_t date = 0; // seconds since 1970-01-01 UTC
    RunStats stats = {};
    std::string seed = {};                 // code of the puzzle
    std::vector<PlayTime> fill_times = {}; // see Session::fill_times()
    // The run is left out of the table: the player had finished the puzzle before or seen its
    // solution, or raced a run on this very board, whose digits could be seen before.
    bool repeated = false;
    std::string game = {}; // id of the finished game; empty in runs of older versions
    // recipe of the puzzle, see engine/recipe/recipe.h; empty in runs of older versions
    std::string recipe = {};
    // The player does not want to see it: it is in no table, but can be brought back.
    bool deleted = false;
    // The initials of others who had the puzzle here before, in a row.
    std::string others = {};
    int from_list = 0;
    std::int64_t started = 0; // when the play began, like `date`; 0 in runs of older versions

    // Whether it may stand in a table: no repeated puzzle, not deleted, and not too fast.
    bool counts() const { return !repeated && !deleted && (from_list & is_too_fast) == 0; }
    // Without help, as far as is told; what is not told is not taken for the best.
    bool is_clean() const { return stats.clean() && (from_list & help_is_untold) == 0; }

    // As in the book of records. Lists of runs have other columns first, see run_lists.cpp.
    static void for_each_member(auto& self, auto visit)
    {
        visit({"category"}, self.category);
        visit({.name = "initials", .longest = longest_initials}, self.initials);
        visit({"time"}, self.time);
        visit({.name = "date", .most = latest_date}, self.date);
        visit({"facts"}, self.stats);
        visit({"seed"}, self.seed);
        visit({.name = "fill_times", .count = 1000}, self.fill_times);
        visit({"repeated"}, self.repeated);
        visit({.name = "game", .is_later = true}, self.game);
        visit({.name = "recipe", .longest = longest_recipe, .is_later = true}, self.recipe);
        visit({.name = "deleted", .is_later = true}, self.deleted);
        visit({.name = "others", .is_later = true}, self.others);
        visit({.name = "from_list", .is_later = true}, self.from_list);
        visit({.name = "started", .most = latest_date, .is_later = true}, self.started);
    }

    friend bool operator==(const Record&, const Record&) = default;
};

} // namespace engine
