// Bivalue universal graves: if every open cell had two candidates and each of them were twice in
// each of its full houses, exchanging the two digits of every cell would give a second solution. So
// at least one cell holds one of its extra candidates.

#include "engine/base/count.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/uniqueness/deadly.h"

namespace engine {

namespace {

class GraveFinder : StepSearch {
public:
    // If more cells than this do not have exactly two candidates, a grave would have too many
    // guards.
    static constexpr int most_open = 24;

    GraveFinder(const Candidates& candidates, Steps& steps, DeadlyType type)
        : StepSearch(candidates, steps),
          type_(type),
          several_(candidates.open_cells() - candidates.bivalue_cells())
    {
    }

    void find()
    {
        if (several_.empty() || !may_have_guards() || !may_be_one())
            return;
        for (Cell cell : several_)
            cells_.push_back(cell);
        pattern_.cells = candidates_.open_cells();
        pattern_.digits = chart_.all_digits();
        split(0);
    }

private:
    int most_guards() const
    {
        return type_ == DeadlyType::One    ? 1
               : type_ == DeadlyType::Four ? 2
                                           : count_of(pattern_.guards);
    }

    // A cheap test whether the technique could conclude anything from the cells with more than two
    // digits.
    bool may_have_guards() const
    {
        if (several_.count() > most_guards())
            return false;
        const Cell first = several_.first();
        if (type_ == DeadlyType::One)
            return candidates_.of(first).count() == 3;
        if (type_ == DeadlyType::Two) {
            DigitSet shared = candidates_.of(first);
            for (Cell cell : several_)
                shared = shared.common(candidates_.of(cell));
            return !shared.empty() && !chart_.common_peers(several_).empty();
        }
        for (const PlaceOfCell& place : chart_.houses_of(first)) {
            if (several_.is_within(chart_.cells(place.house)))
                return true;
        }
        return false;
    }

    // Returns whether no digit is more than twice in the bivalue cells of a house. In a house that
    // is not full a digit may not be there twice, because perhaps neither cell holds it. Cells
    // bound by more than houses can't exchange their digits.
    bool may_be_one() const
    {
        if (candidates_.open_cells().meets(chart_.bound_cells()))
            return false;
        for (HouseIndex house : chart_.houses()) {
            const Places several = chart_.places_of(several_ & chart_.cells(house), house);
            const int most = chart_.is_full(house) ? 2 : 1;
            for (Digit digit : chart_.all_digits()) {
                const Places places = candidates_.places(house, digit);
                if (count_bits(places & ~several) > most || (most == 2 && is_single_bit(places)))
                    return false;
            }
        }
        return true;
    }

    // Chooses two digits for each cell with more of them, so that no house has a digit three times.
    void split(std::size_t next)
    {
        steps_.stop_if_cancelled();
        if (next == cells_.size()) {
            if (is_grave())
                conclude();
            return;
        }
        const Cell cell = cells_[next];
        const DigitSet digits = candidates_.of(cell);
        for (Digit one : digits) {
            for (Digit other : digits) {
                const DigitSet base = DigitSet::only(one).with(other);
                if (other <= one || !fits(cell, base))
                    continue;
                pattern_.add({cell, base, digits.without(base)});
                split(next + 1);
                --pattern_.guard_count;
            }
        }
    }

    bool is_grave() const
    {
        for (Digit digit : chart_.all_digits()) {
            const CellSet cells = base_cells(digit);
            for (HouseIndex house : chart_.houses()) {
                if (chart_.is_full(house) && candidates_.places(house, digit) != 0 &&
                    (cells & chart_.cells(house)).count() != 2)
                    return false;
            }
        }
        return true;
    }

    bool fits(Cell cell, DigitSet base) const
    {
        for (Digit digit : base) {
            const CellSet cells = base_cells(digit) & chart_.peers(cell);
            for (const PlaceOfCell& place : chart_.houses_of(cell)) {
                const int most = chart_.is_full(place.house) ? 1 : 0;
                if ((cells & chart_.cells(place.house)).count() > most)
                    return false;
            }
        }
        return true;
    }

    CellSet base_cells(Digit digit) const
    {
        CellSet cells = candidates_.cells_with(digit) - several_;
        for (const Guard& guard : pattern_.guarded()) {
            if (guard.base.has(digit))
                cells.add(guard.cell);
        }
        return cells;
    }

    void conclude() { add_type(type_, candidates_, pattern_, steps_); }

    DeadlyType type_;
    CellSet several_; // cells with more than two digits
    Cells cells_;     // the same cells as a list
    DeadlyPattern pattern_;
};

Candidates with_singles_placed(Candidates candidates)
{
    for (bool placed = true; placed;) {
        placed = false;
        for (Cell cell : candidates.open_cells() - candidates.bivalue_cells()) {
            if (candidates.of(cell).count() != 1)
                continue;
            candidates.place(cell, candidates.of(cell).first());
            placed = true;
        }
    }
    return candidates;
}

} // namespace

// Type 1: a single cell with three digits holds its extra candidate. The other types conclude as
// for other deadly patterns. Cells with one candidate left are treated as placed, because they
// belong to no grave.
static void find_bugs(const Candidates& candidates, Steps& steps, DeadlyType type)
{
    CellSet singles = candidates.open_cells() - candidates.bivalue_cells();
    if (singles.count() > GraveFinder::most_open)
        return;
    for (Cell cell : singles) {
        if (candidates.of(cell).count() != 1)
            singles.remove(cell);
    }
    if (singles.empty())
        GraveFinder(candidates, steps, type).find();
    else
        GraveFinder(with_singles_placed(candidates), steps, type).find();
}

static constexpr const char* bug_about = N_(
    "Near the end, nearly all open cells have two candidates. If all had, and every digit still "
    "stood twice in each house that needs it, each cell could take its other digit and there would "
    "be two solutions. So at least one of the extra candidates that prevent this is true.");

const Technique techniques::bug_plus_one = {
    .id = "bug_plus_one",
    .name = N_("Bivalue Universal Grave + 1"),
    .known_as = {"BUG+1"},
    .about = {bug_about, N_("Here there is just one, the digit that stands three times in its "
                            "houses: it can be written.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 100},
    .needs_unique_solution = true,
    .find = find_with<find_bugs, DeadlyType::One>,
    .explanation = {{N_("Without {roof} every open cell would have two digits, and every digit two "
                        "places in each house.")},
                    {N_("Then there would be two solutions: so {roof} is {extra_digits}.")}},
    .other_names = "0610 BUG-type-1",
    .hodoku = {170, "BUG_PLUS_1", HodokuLevel::Hard, 100},
    .example = ":bug_plus_one:123456789:6..2+9.+4582+84+5+6.+9.+1.+9.418.2.+3+278+561+49+1+69+34+"
               "25+8+74+589+712...4.139..+2...+6.+43+9593.+7.5.+14:771:777 877::",
};

const Technique techniques::bug_2 = {
    .id = "bug_2",
    .name = N_("Bivalue Universal Grave Type 2"),
    .known_as = {"BUG+2", "BUG+n"},
    .about = {bug_about, N_("Here all of them are the same digit, which goes from every cell that "
                            "sees all of them.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 140},
    .needs_unique_solution = true,
    .find = find_with<find_bugs, DeadlyType::Two>,
    .explanation =
        {{N_("Without {extra_digits} in {roof} every open cell would have two digits, and every "
             "digit two places in each house.")},
         {N_("Then there would be two solutions: so {extra_digits} is in one of {roof}.")}},
    .other_names = "BUG-type-2",
    .example = ":bug_2:123456789:+3+2...+574.+56....+83.1+7....+5+9.8+3+7+2+569+1+4+29+5+14+7+6+8+"
               "3+4+163+98+2+5+7+741+5+69+3+2+8+65+382+1+4+79+9+82...16+5::426 434::",
};

const Technique techniques::bug_3 = {
    .id = "bug_3",
    .name = N_("Bivalue Universal Grave Type 3"),
    .known_as = {"BUG+3"},
    .about = {bug_about, N_("Here they are in two or more cells of a house and make a naked subset "
                            "with other cells of it, whose digits go from the rest of the house.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 140},
    .needs_unique_solution = true,
    .find = find_with<find_bugs, DeadlyType::Three>,
    .explanation = {{N_("Without {extras} every open cell would have two digits, and every digit "
                        "two places in each house.")},
                    {N_("There is one solution, so {roof} hold one of {extra_digits} between them, "
                        "like one cell.")},
                    {N_("With {causes} that makes a subset in {witnesses}.")}},
    .other_names = "BUG-type-3",
    .example = ":bug_3:123456789:...+5.+8......913+8..8..+6.+2..5+43+18+69+25+7..7+3+2+14+6+828+67+"
               "54+91314+52+36+789+6+2+8+4+9+7+5+3+137+9+18+5+642::419::",
};

const Technique techniques::bug_4 = {
    .id = "bug_4",
    .name = N_("Bivalue Universal Grave Type 4"),
    .known_as = {"BUG+4"},
    .about =
        {bug_about,
         N_("Here they are in two cells which, in some house, are the only places of another "
            "digit. One cell holds that, the other an extra candidate: what else they have goes.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 140},
    .needs_unique_solution = true,
    .find = find_with<find_bugs, DeadlyType::Four>,
    .explanation = {{N_("Without {extras} every open cell would have two digits, and every digit "
                        "two places in each house.")},
                    {N_("Then there would be two solutions: so one of {extras} is right.")},
                    {N_("In {witnesses} only these cells are left for {linked_digits}, so each of "
                        "{removals} would leave two ways.")}},
    .other_names = "BUG-type-4",
    .example = ":bug_4:123456789:+2...3...1+8+34+9+1+5627.5+1.+2.9..14+63+5+28+79.+8.7+6+4+2+1..+2."
               "1+8+9.463+1+8546+7+9+2..2+8+71...+475+2+9+3+1+6+8::387 589::",
};

} // namespace engine
