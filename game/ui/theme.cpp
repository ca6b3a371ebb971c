#include "game/ui/theme.h"

#include <algorithm>
#include <bitset>
#include <charconv>
#include <optional>

#include "engine/base/count.h"
#include "engine/base/whole_number.h"
#include "game/ui/name_values.h"

namespace game {

namespace {

// In the order of Paint.
constexpr std::array<std::string_view, paint_count> paint_names = {
    "background",
    "surface",
    "raised",
    "lip",
    "hover",
    "line",
    "track",
    "board",
    "board-alternate",
    "region-1",
    "region-2",
    "region-3",
    "extra",
    "cage",
    "thin",
    "thick",
    "ink",
    "ink-2",
    "ink-3",
    "given",
    "entry",
    "note",
    "selection",
    "selection-edge",
    "selection-ink",
    "selected-given",
    "selected-entry",
    "selected-note",
    "peer",
    "peer-region-1",
    "peer-region-2",
    "peer-region-3",
    "peer-extra",
    "same",
    "accent",
    "accent-lip",
    "on-accent",
    "accent-text",
    "focus",
    "ok",
    "ok-soft",
    "error",
    "error-soft",
    "wrong",
    "cause",
    "cause-soft",
    "effect",
    "effect-soft",
    "gold",
    "gold-soft",
    "gold-fill",
    "on-mark",
    "shadow",
    "white",
    "black",
    "colour-1",
    "colour-2",
    "colour-3",
    "colour-4",
    "colour-5",
    "colour-6",
    "colour-7",
    "colour-8",
    "colour-9",
    "symbol-red",
    "symbol-orange",
    "symbol-yellow",
    "symbol-green",
    "symbol-teal",
    "symbol-blue",
    "symbol-purple",
    "symbol-pink",
    "symbol-brown",
};

// The same in all themes, and not in their files. A puzzle in colours is what it is; so that it is
// readable everywhere, each colour has an outline and a number of dark dots.
struct FixedPaint {
    Paint paint;
    Colour colour;
};
constexpr auto fixed_paints = std::to_array<FixedPaint>({
    {Paint::White, {255, 255, 255, 255}},
    {Paint::Black, {0, 0, 0, 255}},
    {Paint::SymbolRed, {229, 57, 53, 255}},
    {Paint::SymbolOrange, {255, 143, 31, 255}},
    {Paint::SymbolYellow, {255, 214, 51, 255}},
    {Paint::SymbolGreen, {67, 176, 71, 255}},
    {Paint::SymbolTeal, {38, 198, 205, 255}},
    {Paint::SymbolBlue, {58, 122, 237, 255}},
    {Paint::SymbolPurple, {150, 92, 214, 255}},
    {Paint::SymbolPink, {244, 120, 184, 255}},
    {Paint::SymbolBrown, {156, 106, 72, 255}},
});

// Parses #RRGGBB or #RRGGBBAA.
std::optional<Colour> parse_colour(std::string_view text)
{
    if ((text.size() != 7 && text.size() != 9) || text.front() != '#')
        return std::nullopt;
    std::array<std::uint8_t, 4> parts = {0, 0, 0, 255};
    for (std::size_t part = 0; part < (text.size() - 1) / 2; ++part) {
        const auto byte =
            engine::whole_number<std::uint8_t>(text.substr(1 + 2 * part, 2), 0, 255, 16);
        if (!byte)
            return std::nullopt;
        parts[part] = *byte;
    }
    return Colour{parts[0], parts[1], parts[2], parts[3]};
}

std::uint8_t between(std::uint8_t from, std::uint8_t to, int percent)
{
    return static_cast<std::uint8_t>((from * (100 - percent) + to * percent + 50) / 100);
}

Colour mixed(Colour from, Colour to, int percent)
{
    return Colour{between(from.red, to.red, percent), between(from.green, to.green, percent),
                  between(from.blue, to.blue, percent), between(from.alpha, to.alpha, percent)};
}

engine::Failure unreadable(std::string_view id, const NameValue& read)
{
    return engine::Failure{
        {engine::N_("Theme {theme}, line {line}: this must be a paint and its colour"),
         {{"theme", std::string(id)}, {"line", std::to_string(read.line)}}}};
}

using Found = std::bitset<paint_count>;

// What a theme file says besides colours; a value that is not understood counts as no. Returns
// false if the line is not about that.
bool take_property(Theme& theme, const NameValue& read)
{
    const std::string_view value = read.value;
    if (read.name == "name")
        theme.name = value;
    else if (read.name == "order")
        std::from_chars(value.data(), value.data() + value.size(), theme.order);
    else if (read.name == "dark")
        theme.dark = value == "yes";
    else if (read.name == "glow")
        theme.style.glows = value == "yes";
    else if (read.name == "patterns")
        theme.style.patterns = value == "yes";
    else if (read.name == "keycaps")
        theme.style.outlined = value == "outlined";
    else
        return false;
    return true;
}

// Returns false if the line is not valid in a theme.
bool take(Theme& theme, Found& found, const NameValue& read)
{
    if (take_property(theme, read))
        return true;
    const auto* paint = std::ranges::find(paint_names, read.name);
    const auto colour = parse_colour(read.value);
    if (paint == paint_names.end() || !colour)
        return false;
    const std::size_t place = paint - paint_names.begin();
    theme.colours[place] = *colour;
    found.set(place);
    return true;
}

} // namespace

Colour colour_of(Tint tint, const Theme& shown, const std::vector<Theme>& all)
{
    const bool named = tint.theme >= 0 && tint.theme < engine::count_of(all);
    return named ? all[tint.theme][tint] : shown[tint];
}

Theme between(const Theme& from, const Theme& to, int percent)
{
    Theme theme = to;
    for (std::size_t place = 0; place < theme.colours.size(); ++place)
        theme.colours[place] = mixed(from.colours[place], to.colours[place], percent);
    return theme;
}

Colour Theme::operator[](Tint tint) const
{
    Colour colour = mixed((*this)[tint.paint], (*this)[tint.into], tint.mix);
    colour.alpha = between(0, colour.alpha, tint.opacity);
    return colour;
}

std::string_view name_of(Paint paint)
{
    return paint_names[engine::index_of(paint)];
}

engine::Result<Theme> parse_theme(std::string_view id, std::string_view text)
{
    Theme theme{.id = std::string(id), .name = std::string(id)};
    Found found;
    for (const FixedPaint& fixed : fixed_paints) {
        theme.colours[fixed.paint] = fixed.colour;
        found.set(engine::index_of(fixed.paint));
    }
    for (const NameValue& read : read_name_values(text)) {
        if (!read.name.empty() && !take(theme, found, read))
            return unreadable(id, read);
    }
    for (std::size_t place = 0; place < paint_names.size(); ++place) {
        if (!found.test(place))
            return engine::Failure{
                {engine::N_("Theme {theme}: the paint {paint} is missing"),
                 {{"theme", std::string(id)}, {"paint", std::string(paint_names[place])}}}};
    }
    return theme;
}

} // namespace game
