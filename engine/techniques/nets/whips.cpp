// Whips: assume that the target is true. Each next cell or house contains a candidate that the last
// placement excludes, and has one candidate left, which is placed; the last cell or house has none
// left.
// Evidence: as for a net with a contradiction. There is one branch; candidate Start is the target;
// the cell or house that loses all candidates is End, as are these candidates; the size is its
// length.

#include <algorithm>

#include "engine/base/count.h"
#include "engine/inference/branch_explanations.h"
#include "engine/inference/net_steps.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// All whips of one length are extended before those of the next. If there are more than this, the
// search ends, so the result does not depend on their order.
constexpr std::size_t most_of_one_length = 150;
constexpr int longest_whip = 8;
constexpr int longest_long_whip = 16;

// The lengths of the whips: how many cells or houses they use.
struct Lengths {
    int shortest;
    int longest;
};

// Partial whips are the same if they have placed the same candidates and the same one last.
std::uint64_t key_of(int candidate)
{
    std::uint64_t key = static_cast<std::uint64_t>(candidate + 1) * 0x9E3779B97F4A7C15u;
    key = (key ^ (key >> 30)) * 0xBF58476D1CE4E5B9u;
    return key ^ (key >> 27);
}

class WhipSearch {
public:
    explicit WhipSearch(const NetPlan& plan)
        : plan_(plan), excluded_(plan.count(), plan.count()), looked_at_(plan.alternatives().size())
    {
        for (int candidate = 0; candidate < plan.count(); ++candidate) {
            for (int other : plan.excluded(candidate))
                add_bit(excluded_.row(candidate), other);
        }
    }

    // Returns the length of the shortest whip for the target; 0 if there is none of these lengths.
    int find(int target, int shortest, int longest)
    {
        target_ = target;
        partials_.clear();
        falses_.clear();
        next_ = 0;
        std::ranges::fill(looked_at_, 0u);
        add(-1, target, -1, key_of(target));
        std::size_t first = 0;
        for (int length = 1; length <= longest; ++length) {
            const std::size_t end = partials_.size();
            if (first == end || end - first > most_of_one_length)
                break;
            next_ = end;
            for (; first < end; ++first) {
                if (grow(first))
                    return length >= shortest ? length : 0;
            }
        }
        return 0;
    }

    // Marks the whip found last. Returns its length.
    int write_evidence(Step& step) const
    {
        const Candidate target = plan_.candidate(target_);
        Branch branch{{{target.cell}, target.digit}, true, {}};
        std::vector<int> placed;
        for (int at : placed_by(before_)) {
            const Partial& each = partials_[at];
            if (each.before >= 0)
                add_exclusions(branch, placed, each.at, each.placed);
            placed.push_back(each.placed);
        }
        add_exclusions(branch, placed, end_, -1);
        step.branches.push_back(std::move(branch));
        step.size = count_of(placed);
        write_assumption(step, target);
        write_broken(step, plan_.alternatives()[end_]);
        return step.size;
    }

private:
    struct Partial {
        int before; // the partial whip it extends; -1 if it is the target alone
        int placed; // the last candidate placed
        int at;     // the alternatives where it was placed
        std::uint64_t key;
    };

    BitRow falses(std::size_t partial)
    {
        const std::size_t words = excluded_.row(0).size();
        return std::span(falses_).subspan(partial * words, words);
    }

    void add(int before, int placed, int at, std::uint64_t key)
    {
        for (std::size_t i = next_; i < partials_.size(); ++i) {
            if (partials_[i].key == key && partials_[i].placed == placed)
                return;
        }
        if (partials_.size() - next_ > most_of_one_length)
            return; // there are too many of this length, so they are not extended
        partials_.push_back({before, placed, at, key});
        const std::size_t words = excluded_.row(0).size();
        falses_.resize(partials_.size() * words);
        const BitRow row = falses(partials_.size() - 1);
        if (before >= 0)
            add_bits(row, falses(before));
        add_bits(row, excluded_.row(placed));
    }

    // Extends the partial whip in all ways. Returns true if one of them is complete.
    bool grow(std::size_t partial)
    {
        const Partial from = partials_[partial];
        for (int excluded : plan_.excluded(from.placed)) {
            for (int at : plan_.alternatives_with(excluded)) {
                if (looked_at_[at] == partial + 1)
                    continue;
                looked_at_[at] = partial + 1;
                int left = 0;
                int last = -1;
                for (int member : plan_.members(at)) {
                    if (has_bit(falses(partial), member))
                        continue;
                    last = member;
                    if (++left > 1)
                        break;
                }
                if (left == 0) {
                    end_ = at;
                    before_ = static_cast<int>(partial);
                    return true;
                }
                if (left == 1 && !places(partial, last))
                    add(static_cast<int>(partial), last, at, from.key ^ key_of(last));
            }
        }
        return false;
    }

    bool places(std::size_t partial, int candidate) const
    {
        for (int at = static_cast<int>(partial); at >= 0; at = partials_[at].before) {
            if (partials_[at].placed == candidate)
                return true;
        }
        return false;
    }

    std::vector<int> placed_by(int partial) const
    {
        std::vector<int> placed;
        for (int at = partial; at >= 0; at = partials_[at].before)
            placed.push_back(at);
        std::ranges::reverse(placed);
        return placed;
    }

    // Adds a link for each of the alternatives except `kept`: an earlier placement excludes it.
    void add_exclusions(Branch& branch, const std::vector<int>& placed, int at, int kept) const
    {
        for (int member : plan_.members(at)) {
            if (member == kept)
                continue;
            const int by = *std::ranges::find_if(
                placed, [&](int each) { return has_bit(excluded_.row(each), member); });
            branch.links.push_back(
                exclusion(plan_.chart(), plan_.candidate(by), plan_.candidate(member)));
        }
        const Alternatives& all = plan_.alternatives()[at];
        for (Candidate candidate : all.candidates) {
            if (kept >= 0 && candidate != plan_.candidate(kept))
                branch.links.push_back(last_of(all, candidate, plan_.candidate(kept)));
        }
    }

    const NetPlan& plan_;
    BitTable excluded_;
    std::vector<Partial> partials_;
    std::vector<std::uint64_t> falses_;  // by partial whip: a row of the candidates it makes false
    std::size_t next_ = 0;               // the first partial whip of the current length
    std::vector<std::size_t> looked_at_; // by alternatives: the last partial to try them, plus 1
    int target_ = 0;
    int end_ = -1;   // the alternatives that have lost all candidates
    int before_ = 0; // the partial whip that made them so
};

} // namespace

// A candidate can be the target of a whip only if a net refutes it.
static void find_whips(const Candidates& candidates, Steps& steps, Lengths lengths)
{
    const auto& plan = candidates.worked_out<NetPlan>();
    int longest = lengths.longest;
    Net net(plan);
    WhipSearch whips(plan);
    for (int target = 0; target < plan.count(); ++target) {
        steps.stop_if_cancelled();
        net.assume(Literal::of(target, true));
        const int length = net.is_broken() ? whips.find(target, lengths.shortest, longest) : 0;
        if (length == 0)
            continue;
        Step step{.removals = {plan.candidate(target)}};
        const auto write_evidence = [&](Step& taken) {
            return whips.write_evidence(taken);
        };
        if (steps.want() == Want::First) {
            longest = length - 1;
            steps.add_if_shortest(std::move(step), write_evidence);
        } else {
            steps.add(std::move(step), write_evidence);
        }
    }
}

static constexpr Explanation whip_explanation = {
    {N_("Digit by digit a house or cell is left with one possibility, until one has none.")},
    {"", Each::Branch},
    empty_cell_sentence,
    empty_house_sentence};

static constexpr const char* whip_about = N_(
    "Suppose a candidate is true. Then some cell or house that it touches has only one candidate "
    "left, which is placed; a next one, which sees what was placed, has only one left, too; and so "
    "on. If one is left with nothing at all, the supposition was wrong, and the candidate goes.");

const Technique techniques::whip = {
    .id = "whip",
    .name = N_("Whip"),
    .about = {whip_about, N_("A whip has up to eight such cells and houses.")},
    .standing = {TechniqueFamily::Forcing, Level::Extreme, 520},
    .find = find_with<find_whips, Lengths{1, longest_whip}>,
    .explanation = whip_explanation,
    .example = ":whip:4:4+3+16+7+258+9.....51+37....13+6+24..5.2..+7+1.....9.6...8..72.39.....71+2."
               ".2+7.+1....1.+2....6:622 922 925 932 454 554 854 455 874 475 485 885 495 497:487::",
};

const Technique techniques::long_whip = {
    .id = "long_whip",
    .name = N_("Long Whip"),
    .about = {whip_about, N_("A long whip has nine to sixteen such cells and houses.")},
    .standing = {TechniqueFamily::Nets, Level::Diabolical, 800},
    .find = find_with<find_whips, Lengths{longest_whip + 1, longest_long_whip}>,
    .explanation = whip_explanation,
    .example = ":long_whip:7:...5...93..9..18...649....1.......3.7.+3.4.....91.5.2...32....8..8.6+"
               "32.49......3..::747::",
};

} // namespace engine
