#include <algorithm>
#include <set>

#include "engine/base/count.h"

#include "engine/explainer/unary_search.h"

namespace engine::explainer {

namespace {

class UnaryList {
public:
    explicit UnaryList(const ChainGraph& graph)
        : graph_(graph), before_true_(graph.count()), before_false_(graph.count())
    {
    }

    std::vector<NestedChain> run()
    {
        // If there is a cycle that removes something, there is also a chain that does.
        const std::vector<Source> sources = sources_of(graph_);
        if (sources.empty())
            return {};
        look_for_cycles(Links::X);
        look_for_chains(Links::X, sources);
        look_for_cycles(Links::Y);
        look_for_cycles(Links::XY);
        look_for_chains(Links::XY, sources);
        std::ranges::stable_sort(
            found_, [](const Found& one, const Found& other) { return one.rank < other.rank; });
        std::set<std::vector<Candidate>> seen;
        std::vector<NestedChain> chains;
        for (Found& found : found_) {
            if (seen.insert(found.chain.removals).second)
                chains.push_back(std::move(found.chain));
        }
        return chains;
    }

private:
    // A false candidate of a cycle, and the true one that makes it false.
    struct Off {
        std::uint16_t number;
        std::uint16_t cause;
    };
    struct Found {
        Rank rank;
        NestedChain chain;
    };
    static constexpr int unseen = -2;
    static constexpr int source_itself = -1;

    DigitSet digits_beside(int number) const
    {
        return graph_.position().candidates.of(graph_.candidate(number).cell);
    }

    void look_for_chains(Links links, const std::vector<Source>& sources)
    {
        for (const Source& source : sources) {
            if (digits_beside(source.number).count() > 1)
                chain_from(source, links);
        }
    }

    void look_for_cycles(Links links)
    {
        for (int source = 0; source < graph_.count(); ++source) {
            const int digits = digits_beside(source).count();
            if (digits > 1 && (links != Links::Y || digits == 2) &&
                !forced_over(links, graph_, source).empty())
                cycles_from(source, links);
        }
    }

    void chain_from(Source source, Links links)
    {
        forget();
        before(source.number, source.starts_true) = source_itself;
        (source.starts_true ? trues_ : falses_).push_back(source.number);
        bool is_done = source.starts_true && spread(true, source, links);
        while (!is_done && !falses_.empty())
            is_done = spread(false, source, links) || spread(true, source, links);
    }

    // From everything true, or false, to what that makes false, or true. Returns true if the source
    // has been reached.
    bool spread(bool from_true, Source source, Links links)
    {
        std::vector<int>& next = from_true ? falses_ : trues_;
        next.clear();
        for (int now : from_true ? trues_ : falses_) {
            for (int then :
                 from_true ? excluded_over(links, graph_, now) : forced_over(links, graph_, now)) {
                if (source.starts_true == from_true && then == source.number) {
                    add_chain(source, now, links);
                    return true;
                }
                if (before(then, !from_true) != unseen)
                    continue;
                before(then, !from_true) = now;
                next.push_back(then);
            }
        }
        return false;
    }

    void add_chain(Source source, int before_last, Links links)
    {
        NestedChain chain;
        const Candidate end = graph_.candidate(source.number);
        bool is_true = !source.starts_true;
        chain.add(end, is_true,
                  is_true ? graph_.reason_to_be_true(before_last, source.number) : no_reason);
        for (int number = before_last; number != source_itself;) {
            is_true = !is_true;
            const int earlier = before(number, is_true);
            const bool has_reason = is_true && earlier != source_itself;
            chain.add(graph_.candidate(number), is_true,
                      has_reason ? graph_.reason_to_be_true(earlier, number) : no_reason);
            number = earlier;
        }
        chain.nodes = count_of(chain.path);
        chain.end_target();
        if (source.starts_true) {
            chain.removals.push_back(end);
        } else {
            for (Digit digit : digits_beside(source.number).without(end.digit))
                chain.removals.push_back({end.cell, digit});
        }
        keep(std::move(chain), base_of_chain(links), links,
             3 * source.number + (source.starts_true ? 1 : 2));
    }

    void cycles_from(int source, Links links)
    {
        forget();
        offs_.clear();
        before(source, true) = source_itself;
        trues_.push_back(source);
        for (int trues = 1; !trues_.empty(); ++trues) {
            const std::size_t first = offs_.size();
            for (int on : trues_) {
                for (std::uint16_t off : excluded_over(links, graph_, on)) {
                    if (!follows_already(on, off))
                        offs_.push_back({off, static_cast<std::uint16_t>(on)});
                }
            }
            trues_.clear();
            for (std::size_t at = first; at < offs_.size(); ++at) {
                for (int on : forced_over(links, graph_, offs_[at].number)) {
                    if (on == source && trues >= 2)
                        add_cycle(source, offs_[at], links);
                    if (before(on, true) != unseen)
                        continue;
                    before(on, true) = static_cast<int>(at);
                    trues_.push_back(on);
                }
            }
        }
    }

    bool follows_already(int on, int off) const
    {
        while (on >= 0) {
            const int earlier = before_true_[on];
            if (earlier < 0)
                return false;
            const Off& step = offs_[earlier];
            if (step.number == off)
                return true;
            on = step.cause;
        }
        return false;
    }

    // In both directions: what is true in one is false in the other.
    void add_cycle(int source, Off last, Links links)
    {
        std::vector<int> path; // false, true, false ... from the end to the source, which is true
        for (Off step = last;;) {
            path.push_back(step.number);
            path.push_back(step.cause);
            const int earlier = before_true_[step.cause];
            if (earlier < 0)
                break;
            step = offs_[earlier];
        }
        NestedChain chain;
        chain.removals = cycle_removals(graph_, path);
        if (chain.removals.empty())
            return;
        chain.nodes = count_of(path);
        chain.add(graph_.candidate(source), true, graph_.reason_to_be_true(path.front(), source));
        for (std::size_t at = 0; at + 1 < path.size(); ++at) {
            const bool is_true = at % 2 == 1;
            chain.add(graph_.candidate(path[at]), is_true,
                      is_true ? graph_.reason_to_be_true(path[at + 1], path[at]) : no_reason);
        }
        chain.end_target();
        chain.add(graph_.candidate(source), false, no_reason);
        for (std::size_t at = path.size() - 1; at-- > 0;) {
            const bool is_true = at % 2 == 0;
            chain.add(graph_.candidate(path[at]), is_true,
                      is_true ? graph_.reason_to_be_false(path[at + 1], path[at]) : no_reason);
        }
        chain.end_target();
        keep(std::move(chain), base_of_cycle(links), links, 3 * source);
    }

    void keep(NestedChain&& chain, int base, Links links, int order)
    {
        const Rank rank{base + length_addend(chain.nodes), chain.nodes, kind_of(links), order};
        found_.push_back({rank, std::move(chain)});
    }

    int& before(int number, bool is_true)
    {
        return (is_true ? before_true_ : before_false_)[number];
    }

    void forget()
    {
        std::ranges::fill(before_true_, unseen);
        std::ranges::fill(before_false_, unseen);
        trues_.clear();
        falses_.clear();
    }

    const ChainGraph& graph_;
    std::vector<Found> found_;
    // By candidate, true and false: the one it follows from.
    std::vector<int> before_true_;
    std::vector<int> before_false_;
    std::vector<int> trues_; // whose consequences are still to be found
    std::vector<int> falses_;
    std::vector<Off> offs_;
};

} // namespace

std::vector<NestedChain> all_unary_chains(const ChainGraph& graph)
{
    return UnaryList(graph).run();
}

} // namespace engine::explainer
