// Unique rectangles: four open cells in which two digits could be exchanged. If the puzzle has one
// solution, they can't all hold these two digits, so at least one cell of the roof holds another
// digit. A cell of the roof may lack one of the two digits as a candidate.

#include <algorithm>

#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/uniqueness/deadly.h"

namespace engine {

namespace {

// For each bivalue cell, the rectangles whose other corners have at least one of its digits.
// Entries are not deleted when candidates are removed, so some may be outdated. They are few, and
// all types share them.
class LikelyRectangles {
public:
    struct Floor {
        Cell cell;
        int equals; // how many bivalue cells have the same digits, including this one
        std::size_t first;
        std::size_t end;
    };

    explicit LikelyRectangles(const Candidates& candidates)
    {
        floors_.reserve(candidates.bivalue_cells().count());
        rectangles_.reserve(usual_count);
        for (Cell cell : candidates.bivalue_cells())
            add_floor(candidates, cell);
        count_equals(candidates);
    }

    // A bivalue cell that loses a candidate is no longer bivalue, and other cells may become
    // bivalue.
    void catch_up(const Candidates& candidates, std::span<const Candidate> removed)
    {
        CellSet changed(candidates.chart().cell_count());
        for (const Candidate& candidate : removed)
            changed.add(candidate.cell);
        std::erase_if(floors_, [&](const Floor& floor) { return changed.has(floor.cell); });
        for (Cell cell : (changed & candidates.bivalue_cells()))
            add_floor(candidates, cell);
        std::ranges::sort(floors_, {}, &Floor::cell);
        count_equals(candidates);
    }

    const std::vector<Floor>& floors() const { return floors_; }
    std::span<const Rectangle> at(const Floor& floor) const
    {
        return std::span(rectangles_).subspan(floor.first, floor.end - floor.first);
    }

private:
    static constexpr std::size_t usual_count = 64;

    void add_floor(const Candidates& candidates, Cell cell)
    {
        CellSet corners(candidates.chart().cell_count());
        for (Digit digit : candidates.of(cell))
            corners |= candidates.cells_with(digit);
        const std::size_t first = rectangles_.size();
        for (const Rectangle& rectangle : candidates.chart().rectangles().at(cell)) {
            const auto& [beside, opposite] = rectangle;
            // All three are tested without a branch, because it is hard to predict which of them
            // fails.
            if (int{corners.has(opposite)} + int{corners.has(beside[0])} +
                    int{corners.has(beside[1])} ==
                3)
                rectangles_.push_back(rectangle);
        }
        if (rectangles_.size() > first)
            floors_.push_back({cell, 1, first, rectangles_.size()});
    }

    void count_equals(const Candidates& candidates)
    {
        for (Floor& floor : floors_) {
            CellSet equals = candidates.bivalue_cells();
            for (Digit digit : candidates.of(floor.cell))
                equals &= candidates.cells_with(digit);
            floor.equals = equals.count();
        }
    }

    std::vector<Floor> floors_;
    std::vector<Rectangle> rectangles_;
};

class RectangleFinder : StepSearch {
public:
    using StepSearch::StepSearch;

    // Calls look() for every bivalue cell if at least `equals` cells, including itself, have the
    // same digits.
    template <typename Look>
    void from_each_floor(int equals, Look&& look)
    {
        const auto& likely = candidates_.worked_out<LikelyRectangles>();
        for (const LikelyRectangles::Floor& floor : likely.floors()) {
            if (floor.equals < equals)
                continue;
            floor_ = floor.cell;
            digits_ = candidates_.of(floor.cell);
            rectangles_ = likely.at(floor);
            look();
        }
    }

    void find_1()
    {
        for (const Rectangle& rectangle : rectangles_) {
            const auto& [beside, opposite] = rectangle;
            if (is_floor(beside[0]) && is_floor(beside[1]) && is_roof(opposite))
                add_type_1(candidates_, pattern(rectangle, {opposite}), steps_);
        }
    }

    void find_2()
    {
        each_roof_beside([&](const Rectangle& rectangle, Cell roof) {
            if (is_single_bit(extras_of(roof, rectangle.opposite).bits()))
                add_type_2(candidates_, pattern(rectangle, {roof, rectangle.opposite}), steps_);
        });
    }

    void find_3()
    {
        each_roof_beside([&](const Rectangle& rectangle, Cell roof) {
            if (!is_single_bit(extras_of(roof, rectangle.opposite).bits()))
                add_type_3(candidates_, pattern(rectangle, {roof, rectangle.opposite}), steps_);
        });
    }

    void find_4()
    {
        each_roof_beside([&](const Rectangle& rectangle, Cell roof) {
            const Cell opposite = rectangle.opposite;
            for (Digit digit : digits_) {
                if (strong_house(candidates_, roof, opposite, digit) == no_house)
                    continue;
                add_type_4(candidates_, pattern(rectangle, {roof, opposite}), steps_);
                return;
            }
        });
    }

    // Type 5: the extras are one digit, in two opposite cells or in three cells.
    void find_5()
    {
        for (const Rectangle& rectangle : rectangles_) {
            const auto& [beside, opposite] = rectangle;
            const DigitSet extra = candidates_.of(beside[0]).without(digits_);
            if (!is_roof(beside[0]) || !is_roof_with_only(beside[1], extra) || extra.count() != 1)
                continue;
            if (is_floor(opposite) && floor_ < opposite)
                add_type_2(candidates_, pattern(rectangle, {beside[0], beside[1]}), steps_);
            else if (is_roof_with_only(opposite, extra))
                add_type_2(candidates_, pattern(rectangle, {beside[0], beside[1], opposite}),
                           steps_);
        }
    }

    // Type 6: the roof is two opposite cells, and two parallel houses of the rectangle have no
    // other places for one of the digits. The roof loses this digit: if it were in one roof cell,
    // it would be in both, and the other digit in the floor.
    void find_6()
    {
        for (const Rectangle& rectangle : rectangles_) {
            const auto& [beside, opposite] = rectangle;
            if (!is_floor(opposite) || opposite < floor_ || !is_roof(beside[0]) ||
                !is_roof(beside[1]))
                continue;
            for (Digit digit : digits_)
                find_6_of(rectangle, digit);
        }
    }

    void find_hidden()
    {
        for (const Rectangle& rectangle : rectangles_) {
            const auto& [beside, opposite] = rectangle;
            if (digits_.common(candidates_.of(opposite)) != digits_ || !is_roof(beside[0]) ||
                !is_roof(beside[1]))
                continue;
            for (Digit digit : digits_)
                find_hidden_of(rectangle, digit);
        }
    }

private:
    bool is_floor(Cell cell) const { return candidates_.of(cell) == digits_; }
    bool is_roof(Cell cell) const
    {
        const DigitSet digits = candidates_.of(cell);
        const DigitSet extras = digits.without(digits_);
        return extras != digits && !extras.empty();
    }
    bool is_roof_with_only(Cell cell, DigitSet extra) const
    {
        return is_roof(cell) && candidates_.of(cell).without(digits_) == extra;
    }

    // Calls look() for rectangles whose roof is two adjacent corners.
    template <typename Look>
    void each_roof_beside(Look&& look) const
    {
        for (const Rectangle& rectangle : rectangles_) {
            const auto& [beside, opposite] = rectangle;
            for (std::size_t i = 0; i < 2; ++i) {
                const Cell roof = beside[1 - i];
                if (floor_ < beside[i] && is_floor(beside[i]) && is_roof(roof) && is_roof(opposite))
                    look(rectangle, roof);
            }
        }
    }

    DigitSet extras_of(Cell one, Cell other) const
    {
        return candidates_.of(one).with(candidates_.of(other)).without(digits_);
    }

    DeadlyPattern pattern(const Rectangle& rectangle, std::initializer_list<Cell> roof) const
    {
        const auto& [beside, opposite] = rectangle;
        DeadlyPattern pattern{set_of(chart_, {floor_, beside[0], beside[1], opposite}), digits_};
        for (Cell cell : roof) {
            const DigitSet digits = candidates_.of(cell);
            pattern.add({cell, digits.common(digits_), digits.without(digits_)});
        }
        return pattern;
    }

    // Links: the two strong ones.
    void find_6_of(const Rectangle& rectangle, Digit digit)
    {
        const auto& [beside, opposite] = rectangle;
        for (std::size_t i = 0; i < 2; ++i) {
            const HouseIndex here = strong_house(candidates_, floor_, beside[i], digit);
            const HouseIndex there = strong_house(candidates_, opposite, beside[1 - i], digit);
            if (here == no_house || there == no_house)
                continue;
            steps_.add({.removals = {{beside[0], digit}, {beside[1], digit}}}, [&](Step& step) {
                write_evidence(step, candidates_, pattern(rectangle, {beside[0], beside[1]}));
                link_strongly(step, floor_, beside[i], digit, here);
                link_strongly(step, opposite, beside[1 - i], digit, there);
            });
        }
    }

    // If the opposite cell held the other digit, strong links would fill the rectangle with the two
    // digits. Links: the two strong ones.
    void find_hidden_of(const Rectangle& rectangle, Digit digit)
    {
        const auto& [beside, opposite] = rectangle;
        const DigitSet removed = digits_.without(digit);
        const HouseIndex one = strong_house(candidates_, opposite, beside[0], digit);
        if (one == no_house)
            return;
        const HouseIndex other = strong_house(candidates_, opposite, beside[1], digit);
        if (other == no_house)
            return;
        const bool has_extras = is_roof(opposite);
        steps_.add({.removals = {{opposite, removed.first()}}}, [&](Step& step) {
            write_evidence(step, candidates_,
                           has_extras ? pattern(rectangle, {beside[0], beside[1], opposite})
                                      : pattern(rectangle, {beside[0], beside[1]}));
            link_strongly(step, opposite, beside[0], digit, one);
            link_strongly(step, opposite, beside[1], digit, other);
        });
    }

    Cell floor_;
    DigitSet digits_;                       // the digits of the floor cell
    std::span<const Rectangle> rectangles_; // the rectangles at the floor cell
};

} // namespace

// Tries every bivalue cell if at least `equals` cells, including itself, have the same digits.
template <int equals, void (RectangleFinder::*find)()>
static void find_rectangles(const Candidates& candidates, Steps& steps)
{
    RectangleFinder finder(candidates, steps);
    finder.from_each_floor(equals, [&] { (finder.*find)(); });
}

static constexpr const char* rectangle_about =
    N_("Four open cells in two rows, two columns and two boxes share two digits. If they held "
       "nothing else, the two digits could be exchanged and there would be two solutions; but a "
       "puzzle has one.");

const Technique techniques::unique_rectangle_1 = {
    .id = "unique_rectangle_1",
    .name = N_("Unique Rectangle Type 1"),
    .known_as = {"UR 1"},
    .about = {rectangle_about, deadly_type_1_about},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 100},
    .needs_unique_solution = true,
    .find = find_rectangles<3, &RectangleFinder::find_1>,
    .explanation = deadly_type_1_explanation,
    .other_names = "0600 Unique-Rectangle-type-1",
    .hodoku = {250, "UNIQUENESS_1", HodokuLevel::Hard, 100},
    .example = ":unique_rectangle_1:46:5+4+9+1+326+8+7718..+5+3+2+9+3+26+9+8+7+14+5..4+57.+93+2.+5+"
               "23.+9874+9+3+78+2+4+5+1+6.+7329.+45.2.+5..+3+79.+4+91+7+58+2+63::485 685::",
};

const Technique techniques::unique_rectangle_2 = {
    .id = "unique_rectangle_2",
    .name = N_("Unique Rectangle Type 2"),
    .known_as = {"UR 2"},
    .about = {rectangle_about, N_("Two cells of one side have the same third candidate: one of "
                                  "them holds it, so it goes from every cell that sees both.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 100},
    .needs_unique_solution = true,
    .find = find_rectangles<2, &RectangleFinder::find_2>,
    .explanation = deadly_type_2_explanation,
    .other_names = "0601 Unique-Rectangle-type-2",
    .hodoku = {260, "UNIQUENESS_2", HodokuLevel::Hard, 100},
    .example = ":unique_rectangle_2:27:.2+54+9+16+8.9+8.+5.6+1..1.+63.+8+9.5+6+32+9174+5+8+4+978+5+"
               "23+16+5+1+8+6+3+4+79+2+2+51+7+43+86+98.+9+1+652+3..6.2+8+9+5.+1::429 498::",
};

const Technique techniques::unique_rectangle_3 = {
    .id = "unique_rectangle_3",
    .name = N_("Unique Rectangle Type 3"),
    .known_as = {"UR 3"},
    .about = {rectangle_about, deadly_type_3_about},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 100},
    .needs_unique_solution = true,
    .find = find_rectangles<2, &RectangleFinder::find_3>,
    .explanation = deadly_type_3_explanation,
    .other_names = "0602 Unique-Rectangle-type-3",
    .hodoku = {270, "UNIQUENESS_3", HodokuLevel::Hard, 100},
    .example = ":unique_rectangle_3:36:+4+2.+68+9.17+1+9+87+5+3+6+24..6+1+42+89...92.5+4+81.+4+1+9."
               "827.+8.24+71.6+92845+1+7+9+3+6.+1.+89+6+7+4+2+96+7+3+2+4+1+5+8:331:581::",
};

const Technique techniques::unique_rectangle_4 = {
    .id = "unique_rectangle_4",
    .name = N_("Unique Rectangle Type 4"),
    .known_as = {"UR 4"},
    .about = {rectangle_about,
              N_("Two cells of one side have other candidates, and one of the two digits has no "
                 "other place in a house of theirs. So one of them holds that digit, and the other "
                 "of the two digits goes from both.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 100},
    .needs_unique_solution = true,
    .find = find_rectangles<2, &RectangleFinder::find_4>,
    .explanation = deadly_type_4_explanation,
    .other_names = "0603 Unique-Rectangle-type-4",
    .hodoku = {280, "UNIQUENESS_4", HodokuLevel::Hard, 100},
    .example = ":unique_rectangle_4:67:..1+8.+3+4+2+5+53+8+7+24+6+1924..+1+5+3+78857+3+4+9+162.+1."
               "5+82+7+93+3+9+2+17+68+5+41+2+3+45+79+8+6...2.8+5+3+1.8+5.31+24+7:681 683:611::",
};

const Technique techniques::unique_rectangle_5 = {
    .id = "unique_rectangle_5",
    .name = N_("Unique Rectangle Type 5"),
    .known_as = {"UR 5"},
    .about = {rectangle_about,
              N_("Two opposite cells, or three, have the same third candidate: one of them holds "
                 "it, so it goes from every cell that sees all of them.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 100},
    .needs_unique_solution = true,
    .find = find_rectangles<1, &RectangleFinder::find_5>,
    .explanation = deadly_type_2_explanation,
    .other_names = "0604 Unique-Rectangle-type-2",
    .hodoku = {290, "UNIQUENESS_5", HodokuLevel::Hard, 100},
    .example =
        ":unique_rectangle_5:35:+13+8+9+2.+5+7.7+9+5...8.24+26+7+8+5+19+3+2.+7..841+99.+3+2..+7.5.."
        "1.79+2+3.+8+74...+9+2+131+9+8+4265+7..+2197+3..:626 652 656 562 662 675:664::",
};

const Technique techniques::unique_rectangle_6 = {
    .id = "unique_rectangle_6",
    .name = N_("Unique Rectangle Type 6"),
    .known_as = {"UR 6"},
    .about =
        {rectangle_about,
         N_("Two opposite cells have other candidates, and one of the two digits has no further "
            "place in both rows or both columns. In one of these cells it would be in the other, "
            "too, and the second digit in the two that remain: so it goes from both.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 100},
    .needs_unique_solution = true,
    .find = find_rectangles<2, &RectangleFinder::find_6>,
    .explanation = deadly_type_4_explanation,
    .other_names = "0605",
    .hodoku = {300, "UNIQUENESS_6", HodokuLevel::Hard, 100},
    .example = ":unique_rectangle_6:14:+9+28+7+1+6+3+54...5+8+96+2+77+5+6+2+4+3891..5+87+2.+6+32+"
               "37+9+64+1+8+56+8.35+1..2...4+2+8.1+6.+6+2+197.388.+1+6+3+52.9::121 142::",
};

const Technique techniques::hidden_rectangle = {
    .id = "hidden_rectangle",
    .name = N_("Hidden Rectangle"),
    .known_as = {"Hidden Unique Rectangle", "HUR"},
    .about = {rectangle_about,
              N_("One cell has only the two digits, and in the row and the column through the "
                 "opposite cell one of them has no place outside the rectangle. With the other "
                 "digit in that opposite cell the rest would fill up so that both could be "
                 "exchanged: so that digit goes from it.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 100},
    .needs_unique_solution = true,
    .find = find_rectangles<1, &RectangleFinder::find_hidden>,
    .explanation = deadly_type_4_explanation,
    .other_names = "0606",
    .hodoku = {310, "HIDDEN_RECTANGLE", HodokuLevel::Hard, 100},
    .example = ":hidden_rectangle:23:.3+19.+64+7.+9+6+7.+4+5+1...48.+1+7+69.1+82+769+3+5+4+4+93+5."
               "17.6+75+64+3.+9+1.+879+6+5324+1+3+1+4.+7.+5+6+962+5+1+9+48+37:219 224 239:229::",
};

} // namespace engine
