#include <algorithm>

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

void UnarySearch::prepare(Links links)
{
    words_ = static_cast<std::size_t>(graph_.count() + 63) / 64;
    const auto count = static_cast<std::size_t>(graph_.count());
    weak_.assign(count * words_, 0);
    strong_.assign(count * words_, 0);
    const auto add = [this](std::vector<std::uint64_t>& rows, int row, int number) {
        rows[static_cast<std::size_t>(row) * words_ + static_cast<std::size_t>(number) / 64] |=
            std::uint64_t{1} << (number % 64);
    };
    for (int number = 0; number < graph_.count(); ++number) {
        for (int other : excluded(number, links))
            add(weak_, number, other);
        for (int other : forced(number, links))
            add(strong_, number, other);
    }
}

// How many nodes a chain may have to beat what is found; 0 if none can.
int UnarySearch::most_nodes(int base, int kind) const
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

// Goes on from all that is true, or false, to what that makes so and was not so before.
bool UnarySearch::spread(bool from_true)
{
    const std::vector<std::uint64_t>& rows = from_true ? weak_ : strong_;
    std::fill(next_.begin(), next_.end(), 0);
    for (std::size_t word = 0; word < words_; ++word) {
        for (std::uint64_t bits = front_[word]; bits != 0; bits &= bits - 1) {
            const std::size_t number = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
            const std::uint64_t* row = &rows[number * words_];
            for (std::size_t at = 0; at < words_; ++at)
                next_[at] |= row[at];
        }
    }
    std::vector<std::uint64_t>& seen = from_true ? seen_false_ : seen_true_;
    std::uint64_t any = 0;
    for (std::size_t at = 0; at < words_; ++at) {
        front_[at] = next_[at] & ~seen[at];
        seen[at] |= next_[at];
        any |= front_[at];
    }
    return any != 0;
}

// Nodes of the shortest chain from a candidate to its opposite; 0 if there is none so short.
int UnarySearch::shortest(int source, bool starts_true, int most)
{
    const std::size_t word = static_cast<std::size_t>(source) / 64;
    const std::uint64_t bit = std::uint64_t{1} << (source % 64);
    for (auto* row : {&front_, &next_, &seen_true_, &seen_false_})
        row->assign(words_, 0);
    front_[word] = bit;
    (starts_true ? seen_true_ : seen_false_)[word] = bit;
    bool is_true = starts_true;
    for (int nodes = 2; nodes <= most; ++nodes) {
        if (!spread(is_true))
            return 0;
        is_true = !is_true;
        if (is_true != starts_true && (front_[word] & bit) != 0)
            return nodes;
    }
    return 0;
}

Move UnarySearch::chain_move(int source, bool starts_true) const
{
    const Candidate candidate = graph_.candidate(source);
    Move move;
    if (starts_true) {
        move.removals.push_back(candidate);
        return move;
    }
    const DigitSet digits = graph_.position().candidates.of(candidate.cell);
    for (Digit digit : digits.without(DigitSet::only(candidate.digit)))
        move.removals.push_back({candidate.cell, digit});
    move.placement = candidate;
    return move;
}

// Which candidates lead to their own opposite, whatever the length.
void UnarySearch::find_sources()
{
    // By candidate: those that are true when it is, over any number of double steps.
    reach_.assign(static_cast<std::size_t>(graph_.count()) * words_, 0);
    for (int number = 0; number < graph_.count(); ++number)
        row(reach_, number)[number / 64] |= std::uint64_t{1} << (number % 64);
    for (bool changes = true; changes;) {
        changes = false;
        for (int number = graph_.count() - 1; number >= 0; --number)
            changes = join_reach(number) || changes;
        for (int number = 0; changes && number < graph_.count(); ++number)
            join_reach(number);
    }
    sources_.clear();
    for (int number = 0; number < graph_.count(); ++number) {
        bool when_true = false;
        for (std::size_t at = 0; at < words_; ++at)
            when_true = when_true || (row(reach_, number)[at] & row(weak_, number)[at]) != 0;
        bool when_false = false;
        for (int then : graph_.forced_by(number))
            when_false = when_false || (row(reach_, then)[number / 64] >> (number % 64) & 1U) != 0;
        if (when_true)
            sources_.push_back({number, true});
        if (when_false)
            sources_.push_back({number, false});
    }
}

bool UnarySearch::join_reach(int number)
{
    std::uint64_t* mine = row(reach_, number);
    bool changes = false;
    for (std::size_t step = first_double_step_[static_cast<std::size_t>(number)];
         step < first_double_step_[static_cast<std::size_t>(number) + 1]; ++step) {
        const std::uint64_t* further = row(reach_, double_steps_[step].then);
        for (std::size_t at = 0; at < words_; ++at) {
            changes = changes || (further[at] & ~mine[at]) != 0;
            mine[at] |= further[at];
        }
    }
    return changes;
}

void UnarySearch::find_chains(Links links)
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

const std::vector<UnarySearch::Source>& UnarySearch::sources()
{
    prepare(Links::XY);
    prepare_double_steps(Links::XY);
    find_sources();
    return sources_;
}

MaybeMove UnarySearch::run()
{
    // A cycle that removes something leaves a chain that does, too.
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

MaybeMove find_unary_chain(const ChainGraph& graph)
{
    return UnarySearch(graph).run();
}

} // namespace engine::explainer
