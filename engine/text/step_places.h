#pragma once
// What the {places} of a sentence about a step stand for: cells, houses and digits by their role.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/steps/step.h"
#include "engine/text/catalogue.h"

namespace engine {

// A piece of a sentence. What names cells holds them, so that a screen can light them up.
struct Phrase {
    std::string text;
    Cells cells = {};

    friend bool operator==(const Phrase&, const Phrase&) = default;
};

// What a place stands for; nothing where it is unknown or the step has nothing of the kind.
using PhrasesOf = std::function<std::vector<Phrase>(std::string_view place)>;

// Names of places:
//   {digit} {digits} {size}         what the pattern speaks of
//   {placed_digit}                  what the step places
//   {pivot} {pincers} {fins} {roof} cells by role, in plural where there may be several
//   {set_a} {set_b} {colour_a}      cells of a role and group
//   {cause_digits} {start_digits}   digits of the candidates of a role
//   {house}                         the one the pattern lies in
//   {bases} {covers} {witnesses} {focus_house} {effect_houses}
//   {link_house}                    the witness that joins two sets, which have witnesses, too
//   {removed_digits} {removed_cells} what the step removes, where it matters in the middle
//   {partners}                      cells marked as causes themselves, not by their candidates
//   {linked_digits}                 those of strong links
//   {only_restricted} {some_restricted} restricted digits, where there is one; where there are
//                                   several
//   {unrestricted_digits}           of the pattern, where none of them is restricted
//   {net_a} {net_b}                 candidates of a colour: R1C2=3
//   {extras} {removals}             so for extras, and for what is removed
//   {floor_of_all} {floor_of_some}  the floor of a deadly pattern, where each cell of its roof has
//                                   all its digits; where some lack one
//   {corners}                       floor and roof
//   {only_roof} {some_extras}       the roof, where it is one cell; extras, where it is several
//   {closing} {contradicted}        where a chain comes back to: a ring; a contradiction
//   {link_ends}                     where links start and end, each once
//   {first_cause} {second_cause}    causes by themselves, in the order of the step
//   {only_excluded} {some_excluded} excluded cells, where there is one; where there are several
//   {clashing}                      what is removed, where no cell is excluded
//   {wrong_colour}                  what is removed, where it is a colour
//   {ruled_out} {ruled_out_digits}  what is removed, where it is none
// Empty where the step has nothing of the kind: the sentence is left out then.
std::vector<Phrase>
phrases_for(const Catalogue& words, const Grid& grid, const Step& step, std::string_view place);

// The text with its places filled in; nothing where one of them is empty.
std::optional<std::vector<Phrase>> fill(std::string_view translated, const PhrasesOf& phrases_of);

// "R1C2, R3C4": one phrase for each cell, and the commas between.
std::vector<Phrase> list_of(const Catalogue& words, const Grid& grid, const Cells& cells);
std::string list_of(const Grid& grid, DigitSet digits);

} // namespace engine
