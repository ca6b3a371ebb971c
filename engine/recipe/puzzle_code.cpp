#include "engine/recipe/puzzle_code.h"

#include <algorithm>
#include <array>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/recipe/board_of_the_day.h"
#include "engine/recipe/code.h"
#include "engine/recipe/stock.h"

namespace engine {

namespace {

// Codes name a layout by its number in this list: names are only ever appended.
constexpr auto layouts_in_codes = std::to_array<std::string_view>({
    "4x4",
    "6x6",
    "8x8",
    "9x9",
    "10x10",
    "12x12",
    "15x15",
    "16x16",
    "20x20",
    "25x25",
    "x-9x9",
    "windoku",
    "disjoint-9x9",
    "anti-knight-9x9",
    "anti-king-9x9",
    "jigsaw-5x5",
    "jigsaw-6x6",
    "jigsaw-7x7",
    "jigsaw-8x8",
    "jigsaw-9x9",
    "jigsaw-10x10",
    "jigsaw-12x12",
    "jigsaw-x-9x9",
    "killer-4x4",
    "killer-6x6",
    "killer-8x8",
    "killer-9x9",
    "killer-x-9x9",
    "killer-jigsaw-9x9",
    "twodoku",
    "butterfly",
    "flower",
    "samurai",
});

// How many there may ever be. None of these numbers can change.
constexpr std::uint32_t most_forms = 6;
constexpr std::uint32_t most_layouts = 64;
constexpr std::uint32_t most_levels = 7;
constexpr std::uint32_t most_cells = 625;
constexpr std::uint32_t most_in_row = 26;
constexpr std::uint32_t most_shelves = 512;
constexpr std::uint32_t most_on_shelf = 16'384;
constexpr std::uint32_t shelf_of_days = most_shelves - 1; // no shelf: boards of the day
constexpr std::uint32_t most_days = 2'932'897;            // from 1970-01-01 to 9999-12-31
constexpr std::uint32_t half_of_dice = 1u << 16;
// After the groups of givens that were put back, another one of the next dozen.
constexpr std::uint32_t most_also = 13;

constexpr std::size_t least_figures = 11; // without the check
constexpr std::size_t most_figures = 24;

enum Form : std::uint32_t {
    UsualForm,      // from dice, with nothing but a level
    PatternForm,    // from dice, with a fill method, a symmetry and a removal rule
    CountForm,      // the same, with numbers of givens
    StockForm,      // also boards of the day
    FewerForm,      // as the usual one, with two more givens removed, and none put back
    FewerEasedForm, // with one more given removed
};

template <typename Code>
void pass_dice(Code& code, std::uint32_t& dice)
{
    std::uint32_t low = dice % half_of_dice;
    std::uint32_t high = dice / half_of_dice;
    code.pass(low, half_of_dice);
    code.pass(high, half_of_dice);
    dice = high * half_of_dice + low;
}

RemovalRule usual_rule(int level)
{
    return level == 0   ? RemovalRule::RegionSingles
           : level == 1 ? RemovalRule::AllSingles
                        : RemovalRule::OneSolution;
}

// Nothing if no form holds all of it. None holds how cages are drawn: it has to be as usual.
std::optional<Form> form_of(const Layout& layout, const FromDice& from)
{
    const Construction& construction = from.construction;
    if (construction.cages != usual_cages(layout, from.level, construction.rule))
        return std::nullopt;
    const auto [one, other] = construction.also_removed;
    if (construction.most_in_row != 0 || !construction.givens_of_rows.empty() ||
        construction.digits_in_order || construction.fill == FillMethod::Rows)
        return std::nullopt;
    const bool is_usual = construction.fill == FillMethod::Backtracking &&
                          construction.symmetry == Symmetry::None &&
                          construction.rule == usual_rule(from.level) && construction.givens == 0 &&
                          construction.givens_in_row == 0;
    if (one < 0 && other < 0) {
        const bool has_counts = construction.givens != 0 || construction.givens_in_row != 0;
        return is_usual ? UsualForm : has_counts ? CountForm : PatternForm;
    }
    if (!is_usual)
        return std::nullopt;
    if (construction.put_back == 0 && construction.put_back_also < 0)
        return FewerForm;
    return other < 0 ? std::optional(FewerEasedForm) : std::nullopt;
}

template <typename Code>
void pass_put_back(Code& code, Construction& construction, int cells)
{
    pass_number(code, construction.put_back, cells + 1);
    int also =
        construction.put_back_also < 0 ? 0 : construction.put_back_also - construction.put_back + 1;
    pass_number(code, also, most_also);
    construction.put_back_also = also == 0 ? -1 : construction.put_back + also - 1;
}

template <typename Code>
void pass_cell_or_none(Code& code, int& cell, int cells)
{
    int choice = cell + 1;
    pass_number(code, choice, cells + 1);
    cell = choice - 1;
}

template <typename Code>
void pass(Code& code, FromDice& from, int cells, Form form)
{
    Construction& construction = from.construction;
    pass_number(code, from.level, most_levels);
    if (!Code::writes)
        construction.rule = usual_rule(from.level);
    if (form == PatternForm || form == CountForm) {
        pass_number(code, construction.fill, 2);
        pass_number(code, construction.symmetry, 6);
        pass_number(code, construction.rule, 4);
    }
    if (form == CountForm) {
        pass_number(code, construction.givens, most_cells);
        pass_number(code, construction.givens_in_row, most_in_row);
    }
    if (form == FewerForm || form == FewerEasedForm)
        pass_cell_or_none(code, construction.also_removed[0], cells);
    if (form == FewerForm)
        pass_cell_or_none(code, construction.also_removed[1], cells);
    else
        pass_put_back(code, construction, cells);
    pass_dice(code, construction.dice);
}

// After the shelf.
template <typename Code>
void pass(Code& code, FromStock& from)
{
    pass_number(code, from.number, most_on_shelf);
    pass_dice(code, from.dice);
}

// Likewise.
template <typename Code>
void pass(Code& code, OfDay& of)
{
    auto days = static_cast<std::uint32_t>(of.day.time_since_epoch().count());
    pass_number(code, of.level, most_levels);
    code.pass(days, most_days);
    of.day = Day(std::chrono::days(days));
}

int cells_of(const Layout& layout)
{
    return make_grid(layout)->cell_count();
}

bool is_in_list(std::string_view layout)
{
    return std::ranges::find(layouts_in_codes, layout) != layouts_in_codes.end();
}

int number_of_figure(char figure)
{
    return count_before(puzzle_code_figures, std::ranges::find(puzzle_code_figures, figure));
}

// The sum of all characters, each weighted by its position from the end, is a multiple of 31 with
// the check character, whose weight is 1. A mix's name counts too.
char check_figure(std::string_view mix, std::string_view figures)
{
    int sum = 0;
    for (char letter : mix)
        sum = (sum * 7 + byte_of(letter)) % 31;
    for (int index = 0; index < count_of(figures); ++index) {
        const int weight = count_of(figures) - index + 1;
        sum = (sum + weight * number_of_figure(figures[index])) % 31;
    }
    return puzzle_code_figures[(31 - sum) % 31];
}

std::string in_groups(std::string_view figures)
{
    constexpr std::size_t group = 4;
    std::string text;
    for (std::size_t index = 0; index < figures.size(); ++index) {
        if (index != 0 && index % group == 0)
            text += '-';
        text += figures[index];
    }
    return text;
}

Failure no_such_puzzle()
{
    return Failure{{N_("This version of the game knows no puzzle with this code")}};
}

Failure wrong_character(std::string_view symbol, std::size_t place)
{
    return Failure{
        {N_("Character {place} of the code can't be \"{symbol}\"; codes consist of 0 to 9 "
            "and the letters without I, L, O, Q and U"),
         {{"place", std::to_string(place)}, {"symbol", std::string(symbol)}}}};
}

Failure wrong_length(std::size_t found)
{
    return Failure{
        {N_("The number of characters of the code is {found}; most codes have 12, the "
            "longest have {most}"),
         {{"found", std::to_string(found)}, {"most", std::to_string(most_figures + 1)}}}};
}

char as_figure(char letter)
{
    letter = capital(letter);
    if (letter == 'O')
        return '0';
    return letter == 'I' || letter == 'L' ? '1' : letter;
}

Result<std::string> read_figures(std::string_view text)
{
    std::string figures;
    std::size_t place = 0; // in characters
    for (std::size_t index = 0; index < text.size();) {
        const std::string_view symbol = text.substr(index, end_of_character(text, index) - index);
        ++place;
        index += symbol.size();
        if (symbol == "-" || symbol == " ")
            continue;
        const char figure = as_figure(symbol.front());
        if (symbol.size() != 1 || puzzle_code_figures.find(figure) == std::string_view::npos)
            return wrong_character(symbol, place);
        figures += figure;
        if (figures.size() > most_figures + 1)
            return wrong_length(text.size());
    }
    if (figures.size() < least_figures + 1)
        return wrong_length(figures.size());
    return figures;
}

void write_prepared(CodeWriter& code, const Recipe& recipe)
{
    if (const auto* known = std::get_if<FromStock>(&recipe.made_from)) {
        FromStock from = *known;
        pass_number(code, from.shelf, most_shelves);
        return pass(code, from);
    }
    OfDay of = std::get<OfDay>(recipe.made_from);
    std::uint32_t shelf = shelf_of_days;
    code.pass(shelf, most_shelves);
    pass(code, of);
}

void read_prepared(CodeReader& code, Recipe& recipe)
{
    FromStock from;
    pass_number(code, from.shelf, most_shelves);
    if (from.shelf == shelf_of_days) {
        OfDay of;
        pass(code, of);
        recipe.made_from = of;
    } else {
        pass(code, from);
        recipe.made_from = from;
    }
}

Result<Recipe> read_recipe(CodeReader& code, const std::optional<Layout>& mix)
{
    Recipe recipe;
    auto form = UsualForm;
    std::uint32_t layout = 0;
    pass_number(code, form, most_forms);
    if (!mix)
        code.pass(layout, most_layouts);
    if (!mix && layout >= layouts_in_codes.size())
        return no_such_puzzle();
    recipe.layout = mix ? mix->id : std::string(layouts_in_codes[layout]);
    if (form == StockForm) {
        read_prepared(code, recipe);
    } else {
        FromDice from;
        const Layout found = *find_layout(recipe.layout);
        pass(code, from, cells_of(found), form);
        from.construction.cages = usual_cages(found, from.level, from.construction.rule);
        recipe.made_from = from;
    }
    const auto* of = std::get_if<OfDay>(&recipe.made_from);
    const bool has_other_code = of != nullptr && of->day <= last_plain_day;
    return code.is_read() && !has_other_code ? Result<Recipe>(std::move(recipe)) : no_such_puzzle();
}

} // namespace

std::string to_code(const Recipe& recipe)
{
    ENSURE(has_code(recipe));
    const std::string mix = is_in_list(recipe.layout) ? "" : recipe.layout;
    const auto* from_dice = std::get_if<FromDice>(&recipe.made_from);
    CodeWriter code;
    Form form =
        from_dice != nullptr ? *form_of(*find_layout(recipe.layout), *from_dice) : StockForm;
    pass_number(code, form, most_forms);
    if (mix.empty()) {
        std::uint32_t layout =
            count_before(layouts_in_codes, std::ranges::find(layouts_in_codes, recipe.layout));
        code.pass(layout, most_layouts);
    }
    if (from_dice != nullptr) {
        FromDice from = *from_dice;
        pass(code, from, cells_of(*find_layout(recipe.layout)), form);
    } else {
        write_prepared(code, recipe);
    }
    std::string figures = code.text(puzzle_code_figures);
    if (figures.size() < least_figures)
        figures.insert(0, least_figures - figures.size(), '0');
    figures += check_figure(mix, figures);
    return (mix.empty() ? "" : mix + ":") + in_groups(figures);
}

Result<Recipe> parse_code(std::string_view text)
{
    std::optional<Layout> mix;
    if (const std::size_t colon = text.rfind(':'); colon != std::string_view::npos) {
        const auto layout = parse_layout(text.substr(0, colon));
        if (!layout)
            return Failure{layout.why()};
        mix = *layout;
        text.remove_prefix(colon + 1);
    }
    const auto figures = read_figures(text);
    if (!figures)
        return Failure{figures.why()};
    const std::string_view without_check =
        std::string_view(*figures).substr(0, figures->size() - 1);
    if (figures->back() != check_figure(mix ? mix->id : "", without_check))
        return Failure{{N_("The code is mistyped: its last character does not fit the others")}};
    CodeReader code(without_check, puzzle_code_figures);
    return read_recipe(code, mix);
}

bool has_code(const Recipe& recipe)
{
    const auto* from = std::get_if<FromDice>(&recipe.made_from);
    return from != nullptr ? form_of(*find_layout(recipe.layout), *from).has_value()
                           : std::holds_alternative<FromStock>(recipe.made_from) ||
                                 std::holds_alternative<OfDay>(recipe.made_from);
}

} // namespace engine
