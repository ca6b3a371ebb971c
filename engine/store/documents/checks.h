#pragma once
// Range and format checks for values read from a file.

#include <concepts>
#include <optional>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/base/member.h"
#include "engine/base/plain_text.h"
#include "engine/store/documents/documents.h"

namespace engine {

inline bool is_between(Number number, Number least, Number most)
{
    return number >= least && number <= most;
}

// A number as int, once it was found to be within such limits.
inline int checked_int(Number number)
{
    ENSURE(std::in_range<int>(number));
    return static_cast<int>(number);
}

// The same of any number: one that is_possible() refuses if it is too large.
inline int int_from(Number number)
{
    return std::in_range<int>(number) ? checked_int(number) : -1;
}

// Whether they are cells of a grid with so many, in any order, each once.
bool are_cells(const Cells& cells, int cell_count);
// The cells with these indexes; one beyond every grid for those that are out of range.
Cells cells_numbered(const Numbers& numbers);
// The same; nothing unless are_cells().
std::optional<Cells> cells_from(const Numbers& numbers, int cell_count);
Numbers numbers_from(const Cells& cells);

// Whether the id of a game can be part of a path without leading out of the folder.
bool is_id(std::string_view id);

// Whether a value is 0, false or empty, so that a member that came later is left out.
template <typename Value>
bool is_zero(const Value& value)
{
    if constexpr (requires { value.empty(); })
        return value.empty();
    else if constexpr (std::equality_comparable<Value>)
        return value == Value{};
    else
        return false;
}

// Whether a member has a value that it may have.
inline bool is_possible(const Member& member, std::integral auto number)
{
    return is_between(number, member.least, member.most);
}

inline bool is_possible(const Member&, PlayTime time)
{
    return is_between(time.count(), 0, longest_play);
}

// Which cells there are says the grid.
inline bool is_possible(const Member&, Cell)
{
    return true;
}

inline bool is_possible(const Member& member, const std::string& text)
{
    return is_plain_text(text, member.longest);
}

inline bool is_possible(const Member& member, const std::vector<PlayTime>& times)
{
    return times.size() <= member.count && std::ranges::is_sorted(times) &&
           (times.empty() ||
            (is_possible(member, times.front()) && is_possible(member, times.back())));
}

template <typename Value>
bool is_possible(const Member& member, const std::vector<Value>& list)
{
    return list.size() <= member.count && std::ranges::all_of(list, [&](const Value& value) {
               return is_possible(member, value);
           });
}

bool is_possible(const HasMembers auto& document);
bool is_possible(const Member&, const HasMembers auto& document)
{
    return is_possible(document);
}

// Whether all members have values that they may have, each by itself.
bool is_possible(const HasMembers auto& document)
{
    bool all = true;
    document.for_each_member(document, [&all](const Member& member, const auto& value) {
        all = all && is_possible(member, value);
    });
    return all;
}

} // namespace engine
