#include "engine/explainer/web.h"

namespace engine::explainer {

void Web::clear(int candidates)
{
    nodes.clear();
    parents.clear();
    trues.reset(candidates);
    falses.reset(candidates);
    node_of.assign(2 * candidates, none);
    is_broken = false;
    nested.clear();
}

std::uint32_t NestedStore::add(const NestedChain& chain)
{
    const auto [place, is_new] =
        by_path_.emplace(chain.path, static_cast<std::uint32_t>(nodes_.size()));
    if (is_new)
        nodes_.push_back(chain.nodes);
    return place->second;
}

WebBuilder::WebBuilder(const ChainGraph& graph, Depth depth) : graph_(graph), depth_(depth)
{
    const Position& position = graph.position();
    for (Cell cell : position.chart().grid().cells())
        first_digits_.push_back(position.candidates.of(cell));
    for (HouseIndex house : position.chart().houses()) {
        for (Digit digit : position.chart().all_digits())
            first_places_.push_back(position.candidates.places(house, digit));
    }
    stamps_.resize(2 * graph.count());
}

void WebBuilder::reset()
{
    web_->clear(graph_.count());
    next_true_ = 0;
    next_false_ = 0;
    pending_true_.clear();
    pending_false_.clear();
    if (is_dynamic()) {
        digits_ = first_digits_;
        places_ = first_places_;
    }
}

// A node outside the sets; its parents must be added at once.
std::uint16_t WebBuilder::record(std::uint16_t number, bool is_true)
{
    web_->nodes.push_back(
        {number, is_true, 0, no_reason, static_cast<std::uint32_t>(web_->parents.size())});
    return static_cast<std::uint16_t>(web_->nodes.size() - 1);
}

void WebBuilder::add_parent(std::uint16_t node)
{
    web_->parents.push_back(node);
    ++web_->nodes.back().parent_count;
}

std::uint16_t WebBuilder::add(std::uint16_t node, bool is_true)
{
    const std::uint16_t number = web_->nodes[node].number;
    web_->node_of[2U * number + (is_true ? 1U : 0U)] = node;
    (is_true ? web_->trues : web_->falses).add(number);
    (is_true ? pending_true_ : pending_false_).push_back(node);
    return node;
}

void WebBuilder::remove(int number)
{
    const auto [cell, digit] = graph_.candidate(number);
    digits_[cell.index] = digits_[cell.index].without(digit);
    for (const Slot& slot : graph_.slots_of(number))
        places_[slot.index] &= ~(Places{1} << slot.position);
}

void WebBuilder::follow_true(std::uint16_t node)
{
    const std::uint16_t source = web_->nodes[node].number;
    const auto excluded = depth_ == Depth::Nishio ? graph_.same_digit_excluded_by(source)
                                                  : graph_.excluded_by(source);
    for (std::uint16_t number : excluded) {
        if (web_->trues.has(number)) {
            web_->broken_true = web_->node(number, true);
            web_->broken_false = record(number, false);
            add_parent(node);
            web_->is_broken = true;
            return;
        }
        if (web_->falses.has(number))
            continue;
        const std::uint16_t made = record(number, false);
        add_parent(node);
        add(made, false);
    }
}

void WebBuilder::force(std::uint16_t number, std::uint16_t cause, Reason reason)
{
    forced_.push_back(record(number, true));
    web_->nodes.back().reason = reason;
    add_parent(cause);
}

void WebBuilder::force_in_cell(std::uint16_t node)
{
    const auto [cell, digit] = graph_.candidate(web_->nodes[node].number);
    const DigitSet left = digits_[cell.index];
    if (left.count() != 2)
        return;
    const Digit other = left.without(digit).first();
    force(static_cast<std::uint16_t>(graph_.number_of(cell, other)), node, in_cell);
    for (Digit removed : first_digits_[cell.index].without(left))
        add_parent(web_->node(graph_.number_of(cell, removed), false));
}

void WebBuilder::force_in_houses(std::uint16_t node)
{
    for (const Slot& slot : graph_.slots_of(web_->nodes[node].number)) {
        const Places left = places_[slot.index];
        const Places other = left & ~(Places{1} << slot.position);
        if (!is_single_bit(other))
            continue;
        const int number = graph_.number_at(slot.index, std::countr_zero(other));
        bool is_known = false;
        for (std::uint16_t earlier : forced_)
            is_known = is_known || web_->nodes[earlier].number == number;
        if (is_known)
            continue;
        force(static_cast<std::uint16_t>(number), node, graph_.house_of(slot));
        for (int removed : each_bit(first_places_[slot.index] & ~left))
            add_parent(web_->node(graph_.number_at(slot.index, removed), false));
    }
}

void WebBuilder::follow_false(std::uint16_t node)
{
    const std::uint16_t source = web_->nodes[node].number;
    forced_.clear();
    if (is_dynamic()) {
        if (depth_ != Depth::Nishio)
            force_in_cell(node);
        force_in_houses(node);
        remove(source);
    } else {
        for (std::uint16_t number : graph_.forced_by(source))
            force(number, node, no_reason);
    }
    for (std::uint16_t made : forced_) {
        const std::uint16_t number = web_->nodes[made].number;
        if (web_->falses.has(number)) {
            web_->broken_true = made;
            web_->broken_false = web_->node(number, false);
            web_->is_broken = true;
            return;
        }
        if (!web_->trues.has(number))
            add(made, true);
    }
}

// They are kept from one web to the next.
WebStore& WebBuilder::inner_webs()
{
    if (!inner_webs_)
        inner_webs_ = std::make_unique<WebStore>();
    return *inner_webs_;
}

bool WebBuilder::leads_on()
{
    if (depth_ < Depth::Plus)
        return false;
    return apply_plus_rules(*this) || (is_nested(depth_) && apply_nested_rules(*this));
}

void WebBuilder::build(int source, bool is_true, Web& web)
{
    web_ = &web;
    reset();
    add(record(static_cast<std::uint16_t>(source), is_true), is_true);
    while (!web_->is_broken) {
        if (next_true_ < pending_true_.size())
            follow_true(pending_true_[next_true_++]);
        else if (next_false_ < pending_false_.size())
            follow_false(pending_false_[next_false_++]);
        else if (!leads_on())
            break;
    }
    web_->sizes.assign(web_->nodes.size(), 0);
}

std::span<const std::uint16_t> WebBuilder::chain(const Web& web, std::uint16_t node)
{
    ++stamp_;
    todo_.assign(1, node);
    const auto is_new = [&](std::uint16_t at) {
        const WebNode& seen = web.nodes[at];
        std::uint32_t& stamp = stamps_[2U * seen.number + (seen.is_true ? 1U : 0U)];
        const bool fresh = stamp != stamp_;
        stamp = stamp_;
        return fresh;
    };
    is_new(node);
    for (std::size_t next = 0; next < todo_.size(); ++next) {
        const WebNode& at = web.nodes[todo_[next]];
        for (std::uint32_t parent = 0; parent < at.parent_count; ++parent) {
            const std::uint16_t before = web.parents[at.first_parent + parent];
            if (is_new(before))
                todo_.push_back(before);
        }
    }
    return todo_;
}

int WebBuilder::chain_size(Web& web, std::uint16_t node)
{
    if (web.sizes[node] == 0)
        web.sizes[node] = static_cast<std::uint16_t>(chain(web, node).size());
    return web.sizes[node];
}

} // namespace engine::explainer
