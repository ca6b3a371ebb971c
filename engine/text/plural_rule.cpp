#include "engine/text/plural_rule.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/base/whole_number.h"

namespace engine {

namespace {

// The last numeral is 1, 2 to 4, or 2 to 9; but not in 11 to 19.
bool ends_in_one(unsigned long n)
{
    return n % 10 == 1 && n % 100 != 11;
}

bool ends_in_many(unsigned long n)
{
    return n % 10 >= 2 && (n % 100 < 10 || n % 100 >= 20);
}

bool ends_in_few(unsigned long n)
{
    return n % 10 <= 4 && ends_in_many(n);
}

template <unsigned long least, unsigned long most = least>
bool is(unsigned long n)
{
    return n >= least && n <= most;
}

template <unsigned long least, unsigned long most = least>
bool ends_in(unsigned long n) // of the last two numerals
{
    return is<least, most>(n % 100);
}

// What stands behind "name=", up to the next semicolon, without blanks.
std::string part(std::string_view text, std::string_view name)
{
    const auto at = text.find(name);
    std::string found(at == text.npos ? "" : text.substr(at + name.size()));
    found.resize(std::min(found.find(';'), found.size()));
    std::erase_if(found, [](char letter) { return letter == ' ' || letter == '\t'; });
    return found;
}

// Without the parentheses that change nothing: around the whole, and around what holds no "||" and
// no "?". Empty if one has no partner.
std::string without_needless_parentheses(std::string_view expression)
{
    std::string simple;
    std::vector<std::size_t> open;
    for (char letter : expression) {
        simple += letter;
        if (letter == '(')
            open.push_back(simple.size() - 1);
        if (letter != ')')
            continue;
        if (open.empty())
            return "";
        const std::string inside = simple.substr(open.back());
        const bool is_needless =
            inside.find("||") == inside.npos && inside.find('?') == inside.npos;
        if (is_needless)
            simple.replace(open.back(), inside.size(), inside, 1, inside.size() - 2);
        open.pop_back();
    }
    if (!open.empty())
        return "";
    const bool has_pair = simple.starts_with('(') && simple.ends_with(')');
    return has_pair ? simple.substr(1, simple.size() - 2) : simple;
}

} // namespace

std::optional<PluralRule> PluralRule::parse(std::string_view text)
{
    // The rules of that section, and those that the tools of translators know.
    static const std::pair<std::string_view, std::vector<Condition>> known_rules[] = {
        {"0", {}},
        {"n!=1", {is<1>}},
        {"n==1?0:1", {is<1>}},
        {"n>1", {is<0, 1>}},
        {"n%10!=1||n%100==11", {ends_in_one}},
        {"n%10==1&&n%100!=11?0:n!=0?1:2",
         {ends_in_one,
          [](unsigned long n) {
              return n != 0;
          }}},
        {"n==1?0:n>=2&&n<=4?1:2", {is<1>, is<2, 4>}},
        {"n==1?0:(n==0||n%100>0&&n%100<20)?1:2",
         {is<1>,
          [](unsigned long n) {
              return n == 0 || ends_in<1, 19>(n);
          }}},
        {"n==1?0:n%10>=2&&n%10<=4&&(n%100<10||n%100>=20)?1:2", {is<1>, ends_in_few}},
        {"n==1?0:n%10>=2&&n%10<=4&&(n%100<12||n%100>14)?1:2", {is<1>, ends_in_few}},
        {"n%10==1&&n%100!=11?0:n%10>=2&&n%10<=4&&(n%100<10||n%100>=20)?1:2",
         {ends_in_one, ends_in_few}},
        {"n%10==1&&n%100!=11?0:n%10>=2&&n%10<=4&&(n%100<12||n%100>14)?1:2",
         {ends_in_one, ends_in_few}},
        {"n%10==1&&n%100!=11?0:n%10>=2&&(n%100<10||n%100>=20)?1:2", {ends_in_one, ends_in_many}},
        {"n%100==1?0:n%100==2?1:n%100==3||n%100==4?2:3", {ends_in<1>, ends_in<2>, ends_in<3, 4>}},
        {"n==1?0:n==2?1:n<7?2:n<11?3:4", {is<1>, is<2>, is<0, 6>, is<7, 10>}},
        {"n==1?0:n==2?1:n>2&&n<7?2:n>6&&n<11?3:4", {is<1>, is<2>, is<3, 6>, is<7, 10>}},
        {"n==0?0:n==1?1:n==2?2:n%100>=3&&n%100<=10?3:n%100>=11?4:5",
         {is<0>, is<1>, is<2>, ends_in<3, 10>, ends_in<11, 99>}},
    };
    const std::string expression = without_needless_parentheses(part(text, "plural="));
    for (const auto& [known, conditions] : known_rules) {
        PluralRule rule;
        rule.conditions_ = conditions;
        if (known == expression &&
            whole_number<std::size_t>(part(text, "nplurals=")) == rule.forms())
            return rule;
    }
    return std::nullopt;
}

std::size_t PluralRule::form_for(unsigned long n) const
{
    return std::ranges::find_if(conditions_, [n](Condition holds) { return holds(n); }) -
           conditions_.begin();
}

} // namespace engine
