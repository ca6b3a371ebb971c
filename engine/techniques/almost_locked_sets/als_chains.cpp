// ALS-XY-Wing and ALS chains: each almost locked set shares a digit with the next one that only one
// of the two can hold, and neighbouring links use different digits. If the first set lacks any
// digit other than the one of its link, it holds that one; so the next set lacks it and holds all
// its other digits, and so on. The last set then holds all digits but the one of its link. So a
// digit z of both end sets is in at least one of them. A chain that returns to its first set locks
// all of its sets.
// Roles, by group: Set for the cells, Witness for their houses, Restricted for the link digits,
// Cause for z in both end sets. Groups are numbered along the chain; in a wing the ends are 0 and 1
// and the hinge is 2. Links lead from z of the first set to z of the last. The digits are the
// restricted ones; the size is the number of sets.

#include <algorithm>

#include "engine/patterns/set_marks.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/almost_locked_sets/als_reasons.h"
#include "engine/techniques/almost_locked_sets/als_relations.h"

namespace engine {

namespace {

struct Length {
    int least; // the fewest links
    int most;
};

constexpr Length wing_length = {2, 2};
constexpr Length chain_length = {3, LinksToRuleOut::most};

class AlsChains : StepSearch {
public:
    // The numbers of facts.
    enum : std::uint8_t { wing = als_fact::first_own, open_row, ring, own_ring };

    AlsChains(const Candidates& candidates, Steps& steps, Length length)
        : StepSearch(candidates, steps),
          length_(length),
          rows_(candidates),
          sets_(rows_.sets()),
          arrivals_(rows_.part_count()),
          mark_(arrivals_.size(), 0),
          removable_(candidates.chart().size() + 1, CellSet(candidates.chart().cell_count()))
    {
    }

    void find()
    {
        if (!look_ahead() || steps_.want() == Want::Effects)
            return;
        // Searches for the shortest chains first, so that a search for one step can end early.
        const int first = steps_.want() == Want::First ? length_.least : length_.most;
        for (int most = first; most <= length_.most; ++most) {
            for (int set = 0; set < rows_.set_count(); ++set)
                search_from(set, most);
        }
    }

private:
    // Collects the candidates that chains can remove. Returns false if there are none.
    bool look_ahead()
    {
        Step joined{};
        bool any = false;
        candidates_.worked_out<LinksToRuleOut>().for_each([&](Candidate candidate, int links) {
            if (links > length_.most)
                return;
            any = true;
            removable_[candidate.digit].add(candidate.cell);
            if (links >= length_.least)
                joined.removals.push_back(candidate);
        });
        if (steps_.want() == Want::Effects)
            steps_.add(std::move(joined));
        return any;
    }

    void search_from(int set, int most)
    {
        DigitSet useful;
        for (Digit digit : sets_[set].digits) {
            if (sets_.seen_by(sets_.part(set, digit)).meets(removable_[digit]))
                useful = useful.with(digit);
        }
        if (useful.empty())
            return;
        for (Digit digit : sets_[set].digits) {
            if (!useful.without(digit).empty())
                walk_from(sets_.part(set, digit), most);
        }
    }

    // Follows the chains that start with this part, assuming that its set holds its digit.
    void walk_from(int start, int most)
    {
        steps_.stop_if_cancelled();
        ++walk_;
        queue_.clear();
        rows_.for_each_partner(start, [&](int partner) { reach(partner, {start, -1}); });
        std::size_t next = 0;
        for (int links = 1; links <= most; ++links) {
            const std::size_t end = queue_.size();
            for (; next < end; ++next) {
                const int lacking = queue_[next];
                if (links >= length_.least)
                    try_end(start, lacking);
                if (links < most && sets_.set_of(lacking) != sets_.set_of(start))
                    go_on(lacking);
            }
        }
    }

    void go_on(int lacking)
    {
        rows_.for_each_held(lacking, [&](int held) {
            rows_.for_each_partner(held, [&](int partner) { reach(partner, {held, lacking}); });
        });
    }

    // The reason why a set lacks the digit of a part: another set holds `held`, because it lacks
    // `lacking`.
    struct Arrival {
        int held;
        int lacking; // -1 at the start of the chain
    };

    void reach(int part, Arrival arrival)
    {
        if (mark_[part] == walk_)
            return;
        mark_[part] = walk_;
        arrivals_[part] = arrival;
        queue_.push_back(part);
    }

    void try_end(int start, int end)
    {
        const int first = sets_.set_of(start);
        const int last = sets_.set_of(end);
        if (first == last) {
            if (!is_wing())
                add_loop(start, end);
            return;
        }
        if (last < first && steps_.want() != Want::First)
            return; // the same chain is found from its other end
        const DigitSet common =
            sets_[first].digits.common(sets_[last].digits).without(linking(start, end));
        DigitSet useful;
        for (Digit digit : common) {
            if (sets_.see_in_common(sets_.part(first, digit), sets_.part(last, digit)))
                useful = useful.with(digit);
        }
        if (!useful.empty())
            add_row(start, end, useful);
    }

    DigitSet linking(int start, int end) const
    {
        return DigitSet::only(sets_.digit_of(start)).with(sets_.digit_of(end));
    }

    // Returns the chain as parts that are held and lacking by turns, from its start to this end.
    std::vector<int> row_to(int end) const
    {
        std::vector<int> row;
        for (int lacking = end;;) {
            const Arrival& arrival = arrivals_[lacking];
            row.push_back(lacking);
            row.push_back(arrival.held);
            if (arrival.lacking < 0)
                break;
            lacking = arrival.lacking;
        }
        std::reverse(row.begin(), row.end());
        return row;
    }

    bool is_wing() const { return length_.most == wing_length.most; }
    int group_of(std::size_t place, std::size_t count) const
    {
        if (!is_wing())
            return static_cast<int>(place);
        return place == 0 ? 0 : (place + 1 == count ? 1 : 2);
    }

    Step draw(const std::vector<int>& row, std::size_t sets) const
    {
        Step step{.size = static_cast<int>(sets)};
        for (std::size_t i = 0; i < sets; ++i) {
            const int part = row[std::min(2 * i, row.size() - 1)];
            mark_set(step, sets_, sets_.set_of(part), group_of(i, sets));
        }
        for (std::size_t i = 0; i < row.size(); ++i) {
            step.digits = step.digits.with(sets_.digit_of(row[i]));
            mark_part(step, candidates_, sets_, row[i], Role::Restricted,
                      group_of((i + 1) / 2 % sets, sets));
        }
        return step;
    }

    void link(Step& step, const std::vector<int>& row) const
    {
        for (std::size_t i = 0; i + 1 < row.size(); i += 2) {
            step.links.push_back(link_between_sets(chart_, sets_, row[i], row[i + 1]));
            if (i + 2 < row.size())
                step.links.push_back(link_in_set(sets_, row[i + 1], row[i + 2]));
        }
    }

    void add_row(int start, int end, DigitSet useful)
    {
        const std::vector<int> row = row_to(end);
        const std::size_t count = row.size() / 2 + 1;
        Step step = draw(row, count);
        for (Digit digit : useful) {
            const int first = sets_.part(sets_.set_of(start), digit);
            const int last = sets_.part(sets_.set_of(end), digit);
            mark_part(step, candidates_, sets_, first, Role::Cause, 0);
            mark_part(step, candidates_, sets_, last, Role::Cause, group_of(count - 1, count));
            remove_from(step, sets_.seen_by(first) & sets_.seen_by(last), digit);
        }
        const Digit shown = useful.first();
        step.links.push_back(link_in_set(sets_, sets_.part(sets_.set_of(start), shown), start));
        link(step, row);
        step.links.push_back(link_in_set(sets_, end, sets_.part(sets_.set_of(end), shown)));
        steps_.add(std::move(step), [&](Step& taken) {
            tell_row(taken, row, count);
            const int last = group_of(count - 1, count);
            if (is_wing())
                taken.facts.push_back({.number = wing, .digits = {useful}, .sets = {0, last}});
            for (Digit digit : useful) {
                if (!is_wing())
                    taken.facts.push_back(
                        {.number = open_row, .digits = {DigitSet::only(digit)}, .sets = {0, last}});
                tell_place(taken, sets_, sets_.part(sets_.set_of(start), digit),
                           sets_.part(sets_.set_of(end), digit));
            }
        });
    }

    void tell_row(Step& step, const std::vector<int>& row, std::size_t count) const
    {
        for (std::size_t i = 0; i < count; ++i)
            tell_set(step, sets_, sets_.set_of(row[std::min(2 * i, row.size() - 1)]),
                     group_of(i, count));
        for (std::size_t i = 0; i + 1 < row.size(); i += 2)
            tell_apart(step, sets_, {row[i], row[i + 1]},
                       {group_of(i / 2, count), group_of((i / 2 + 1) % count, count)});
    }

    // The chain has returned to its first set. If it arrives by another digit, each set holds all
    // digits except one of its two link digits. If it arrives by the same digit, the first set
    // can't hold it and holds all its others.
    void add_loop(int start, int end)
    {
        const std::vector<int> row = row_to(end);
        Step step = draw(row, row.size() / 2);
        const bool is_whole = start != end;
        for (std::size_t i = 0; i < (is_whole ? row.size() : 2); i += 2) {
            const int before = row[(i + row.size() - 1) % row.size()];
            rows_.for_each_held(row[i], [&](int part) {
                if (part != before || !is_whole)
                    lock(step, part, static_cast<int>(i / 2));
            });
            if (is_whole)
                remove_from(step, sets_.seen_by(row[i]) & sets_.seen_by(row[i + 1]),
                            sets_.digit_of(row[i]));
        }
        if (step.removals.empty())
            return;
        link(step, row);
        steps_.add(std::move(step), [&](Step& taken) { tell_ring(taken, row, is_whole); });
    }

    void tell_ring(Step& step, const std::vector<int>& row, bool is_whole)
    {
        tell_row(step, row, row.size() / 2);
        step.facts.push_back({.number = is_whole ? ring : own_ring,
                              .digits = {DigitSet::only(sets_.digit_of(row.front()))},
                              .sets = {0}});
        for (std::size_t i = 0; i < (is_whole ? row.size() : 2); i += 2) {
            const int before = row[(i + row.size() - 1) % row.size()];
            rows_.for_each_held(row[i], [&](int part) {
                if (part != before || !is_whole)
                    tell_place(step, sets_, part);
            });
            if (is_whole)
                tell_place(step, sets_, row[i], row[i + 1]);
        }
    }

    void lock(Step& step, int part, int group) const
    {
        remove_from(step, sets_.seen_by(part), sets_.digit_of(part));
        if (sets_.sees_any(part))
            mark_part(step, candidates_, sets_, part, Role::Cause, group);
    }

    Length length_;
    AlsRelations rows_;
    const AlmostLockedSets& sets_;
    std::vector<Arrival> arrivals_; // by part
    std::vector<int> mark_;         // by part: the last walk that reached it
    std::vector<int> queue_;
    int walk_ = 0;
    std::vector<CellSet> removable_; // by digit: the candidates that chains can remove
};

} // namespace

const Technique techniques::als_xy_wing = {
    .id = "als_xy_wing",
    .name = N_("ALS-XY-Wing"),
    .known_as = {"Almost Locked Sets"},
    .about = {N_(
        "Three almost locked sets, each with one digit more than cells. The middle one shares with "
        "each of the two others a digit that only one of both can hold. It can lack only one of "
        "these two digits, so it holds the other and takes it from an outer set, which then holds "
        "all its other digits. A digit of both outer sets is therefore in one of them, and goes "
        "from every cell that sees all its places there.")},
    .standing = {TechniqueFamily::AlmostLockedSets, Level::Extreme, 320},
    .find = find_by<AlsChains, wing_length>,
    .explanation =
        {als_set_sentence,
         als_apart_sentence,
         {N_("The set between can lack only one of these digits. It takes the other from {set} or "
             "{other_set}, which then holds all its others, {digits} among them."),
          Each::Fact, AlsChains::wing},
         als_one_of_two_sentence},
    .other_names = "0902",
    .hodoku = {480, "ALS_XY_WING", HodokuLevel::Unfair, 320, HodokuChoice::Best},
    .example = ":als_xy_wing:34:78.59....+63..+7...9+1.+98+36+7.+49..75....8+7..6+9..14...+83+97.3+"
               "6+8+9+4+5+217+5+4132+76+9+8+29+7+6+1+8.4.:347 357:258::",
};

const Technique techniques::als_chain = {
    .id = "als_chain",
    .name = N_("ALS Chain"),
    .known_as = {"Almost Locked Sets"},
    .about = {N_(
        "A row of almost locked sets, each with one digit more than cells: each shares with the "
        "next a digit that only one of the two can hold. A set that loses any other digit must "
        "hold the one it shares with the next and takes it from there, and so on. So the first or "
        "the last set holds all its other digits, and a digit of both goes from every cell that "
        "sees all its places there. If the row closes to a ring, all its sets are locked.")},
    .standing = {TechniqueFamily::AlmostLockedSets, Level::Extreme, 340},
    .find = find_by<AlsChains, chain_length>,
    .explanation =
        {als_set_sentence,
         als_apart_sentence,
         {N_("If {set} lacks {digits}, it holds all its others, so the next set has to do without "
             "the digit that they share, and so on: then {other_set} holds {digits}."),
          Each::Fact, AlsChains::open_row},
         {N_("The sets make a ring: each of these digits is in one of its two sets, so each set "
             "lacks just one and holds all its others."),
          Each::Fact, AlsChains::ring},
         {N_("If {set} held {digit}, the next set would have to do without it, and so on, until "
             "{set} lost it again: so {set} lacks {digit} and holds all its others."),
          Each::Fact, AlsChains::own_ring},
         als_in_part_sentence,
         als_one_of_two_sentence},
    .other_names = "0903",
    .hodoku = {490, "ALS_XY_CHAIN", HodokuLevel::Unfair, 340, HodokuChoice::Best},
    .example = ":als_chain:258:6.+1.79+3+54..+9+1+6.82+7.7...+3+6+9+1+7+6+2+9.81.+59..6.+12+7..1.."
               "2+79.6..73125+6...37.6+41.+1.6.9.+7..:534 861 882 492:852 872::",
};

} // namespace engine
