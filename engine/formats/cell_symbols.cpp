#include "engine/formats/cell_symbols.h"

#include "engine/base/quoted.h"
#include "engine/base/whole_number.h"

namespace engine {

namespace {

// How digits above 9 are written as single characters.
struct Alphabet {
    char first_digit = '1';
    bool letters_only = false;
};

// A puzzle has all digits, or all but one. So if it has only letters, these are all digits.
Alphabet alphabet_of(const TextGrid& text)
{
    bool has_numeral = false, has_zero = false, has_other_blank = false;
    DigitSet letters;
    for (std::string_view cell : text.cells) {
        const char symbol = cell.front();
        has_zero = has_zero || symbol == '0';
        has_numeral = has_numeral || (is_numeral(symbol) && symbol != '0');
        has_other_blank = has_other_blank || (is_blank_symbol(symbol) && symbol != '0');
        if (is_letter(capital(symbol)) && symbol != 'X')
            letters = letters.with(digit_at(capital(symbol) - 'A'));
    }
    if (text.size <= 9)
        return {};
    return {has_zero && has_other_blank ? '0' : '1',
            !has_numeral && letters.count() >= text.size - 1};
}

// 0 if the symbol is blank; above every size if it is no digit.
int digit_among(char symbol, const Alphabet& alphabet)
{
    constexpr int none = max_size + 1;
    const char letter = capital(symbol);
    if (alphabet.letters_only && is_letter(letter))
        return letter - 'A' + 1;
    if (is_numeral(symbol) && symbol >= alphabet.first_digit)
        return symbol - alphabet.first_digit + 1;
    const int first_letter = '9' - alphabet.first_digit + 2;
    if (is_letter(letter) && letter - 'A' + first_letter <= max_size && letter != 'X')
        return letter - 'A' + first_letter;
    return is_blank_symbol(symbol) ? 0 : none;
}

Failure no_digit_at(std::string_view token, std::size_t cell, int size)
{
    return {{N_("row {row}, cell {cell}: \"{text}\" is not a digit of {size}x{size}"),
             {{"row", std::to_string(cell / size + 1)},
              {"cell", std::to_string(cell % size + 1)},
              {"text", quoted(token)},
              {"size", std::to_string(size)}}}};
}

} // namespace

int number_of(std::string_view token)
{
    return whole_number(token, 1).value_or(max_size + 1);
}

Result<Digits> digits_from(const TextGrid& text)
{
    const Alphabet alphabet = alphabet_of(text);
    Digits digits;
    for (std::string_view token : text.cells) {
        const int digit =
            token.size() == 1 ? digit_among(token.front(), alphabet) : number_of(token);
        if (digit > text.size)
            return no_digit_at(token, digits.size(), text.size);
        digits.push_back(digit_up_to(text.size, digit));
    }
    return digits;
}

Result<DigitSets> digit_sets_from(const TextGrid& text)
{
    DigitSets sets;
    for (std::string_view token : text.cells) {
        DigitSet set;
        for (char symbol : token) {
            const int digit = digit_among(symbol, {});
            if (digit > text.size)
                return no_digit_at(token, sets.size(), text.size);
            if (digit > 0)
                set = set.with(digit_up_to(text.size, digit));
        }
        sets.push_back(set);
    }
    return sets;
}

} // namespace engine
