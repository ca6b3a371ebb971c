#include "engine/text/explain.h"

#include <algorithm>
#include <map>

#include "engine/text/house_name.h"
#include "engine/text/link_words.h"
#include "engine/text/step_cells.h"

namespace engine {

namespace {

std::string letter(std::size_t index)
{
    return std::string(1, static_cast<char>('A' + index % 26));
}

DigitSet digits_at(const Step& step, Cell cell)
{
    DigitSet digits;
    for (const CandidateMark& mark : step.candidates) {
        if (mark.candidate.cell == cell)
            digits = digits.with(DigitSet::only(mark.candidate.digit));
    }
    for (const Link& link : step.links) {
        for (const Node& node : {link.from, link.to}) {
            if (node.cells == Cells{cell})
                digits = digits.with(DigitSet::only(node.digit));
        }
    }
    return digits;
}

class Explainer {
public:
    Explainer(const Catalogue& words, const Grid& grid, const Step& step)
        : words_(words), grid_(grid), step_(step), badges_(badges_of(step))
    {
    }

    std::vector<Sentence> tell();
    std::vector<Sentence> tell_effect();

private:
    void tell(const SentenceTemplate& sentence);
    void tell_each_cell(const SentenceTemplate& sentence, Role role);
    void tell_each_set(const SentenceTemplate& sentence);
    void tell_links(const std::vector<Link>& links);
    void tell_branches();
    void tell_broken(const Branch& branch);
    void tell_once(const char* text, const PhrasesOf& phrases_of, const std::string& badge = "");
    PhrasesOf places() const;
    PhrasesOf places_of(Cell cell) const;
    Cells set_of(int group) const { return cells_with(step_, Role::Set, group); }
    std::string badge_of(Cell cell) const;
    std::string badge_of_set(int group) const;
    std::string badge_in(std::string_view text) const;

    void add(std::vector<Phrase> phrases, Role role, const std::string& badge = "");
    void tell_placements();
    void tell_removals();

    const Catalogue& words_;
    const Grid& grid_;
    const Step& step_;
    std::vector<Badge> badges_;
    std::vector<Sentence> sentences_;
};

std::vector<Sentence> Explainer::tell()
{
    for (const SentenceTemplate& each : step_.technique->explanation)
        tell(each);
    return tell_effect();
}

std::vector<Sentence> Explainer::tell_effect()
{
    tell_placements();
    tell_removals();
    return std::move(sentences_);
}

void Explainer::tell(const SentenceTemplate& sentence)
{
    switch (sentence.each) {
    case Each::Once:
        tell_once(sentence.text, places(), badge_in(sentence.text));
        break;
    case Each::Pivot:
        tell_each_cell(sentence, Role::Pivot);
        break;
    case Each::Pincer:
        tell_each_cell(sentence, Role::Pincer);
        break;
    case Each::Set:
        tell_each_set(sentence);
        break;
    case Each::Link:
        tell_links(step_.links);
        break;
    case Each::Branch:
        tell_branches();
        break;
    }
}

void Explainer::tell_once(const char* text, const PhrasesOf& phrases_of, const std::string& badge)
{
    if (auto phrases = fill(words_.tr(text), phrases_of))
        add(std::move(*phrases), Role::Cause, badge);
}

void Explainer::tell_each_cell(const SentenceTemplate& sentence, Role role)
{
    for (const CellMark& mark : step_.cells) {
        if (mark.role == role)
            tell_once(sentence.text, places_of(mark.cell), badge_of(mark.cell));
    }
}

void Explainer::tell_each_set(const SentenceTemplate& sentence)
{
    int group = 0;
    std::string told; // the letters of sets
    for (Cells set = set_of(group); !set.empty(); set = set_of(++group)) {
        const std::string badge = badge_of_set(group);
        if (told.find(badge) != told.npos)
            continue;
        told += badge;
        const auto phrases_of = [&](std::string_view place) {
            return place == "set" ? list_of(words_, grid_, set)
                                  : phrases_for(words_, grid_, step_, place);
        };
        tell_once(sentence.text, phrases_of, badge);
    }
}

void Explainer::tell_links(const std::vector<Link>& links)
{
    const Link* before = nullptr;
    int group = 0; // of the next set; they are numbered in the order of the links through them
    for (const Link& link : links) {
        // Several premises that together make the same so are told once.
        const bool is_told = before != nullptr && before->kind == LinkKind::Inferred &&
                             link.kind == LinkKind::Inferred && before->to == link.to;
        if (goes_through_set(link)) {
            add(tell_link(words_, grid_, link, set_of(group)), Role::Cause, badge_of_set(group));
            ++group;
        } else if (!is_told) {
            add(tell_link(words_, grid_, link), Role::Cause);
        }
        before = &link;
    }
}

void Explainer::tell_branches()
{
    for (const Branch& branch : step_.branches) {
        add(tell_assumption(words_, grid_, branch), Role::True);
        tell_links(branch.links);
        tell_broken(branch);
    }
}

void Explainer::tell_broken(const Branch& branch)
{
    Cells cells;
    for (const Candidate& candidate : branch.broken) {
        if (std::ranges::count(cells, candidate.cell) == 0)
            cells.push_back(candidate.cell);
    }
    if (!cells.empty())
        tell_once(
            N_("One of the candidates in {end} must be right, and none can be: the assumption "
               "is wrong."),
            [&](std::string_view) { return list_of(words_, grid_, cells); });
}

PhrasesOf Explainer::places() const
{
    return [this](std::string_view place) {
        return phrases_for(words_, grid_, step_, place);
    };
}

// {cell}, {digits} it holds in the pattern, {kept} those that are removed nowhere.
PhrasesOf Explainer::places_of(Cell cell) const
{
    return [this, cell](std::string_view place) {
        const DigitSet digits = digits_at(step_, cell);
        if (place == "cell")
            return list_of(words_, grid_, Cells{cell});
        if (place == "cell_digits")
            return std::vector<Phrase>{{list_of(grid_, digits)}};
        if (place == "other_digits")
            return std::vector<Phrase>{{list_of(grid_, digits.without(removed_digits(step_)))}};
        return phrases_for(words_, grid_, step_, place);
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

// The badge of a sentence that is told once is that of the one cell it names first by its role.
std::string Explainer::badge_in(std::string_view text) const
{
    for (const CellMark& mark : step_.cells) {
        if (mark.role == Role::Pivot && text.starts_with("{pivot}"))
            return badge_of(mark.cell);
        if (mark.role == Role::Stem && text.starts_with("{stem}"))
            return badge_of(mark.cell);
    }
    for (int set = 0; set < 3; ++set) {
        const std::string place = "{set_" + std::string(1, static_cast<char>('a' + set)) + "}";
        if (text.starts_with(place) || text.starts_with("In " + place))
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

void Explainer::tell_placements()
{
    for (const Candidate& placed : step_.placements) {
        const auto phrases_of = [&](std::string_view place) {
            if (place == "cell")
                return list_of(words_, grid_, Cells{placed.cell});
            return std::vector<Phrase>{{grid_.symbol(placed.digit)}};
        };
        if (auto phrases = fill(words_.tr("So {cell} is {digit}."), phrases_of))
            add(std::move(*phrases), Role::Effect);
    }
}

// One sentence a digit; where one cell loses several, one for the cell.
void Explainer::tell_removals()
{
    std::map<Cell, DigitSet> by_cell;
    std::map<Digit, Cells> by_digit;
    for (const Candidate& removed : step_.removals) {
        by_cell[removed.cell] = by_cell[removed.cell].with(DigitSet::only(removed.digit));
        by_digit[removed.digit].push_back(removed.cell);
    }
    const auto tell_one = [&](const std::string& text, const Cells& cells, DigitSet digits) {
        const auto phrases_of = [&](std::string_view place) {
            if (place == "digits")
                return std::vector<Phrase>{{list_of(grid_, digits)}};
            return list_of(words_, grid_, cells);
        };
        if (auto phrases = fill(text, phrases_of))
            add(std::move(*phrases), Role::Effect);
    };
    if (by_cell.size() < by_digit.size()) {
        for (const auto& [cell, digits] : by_cell)
            tell_one(words_.tr(digits.count() == 1 ? N_("So {cells} can't be {digits}.")
                                                   : N_("So {cells} can be none of {digits}.")),
                     {cell}, digits);
        return;
    }
    for (const auto& [digit, cells] : by_digit)
        tell_one(words_.tr("So {digits} can't be in {cells}."), cells, DigitSet::only(digit));
}

} // namespace

std::string technique_name(const Catalogue& words, const Step& step)
{
    return words.tr(step.technique->name);
}

std::vector<Sentence> explain(const Catalogue& words, const Grid& grid, const Step& step)
{
    return Explainer(words, grid, step).tell();
}

std::vector<Sentence> tell_effect(const Catalogue& words, const Grid& grid, const Step& step)
{
    return Explainer(words, grid, step).tell_effect();
}

std::optional<Sentence> tell_unused_clues(const Catalogue& words, const Grid& grid)
{
    if (grid.cages().empty())
        return std::nullopt;
    Sentence sentence;
    sentence.phrases = {Phrase{
        words.tr("Hints do not use the sums of the cages yet: these may offer an easier way.")}};
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
