#pragma once
// The values of the {placeholders} in a sentence about a step: cells, houses and digits by role.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/steps/step.h"
#include "engine/text/translations.h"

namespace engine {

// A part of a sentence. One that names cells holds them, so that a screen can highlight them.
struct Phrase {
    std::string text;
    Cells cells = {};

    friend bool operator==(const Phrase&, const Phrase&) = default;
};

// Returns the value of a placeholder; nothing if it is unknown or the step has no such value.
using PhrasesOf = std::function<std::vector<Phrase>(std::string_view placeholder)>;

// The placeholders:
//   {digit} {digits} {size}         of the pattern
//   {placed_digit}                  what the step places
//   {pivot} {pincers} {fins} {roof} cells by role, plural if there may be several
//   {set_a} {set_b} {colour_a}      cells of a role and group
//   {cause_digits} {start_digits}   digits of the candidates of a role
//   {house}                         the one the pattern lies in
//   {bases} {covers} {witnesses} {focus_house} {effect_houses}
//   {removed_digits} {removed_cells} what the step removes, if it matters within the reason
//   {partners}                      cells marked as causes themselves, not by their candidates
//   {empty_cell} {empty_house}      what a contradiction leaves without a digit, without a place
//   {linked_digits}                 those of strong links
//   {unrestricted_digits}           of the pattern, if none of them is restricted
//   {net_a} {net_b}                 candidates of a colour: R1C2=3
//   {extras} {removals}             likewise the extras and what is removed
//   {floor_of_all} {floor_of_some}  the floor of a deadly pattern, if each cell of its roof has all
//                                   its digits; if one of them lacks a digit
//   {corners}                       floor and roof
//   {only_roof} {some_extras}       the roof, if it is one cell; the extras, if it is several
//   {closing} {contradicted}        where a chain returns to its start: a ring; a contradiction
// About sums; those of the first cage that the reason is about also as {cage_b}, {rest_b} and so on
// of the second one, which has the group 1, and as {cage_c} of the third:
//   {cage}                          its name: the cage of 15 at R1C1
//   {rest} {open_count}             what its open cells add up to; how many they are
//   {subtraction}                   15 - 4 - 7 = 4, if digits are written in it
//   {combinations}                  6 + 9 or 7 + 8, if the step lists them and they are few
//   {combination_count}             how many they are, if they are many
//   {combination_digits}            the digits of all of them
//   {cage_digits}                   those of CageMark::digits
//   {inner_sums} {outer_sums}       of the cages of the roles Base and Cover: 12 + 10 = 22
//   {innies} {outies}               cells of these roles
//   {houses_sum}                    of the houses of the role Base: 45 + 45 = 90
//   {written_inside} {written_outside} digits of the role Blocker, groups 0 and 1: 3 + 5 = 8
//   {innie_sum} {outie_sum}         of the innies, if there are no outies: 45 - 22 = 23; likewise
//   {innie_more} {outie_more}       by how much the one side exceeds the other
//   {balanced_innies}               the innies, if they add up to the same as the outies
//   {narrowed_cells}                innies and outies where something is removed
// A placeholder without a value is empty; its sentence is then left out.
std::vector<Phrase> phrases_for(const Translations& texts,
                                const Grid& grid,
                                const Step& step,
                                std::string_view placeholder);

// The values of a fact: {cells} {other_cells} {third_cells} {fourth_cells}, likewise {digits} and
// {houses}, and {count}. Nothing if the fact has no such value: then the step may have it.
std::optional<std::vector<Phrase>> phrases_for(const Translations& texts,
                                               const Grid& grid,
                                               const Fact& fact,
                                               std::string_view placeholder);

// Translates the text and fills in its placeholders, in the forms that the translation demands
// (engine/text/word_forms.h); returns nothing if one of them is empty.
std::optional<std::vector<Phrase>>
fill(const Translations& texts, const char* text, const PhrasesOf& phrases_of);

// The phrase of each thing, and the commas between them.
template <typename Things, typename PhraseOf>
std::vector<Phrase> comma_list(const Things& things, PhraseOf phrase_of)
{
    std::vector<Phrase> phrases;
    for (const auto& thing : things) {
        if (!phrases.empty())
            phrases.push_back({", "});
        phrases.push_back(phrase_of(thing));
    }
    return phrases;
}

// The names of these, with commas between them; each cell is a phrase of its own.
std::vector<Phrase> list_of(const Translations& texts, const Grid& grid, const Cells& cells);
std::string list_of(const Translations& texts, const Grid& grid, DigitSet digits);

} // namespace engine
