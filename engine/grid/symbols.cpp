#include "engine/grid/symbols.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/base/plain_text.h"

namespace engine {

namespace {

// These words are in saves and are never changed. A shape must differ from all others also where it
// is drawn very small.
using Words = std::array<std::string_view, picture_count>;
constexpr Words shapes = {"circle", "triangle", "square", "diamond", "star",
                          "cross",  "heart",    "moon",   "bolt"};
constexpr Words colours = {"red",  "orange", "yellow", "green", "teal",
                           "blue", "purple", "pink",   "brown"};

bool is_of(const Grid& grid, const Words& words)
{
    return grid.size() <= picture_count &&
           std::ranges::equal(grid.symbols(), std::span(words).first(grid.symbols().size()));
}

std::vector<std::string> first_of(const Words& words, int size)
{
    ENSURE(size <= picture_count);
    return {words.begin(), words.begin() + size};
}

std::vector<std::string> characters_of(std::string_view text)
{
    std::vector<std::string> characters;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = end_of_character(text, at);
        characters.emplace_back(text.substr(at, end - at));
        at = end;
    }
    return characters;
}

std::vector<std::string> symbols_for(const SymbolChoice& choice, int size)
{
    switch (choice.set) {
    case SymbolSet::Figures:
        return figures_for(size);
    case SymbolSet::Letters:
        return letters_for(size);
    case SymbolSet::Shapes:
        return first_of(shapes, size);
    case SymbolSet::Colours:
        return first_of(colours, size);
    case SymbolSet::Own: {
        std::vector<std::string> own = characters_of(choice.own);
        own.resize(size);
        return own;
    }
    }
    return figures_for(size);
}

// Asked for every digit that is drawn, so it makes no strings.
bool are_figures(const Grid& grid)
{
    for (int digit = 1; digit <= grid.size(); ++digit) {
        const std::string& symbol = grid.symbol(static_cast<Digit>(digit));
        const bool is_figure =
            digit < 10 ? symbol.size() == 1 && symbol[0] == letter_after('0', digit)
                       : symbol.size() == 2 && symbol[0] == letter_after('0', digit / 10) &&
                             symbol[1] == letter_after('0', digit % 10);
        if (!is_figure)
            return false;
    }
    return true;
}

} // namespace

Result<std::string> parse_own_symbols(std::string_view text)
{
    std::vector<std::string> found;
    for (const std::string& character : characters_of(text)) {
        if (character == " ")
            continue;
        const std::string symbol =
            character.size() == 1 ? std::string(1, capital(character[0])) : character;
        if (visible_text(symbol) != symbol)
            return Failure{{N_("A symbol of your own must be a character that can be seen")}};
        if (std::ranges::find(found, symbol) != found.end())
            return Failure{{N_("{symbol} is there twice: each digit needs a symbol of its own"),
                            {{"symbol", symbol}}}};
        found.push_back(symbol);
    }
    if (found.size() > std::size_t{max_size})
        return Failure{
            {N_("At most {most} symbols are needed"), {{"most", std::to_string(max_size)}}}};
    std::string all;
    for (const std::string& symbol : found)
        all += symbol;
    return all;
}

bool fits(const SymbolChoice& choice, const Grid& grid)
{
    if (!grid.cages().empty())
        return choice.set == SymbolSet::Figures;
    if (choice.set == SymbolSet::Own)
        return characters_in(choice.own) >= std::size_t(grid.size());
    return !are_pictures(choice.set) || grid.size() <= picture_count;
}

Grid in_symbols(const Grid& grid, const SymbolChoice& choice)
{
    return with_symbols(grid, fits(choice, grid) ? symbols_for(choice, grid.size())
                                                 : figures_for(grid.size()));
}

SymbolSet symbol_set_of(const Grid& grid)
{
    if (are_figures(grid))
        return SymbolSet::Figures;
    const std::string& first = grid.symbol(1);
    if (first == shapes.front() && is_of(grid, shapes))
        return SymbolSet::Shapes;
    if (first == colours.front() && is_of(grid, colours))
        return SymbolSet::Colours;
    return first == "A" && grid.symbols() == letters_for(grid.size()) ? SymbolSet::Letters
                                                                      : SymbolSet::Own;
}

std::size_t longest_symbol(const Grid& grid)
{
    if (are_pictures(symbol_set_of(grid)))
        return 1;
    std::size_t longest = 0;
    for (const std::string& symbol : grid.symbols())
        longest = std::max(longest, characters_in(symbol));
    return longest;
}

} // namespace engine
