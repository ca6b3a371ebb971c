#include "engine/text/step_house_sums.h"

#include <algorithm>
#include <numeric>
#include <string>

#include "engine/patterns/house_sums.h"
#include "engine/text/step_cells.h"
#include "engine/text/step_sums.h"

namespace engine {

namespace {

// What the evidence adds up.
struct HouseBalance {
    int houses = 0;
    int inner = 0; // cages inside
    int outer = 0; // cages that stick out
    std::vector<Candidate> written_inside = {};
    std::vector<Candidate> written_outside = {};
};

HouseBalance balance_of(const Grid& grid, const Step& step)
{
    HouseBalance balance{.written_inside = candidates_with(step, Role::Blocker, 0),
                         .written_outside = candidates_with(step, Role::Blocker, 1)};
    for (const HouseMark& mark : step.houses) {
        if (mark.role == Role::Base)
            balance.houses += sum_of_houses(1, grid.size());
    }
    for (const CageMark& mark : step.cages) {
        balance.inner += mark.role == Role::Base ? mark.sum : 0;
        balance.outer += mark.role == Role::Cover ? mark.sum : 0;
    }
    return balance;
}

int sum_of(const std::vector<Candidate>& written)
{
    return std::accumulate(
        written.begin(), written.end(), 0,
        [](int sum, const Candidate& candidate) { return sum + candidate.digit; });
}

// "12 + 10 - 3 = 19", without the parts that are 0.
std::vector<Phrase> calculation(std::initializer_list<int> parts)
{
    std::string text;
    int sum = 0;
    for (const int part : parts) {
        sum += part;
        if (part == 0)
            continue;
        if (text.empty())
            text = std::to_string(part);
        else
            text += (part < 0 ? " - " : " + ") + std::to_string(std::abs(part));
    }
    return {{text + " = " + std::to_string(sum)}};
}

// "45 + 45 = 90", or "45" for one.
std::vector<Phrase> addition_of_houses(const Grid& grid, const HouseBalance& balance)
{
    const int each = sum_of_houses(1, grid.size());
    return {{addition(std::vector<int>(balance.houses / each, each))}};
}

// "3 + 5 = 8", or "3" for one: each digit names its cell.
std::vector<Phrase> addition_of(const std::vector<Candidate>& written)
{
    std::vector<Phrase> phrases;
    for (const Candidate& candidate : written) {
        if (!phrases.empty())
            phrases.push_back({" + "});
        phrases.push_back({std::to_string(candidate.digit), {candidate.cell}});
    }
    if (written.size() > 1)
        phrases.push_back({" = " + std::to_string(sum_of(written))});
    return phrases;
}

// What the innies add up to if there are no outies; otherwise what they have more than these.
std::vector<Phrase> innie_sum(const HouseBalance& balance)
{
    return calculation({balance.houses, -balance.inner, -balance.outer,
                        sum_of(balance.written_outside), -sum_of(balance.written_inside)});
}

std::vector<Phrase> outie_sum(const HouseBalance& balance)
{
    return calculation({balance.inner, balance.outer, -balance.houses,
                        sum_of(balance.written_inside), -sum_of(balance.written_outside)});
}

int excess_of(const HouseBalance& balance)
{
    return balance.inner + balance.outer - balance.houses + sum_of(balance.written_inside) -
           sum_of(balance.written_outside);
}

Cells narrowed_cells(const Step& step)
{
    Cells narrowed;
    for (const CellMark& mark : step.cells) {
        const bool is_part = mark.role == Role::Innie || mark.role == Role::Outie;
        if (is_part && std::ranges::count(step.removals, mark.cell, &Candidate::cell) > 0)
            narrowed.push_back(mark.cell);
    }
    return narrowed;
}

} // namespace

std::optional<std::vector<Phrase>> house_sum_phrases(const Translations& texts,
                                                     const Grid& grid,
                                                     const Step& step,
                                                     std::string_view placeholder)
{
    const auto is_called = [&](std::string_view name) {
        return placeholder == name;
    };
    if (is_called("houses_sum"))
        return addition_of_houses(grid, balance_of(grid, step));
    if (is_called("written_inside"))
        return addition_of(balance_of(grid, step).written_inside);
    if (is_called("written_outside"))
        return addition_of(balance_of(grid, step).written_outside);
    if (is_called("narrowed_cells"))
        return list_of(texts, grid, narrowed_cells(step));
    if (!is_called("innie_sum") && !is_called("outie_sum") && !is_called("innie_more") &&
        !is_called("outie_more") && !is_called("balanced_innies"))
        return std::nullopt;
    const HouseBalance balance = balance_of(grid, step);
    const Cells innies = cells_with(step, Role::Innie);
    const bool has_innies = !innies.empty();
    const bool has_outies = !cells_with(step, Role::Outie).empty();
    const int excess = excess_of(balance);
    if (is_called("innie_sum") && !has_outies)
        return innie_sum(balance);
    if (is_called("outie_sum") && !has_innies)
        return outie_sum(balance);
    if (is_called("innie_more") && has_innies && has_outies && excess < 0)
        return innie_sum(balance);
    if (is_called("outie_more") && has_innies && has_outies && excess > 0)
        return outie_sum(balance);
    if (is_called("balanced_innies") && has_outies && excess == 0)
        return list_of(texts, grid, innies);
    return std::vector<Phrase>();
}

} // namespace engine
