// How chains and nets are told: link by link.
// clang-format off

#include "engine/text/tales.h"

namespace engine {

namespace {

using T = Technique;

constexpr std::array chain_list = std::to_array<Tale>({
    {{T::XChain, T::GroupedXChain, T::XYChain, T::AlternatingChain, T::GroupedChain,
      T::AlsAlternatingChain},
     {{{"", Each::Link},
       {N_("So {start_digits} is in {start}, or {end_digits} is in {end}.")},
       {N_("The chain closes in {closing}: of any two neighbours in it exactly one is right.")},
       {N_("The chain comes back to {contradicted}, where it began, and contradicts itself "
           "there.")}}}},
    {{T::ContinuousLoop, T::GroupedContinuousLoop, T::AlsContinuousLoop},
     {{{"", Each::Link},
       {N_("The chain closes: of any two neighbours in it exactly one is right.")}}}},
    {{T::DiscontinuousLoop, T::GroupedDiscontinuousLoop, T::AlsDiscontinuousLoop},
     {{{"", Each::Link},
       {N_("The chain comes back to where it began, and contradicts itself there.")}}}},
    {{T::Nishio, T::ForcingChainContradiction, T::ForcingNetContradiction, T::NetPlus,
      T::NestedNet},
     {{{"", Each::Branch},
       {N_("One of the candidates in {end} must be right, and none can be: the assumption "
           "is wrong.")}}}},
    {{T::CellForcingChain},
     {{{N_("{start} must be one of its digits. Each leads to the same end:")},
       {"", Each::Branch}}}},
    {{T::CellForcingNet},
     {{{N_("Whatever {start} is, the same follows:")},
       {"", Each::Branch}}}},
    {{T::HouseForcingChain, T::HouseForcingNet},
     {{{N_("In {house} the {digit} must be somewhere. Each place leads to the same end:")},
       {"", Each::Branch}}}},
    {{T::BlossomLoop},
     {{{N_("{stem} must be one of its digits.")},
       {N_("In {witnesses} the {digit} must be somewhere.")},
       {N_("The branches from there meet again in {end}, where only one can be right: they "
           "make a ring.")},
       {"", Each::Branch},
       {N_("So of any two neighbours in a branch exactly one is right.")}}}},
    {{T::RectangleForcingChain},
     {{{N_("One of the digits that save {floor} and {roof} from two solutions must be "
           "right. Each leads to the same end:")},
       {"", Each::Branch}}}},
    {{T::Whip, T::LongWhip},
     {{{N_("Suppose this candidate were right. Digit by digit a house or cell is left "
           "with one possibility, until one has none.")},
       {"", Each::Branch},
       {N_("One of the candidates in {end} must be right, and none can be: the assumption "
           "is wrong.")}}}},
    {{T::TrialAndError},
     {{{N_("Trying {removed_digits} in {removed_cells} leads to a contradiction, further than "
           "can be told.")}}}},
});

} // namespace

std::span<const Tale> chain_tales()
{
    return chain_list;
}

} // namespace engine
