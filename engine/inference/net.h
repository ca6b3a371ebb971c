#pragma once
// What follows from one assumption when everything found on the way may be used together: singles
// and what they rule out, until nothing more follows or there is a contradiction. Stores reasons,
// so that the relevant part of the net can be explained.

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/base/bit_table.h"
#include "engine/base/count.h"
#include "engine/inference/alternatives.h"
#include "engine/inference/literal.h"
#include "engine/position/candidates.h"
#include "engine/steps/step.h"

namespace engine {

// The candidates of a position, numbered, with those that each affects.
class NetPlan {
public:
    explicit NetPlan(const Candidates& candidates);

    const Chart& chart() const { return *chart_; }
    int count() const { return count_of(candidates_); }
    Literals literals() const { return {0, 2 * count()}; } // of all candidates
    Candidate candidate(int number) const { return candidates_[number]; }
    int number_of(Candidate candidate) const
    {
        return number_at_[candidate.cell.index * (size_ + 1) + candidate.digit];
    }
    // Candidates that become false when it is true.
    std::span<const int> excluded(int number) const { return of(excluded_, number); }
    std::span<const int> alternatives_with(int number) const { return of(memberships_, number); }
    const std::vector<Alternatives>& alternatives() const { return alternatives_; }
    std::span<const int> members(int alternatives) const { return of(members_, alternatives); }

private:
    struct Lists {
        std::vector<int> all;
        std::vector<int> first = {0};
    };
    static std::span<const int> of(const Lists& lists, int number)
    {
        const int* const first = &lists.first[number];
        return {lists.all.data() + first[0], lists.all.data() + first[1]};
    }
    static void close(Lists& lists) { lists.first.push_back(count_of(lists.all)); }
    void list_excluded(const Candidates& candidates);
    void list_alternatives();

    const Chart* chart_;
    int size_;
    std::vector<Candidate> candidates_;
    std::vector<int> number_at_;
    std::vector<Alternatives> alternatives_;
    Lists excluded_;
    Lists memberships_;
    Lists members_;
};

// The link by which one candidate makes another false; and the links by which a candidate becomes
// true because all its alternatives are false.
Link exclusion(const Chart& chart, Candidate from, Candidate to);
Link last_of(const Alternatives& alternatives, Candidate from, Candidate to);

// Why a literal of a net is true.
struct NetReason {
    enum class Kind : std::uint8_t {
        Assumed,
        Excluded,  // false: `by` is true
        Last,      // true: all other members of alternatives `by` are false
        Concluded, // false: by conclusion number `by`, added from outside
    };
    Kind kind;
    int by;
};

// Why a candidate is false that the net itself did not rule out.
struct NetConclusion {
    std::vector<Literal> because; // these literals are true
    std::shared_ptr<const Step> shown_by =
        {}; // the pattern or the inner net; null if reasons are not kept
};

enum class NetScope : std::uint8_t {
    All,
    OneDigit, // only considers the digit assumed, and its positions in houses
};

class Net {
public:
    explicit Net(const NetPlan& plan, NetScope scope = NetScope::All);

    // Starts anew from this assumption.
    void assume(Literal literal);
    // Adds a conclusion and continues from what is known.
    void conclude_false(int candidate, NetConclusion conclusion);
    // Starts from what another net of the same plan knows, with one more assumption.
    void assume_within(const Net& outer, Literal literal);

    // Whether some alternatives are all false. The net stops there.
    bool is_broken() const { return broken_ >= 0; }
    const Alternatives& broken() const;
    bool is_true(int candidate) const { return has_bit(true_.row(0), candidate); }
    bool is_false(int candidate) const { return has_bit(false_.row(0), candidate); }
    ConstBitRow all_true() const { return true_.row(0); }
    ConstBitRow all_false() const { return false_.row(0); }

    // Adds a branch: the part of the net that leads to the goals, in the order found, and the
    // patterns it depends on. For an inner net, what the outer net knew is the start.
    void add_branch(Step& step, const std::vector<Literal>& goals) const;
    // The literals that make the contradiction: each of the alternatives is false.
    std::vector<Literal> contradiction() const;
    // For an inner net with a contradiction: the literals of the outer net that it needed.
    std::vector<Literal> needed_of_outer() const;

private:
    void start(Literal literal);
    void follow();
    void make_true(int candidate, NetReason reason);
    void make_false(int candidate, NetReason reason);
    std::vector<Literal> premises(Literal of) const;
    std::vector<char> own_literals() const;
    std::vector<Literal> needed_for(std::vector<Literal> goals) const;
    Link link(Literal from, Literal to) const;
    const Step* shown_by(Literal literal) const;

    const NetPlan& plan_;
    NetScope scope_;
    Literal assumption_;
    int broken_ = -1;
    BitTable true_;
    BitTable false_;
    std::vector<std::uint16_t> left_at_start_; // by alternatives: how many are not false,
    std::vector<std::uint16_t> last_at_start_; // and the exclusive or of their numbers
    std::vector<std::uint16_t> left_;
    std::vector<std::uint16_t> last_;
    std::vector<Literal> trail_;     // literals in the order found, without those of an outer net
    std::size_t followed_ = 0;       // how far in the trail
    std::vector<NetReason> reasons_; // by literal
    std::vector<NetConclusion> conclusions_;
};

} // namespace engine
