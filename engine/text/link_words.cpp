#include "engine/text/link_words.h"

#include "engine/text/house_name.h"

namespace engine {

namespace {

// The sentences speak of a digit in cells, one or several, so that groups need none of their own.
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

std::vector<Phrase>
phrases_of(const Catalogue& words, const Grid& grid, const Link& link, std::string_view place)
{
    if (place == "digit")
        return {{grid.symbol(link.from.digit)}};
    if (place == "other_digit")
        return {{grid.symbol(link.to.digit)}};
    if (place == "cells")
        return list_of(words, grid, link.from.cells);
    if (place == "other_cells")
        return list_of(words, grid, link.to.cells);
    if (place == "house" && link.house >= 0)
        return {{house_name(words, grid, link.house), grid.house(link.house).cells}};
    return {};
}

// Those that are locked without the link's first digit.
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
tell_link(const Catalogue& words, const Grid& grid, const Link& link, const Cells& set)
{
    return fill(words.tr(sentence_of(link)),
                [&](std::string_view place) {
                    return place == "set" ? list_of(words, grid, locked_by(link, set))
                                          : phrases_of(words, grid, link, place);
                })
        .value_or(std::vector<Phrase>{});
}

namespace {

// Where nothing follows any more, the assumption is what its branch comes to.
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

std::vector<Phrase> tell_assumption(const Catalogue& words, const Grid& grid, const Branch& branch)
{
    const Link start{branch.assumption, branch.assumption, LinkKind::Inferred, LinkReason::Pattern};
    return fill(words.tr(assumption_of(branch)),
                [&](std::string_view place) { return phrases_of(words, grid, start, place); })
        .value_or(std::vector<Phrase>{});
}

} // namespace engine
