#include "engine/text/link_sentences.h"

#include "engine/text/house_name.h"
#include "engine/text/step_sums.h"
#include "engine/text/symbol_name.h"

namespace engine {

namespace {

// The sentences are about a digit in one or several cells, so that groups need no sentences of
// their own.
const char* strong_sentence(LinkReason reason)
{
    switch (reason) {
    case LinkReason::Cell:
        return N_("Without {digit}, {cells} must be {other_digit}.");
    case LinkReason::House:
        return N_("Without {digit} in {cells}, it must be in {other_cells}: {house} has no other "
                  "place for it.");
    case LinkReason::Set:
        return N_("Without {digit} in {cells}, as many digits as cells are left for the set "
                  "{set}: {other_digit} is in {other_cells}.");
    case LinkReason::Strip:
        return N_("Without {digit} in {cells}, as many digits as cells are left for {set}: these "
                  "take every digit but {other_digit} from {other_cells}.");
    case LinkReason::Cage:
        return N_("Without {digit} in {cells}, {other_digit} must be in {other_cells}: every "
                  "combination of {cage} has one of the two.");
    case LinkReason::Sight:
    case LinkReason::Pattern:
        return N_("Without {digit} in {cells}, {other_digit} must be in {other_cells}.");
    }
    return "";
}

const char* weak_sentence(LinkReason reason)
{
    if (reason == LinkReason::Cell)
        return N_("With {digit}, {cells} can't be {other_digit}.");
    if (reason == LinkReason::Cage)
        return N_("With {digit} in {cells}, {other_digit} can't be in {other_cells}: no "
                  "combination of {cage} has both.");
    return N_("With {digit} in {cells}, {other_digit} can't be in {other_cells}.");
}

} // namespace

const char* sentence_of(const Link& link)
{
    switch (link.kind) {
    case LinkKind::Strong:
        return strong_sentence(link.reason);
    case LinkKind::Weak:
        return weak_sentence(link.reason);
    case LinkKind::Inferred:
        return link.to_is_true
                   ? N_("With what went before, {other_digit} must be in {other_cells}.")
                   : N_("With what went before, {other_digit} can't be in {other_cells}.");
    }
    return "";
}

std::vector<Phrase> link_phrases(const Translations& texts,
                                 const Grid& grid,
                                 const Link& link,
                                 std::string_view placeholder)
{
    if (placeholder == "digit")
        return {{symbol_name(texts, grid, link.from.digit)}};
    if (placeholder == "other_digit")
        return {{symbol_name(texts, grid, link.to.digit)}};
    if (placeholder == "cells")
        return list_of(texts, grid, link.from.cells);
    if (placeholder == "other_cells")
        return list_of(texts, grid, link.to.cells);
    if (placeholder == "house" && link.house != no_house)
        return {{house_name(texts, grid, link.house), grid.house(link.house).cells}};
    if (placeholder == "cage" && link.cage >= 0)
        return cage_name(texts, grid, grid.cages()[static_cast<std::size_t>(link.cage)]);
    return {};
}

// If no link follows, the branch ends with the assumption itself.
const char* assumption_of(const Branch& branch)
{
    if (branch.links.empty() && branch.broken.empty())
        return branch.assumed_true
                   ? N_("Suppose {digit} is in {cells}: with that this branch is at its end.")
                   : N_("Suppose {digit} is not in {cells}: with that this branch is at its end.");
    return branch.assumed_true ? N_("Suppose {digit} is in {cells}.")
                               : N_("Suppose {digit} is not in {cells}.");
}

} // namespace engine
