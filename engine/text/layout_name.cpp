#include "engine/text/layout_name.h"

#include "engine/rules/rule.h"

namespace engine {

std::string layout_name(const Catalogue& words, const Layout& layout)
{
    std::string name = words.tr(layout.name);
    for (const std::string& rule : rule_names(words, layout))
        name += " " + rule;
    return name;
}

std::vector<std::string> rule_names(const Catalogue& words, const Layout& layout)
{
    std::vector<std::string> names;
    for (std::string_view id : layout.rules) {
        const Rule* rule = find_rule(id);
        if (rule != nullptr && *rule->name != '\0')
            names.push_back(words.tr(rule->name));
    }
    return names;
}

std::vector<RuleInWords> rules_in_words(const Catalogue& words, const Layout& layout)
{
    std::vector<RuleInWords> rules;
    for (std::string_view id : layout.rules) {
        if (const Rule* rule = find_rule(id))
            rules.push_back(
                {*rule->name == '\0' ? "" : words.tr(rule->name), words.tr(rule->meaning)});
    }
    if (layout.corners.size() > 1)
        rules.push_back({words.tr(layout.name),
                         words.tr("Several squares overlap: each keeps all the rules, and cells "
                                  "that lie in two belong to both.")});
    return rules;
}

} // namespace engine
