#include "tests/engine/step_record.h"

#include <array>

#include "engine/text/explain.h"
#include "engine/text/notation.h"

namespace engine {
namespace {

// These names stay in golden files, whatever the code calls the roles.
std::string name_of(Role role)
{
    constexpr std::array names = {
        "focus",    "cause",      "pivot", "pincer", "fin",     "endofin",  "base",
        "cover",    "cross",      "set",   "stem",   "floor",   "roof",     "extra",
        "guardian", "target",     "start", "end",    "blocker", "excluded", "witness",
        "effect",   "restricted", "true",  "false",  "colour",  "innie",    "outie",
    };
    return names.at(static_cast<std::size_t>(role));
}

std::string name_of(LinkKind kind)
{
    constexpr std::array names = {"strong", "weak", "inferred"};
    return names.at(static_cast<std::size_t>(kind));
}

std::string name_of(LinkReason reason)
{
    constexpr std::array names = {"cell", "house", "sight", "set", "strip", "cage", "pattern"};
    return names.at(static_cast<std::size_t>(reason));
}

std::string part(Role role, int group)
{
    return ' ' + name_of(role) + (group == 0 ? "" : ' ' + std::to_string(group)) + '\n';
}

class Recorder {
public:
    explicit Recorder(const Grid& grid) : grid_(grid) {}

    std::string effect(const Step& step) const
    {
        std::string text;
        for (const Candidate& placed : step.placements)
            text += ' ' + of(placed);
        for (auto one = step.removals.begin(); one != step.removals.end(); ++one) {
            const bool same_cell = one != step.removals.begin() && (one - 1)->cell == one->cell;
            text += (same_cell ? "," : ' ' + to_text(grid_, one->cell) + '-') +
                    grid_.symbol(one->digit);
        }
        return text.empty() ? text : text.substr(1);
    }

    std::string evidence(const Step& step) const
    {
        std::string text = std::string(step.technique->id) + ": " + effect(step) + '\n';
        if (step.size != 0)
            text += "size " + std::to_string(step.size) + '\n';
        if (!step.digits.empty())
            text += "digits" + of(step.digits) + '\n';
        for (const HouseMark& mark : step.houses)
            text += "house " + std::to_string(mark.house.index) + part(mark.role, mark.group);
        for (const CellMark& mark : step.cells)
            text += "cell " + to_text(grid_, mark.cell) + part(mark.role, mark.group);
        for (const CandidateMark& mark : step.candidates)
            text += "candidate " + of(mark.candidate) + part(mark.role, mark.group);
        for (const CageMark& mark : step.cages)
            text += of(mark) + part(mark.role, mark.group);
        for (const Link& link : step.links)
            text += of(link);
        for (const Branch& branch : step.branches)
            text += of(branch);
        for (const Fact& fact : step.facts)
            text += of(fact);
        for (const Step& pattern : step.patterns)
            text += "pattern " + evidence(pattern);
        return text;
    }

private:
    std::string of(const Candidate& candidate) const
    {
        return to_text(grid_, candidate.cell) + '=' + grid_.symbol(candidate.digit);
    }
    std::string of(DigitSet digits) const
    {
        std::string text;
        for (const Digit digit : digits)
            text += ' ' + grid_.symbol(digit);
        return text;
    }
    std::string of(const CageMark& mark) const
    {
        std::string text = mark.is_printed ? "cage" : "area";
        for (const Cell cell : mark.cells)
            text += ' ' + to_text(grid_, cell);
        text += " sum " + std::to_string(mark.sum) + " placed";
        for (const Digit digit : mark.placed)
            text += ' ' + grid_.symbol(digit);
        for (const DigitSet combination : mark.combinations)
            text += " or" + of(combination);
        return text;
    }
    std::string of(const Node& node) const
    {
        std::string text;
        for (const Cell cell : node.cells)
            text += (text.empty() ? "" : "+") + to_text(grid_, cell);
        return text + '=' + (node.digit == no_digit ? "?" : grid_.symbol(node.digit));
    }
    std::string of(const Fact& fact) const
    {
        std::string text = "fact " + std::to_string(fact.number);
        for (const DigitSet digits : fact.digits)
            text += " digits" + of(digits);
        for (const Cells& cells : fact.cells) {
            text += " cells";
            for (const Cell cell : cells)
                text += ' ' + to_text(grid_, cell);
        }
        for (const std::vector<HouseIndex>& houses : fact.houses) {
            text += " houses";
            for (const HouseIndex house : houses)
                text += ' ' + std::to_string(house.index);
        }
        return text + (fact.count == 0 ? "" : " count " + std::to_string(fact.count)) + '\n';
    }
    std::string of(const Link& link) const
    {
        return "link " + of(link.from) + " > " + of(link.to) + ' ' + name_of(link.kind) + " by " +
               name_of(link.reason) +
               (link.house == no_house ? "" : ' ' + std::to_string(link.house.index)) +
               (link.pattern < 0 ? "" : ' ' + std::to_string(link.pattern)) +
               (link.to_is_true ? " true\n" : " false\n");
    }
    std::string of(const Branch& branch) const
    {
        std::string text =
            "branch " + of(branch.assumption) + (branch.assumed_true ? " true\n" : " false\n");
        for (const Link& link : branch.links)
            text += "  " + of(link);
        for (const Candidate& broken : branch.broken)
            text += "  broken " + of(broken) + '\n';
        return text;
    }

    const Grid& grid_;
};

} // namespace

std::string effect_record(const Grid& grid, const Step& step)
{
    return Recorder(grid).effect(step);
}

std::string evidence_record(const Grid& grid, const Step& step)
{
    return Recorder(grid).evidence(step);
}

std::string telling_record(const Translations& texts, const Grid& grid, const Step& step)
{
    std::string text = '"' + technique_name(texts, step) + "\"\n";
    for (const Sentence& sentence : explain(texts, grid, step))
        text += '"' + plain(sentence) + "\" " + name_of(sentence.role) + '\n';
    for (const Badge& badge : badges_of(step)) {
        text += "badge " + badge.text;
        for (const Cell cell : badge.cells)
            text += ' ' + to_text(grid, cell);
        text += '\n';
    }
    return text;
}

} // namespace engine
