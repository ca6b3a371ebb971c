// Chains and rings of a given number of strong links of one digit.

#include <algorithm>
#include <array>
#include <bitset>
#include <tuple>
#include <vector>

#include "engine/explainer/patterns.h"
#include "engine/explainer/position.h"

namespace engine::explainer {

namespace {

// Strong links of one digit: the digit's positions in a house consist of two ends, one of which
// holds the digit. An end of several cells must lie in one line or one row of a box.
struct DigitLink {
    HouseIndex house;
    CellSet places; // the positions of the digit in the house
    std::array<CellSet, 2> ends;
    bool is_grouped;
    int kind; // 0 in a box, 1 in a row, 2 in a column, 3 elsewhere
};

int kind_of(Family family)
{
    switch (family) {
    case Family::Box:
        return 0;
    case Family::Row:
        return 1;
    case Family::Column:
        return 2;
    case Family::Group:
    case Family::Diagonal:
        return 3;
    }
    return 3;
}

bool in_one_line(const Position& position, Cell one, Cell other)
{
    const Place first = position.chart().grid().place_of(one);
    const Place second = position.chart().grid().place_of(other);
    return first.row == second.row || first.column == second.column;
}

bool is_block(const Position& position, HouseIndex house)
{
    const Family family = position.grid_view.family(house);
    return family == Family::Box || family == Family::Group;
}

DigitLink link(const Position& position, HouseIndex house, Places one, Places other)
{
    const Chart& chart = position.chart();
    return {.house = house,
            .places = CellSet(chart.cell_count()),
            .ends = {chart.cells_at(house, one), chart.cells_at(house, other)},
            .is_grouped = true,
            .kind = kind_of(position.grid_view.family(house))};
}

void add_pair(const Position& position,
              HouseIndex house,
              Places places,
              std::vector<DigitLink>& links)
{
    const Chart& chart = position.chart();
    const Places first = places & -places;
    const Cell one = chart.cell_in(house, std::countr_zero(first));
    const Cell other = chart.cell_in(house, std::countr_zero(places ^ first));
    if (is_block(position, house) && in_one_line(position, one, other))
        return;
    links.push_back(link(position, house, first, places ^ first));
    links.back().is_grouped = false;
}

// Two rows of a block with the digit in the same two columns can be used in either direction.
void add_turned(const Position& position,
                HouseIndex house,
                Places one,
                Places other,
                std::vector<DigitLink>& links)
{
    const Chart& chart = position.chart();
    const Places one_low = one & -one;
    const Places other_low = other & -other;
    const auto cell = [&](Places place) {
        return chart.cell_in(house, std::countr_zero(place));
    };
    if (in_one_line(position, cell(one_low), cell(other_low)) &&
        in_one_line(position, cell(one ^ one_low), cell(other ^ other_low)))
        links.push_back(
            link(position, house, one_low | other_low, (one ^ one_low) | (other ^ other_low)));
}

void add_grouped(const Position& position,
                 HouseIndex house,
                 Places places,
                 std::vector<DigitLink>& links)
{
    for (const Arm& arm : position.grid_view.arms(house)) {
        if ((places & ~(arm.one | arm.other | arm.heart)) != 0)
            continue;
        const bool is_pair_of_rows = is_block(position, house) && arm.heart == 0;
        if (is_pair_of_rows && count_bits(places) < 4)
            continue;
        Places one = places & arm.one;
        Places other = places & arm.other;
        if (one == 0 || other == 0)
            return; // the first shape that fits counts, even if it is not a link
        if (is_single_bit(one) || is_single_bit(other)) {
            // The heart belongs to the longer arm; to the first if both are single.
            (is_single_bit(other) ? one : other) |= arm.heart;
        } else {
            one |= places & arm.heart;
            other |= places & arm.heart;
        }
        links.push_back(link(position, house, one, other));
        if (is_pair_of_rows && count_bits(places) == 4 && count_bits(one) == 2)
            add_turned(position, house, one, other, links);
        return;
    }
}

std::vector<DigitLink> strong_links(const Position& position, Digit digit)
{
    std::vector<DigitLink> links;
    for (HouseIndex house : position.grid_view.chain_houses()) {
        const Places places = position.candidates.places(house, digit);
        const std::size_t before = links.size();
        if (count_bits(places) == 2)
            add_pair(position, house, places, links);
        else if (count_bits(places) > 2 && count_bits(places) <= 6)
            add_grouped(position, house, places, links);
        for (std::size_t added = before; added < links.size(); ++added)
            links[added].places = position.chart().cells_at(house, places);
    }
    return links;
}

constexpr std::size_t most_nodes = 256;
constexpr int most_links = 4;
using Nodes = std::bitset<most_nodes>;

struct Bridge {
    int to;           // the end of the next link where the chain enters it
    HouseIndex house; // the house that contains both ends
};

struct Best {
    Move move;
    int removed = 0;
    std::vector<int> shape; // how many links are grouped, then their kinds
};

// Reads the kinds in the direction, and with rows and columns exchanged or not, that gives the
// smallest.
std::vector<int> shape_of(std::vector<int> kinds)
{
    const std::vector<int> reversed(kinds.rbegin(), kinds.rend());
    kinds = std::min(kinds, reversed);
    std::vector<int> swapped = kinds;
    for (int& kind : swapped)
        kind = kind == 1 ? 2 : kind == 2 ? 1 : kind;
    if (std::ranges::find(kinds, 1) == kinds.end())
        return swapped;
    const std::vector<int> turned(swapped.rbegin(), swapped.rend());
    return std::min({kinds, swapped, turned});
}

class LinkSearch {
public:
    LinkSearch(const Position& position, Digit digit, int length)
        : position_(position), digit_(digit), length_(length), links_(strong_links(position, digit))
    {
        links_.resize(std::min(links_.size(), most_nodes / 2),
                      DigitLink{no_house, CellSet(), {CellSet(), CellSet()}, false, 0});
    }

    void run(std::optional<Best>& best)
    {
        best_ = &best;
        add_seen();
        add_shared();
        if (std::ranges::all_of(shared_with_, [](const Nodes& nodes) { return nodes.none(); }) ||
            !add_bridges()) {
            for (int length = length_; length <= most_links; ++length)
                add_hopeless(length);
            return;
        }
        add_reach();
        for (int length = length_; length <= most_links; ++length) {
            if (is_hopeless(length))
                add_hopeless(length);
        }
        for (std::size_t start = 0; start < node_count(); ++start) {
            targets_ = reach_[length_ - 1][start] & shared_with_[start];
            if (targets_.any())
                extend(static_cast<int>(start), length_ - 1);
        }
    }

private:
    std::size_t node_count() const { return 2 * links_.size(); }
    const DigitLink& link_at(int node) const { return links_[node / 2]; }
    const CellSet& end(int node) const { return link_at(node).ends[node % 2]; }

    bool add_bridges()
    {
        bridges_.resize(node_count());
        std::vector<Nodes> bridged(node_count());
        bool any = false;
        const std::vector<EndInHouse> all = ends_in_houses();
        for (std::size_t first = 0; first < all.size(); ++first) {
            const auto [rank, one, house] = all[first];
            const std::size_t at = one;
            for (std::size_t second = first + 1; second < all.size() && all[second].rank == rank;
                 ++second) {
                const int other = all[second].node;
                if (other / 2 <= one / 2 || bridged[at].test(other) ||
                    link_at(one).places.meets(link_at(other).places))
                    continue;
                bridged[at].set(other);
                bridges_[at].push_back({other, house});
                bridges_[other].push_back({one, house});
                any = true;
            }
        }
        return any;
    }

    // For each end the ends with which it has a common peer where the digit is a candidate.
    void add_shared()
    {
        std::vector<Nodes> seen_by(position_.chart().cell_count());
        for (std::size_t node = 0; node < node_count(); ++node) {
            for (Cell cell : seen_[node])
                seen_by[cell.index].set(node);
        }
        for (std::size_t node = 0; node < node_count(); ++node) {
            Nodes sharing;
            for (Cell cell : seen_[node])
                sharing |= seen_by[cell.index];
            sharing.reset(node);
            sharing.reset(node ^ 1U);
            shared_with_.push_back(sharing);
        }
    }

    bool is_hopeless(int length) const
    {
        for (std::size_t start = 0; start < node_count(); ++start) {
            if ((reach_[length - 1][start] & shared_with_[start]).any())
                return false;
        }
        return true;
    }

    void add_hopeless(int length)
    {
        DigitSet& hopeless = position_.trail.hopeless(length);
        hopeless = hopeless.with(digit_);
    }

    void add_seen()
    {
        for (int node = 0; node < static_cast<int>(node_count()); ++node)
            seen_.push_back((position_.chart().common_peers(end(node)) &
                             position_.candidates.cells_with(digit_)) -
                            position_.chart().cells(link_at(node).house));
    }

    // reach_[k][node]: the ends reached from entering a link at this end, with k more links after
    // it.
    void add_reach()
    {
        reach_.assign(1, std::vector<Nodes>(node_count()));
        for (std::size_t node = 0; node < node_count(); ++node)
            reach_[0][node].set(node ^ 1U);
        for (int left = 1; left < most_links; ++left) {
            const auto& shorter = reach_.back();
            std::vector<Nodes> longer(node_count());
            for (std::size_t node = 0; node < node_count(); ++node) {
                for (const Bridge& bridge : bridges_[node ^ 1U])
                    longer[node] |= shorter[bridge.to];
            }
            reach_.push_back(std::move(longer));
        }
    }

    struct EndInHouse {
        int rank; // of the house
        int node;
        HouseIndex house;

        friend auto operator<=>(const EndInHouse&, const EndInHouse&) = default;
    };

    // All ends with the houses that contain them completely, in the order of sharing.
    std::vector<EndInHouse> ends_in_houses() const
    {
        std::vector<EndInHouse> ends_in_houses;
        for (int node = 0; node < static_cast<int>(node_count()); ++node) {
            for (const PlaceOfCell& place : position_.chart().houses_of(end(node).first())) {
                const int rank = position_.grid_view.rank_to_share(place.house);
                if (rank >= 0 && end(node).is_within(position_.chart().cells(place.house)))
                    ends_in_houses.push_back({rank, node, place.house});
            }
        }
        std::ranges::sort(ends_in_houses);
        return ends_in_houses;
    }

    bool share_a_house(int one, int other) const
    {
        const CellSet both = end(one) | end(other);
        for (const PlaceOfCell& place : position_.chart().houses_of(both.first())) {
            if (position_.chart().is_full(place.house) &&
                both.is_within(position_.chart().cells(place.house)))
                return true;
        }
        return false;
    }

    void extend(int entry, int left)
    {
        if ((reach_[left][entry] & targets_).none())
            return;
        for (int earlier : entries_) {
            if (link_at(earlier).places.meets(link_at(entry).places))
                return;
        }
        entries_.push_back(entry);
        if (left == 0 && targets_.test(entry ^ 1))
            finish();
        for (const Bridge& bridge : bridges_[entry ^ 1]) {
            if (left == 0)
                break;
            shared_.push_back(bridge.house);
            extend(bridge.to, left - 1);
            shared_.pop_back();
        }
        entries_.pop_back();
    }

    void finish()
    {
        const bool is_ring = share_a_house(entries_.front(), entries_.back() ^ 1);
        Best found = judge(is_ring);
        if (found.move.removals.empty())
            return;
        const auto rank = [](const Best& best) {
            return std::tuple(best.move.rating, -best.removed, best.shape);
        };
        if (!*best_ || rank(found) < rank(**best_))
            *best_ = std::move(found);
    }

    Best judge(bool is_ring) const
    {
        const Chart& chart = position_.chart();
        CellSet kept(chart.cell_count());
        std::vector<int> kinds;
        int grouped = 0;
        for (int entry : entries_) {
            kept |= chart.cells(link_at(entry).house);
            kinds.push_back(link_at(entry).kind);
            grouped += link_at(entry).is_grouped ? 1 : 0;
        }
        if (!is_ring) {
            for (HouseIndex house : shared_)
                kept |= chart.cells(house);
        }
        Best best{.move = {.rating = rating(grouped, kinds)}, .shape = {}};
        const auto strike = [&](int one, int other) {
            const CellSet removed = (seen_[one] & seen_[other]) - kept;
            best.removed += removed.count();
            remove_from(position_, removed, digit_, best.move);
        };
        strike(entries_.front(), entries_.back() ^ 1);
        for (std::size_t index = 0; is_ring && index + 1 < entries_.size(); ++index)
            strike(entries_[index] ^ 1, entries_[index + 1]);
        best.shape = shape_of(std::move(kinds));
        best.shape.insert(best.shape.begin(), grouped);
        return best;
    }

    int rating(int grouped, const std::vector<int>& kinds) const
    {
        constexpr std::array<int, 5> bases = {40, 54, 58, 62, 66};
        const int base = bases[length_ - 2];
        const auto has = [&kinds](int kind) {
            return std::ranges::find(kinds, kind) != kinds.end();
        };
        if (grouped > 0 || has(3))
            return base + 3;
        return base + (has(0) ? 1 : 0) + (has(1) && has(2) ? 1 : 0);
    }

    const Position& position_;
    Digit digit_;
    int length_;
    std::vector<DigitLink> links_;
    std::vector<std::vector<Bridge>> bridges_; // by the end where the chain leaves
    std::vector<CellSet> seen_;                // cells outside the link's house that see an end
    std::vector<std::vector<Nodes>> reach_;    // by remaining links: ends where a chain may end
    std::vector<Nodes> shared_with_;
    Nodes targets_;                  // of the current start
    std::vector<int> entries_;       // the chain so far
    std::vector<HouseIndex> shared_; // houses of its bridges
    std::optional<Best>* best_ = nullptr;
};

} // namespace

MaybeMove find_strong_links(const Position& position, int links)
{
    const Search search = of_size(Search::StrongLinks, links);
    std::optional<Best> best;
    for (Digit digit : position.changed_digits(search).without(position.trail.hopeless(links)))
        LinkSearch(position, digit, links).run(best);
    if (!best)
        return position.found_nothing(search);
    return std::move(best->move);
}

} // namespace engine::explainer
