// Cycles of true and false candidates: each node follows from the one before, in both directions.

#include <algorithm>

#include "engine/base/count.h"

#include "engine/explainer/unary_search.h"

namespace engine::explainer {

bool UnarySearch::follows_already(int on, int off) const
{
    for (int number = on; number >= 0; number = on_before_[number]) {
        if (off_before_[number] == off)
            return true;
    }
    return false;
}

// From the last node back to the first: false, true, false, true ...
std::vector<int> UnarySearch::path_to(int on, int off) const
{
    std::vector<int> path = {off};
    for (int number = on; number >= 0; number = on_before_[number]) {
        path.push_back(number);
        if (off_before_[number] >= 0)
            path.push_back(off_before_[number]);
    }
    return path;
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

void UnarySearch::close(const std::vector<int>& path, Links links, int order)
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

// From one true candidate to the next, through a false one between them.
void UnarySearch::prepare_double_steps(Links links)
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

void UnarySearch::cycles_from(int source, Links links)
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

void UnarySearch::find_cycles(Links links)
{
    if (best_ && Rank{base_of_cycle(links), 4, kind_of(links), 0} > best_rank_)
        return;
    prepare_double_steps(links);
    for (int source = 0; source < graph_.count(); ++source) {
        if (!forced(source, links).empty())
            cycles_from(source, links);
    }
}

} // namespace engine::explainer
