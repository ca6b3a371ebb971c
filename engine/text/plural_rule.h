#pragma once
// Which form of a phrase goes with a number: the Plural-Forms line of a .po file, whose rule is
// written in a small part of C (GNU gettext manual, section 12.6 "Additional functions for plural
// forms").

#include <optional>
#include <string>
#include <string_view>

namespace engine {

class PluralRule {
public:
    // One form for 1, another for all else, as in English.
    PluralRule() = default;

    // As in "nplurals=2; plural=(n != 1);". Nothing if it can't be read.
    static std::optional<PluralRule> parse(std::string_view text);

    std::size_t forms() const { return forms_; }
    // Less than forms(), whatever the rule says.
    std::size_t form_for(unsigned long n) const;

private:
    std::size_t forms_ = 2;
    std::string expression_ = "n != 1";
};

} // namespace engine
