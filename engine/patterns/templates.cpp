#include "engine/patterns/templates.h"

#include <optional>
#include <variant>

#include "engine/filters/classic_templates.h"
#include "engine/filters/row_templates.h"

namespace engine {

namespace {

// The most placements tried to refute one cell.
constexpr int most_tries = 5000;

// Works on any grid.
class GeneralTemplates {
public:
    GeneralTemplates(const Candidates& candidates, Digit digit)
        : chart_(candidates.chart()),
          cells_(candidates.cells_with(digit)),
          possible_(chart_.cell_count())
    {
        for (HouseIndex house : chart_.houses()) {
            if (chart_.is_full(house) && candidates.places(house, digit) != 0)
                houses_.push_back(house);
        }
    }

    // Whether there is a way within these cells, either known before or found now.
    bool has_template_within(const CellSet& cells)
    {
        for (const CellSet& way : ways_) {
            if (way.is_within(cells))
                return true;
        }
        tries_ = 0;
        return place_rest(cells, CellSet(chart_.cell_count())) || tries_ >= most_tries;
    }

    CellSet impossible()
    {
        CellSet impossible(chart_.cell_count());
        for (Cell cell : cells_) {
            if (possible_.has(cell))
                continue;
            tries_ = 0;
            if (!go_on_from(cell, cells_, CellSet(chart_.cell_count())) && tries_ < most_tries)
                impossible.add(cell);
        }
        return possible_.empty() ? possible_ : impossible;
    }

private:
    bool go_on_from(Cell cell, const CellSet& open, CellSet placed)
    {
        ++tries_;
        CellSet left = open - chart_.peers(cell);
        left.remove(cell);
        placed.add(cell);
        return place_rest(left, placed);
    }

    // Stores the first way found, and tries cells first that no way has used.
    bool place_rest(const CellSet& open, const CellSet& placed)
    {
        const HouseIndex house = narrowest_house(open, placed);
        if (house == none_left) {
            possible_ |= placed;
            ways_.push_back(placed);
            return true;
        }
        if (house == dead_end)
            return false;
        const CellSet choice = open & chart_.cells(house);
        for (const CellSet& cells : {choice - possible_, choice & possible_}) {
            for (Cell cell : cells) {
                if (tries_ >= most_tries)
                    return false;
                if (go_on_from(cell, open, placed))
                    return true;
            }
        }
        return false;
    }

    HouseIndex narrowest_house(const CellSet& open, const CellSet& placed) const
    {
        HouseIndex narrowest = none_left;
        int fewest = 0;
        for (HouseIndex house : houses_) {
            const CellSet& cells = chart_.cells(house);
            if (placed.meets(cells))
                continue;
            const CellSet choice = open & cells;
            if (choice.empty())
                return dead_end;
            if (narrowest != none_left && choice.has_more_than(fewest - 1))
                continue;
            narrowest = house;
            fewest = choice.count();
            if (fewest == 1)
                break;
        }
        return narrowest;
    }

    static constexpr HouseIndex none_left = no_house;
    static constexpr HouseIndex dead_end = {-2};

    const Chart& chart_;
    CellSet cells_;
    std::vector<HouseIndex> houses_; // houses where the digit must still be placed
    CellSet possible_;
    std::vector<CellSet> ways_; // the ways found so far
    int tries_ = 0;
};

using Templates = std::variant<ClassicTemplates, RowTemplates, GeneralTemplates>;

// The ways of every digit; computed again for digits that have lost candidates.
class TemplatesOfDigits {
public:
    explicit TemplatesOfDigits(const Candidates& candidates)
        : ways_(candidates.chart().size()), impossible_(ways_.size())
    {
        look_at(candidates, candidates.chart().all_digits());
    }

    void catch_up(const Candidates& candidates, std::span<const Candidate> removed)
    {
        look_at(candidates, all_digits_of(removed));
    }

    const CellSet& impossible(Digit digit) const { return impossible_[digit - 1u]; }
    // Mutable, because more ways are stored as they are found.
    Templates& ways(Digit digit) const { return *ways_[digit - 1u]; }

private:
    void look_at(const Candidates& candidates, DigitSet digits)
    {
        for (Digit digit : digits) {
            Templates& ways = ways_[digit - 1u].emplace(templates_of(candidates, digit));
            impossible_[digit - 1u] = std::visit([](auto& of) { return of.impossible(); }, ways);
        }
    }
    static Templates templates_of(const Candidates& candidates, Digit digit)
    {
        if (ClassicTemplates::serves(candidates.chart()))
            return ClassicTemplates(candidates, digit);
        if (RowTemplates::serves(candidates.chart()))
            return RowTemplates(candidates, digit);
        return GeneralTemplates(candidates, digit);
    }

    mutable std::vector<std::optional<Templates>> ways_; // by digit
    std::vector<CellSet> impossible_;
};

} // namespace

const CellSet& impossible_cells(const Candidates& candidates, Digit digit)
{
    return candidates.worked_out<TemplatesOfDigits>().impossible(digit);
}

bool may_clear(const Candidates& candidates, Digit digit)
{
    return !candidates.cells_with(digit).empty() && (!RowTemplates::serves(candidates.chart()) ||
                                                     !impossible_cells(candidates, digit).empty());
}

bool has_template_within(const Candidates& candidates, Digit digit, const CellSet& cells)
{
    Templates& ways = candidates.worked_out<TemplatesOfDigits>().ways(digit);
    return std::visit([&](auto& of) { return of.has_template_within(cells); }, ways);
}

} // namespace engine
