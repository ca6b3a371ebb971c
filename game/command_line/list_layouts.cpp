#include "game/command_line/list_layouts.h"

#include <string>

#include "engine/rules/layout.h"
#include "engine/rules/rule.h"
#include "game/command_line/output.h"

namespace game {

namespace {

constexpr std::size_t name_starts = 22; // columns

std::string padded(std::string_view id)
{
    std::string text(id);
    text.resize(std::max(name_starts, text.size() + 2), ' ');
    return text;
}

std::string name_of(const engine::Layout& layout, const engine::Catalogue& words)
{
    std::string name = words.tr(layout.name);
    for (std::string_view id : layout.rules) {
        const engine::Rule* rule = engine::find_rule(id);
        if (rule != nullptr && *rule->name != '\0')
            name += " " + words.tr(rule->name);
    }
    return name;
}

} // namespace

int list_layouts(Streams streams, const engine::Catalogue& words)
{
    for (const engine::Layout& layout : engine::all_layouts())
        streams.out << padded(layout.id) << name_of(layout, words) << '\n';
    streams.out << '\n' << words.tr("Rules that can be added, as in 12x12+diagonals:") << '\n';
    for (const engine::Rule& rule : engine::all_rules()) {
        if (*rule.name != '\0')
            streams.out << padded(rule.id) << words.tr(rule.name) << '\n';
    }
    return finish_output(streams, words, all_good);
}

} // namespace game
