// Avoidable rectangles: unique rectangles in which some digits are already placed, but not as
// givens. If the other digits completed a pattern in which two digits can be exchanged, there would
// be two solutions.

#include <algorithm>

#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/uniqueness/deadly.h"

namespace engine {

namespace {

// Rectangles, as seen from a placed corner, that the other corners may complete: the opposite
// corner can hold or holds the same digit, and at least one of the others is placed. Entries are
// not deleted when candidates are removed, so some may be outdated.
class LikelyAvoidables {
public:
    struct View {
        Cell corner;
        std::size_t number; // the index among the rectangles at the corner
        Rectangle rectangle;
    };

    explicit LikelyAvoidables(const Candidates& candidates)
        : placed_(candidates.chart().all_cells() - candidates.open_cells())
    {
        for (Cell cell : CellSet(placed_)) {
            if (candidates.is_given(cell))
                placed_.remove(cell);
        }
        views_.reserve(usual_count);
        for (Cell corner : placed_)
            add_from(candidates, corner);
    }

    // Only newly placed cells add rectangles, as seen from themselves and from the other corners.
    void catch_up(const Candidates& candidates, std::span<const Candidate> removed)
    {
        CellSet fresh(candidates.chart().cell_count());
        for (const Candidate& candidate : removed) {
            if (!candidates.is_open(candidate.cell))
                fresh.add(candidate.cell);
        }
        if (fresh.empty())
            return;
        placed_ |= fresh;
        for (Cell corner : fresh)
            add_with(candidates, corner);
        const auto key = [](const View& view) {
            return std::pair(view.corner, view.number);
        };
        std::ranges::sort(views_, {}, key);
        const auto doubled = std::ranges::unique(views_, {}, key);
        views_.erase(doubled.begin(), doubled.end());
    }

    const std::vector<View>& views() const { return views_; }

private:
    static constexpr std::size_t usual_count = 64;

    // Returns the cells that have the digit as a candidate or hold it, but not as a given.
    CellSet fitting(const Candidates& candidates, Digit digit) const
    {
        return candidates.cells_with(digit) | (candidates.cells_holding(digit) & placed_);
    }
    // Returns whether another corner is placed. The caller has checked that the opposite corner
    // fits.
    bool is_likely(const Rectangle& rectangle) const
    {
        const auto& [beside, opposite] = rectangle;
        return placed_.has(opposite) || placed_.has(beside[0]) || placed_.has(beside[1]);
    }
    void add_from(const Candidates& candidates, Cell corner)
    {
        const CellSet fit = fitting(candidates, candidates.digit(corner));
        const auto rectangles = candidates.chart().rectangles().at(corner);
        for (std::size_t i = 0; i < rectangles.size(); ++i) {
            if (fit.has(rectangles[i].opposite) && is_likely(rectangles[i]))
                views_.push_back({corner, i, rectangles[i]});
        }
    }
    // Adds the rectangles as seen from this corner and from their other corners.
    void add_with(const Candidates& candidates, Cell corner)
    {
        add_from(candidates, corner);
        for (const auto& [beside, opposite] : candidates.chart().rectangles().at(corner)) {
            add_other(candidates, opposite, {beside, corner});
            add_other(candidates, beside[0], {{corner, opposite}, beside[1]});
            add_other(candidates, beside[1], {{corner, opposite}, beside[0]});
        }
    }
    void add_other(const Candidates& candidates, Cell corner, const Rectangle& rectangle)
    {
        if (!placed_.has(corner) || !is_likely(rectangle) ||
            !fitting(candidates, candidates.digit(corner)).has(rectangle.opposite))
            return;
        const auto rectangles = candidates.chart().rectangles().at(corner);
        const auto same = std::ranges::find_if(rectangles, [&](const Rectangle& own) {
            return own.opposite == rectangle.opposite &&
                   std::ranges::is_permutation(own.beside, rectangle.beside);
        });
        const std::size_t number = same - rectangles.begin();
        views_.push_back({corner, number, *same});
    }

    CellSet placed_; // placed cells that are not givens
    std::vector<View> views_;
};

class AvoidableFinder : StepSearch {
public:
    AvoidableFinder(const Candidates& candidates, Steps& steps, DeadlyType type)
        : StepSearch(candidates, steps), type_(type)
    {
    }

    void find()
    {
        for (const auto& [corner, number, rectangle] :
             candidates_.worked_out<LikelyAvoidables>().views()) {
            if (type_ == DeadlyType::One)
                look_for_one_open(corner, rectangle);
            else
                look_for_two_open(corner, rectangle);
        }
    }

private:
    bool is_placed(Cell cell) const
    {
        return !candidates_.is_open(cell) && !candidates_.is_given(cell);
    }

    // Removes the digit of the corner from the opposite cell, which is the only open one.
    void look_for_one_open(Cell corner, const Rectangle& rectangle)
    {
        const auto& [beside, opposite] = rectangle;
        const Digit digit = candidates_.digit(corner);
        const Digit other = candidates_.digit(beside[0]);
        if (other == no_digit || other != candidates_.digit(beside[1]) ||
            !candidates_.of(opposite).has(digit))
            return;
        if (is_placed(beside[0]) && is_placed(beside[1]))
            add(corner, rectangle, DigitSet::only(digit).with(other), {{opposite, digit}});
    }

    // Handles two open cells, each with the digit that would complete the rectangle and one other
    // candidate.
    void look_for_two_open(Cell corner, const Rectangle& rectangle)
    {
        const auto& [beside, opposite] = rectangle;
        const Digit digit = candidates_.digit(corner);
        for (std::size_t i = 0; i < 2 && candidates_.of(opposite).has(digit); ++i) {
            const Cell roof = beside[1 - i];
            const Digit other = candidates_.digit(beside[i]);
            if (corner < beside[i] && is_placed(beside[i]) && candidates_.of(roof).has(other))
                add(corner, rectangle, DigitSet::only(digit).with(other),
                    {{roof, other}, {opposite, digit}});
        }
        if (candidates_.digit(opposite) != digit || opposite < corner || !is_placed(opposite))
            return;
        for (Digit other : candidates_.of(beside[0]).common(candidates_.of(beside[1])))
            add(corner, rectangle, DigitSet::only(digit).with(other),
                {{beside[0], other}, {beside[1], other}});
    }

    void add(Cell corner,
             const Rectangle& rectangle,
             DigitSet digits,
             std::initializer_list<Candidate> roof)
    {
        const auto& [beside, opposite] = rectangle;
        DeadlyPattern pattern{set_of(chart_, {corner, beside[0], beside[1], opposite}), digits};
        for (const Candidate& completing : roof) {
            const DigitSet base = DigitSet::only(completing.digit);
            const DigitSet extras = candidates_.of(completing.cell).without(base);
            if (extras.empty())
                return;
            pattern.add({completing.cell, base, extras});
        }
        add_type(type_, candidates_, pattern, steps_);
    }

    DeadlyType type_; // One: one open cell; Two: two open cells
};

} // namespace

static constexpr const char* avoidable_about =
    N_("A unique rectangle in which some of the four cells are already solved. It counts only if "
       "none of them is a given: then exchanging the two digits would make a second solution, and "
       "there is none.");

const Technique techniques::avoidable_rectangle_1 = {
    .id = "avoidable_rectangle_1",
    .name = N_("Avoidable Rectangle Type 1"),
    .known_as = {"AR 1"},
    .about =
        {avoidable_about,
         N_("A digit that would complete the rectangle in its last open cell goes from there.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 100},
    .needs_unique_solution = true,
    .find = find_by<AvoidableFinder, DeadlyType::One>,
    .explanation = {{N_("{floor} are no givens: with the other of {digits} in {roof} they could be "
                        "exchanged, and there would be two solutions.")}},
    .other_names = "0607",
    .hodoku = {320, "AVOIDABLE_RECTANGLE_1", HodokuLevel::Hard, 100},
    .example = ":avoidable_rectangle_1:24:+16.+742+93.+7.9+36+1..4+3+2+4598+1+7+6+2+1+3+85+9+46769."
               "+4.+7+3..+4.+7+6.3.+9.+9+3+6+17+5+84257+2+98+4+6+1384+1+2+3+6+7+59::267::",
};

const Technique techniques::avoidable_rectangle_2 = {
    .id = "avoidable_rectangle_2",
    .name = N_("Avoidable Rectangle Type 2"),
    .known_as = {"AR 2"},
    .about = {avoidable_about,
              N_("Two open cells would complete it, but for one more candidate, which is the same "
                 "in both: one of them holds it, so it goes from every cell that sees both.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 100},
    .needs_unique_solution = true,
    .find = find_by<AvoidableFinder, DeadlyType::Two>,
    .explanation = {{N_("{floor} are no givens: with the other of {digits} in {roof} they could be "
                        "exchanged, and there would be two solutions.")},
                    {N_("There is one solution, so {removed_digits} is in one of {roof}.")}},
    .other_names = "0608",
    .hodoku = {330, "AVOIDABLE_RECTANGLE_2", HodokuLevel::Hard, 100},
    .example = ":avoidable_rectangle_2:78:+29+7+43+8+1+56+658+9..4+3+2+4+3+1+52+6+87+9+51+36+4+"
               "29879.+6+8...1.+8+7.1+93.+6.+1..+364+7+9.7+6+9+2...4.3..+7.96+21:557 559:585::",
};

} // namespace engine
