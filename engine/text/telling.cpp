#include "engine/text/telling.h"

#include <algorithm>

#include "engine/base/message.h"

namespace engine {

namespace {

using T = Technique;

struct Tale {
    Technique technique;
    std::array<Telling, 4> tellings;
};

constexpr std::array tales = std::to_array<Tale>({
    {T::FullHouse,
     {{{N_("{focus} is the last open cell of {house}.")},
       {N_("Every digit but {digit} is there.")}}}},
    {T::LastDigit,
     {{{N_("Every {digit} but one is placed.")}, {N_("In {house} it can only go in {focus}.")}}}},
    {T::HiddenSingleBox,
     {{{N_("In {house} the {digit} can only go in {focus}.")},
       {N_("{blockers} rule out the other open cells.")}}}},
    {T::HiddenSingleLine,
     {{{N_("In {house} the {digit} can only go in {focus}.")},
       {N_("{blockers} rule out the other open cells.")}}}},
    {T::NakedSingle,
     {{{N_("{focus} can only be {digit}.")}, {N_("It sees the other digits in {blockers}.")}}}},
});

} // namespace

std::span<const Telling> tellings_of(Technique technique)
{
    const auto* tale = std::find_if(tales.begin(), tales.end(),
                                    [&](const Tale& each) { return each.technique == technique; });
    if (tale == tales.end())
        return {};
    const auto* end = std::find_if(tale->tellings.begin(), tale->tellings.end(),
                                   [](const Telling& each) { return each.text == nullptr; });
    return {tale->tellings.begin(), end};
}

} // namespace engine
