#include <algorithm>
#include <limits>
#include <tuple>

#include "engine/teach/explainer_scale/chains.h"

namespace engine::explainer {

namespace {

// X: links of one digit. Y: strong links in cells. XY: both.
enum class Links : std::uint8_t { X, Y, XY };

// What decides between hints: rating, nodes, kind, and where they come in the search.
struct Rank {
    int rating = std::numeric_limits<int>::max();
    int nodes = 0;
    int kind = 0;
    int order = 0;

    friend auto operator<=>(const Rank&, const Rank&) = default;
};

class UnarySearch {
public:
    explicit UnarySearch(const ChainGraph& graph) : graph_(graph) {}
    MaybeMove run();

private:
    void find_chains(Links links);
    bool find_sources();
    bool join_reach(int number);
    std::uint64_t* row(std::vector<std::uint64_t>& rows, int number) const
    {
        return rows.data() + static_cast<std::size_t>(number) * words_;
    }
    void prepare(Links links);
    int shortest(int source, bool starts_true, int most_nodes);
    bool spread(bool from_true);
    void find_cycles(Links links);
    void prepare_double_steps(Links links);
    void cycles_from(int source, Links links);
    void close(const std::vector<int>& path, Links links, int order);
    Move cycle_move(const std::vector<int>& path) const;
    Move chain_move(int source, bool starts_true) const;
    int most_nodes(int base, int kind) const;
    std::span<const std::uint16_t> excluded(int number, Links links) const;
    std::span<const std::uint16_t> forced(int number, Links links) const;
    bool follows_already(int on, int off) const;
    std::vector<int> path_to(int on, int off) const;

    const ChainGraph& graph_;
    // A row of bits for each candidate: what is false when it is true, and true when it is false.
    std::size_t words_ = 0;
    std::vector<std::uint64_t> weak_;
    std::vector<std::uint64_t> strong_;
    // Of the chain search.
    struct Source {
        int number;
        bool starts_true;
    };
    std::vector<Source> sources_;
    std::vector<std::uint64_t> reach_;
    std::vector<std::uint64_t> front_;
    std::vector<std::uint64_t> next_;
    std::vector<std::uint64_t> seen_true_;
    std::vector<std::uint64_t> seen_false_;
    MaybeMove best_;
    Rank best_rank_;
    // Of the cycle search: by candidate that is true, the false one before it and the true one
    // before that.
    std::vector<int> off_before_;
    std::vector<int> on_before_;
    std::vector<std::uint8_t> seen_;
    std::vector<int> level_;
    std::vector<int> next_level_;
    struct DoubleStep {
        std::uint16_t off;
        std::uint16_t then;
    };
    std::vector<DoubleStep> double_steps_;
    std::vector<std::size_t> first_double_step_; // by candidate, and the end
};

int base_of_chain(Links links)
{
    return links == Links::X ? 66 : 70;
}
int base_of_cycle(Links links)
{
    return links == Links::XY ? 70 : 65;
}
int kind_of(Links links)
{
    return links == Links::X ? 2 : links == Links::Y ? 3 : 4;
}

std::span<const std::uint16_t> UnarySearch::excluded(int number, Links links) const
{
    return links == Links::X ? graph_.same_digit_excluded_by(number) : graph_.excluded_by(number);
}

std::span<const std::uint16_t> UnarySearch::forced(int number, Links links) const
{
    if (links == Links::X)
        return graph_.same_digit_forced_by(number);
    const auto all = graph_.forced_by(number);
    return links == Links::Y ? all.first(graph_.is_forced_in_cell(number) ? 1 : 0) : all;
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

// Which candidates lead to their own opposite, whatever the length; false if none does.
bool UnarySearch::find_sources()
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
    return !sources_.empty();
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

bool UnarySearch::follows_already(int on, int off) const
{
    for (int number = on; number >= 0; number = on_before_[static_cast<std::size_t>(number)]) {
        if (off_before_[static_cast<std::size_t>(number)] == off)
            return true;
    }
    return false;
}

// From the last node back to the first: false, true, false, true ...
std::vector<int> UnarySearch::path_to(int on, int off) const
{
    std::vector<int> path = {off};
    for (int number = on; number >= 0; number = on_before_[static_cast<std::size_t>(number)]) {
        path.push_back(number);
        if (off_before_[static_cast<std::size_t>(number)] >= 0)
            path.push_back(off_before_[static_cast<std::size_t>(number)]);
    }
    return path;
}

// What sees both a true and a false node of its digit, outside the cycle's cells.
Move UnarySearch::cycle_move(const std::vector<int>& path) const
{
    const Chart& chart = graph_.position().chart();
    const Candidates& candidates = graph_.position().candidates;
    CellSet own(chart.cell_count());
    for (int number : path)
        own.add(graph_.candidate(number).cell);
    DigitSet digits;
    std::array<std::array<CellSet, max_size + 1>, 2> seen;
    for (std::size_t at = 0; at < path.size(); ++at) {
        const auto [cell, digit] = graph_.candidate(path[at]);
        if (!digits.has(digit)) {
            seen[0][digit] = CellSet(chart.cell_count());
            seen[1][digit] = CellSet(chart.cell_count());
            digits = digits.with(DigitSet::only(digit));
        }
        seen[at % 2][digit] |= chart.peers(cell);
    }
    Move move;
    for (Digit digit : digits) {
        const CellSet gone = (seen[0][digit] & seen[1][digit] & candidates.cells_with(digit)) - own;
        remove_from(graph_.position(), gone, digit, move);
    }
    return move;
}

void UnarySearch::close(const std::vector<int>& path, Links links, int order)
{
    const int nodes = static_cast<int>(path.size());
    const Rank rank{base_of_cycle(links) + length_addend(nodes), nodes, kind_of(links), order};
    if (best_ && rank >= best_rank_)
        return;
    Move move = cycle_move(path);
    if (move.removals.empty())
        return;
    move.rating = rank.rating;
    best_ = std::move(move);
    best_rank_ = rank;
}

// From one true candidate to the next: over a false one between them.
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
    const auto count = static_cast<std::size_t>(graph_.count());
    off_before_.assign(count, -1);
    on_before_.assign(count, -1);
    seen_.assign(count, 0);
    seen_[static_cast<std::size_t>(source)] = 1;
    level_.assign(1, source);
    int most = most_nodes(base_of_cycle(links), kind_of(links));
    for (int trues = 1; !level_.empty() && 2 * trues <= most; ++trues) {
        next_level_.clear();
        bool any_closed = false;
        for (int on : level_) {
            for (std::size_t at = first_double_step_[static_cast<std::size_t>(on)];
                 at < first_double_step_[static_cast<std::size_t>(on) + 1]; ++at) {
                const auto [off, then] = double_steps_[at];
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

MaybeMove UnarySearch::run()
{
    // A cycle that removes something leaves a chain that does, too.
    prepare(Links::XY);
    prepare_double_steps(Links::XY);
    if (!find_sources())
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

} // namespace

MaybeMove find_unary_chain(const ChainGraph& graph)
{
    return UnarySearch(graph).run();
}

} // namespace engine::explainer
