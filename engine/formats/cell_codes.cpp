#include "engine/formats/cell_codes.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/base/quoted.h"
#include "engine/rules/drawn_grid.h"

namespace engine {

std::string without_any_blanks(std::string_view text)
{
    constexpr auto is_blank = among(" \t\r\n");
    std::string kept;
    std::ranges::copy_if(text, std::back_inserter(kept),
                         [&](char letter) { return !is_blank[byte_of(letter)]; });
    return kept;
}

Failure wrong_coded_count(std::size_t found)
{
    return {{N_("found {found} cells, needed {needed}"),
             {{"found", std::to_string(found)}, {"needed", std::to_string(coded_cells)}}}};
}

Failure unreadable_code(std::size_t cell, std::string_view code)
{
    return {{N_("{cell} is written as \"{text}\", which can't be read"),
             {{"cell", name_of_cell(cell, coded_size)}, {"text", quoted(code)}}}};
}

Attempt take_coded_cage(Cells cells, int sum, DeclaredRules& rules)
{
    if (sum == 0) {
        if (cells.size() > 1)
            rules.cages.push_back({std::move(cells)});
        return Done{};
    }
    auto cage = cage_with_sum(std::move(cells), sum, coded_size);
    if (!cage)
        return Failure{cage.why()};
    rules.cages.push_back(*std::move(cage));
    return Done{};
}

bool are_coded_regions(std::string_view symbols)
{
    if (std::ssize(symbols) != coded_cells)
        return false;
    // Almost all texts fail here.
    if (symbols[0] != symbols[1] && symbols[0] != symbols[coded_size])
        return false;
    std::array<int, 256> count{};
    for (const char symbol : symbols) {
        if (++count[byte_of(symbol)] > coded_size)
            return false;
    }
    const Grid square = GridBuilder(coded_size).build();
    return std::ranges::all_of(coded_regions(symbols), [&](const Cells& region) {
        return std::ssize(region) == coded_size && is_in_one_piece(region, square);
    });
}

std::vector<Cells> coded_regions(std::string_view symbols)
{
    std::map<char, Cells> by_symbol;
    for (std::size_t cell = 0; cell < symbols.size(); ++cell)
        by_symbol[symbols[cell]].push_back(Cell::at(cell));
    std::vector<Cells> regions;
    for (auto& [symbol, cells] : by_symbol)
        regions.push_back(std::move(cells));
    return regions;
}

Attempt are_coded_cages(const SharedPuzzle& puzzle)
{
    const auto is_given = [](Digit digit) {
        return digit != no_digit;
    };
    if (std::ranges::any_of(puzzle.givens, is_given))
        return Failure{{N_("this format can't tell givens beside cages")}};
    std::vector<Cells> all;
    bool says_nothing = false;
    for (const Cage& cage : puzzle.grid->cages()) {
        all.push_back(cage.cells);
        says_nothing = says_nothing || (!cage.has_sum() && cage.cells.size() == 1);
    }
    if (says_nothing || !are_apart(all, puzzle.grid->cell_count()))
        return Failure{
            {N_("this format can't tell cages that overlap, or one cell without a sum")}};
    return lists_its_cages(puzzle);
}

bool takes_coded_killer(const SharedPuzzle& puzzle, std::initializer_list<std::string_view> rules)
{
    return puzzle.layout->size == coded_size && has_rule(*puzzle.layout, "killer") &&
           has_only_rules(*puzzle.layout, rules);
}

std::string region_codes(const Grid& grid, char first)
{
    std::string codes;
    std::vector<int> names(coded_size, -1);
    int named = 0;
    for (const int region : regions_of(grid)) {
        if (names[region] < 0)
            names[region] = named++;
        codes += letter_after(first, names[region]);
    }
    return codes;
}

} // namespace engine
