#include "engine/text/link_sentences.h"

#include "engine/text/house_name.h"
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
    return N_("With {digit} in {cells}, {other_digit} can't be in {other_cells}.");
}

const char* inferred_sentence(bool to_is_true)
{
    return to_is_true ? N_("With what went before, {other_digit} must be in {other_cells}.")
                      : N_("With what went before, {other_digit} can't be in {other_cells}.");
}

const char* sentence_of(const Link& link)
{
    switch (link.kind) {
    case LinkKind::Strong:
        return strong_sentence(link.reason);
    case LinkKind::Weak:
        return weak_sentence(link.reason);
    case LinkKind::Inferred:
        return inferred_sentence(link.to_is_true);
    }
    return "";
}

std::vector<Phrase> phrases_of(const Translations& texts,
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
    return {};
}

// The cells of the set that are locked without the link's first digit.
Cells locked_by(const Link& link, Cells set)
{
    if (link.reason == LinkReason::Strip)
        std::erase(set, link.to.cells.front());
    return set;
}

} // namespace

bool goes_through_set(const Link& link)
{
    return link.reason == LinkReason::Set || link.reason == LinkReason::Strip;
}

std::vector<Phrase>
explain_link(const Translations& texts, const Grid& grid, const Link& link, const Cells& set)
{
    return fill(texts.tr(sentence_of(link)),
                [&](std::string_view placeholder) {
                    return placeholder == "set" ? list_of(texts, grid, locked_by(link, set))
                                                : phrases_of(texts, grid, link, placeholder);
                })
        .value_or(std::vector<Phrase>{});
}

namespace {

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

} // namespace

std::vector<Phrase>
explain_assumption(const Translations& texts, const Grid& grid, const Branch& branch)
{
    const Link start{branch.assumption, branch.assumption, LinkKind::Inferred, LinkReason::Pattern};
    return fill(texts.tr(assumption_of(branch)),
                [&](std::string_view placeholder) {
                    return phrases_of(texts, grid, start, placeholder);
                })
        .value_or(std::vector<Phrase>{});
}

} // namespace engine
