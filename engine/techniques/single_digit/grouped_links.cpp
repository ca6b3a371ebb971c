// Two strong links of one digit, of which at least one ends in a group: the places of the digit
// that lie in the intersection of two houses. One of the free ends holds the digit.
// Roles of houses: Witness for the two links. Roles of cells: Start and End for the free ends,
// Cause for the joined ends. Roles of candidates: Cause for all. Links: strong, weak, strong.

#include <array>
#include <vector>

#include "engine/patterns/by_digit.h"
#include "engine/patterns/conjugate_pairs.h"
#include "engine/patterns/templates.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"
#include "engine/steps/weak_link.h"

namespace engine {

namespace {

struct End {
    CellSet cells;
    CellSet reach; // candidates that all its cells see
};

// A house in which all places of the digit are in two ends: one of them holds the digit.
struct Split {
    HouseIndex house;
    bool is_grouped;
    std::array<End, 2> ends;
};

class GroupedLinks {
public:
    GroupedLinks(const Candidates& candidates, Digit digit)
        : candidates_(candidates), chart_(candidates.chart()), digit_(digit)
    {
        // GroupedLinks is kept for each digit until the digit loses a candidate. The templates that
        // impossible_cells() uses are kept in the same way, so this adds no dependency.
        if (impossible_cells(candidates, digit).empty())
            return;
        for (HouseIndex house : chart_.houses()) {
            if (chart_.is_full(house))
                split(house, candidates.places(house, digit));
        }
        for (std::size_t i = 0; i < splits_.size(); ++i) {
            for (std::size_t j = i + 1; j < splits_.size(); ++j) {
                if (splits_[i].house != splits_[j].house &&
                    (splits_[i].is_grouped || splits_[j].is_grouped))
                    join(i, j);
            }
        }
    }

    void add_steps(Steps& steps) const
    {
        for (const Joined& joined : joined_) {
            if (joined.name == steps.technique())
                steps.add(step_of(chain_of(joined)));
        }
    }

private:
    // Two splits whose join at these ends removes something.
    struct Joined {
        std::size_t one;
        std::size_t other;
        std::size_t way; // bit 0 selects the end of the first split, bit 1 the end of the other
        const Technique* name;
    };
    struct Chain {
        const End& start;
        const End& joint;
        const End& other_joint;
        const End& end;
        HouseIndex house;
        HouseIndex other_house;
    };

    void split(HouseIndex house, Places places)
    {
        const int count = count_bits(places);
        if (count == 2)
            add(house, places & -places, places & (places - 1));
        if (count <= 2)
            return;
        const std::size_t first = splits_.size();
        for (const Overlap& overlap : chart_.overlaps_of(house)) {
            const Places here = places & overlap.here;
            if (here != 0 && here != places && !has_split(first, house, here, places))
                add(house, here, places & ~here);
        }
    }

    bool has_split(std::size_t first, HouseIndex house, Places here, Places places) const
    {
        for (std::size_t i = first; i < splits_.size(); ++i) {
            const Places known = chart_.places_of(splits_[i].ends[0].cells, house);
            if (known == here || known == (places & ~here))
                return true;
        }
        return false;
    }

    void add(HouseIndex house, Places one, Places other)
    {
        Split split{house, count_bits(one | other) > 2, {end(house, one), end(house, other)}};
        if (!split.ends[0].reach.empty() && !split.ends[1].reach.empty())
            splits_.push_back(std::move(split));
    }

    End end(HouseIndex house, Places places) const
    {
        End end{chart_.cells_at(house, places), candidates_.cells_with(digit_)};
        for (Cell cell : end.cells)
            end.reach &= chart_.peers(cell);
        return end;
    }

    void join(std::size_t one, std::size_t other)
    {
        for (std::size_t way = 0; way < 4; ++way) {
            const End& joint = splits_[one].ends[way & 1];
            const End& other_joint = splits_[other].ends[way >> 1];
            if (!other_joint.cells.is_within(joint.reach))
                continue;
            const Chain chain = chain_of({one, other, way, {}});
            if (leads_on(chain))
                joined_.push_back({one, other, way, name_of(chain)});
        }
    }

    Chain chain_of(const Joined& joined) const
    {
        const Split& one = splits_[joined.one];
        const Split& other = splits_[joined.other];
        const std::size_t joint = joined.way & 1;
        const std::size_t other_joint = joined.way >> 1;
        return {one.ends[1 - joint],         one.ends[joint], other.ends[other_joint],
                other.ends[1 - other_joint], one.house,       other.house};
    }

    static CellSet eliminations_of(const Chain& chain)
    {
        return (chain.start.reach & chain.end.reach) - chain.joint.cells - chain.other_joint.cells;
    }

    static bool leads_on(const Chain& chain)
    {
        return chain.start.reach.meets(chain.end.reach) && !eliminations_of(chain).empty() &&
               !chain.start.cells.meets(chain.end.cells) &&
               !chain.start.cells.meets(chain.other_joint.cells) &&
               !chain.end.cells.meets(chain.joint.cells);
    }

    const Technique* name_of(const Chain& chain) const
    {
        const HouseKind kind = chart_.kind(chain.house);
        const HouseKind other = chart_.kind(chain.other_house);
        if (!is_line(kind) || !is_line(other))
            return &techniques::grouped_turbot_fish;
        if (kind != other)
            return chart_.house_of_all(chain.joint.cells | chain.other_joint.cells) != no_house
                       ? &techniques::grouped_two_string_kite
                       : &techniques::grouped_turbot_fish;
        return chart_.cells(chain.house).meets(chart_.cells(chain.other_house))
                   ? &techniques::grouped_turbot_fish
                   : &techniques::grouped_skyscraper;
    }

    Step step_of(const Chain& chain) const
    {
        Step step{.size = 2, .digits = DigitSet::only(digit_)};
        step.houses = {{chain.house, Role::Witness}, {chain.other_house, Role::Witness}};
        mark(step, chain.start, Role::Start);
        mark(step, chain.end, Role::End);
        mark(step, chain.joint, Role::Cause);
        mark(step, chain.other_joint, Role::Cause);
        const Node joint = node_of(chain.joint.cells, digit_);
        const Node other_joint = node_of(chain.other_joint.cells, digit_);
        step.links = {{node_of(chain.start.cells, digit_), joint, LinkKind::Strong,
                       LinkReason::House, chain.house},
                      weak_link(chart_, joint, other_joint),
                      {other_joint, node_of(chain.end.cells, digit_), LinkKind::Strong,
                       LinkReason::House, chain.other_house}};
        remove_from(step, eliminations_of(chain), digit_);
        return step;
    }

    void mark(Step& step, const End& end, Role role) const
    {
        for (Cell cell : end.cells) {
            step.cells.push_back({cell, role});
            step.candidates.push_back({{cell, digit_}, Role::Cause});
        }
    }

    const Candidates& candidates_;
    const Chart& chart_;
    Digit digit_;
    std::vector<Split> splits_;
    std::vector<Joined> joined_;
};

} // namespace

static void find_grouped_links(const Candidates& candidates, Steps& steps)
{
    for (const auto& links : candidates.worked_out<ByDigit<GroupedLinks>>())
        links->add_steps(steps);
}

static constexpr Explanation grouped_links_explanation = {
    {N_("In {witnesses} the {digit} has two places each, where cells that lie together count as "
        "one.")},
    {N_("{causes} are two of these places and see each other, so not both hold it: one of {start}, "
        "{end} does.")}};

static constexpr const char* grouped_links_about =
    N_("A digit has two places in each of two houses, where cells that two houses share may count "
       "as one place: one of them holds the digit or none does. A place in the one house sees a "
       "place in the other, so not both hold it. Hence one of the outer places does, and the digit "
       "goes from every cell that sees all of both.");

const Technique techniques::grouped_skyscraper = {
    .id = "grouped_skyscraper",
    .name = N_("Grouped Skyscraper"),
    .about = {grouped_links_about, N_("Here the houses are two rows or two columns.")},
    .standing = {TechniqueFamily::SingleDigit, Level::Expert, 190},
    .find = find_grouped_links,
    .explanation = grouped_links_explanation,
    .other_names = "Grouped-Skyscraper Grouped-2-Strong-links",
    .example = ":grouped_skyscraper:2:7...1...8+648.7...1.+1.6.+8.4...6....3........9.5+8+13.92+7.."
               ".7+18....+8.35.7.+1.16...2.8.:912 513 914 316 517 527 931 235 535 337 937 539 244 "
               "444 445 546 447 547 254 454 455 655 556 457 557 657 577 479 579 679 985 987 489 "
               "689 993 495 397 497 997 499 599 999:212::",
};

const Technique techniques::grouped_two_string_kite = {
    .id = "grouped_two_string_kite",
    .name = N_("Grouped 2-String Kite"),
    .about = {grouped_links_about,
              N_("Here the houses are a row and a column that meet in a box.")},
    .standing = {TechniqueFamily::SingleDigit, Level::Expert, 190},
    .find = find_grouped_links,
    .explanation = grouped_links_explanation,
    .other_names = "Grouped-2-String-Kite Grouped-2-Strong-links",
    .example = ":grouped_two_string_kite:1:+9+75.8...+21+82+9.+5.+7.3641+2+7+8956.94+5+2+7+8.+25+8+"
               "7.9..47+4.+8..52+9+8+9+7...25.+5..+27.+9+4+8+4+2.598..7:617 618 625 655 376:175::",
};

const Technique techniques::grouped_turbot_fish = {
    .id = "grouped_turbot_fish",
    .name = N_("Grouped Turbot Fish"),
    .about = {grouped_links_about,
              N_("Here the houses are any other two, for example a box and a row.")},
    .standing = {TechniqueFamily::SingleDigit, Level::Expert, 190},
    .find = find_grouped_links,
    .explanation = grouped_links_explanation,
    .other_names = "Grouped-Skyscraper Grouped-2-Strong-links",
    .example = ":grouped_turbot_fish:7:.6.9+51...4.+9.+3.+2+15+3152+4.9.6..4....3..9..7.1..83...4.."
               "..+2.78+5...64.....5+2...+4+62..1:183 383 387:747::",
};

} // namespace engine
