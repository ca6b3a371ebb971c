#include "game/command_line/list_layouts.h"

#include <algorithm>
#include <string>

#include "engine/rules/layout.h"
#include "engine/rules/rule.h"
#include "engine/text/layout_name.h"
#include "game/command_line/output.h"

namespace game {

namespace {

constexpr std::size_t name_starts = 22; // column

std::string padded(std::string_view id)
{
    std::string text(id);
    text.resize(std::max(name_starts, text.size() + 2), ' ');
    return text;
}

} // namespace

int list_layouts(Streams streams, const engine::Translations& texts)
{
    for (const engine::Layout& layout : engine::all_layouts())
        streams.out << padded(layout.id) << layout_name(texts, layout) << '\n';
    streams.out << '\n' << texts.tr("Rules that can be added, as in 12x12+diagonals:") << '\n';
    for (const engine::Rule& rule : engine::all_rules()) {
        if (*rule.name != '\0')
            streams.out << padded(rule.id) << texts.tr(rule.name) << '\n';
    }
    return finish_output(streams, texts, all_good);
}

} // namespace game
