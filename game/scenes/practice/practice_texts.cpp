#include "game/scenes/practice/practice_texts.h"

#include <array>

#include "engine/base/table.h"

namespace game {

using engine::N_;

namespace {

struct FamilyTexts {
    const char* name;
    const char* about;
};

// In the order of engine::TechniqueFamily.
constexpr std::array families = {
    FamilyTexts{
        N_("Singles"),
        N_("Only one digit is left for a cell, or only one cell for a digit in a row, column "
           "or box. So it goes there.")},
    FamilyTexts{N_("Direct steps"),
                N_("A simple pattern rules candidates out, and what is left is a single: the digit "
                   "can be written at once, without notes.")},
    FamilyTexts{N_("Intersections"),
                N_("All places of a digit in one house lie in another house, too. There the digit "
                   "can be nowhere else.")},
    FamilyTexts{N_("Subsets"),
                N_("Some cells of a house share just as many digits, or some digits just as many "
                   "cells. Nothing else has room there.")},
    FamilyTexts{N_("Uniqueness"),
                N_("The puzzle has exactly one solution. What would let two digits change places "
                   "without anybody noticing can't be true.")},
    FamilyTexts{N_("Wings"),
                N_("A few cells with two or three candidates are joined so that one of their ends "
                   "holds a digit in any case. What sees all ends can't hold it.")},
    FamilyTexts{N_("Single-digit patterns"),
                N_("Two houses in which one digit has only two places are joined. One of the outer "
                   "places holds the digit, so a cell that sees both does not.")},
    FamilyTexts{
        N_("Fish"),
        N_("In some rows a digit has places in just as many columns, or the other way round. "
           "So in those columns it is nowhere else. A fin is a place too many.")},
    FamilyTexts{N_("Colouring"),
                N_("Candidates of which one or the other is true get two colours. What contradicts "
                   "one colour, or sees both, is decided.")},
    FamilyTexts{N_("Exclusion"),
                N_("Every pair of digits that some cells might hold is tried against the rest. A "
                   "candidate that is in no possible pair goes.")},
    FamilyTexts{N_("Sets"),
                N_("Digits and cells are counted over several houses. If there are just enough "
                   "places for them, nothing else can be there.")},
    FamilyTexts{N_("Chains"),
                N_("From link to link: if one candidate is false, the next is true. What both ends "
                   "rule out is false in any case.")},
    FamilyTexts{
        N_("Almost locked sets"),
        N_("Cells that have one candidate more than there are cells. Two such sets that share "
           "a digit lock each other, and what both then hold goes elsewhere.")},
    FamilyTexts{N_("Forcing chains"),
                N_("All possibilities of a cell or of a digit are followed. What comes out of each "
                   "of them is true.")},
    FamilyTexts{N_("Nets"),
                N_("A candidate is assumed, and everything that follows is written down. If that "
                   "ends in a contradiction, the candidate was false.")},
};
static_assert(families.size() == static_cast<std::size_t>(engine::TechniqueFamily::Nets) + 1);

} // namespace

std::string family_name(const engine::Translations& texts, engine::TechniqueFamily family)
{
    return texts.tr(families[engine::index_of(family)].name);
}

std::string about_family(const engine::Translations& texts, engine::TechniqueFamily family)
{
    return texts.tr(families[engine::index_of(family)].about);
}

} // namespace game
