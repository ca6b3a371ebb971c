// Tridagon, in its general form: cells with three digits only, and a few cells with other
// candidates, too, that can't all be filled with the three digits. So one of the other candidates,
// the guardians, is true. The published pattern has twelve cells in four boxes; here it is any set
// of cells that can't be coloured with three colours.
// Roles: Cause for the cells and their candidates of the three digits, Guardian for the others. The
// digits of the step are the three; the size is the number of cells.

#include <algorithm>
#include <array>

#include "engine/base/count.h"
#include "engine/patterns/guardian_sets.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

// Limits for cells with other digits, for these digits, and for the clean cells.
constexpr std::size_t most_guarded = 3;
constexpr std::size_t most_tridagon_guardians = 4;
constexpr int least_clean = 8;
constexpr int most_clean = 60;

// Cells to colour, each with the colours it may have.
class BoxColouring {
public:
    BoxColouring(const Candidates& candidates, const Cells& cells, DigitSet colours)
    {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            left_[i] = candidates.of(cells[i]).common(colours);
            for (std::size_t j = 0; j < cells.size(); ++j) {
                if (candidates.chart().sees(cells[i], cells[j]))
                    sees_[i] |= std::uint64_t{1} << j;
            }
        }
        open_ = cells.size() == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << cells.size()) - 1;
    }

    // Returns whether the cells, except those of `without`, can be coloured.
    bool is_possible(std::uint64_t without = 0) { return colour(open_ & ~without); }

private:
    bool colour(std::uint64_t open)
    {
        if (open == 0)
            return true;
        const int cell = tightest(open);
        const std::uint64_t rest = open & ~(std::uint64_t{1} << cell);
        for (Digit digit : left_[cell]) {
            const auto before = left_;
            const std::uint64_t neighbours = sees_[cell] & rest;
            for (std::uint64_t bits = neighbours; bits != 0; bits &= bits - 1) {
                DigitSet& left = left_[std::countr_zero(bits)];
                left = left.without(digit);
            }
            const bool done = colour(rest);
            left_ = before;
            if (done)
                return true;
        }
        return false;
    }

    int tightest(std::uint64_t open) const
    {
        int best = -1;
        int fewest = max_size + 1;
        for (std::uint64_t bits = open; bits != 0; bits &= bits - 1) {
            const int cell = std::countr_zero(bits);
            const int count = left_[cell].count();
            if (count < fewest) {
                fewest = count;
                best = cell;
            }
        }
        return best;
    }

    std::array<DigitSet, 64> left_;
    std::array<std::uint64_t, 64> sees_ = {};
    std::uint64_t open_;
};

class Tridagons : StepSearch {
public:
    using StepSearch::StepSearch;

    void find()
    {
        const DigitSet all = DigitSet::up_to(chart_.size());
        for (Digit a : all) {
            for (Digit b : all.without(DigitSet::up_to(a))) {
                for (Digit c : all.without(DigitSet::up_to(b)))
                    look_at(DigitSet::only(a).with(b).with(c));
            }
        }
    }

private:
    void look_at(DigitSet digits)
    {
        const auto clean = clean_cells(digits);
        if (clean.size() < std::size_t{least_clean} || clean.size() > std::size_t{most_clean})
            return;
        digits_ = digits;
        clean_ = clean;
        collect_guarded();
        found_.clear();
        for (std::size_t count = 1; count <= most_guarded; ++count)
            choose(0, count);
    }

    Cells clean_cells(DigitSet digits) const
    {
        CellSet cells = candidates_.open_cells();
        for (Digit digit : chart_.all_digits().without(digits))
            cells -= candidates_.cells_with(digit);
        Cells clean;
        for (Cell cell : cells)
            clean.push_back(cell);
        return clean;
    }

    // Collects cells with other digits that see at least two clean cells; fewer would not matter.
    void collect_guarded()
    {
        guarded_.clear();
        for (Cell cell : candidates_.open_cells()) {
            const DigitSet digits = candidates_.of(cell);
            const std::size_t others = digits.without(digits_).count();
            if (others == 0 || others > most_tridagon_guardians || digits.common(digits_).empty())
                continue;
            const auto sees =
                std::ranges::count_if(clean_, [&](Cell clean) { return chart_.sees(cell, clean); });
            if (sees >= 2)
                guarded_.push_back(cell);
        }
    }

    void choose(std::size_t from, std::size_t left)
    {
        steps_.stop_if_cancelled();
        if (left == 0) {
            try_chosen();
            return;
        }
        for (std::size_t i = from; i < guarded_.size(); ++i) {
            const std::size_t before = guardians_.size();
            for (Digit digit : candidates_.of(guarded_[i]).without(digits_))
                guardians_.push_back({guarded_[i], digit});
            chosen_.push_back(guarded_[i]);
            if (guardians_.size() <= most_tridagon_guardians)
                choose(i + 1, left - 1);
            chosen_.pop_back();
            guardians_.resize(before);
        }
    }

    void try_chosen()
    {
        const auto holds_found = [&](const Cells& found) {
            return std::ranges::includes(chosen_, found);
        };
        if (std::ranges::any_of(found_, holds_found))
            return;
        if (guardians_.size() > 1 && ruled_out_by_all(candidates_, guardians_).empty())
            return;
        Cells cells = chosen_;
        cells.insert(cells.end(), clean_.begin(), clean_.end());
        BoxColouring colouring(candidates_, cells, digits_);
        if (colouring.is_possible())
            return;
        found_.push_back(chosen_);
        add(colouring, cells);
    }

    // Reports only the cells that the contradiction needs.
    void add(BoxColouring& colouring, const Cells& cells)
    {
        Step step{.digits = digits_};
        if (!add_guardians(step, candidates_, guardians_))
            return;
        std::uint64_t without = 0;
        for (std::size_t i = cells.size(); i-- > chosen_.size();) {
            if (!colouring.is_possible(without | std::uint64_t{1} << i))
                without |= std::uint64_t{1} << i;
        }
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if ((without >> i & 1u) != 0)
                continue;
            step.cells.push_back({cells[i], Role::Cause});
            mark_digits(step, cells[i], candidates_.of(cells[i]).common(digits_), Role::Cause);
        }
        step.size = count_of(step.cells);
        steps_.add(std::move(step));
    }

    DigitSet digits_;
    Cells clean_;
    Cells guarded_;
    Cells chosen_;
    std::vector<Candidate> guardians_;
    std::vector<Cells> found_; // sets of chosen cells that gave a step; larger ones are not needed
};

} // namespace

const Technique techniques::tridagon = {
    .id = "tridagon",
    .name = N_("Tridagon"),
    .known_as = {"Thor's Hammer", "Trivalue Oddagon"},
    .about = {N_("Cells of several boxes, twelve in the best known form, have three digits in "
                 "common, and they can't be filled with these three alone: however one begins, two "
                 "equal digits meet. So one of the other candidates there, the guardians, is true. "
                 "A single guardian can be written; of several, what all of them rule out goes.")},
    .standing = {TechniqueFamily::Sets, Level::Extreme, 350},
    .find = find_by<Tridagons>,
    .explanation = {{N_("{causes} can't be filled with {digits} only.")},
                    {N_("So one of the guardians is right: {guardians}.")}},
    .example = ":tridagon:278:6.52+37+94..+4+9+1+56..+33..+94+8+65..9.5.+3.6+4+5.+6.9+431..+34..+"
               "25.94+5.3.+9+1.69.1..+543...3+4.1.+9+5:::141:",
};

} // namespace engine
