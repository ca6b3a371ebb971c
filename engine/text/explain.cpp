#include "engine/text/explain.h"

#include <algorithm>
#include <map>

#include "engine/base/letters.h"
#include "engine/text/house_name.h"
#include "engine/text/link_sentences.h"
#include "engine/text/step_cells.h"
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

class Explainer {
public:
    Explainer(const Translations& texts, const Grid& grid, const Step& step)
        : texts_(texts), grid_(grid), step_(step), badges_(badges_of(step))
    {
    }

    std::vector<Sentence> explain();
    std::vector<Sentence> explain_effect();

private:
    void explain(const SentenceTemplate& sentence);
    void explain_each_cell(const SentenceTemplate& sentence, Role role);
    void explain_each_set(const SentenceTemplate& sentence);
    void explain_links(const std::vector<Link>& links);
    void explain_branches();
    void explain_broken(const Branch& branch);
    void say_once(const char* text, const PhrasesOf& phrases_of, const std::string& badge = "");
    PhrasesOf placeholders() const;
    PhrasesOf placeholders_of(Cell cell) const;
    Cells set_of(int group) const { return cells_with(step_, Role::Set, group); }
    std::string badge_of(Cell cell) const;
    std::string badge_of_set(int group) const;
    std::string badge_in(std::string_view text) const;

    void add(std::vector<Phrase> phrases, Role role, const std::string& badge = "");
    void explain_placements();
    void explain_removals();

    const Translations& texts_;
    const Grid& grid_;
    const Step& step_;
    std::vector<Badge> badges_;
    std::vector<Sentence> sentences_;
};

std::vector<Sentence> Explainer::explain()
{
    for (const SentenceTemplate& each : step_.technique->explanation)
        explain(each);
    return explain_effect();
}

std::vector<Sentence> Explainer::explain_effect()
{
    explain_placements();
    explain_removals();
    return std::move(sentences_);
}

void Explainer::explain(const SentenceTemplate& sentence)
{
    switch (sentence.each) {
    case Each::Once:
        say_once(sentence.text, placeholders(), badge_in(sentence.text));
        break;
    case Each::Pivot:
        explain_each_cell(sentence, Role::Pivot);
        break;
    case Each::Pincer:
        explain_each_cell(sentence, Role::Pincer);
        break;
    case Each::Set:
        explain_each_set(sentence);
        break;
    case Each::Link:
        explain_links(step_.links);
        break;
    case Each::Branch:
        explain_branches();
        break;
    }
}

void Explainer::say_once(const char* text, const PhrasesOf& phrases_of, const std::string& badge)
{
    if (auto phrases = fill(texts_.tr(text), phrases_of))
        add(std::move(*phrases), Role::Cause, badge);
}

void Explainer::explain_each_cell(const SentenceTemplate& sentence, Role role)
{
    for (const CellMark& mark : step_.cells) {
        if (mark.role == role)
            say_once(sentence.text, placeholders_of(mark.cell), badge_of(mark.cell));
    }
}

void Explainer::explain_each_set(const SentenceTemplate& sentence)
{
    int group = 0;
    std::string explained; // the letters of sets that have been explained
    for (Cells set = set_of(group); !set.empty(); set = set_of(++group)) {
        const std::string badge = badge_of_set(group);
        if (explained.find(badge) != explained.npos)
            continue;
        explained += badge;
        const auto phrases_of = [&](std::string_view placeholder) {
            return placeholder == "set" ? list_of(texts_, grid_, set)
                                        : phrases_for(texts_, grid_, step_, placeholder);
        };
        say_once(sentence.text, phrases_of, badge);
    }
}

void Explainer::explain_links(const std::vector<Link>& links)
{
    const Link* before = nullptr;
    // number of the next set; sets are numbered in the order of the links through them
    int group = 0;
    for (const Link& link : links) {
        // A link with several premises is listed once for each, but explained only once.
        const bool is_explained = before != nullptr && before->kind == LinkKind::Inferred &&
                                  link.kind == LinkKind::Inferred && before->to == link.to;
        if (goes_through_set(link)) {
            add(explain_link(texts_, grid_, link, set_of(group)), Role::Cause, badge_of_set(group));
            ++group;
        } else if (!is_explained) {
            add(explain_link(texts_, grid_, link), Role::Cause);
        }
        before = &link;
    }
}

void Explainer::explain_branches()
{
    for (const Branch& branch : step_.branches) {
        add(explain_assumption(texts_, grid_, branch), Role::True);
        explain_links(branch.links);
        explain_broken(branch);
    }
}

void Explainer::explain_broken(const Branch& branch)
{
    Cells cells;
    for (const Candidate& candidate : branch.broken) {
        if (std::ranges::count(cells, candidate.cell) == 0)
            cells.push_back(candidate.cell);
    }
    if (!cells.empty())
        say_once(N_("One of the candidates in {end} must be right, and none can be: the assumption "
                    "is wrong."),
                 [&](std::string_view) { return list_of(texts_, grid_, cells); });
}

PhrasesOf Explainer::placeholders() const
{
    return [this](std::string_view placeholder) {
        return phrases_for(texts_, grid_, step_, placeholder);
    };
}

// Values of {cell}, of its {digits} in the pattern, and of those {kept} because no step removes
// them.
PhrasesOf Explainer::placeholders_of(Cell cell) const
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

std::string Explainer::badge_of(Cell cell) const
{
    for (const Badge& badge : badges_) {
        if (std::find(badge.cells.begin(), badge.cells.end(), cell) != badge.cells.end())
            return badge.text;
    }
    return "";
}

// A sentence about one cell has the badge of the first cell that it names by its role.
std::string Explainer::badge_in(std::string_view text) const
{
    for (const CellMark& mark : step_.cells) {
        if (mark.role == Role::Pivot && text.starts_with("{pivot}"))
            return badge_of(mark.cell);
        if (mark.role == Role::Stem && text.starts_with("{stem}"))
            return badge_of(mark.cell);
    }
    for (int set = 0; set < 3; ++set) {
        const std::string placeholder = "{set_" + std::string(1, letter_after('a', set)) + "}";
        if (text.starts_with(placeholder) || text.starts_with("In " + placeholder))
            return badge_of_set(set);
    }
    return "";
}

std::string Explainer::badge_of_set(int group) const
{
    Cells set = set_of(group);
    std::sort(set.begin(), set.end());
    const auto badge = std::ranges::find(badges_, set, &Badge::cells);
    return badge == badges_.end() ? "" : badge->text;
}

void Explainer::add(std::vector<Phrase> phrases, Role role, const std::string& badge)
{
    if (phrases.empty())
        return;
    phrases.front().text = begun_large(std::move(phrases.front().text));
    sentences_.push_back({std::move(phrases), role, badge});
}

void Explainer::explain_placements()
{
    for (const Candidate& placed : step_.placements) {
        const auto phrases_of = [&](std::string_view placeholder) {
            if (placeholder == "cell")
                return list_of(texts_, grid_, Cells{placed.cell});
            return std::vector<Phrase>{{symbol_name(texts_, grid_, placed.digit)}};
        };
        if (auto phrases = fill(texts_.tr("So {cell} is {digit}."), phrases_of))
            add(std::move(*phrases), Role::Effect);
    }
}

// One sentence for each digit or, if a cell loses several, one for the cell.
void Explainer::explain_removals()
{
    std::map<Cell, DigitSet> by_cell;
    std::map<Digit, Cells> by_digit;
    for (const Candidate& removed : step_.removals) {
        by_cell[removed.cell] = by_cell[removed.cell].with(removed.digit);
        by_digit[removed.digit].push_back(removed.cell);
    }
    const auto explain_one = [&](const std::string& text, const Cells& cells, DigitSet digits) {
        const auto phrases_of = [&](std::string_view placeholder) {
            if (placeholder == "digits")
                return std::vector<Phrase>{{list_of(texts_, grid_, digits)}};
            return list_of(texts_, grid_, cells);
        };
        if (auto phrases = fill(text, phrases_of))
            add(std::move(*phrases), Role::Effect);
    };
    if (by_cell.size() < by_digit.size()) {
        for (const auto& [cell, digits] : by_cell)
            explain_one(texts_.tr(digits.count() == 1 ? N_("So {cells} can't be {digits}.")
                                                      : N_("So {cells} can be none of {digits}.")),
                        {cell}, digits);
        return;
    }
    for (const auto& [digit, cells] : by_digit)
        explain_one(texts_.tr("So {digits} can't be in {cells}."), cells, DigitSet::only(digit));
}

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
    return Explainer(texts, grid, step).explain();
}

std::vector<Sentence> explain_effect(const Translations& texts, const Grid& grid, const Step& step)
{
    return Explainer(texts, grid, step).explain_effect();
}

std::optional<Sentence> name_unused_clues(const Translations& texts, const Grid& grid)
{
    if (grid.cages().empty())
        return std::nullopt;
    Sentence sentence;
    sentence.phrases = {Phrase{
        texts.tr("Hints do not use the sums of the cages yet: these may offer an easier way.")}};
    return sentence;
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
