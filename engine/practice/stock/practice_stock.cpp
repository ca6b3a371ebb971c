#include "engine/practice/stock/practice_stock.h"

#include <algorithm>

#include "engine/base/letters.h"
#include "engine/recipe/data_file.h"
#include "engine/recipe/puzzle_code.h"
#include "engine/rules/layout.h"

namespace engine {

namespace {

// The head: technique, layout, "next" or "among".
DataFile<PracticeShelf>& practice_stock()
{
    static DataFile<PracticeShelf> file(
        "practice.txt", 0x616a9c736f1b4596, [](const DataPart& part) {
            return PracticeShelf{part.head[0], part.head[1], part.head[2] == "next", part.lines};
        });
    return file;
}

constexpr std::size_t bits_in_figure = 6;
constexpr std::string_view bit_figures =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-";

std::string text_of_cells(const Candidates& candidates)
{
    std::string text;
    int open = 0;
    const auto close_gap = [&] {
        if (open > 0)
            text += std::to_string(open);
        open = 0;
    };
    for (Cell cell : candidates.chart().grid().cells()) {
        if (candidates.is_open(cell)) {
            ++open;
            continue;
        }
        close_gap();
        text += letter_after(candidates.is_given(cell) ? 'A' : 'a', candidates.digit(cell) - 1);
    }
    close_gap();
    return text;
}

// Those that the digits of the position leave, in the order of their bits.
std::vector<Candidate> candidates_left(const Candidates& start)
{
    std::vector<Candidate> all;
    for (Cell cell : start.open_cells()) {
        for (Digit digit : start.of(cell))
            all.push_back({cell, digit});
    }
    return all;
}

std::string text_of_bits(const std::vector<bool>& bits)
{
    std::string text;
    for (std::size_t first = 0; first < bits.size(); first += bits_in_figure) {
        std::size_t value = 0;
        for (std::size_t bit = first; bit < first + bits_in_figure; ++bit)
            value = value * 2 + (bit < bits.size() && bits[bit] ? 1 : 0);
        text += bit_figures[value];
    }
    return text.substr(0, text.find_last_not_of('0') + 1);
}

struct StockedCells {
    Digits givens;
    Digits digits;
};

// A number is read by up to three numerals: there are at most 625 cells.
std::optional<StockedCells> parse_cells(std::string_view text, const Grid& grid)
{
    StockedCells cells;
    const auto room = static_cast<std::size_t>(grid.cell_count());
    std::size_t open = 0;
    const auto close_gap = [&] {
        cells.digits.resize(cells.digits.size() + open, no_digit);
        cells.givens.resize(cells.digits.size(), no_digit);
        open = 0;
    };
    for (char letter : text) {
        if (letter >= '0' && letter <= '9') {
            open = open * 10 + static_cast<std::size_t>(letter - '0');
            if (open > room)
                return std::nullopt;
            continue;
        }
        close_gap();
        const int digit = is_letter(letter) ? capital(letter) - 'A' + 1 : 0;
        if (digit < 1 || digit > grid.size() || cells.digits.size() >= room)
            return std::nullopt;
        cells.digits.push_back(static_cast<Digit>(digit));
        cells.givens.push_back(is_small(letter) ? no_digit : static_cast<Digit>(digit));
    }
    close_gap();
    return cells.digits.size() == room ? std::optional(std::move(cells)) : std::nullopt;
}

} // namespace

Attempt read_practice_stock()
{
    return practice_stock().read();
}

std::vector<StockedPosition> stocked_positions(const Technique& technique)
{
    std::vector<StockedPosition> positions;
    for (const bool is_next : {true, false}) {
        for (const PracticeShelf& shelf : practice_stock().items_or_none()) {
            if (shelf.technique != technique.id || shelf.is_next != is_next)
                continue;
            for (std::string_view text : split(shelf.positions, '\n'))
                positions.push_back({shelf.layout, text, is_next});
        }
    }
    return positions;
}

bool has_easier_beside(const Technique& technique)
{
    return std::ranges::none_of(practice_stock().items_or_none(),
                                [&technique](const PracticeShelf& shelf) {
                                    return shelf.technique == technique.id && shelf.is_next;
                                });
}

std::shared_ptr<const Chart> stock_chart(std::string_view id)
{
    if (const auto layout = find_layout(id))
        return std::make_shared<const Chart>(make_grid(*layout));
    const auto recipe = parse_code(id);
    const auto puzzle = recipe ? remake(*recipe) : Result<Puzzle>(Failure{recipe.why()});
    return puzzle ? std::make_shared<const Chart>(puzzle->grid) : nullptr;
}

std::string stocked_text(const Candidates& candidates)
{
    const Candidates start(candidates.chart(), candidates.givens(), candidates.digits());
    std::vector<bool> removed;
    for (Candidate candidate : candidates_left(start))
        removed.push_back(!candidates.has(candidate));
    return text_of_cells(candidates) + ':' + text_of_bits(removed);
}

std::optional<Candidates> parse_stocked(std::string_view text, const Chart& chart)
{
    const std::size_t colon = text.find(':');
    const auto cells = parse_cells(text.substr(0, colon), chart.grid());
    if (!cells || colon == text.npos)
        return std::nullopt;
    Candidates candidates(chart, cells->givens, cells->digits);
    const std::vector<Candidate> left = candidates_left(candidates);
    const std::string_view figures = text.substr(colon + 1);
    for (std::size_t index = 0; index < figures.size() * bits_in_figure; ++index) {
        const std::size_t value = bit_figures.find(figures[index / bits_in_figure]);
        if (value == bit_figures.npos)
            return std::nullopt;
        const std::size_t place = bits_in_figure - 1 - index % bits_in_figure;
        const bool is_removed = (value >> place & 1) != 0;
        if (is_removed && index >= left.size())
            return std::nullopt;
        if (is_removed)
            candidates.remove(left[index].cell, left[index].digit);
    }
    return candidates;
}

} // namespace engine
