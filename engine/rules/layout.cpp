#include "engine/rules/layout.h"

#include "engine/base/ensure.h"
#include "engine/rules/rule.h"

namespace engine {

std::span<const Layout> all_layouts()
{
    static const std::vector<Layout> layouts = {
        Layout{.id = "9x9", .name = "9×9", .size = 9, .rules = {"rows-and-columns", "boxes"}},
    };
    return layouts;
}

const Layout* find_layout(std::string_view id)
{
    for (const Layout& layout : all_layouts()) {
        if (layout.id == id)
            return &layout;
    }
    return nullptr;
}

std::shared_ptr<const Grid> make_grid(const Layout& layout)
{
    GridBuilder builder(layout.size);
    for (std::string_view id : layout.rules) {
        const Rule* rule = find_rule(id);
        ENSURE(rule != nullptr);
        ENSURE(rule->fits(layout.size));
        rule->add_to(builder);
    }
    return std::make_shared<const Grid>(std::move(builder).build());
}

} // namespace engine
