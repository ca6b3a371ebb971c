#pragma once
// Chooses the form of a phrase for a number by the Plural-Forms line of a .po file, whose rule is
// written in a small subset of C (GNU gettext manual, section 12.6 "Additional functions for plural
// forms").

#include <optional>
#include <string>
#include <string_view>

namespace engine {

class PluralRule {
public:
    // Two forms, one for 1 and one for all other numbers, as in English.
    PluralRule() = default;

    // For instance "nplurals=2; plural=(n != 1);". Returns nothing if it can't be read.
    static std::optional<PluralRule> parse(std::string_view text);

    std::size_t forms() const { return forms_; }
    // Always less than forms(), whatever the rule returns.
    std::size_t form_for(unsigned long n) const;

private:
    std::size_t forms_ = 2;
    std::string expression_ = "n != 1";
};

} // namespace engine
