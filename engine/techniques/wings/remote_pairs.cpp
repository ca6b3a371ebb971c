// Remote pairs: a chain of bivalue cells with the same two digits, each of which sees the next, so
// that the digits alternate.

#include "engine/base/count.h"
#include "engine/patterns/equal_pairs.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

class RemotePairs : StepSearch {
public:
    using StepSearch::StepSearch;

    void find()
    {
        each_equal_pair(candidates_, 4,
                        [&](Cell start, const CellSet& equal) { find_from(start, equal); });
    }

private:
    // Searches from the start, one link at a time. A cell reached by an odd number of links, three
    // or more, holds the other digit than the start.
    void find_from(Cell start, const CellSet& equal)
    {
        CellSet left = equal;
        left.remove(start);
        CellSet reached = set_of(chart_, {start});
        for (int links = 1; !reached.empty(); ++links) {
            CellSet next(chart_.cell_count());
            for (Cell from : reached) {
                for (Cell to : chart_.peers(from) & left) {
                    came_from_[to.index] = from;
                    next.add(to);
                    left.remove(to);
                }
            }
            reached = next;
            if (links < 3 || links % 2 == 0)
                continue;
            for (Cell end : reached) {
                came_from_[start.index] = start;
                if (start < end)
                    add(chain_to(end));
            }
        }
    }

    Cells chain_to(Cell end) const
    {
        Cells chain = {end};
        while (came_from_[chain.back().index] != chain.back())
            chain.push_back(came_from_[chain.back().index]);
        return chain;
    }

    // Two cells of the chain at an odd distance hold both digits, so cells that see both lose the
    // two digits.
    void add(const Cells& chain)
    {
        const DigitSet digits = candidates_.of(chain.front());
        CellSet targets(chart_.cell_count());
        for (std::size_t i = 0; i < chain.size(); ++i) {
            for (std::size_t j = i + 1; j < chain.size(); j += 2)
                targets |= chart_.peers(chain[i]) & chart_.peers(chain[j]);
        }
        Step step{.size = count_of(chain), .digits = digits};
        for (Digit digit : digits)
            remove_from(step, targets & candidates_.cells_with(digit), digit);
        steps_.add(std::move(step), [&](Step& taken) { mark(taken, chain); });
    }

    // Roles: Start and End for the end cells, Cause for the cells between. Links: the whole chain,
    // once for each digit of the start.
    void mark(Step& step, const Cells& chain) const
    {
        Digit now = step.digits.first();
        for (std::size_t i = 0; i < chain.size(); ++i) {
            const bool is_end = i + 1 == chain.size();
            step.cells.push_back({chain[i], i == 0   ? Role::Start
                                            : is_end ? Role::End
                                                     : Role::Cause});
            const Digit next = step.digits.without(now).first();
            link_within(step, chain[i], now, next);
            if (!is_end)
                link_weakly(step, chart_, chain[i], chain[i + 1], next);
            mark_digits(step, chain[i], step.digits, Role::Cause);
            now = next;
        }
    }

    std::array<Cell, CellSet::most_cells> came_from_;
};

} // namespace

const Technique techniques::remote_pair = {
    .id = "remote_pair",
    .name = N_("Remote Pair"),
    .about = {N_(
        "A chain of cells holds the same two digits, and each cell sees the next, so the digits "
        "take turns. With an even number of cells the first and the last one differ. So one of "
        "them is each of the two digits, and both go from every cell that sees both ends.")},
    .standing = {TechniqueFamily::Wings, Level::Hard, 110},
    .find = find_by<RemotePairs>,
    .explanation = {{N_("A chain of cells holds only {digits}, so they take turns.")},
                    {N_("{start} and {end} differ: what sees both can be neither.")}},
    .other_names = "0703",
    .hodoku = {160, "REMOTE_PAIR", HodokuLevel::Hard, 110},
    .example = ":remote_pair:79:4+8+5.63.1.2+16+5.+4..8+9+3+71+2+8+65+4+5+7+9+83+21+4+6+1+486.+5..."
               "36+2.4+1+8.+5+79+3+4+8+6+5+2+1+6+5+4+2+17983+82+1+35+94+67:758:728 928::",
};

} // namespace engine
