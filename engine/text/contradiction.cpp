#include "engine/text/contradiction.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/grid/board.h"
#include "engine/position/candidates.h"
#include "engine/text/house_name.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

using Kind = Contradiction::Kind;

// A cage with open cells needs room for at least 1 in each of them.
std::optional<Contradiction> wrong_sum(const Grid& grid, const Digits& digits)
{
    for (const Cage& cage : grid.cages()) {
        if (!cage.has_sum())
            continue;
        const int sum = sum_of(cage.cells, digits);
        const auto open = static_cast<int>(
            std::ranges::count_if(cage.cells, [&](Cell cell) { return digits[cell] == no_digit; }));
        if (open == 0 ? sum != cage.sum : sum + open > cage.sum)
            return Contradiction{.kind = Kind::WrongSum,
                                 .cells = cage.cells,
                                 .sum = sum,
                                 .wanted = cage.sum,
                                 .has_open_cells = open > 0};
    }
    return std::nullopt;
}

std::optional<Contradiction> impossible_in(const Candidates& candidates)
{
    const Chart& chart = candidates.chart();
    for (Cell cell : candidates.open_cells()) {
        if (candidates.of(cell).empty())
            return Contradiction{.kind = Kind::NoDigit, .cells = {cell}};
    }
    for (HouseIndex house : chart.full_houses()) {
        const Cells& cells = chart.grid().house(house).cells;
        DigitSet possible = candidates.digits_to_place(house);
        for (Cell cell : cells) {
            if (candidates.digit(cell) != no_digit)
                possible = possible.with(candidates.digit(cell));
        }
        for (Digit digit : chart.all_digits()) {
            if (!possible.has(digit))
                return Contradiction{
                    .kind = Kind::NoPlace, .cells = cells, .digit = digit, .house = house};
        }
    }
    return std::nullopt;
}

// Places one single; returns false if there is none. Nothing may be impossible yet.
bool place_single(Candidates& candidates)
{
    for (Cell cell : candidates.cells_with_one_digit()) {
        candidates.place(cell, *candidates.of(cell).begin());
        return true;
    }
    for (HouseIndex house : candidates.chart().full_houses()) {
        for (Digit digit : candidates.digits_with_one_place(house)) {
            candidates.place(candidates.first_place(house, digit), digit);
            return true;
        }
    }
    return false;
}

// Looks for a cell or a digit of a house of which every possibility fails by singles; those with
// few possibilities come first.
class Trials {
public:
    Trials(const Candidates& start, const Cancel& cancel) : start_(start), cancel_(cancel) {}

    std::optional<Contradiction> look()
    {
        const int size = start_.chart().grid().size();
        for (int possible = 2; possible <= size && !is_over(); ++possible) {
            if (auto found = look_at(possible))
                return found;
        }
        return std::nullopt;
    }

private:
    std::optional<Contradiction> look_at(int possible)
    {
        for (Cell cell : start_.open_cells()) {
            if (start_.of(cell).count() == possible && fails_with_all(cell))
                return Contradiction{.kind = Kind::EveryDigit, .cells = {cell}};
        }
        for (HouseIndex house : start_.chart().full_houses()) {
            for (Digit digit : start_.digits_to_place(house)) {
                if (place_count(house, digit) == possible && fails_everywhere(house, digit))
                    return Contradiction{.kind = Kind::EveryPlace,
                                         .cells = start_.chart().grid().house(house).cells,
                                         .digit = digit,
                                         .house = house};
            }
        }
        return std::nullopt;
    }

    int place_count(HouseIndex house, Digit digit) const
    {
        return std::popcount(start_.places(house, digit));
    }

    bool fails_with_all(Cell cell)
    {
        for (Digit digit : start_.of(cell)) {
            if (!fails(cell, digit))
                return false;
        }
        return true;
    }

    bool fails_everywhere(HouseIndex house, Digit digit)
    {
        return std::ranges::all_of(start_.chart().grid().house(house).cells, [&](Cell cell) {
            return !start_.of(cell).has(digit) || fails(cell, digit);
        });
    }

    bool is_over() const { return placed_ >= most_placed || cancel_.is_asked(); }

    // False also when the work has reached its bound.
    bool fails(Cell cell, Digit digit)
    {
        Candidates tried = start_;
        tried.place(cell, digit);
        while (!tried.is_broken()) {
            if (is_over())
                return false;
            ++placed_;
            if (!place_single(tried))
                return wrong_sum(tried.chart().grid(), tried.digits()).has_value();
        }
        return true;
    }

    static constexpr int most_placed = 20'000;
    const Candidates& start_;
    const Cancel& cancel_;
    int placed_ = 0;
};

Message
message_of(const Translations& texts, const Grid& grid, const Contradiction& found, CellNames names)
{
    const auto name = [&](Cell cell) {
        return names == CellNames::OfNotation ? to_text(grid, cell) : cell_name(texts, grid, cell);
    };
    const std::string first = name(found.cells.front());
    switch (found.kind) {
    case Kind::EqualDigits:
        return {N_("{digit} is in both {one} and {other}"),
                {{"digit", grid.symbol(found.digit)},
                 {"one", first},
                 {"other", name(found.cells.back())}}};
    case Kind::WrongSum:
        return {found.has_open_cells
                    ? N_("the digits of the cage at {cell} leave too little for its open cells")
                    : N_("the digits of the cage at {cell} add up to {sum}, not to {all}"),
                {{"cell", first},
                 {"sum", std::to_string(found.sum)},
                 {"all", std::to_string(found.wanted)}}};
    case Kind::NoDigit:
        return {N_("no digit is left for {cell}"), {{"cell", first}}};
    case Kind::NoPlace:
        return {
            N_("{house} has no place left for {digit}"),
            {{"digit", grid.symbol(found.digit)}, {"house", house_name(texts, grid, found.house)}}};
    case Kind::EveryDigit:
        return {N_("each digit that is left for {cell} leads to a contradiction"),
                {{"cell", first}}};
    case Kind::EveryPlace:
        return {
            N_("each place that is left for {digit} in {house} leads to a contradiction"),
            {{"digit", grid.symbol(found.digit)}, {"house", house_name(texts, grid, found.house)}}};
    case Kind::WrongDigit:
        return {N_("{digit} in {cell} is wrong"),
                {{"digit", grid.symbol(found.digit)}, {"cell", first}}};
    case Kind::NoCandidate:
        return {N_("the candidate {digit} is missing in {cell}"),
                {{"digit", grid.symbol(found.digit)}, {"cell", first}}};
    }
    return {};
}

} // namespace

std::optional<Contradiction> find_clash(const Grid& grid, const Digits& digits)
{
    for (Cell cell : clashing_cells(grid, Board(digits))) {
        for (Cell peer : grid.peers_of(cell)) {
            if (digits[peer] == digits[cell])
                return Contradiction{
                    .kind = Kind::EqualDigits, .cells = {cell, peer}, .digit = digits[cell]};
        }
    }
    return std::nullopt;
}

std::optional<Contradiction> find_contradiction(const std::shared_ptr<const Grid>& grid,
                                                const Digits& digits,
                                                const Cancel& cancel)
{
    if (auto clash = find_clash(*grid, digits))
        return clash;
    if (auto wrong = wrong_sum(*grid, digits))
        return wrong;
    const Chart chart(grid);
    Candidates candidates(chart, digits);
    if (auto impossible = impossible_in(candidates))
        return impossible;
    bool has_placed = false;
    std::optional<Contradiction> found;
    while (!found && !cancel.is_asked() && place_single(candidates)) {
        has_placed = true;
        found = impossible_in(candidates);
        if (!found)
            found = wrong_sum(*grid, candidates.digits());
    }
    if (!found)
        found = Trials(candidates, cancel).look();
    if (found)
        found->after_singles = has_placed;
    return found;
}

std::string text_of(const Translations& texts,
                    const Grid& grid,
                    const Contradiction& contradiction,
                    CellNames names)
{
    std::string text = texts.tr(message_of(texts, grid, contradiction, names));
    if (!contradiction.after_singles)
        return text;
    return texts.tr(
        Message{N_("once all singles are placed, {what}"), {{"what", std::move(text)}}});
}

} // namespace engine
