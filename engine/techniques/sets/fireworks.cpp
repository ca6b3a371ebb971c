// Fireworks: two lines intersect in one cell of a box. If a digit has at most one place outside the
// box in each line, it must be in the common cell or in one of these two: otherwise each line would
// have it in another cell of the box, so the box would have it twice. Three digits with the same
// three cells fill them. So do two digits of one box and two of another with the same two cells
// outside.
// Roles: Cause for the three or four cells and the candidates, Base for the lines, Witness for the
// box. The size of the step is the number of its digits.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/base/bits.h"
#include "engine/filters/removals.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

constexpr Cell no_cell = {0xFFFF};

// A digit that must be in one of three cells. Where a line has no place outside the box, its cell
// is no_cell and fits any other.
struct Firework {
    Digit digit;
    Cell crossing;
    Cell in_one;
    Cell in_other;
    HouseIndex box;
    HouseIndex one;
    HouseIndex other;
    bool is_new;
};

class Fireworks : StepSearch {
public:
    // The numbers of facts.
    enum : std::uint8_t { places_outside, at_corner };

    Fireworks(const Candidates& candidates, Steps& steps, int size)
        : StepSearch(candidates, steps),
          removals_(candidates, steps),
          size_(size),
          least_(size == 3 ? 3 : 2)
    {
    }

    void find()
    {
        std::vector<std::vector<Line>> of(chart_.house_count());
        for (const Crossing& crossing : chart_.crossings()) {
            note_line(crossing.other, crossing.in_other, crossing.cells, of[crossing.one.index]);
            note_line(crossing.one, crossing.in_one, crossing.cells, of[crossing.other.index]);
        }
        for (HouseIndex box : chart_.houses()) {
            const auto& lines = of[box.index];
            for (std::size_t i = 0; i < lines.size(); ++i) {
                for (std::size_t j = i + 1; j < lines.size(); ++j)
                    look_at(box, lines[i], lines[j]);
            }
        }
        if (size_ == 4)
            find_quads();
    }

private:
    struct Line {
        HouseIndex house;
        Places in_box;
        CellSet cells;   // the cells in the box
        DigitSet digits; // digits with at most one place outside the box
    };

    // Adds the line if it has enough such digits.
    void
    note_line(HouseIndex house, Places in_box, const CellSet& cells, std::vector<Line>& lines) const
    {
        if (!chart_.is_full(house))
            return;
        std::uint32_t digits = 0;
        for (Digit digit = 1; digit <= chart_.size(); ++digit) {
            const Places places = candidates_.places(house, digit);
            const int fits = int{places != 0} & int{!has_more_than(1, places & ~in_box)};
            digits |= static_cast<std::uint32_t>(fits) << digit;
        }
        if (has_more_than(least_ - 1, digits))
            lines.push_back({house, in_box, cells, DigitSet::of_bits(digits)});
    }

    // A digit can only be a new firework here if the two lines have lost a place for it.
    void look_at(HouseIndex box, const Line& one, const Line& other)
    {
        const DigitSet digits = one.digits.common(other.digits);
        if (!has_more_than(least_ - 1, digits.bits()))
            return;
        const CellSet shared = one.cells & other.cells;
        if (shared.count() != 1 || !candidates_.is_open(shared.first()))
            return;
        const DigitSet fresh = digits.common(removals_.removed_near(shared.first()));
        if (size_ == 3 && fresh.empty())
            return;
        const std::size_t before = found_.size();
        for (Digit digit : digits) {
            const Cell here = outside(one, digit);
            const Cell there = outside(other, digit);
            if (here != no_cell || there != no_cell)
                found_.push_back({digit, shared.first(), here, there, box, one.house, other.house,
                                  fresh.has(digit)});
        }
        if (size_ == 3) {
            find_triples(before);
            found_.resize(before);
        }
    }

    // Returns the only place outside the box, or no_cell.
    Cell outside(const Line& line, Digit digit) const
    {
        const Places out = candidates_.places(line.house, digit) & ~line.in_box;
        return out == 0 ? no_cell : chart_.cell_in(line.house, std::countr_zero(out));
    }

    static bool fits(const Firework& firework, Cell here, Cell there)
    {
        return (firework.in_one == no_cell || firework.in_one == here) &&
               (firework.in_other == no_cell || firework.in_other == there);
    }

    void find_triples(std::size_t from)
    {
        if (found_.size() < from + 3)
            return;
        for (std::size_t i = from; i < found_.size(); ++i) {
            for (std::size_t j = from; j < found_.size(); ++j) {
                const Cell here = found_[i].in_one;
                const Cell there = found_[j].in_other;
                if (here != no_cell && there != no_cell && here != there &&
                    is_first_pair(from, i, j))
                    find_triples_with(from, here, there);
            }
        }
    }

    // Returns whether these two cells were not tried before.
    bool is_first_pair(std::size_t from, std::size_t i, std::size_t j) const
    {
        const auto same_one = [&](const Firework& other) {
            return other.in_one == found_[i].in_one;
        };
        const auto same_other = [&](const Firework& other) {
            return other.in_other == found_[j].in_other;
        };
        const auto begin = found_.begin() + from;
        return std::find_if(begin, found_.end(), same_one) == found_.begin() + i &&
               std::find_if(begin, found_.end(), same_other) == found_.begin() + j;
    }

    void find_triples_with(std::size_t from, Cell here, Cell there)
    {
        DigitSet fitting;
        for (std::size_t i = from; i < found_.size(); ++i) {
            if (fits(found_[i], here, there))
                fitting = fitting.with(found_[i].digit);
        }
        if (fitting.count() != 3)
            return;
        const Firework& any = found_[from];
        Step step{.size = 3, .digits = fitting};
        for (Cell cell : {any.crossing, here, there})
            keep(step, cell, fitting);
        mark_houses(step, any);
        steps_.add(std::move(step),
                   [&](Step& taken) { tell_corner(taken, any, fitting, {here, there}); });
    }

    // Where these digits can be in the two lines outside the box, and that they cross in it.
    static void
    tell_corner(Step& step, const Firework& any, DigitSet digits, std::array<Cell, 2> outside)
    {
        step.facts.push_back({.number = places_outside,
                              .digits = {digits},
                              .cells = {Cells{outside[0]}, Cells{outside[1]}, Cells{any.crossing}},
                              .houses = {{any.box}, {any.one}, {any.other}}});
        step.facts.push_back(step.facts.back());
        step.facts.back().number = at_corner;
    }

    void keep(Step& step, Cell cell, DigitSet digits) const
    {
        step.cells.push_back({cell, Role::Cause});
        for (Digit digit : candidates_.of(cell)) {
            if (digits.has(digit))
                step.candidates.push_back({{cell, digit}, Role::Cause});
            else
                step.removals.push_back({cell, digit});
        }
    }

    void mark_houses(Step& step, const Firework& firework) const
    {
        mark_house(step, firework.one, Role::Base);
        mark_house(step, firework.other, Role::Base);
        mark_house(step, firework.box, Role::Witness);
    }

    bool share_ends(const Firework& one, const Firework& other) const
    {
        return (one.in_one == other.in_one && one.in_other == other.in_other) ||
               (one.in_one == other.in_other && one.in_other == other.in_one);
    }

    // Combines two pairs of fireworks, each in a common cell of its own, with the same two cells
    // outside.
    void find_quads()
    {
        struct Two {
            const Firework* firework;
            DigitSet digits;
            bool is_new;
        };
        std::vector<Two> twos;
        for (std::size_t i = 0; i < found_.size(); ++i) {
            if (found_[i].in_one == no_cell || found_[i].in_other == no_cell)
                continue;
            for (std::size_t j = i + 1; j < found_.size(); ++j) {
                if (found_[i].crossing == found_[j].crossing &&
                    found_[i].digit != found_[j].digit && share_ends(found_[i], found_[j]))
                    twos.push_back({&found_[i],
                                    DigitSet::only(found_[i].digit).with(found_[j].digit),
                                    found_[i].is_new || found_[j].is_new});
            }
        }
        for (const Two& one : twos) {
            for (const Two& other : twos) {
                if (one.firework->crossing < other.firework->crossing &&
                    (one.is_new || other.is_new) && one.digits.common(other.digits).empty() &&
                    share_ends(*one.firework, *other.firework))
                    add_quad(*one.firework, one.digits, *other.firework, other.digits);
            }
        }
    }

    void add_quad(const Firework& one, DigitSet digits, const Firework& other, DigitSet others)
    {
        const DigitSet all = digits.with(others);
        Step step{.size = 4, .digits = all};
        keep(step, one.crossing, digits);
        keep(step, other.crossing, others);
        keep(step, one.in_one, all);
        keep(step, one.in_other, all);
        mark_houses(step, one);
        mark_houses(step, other);
        steps_.add(std::move(step), [&](Step& taken) {
            tell_corner(taken, one, digits, {one.in_one, one.in_other});
            tell_corner(taken, other, others, {other.in_one, other.in_other});
        });
    }

    Removals removals_;
    int size_;  // the number of cells and of digits: 3 or 4
    int least_; // the fewest digits with the same common cell
    std::vector<Firework> found_;
};

} // namespace

static constexpr SentenceTemplate firework_places_sentence{
    N_("Outside of {houses}, {digits} can be in {other_houses} only in {cells}, and in "
       "{third_houses} only in {other_cells}."),
    Each::Fact, Fireworks::places_outside};

static constexpr SentenceTemplate firework_corner_sentence{
    N_("If one of them is in neither, {houses} holds it for both lines: then it is where they "
       "cross, in {third_cells}."),
    Each::Fact, Fireworks::at_corner};

const Technique techniques::firework_triple = {
    .id = "firework_triple",
    .name = N_("Firework Triple"),
    .about = {N_("A row and a column cross in a box. If a digit has at most one place in the row "
                 "and one in the column outside that box, it must be in the crossing cell or in "
                 "one of these two: otherwise the box would hold it twice. Three digits with the "
                 "same three cells fill them, so everything else goes from there.")},
    .standing = {TechniqueFamily::Sets, Level::Expert, 300},
    .find = find_by<Fireworks, 3>,
    .explanation = {firework_places_sentence,
                    firework_corner_sentence,
                    {N_("So {digits} are all in {causes}: as many digits as cells. Nothing else "
                        "can be there.")}},
    .example = ":firework_triple:249:5......2.....+52.9...796.+5.8.4.....5.6......+81..85.+67+438."
               "1.73.+6+5...+68...2.6...5+8..:313 415 321 323 424 627 331 943 244 946 252 352 952 "
               "253 953 254 355 382 982 486 487 987 491 493 295 799:195::",
};

const Technique techniques::firework_quad = {
    .id = "firework_quad",
    .name = N_("Firework Quad"),
    .about = {N_("Two rows and two columns cross in four cells of different boxes. A digit that "
                 "has at most one place outside a box in its row and its column must be in their "
                 "crossing or at one of these two places: otherwise the box would hold it twice. "
                 "If two digits do so from one corner and two others from the opposite one, the "
                 "four fill the four cells, and everything else goes from there.")},
    .standing = {TechniqueFamily::Sets, Level::Expert, 300},
    .find = find_by<Fireworks, 4>,
    .explanation = {firework_places_sentence,
                    firework_corner_sentence,
                    {N_("So {digits} are all in {causes}, as many digits as cells: in each corner "
                        "one of its own two, and nothing else anywhere.")}},
    .example = ":firework_quad:3679:..+8+4..2....9..+84..4......58.6..+47+8937...8...4+98+4+6135.."
               "2158...+4.+8+4+7.5....+3+96.24.8+5:511 118 522 724 233 934 136 252 153 554 258 "
               "677:335 735 137 977::",
};

} // namespace engine
