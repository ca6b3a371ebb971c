#include <algorithm>
#include <limits>
#include <tuple>

#include "engine/teach/explainer_scale/chains.h"
#include "engine/teach/explainer_scale/web.h"

namespace engine::explainer {

namespace {

int base_rating(Depth depth)
{
    switch (depth) {
    case Depth::Nishio:
        return 75;
    case Depth::Multiple:
        return 80;
    case Depth::Dynamic:
        return 85;
    case Depth::Plus:
        return 90;
    }
    return 0;
}

// Among chains of one length: both states of a candidate, a cell, a house, a contradiction.
enum class Kind : std::uint8_t { Double = 1, Cell = 5, House = 6, Contradiction = 7 };

class MultipleSearch {
public:
    MultipleSearch(const ChainGraph& graph, Depth depth, WebStore& store)
        : graph_(graph),
          depth_(depth),
          spinner_(graph, depth),
          store_(store),
          spun_(2 * static_cast<std::size_t>(graph.count()))
    {
        const auto count = static_cast<std::size_t>(graph.count());
        store.if_true.resize(std::max(count, store.if_true.size()));
        store.if_false.resize(std::max(count, store.if_false.size()));
    }

    MaybeMove run();

private:
    bool is_dynamic() const { return depth_ != Depth::Multiple; }
    Web& web(int number, bool is_true);
    void look_at(Cell cell);
    void contradict(int number, bool is_true);
    void compare_states(int number);
    void combine_house(int number, int house);
    void combine(const std::vector<int>& branches, bool is_true, Kind kind);
    void conclude(int number, bool is_true, int nodes, Kind kind);

    const ChainGraph& graph_;
    Depth depth_;
    Spinner spinner_;
    WebStore& store_;
    std::vector<bool> spun_;
    std::pair<int, Kind> best_rank_ = {std::numeric_limits<int>::max(), Kind::Contradiction};
    int best_number_ = -1;
    bool best_is_true_ = false;
};

Web& MultipleSearch::web(int number, bool is_true)
{
    const auto at = static_cast<std::size_t>(number);
    Web& web = is_true ? store_.if_true[at] : store_.if_false[at];
    if (!spun_[2 * at + (is_true ? 1 : 0)])
        spinner_.spin(number, is_true, web);
    spun_[2 * at + (is_true ? 1 : 0)] = true;
    return web;
}

void MultipleSearch::conclude(int number, bool is_true, int nodes, Kind kind)
{
    const std::pair rank{nodes, kind};
    if (rank >= best_rank_)
        return;
    best_rank_ = rank;
    best_number_ = number;
    best_is_true_ = is_true;
}

void MultipleSearch::contradict(int number, bool is_true)
{
    Web& from = web(number, is_true);
    if (!from.is_broken)
        return;
    const int nodes =
        spinner_.chain_size(from, from.broken_true) + spinner_.chain_size(from, from.broken_false);
    conclude(number, !is_true, nodes, Kind::Contradiction);
}

// What is so whether the candidate is true or false.
void MultipleSearch::compare_states(int number)
{
    Web& if_true = web(number, true);
    Web& if_false = web(number, false);
    for (bool is_true : {true, false}) {
        Bits common = is_true ? if_true.trues : if_true.falses;
        common &= is_true ? if_false.trues : if_false.falses;
        common.for_each([&](int target) {
            conclude(target, is_true,
                     spinner_.chain_size(if_true, if_true.node(target, is_true)) +
                         spinner_.chain_size(if_false, if_false.node(target, is_true)),
                     Kind::Double);
        });
    }
}

// What is so whichever of the branches is true.
void MultipleSearch::combine(const std::vector<int>& branches, bool is_true, Kind kind)
{
    Bits common = is_true ? web(branches.front(), true).trues : web(branches.front(), true).falses;
    for (int branch : branches)
        common &= is_true ? web(branch, true).trues : web(branch, true).falses;
    common.for_each([&](int target) {
        int nodes = 0;
        for (int branch : branches) {
            Web& from = web(branch, true);
            nodes += spinner_.chain_size(from, from.node(target, is_true));
            if (nodes > best_rank_.first)
                return;
        }
        conclude(target, is_true, nodes, kind);
    });
}

void MultipleSearch::combine_house(int number, int house)
{
    const auto [cell, digit] = graph_.candidate(number);
    const Chart& chart = graph_.position().chart();
    Places places = graph_.position().candidates.places(house, digit);
    if (count_bits(places) < 2 || chart.cell_in(house, std::countr_zero(places)) != cell)
        return;
    std::vector<int> branches;
    for (; places != 0; places &= places - 1)
        branches.push_back(graph_.number_of(chart.cell_in(house, std::countr_zero(places)), digit));
    combine(branches, true, Kind::House);
    combine(branches, false, Kind::House);
}

void MultipleSearch::look_at(Cell cell)
{
    const DigitSet digits = graph_.position().candidates.of(cell);
    std::vector<int> branches;
    for (Digit digit : digits) {
        const int number = graph_.number_of(cell, digit);
        branches.push_back(number);
        if (is_dynamic()) {
            contradict(number, true);
            contradict(number, false);
        }
        if (depth_ == Depth::Nishio)
            continue;
        if (is_dynamic() && digits.count() >= 3)
            compare_states(number);
        for (const PlaceOfCell& place : graph_.position().paper.chain_houses_of(cell))
            combine_house(number, place.house);
    }
    if (depth_ == Depth::Nishio)
        return;
    combine(branches, true, Kind::Cell);
    combine(branches, false, Kind::Cell);
}

MaybeMove MultipleSearch::run()
{
    const Candidates& candidates = graph_.position().candidates;
    for (Cell cell : candidates.open_cells()) {
        if (candidates.of(cell).count() > (is_dynamic() ? 1 : 2))
            look_at(cell);
    }
    if (best_number_ < 0)
        return std::nullopt;
    const Candidate target = graph_.candidate(best_number_);
    Move move{.rating = base_rating(depth_) + length_addend(best_rank_.first)};
    if (!best_is_true_) {
        move.removals.push_back(target);
        return move;
    }
    for (Digit digit : candidates.of(target.cell).without(DigitSet::only(target.digit)))
        move.removals.push_back({target.cell, digit});
    move.placement = target;
    return move;
}

} // namespace

MaybeMove find_multiple_chain(const ChainGraph& graph, Depth depth, WebStore& store)
{
    return MultipleSearch(graph, depth, store).run();
}

} // namespace engine::explainer
