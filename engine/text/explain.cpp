#include "engine/text/explain.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/inference/branch_explanations.h"
#include "engine/position/forced_houses.h"
#include "engine/steps/forced_houses_used.h"
#include "engine/text/house_name.h"
#include "engine/text/link_sentences.h"
#include "engine/text/outline.h"
#include "engine/text/step_cells.h"
#include "engine/text/step_sums.h"
#include "engine/text/symbol_name.h"

namespace engine {

namespace {

std::string letter(std::size_t index)
{
    return std::string(1, letter_after('A', index % 26));
}

DigitSet digits_at(const Step& step, Cell cell)
{
    DigitSet digits;
    for (const CandidateMark& mark : step.candidates) {
        if (mark.candidate.cell == cell)
            digits = digits.with(mark.candidate.digit);
    }
    for (const Link& link : step.links) {
        for (const Node& node : {link.from, link.to}) {
            if (node.cells == Cells{cell})
                digits = digits.with(node.digit);
        }
    }
    return digits;
}

// The cells of the set that are locked without the link's first digit.
Cells locked_by(const Link& link, Cells set)
{
    if (link.reason == LinkReason::Strip)
        std::erase(set, link.to.cells.front());
    return set;
}

bool goes_through_set(const Link& link)
{
    return link.reason == LinkReason::Set || link.reason == LinkReason::Strip;
}

// Behind each sentence what is inside.
void lay_flat(Sentence sentence, std::vector<Sentence>& flat)
{
    std::vector<Sentence> inside = std::exchange(sentence.inside, {});
    flat.push_back(std::move(sentence));
    for (Sentence& each : inside)
        lay_flat(std::move(each), flat);
}

class Explainer {
public:
    Explainer(const Translations& texts, const Grid& grid, const Step& step)
        : texts_(texts), grid_(grid), step_(step), badges_(badges_of(step))
    {
    }

    std::vector<Sentence> explain()
    {
        explain_reason();
        explain_origins();
        return explain_effect();
    }

    // Without the effect, which is not that of the whole step.
    std::vector<Sentence> explain_pattern(bool folds)
    {
        folds_ = folds;
        explain_reason();
        return std::move(sentences_);
    }

    // The same as explain(), folded: a few lines, in which the others are.
    std::vector<Sentence> outline()
    {
        for (const SentenceTemplate& each : step_.technique->explanation)
            others_ += each.each == Each::Branch ? 0 : 1;
        others_ += count_of(step_.placements) + removed_digits(step_).count();
        others_ += count_of(forced_houses_used(grid_, step_));
        folds_ = true;
        return explain();
    }

    std::vector<Sentence> explain_effect()
    {
        for (const Candidate& placed : step_.placements)
            say_effect(N_("So {cell} is {digit}."), {placed.cell}, DigitSet::only(placed.digit));
        explain_removals();
        return std::move(sentences_);
    }

private:
    void explain_reason()
    {
        for (const SentenceTemplate& each : step_.technique->explanation)
            explain(each);
    }

    // Where forced houses come from, behind the sentence that names one first. Of those that no
    // sentence names, behind the first one.
    void explain_origins()
    {
        std::map<HouseIndex, std::size_t> places;
        for (HouseIndex house : forced_houses_used(grid_, step_)) {
            const auto first = std::ranges::find_if(
                sentences_, [&](const Sentence& sentence) { return names(sentence, house); });
            places[house] = first == sentences_.end() ? 0 : first - sentences_.begin();
        }
        if (places.empty())
            return;
        std::vector<Sentence> reason = std::exchange(sentences_, {});
        for (std::size_t place = 0; place < reason.size(); ++place) {
            sentences_.push_back(std::move(reason[place]));
            for (const auto& [house, behind] : places) {
                if (behind == place)
                    explain_origin(house);
            }
        }
    }

    void explain_origin(HouseIndex house)
    {
        const HouseOrigin origin = origin_of(grid_, house).value();
        explain_fact(
            {.houses = {{house}, origin.lines, origin.inside}, .count = count_of(origin.lines)},
            N_("{other_houses} hold each digit {count} times, all but one of them in "
               "{third_houses}: so {houses}, which is the rest, holds each digit once."));
    }

    bool names(const Sentence& sentence, HouseIndex house) const
    {
        return std::ranges::any_of(sentence.phrases, [&](const Phrase& phrase) {
            return phrase.cells == grid_.house(house).cells;
        });
    }

    void explain(const SentenceTemplate& sentence)
    {
        switch (sentence.each) {
        case Each::Once:
            say(
                sentence.text,
                [this](std::string_view placeholder) {
                    return phrases_for(texts_, grid_, step_, placeholder);
                },
                Role::Cause, badge_in(sentence.text));
            break;
        case Each::Pivot:
            explain_each_cell(sentence, Role::Pivot);
            break;
        case Each::Pincer:
            explain_each_cell(sentence, Role::Pincer);
            break;
        case Each::Cage:
            explain_each_cage(sentence);
            break;
        case Each::Link:
            explain_links(step_.links);
            break;
        case Each::Branch:
            explain_branches();
            break;
        case Each::Fact:
            if (!std::exchange(has_told_facts_, true))
                explain_facts();
            break;
        case Each::ExcludedCage:
            explain_excluded(sentence.text);
            break;
        }
    }

    void explain_facts()
    {
        for (const Fact& fact : step_.facts) {
            for (const SentenceTemplate& each : step_.technique->explanation) {
                if (each.each == Each::Fact && each.fact == fact.number)
                    explain_fact(fact, each.text);
            }
        }
    }

    void explain_fact(const Fact& fact, const char* text)
    {
        const auto letter_of = [&](std::size_t place) {
            return place < fact.sets.size() ? badge_of_set(fact.sets[place]) : "";
        };
        const auto phrases_of = [&](std::string_view placeholder) -> std::vector<Phrase> {
            if (placeholder == "set" || placeholder == "other_set")
                return {{letter_of(placeholder == "set" ? 0 : 1)}};
            auto phrases = phrases_for(texts_, grid_, fact, placeholder);
            return phrases ? *std::move(phrases) : phrases_for(texts_, grid_, step_, placeholder);
        };
        const bool names_sets = std::string_view(text).find("{set}") != std::string_view::npos;
        say(text, phrases_of, Role::Cause, names_sets ? "" : letter_of(0));
    }

    // Unless one of its placeholders is empty. Returns the sentence, until the next one is said.
    Sentence* say(const char* text, const PhrasesOf& phrases_of, Role role, std::string badge = "")
    {
        auto phrases = fill(texts_, text, phrases_of);
        if (!phrases || phrases->empty())
            return nullptr;
        phrases->front().text = begun_large(std::move(phrases->front().text));
        return &sentences_.emplace_back(Sentence{*std::move(phrases), role, std::move(badge)});
    }

    void explain_each_cell(const SentenceTemplate& sentence, Role role)
    {
        for (const CellMark& mark : step_.cells) {
            if (mark.role == role)
                say(sentence.text, placeholders_of(mark.cell), Role::Cause, badge_of(mark.cell));
        }
    }

    void explain_each_cage(const SentenceTemplate& sentence)
    {
        for (const CageMark& mark : step_.cages) {
            if (mark.role != Role::Cause)
                continue;
            const auto phrases_of = [&](std::string_view placeholder) {
                const auto of_cage = cage_phrases(texts_, grid_, step_, mark, placeholder);
                return of_cage ? *of_cage : phrases_for(texts_, grid_, step_, placeholder);
            };
            say(sentence.text, phrases_of, Role::Cause);
        }
    }

    void explain_links(const std::vector<Link>& links)
    {
        const Link* before = nullptr;
        // number of the next set; sets are numbered in the order of the links through them
        int group = 0;
        for (const Link& link : links) {
            // A link with several premises is listed once for each, but explained only once.
            const bool is_explained = before != nullptr && before->kind == LinkKind::Inferred &&
                                      link.kind == LinkKind::Inferred && before->to == link.to;
            if (goes_through_set(link)) {
                explain_link(link, set_of(group), badge_of_set(group));
                ++group;
            } else if (!is_explained) {
                explain_link(link);
            }
            before = &link;
        }
    }

    void explain_link(const Link& link, const Cells& set = {}, std::string badge = "")
    {
        const auto phrases_of = [&](std::string_view placeholder) {
            return placeholder == "set" ? list_of(texts_, grid_, locked_by(link, set))
                                        : link_phrases(texts_, grid_, link, placeholder);
        };
        Sentence* said = say(sentence_of(link), phrases_of, Role::Cause, std::move(badge));
        const bool makes = link.kind != LinkKind::Weak && link.to_is_true;
        if (said != nullptr && makes && link.to.cells.size() == 1)
            said->makes = Candidate{link.to.cells.front(), link.to.digit};
    }

    // What several branches assume alike is said once.
    void explain_branches()
    {
        std::vector<Sentence> before = std::exchange(sentences_, {});
        const Branch* last = nullptr;
        for (const Branch& branch : step_.branches) {
            const bool goes_on = last != nullptr && !last->links.empty() &&
                                 last->assumption == branch.assumption &&
                                 last->assumed_true == branch.assumed_true;
            if (!goes_on)
                explain_assumption(branch);
            explain_branch(branch);
            explain_broken(branch);
            last = &branch;
        }
        if (folds_)
            sentences_ = folded(texts_, grid_, std::move(sentences_),
                                std::max(most_lines_of_outline - others_, 1));
        std::ranges::move(sentences_, std::back_inserter(before));
        sentences_ = std::move(before);
    }

    void explain_assumption(const Branch& branch)
    {
        const Link start{branch.assumption, branch.assumption, LinkKind::Inferred,
                         LinkReason::Pattern};
        say(
            assumption_of(branch),
            [&](std::string_view placeholder) {
                return link_phrases(texts_, grid_, start, placeholder);
            },
            Role::True);
    }

    // Link by link; of a pattern inside, what it is, and in it why.
    void explain_branch(const Branch& branch)
    {
        std::vector<int> told; // patterns
        std::vector<Link> plain;
        for (const Link& link : branch.links) {
            if (link.pattern < 0) {
                plain.push_back(link);
                continue;
            }
            explain_links(std::exchange(plain, {}));
            if (std::ranges::count(told, link.pattern) == 0)
                explain_pattern(branch, link.pattern);
            told.push_back(link.pattern);
        }
        explain_links(plain);
    }

    void explain_pattern(const Branch& branch, int pattern)
    {
        const Step& step = step_.patterns[static_cast<std::size_t>(pattern)];
        std::map<Digit, Cells> removed;
        for (const Link& link : branch.links) {
            if (link.pattern != pattern)
                continue;
            Cells& cells = removed[link.to.digit];
            if (std::ranges::count(cells, link.to.cells.front()) == 0)
                cells.push_back(link.to.cells.front());
        }
        for (const auto& [digit, cells] : removed) {
            Sentence* said = say(
                step.branches.empty()
                    ? N_("{technique}: {digit} can't be in {cells}.")
                    : N_("{digit} in {cells} would lead to a contradiction, so it is not there."),
                [&](std::string_view placeholder) -> std::vector<Phrase> {
                    if (placeholder == "technique")
                        return {{texts_.tr(step.technique->name)}};
                    if (placeholder == "digit")
                        return {{symbol_name(texts_, grid_, digit)}};
                    return list_of(texts_, grid_, cells);
                },
                Role::Cause);
            if (said != nullptr && digit == removed.begin()->first)
                said->inside = Explainer(texts_, grid_, step).explain_pattern(folds_);
        }
    }

    void explain_excluded(const char* text)
    {
        for (const CageMark& mark : step_.cages) {
            if (mark.role != Role::Excluded)
                continue;
            const auto phrases_of = [&](std::string_view placeholder) {
                const auto phrases = excluded_phrases(texts_, grid_, mark, placeholder);
                return phrases ? *phrases : phrases_for(texts_, grid_, step_, placeholder);
            };
            say(text, phrases_of, Role::Cause);
        }
    }

    void explain_broken(const Branch& branch)
    {
        if (branch.broken.empty())
            return;
        Cells cells;
        for (const Candidate& candidate : branch.broken)
            cells.push_back(candidate.cell);
        const bool is_cell = std::ranges::count(cells, cells.front()) == std::ssize(cells);
        say(
            is_cell ? empty_cell_sentence.text
                    : N_("For {end_digits} none of {end} is left: the assumption is wrong."),
            [&](std::string_view placeholder) -> std::vector<Phrase> {
                if (placeholder == "end_digits")
                    return {{symbol_name(texts_, grid_, branch.broken.front().digit)}};
                return list_of(texts_, grid_, is_cell ? Cells{cells.front()} : cells);
            },
            Role::Cause);
    }

    // Values of {cell}, of its {digits} in the pattern, and of those {kept} because no step removes
    // them.
    PhrasesOf placeholders_of(Cell cell) const
    {
        return [this, cell](std::string_view placeholder) {
            const DigitSet digits = digits_at(step_, cell);
            if (placeholder == "cell")
                return list_of(texts_, grid_, Cells{cell});
            if (placeholder == "cell_digits")
                return std::vector<Phrase>{{list_of(texts_, grid_, digits)}};
            if (placeholder == "other_digits")
                return std::vector<Phrase>{
                    {list_of(texts_, grid_, digits.without(removed_digits(step_)))}};
            return phrases_for(texts_, grid_, step_, placeholder);
        };
    }

    std::string badge_of(Cell cell) const
    {
        for (const Badge& badge : badges_) {
            if (std::find(badge.cells.begin(), badge.cells.end(), cell) != badge.cells.end())
                return badge.text;
        }
        return "";
    }

    // A sentence about one cell has the badge of the first cell that it names by its role.
    std::string badge_in(std::string_view text) const
    {
        for (const CellMark& mark : step_.cells) {
            if (mark.role == Role::Pivot && text.starts_with("{pivot}"))
                return badge_of(mark.cell);
            if (mark.role == Role::Stem && text.starts_with("{stem}"))
                return badge_of(mark.cell);
        }
        return "";
    }

    std::string badge_of_set(int group) const
    {
        Cells set = set_of(group);
        std::sort(set.begin(), set.end());
        const auto badge = std::ranges::find(badges_, set, &Badge::cells);
        return badge == badges_.end() ? "" : badge->text;
    }

    void say_effect(const char* text, const Cells& cells, DigitSet digits)
    {
        const auto phrases_of = [&](std::string_view placeholder) {
            if (placeholder.starts_with("digit"))
                return std::vector<Phrase>{{list_of(texts_, grid_, digits)}};
            return list_of(texts_, grid_, cells);
        };
        say(text, phrases_of, Role::Effect);
    }

    // One sentence for each digit or, if a cell loses several, one for the cell.
    void explain_removals()
    {
        std::map<Cell, DigitSet> by_cell;
        std::map<Digit, Cells> by_digit;
        for (const Candidate& removed : step_.removals) {
            by_cell[removed.cell] = by_cell[removed.cell].with(removed.digit);
            by_digit[removed.digit].push_back(removed.cell);
        }
        if (by_cell.size() < by_digit.size()) {
            for (const auto& [cell, digits] : by_cell)
                say_effect(digits.count() == 1 ? N_("So {cells} can't be {digits}.")
                                               : N_("So {cells} can be none of {digits}."),
                           {cell}, digits);
            return;
        }
        for (const auto& [digit, cells] : by_digit)
            say_effect(N_("So {digits} can't be in {cells}."), cells, DigitSet::only(digit));
    }

    Cells set_of(int group) const { return cells_with(step_, Role::Set, group); }

    const Translations& texts_;
    const Grid& grid_;
    const Step& step_;
    std::vector<Badge> badges_;
    bool has_told_facts_ = false;
    bool folds_ = false;
    int others_ = 0; // the most sentences that are not about branches
    std::vector<Sentence> sentences_;
};

} // namespace

std::string about(const Translations& texts, const Technique& technique)
{
    std::string paragraph;
    for (const char* part : technique.about)
        paragraph += (paragraph.empty() ? "" : " ") + texts.tr(part);
    return paragraph;
}

std::string technique_name(const Translations& texts, const Step& step)
{
    return texts.tr(step.technique->name);
}

std::vector<Sentence> explain(const Translations& texts, const Grid& grid, const Step& step)
{
    std::vector<Sentence> flat;
    for (Sentence& sentence : Explainer(texts, grid, step).explain())
        lay_flat(std::move(sentence), flat);
    return flat;
}

std::vector<Sentence> outline(const Translations& texts, const Grid& grid, const Step& step)
{
    return Explainer(texts, grid, step).outline();
}

std::vector<Sentence> explain_effect(const Translations& texts, const Grid& grid, const Step& step)
{
    return Explainer(texts, grid, step).explain_effect();
}

std::vector<Badge> badges_of(const Step& step)
{
    std::vector<Badge> badges;
    std::map<int, Cells> sets;
    std::size_t pincers = 0;
    for (const CellMark& mark : step.cells) {
        if (mark.role == Role::Pivot)
            badges.push_back({"P", {mark.cell}});
        if (mark.role == Role::Stem)
            badges.push_back({"S", {mark.cell}});
        if (mark.role == Role::Pincer)
            badges.push_back({letter(pincers++), {mark.cell}});
        if (mark.role == Role::Set)
            sets[mark.group].push_back(mark.cell);
    }
    std::size_t distinct = 0;
    for (auto& [group, cells] : sets) {
        std::sort(cells.begin(), cells.end());
        if (std::ranges::find(badges, cells, &Badge::cells) == badges.end())
            badges.push_back({letter(distinct++), std::move(cells)});
    }
    return badges;
}

std::string plain(const Sentence& sentence)
{
    std::string text = sentence.badge.empty() ? "" : sentence.badge + ": ";
    for (const Phrase& phrase : sentence.phrases)
        text += phrase.text;
    return text;
}

} // namespace engine
