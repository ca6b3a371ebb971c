#include "engine/steps/technique.h"

#include <algorithm>
#include <array>

#include "engine/base/ensure.h"
#include "engine/base/letters.h"

namespace engine {

namespace {

constexpr std::array in_order = {
#define TECHNIQUE(name) &techniques::name,
#include "engine/steps/technique_order.inc"
#undef TECHNIQUE
};

// Whether the word is one of `words`, which are separated by single spaces.
bool is_among(std::string_view name, std::string_view words)
{
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (words.substr(0, end) == name)
            return true;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return false;
}

template <typename Fits>
bool has_name(const Technique& technique, Fits fits)
{
    return fits(as_searched(technique.id)) || fits(as_searched(technique.name)) ||
           std::ranges::any_of(technique.known_as,
                               [&](const char* name) { return fits(as_searched(name)); });
}

} // namespace

std::span<const Technique* const> all_techniques()
{
    return in_order;
}

std::size_t rank_of(const Technique* technique)
{
    const auto found = std::ranges::find(in_order, technique);
    ENSURE(found != in_order.end());
    return found - in_order.begin();
}

const Technique* find_technique(std::string_view id)
{
    const auto found =
        std::ranges::find_if(in_order, [&](const Technique* each) { return each->id == id; });
    return found != in_order.end() ? *found : nullptr;
}

std::vector<const Technique*> techniques_called(std::string_view name)
{
    if (const Technique* ours = find_technique(name))
        return {ours};
    std::vector<const Technique*> any;
    for (const Technique* technique : in_order) {
        if (is_among(name, technique->other_names))
            any.push_back(technique);
    }
    return any;
}

std::string as_searched(std::string_view name)
{
    std::string text;
    for (char letter : name) {
        const bool is_numeral = letter >= '0' && letter <= '9';
        // Characters with accents are kept as they are.
        if (is_numeral || is_letter(letter) || byte_of(letter) >= 0x80)
            text += small_letter(letter);
    }
    return text;
}

bool is_known_as(const Technique& technique, std::string_view searched)
{
    const std::string wanted = as_searched(searched);
    return has_name(technique,
                    [&](const std::string& name) { return name.find(wanted) != name.npos; });
}

std::vector<const Technique*> techniques_known_as(std::string_view name)
{
    const std::string wanted = as_searched(name);
    std::vector<const Technique*> exactly;
    std::vector<const Technique*> within;
    for (const Technique* technique : in_order) {
        if (has_name(*technique, [&](const std::string& each) { return each == wanted; }))
            exactly.push_back(technique);
        if (!wanted.empty() && is_known_as(*technique, name))
            within.push_back(technique);
    }
    return exactly.empty() ? within : exactly;
}

} // namespace engine
