// How fish, single digits and colours are told.
// clang-format off

#include "engine/text/tales.h"

namespace engine {

namespace {

using T = Technique;

constexpr std::array fish_list = std::to_array<Tale>({
    {{T::XWing, T::Swordfish, T::Jellyfish, T::LargeFish, T::FrankenXWing,
      T::FrankenSwordfish, T::FrankenJellyfish, T::MutantFish},
     {{{N_("In {bases} the {digit} fits only in {base_cells}.")},
       {N_("These lie in as many houses, {covers}, so each of these has its {digit} "
           "there.")}}}},
    {{T::FinnedXWing, T::SashimiXWing, T::FinnedSwordfish, T::SashimiSwordfish,
      T::FinnedJellyfish, T::SashimiJellyfish, T::LargeFinnedFish, T::FinnedFrankenXWing,
      T::FinnedFrankenSwordfish, T::FinnedFrankenJellyfish, T::FinnedMutantFish},
     {{{N_("In {bases} the {digit} fits only in {base_cells} and, as a fin, in {fins}.")},
       {N_("Without a fin, {covers} have their {digit} in the other cells.")},
       {N_("With a fin, the {digit} there sees the same cells. Either way:")}}}},
    {{T::SiameseFish, T::SiameseMixedFish},
     {{{N_("In {bases} the {digit} fits only in {base_cells} and, as a fin, in {fins}.")},
       {N_("That makes two fish: each covers its cells, but for its fins, with as many of "
           "{covers}. In each, either way:")}}}},
    {{T::LargeFrankenFish},
     {{{N_("But for fins, the {digit} in {bases} fits only in {base_cells}.")},
       {N_("In a fin, {fins}, the {digit} sees the same cells.")},
       {N_("Without a fin, {covers} have their {digit} in the other cells.")}}}},
    {{T::KrakenFish1},
     {{{N_("In {bases} the {digit} fits only in {base_cells} and, as a fin, in {fins}.")},
       {N_("Without a fin, {covers} have their {digit} in the other cells. Each fin "
           "leads to the same end:")},
       {"", Each::Branch}}}},
    {{T::KrakenFish2},
     {{{N_("In {bases} the {digit} fits only in {base_cells} and, as a fin, in {fins}.")},
       {N_("Without a fin, {covers} have their {digit} in the other cells.")},
       {N_("Wherever it is in {focus_house}, and at each fin, the same follows:")},
       {"", Each::Branch}}}},
    {{T::Skyscraper, T::TwoStringKite, T::TurbotFish},
     {{{N_("In {witnesses} the {digit} has two places each.")},
       {N_("{causes} see each other, so not both hold it: one of {start} and {end} does.")}}}},
    {{T::GroupedSkyscraper, T::GroupedTwoStringKite, T::GroupedTurbotFish},
     {{{N_("In {witnesses} the {digit} has two places each, where cells that lie together count "
           "as one.")},
       {N_("{causes} are two of these places and see each other, so not both hold it: one of "
           "{start}, {end} does.")}}}},
    {{T::DualTwoStringKite},
     {{{N_("In {witnesses} the digits {digits} have two places each.")},
       {N_("Two kites share the cells {causes}: one end of each holds its digit.")}}}},
    {{T::EmptyRectangle},
     {{{N_("In {focus_house} all places for {digit} lie in one row and one column.")},
       {N_("The {digit} is in {end}, or else in {start}: then it is kept out of one of the two "
           "and lies in the other. Either way:")}}}},
    {{T::DualEmptyRectangle},
     {{{N_("In {focus_house} all places for {digit} lie in one row and one column.")},
       {N_("Each strong link of {link_ends} holds the {digit} at its far end, or at its near one: "
           "then it is kept out of one of the two and lies in the other. Either way:")}}}},
    {{T::SimpleColoursTrap},
     {{{N_("Strong links of {digit} tie these cells together: it is in all of {colour_a}, or in "
           "all of {colour_b}.")},
       {N_("What sees both colours can't be {digit}.")}}}},
    {{T::SimpleColoursWrap},
     {{{N_("Strong links of {digit} tie these cells together: it is in all of {colour_a}, or in "
           "all of {colour_b}.")},
       {N_("Two cells of one colour see each other, so that colour is wrong.")}}}},
    {{T::MultiColours1},
     {{{N_("Strong links of {digit} make two nets: either {colour_a} or {colour_b}, and "
           "either {colour_c} or {colour_d}.")},
       {N_("One colour of the first sees one of the second, so one of the two others is "
           "right.")}}}},
    {{T::MultiColours2},
     {{{N_("Strong links of {digit} make two nets: either {colour_a} or {colour_b}, and "
           "either {colour_c} or {colour_d}.")},
       {N_("One colour sees both of the other net, so it is wrong.")}}}},
    {{T::Medusa},
     {{{N_("Strong links of {digits} tie candidates together in two colours: either all of these "
           "are right, {net_a}, or all of those, {net_b}.")},
       {N_("One colour contradicts itself or leaves a cell or house nothing: {wrong_colour} are "
           "wrong.")},
       {N_("Whichever is right, it rules out {ruled_out_digits} in {ruled_out}.")}}}},
    {{T::Guardians},
     {{{N_("In {witnesses} the {digit} runs round an odd ring: {causes}.")},
       {N_("By turns it can't be, so one of the guardians {guardians} holds it.")}}}},
    {{T::TemplateSet},
     {{{N_("However the {digit} is laid out in the whole grid, it is always in {focus}.")}}}},
    {{T::TemplateDelete},
     {{{N_("In no way to lay out the {digit} in the whole grid is it in {removed_cells}.")}}}},
});

} // namespace

std::span<const Tale> fish_tales()
{
    return fish_list;
}

} // namespace engine
