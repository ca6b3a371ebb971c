#pragma once
// The board of the day: for every kind of puzzle (a layout of the catalogue and one of its levels)
// one board a day, the same for everybody and in every version, without a network.
//
// It comes from a list of codes, assets/data/boards_of_the_day.txt, which
// scripts/find-boards-of-the-day wrote. A kind with n codes takes them in turn, one a day: on the
// day that comes d days after 1970-01-01 it is the code with the index d modulo n. So what a kind
// has can never change, not even by adding a code; kinds are only ever appended.
// tests/data/boards_of_the_day.txt holds them to it.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "engine/base/day.h"
#include "engine/base/result.h"
#include "engine/recipe/recipe.h"

namespace engine {

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
// How many days pass until a board of this kind comes again; 0 if it has none.
int days_between_boards(std::string_view layout, int level);

// The last day up to and including `until` of which this is the board; nothing if it is the board
// of no day.
std::optional<Day> day_of_board(const Recipe& recipe, Day until);

} // namespace engine
