// Bent sets, the WXYZ-Wings and larger: n cells that together have n digits, spread over several
// houses. For all digits but one, the cells that have the digit see each other, so it is in the set
// at most once. Therefore the remaining digit is in the set as well; if no digit can be there
// twice, all of them are.

#include "engine/filters/removals.h"
#include "engine/patterns/open_cells.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

constexpr int most_size = 7;
constexpr int none = -1;

// Tables shared by the searches for all sizes, for each cell and the free digit: the one that may
// be in the set twice.
template <int words>
class BentPairs {
public:
    using Set = OpenSet<words>;

    explicit BentPairs(const Candidates& candidates)
        : open_(candidates.worked_out<OpenCells<words>>()),
          digits_(static_cast<std::size_t>(candidates.chart().size()) + 1),
          conflicts_(static_cast<std::size_t>(open_.count()) * digits_),
          partners_(conflicts_.size())
    {
        for (int number = 0; number < open_.count(); ++number)
            look_at(number);
    }

    // Returns the cells that the cell does not see although they share a digit other than `free`.
    // With no_digit, all shared digits count.
    const Set& conflicts(int number, Digit free) const
    {
        return conflicts_[index(number, open_.of(number).has(free) ? free : no_digit)];
    }
    // For a digit of the cell: returns cells that have it, too, and do not see this cell, but share
    // a peer with it that has the digit and could lose it.
    const Set& partners(int number, Digit free) const { return partners_[index(number, free)]; }

private:
    std::size_t index(int number, Digit digit) const
    {
        return static_cast<std::size_t>(number) * digits_ + digit;
    }
    void look_at(int number)
    {
        const Set& peers = open_.peers(number);
        Set once; // cells that share at least one digit
        Set twice;
        for (Digit digit : open_.of(number)) {
            const Set& with = open_.with(digit);
            twice = twice | (once & with);
            once = once | with;
            Set reach;
            (with & peers).each([&](int target) { reach = reach | open_.peers(target); });
            partners_[index(number, digit)] = (with & reach) - peers;
            partners_[index(number, digit)].remove(number);
        }
        const Set all = once - peers;
        conflicts_[index(number, no_digit)] = all;
        for (Digit digit : open_.of(number))
            conflicts_[index(number, digit)] = all - (open_.with(digit) - twice);
    }

    const OpenCells<words>& open_;
    std::size_t digits_; // one index for each digit, and one for no_digit
    std::vector<Set> conflicts_;
    std::vector<Set> partners_;
};

template <int words>
class BentSets : StepSearch {
public:
    using Set = OpenSet<words>;

    BentSets(const Candidates& candidates, const OpenCells<words>& open, int size, Steps& steps)
        : StepSearch(candidates, steps),
          open_(open),
          pairs_(candidates.worked_out<BentPairs<words>>()),
          all_digits_(candidates.chart().all_digits()),
          size_(size)
    {
        for (int number = 0; number < open.count(); ++number) {
            if (open.of(number).count() <= size)
                small_.add(number);
        }
        new_ = open.numbers(changed_cells(candidates, steps)) & small_;
    }

    // Finds the sets with a new cell, one new cell after the other, or all sets at once if many
    // cells are new.
    void find()
    {
        if (new_.count() * 3 >= small_.count())
            return find_among(small_, none);
        Set rest = small_;
        new_.each([&](int cell) {
            Set fitting;
            rest.each([&](int other) {
                if (open_.of(cell).with(open_.of(other)).count() <= size_)
                    fitting.add(other);
            });
            find_among(fitting, cell);
            rest.remove(cell);
        });
    }

private:
    // An incomplete set.
    struct Growth {
        DigitSet digits;
        DigitSet once; // digits of only one cell so far, except the free one; a complete set has
                       // none, because a smaller set would prove the same
        Set may_join;  // cells that see all cells with which they share a digit other than the free
                       // one
        Set targets;   // cells with the free digit that see all cells of the set with it
    };

    void find_among(const Set& cells, int must)
    {
        must_ = must;
        for (Digit digit : all_digits_) {
            free_digit_ = digit;
            free_ = DigitSet::only(digit);
            find_with_free(that_go_with_must(cells));
        }
        free_digit_ = no_digit;
        free_ = {};
        find_without_free(that_go_with_must(cells));
    }

    Set that_go_with_must(Set cells) const
    {
        if (must_ == none)
            return cells;
        cells = cells - conflicts(must_);
        cells.add(must_);
        return cells;
    }

    // Starts from two cells with the free digit that do not see each other. To find each set once,
    // they are the first such two of the set.
    void find_with_free(const Set& cells)
    {
        const Set& with_free = open_.with(free_digit_);
        Set earlier;
        (cells & with_free).each([&](int one) {
            Set rest = cells - conflicts(one) - (earlier - open_.peers(one));
            rest.remove(one);
            if (may_have_must(rest, one))
                find_with_end(one, rest, earlier);
            earlier.add(one);
        });
    }

    bool may_have_must(const Set& cells, int one) const
    {
        return must_ == none || must_ == one || cells.has(must_);
    }

    // `earlier` holds the first cells already tried. A cell that does not see one of them is left
    // out, because with it that pair would have come first.
    void find_with_end(int one, Set rest, const Set& earlier)
    {
        steps_.stop_if_cancelled();
        const Set& with_free = open_.with(free_digit_);
        const Set targets = with_free & open_.peers(one);
        const Set partners = rest & pairs_.partners(one, free_digit_);
        rest = rest - (with_free - open_.peers(one) - partners);
        partners.each([&](int other) {
            rest.remove(other);
            const Set may_join = rest - conflicts(other) - (earlier - open_.peers(other));
            if (may_have_must(may_join, one) || must_ == other)
                find_between(one, other, {{}, {}, may_join, targets & open_.peers(other)});
        });
    }

    void find_between(int one, int other, Growth growth)
    {
        growth.digits = open_.of(one).with(open_.of(other));
        if (growth.digits.count() > size_)
            return;
        growth.once = growth.digits.without(free_);
        if (growth.digits.count() == size_)
            growth.may_join = growth.may_join - sharing(all_digits_.without(growth.digits));
        chosen_ = {one, other};
        count_ = 2;
        if (must_ == none || must_ == one || must_ == other)
            return grow(growth);
        if (growth.may_join.has(must_))
            join_first(growth, must_);
    }

    void find_without_free(const Set& cells)
    {
        count_ = 0;
        if (must_ != none)
            return join_first({{}, {}, cells, {}}, must_);
        Set may_join = cells;
        cells.each([&](int first) {
            may_join.remove(first);
            join({{}, {}, may_join, {}}, first);
        });
    }

    void join_first(Growth growth, int cell)
    {
        growth.may_join.remove(cell);
        join(growth, cell);
    }

    void grow(const Growth& growth)
    {
        const int digits = growth.digits.count();
        if (count_ == size_ && digits == size_)
            add(growth);
        if (count_ == size_ || digits == count_ || !may_be_completed(growth))
            return;
        Growth rest = growth;
        helpful(growth).each([&](int cell) {
            rest.may_join.remove(cell);
            join(rest, cell);
        });
    }

    void join(const Growth& growth, int cell)
    {
        const DigitSet digits = open_.of(cell);
        Growth next = growth;
        next.digits = growth.digits.with(digits);
        if (next.digits.count() > size_)
            return;
        if (!digits.common(free_).empty()) {
            next.targets = next.targets & open_.peers(cell);
            if (next.targets.empty())
                return;
        }
        next.once = growth.once.without(digits).with(digits.without(growth.digits));
        if (count_ + 1 < size_) {
            next.may_join = next.may_join - conflicts(cell);
            if (next.digits != growth.digits && next.digits.count() == size_)
                next.may_join = next.may_join - sharing(all_digits_.without(next.digits));
        }
        chosen_[count_++] = cell;
        grow(next);
        --count_;
    }

    // Returns the cells that can join now. If a digit is in one cell only, a cell with this digit
    // is needed.
    Set helpful(const Growth& growth) const
    {
        if (growth.once.empty())
            return growth.may_join & sharing(growth.digits);
        Set cells = growth.may_join;
        if (count_ + 1 < size_)
            return cells & open_.with(growth.once.first());
        for (Digit digit : growth.once)
            cells = cells & open_.with(digit);
        return cells;
    }

    // Returns whether each digit that is in one cell only can be in another one, too.
    bool may_be_completed(const Growth& growth) const
    {
        for (Digit digit : growth.once) {
            if (!growth.may_join.meets(open_.with(digit)))
                return false;
        }
        return true;
    }

    Set sharing(DigitSet digits) const
    {
        Set cells;
        for (Digit digit : digits)
            cells = cells | open_.with(digit);
        return cells;
    }

    const Set& conflicts(int cell) const { return pairs_.conflicts(cell, free_digit_); }

    // Roles: Cause for the cells of the set and the removed digits in it, Restricted for its other
    // digits.
    void add(const Growth& growth)
    {
        CellSet cells(chart_.cell_count());
        for (int i = 0; i < count_; ++i)
            cells.add(open_.cell(chosen_[i]));
        if (free_.empty() && chart_.house_of_all(cells) != no_house)
            return;
        Step step{.size = size_, .digits = growth.digits};
        mark_cells(step, cells, Role::Cause);
        for (Digit digit : growth.digits) {
            const bool goes = free_.empty() || free_.has(digit);
            const CellSet with = cells & candidates_.cells_with(digit);
            mark_digit(step, candidates_, cells, digit, goes ? Role::Cause : Role::Restricted);
            if (goes)
                remove_from(step, chart_.common_peers(with) & candidates_.cells_with(digit), digit);
        }
        steps_.add(std::move(step));
    }

    const OpenCells<words>& open_;
    const BentPairs<words>& pairs_;
    DigitSet all_digits_;
    int size_;                          // the number of cells and of digits
    Set small_;                         // cells with at most that many digits
    Set new_;                           // of these, the new cells; each set needs one of them
    DigitSet free_;                     // the digit that can be in the set twice, if any
    Digit free_digit_ = no_digit;       // the same, or no_digit
    int must_ = none;                   // the cell that must be in the set, if any
    std::array<int, most_size> chosen_; // the cells of the set: the first count_ elements
    int count_ = 0;
};

} // namespace

static void find_bent_sets(const Candidates& candidates, Steps& steps, int size)
{
    with_open_cells(candidates, [&]<int words>(const OpenCells<words>& open) {
        BentSets<words>(candidates, open, size, steps).find();
    });
}

static constexpr Explanation bent_set_explanation = {
    {N_("{causes} hold as many digits as there are cells: {digits}.")},
    {N_("{restricted_digits} can be there only once each, so {removed_digits} is there as well.")},
    {N_("None of {unrestricted_digits} can be there twice, so each is there once.")}};

static constexpr const char* bent_set_about =
    N_("Cells in more than one house hold as many digits between them as there are cells. All "
       "digits but one can be there only once, because the cells that have such a digit see each "
       "other. So the remaining digit is there as well, and it goes from every cell that sees all "
       "its places there. If no digit can be there twice, that holds for each of them.");

const Technique techniques::wxyz_wing = {
    .id = "wxyz_wing",
    .name = N_("WXYZ-Wing"),
    .known_as = {"Bent Quad"},
    .about = {bent_set_about, N_("This one has four cells.")},
    .standing = {TechniqueFamily::Wings, Level::Expert, 200},
    .find = find_with<find_bent_sets, 4>,
    .explanation = bent_set_explanation,
    .other_names = "WXYZ-Wing",
    .example = ":wxyz_wing:1268:+63+5...+9+4+1+4+7+8+1965+2+3+2+91.4.+7867+492...3+5+8+5+64+37+2+"
               "19+1+23..+9.+7+4+98+4...3+6+25+1+7...+498+36298+4+15+7::215 286::",
};

const Technique techniques::vwxyz_wing = {
    .id = "vwxyz_wing",
    .name = N_("VWXYZ-Wing"),
    .about = {bent_set_about, N_("This one has five cells.")},
    .standing = {TechniqueFamily::Wings, Level::Expert, 250},
    .find = find_with<find_bent_sets, 5>,
    .explanation = bent_set_explanation,
    .other_names = "VWXYZ-Wing",
    .example = ":vwxyz_wing:12479:.+6.7+913+8+59+13+56+8+24+7+87+5+32+4+96+1.4.8..6.+3.97+4+3.1+2+"
               "83+8.+2...5..+38.+52.+1..+5..+4+7+83+2.+2.1+835.6:471:748::",
};

const Technique techniques::uvwxyz_wing = {
    .id = "uvwxyz_wing",
    .name = N_("UVWXYZ-Wing"),
    .about = {bent_set_about, N_("This one has six cells.")},
    .standing = {TechniqueFamily::Wings, Level::Expert, 300},
    .find = find_with<find_bent_sets, 6>,
    .explanation = bent_set_explanation,
    .other_names = "UVWXYZ-Wing",
    .example =
        ":uvwxyz_wing:136789:....8.+5+2.5....7+89....+5.9176.+514..+9+62..4...35+823...+5+4+176.5+"
        "31.+78+9......+64+5..7.5.2+3+1:612 912 313 416 222 232 654 656 283 983 284:911 963::",
};

const Technique techniques::tuvwxyz_wing = {
    .id = "tuvwxyz_wing",
    .name = N_("TUVWXYZ-Wing"),
    .about = {bent_set_about, N_("This one has seven cells.")},
    .standing = {TechniqueFamily::Wings, Level::Expert, 350},
    .find = find_with<find_bent_sets, most_size>,
    .explanation = bent_set_explanation,
    .other_names = "TUVWXYZ-Wing",
    .example =
        ":tuvwxyz_wing:1234679:.2.+8.....+9..2..4..1..3..+25...9+48.......6.......1+9.5.4.5+9+4+73+"
        "28+617+821..+5+3+46+135+4+8+972:713 622 632 733 739 349 351 853 359 759:915::",
};

} // namespace engine
