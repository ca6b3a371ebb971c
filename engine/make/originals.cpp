#include "engine/make/originals.h"

#include <algorithm>
#include <array>

#include "engine/base/ensure.h"

namespace engine {

namespace {

// Printed by `search_bench originals`; not to be written by hand.
constexpr auto extreme_walks = std::to_array<Walk>({
#include "engine/make/originals/extreme.inc"
});

constexpr auto diabolical_walks = std::to_array<Walk>({
#include "engine/make/originals/diabolical.inc"
});

constexpr std::size_t cells = 81;
constexpr std::size_t exchange_length = 4;

std::size_t given_number(char letter)
{
    return static_cast<std::size_t>(letter >= 'a' ? letter - 'a' + 26 : letter - 'A');
}

char letter_of_given(std::size_t number)
{
    return static_cast<char>(number < 26 ? 'A' + number : 'a' + (number - 26));
}

Digits read_start(std::string_view text)
{
    Digits givens;
    for (char letter : text) {
        if (letter >= '1' && letter <= '9')
            givens.push_back(static_cast<Digit>(letter - '0'));
        else if (letter >= 'a')
            givens.resize(givens.size() + static_cast<std::size_t>(letter - 'a' + 1), no_digit);
    }
    givens.resize(cells, no_digit);
    return givens;
}

Cell given_of(const Digits& givens, std::size_t number)
{
    for (std::uint16_t cell = 0; cell < givens.size(); ++cell) {
        if (givens[cell] != no_digit && number-- == 0)
            return Cell{cell};
    }
    ENSURE(false);
}

bool counts_start(const Walk& walk)
{
    return !walk.start.starts_with('-');
}

bool counts_exchange(std::string_view text)
{
    return text[3] <= '9';
}

Exchange read_exchange(const Digits& givens, std::string_view text)
{
    const int digit = counts_exchange(text) ? text[3] - '0' : text[3] - 'a' + 1;
    return {given_of(givens, given_number(text[0])),
            Cell{static_cast<std::uint16_t>((text[1] - '1') * 9 + (text[2] - '1'))},
            static_cast<Digit>(digit)};
}

int count_on(const Walk& walk)
{
    int count = counts_start(walk) ? 1 : 0;
    for (std::size_t at = 0; at < walk.exchanges.size(); at += exchange_length)
        count += counts_exchange(walk.exchanges.substr(at, exchange_length)) ? 1 : 0;
    return count;
}

} // namespace

Digits exchanged(Digits givens, Exchange exchange)
{
    givens[exchange.gone.index] = no_digit;
    givens[exchange.come.index] = exchange.digit;
    return givens;
}

std::vector<Original> puzzles_on(const Walk& walk)
{
    std::vector<Original> puzzles = {{read_start(walk.start), counts_start(walk)}};
    for (std::size_t at = 0; at < walk.exchanges.size(); at += exchange_length) {
        const std::string_view text = walk.exchanges.substr(at, exchange_length);
        const Digits& before = puzzles.back().givens;
        puzzles.push_back({exchanged(before, read_exchange(before, text)), counts_exchange(text)});
    }
    return puzzles;
}

std::span<const Walk> walks_of(Level level)
{
    if (level == Level::Extreme)
        return extreme_walks;
    if (level == Level::Diabolical)
        return diabolical_walks;
    return {};
}

int count_originals(Level level)
{
    int count = 0;
    for (const Walk& walk : walks_of(level))
        count += count_on(walk);
    return count;
}

Digits original(Level level, int number)
{
    for (const Walk& walk : walks_of(level)) {
        const int here = count_on(walk);
        if (number >= here) {
            number -= here;
            continue;
        }
        for (Original& puzzle : puzzles_on(walk)) {
            if (puzzle.counts && number-- == 0)
                return std::move(puzzle.givens);
        }
    }
    ENSURE(false);
}

std::string text_of_start(const Original& start)
{
    std::string text = start.counts ? "" : "-";
    int open = 0;
    const auto close_gap = [&] {
        for (; open > 0; open -= std::min(open, 26))
            text += static_cast<char>('a' + std::min(open, 26) - 1);
    };
    for (Digit digit : start.givens) {
        if (digit == no_digit) {
            ++open;
            continue;
        }
        close_gap();
        text += static_cast<char>('0' + digit);
    }
    close_gap();
    return text;
}

std::string text_of_exchange(const Digits& before, Exchange exchange, bool counts)
{
    const auto gone = std::count_if(before.begin(), before.begin() + exchange.gone.index,
                                    [](Digit digit) { return digit != no_digit; });
    std::string text(1, letter_of_given(static_cast<std::size_t>(gone)));
    text += static_cast<char>('1' + exchange.come.index / 9);
    text += static_cast<char>('1' + exchange.come.index % 9);
    text += static_cast<char>(counts ? '0' + exchange.digit : 'a' + exchange.digit - 1);
    return text;
}

} // namespace engine
