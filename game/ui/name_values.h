#pragma once
// Text files that a person can edit: one "name = value" on a line; '#' begins a comment.

#include <string>
#include <string_view>
#include <vector>

namespace game {

struct NameValue {
    int line = 0; // from 1
    std::string_view name = {};
    std::string_view value = {};
    std::string_view whole = {}; // the complete line, for callers that preserve it
};

// Returns every line that is not blank. A comment has no name; a line without '=' has only a name.
std::vector<NameValue> read_name_values(std::string_view text);

} // namespace game
