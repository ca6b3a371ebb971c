#include <algorithm>

#include "engine/base/quoted.h"
#include "engine/base/whole_number.h"
#include "engine/rules/box_shape.h"
#include "engine/rules/catalogue.h"
#include "engine/rules/layout.h"
#include "engine/rules/rule.h"

namespace engine {

namespace {

// Before it is known whether all of it goes together.
struct Mix {
    std::string squares; // "9x9", "samurai"
    std::string name;
    int size = 0;
    std::vector<Place> corners = {{0, 0}};
    std::vector<std::string_view> extras = {}; // ids of rules

    bool has(std::string_view rule) const
    {
        return std::ranges::find(extras, rule) != extras.end();
    }
};

constexpr std::size_t most_quoted = 40;

// Cuts the front off a text, up to a plus sign.
std::string_view take_word(std::string_view& rest)
{
    const std::string_view word = rest.substr(0, rest.find('+'));
    rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    return word;
}

// "9x9", both numbers the same.
std::optional<int> square_size(std::string_view word)
{
    const auto size = whole_number(word.substr(0, word.find('x')), 1, max_size);
    const std::string side = std::to_string(size.value_or(0));
    return word == side + "x" + side ? size : std::nullopt;
}

std::optional<Mix> squares_called(std::string_view word)
{
    if (const auto size = square_size(word)) {
        const std::string side = std::to_string(*size);
        return Mix{.squares = std::string(word), .name = side + "×" + side, .size = *size};
    }
    for (const Arrangement& each : all_arrangements()) {
        if (each.id == word)
            return Mix{std::string(each.id), each.name, each.size, each.corners, {}};
    }
    return std::nullopt;
}

std::string_view long_form(std::string_view word)
{
    for (const NamedMix& named : all_named_mixes()) {
        if (named.id == word)
            return named.mix;
    }
    return word;
}

Result<Mix> parse_mix(std::string_view text)
{
    std::string_view rest = text;
    const std::string_view first = take_word(rest);
    std::string_view base = long_form(first);
    auto mix = squares_called(take_word(base));
    if (!mix)
        return Failure{{N_("\"{text}\" is not a layout; write one like 9x9, x-9x9 or 9x9+windoku"),
                        {{"text", quoted(first, most_quoted)}}}};
    for (std::string_view* source : {&base, &rest}) {
        while (!source->empty()) {
            const std::string_view word = take_word(*source);
            const Rule* rule = find_rule(word);
            if (rule == nullptr)
                return Failure{{N_("\"{text}\" is not a rule that can be added to a layout"),
                                {{"text", quoted(word, most_quoted)}}}};
            if (!mix->has(rule->id))
                mix->extras.push_back(rule->id);
        }
    }
    return *std::move(mix);
}

Layout put_together(const Mix& mix)
{
    Layout layout{mix.squares, mix.name, mix.size, {}, mix.corners};
    for (const Rule& rule : all_rules()) {
        const bool goes_without_saying = *rule.name == '\0';
        if (!goes_without_saying && !mix.has(rule.id))
            continue;
        if (rule.id == "boxes" && mix.has("jigsaw"))
            continue;
        layout.rules.push_back(rule.id);
        if (!goes_without_saying)
            layout.id += "+" + std::string(rule.id);
    }
    for (const NamedMix& named : all_named_mixes()) {
        if (named.mix == layout.id) {
            layout.id = named.id;
            break;
        }
    }
    return layout;
}

Attempt fits_together(const Layout& layout)
{
    const auto has = [&](std::string_view rule) {
        return std::ranges::find(layout.rules, rule) != layout.rules.end();
    };
    if (has("jigsaw") && layout.corners.size() > 1)
        return Failure{{N_("Jigsaw needs a single square; squares that overlap keep their boxes")}};
    if (has("jigsaw") && has("disjoint-groups"))
        return Failure{{N_("Disjoint groups need boxes, and a jigsaw has none")}};
    for (std::string_view id : layout.rules) {
        const Rule* rule = find_rule(id);
        if (!rule->fits(layout.size))
            return Failure{{rule->demand, {{"size", std::to_string(layout.size)}}}};
    }
    return Done{};
}

} // namespace

Result<Layout> parse_layout(std::string_view text)
{
    const auto mix = parse_mix(text);
    if (!mix)
        return Failure{mix.why()};
    Layout layout = put_together(*mix);
    const Attempt attempt = fits_together(layout);
    if (!attempt)
        return Failure{attempt.why()};
    return layout;
}

} // namespace engine
