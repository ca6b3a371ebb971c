#include "engine/steps/technique.h"

#include <algorithm>
#include <array>

#include "engine/base/ensure.h"

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

} // namespace engine
