// Avoidable rectangles: unique rectangles in which some digits are placed already, though not as
// givens. Placing the others so that two digits could change places would leave two solutions.

#include "engine/teach/techniques/deadly.h"
#include "engine/teach/techniques/evidence.h"
#include "engine/teach/techniques/finders.h"

namespace engine {

namespace {

// Rectangles from a placed corner that another corner could complete: the opposite one with the
// same digit, where one beside is placed, too; or those beside, where the opposite has it.
struct LikelyAvoidables {
    struct View {
        Cell corner;
        Rectangle rectangle;
    };

    static constexpr std::size_t usual_count = 64;

    explicit LikelyAvoidables(const Candidates& candidates)
    {
        const Chart& chart = candidates.chart();
        CellSet placed(chart.cell_count());
        for (Cell cell : chart.all_cells() - candidates.open_cells()) {
            if (!candidates.is_given(cell))
                placed.add(cell);
        }
        views.reserve(usual_count);
        for (Cell corner : placed) {
            const Digit digit = candidates.digit(corner);
            const CellSet& open = candidates.cells_with(digit);
            const CellSet equal = candidates.cells_holding(digit) & placed;
            for (const Rectangle& rectangle : chart.rectangles().at(corner)) {
                const auto& [beside, opposite] = rectangle;
                const int placed_beside = int{placed.has(beside[0])} + int{placed.has(beside[1])};
                if (int{open.has(opposite)} * placed_beside + int{equal.has(opposite)} > 0)
                    views.push_back({corner, rectangle});
            }
        }
    }

    std::vector<View> views;
};

class AvoidableFinder {
public:
    AvoidableFinder(const Candidates& candidates, Technique technique, Steps& steps)
        : candidates_(candidates), technique_(technique), steps_(steps)
    {
    }

    void find()
    {
        for (const auto& [corner, rectangle] : candidates_.worked_out<LikelyAvoidables>().views) {
            if (steps_.is_satisfied())
                return;
            if (technique_ == Technique::AvoidableRectangle1)
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
    void look_for_one_open(Cell corner, const Rectangle& rectangle);
    void look_for_two_open(Cell corner, const Rectangle& rectangle);
    void add(Cell corner,
             const Rectangle& rectangle,
             DigitSet digits,
             std::initializer_list<Candidate> roof);

    const Candidates& candidates_;
    Technique technique_;
    Steps& steps_;
};

// The cell opposite would complete the rectangle with the corner's digit.
void AvoidableFinder::look_for_one_open(Cell corner, const Rectangle& rectangle)
{
    const auto& [beside, opposite] = rectangle;
    const Digit digit = candidates_.digit(corner);
    const Digit other = candidates_.digit(beside[0]);
    if (other == no_digit || other != candidates_.digit(beside[1]) ||
        !candidates_.of(opposite).has(digit))
        return;
    if (is_placed(beside[0]) && is_placed(beside[1]))
        add(corner, rectangle, DigitSet::only(digit).with(DigitSet::only(other)),
            {{opposite, digit}});
}

// Two open cells, each with the digit that would complete the rectangle, and one other.
void AvoidableFinder::look_for_two_open(Cell corner, const Rectangle& rectangle)
{
    const auto& [beside, opposite] = rectangle;
    const Digit digit = candidates_.digit(corner);
    for (std::size_t i = 0; i < 2 && candidates_.of(opposite).has(digit); ++i) {
        const Cell roof = beside[1 - i];
        const Digit other = candidates_.digit(beside[i]);
        if (corner < beside[i] && is_placed(beside[i]) && candidates_.of(roof).has(other))
            add(corner, rectangle, DigitSet::only(digit).with(DigitSet::only(other)),
                {{roof, other}, {opposite, digit}});
    }
    if (candidates_.digit(opposite) != digit || opposite < corner || !is_placed(opposite))
        return;
    for (Digit other : candidates_.of(beside[0]).common(candidates_.of(beside[1])))
        add(corner, rectangle, DigitSet::only(digit).with(DigitSet::only(other)),
            {{beside[0], other}, {beside[1], other}});
}

void AvoidableFinder::add(Cell corner,
                          const Rectangle& rectangle,
                          DigitSet digits,
                          std::initializer_list<Candidate> roof)
{
    const auto& [beside, opposite] = rectangle;
    DeadlyPattern pattern{set_of(candidates_.chart(), {corner, beside[0], beside[1], opposite}),
                          digits};
    for (const Candidate& completing : roof) {
        const DigitSet base = DigitSet::only(completing.digit);
        const DigitSet extras = candidates_.of(completing.cell).without(base);
        if (extras.empty())
            return;
        pattern.add({completing.cell, base, extras});
    }
    if (technique_ == Technique::AvoidableRectangle1)
        add_type_1(candidates_, technique_, pattern, steps_);
    else
        add_type_2(candidates_, technique_, pattern, steps_);
}

} // namespace

void find_avoidable_rectangles(const Candidates& candidates, Technique technique, Steps& steps)
{
    AvoidableFinder(candidates, technique, steps).find();
}

} // namespace engine
