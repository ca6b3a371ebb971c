#pragma once
// The board of the day: for every kind of puzzle (a layout of the catalogue and one of its levels)
// one board a day, the same for everybody and in every version, without a network.
//
// It comes from a list of codes, assets/data/boards_of_the_day.txt, which
// scripts/find-boards-of-the-day wrote. A kind with n codes takes them in turn, one a day: on the
// day that comes d days after 1970-01-01 it is the code with the index d modulo n. So what a kind
// has can never change, not even by adding a code; kinds are only ever appended.
//
// As a code comes again after n days, the puzzles of days after last_plain_day are rearranged:
// their lines are moved and digits renamed as far as the layout allows, which keeps the level and
// the one solution. Each time in another way, so that the form of the puzzle (all but the names of
// its digits) comes again only when the grid has no other left: docs/LEVELS.md says where and when.
// Such a puzzle has a recipe of its own, the day (OfDay). tests/data/boards_of_the_day.txt holds
// all of this to what it is.

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/base/day.h"
#include "engine/base/result.h"
#include "engine/recipe/recipe.h"

namespace engine {

// The last day whose board is the code of the list as it is.
inline constexpr Day last_plain_day = std::chrono::year(2026) / 12 / 31;

struct BoardKind {
    std::string_view layout; // id
    int level;               // from 0, Beginner, to 6, Diabolical
    // Without dashes, a line each, all of one length: they may begin with zeros that they do not
    // need.
    std::string_view codes;

    std::size_t length() const { return std::min(codes.find('\n'), codes.size()); }
    int count() const { return static_cast<int>((codes.size() + 1) / (length() + 1)); }
    std::string_view code(int index) const // index from 0 to below count()
    {
        return codes.substr(index * (length() + 1), length());
    }
};
// Reads the list unless it was read. The functions below know of no boards if it can't be used.
Attempt read_boards_of_the_day();
std::span<const BoardKind> all_board_kinds();

// Nothing if this kind has no boards: mixes without a name, and levels that the layout did not have
// when the list was made. `layout` is an id; `level` counts from 0, Beginner, to 6, Diabolical.
std::optional<Recipe> board_of_the_day(std::string_view layout, int level, Day day);
bool has_boards_of_the_day(std::string_view layout, int level);

// The one board of a day that everybody plays, and that earns medals.
inline constexpr std::string_view layout_of_the_day = "9x9";
inline constexpr int level_of_the_day = 2;     // Medium
std::optional<Recipe> the_days_board(Day day); // nothing if the list can't be used

// How the puzzle of a day after last_plain_day is made.
struct Rearranging {
    Recipe original;            // of the list
    int turn = 0;               // how often the original has come after last_plain_day, from 1
    std::uint64_t order = 0;    // the seed by which its forms come one after another
    std::uint64_t renaming = 0; // the seed of the new names of the digits: another one each day
};
// Nothing if there is no such day or kind.
std::optional<Rearranging> rearranging_of(std::string_view layout, const OfDay& of);

// The last day up to and including `until` of which this is the board; nothing if there is none.
std::optional<Day> day_of_board(const Recipe& recipe, Day until);

} // namespace engine
