#pragma once
// The members of a struct, said once for all that goes through them: files, lists, digests, checks.
// The struct has a static function for_each_member(self, visit), which calls visit(member, value)
// for each of its members that is stored.

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace engine {

constexpr std::size_t longest_name = 96;              // bytes; a category has all rules of its mix
constexpr std::size_t longest_initials = 16;          // bytes; three characters
constexpr std::size_t longest_recipe = 2'000;         // characters; 25x25 needs about 370
constexpr std::int64_t longest_play = 10'000'000'000; // milliseconds: about 115 days
constexpr std::int64_t latest_date = 253'402'300'799; // the last second of the year 9999
constexpr std::int64_t highest_count = 1'000'000'000;

// How files name a member, and what they may hold. Texts are plain. Times are at least 0, at most
// longest_play and, if there are several, never decrease.
struct Member {
    const char* name = "";              // it never changes
    std::int64_t least = 0;             // of a number
    std::int64_t most = highest_count;  // likewise
    std::size_t longest = longest_name; // of a text, in bytes
    std::size_t count = SIZE_MAX;       // of the values of a list, at most
    bool is_later = false; // not in the first files: left out while it is 0, false or empty
    int needs = 1;         // the lowest version of a saved game in which it is anything else
};

// A struct whose members can be visited.
template <typename Type>
concept HasMembers =
    requires(Type& value) { Type::for_each_member(value, [](const Member&, auto&) {}); };

// Calls visit(member, value) for each member or, if it has members itself, for each of those.
void for_each_value(auto& document, const auto& visit)
{
    document.for_each_member(document, [&visit](const Member& member, auto& value) {
        if constexpr (HasMembers<std::remove_cvref_t<decltype(value)>>)
            for_each_value(value, visit);
        else
            visit(member, value);
    });
}

} // namespace engine
