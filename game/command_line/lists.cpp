#include "game/command_line/lists.h"

#include <algorithm>

#include "engine/rules/layout.h"
#include "engine/rules/rule.h"
#include "engine/text/layout_name.h"
#include "game/command_line/option_values.h"
#include "game/command_line/output.h"

namespace game {

namespace {

using engine::Format;
using engine::Translations;

constexpr std::size_t name_starts = 22; // column

std::string padded(std::string_view id)
{
    std::string text(id);
    text.resize(std::max(name_starts, text.size() + 2), ' ');
    return text;
}

std::string what_it_tells(const Format& format, const Translations& texts)
{
    Names parts = {texts.tr("givens")};
    if (format.tells.placed)
        parts.push_back(texts.tr("placed digits"));
    if (format.tells.candidates)
        parts.push_back(texts.tr("candidates"));
    if (format.tells.corner_notes)
        parts.push_back(texts.tr("corner notes"));
    if (format.tells.solution)
        parts.push_back(texts.tr("solution"));
    for (int index = 0; index < engine::detail_count; ++index) {
        const auto detail = engine::enumerator_at<engine::Detail>(index);
        if (format.tells.details.has(detail))
            parts.push_back(texts.tr(engine::name_of(detail)));
    }
    return engine::joined_by(", ", parts);
}

} // namespace

std::string facts_of(const Format& format, const Translations& texts)
{
    std::string text = engine::fill_places(texts.tr("{name}. Layouts: {layouts}. Tells: {parts}."),
                                           {{"name", texts.tr(format.name)},
                                            {"layouts", texts.tr(format.layouts)},
                                            {"parts", what_it_tells(format, texts)}});
    if (*format.limits != '\0')
        text += " " + texts.tr(format.limits);
    if (!format.write)
        text += " " + texts.tr("It is only read.");
    return text;
}

int list_formats(Streams streams, const Translations& texts)
{
    for (const Format* format : engine::all_formats())
        streams.out << format->id << "\n    " << facts_of(*format, texts) << "\n";
    return finish_output(streams, texts, all_good);
}

int list_layouts(Streams streams, const Translations& texts)
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
