#include "engine/text/telling.h"

#include <algorithm>

#include "engine/text/tales.h"

namespace engine {

namespace {

std::span<const Telling> tellings_in(std::span<const Tale> tales, Technique technique)
{
    const auto tale = std::find_if(tales.begin(), tales.end(), [&](const Tale& each) {
        return std::find(each.techniques.begin(), each.techniques.end(), technique) !=
               each.techniques.end();
    });
    if (tale == tales.end())
        return {};
    const auto end = std::find_if(tale->tellings.begin(), tale->tellings.end(),
                                  [](const Telling& each) { return each.text == nullptr; });
    return {tale->tellings.begin(), end};
}

} // namespace

std::span<const Telling> tellings_of(Technique technique)
{
    for (auto tales : {first_tales(), fish_tales(), pattern_tales(), chain_tales()}) {
        if (const auto tellings = tellings_in(tales, technique); !tellings.empty())
            return tellings;
    }
    return {};
}

} // namespace engine
