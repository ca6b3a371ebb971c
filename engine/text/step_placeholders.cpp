#include "engine/text/step_placeholders.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

#include "engine/base/letters.h"
#include "engine/text/house_name.h"
#include "engine/text/step_cells.h"
#include "engine/text/step_house_sums.h"
#include "engine/text/step_sums.h"
#include "engine/text/symbol_name.h"

namespace engine {

namespace {

struct PlaceholderName {
    std::string_view name;
    Role role;
    int group = any_group;
};

constexpr std::array cell_placeholders = std::to_array<PlaceholderName>({
    {"focus", Role::Focus},
    {"causes", Role::Cause},
    {"pivot", Role::Pivot},
    {"pincers", Role::Pincer},
    {"fins", Role::Fin},
    {"base_cells", Role::Base},
    {"intersection", Role::Intersection},
    {"set_a", Role::Set, 0},
    {"set_b", Role::Set, 1},
    {"stem", Role::Stem},
    {"floor", Role::Floor},
    {"roof", Role::Roof},
    {"guardians", Role::Guardian},
    {"targets", Role::Target},
    {"start", Role::Start},
    {"end", Role::End},
    {"blockers", Role::Blocker},
    {"colour_a", Role::Colour, 0},
    {"colour_b", Role::Colour, 1},
    {"colour_c", Role::Colour, 2},
    {"colour_d", Role::Colour, 3},
    {"innies", Role::Innie},
    {"outies", Role::Outie},
});

constexpr std::array digit_placeholders = std::to_array<PlaceholderName>({
    {"cause_digits", Role::Cause},
    {"extra_digits", Role::Extra},
    {"restricted_digits", Role::Restricted},
    {"blocker_digits", Role::Blocker},
    {"start_digits", Role::Start},
    {"end_digits", Role::End},
});

// Listed by digit and cell.
constexpr std::array candidate_placeholders = std::to_array<PlaceholderName>({
    {"net_a", Role::Colour, 0},
    {"net_b", Role::Colour, 1},
    {"extras", Role::Extra},
});

constexpr std::array house_placeholders = std::to_array<PlaceholderName>({
    {"focus_house", Role::Focus},
    {"bases", Role::Base},
    {"covers", Role::Cover},
    {"witnesses", Role::Witness},
    {"effect_houses", Role::Effect},
    {"empty_house", Role::End},
});

// What comes before "cells", "digits" and "houses" in the sentence of a fact.
constexpr std::array<std::string_view, 4> places_in_fact = {"", "other_", "third_", "fourth_"};

const PlaceholderName* find_place(std::span<const PlaceholderName> places, std::string_view name)
{
    const auto placeholder = std::ranges::find(places, name, &PlaceholderName::name);
    return placeholder == places.end() ? nullptr : &*placeholder;
}

bool fits(const PlaceholderName& placeholder, Role role, int group)
{
    return placeholder.role == role &&
           (placeholder.group == any_group || placeholder.group == group);
}

DigitSet digits_for(const Step& step, const PlaceholderName& placeholder)
{
    DigitSet digits;
    for (const CandidateMark& mark : step.candidates) {
        if (fits(placeholder, mark.role, mark.group))
            digits = digits.with(mark.candidate.digit);
    }
    return digits;
}

Phrase phrase_for(const Translations& texts, const Grid& grid, HouseIndex house)
{
    return {house_name(texts, grid, house), grid.house(house).cells};
}

// Each house once, in the order of the grid.
std::vector<Phrase>
list_of(const Translations& texts, const Grid& grid, std::vector<HouseIndex> houses)
{
    std::ranges::sort(houses);
    const auto repeated = std::ranges::unique(houses);
    houses.erase(repeated.begin(), repeated.end());
    return comma_list(houses, [&](HouseIndex house) { return phrase_for(texts, grid, house); });
}

std::vector<Phrase> house_list(const Translations& texts,
                               const Grid& grid,
                               const Step& step,
                               const PlaceholderName& placeholder)
{
    std::vector<HouseIndex> houses;
    for (const HouseMark& mark : step.houses) {
        if (fits(placeholder, mark.role, mark.group))
            houses.push_back(mark.house);
    }
    return list_of(texts, grid, std::move(houses));
}

// The house the pattern lies in: the first that is not merely affected.
std::vector<Phrase> main_house(const Translations& texts, const Grid& grid, const Step& step)
{
    for (const HouseMark& mark : step.houses) {
        if (mark.role != Role::Effect && mark.role != Role::Cover)
            return {phrase_for(texts, grid, mark.house)};
    }
    return {};
}

DigitSet linked_digits(const Step& step)
{
    DigitSet digits;
    for (const Link& link : step.links) {
        if (link.kind == LinkKind::Strong)
            digits = digits.with(link.from.digit);
    }
    return digits;
}

// The digits of a placeholder that is more than a role; nothing if there is no such placeholder.
std::optional<DigitSet> digits_called(const Step& step, std::string_view name)
{
    const DigitSet restricted = digits_for(step, {"", Role::Restricted});
    if (name == "digits")
        return step.digits;
    if (name == "removed_digits")
        return removed_digits(step);
    if (name == "linked_digits")
        return linked_digits(step);
    if (name == "unrestricted_digits")
        return restricted.empty() ? step.digits : DigitSet();
    return std::nullopt;
}

// The extras of several cells.
std::vector<Candidate> some_extras(const Step& step)
{
    return cells_with(step, Role::Roof).size() > 1 ? candidates_with(step, Role::Extra)
                                                   : std::vector<Candidate>();
}

// "R1C2=3, R4C5=6".
std::vector<Phrase>
list_of(const Translations& texts, const Grid& grid, const std::vector<Candidate>& candidates)
{
    return comma_list(candidates, [&](const Candidate& candidate) {
        const auto [cell, digit] = candidate;
        return Phrase{cell_name(texts, grid, cell) + "=" + symbol_name(texts, grid, digit), {cell}};
    });
}

bool is_comma(const Phrase& phrase)
{
    return phrase.text == ", ";
}

std::vector<Phrase>
in_form(const WordForms& words, std::string_view form, std::vector<Phrase> phrases)
{
    if (!words.knows(form))
        return phrases;
    const WordForms::Around* around = words.around_list(form);
    if (around == nullptr || std::ranges::none_of(phrases, is_comma)) {
        std::string now(form); // with a capital, if it has one, only for the first name
        for (Phrase& phrase : phrases) {
            if (is_comma(phrase))
                continue;
            phrase.text = phrase.cells.empty() ? words.of(now, phrase.text)
                                               : words.of_single(now, phrase.text);
            now.front() = small_letter(now.front());
        }
        return phrases;
    }
    if (!around->has_name)
        return {{around->before}};
    phrases.insert(phrases.begin(), {around->before});
    phrases.push_back({around->after});
    return phrases;
}

std::vector<Phrase> text_of(const std::string& text)
{
    return text.empty() ? std::vector<Phrase>{} : std::vector<Phrase>{{text}};
}

} // namespace

std::vector<Phrase> list_of(const Translations& texts, const Grid& grid, const Cells& cells)
{
    return comma_list(cells,
                      [&](Cell cell) { return Phrase{cell_name(texts, grid, cell), {cell}}; });
}

std::string list_of(const Translations& texts, const Grid& grid, DigitSet digits)
{
    std::string text;
    for (Digit digit : digits)
        text += (text.empty() ? "" : ", ") + symbol_name(texts, grid, digit);
    return text;
}

std::vector<Phrase> phrases_for(const Translations& texts,
                                const Grid& grid,
                                const Step& step,
                                std::string_view placeholder)
{
    if (placeholder == "digit" && !step.digits.empty())
        return text_of(symbol_name(texts, grid, step.digits.first()));
    if (placeholder == "placed_digit" && !step.placements.empty())
        return text_of(symbol_name(texts, grid, step.placements.front().digit));
    if (placeholder == "size")
        return text_of(std::to_string(step.size));
    if (const auto phrases = sum_phrases(texts, grid, step, placeholder))
        return *phrases;
    if (const auto phrases = house_sum_phrases(texts, grid, step, placeholder))
        return *phrases;
    if (placeholder == "removals")
        return list_of(texts, grid, step.removals);
    if (placeholder == "some_extras")
        return list_of(texts, grid, some_extras(step));
    if (const PlaceholderName* name = find_place(candidate_placeholders, placeholder))
        return list_of(texts, grid, candidates_with(step, name->role, name->group));
    if (const auto cells = cells_called(step, placeholder))
        return list_of(texts, grid, *cells);
    if (const auto digits = digits_called(step, placeholder))
        return text_of(list_of(texts, grid, *digits));
    if (placeholder == "house")
        return main_house(texts, grid, step);
    if (const PlaceholderName* name = find_place(cell_placeholders, placeholder))
        return list_of(texts, grid, cells_with(step, name->role, name->group));
    if (const PlaceholderName* name = find_place(digit_placeholders, placeholder))
        return text_of(list_of(texts, grid, digits_for(step, *name)));
    if (const PlaceholderName* name = find_place(house_placeholders, placeholder))
        return house_list(texts, grid, step, *name);
    return {};
}

std::optional<std::vector<Phrase>> phrases_for(const Translations& texts,
                                               const Grid& grid,
                                               const Fact& fact,
                                               std::string_view placeholder)
{
    if (placeholder == "count")
        return text_of(std::to_string(fact.count));
    std::size_t place = 0;
    for (std::size_t each = 1; each < places_in_fact.size(); ++each) {
        if (placeholder.starts_with(places_in_fact[each])) {
            place = each;
            placeholder.remove_prefix(places_in_fact[each].size());
        }
    }
    const auto value = [&](const auto& all, const auto& text) {
        return place < all.size() ? std::optional(text(all[place])) : std::nullopt;
    };
    if (placeholder == "digits" || placeholder == "digit")
        return value(fact.digits,
                     [&](DigitSet digits) { return text_of(list_of(texts, grid, digits)); });
    if (placeholder == "cells")
        return value(fact.cells, [&](const Cells& cells) { return list_of(texts, grid, cells); });
    if (placeholder == "houses")
        return value(fact.houses, [&](const std::vector<HouseIndex>& houses) {
            return list_of(texts, grid, houses);
        });
    return std::nullopt;
}

std::optional<std::vector<Phrase>>
fill(const Translations& texts, const char* text, const PhrasesOf& phrases_of)
{
    std::string_view translated = texts.shown(text);
    std::vector<Phrase> sentence;
    while (!translated.empty()) {
        const std::size_t open = std::min(translated.find('{'), translated.size());
        if (open > 0)
            sentence.push_back({std::string(translated.substr(0, open))});
        translated.remove_prefix(open);
        const std::size_t close = translated.find('}');
        if (translated.empty() || close == translated.npos)
            break;
        const auto [form, name] = form_and_name(translated.substr(1, close - 1));
        const auto phrases = phrases_of(name);
        if (phrases.empty())
            return std::nullopt;
        std::ranges::copy(in_form(texts.words(), form, phrases), std::back_inserter(sentence));
        translated.remove_prefix(close + 1);
    }
    return sentence;
}

} // namespace engine
