#include "engine/rules/layout.h"

#include <algorithm>
#include <set>

#include "engine/base/ensure.h"
#include "engine/rules/catalogue.h"
#include "engine/rules/rule.h"

namespace engine {

namespace {

std::vector<Layout> catalogue()
{
    std::vector<Layout> layouts;
    for (const NamedMix& named : all_named_mixes()) {
        auto layout = parse_layout(named.id);
        ENSURE(layout);
        layouts.push_back(*std::move(layout));
    }
    return layouts;
}

// Each once, in reading order.
std::vector<Place> places_of(const Layout& layout)
{
    std::set<Place> places;
    for (const Place& corner : layout.corners) {
        for (int row = 0; row < layout.size; ++row) {
            for (int column = 0; column < layout.size; ++column)
                places.insert({corner.row + row, corner.column + column});
        }
    }
    return {places.begin(), places.end()};
}

template <typename Question>
bool any_rule(const Layout& layout, Question question)
{
    return std::ranges::any_of(layout.rules, [&](std::string_view id) {
        const Rule* rule = find_rule(id);
        ENSURE(rule != nullptr);
        return question(*rule);
    });
}

} // namespace

std::span<const Layout> all_layouts()
{
    static const std::vector<Layout> layouts = catalogue();
    return layouts;
}

std::optional<Layout> find_layout(std::string_view id)
{
    auto layout = parse_layout(id);
    if (!layout)
        return std::nullopt;
    return *std::move(layout);
}

LayoutFamily family_of(const Layout& layout)
{
    if (layout.corners.size() > 1)
        return LayoutFamily::Overlapping;
    if (prints_clues(layout))
        return LayoutFamily::Killer;
    if (rolls_dice(layout))
        return LayoutFamily::Jigsaw;
    if (any_rule(layout, [](const Rule& rule) { return *rule.name != '\0'; }))
        return LayoutFamily::ExtraRules;
    return LayoutFamily::Classic;
}

bool rolls_dice(const Layout& layout)
{
    return any_rule(layout, [](const Rule& rule) { return rule.rolls_dice; });
}

bool prints_clues(const Layout& layout)
{
    return any_rule(layout, [](const Rule& rule) { return rule.prints_clues; });
}

std::shared_ptr<const Grid> make_grid(const Layout& layout, Random& dice)
{
    GridBuilder builder(layout.size, places_of(layout));
    for (const Place& corner : layout.corners) {
        builder.stand_at(corner);
        for (std::string_view id : layout.rules) {
            const Rule* rule = find_rule(id);
            ENSURE(rule != nullptr);
            ENSURE(rule->fits(layout.size));
            rule->add_to(builder, dice);
        }
    }
    return std::make_shared<const Grid>(std::move(builder).build());
}

std::shared_ptr<const Grid> make_grid(const Layout& layout)
{
    Random example(0);
    return make_grid(layout, example);
}

} // namespace engine
