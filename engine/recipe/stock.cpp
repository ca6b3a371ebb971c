#include "engine/recipe/stock.h"

#include <algorithm>
#include <array>

#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/recipe/data_file.h"

namespace engine {

namespace {

// The head: layout, level, symmetry, attempts before, and what was prepared.
DataFile<Shelf>& stock()
{
    static DataFile<Shelf> file("stock.txt", 0xe8a387cd2dfdf919, [](const DataPart& part) {
        const auto& head = part.head;
        return Shelf{.layout = head[0],
                     .level = head[1],
                     .symmetry = head[2],
                     .attempts_before = static_cast<std::uint64_t>(number_from(head[3])),
                     .prepared = head[4] == "walks" ? Prepared::Walks : Prepared::Grids,
                     .text = part.lines};
    });
    return file;
}

// six bits for each character
constexpr std::string_view figures =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-";

constexpr std::array<std::uint8_t, 128> values = [] {
    std::array<std::uint8_t, 128> by_figure = {};
    for (std::size_t value = 0; value < figures.size(); ++value)
        by_figure[figures[value]] = static_cast<std::uint8_t>(value);
    return by_figure;
}();

std::uint32_t value_of(char figure)
{
    return values[figure & 127];
}

constexpr std::size_t cells = 81;
constexpr std::size_t exchange_length = 3;

// An exchange is one number: which of the givens is removed, the cell and the digit of the new one,
// and, in the lowest bit, whether the resulting puzzle is offered.
std::uint32_t number_of(std::string_view exchange)
{
    std::uint32_t number = 0;
    for (char figure : exchange)
        number = number << 6 | value_of(figure);
    return number;
}

bool leads_to_offered(std::string_view exchange)
{
    return (value_of(exchange.back()) & 1) != 0;
}

Cell given_of(const Digits& givens, std::uint32_t number)
{
    for (std::uint16_t cell = 0; cell < givens.size(); ++cell) {
        if (givens[cell] != no_digit && number-- == 0)
            return Cell{cell};
    }
    ENSURE(false);
}

Exchange read_exchange(const Digits& givens, std::string_view text)
{
    const std::uint32_t number = number_of(text) >> 1;
    return {given_of(givens, number / 9 / cells), Cell::at(number / 9 % cells),
            digit_at(number % 9)};
}

std::string text_of_exchange(const Digits& before, const StockPuzzle& after)
{
    std::size_t removed = 0; // index of a cell
    std::size_t added = 0;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        if (before[cell] == after.givens[cell])
            continue;
        if (before[cell] != no_digit)
            removed = cell;
        if (after.givens[cell] != no_digit)
            added = cell;
    }
    const auto end = before.begin() + removed;
    const std::size_t open = std::count(before.begin(), end, no_digit);
    const std::size_t place = (removed - open) * cells + added;
    const std::size_t number =
        (place * 9 + after.givens[added] - 1) * 2 + (after.is_offered ? 1 : 0);
    return {figures[number >> 12], figures[number >> 6 & 63], figures[number & 63]};
}

Digits read_start(std::string_view text)
{
    Digits givens;
    for (char letter : text) {
        if (const Digit digit = digit_of(letter); digit != no_digit)
            givens.push_back(digit);
        else if (letter >= 'a')
            givens.resize(givens.size() + (letter - 'a' + 1), no_digit);
    }
    givens.resize(cells, no_digit);
    return givens;
}

std::string text_of_start(const StockPuzzle& start)
{
    std::string text = start.is_offered ? "" : "-";
    int open = 0;
    const auto close_gap = [&] {
        for (; open > 0; open -= std::min(open, 26))
            text += letter_after('a', std::min(open, 26) - 1);
    };
    for (Digit digit : start.givens) {
        if (digit == no_digit) {
            ++open;
            continue;
        }
        close_gap();
        text += letter_after('0', digit);
    }
    close_gap();
    return text;
}

} // namespace

Attempt read_stock()
{
    return stock().read();
}

std::span<const Shelf> all_shelves()
{
    return stock().items_or_none();
}

const Shelf* find_shelf(std::string_view layout, std::string_view level, std::string_view symmetry)
{
    for (const Shelf& shelf : all_shelves()) {
        if (shelf.layout == layout && shelf.level == level && shelf.symmetry == symmetry)
            return &shelf;
    }
    return nullptr;
}

// Codes have a line each; those that are not offered begin with "-".
std::optional<std::string_view> grid_code_on(const Shelf& shelf, int number)
{
    ENSURE(shelf.prepared == Prepared::Grids);
    const auto words = split(shelf.text, '\n');
    if (number < 0 || number >= std::ssize(words))
        return std::nullopt;
    const std::string_view word = words[number];
    return word.substr(word.starts_with('-') ? 1 : 0);
}

std::optional<Digits> stock_puzzle(const Shelf& shelf, int number)
{
    for (const Walk& walk : walks_on(shelf)) {
        const int here = 1 + static_cast<int>(walk.exchanges.size() / exchange_length);
        if (number >= 0 && number < here)
            return puzzles_on(walk)[number].givens;
        number -= here;
    }
    return std::nullopt;
}

std::vector<int> offered_on(const Shelf& shelf)
{
    std::vector<int> numbers;
    int number = 0;
    const auto look = [&](bool is_offered) {
        if (is_offered)
            numbers.push_back(number);
        ++number;
    };
    if (shelf.prepared == Prepared::Grids) {
        for (std::string_view word : split(shelf.text, '\n'))
            look(!word.starts_with('-'));
        return numbers;
    }
    for (const Walk& walk : walks_on(shelf)) {
        look(!walk.start.starts_with('-'));
        for (std::size_t at = 0; at < walk.exchanges.size(); at += exchange_length)
            look(leads_to_offered(walk.exchanges.substr(at, exchange_length)));
    }
    return numbers;
}

Digits exchanged(Digits givens, Exchange exchange)
{
    givens[exchange.removed] = no_digit;
    givens[exchange.added] = exchange.digit;
    return givens;
}

std::vector<Walk> walks_on(const Shelf& shelf)
{
    ENSURE(shelf.prepared == Prepared::Walks);
    std::vector<Walk> walks;
    for (std::string_view walk : split(shelf.text, '\n')) {
        const std::string_view start = walk.substr(0, walk.find(' '));
        walks.push_back({start, walk.substr(std::min(walk.size(), start.size() + 1))});
    }
    return walks;
}

std::vector<StockPuzzle> puzzles_on(const Walk& walk)
{
    std::vector<StockPuzzle> puzzles = {{read_start(walk.start), !walk.start.starts_with('-')}};
    for (std::size_t at = 0; at < walk.exchanges.size(); at += exchange_length) {
        const std::string_view text = walk.exchanges.substr(at, exchange_length);
        const Digits& before = puzzles.back().givens;
        puzzles.push_back({exchanged(before, read_exchange(before, text)), leads_to_offered(text)});
    }
    return puzzles;
}

std::string text_of_walk(const std::vector<StockPuzzle>& puzzles)
{
    std::string text = text_of_start(puzzles.front());
    for (std::size_t next = 1; next < puzzles.size(); ++next) {
        text += next == 1 ? " " : "";
        text += text_of_exchange(puzzles[next - 1].givens, puzzles[next]);
    }
    return text;
}

} // namespace engine
