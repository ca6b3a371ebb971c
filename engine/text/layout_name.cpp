#include "engine/text/layout_name.h"

#include "engine/rules/rule.h"

namespace engine {

std::string layout_name(const Catalogue& words, const Layout& layout)
{
    std::string name = words.tr(layout.name);
    for (std::string_view id : layout.rules) {
        const Rule* rule = find_rule(id);
        if (rule != nullptr && *rule->name != '\0')
            name += " " + words.tr(rule->name);
    }
    return name;
}

} // namespace engine
