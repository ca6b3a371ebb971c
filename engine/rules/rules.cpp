#include "engine/rules/rule.h"

#include <array>

namespace engine {

extern const Rule rows_and_columns;
extern const Rule boxes;
extern const Rule diagonals;

std::span<const Rule> all_rules()
{
    static const std::array rules = {
        rows_and_columns,
        boxes,
        diagonals,
    };
    return rules;
}

const Rule* find_rule(std::string_view id)
{
    for (const Rule& rule : all_rules()) {
        if (rule.id == id)
            return &rule;
    }
    return nullptr;
}

} // namespace engine
