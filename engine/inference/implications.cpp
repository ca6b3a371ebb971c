#include "engine/inference/implications.h"

#include <algorithm>

#include "engine/inference/implications_builder.h"

namespace engine {

namespace {

template <LinkScope scope>
struct ImplicationsIn : Implications {
    explicit ImplicationsIn(const Candidates& candidates) : Implications(candidates, scope) {}
};

// Tarjan's algorithm for strongly connected components, over the active nodes that become false:
// nodes that make each other false share their rows, and a row is finished after the rows it leads
// to.
template <std::size_t words>
class Closure {
public:
    Closure(const BitTable& next, int count, BitTable& false_rows, BitTable& true_rows)
        : next_(next),
          false_rows_(false_rows),
          true_rows_(true_rows),
          order_(count),
          marks_(2, count)
    {
        for (NodeIndex node : NodeIndexes(0, count)) {
            if (!has_bit(seen(), node))
                visit(node);
        }
    }

private:
    using Row = std::span<std::uint64_t, words>;

    static Row row_of(BitTable& table, NodeIndex node)
    {
        return of_length<words>(table.row(node.index));
    }
    auto next_of(NodeIndex node) const { return of_length<words>(next_.row(node.index)); }
    Row seen() { return of_length<words>(marks_.row(0)); }
    Row open() { return of_length<words>(marks_.row(1)); } // visited and not finished

    // Returns the lowest order of an open node that this one leads to.
    int visit(NodeIndex node)
    {
        const int order = order_[node.index] = seen_count_++;
        int low = order;
        add_bit(seen(), node);
        add_bit(open(), node);
        open_nodes_.push_back(node);
        for_each_missing_bit(seen(), next_of(node),
                             [&](int next) { low = std::min(low, visit({next})); });
        low = std::min(low, first_open_of(node));
        if (low == order)
            finish(node);
        return low;
    }

    // The first open node among those that `node` leads to.
    int first_open_of(NodeIndex node)
    {
        if (const auto row = next_of(node); meet(row, open())) {
            for (NodeIndex open : open_nodes_) {
                if (has_bit(row, open))
                    return order_[open.index];
            }
        }
        return seen_count_;
    }

    // Finishes all open nodes from `root` on: they lead to each other.
    void finish(NodeIndex root)
    {
        const auto first = std::find(open_nodes_.rbegin(), open_nodes_.rend(), root).base() - 1;
        const Row falses = row_of(false_rows_, root);
        const Row truths = row_of(true_rows_, root);
        for (auto node = first; node != open_nodes_.end(); ++node) {
            add_bit(falses, *node);
            add_bits(truths, row_of(true_rows_, *node));
            remove_bit(open(), node->index);
        }
        for (auto node = first; node != open_nodes_.end(); ++node) {
            for_each_missing_bit(falses, next_of(*node), [&](int next) {
                add_bits(falses, row_of(false_rows_, {next})); // including `next` itself
                add_bits(truths, row_of(true_rows_, {next}));
            });
        }
        for (auto node = first + 1; node != open_nodes_.end(); ++node) {
            add_bits(row_of(false_rows_, *node), falses);
            add_bits(row_of(true_rows_, *node), truths);
        }
        open_nodes_.erase(first, open_nodes_.end());
    }

    const BitTable& next_;
    BitTable& false_rows_;
    BitTable& true_rows_;
    std::vector<int> order_;
    BitTable marks_;
    std::vector<NodeIndex> open_nodes_; // in the order visited
    int seen_count_ = 0;
};

} // namespace

Implications::Implications(const Candidates& candidates, LinkScope scope)
    : size_(candidates.chart().size()), cell_count_(candidates.chart().cell_count())
{
    ImplicationsBuilder(*this, candidates, scope).build();
    close();
}

NodeIndex Implications::node_of(Candidate candidate) const
{
    return node_at_[candidate.cell.index * (size_ + 1) + candidate.digit];
}

CellSet Implications::cells(NodeIndex index) const
{
    const Known& known = node(index);
    if (known.group >= 0)
        return groups_[known.group];
    CellSet cells(cell_count_);
    cells.add(known.first);
    return cells;
}

std::span<const StrongLink> Implications::strong(NodeIndex node) const
{
    if (!is_active(node))
        return {};
    const int* const first = &first_strong_[node.index];
    return {strong_.data() + first[0], strong_.data() + first[1]};
}

const StrongLink* Implications::strong_link(NodeIndex from, NodeIndex to) const
{
    for (const StrongLink& link : strong(from)) {
        if (link.to == to)
            return &link;
    }
    return nullptr;
}

bool Implications::excludes(NodeIndex node, NodeIndex other) const
{
    return has_bit(weak(node), other) || meet(true_if_true(node), weak(other));
}

void Implications::close()
{
    BitTable next(active_, active_);
    false_if_false_ = BitTable(active_, active_);
    true_if_false_ = BitTable(active_, active_);
    true_if_true_ = BitTable(count(), active_);
    with_known_length(next.row_length(), [&]<std::size_t words>() { close_rows<words>(next); });
    for (NodeIndex node : nodes())
        proves_ = proves_ || (!is_group(node) && is_refuted(node)) || is_proved(node);
}

template <std::size_t words>
void Implications::close_rows(BitTable& next)
{
    for (NodeIndex node : active_nodes()) {
        const auto row = of_length<words>(next.row(node.index));
        for (const StrongLink& link : strong(node)) {
            add_bit(true_if_false_.row(node.index), link.to);
            add_bits(row, of_length<words>(weak(link.to).first(next.row_length())));
        }
        keep_bits_below(row, active_);
    }
    Closure<words>(next, active_, false_if_false_, true_if_false_);
    for (NodeIndex node : nodes())
        take_truths<words>(node);
}

// If a true node makes others false, these in turn make others true.
template <std::size_t words>
void Implications::take_truths(NodeIndex node)
{
    const auto truths = of_length<words>(true_if_true_.row(node.index));
    for_each_node(weak(node).first(truths.size()), [&](NodeIndex other) {
        if (is_active(other))
            add_bits(truths, of_length<words>(true_if_false(other)));
    });
}

const Implications& implications_of(const Candidates& candidates, LinkScope scope)
{
    switch (scope) {
    case LinkScope::OneDigit:
        return candidates.worked_out<ImplicationsIn<LinkScope::OneDigit>>();
    case LinkScope::BivalueCells:
        return candidates.worked_out<ImplicationsIn<LinkScope::BivalueCells>>();
    case LinkScope::Single:
        return candidates.worked_out<ImplicationsIn<LinkScope::Single>>();
    case LinkScope::GroupedOneDigit:
        return candidates.worked_out<ImplicationsIn<LinkScope::GroupedOneDigit>>();
    case LinkScope::Grouped:
        return candidates.worked_out<ImplicationsIn<LinkScope::Grouped>>();
    case LinkScope::Cages:
        return candidates.worked_out<ImplicationsIn<LinkScope::Cages>>();
    case LinkScope::Sets:
        return candidates.worked_out<ImplicationsIn<LinkScope::Sets>>();
    }
    ENSURE(false);
    return implications_of(candidates, LinkScope::Single);
}

} // namespace engine
