#include "engine/text/step_sums.h"

#include <algorithm>
#include <numeric>

#include "engine/patterns/sums.h"
#include "engine/text/house_name.h"

namespace engine {

namespace {

constexpr std::size_t most_listed = 8; // combinations; more are only counted

const CageMark* cause_of(const Step& step, int group)
{
    const auto found = std::ranges::find_if(step.cages, [group](const CageMark& mark) {
        return mark.role == Role::Cause && mark.group == group;
    });
    return found == step.cages.end() ? nullptr : &*found;
}

std::vector<Phrase> just(std::string text)
{
    return {Phrase{std::move(text)}};
}

template <typename Numbers>
std::string added(const Numbers& numbers)
{
    std::string text;
    for (const int number : numbers)
        text += (text.empty() ? "" : " + ") + std::to_string(number);
    return text;
}

// One phrase, so that a form of words is for the name as a whole.
Phrase name_of(const Translations& texts, const Grid& grid, const CageMark& mark)
{
    std::string cells;
    for (Cell cell : mark.is_printed ? Cells{mark.cells.front()} : mark.cells)
        cells += (cells.empty() ? "" : ", ") + cell_name(texts, grid, cell);
    const Message name = {mark.is_printed ? N_("the cage of {sum} at {cell}")
                                          : N_("the hidden cage of {sum} in {cells}"),
                          {{"sum", std::to_string(mark.sum)}, {"cell", cells}, {"cells", cells}}};
    return {texts.tr(name), mark.cells};
}

// "12 + 10 = 22" of the cages with the role; nothing if there are none.
std::vector<Phrase> addition_of_cages(const Step& step, Role role)
{
    std::vector<int> sums;
    for (const CageMark& mark : step.cages) {
        if (mark.role == role)
            sums.push_back(mark.sum);
    }
    return sums.empty() ? std::vector<Phrase>() : just(addition(sums));
}

// "6 + 9 or 7 + 8"; empty if there are none, or more than a sentence can list.
std::string alternatives(const Translations& texts, const std::vector<DigitSet>& combinations)
{
    if (combinations.empty() || combinations.size() > most_listed)
        return "";
    std::string text;
    for (std::size_t i = 0; i + 1 < combinations.size(); ++i)
        text += (text.empty() ? "" : ", ") + added(combinations[i]);
    const std::string last = added(combinations.back());
    return text.empty() ? last
                        : texts.tr(Message{N_("{combinations} or {combination}"),
                                           {{"combinations", text}, {"combination", last}}});
}

// "15 - 4 - 7 = 4"; empty if no digit is written in the cage.
std::string subtraction(const CageMark& mark)
{
    if (mark.placed.empty())
        return "";
    std::string text = std::to_string(mark.sum);
    for (Digit digit : mark.placed)
        text += " - " + std::to_string(digit);
    return text + " = " + std::to_string(rest_of(mark));
}

std::optional<std::vector<Phrase>> phrases_of_cage(const Translations& texts,
                                                   const Grid& grid,
                                                   const CageMark& mark,
                                                   std::string_view name)
{
    const auto unless_empty = [](std::string text) {
        return text.empty() ? std::vector<Phrase>() : just(std::move(text));
    };
    const std::size_t many = mark.combinations.size() > most_listed ? mark.combinations.size() : 0;
    if (name == "cage")
        return std::vector<Phrase>{name_of(texts, grid, mark)};
    if (name == "rest")
        return just(std::to_string(rest_of(mark)));
    if (name == "open_count")
        return just(std::to_string(mark.cells.size() - mark.placed.size()));
    if (name == "subtraction")
        return unless_empty(subtraction(mark));
    if (name == "combinations")
        return unless_empty(alternatives(texts, mark.combinations));
    if (name == "combination_count")
        return unless_empty(many == 0 ? "" : std::to_string(many));
    if (name == "cage_digits")
        return unless_empty(list_of(texts, grid, mark.digits));
    if (name == "combination_digits")
        return unless_empty(list_of(texts, grid, digits_in_any(mark.combinations)));
    return std::nullopt;
}

} // namespace

std::string addition(const std::vector<int>& numbers)
{
    const int sum = std::accumulate(numbers.begin(), numbers.end(), 0);
    return added(numbers) + (numbers.size() > 1 ? " = " + std::to_string(sum) : "");
}

std::vector<Phrase> cage_name(const Translations& texts, const Grid& grid, const Cage& cage)
{
    return {name_of(texts, grid, CageMark{.cells = cage.cells, .sum = cage.sum})};
}

std::optional<std::vector<Phrase>> excluded_phrases(const Translations& texts,
                                                    const Grid& grid,
                                                    const CageMark& excluded,
                                                    std::string_view placeholder)
{
    if (placeholder == "cells")
        return list_of(texts, grid, excluded.cells);
    if (placeholder == "sum")
        return just(std::to_string(excluded.sum));
    const bool is_one = excluded.cells.size() == 1;
    if (placeholder == (is_one ? "needed_digit" : "impossible_sum"))
        return excluded.combinations.empty() ? just(std::to_string(excluded.sum))
                                             : std::vector<Phrase>();
    if (placeholder == "needed_digit" || placeholder == "impossible_sum")
        return std::vector<Phrase>();
    return phrases_of_cage(texts, grid, excluded, placeholder);
}

std::optional<std::vector<Phrase>> sum_phrases(const Translations& texts,
                                               const Grid& grid,
                                               const Step& step,
                                               std::string_view placeholder)
{
    if (placeholder == "inner_sums")
        return addition_of_cages(step, Role::Base);
    if (placeholder == "outer_sums")
        return addition_of_cages(step, Role::Cover);
    const int group = placeholder.ends_with("_b") ? 1 : placeholder.ends_with("_c") ? 2 : 0;
    const CageMark* mark = cause_of(step, group);
    if (mark == nullptr)
        return std::nullopt;
    if (group != 0)
        placeholder.remove_suffix(2);
    return phrases_of_cage(texts, grid, *mark, placeholder);
}

std::optional<std::vector<Phrase>> cage_phrases(const Translations& texts,
                                                const Grid& grid,
                                                const Step& step,
                                                const CageMark& mark,
                                                std::string_view placeholder)
{
    if (placeholder == "share")
        return just(std::to_string(least_share(mark.combinations, step.digits)));
    return phrases_of_cage(texts, grid, mark, placeholder);
}

} // namespace engine
