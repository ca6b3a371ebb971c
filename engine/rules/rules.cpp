#include "engine/rules/rule.h"

#include <algorithm>
#include <array>

namespace engine {

extern const Rule rows_and_columns;
extern const Rule boxes;
extern const Rule jigsaw;
extern const Rule diagonals;
extern const Rule windoku;
extern const Rule disjoint_groups;
extern const Rule anti_knight;
extern const Rule anti_king;
extern const Rule killer;

std::span<const Rule> all_rules()
{
    static const std::array rules = {
        rows_and_columns, boxes,       jigsaw,    diagonals, windoku,
        disjoint_groups,  anti_knight, anti_king, killer,
    };
    return rules;
}

const Rule* find_rule(std::string_view id)
{
    const auto found = std::ranges::find(all_rules(), id, &Rule::id);
    return found == all_rules().end() ? nullptr : &*found;
}

} // namespace engine
