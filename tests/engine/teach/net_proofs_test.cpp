// A strict check of the proofs of nets: every link must follow from what was known before it, and
// the pattern that a link depends on must exist at that moment and give that link.

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"

namespace engine {
namespace {

// What is known to be true and to be false at one moment of a branch.
using Known = std::map<Candidate, bool>;

Candidate candidate_of(const Node& node)
{
    EXPECT_EQ(node.cells.size(), 1u);
    return {node.cells.front(), node.digit};
}

class ProofReader {
public:
    explicit ProofReader(const Candidates& start) : start_(start), chart_(start.chart()) {}

    void read(const Step& step)
    {
        for (const Branch& branch : step.branches)
            expect_end(step, branch, known_after(step, branch, {}));
    }

    // The techniques of the patterns found.
    const std::map<std::string, int>& patterns() const { return patterns_; }

private:
    Known known_after(const Step& step, const Branch& branch, Known known)
    {
        known[candidate_of(branch.assumption)] = branch.assumed_true;
        for (auto link = branch.links.begin(); link != branch.links.end();) {
            const auto end = std::find_if(link, branch.links.end(),
                                          [&](const Link& each) { return each.to != link->to; });
            for (const Link& each : std::span(link, end))
                EXPECT_TRUE(known.contains(candidate_of(each.from)));
            EXPECT_TRUE(follows(*link, step, known)) << record(link->to);
            known[candidate_of(link->to)] = link->to_is_true;
            link = end;
        }
        return known;
    }

    bool follows(const Link& link, const Step& step, const Known& known)
    {
        const Candidate to = candidate_of(link.to);
        if (link.reason == LinkReason::Pattern)
            return !link.to_is_true && pattern_removes(step, link.pattern, to, known);
        EXPECT_EQ(link.pattern, -1);
        if (link.kind == LinkKind::Weak) {
            const Candidate from = candidate_of(link.from);
            return !link.to_is_true && known.at(from) && exclude_each_other(from, to);
        }
        return link.to_is_true &&
               is_last(to, link.reason == LinkReason::House ? link.house : no_house, known);
    }

    bool pattern_removes(const Step& step, int number, Candidate removed, const Known& known)
    {
        if (number < 0 || number >= static_cast<int>(step.patterns.size()))
            return false;
        const Step& pattern = step.patterns[static_cast<std::size_t>(number)];
        ++patterns_[pattern.technique->id];
        if (std::ranges::count(pattern.removals, removed) != 1)
            return false;
        return pattern.branches.empty() ? is_there(pattern, removed, known)
                                        : inner_net_breaks(pattern, removed, known);
    }

    bool inner_net_breaks(const Step& net, Candidate removed, const Known& known)
    {
        EXPECT_EQ(net.branches.size(), 1u);
        const Branch& inner = net.branches.front();
        EXPECT_TRUE(inner.assumed_true);
        EXPECT_EQ(candidate_of(inner.assumption), removed);
        return loses_all(net, known_after(net, inner, known));
    }

    // If the candidate were true, the pattern's digits could not all be placed: in its cells, or in
    // its houses.
    bool is_there(const Step& pattern, Candidate removed, const Known& known) const
    {
        std::vector<std::vector<Candidate>> cells;
        for (const CellMark& mark : pattern.cells) {
            if (mark.role == Role::Cause)
                cells.push_back(left_in_cell(mark.cell, known));
        }
        std::vector<std::vector<Candidate>> houses;
        for (const HouseMark& mark : pattern.houses) {
            for (Digit digit : pattern.digits) {
                if (mark.role == Role::Witness || mark.role == Role::Base)
                    houses.push_back(left_in_house(mark.house, digit, known));
            }
        }
        return !can_be_filled(cells, {removed}) || !can_be_filled(houses, {removed});
    }

    bool can_be_filled(std::vector<std::vector<Candidate>> choices,
                       const std::vector<Candidate>& chosen) const
    {
        if (choices.empty())
            return true;
        const std::vector<Candidate> next = choices.back();
        choices.pop_back();
        return std::ranges::any_of(next, [&](Candidate each) {
            if (std::ranges::any_of(chosen,
                                    [&](Candidate one) { return exclude_each_other(one, each); }))
                return false;
            std::vector<Candidate> more = chosen;
            more.push_back(each);
            return can_be_filled(choices, more);
        });
    }

    void expect_end(const Step& step, const Branch& branch, const Known& known) const
    {
        if (!branch.broken.empty()) {
            for (Candidate each : branch.broken)
                EXPECT_TRUE(is_false(each, known));
        } else if (std::ranges::count(step.candidates, Role::Target, &CandidateMark::role) > 0) {
            for (Candidate each : step.placements)
                EXPECT_TRUE(known.at(each));
            for (Candidate each : step.removals)
                EXPECT_FALSE(known.at(each));
        } else {
            EXPECT_TRUE(loses_all(step, known));
        }
    }

    // The cell or house at the end of a contradiction has no candidate left.
    bool loses_all(const Step& step, const Known& known) const
    {
        std::vector<Candidate> ends;
        for (const CandidateMark& mark : step.candidates) {
            if (mark.role == Role::End)
                ends.push_back(mark.candidate);
        }
        std::vector<Candidate> left;
        for (const CellMark& mark : step.cells) {
            if (mark.role == Role::End)
                left = left_in_cell(mark.cell, {});
        }
        for (const HouseMark& mark : step.houses) {
            if (mark.role == Role::End)
                left = left_in_house(mark.house, ends.front().digit, {});
        }
        return !left.empty() && left == ends &&
               std::ranges::all_of(left, [&](Candidate each) { return is_false(each, known); });
    }

    static bool is_false(Candidate candidate, const Known& known)
    {
        const auto found = known.find(candidate);
        return found != known.end() && !found->second;
    }

    bool exclude_each_other(Candidate one, Candidate other) const
    {
        return one.cell == other.cell
                   ? one.digit != other.digit
                   : one.digit == other.digit && chart_.sees(one.cell, other.cell);
    }

    // If `house` is no_house, of its cell.
    bool is_last(Candidate candidate, HouseIndex house, const Known& known) const
    {
        const std::vector<Candidate> left = house == no_house
                                                ? left_in_cell(candidate.cell, known)
                                                : left_in_house(house, candidate.digit, known);
        return left == std::vector{candidate};
    }

    std::vector<Candidate> left_in_cell(Cell cell, const Known& known) const
    {
        std::vector<Candidate> left;
        for (Digit digit : start_.of(cell)) {
            if (!is_false({cell, digit}, known))
                left.push_back({cell, digit});
        }
        return left;
    }

    std::vector<Candidate> left_in_house(HouseIndex house, Digit digit, const Known& known) const
    {
        EXPECT_TRUE(chart_.is_full(house));
        std::vector<Candidate> left;
        for (Cell cell : chart_.cells_in_order(house)) {
            if (start_.has({cell, digit}) && !is_false({cell, digit}, known))
                left.push_back({cell, digit});
        }
        return left;
    }

    static std::string record(const Node& node)
    {
        return std::to_string(node.cells.front().index) + '=' + std::to_string(node.digit);
    }

    const Candidates& start_;
    const Chart& chart_;
    std::map<std::string, int> patterns_;
};

// The patterns in all steps of the technique.
std::map<std::string, int> read_all(const Technique* technique, const std::string& text)
{
    const StepLine line = position(text);
    Steps steps(Want::All);
    steps.look_for(technique, line.candidates);
    EXPECT_FALSE(steps.empty()) << technique->id;
    ProofReader reader(line.candidates);
    for (const Step& step : steps.found()) {
        if (!testing::Test::HasFailure())
            reader.read(step);
    }
    return reader.patterns();
}

TEST(NetProofs, FollowLinkByLink)
{
    for (const Technique* technique :
         {&techniques::nishio, &techniques::forcing_net_contradiction,
          &techniques::cell_forcing_net, &techniques::house_forcing_net, &techniques::whip,
          &techniques::long_whip})
        EXPECT_TRUE(read_all(technique, std::string(technique->example)).empty());
}

TEST(NetProofs, HoldThePatternsTheyRestOn)
{
    const std::string hard =
        ":forcing_net_plus::4.....8.+63...6.4...+62+4.8.91...3...6..+3.5.6....1"
        "+6..9...62.7..5....3.2...4..7.....9:542 747 173 495:::";
    std::map<std::string, int> met = read_all(&techniques::forcing_net_plus, hard);
    for (const auto& [id, count] :
         read_all(&techniques::forcing_net_plus, std::string(techniques::forcing_net_plus.example)))
        met[id] += count;
    for (const char* id : {"pointing", "claiming", "naked_pair", "hidden_pair", "naked_triple"})
        EXPECT_GT(met[id], 0) << id;
}

TEST(NetProofs, HoldTheNetsWithin)
{
    const auto& nested = techniques::nested_forcing_net;
    const auto met = read_all(&nested, std::string(nested.example));
    EXPECT_GT(met.at("forcing_net_contradiction"), 0);
}

} // namespace
} // namespace engine
