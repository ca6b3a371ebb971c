#include <algorithm>

#include "engine/base/bit_table.h"
#include "engine/base/count.h"
#include "engine/explainer/unary_search.h"

namespace engine::explainer {

std::span<const std::uint16_t> excluded_over(Links links, const ChainGraph& graph, int number)
{
    return links == Links::X ? graph.same_digit_excluded_by(number) : graph.excluded_by(number);
}

std::span<const std::uint16_t> forced_over(Links links, const ChainGraph& graph, int number)
{
    if (links == Links::X)
        return graph.same_digit_forced_by(number);
    const auto all = graph.forced_by(number);
    return links == Links::Y ? all.first(graph.is_forced_in_cell(number) ? 1 : 0) : all;
}

std::vector<Candidate> cycle_removals(const ChainGraph& graph, const std::vector<int>& path)
{
    const Position& position = graph.position();
    const Chart& chart = position.chart();
    CellSet own(chart.cell_count());
    for (int number : path)
        own.add(graph.candidate(number).cell);
    DigitSet digits;
    std::array<std::array<CellSet, max_size + 1>, 2> seen;
    for (std::size_t at = 0; at < path.size(); ++at) {
        const auto [cell, digit] = graph.candidate(path[at]);
        if (!digits.has(digit)) {
            seen[0][digit] = CellSet(chart.cell_count());
            seen[1][digit] = CellSet(chart.cell_count());
            digits = digits.with(digit);
        }
        seen[at % 2][digit] |= chart.peers(cell);
    }
    std::vector<Candidate> removals;
    for (Digit digit : digits) {
        const CellSet both = seen[0][digit] & seen[1][digit];
        for (Cell cell : (both & position.candidates.cells_with(digit)) - own)
            removals.push_back({cell, digit});
    }
    return removals;
}

namespace {

// Chains from one candidate to its opposite, and cycles of true and false candidates, in which each
// node follows from the one before, in both directions.
class UnarySearch {
public:
    explicit UnarySearch(const ChainGraph& graph) : graph_(graph) {}

    MaybeMove run()
    {
        // If there is a cycle that removes something, there is also a chain that does.
        if (sources().empty())
            return std::nullopt;
        prepare(Links::X);
        find_chains(Links::X);
        if (best_)
            find_cycles(Links::X);
        find_cycles(Links::Y);
        if (best_ && best_rank_ < Rank{70, 0, 0, 0})
            return std::move(best_);
        prepare(Links::XY);
        find_chains(Links::XY);
        find_cycles(Links::XY);
        return std::move(best_);
    }

    // The starts of chains of any length that lead to their own opposite.
    const std::vector<Source>& sources()
    {
        prepare(Links::XY);
        prepare_double_steps(Links::XY);
        find_sources();
        return sources_;
    }

private:
    void find_chains(Links links)
    {
        const int base = base_of_chain(links);
        int most = most_nodes(base, kind_of(links));
        for (const auto [source, starts_true] : sources_) {
            if (!starts_true && forced(source, links).empty())
                continue;
            const int nodes = shortest(source, starts_true, most);
            if (nodes == 0)
                continue;
            const Rank rank{base + length_addend(nodes), nodes, kind_of(links),
                            3 * source + (starts_true ? 1 : 2)};
            if (best_ && rank >= best_rank_)
                continue;
            best_ = chain_move(source, starts_true);
            best_->rating = rank.rating;
            best_rank_ = rank;
            most = std::min(most, nodes - 1);
        }
    }

    // Finds the candidates that lead to their own opposite, with chains of any length.
    void find_sources()
    {
        // By candidate: those that are true when it is, through any number of double steps.
        reach_ = BitTable(graph_.count(), graph_.count());
        for (int number = 0; number < graph_.count(); ++number)
            add_bit(reach_.row(number), number);
        for (bool changes = true; changes;) {
            changes = false;
            for (int number = graph_.count() - 1; number >= 0; --number)
                changes = join_reach(number) || changes;
            for (int number = 0; changes && number < graph_.count(); ++number)
                join_reach(number);
        }
        sources_.clear();
        for (int number = 0; number < graph_.count(); ++number) {
            if (meet(reach_.row(number), weak_.row(number)))
                sources_.push_back({number, true});
            if (std::ranges::any_of(graph_.forced_by(number),
                                    [&](int then) { return has_bit(reach_.row(then), number); }))
                sources_.push_back({number, false});
        }
    }

    bool join_reach(int number)
    {
        const BitRow mine = reach_.row(number);
        bool changes = false;
        for (const DoubleStep& step : double_steps_of(number)) {
            const ConstBitRow further = reach_.row(step.then);
            changes = changes || !is_within(further, mine);
            add_bits(mine, further);
        }
        return changes;
    }

    void prepare(Links links)
    {
        weak_ = BitTable(graph_.count(), graph_.count());
        strong_ = BitTable(graph_.count(), graph_.count());
        for (int number = 0; number < graph_.count(); ++number) {
            for (int other : excluded(number, links))
                add_bit(weak_.row(number), other);
            for (int other : forced(number, links))
                add_bit(strong_.row(number), other);
        }
    }

    // The number of nodes of the shortest chain from a candidate to its opposite; 0 if it has more
    // than `most`.
    int shortest(int source, bool starts_true, int most)
    {
        for (Bits* row : {&front_, &seen_true_, &seen_false_})
            row->reset(graph_.count());
        front_.add(source);
        (starts_true ? seen_true_ : seen_false_).add(source);
        bool is_true = starts_true;
        for (int nodes = 2; nodes <= most; ++nodes) {
            if (!spread(is_true))
                return 0;
            is_true = !is_true;
            if (is_true != starts_true && front_.has(source))
                return nodes;
        }
        return 0;
    }

    // Continues from everything true, or false, to what that makes false, or true, for the first
    // time.
    bool spread(bool from_true)
    {
        const BitTable& rows = from_true ? weak_ : strong_;
        next_.reset(graph_.count());
        for_each_bit(front_, [&](int number) { next_ |= rows.row(number); });
        Bits& seen = from_true ? seen_false_ : seen_true_;
        std::swap(front_, next_);
        const bool any = front_.keep_new(seen);
        seen |= front_;
        return any;
    }

    void find_cycles(Links links)
    {
        if (best_ && Rank{base_of_cycle(links), 4, kind_of(links), 0} > best_rank_)
            return;
        prepare_double_steps(links);
        for (int source = 0; source < graph_.count(); ++source) {
            if (!forced(source, links).empty())
                cycles_from(source, links);
        }
    }

    // From one true candidate to the next, through a false one between them.
    void prepare_double_steps(Links links)
    {
        double_steps_.clear();
        first_double_step_.clear();
        for (int on = 0; on < graph_.count(); ++on) {
            first_double_step_.push_back(double_steps_.size());
            for (std::uint16_t off : excluded(on, links)) {
                for (std::uint16_t then : forced(off, links))
                    double_steps_.push_back({off, then});
            }
        }
        first_double_step_.push_back(double_steps_.size());
    }

    void cycles_from(int source, Links links)
    {
        const std::size_t count = graph_.count();
        off_before_.assign(count, -1);
        on_before_.assign(count, -1);
        seen_.assign(count, 0);
        seen_[source] = 1;
        level_.assign(1, source);
        int most = most_nodes(base_of_cycle(links), kind_of(links));
        for (int trues = 1; !level_.empty() && 2 * trues <= most; ++trues) {
            next_level_.clear();
            bool any_closed = false;
            for (int on : level_) {
                for (const auto [off, then] : double_steps_of(on)) {
                    const bool closes = then == source && trues >= 2;
                    if ((seen_[then] != 0 && !closes) || follows_already(on, off))
                        continue;
                    if (closes)
                        close(path_to(on, off), links, 3 * source);
                    any_closed = any_closed || closes;
                    if (seen_[then] != 0)
                        continue;
                    seen_[then] = 1;
                    off_before_[then] = off;
                    on_before_[then] = on;
                    next_level_.push_back(then);
                }
            }
            std::swap(level_, next_level_);
            if (any_closed)
                most = most_nodes(base_of_cycle(links), kind_of(links));
        }
    }

    void close(const std::vector<int>& path, Links links, int order)
    {
        const int nodes = count_of(path);
        const Rank rank{base_of_cycle(links) + length_addend(nodes), nodes, kind_of(links), order};
        if (best_ && rank >= best_rank_)
            return;
        auto removals = cycle_removals(graph_, path);
        if (removals.empty())
            return;
        best_ = Move{.rating = rank.rating, .removals = std::move(removals)};
        best_rank_ = rank;
    }

    Move chain_move(int source, bool starts_true) const
    {
        const Candidate candidate = graph_.candidate(source);
        Move move;
        if (starts_true) {
            move.removals.push_back(candidate);
            return move;
        }
        const DigitSet digits = graph_.position().candidates.of(candidate.cell);
        remove_from(candidate.cell, digits.without(candidate.digit), move);
        move.placement = candidate;
        return move;
    }

    // The most nodes with which a chain would be better than the best found; 0 if none can.
    int most_nodes(int base, int kind) const
    {
        if (!best_)
            return std::numeric_limits<int>::max();
        int nodes = 0;
        for (int more = 4; more <= 2 * graph_.count(); more += 2) {
            if (Rank{base + length_addend(more), more, kind, 0} > best_rank_)
                break;
            nodes = more;
        }
        return nodes;
    }

    std::span<const std::uint16_t> excluded(int number, Links links) const
    {
        return excluded_over(links, graph_, number);
    }
    std::span<const std::uint16_t> forced(int number, Links links) const
    {
        return forced_over(links, graph_, number);
    }
    struct DoubleStep {
        std::uint16_t off;
        std::uint16_t then;
    };
    std::span<const DoubleStep> double_steps_of(int on) const
    {
        return {double_steps_.data() + first_double_step_[on],
                double_steps_.data() + first_double_step_[on + 1]};
    }

    bool follows_already(int on, int off) const
    {
        for (int number = on; number >= 0; number = on_before_[number]) {
            if (off_before_[number] == off)
                return true;
        }
        return false;
    }

    // From the last node back to the first: false, true, false, true ...
    std::vector<int> path_to(int on, int off) const
    {
        std::vector<int> path = {off};
        for (int number = on; number >= 0; number = on_before_[number]) {
            path.push_back(number);
            if (off_before_[number] >= 0)
                path.push_back(off_before_[number]);
        }
        return path;
    }

    const ChainGraph& graph_;
    // For each candidate a row of bits: what is false when it is true, and true when it is false.
    BitTable weak_;
    BitTable strong_;
    // For the search for chains.
    std::vector<Source> sources_;
    BitTable reach_;
    Bits front_;
    Bits next_;
    Bits seen_true_;
    Bits seen_false_;
    MaybeMove best_;
    Rank best_rank_;
    // For the search for cycles. By candidate that is true: the false one before it and the true
    // one before that.
    std::vector<int> off_before_;
    std::vector<int> on_before_;
    std::vector<std::uint8_t> seen_;
    std::vector<int> level_;
    std::vector<int> next_level_;
    std::vector<DoubleStep> double_steps_;
    std::vector<std::size_t> first_double_step_; // by candidate; one more at the end
};

} // namespace

MaybeMove find_unary_chain(const ChainGraph& graph)
{
    return UnarySearch(graph).run();
}

std::vector<Source> sources_of(const ChainGraph& graph)
{
    return UnarySearch(graph).sources();
}

} // namespace engine::explainer
