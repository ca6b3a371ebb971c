#include "engine/text/layout_name.h"

#include "engine/rules/rule.h"

namespace engine {

std::string layout_name(const Translations& texts, const Layout& layout)
{
    std::string name = texts.tr(layout.name);
    for (const std::string& rule : rule_names(texts, layout))
        name += " " + rule;
    return name;
}

std::vector<std::string> rule_names(const Translations& texts, const Layout& layout)
{
    std::vector<std::string> names;
    for (std::string_view id : layout.rules) {
        const Rule* rule = find_rule(id);
        if (rule != nullptr && *rule->name != '\0')
            names.push_back(texts.tr(rule->name));
    }
    return names;
}

std::vector<RuleText> rule_texts(const Translations& texts, const Layout& layout)
{
    std::vector<RuleText> rules;
    for (std::string_view id : layout.rules) {
        if (const Rule* rule = find_rule(id))
            rules.push_back(
                {*rule->name == '\0' ? "" : texts.tr(rule->name), texts.tr(rule->meaning)});
    }
    if (layout.corners.size() > 1)
        rules.push_back({texts.tr(layout.name),
                         texts.tr("Several squares overlap: each keeps all the rules, and cells "
                                  "that lie in two belong to both.")});
    return rules;
}

} // namespace engine
