#pragma once
// Text files a person can edit: one "name = value" a line, '#' begins a remark.

#include <string>
#include <string_view>
#include <vector>

namespace game {

struct NameValue {
    int line = 0; // from 1
    std::string_view name = {};
    std::string_view value = {};
    std::string_view whole = {}; // the line as it stands, for those who keep it
};

// Every line that is not blank. A remark has no name; a line without '=' has a name only.
std::vector<NameValue> read_name_values(std::string_view text);

} // namespace game
