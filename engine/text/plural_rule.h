#pragma once
// Chooses the form of a phrase for a number by the Plural-Forms line of a .po file (GNU gettext
// manual, section 12.6 "Additional functions for plural forms").

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace engine {

class PluralRule {
public:
    // For instance "nplurals=2; plural=(n != 1);". Nothing if it is none of the rules of languages
    // in the table of plural_rule.cpp.
    static std::optional<PluralRule> parse(std::string_view text);

    std::size_t forms() const { return conditions_.size() + 1; }
    std::size_t form_for(unsigned long n) const; // always less than forms()

private:
    using Condition = bool (*)(unsigned long n);

    // Of each form but the last; the first that holds counts. As in English, if none is read.
    std::vector<Condition> conditions_ = {[](unsigned long n) {
        return n == 1;
    }};
};

} // namespace engine
