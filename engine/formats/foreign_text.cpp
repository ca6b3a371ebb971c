#include "engine/formats/foreign_text.h"

#include <algorithm>
#include <array>

#include "engine/base/letters.h"
#include "engine/base/plain_text.h"
#include "engine/base/utf8.h"
#include "engine/base/whole_number.h"

namespace engine {

namespace {

// The number of bytes of the first character; 0 if it is none that texts may hold.
std::size_t size_of_character(std::string_view text)
{
    if (text.front() == '\n' || text.front() == '\t')
        return 1;
    const std::size_t size = utf8_size(text);
    const std::string_view character = text.substr(0, size);
    if (character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF")
        return 0;
    return size > 0 && is_plain_text(character, size) ? size : 0;
}

constexpr bool is_high_half(char16_t unit)
{
    return unit >= 0xd800 && unit < 0xdc00;
}
constexpr bool is_low_half(char16_t unit)
{
    return unit >= 0xdc00 && unit < 0xe000;
}

// The characters from `first` to `last` as one types them: all alike, or counting up from there.
struct Typed {
    char32_t first;
    char32_t last;
    std::string_view as;
    bool counts_up = false;
};
constexpr std::array typed_characters = {
    Typed{0x20, 0x7e, " ", true},
    Typed{'\t', '\t', "\t"},
    Typed{'\r', '\r', " "},
    Typed{0xa0, 0xa0, " "},
    Typed{0xa6, 0xa6, "|"},
    Typed{0xab, 0xab, "\""},
    Typed{0xad, 0xad, ""},
    Typed{0xb7, 0xb7, "."},
    Typed{0xbb, 0xbb, "\""},
    Typed{0xd7, 0xd7, "x"},
    Typed{0x61c, 0x61c, ""},
    Typed{0x660, 0x669, "0", true}, // Arabic
    Typed{0x6f0, 0x6f9, "0", true}, // Persian
    Typed{0x966, 0x96f, "0", true}, // Hindi
    Typed{0x2000, 0x200a, " "},
    Typed{0x200b, 0x200f, ""},
    Typed{0x2010, 0x2015, "-"},
    Typed{0x2018, 0x201b, "'"},
    Typed{0x201c, 0x201f, "\""},
    Typed{0x2022, 0x2022, "."},
    Typed{0x2024, 0x2024, "."},
    Typed{0x2026, 0x2026, "..."},
    Typed{0x2028, 0x2029, "\n"}, // separators of lines and paragraphs
    Typed{0x202a, 0x202e, ""},
    Typed{0x202f, 0x202f, " "},
    Typed{0x2043, 0x2043, "-"},
    Typed{0x205f, 0x205f, " "},
    Typed{0x2060, 0x206f, ""},
    Typed{0x20e3, 0x20e3, ""}, // around digits
    Typed{0x2212, 0x2212, "-"},
    Typed{0x2219, 0x2219, "."},
    Typed{0x2223, 0x2223, "|"},
    Typed{0x22c5, 0x22c5, "."},
    Typed{0x2460, 0x2468, "1", true}, // in circles
    Typed{0x25a0, 0x25a2, "."},       // squares
    Typed{0x25ab, 0x25ab, "."},
    Typed{0x25cb, 0x25cb, "."},
    Typed{0x25e6, 0x25e6, "."},
    Typed{0x25fb, 0x25fe, "."},
    Typed{0x2610, 0x2610, "."},
    Typed{0x2758, 0x2758, "|"},
    Typed{0x2776, 0x277e, "1", true},
    Typed{0x2b1b, 0x2b1c, "."},
    Typed{0x3000, 0x3000, " "},
    Typed{0x3001, 0x3001, ","},
    Typed{0x3002, 0x3002, "."},
    Typed{0x30fb, 0x30fb, "."},
    Typed{0xfe0e, 0xfe0f, ""},
    Typed{0xfeff, 0xfeff, ""},
    Typed{0xff01, 0xff5e, "!", true}, // of full width
    Typed{0xff65, 0xff65, "."},
};

// Nothing if it is not typed, nor a part of a frame.
std::optional<std::string> typed_character(char32_t number, std::string_view bytes)
{
    if (number >= 0x2500 && number < 0x2580)
        return std::string(bytes);
    for (const Typed& typed : typed_characters) {
        if (number < typed.first || number > typed.last)
            continue;
        return typed.counts_up
                   ? std::string(1, letter_after(typed.as.front(), number - typed.first))
                   : std::string(typed.as);
    }
    return std::nullopt;
}

// The character of a byte in Windows-1252, as far as it may stand among cells.
char32_t number_in_windows(char byte)
{
    switch (byte_of(byte)) {
    case 0x91:
    case 0x92:
        return 0x2018;
    case 0x93:
    case 0x94:
        return 0x201c;
    case 0x95:
        return 0x2022;
    case 0x96:
    case 0x97:
        return 0x2013;
    default:
        return byte_of(byte);
    }
}

} // namespace

std::string TextDecoder::add(std::string_view piece)
{
    waiting_ += piece;
    return take(false);
}

std::string TextDecoder::end()
{
    return take(true);
}

std::string decoded(std::string_view text)
{
    TextDecoder decoder;
    std::string all = decoder.add(text);
    return all + decoder.end();
}

// A text in a Western language has its zeros in the same half of each unit.
void TextDecoder::choose_encoding()
{
    const std::string_view text = waiting_;
    const auto is_zero = [&](std::size_t at) {
        return at < text.size() && text[at] == '\0';
    };
    struct Mark {
        std::string_view bytes;
        std::size_t unit;
        bool is_big;
    };
    using std::string_view_literals::operator""sv;
    for (const Mark& mark : {Mark{"\xFF\xFE\0\0"sv, 4, false}, Mark{"\0\0\xFE\xFF"sv, 4, true},
                             Mark{"\xFF\xFE"sv, 2, false}, Mark{"\xFE\xFF"sv, 2, true},
                             Mark{byte_order_mark, 1, false}}) {
        if (!text.starts_with(mark.bytes))
            continue;
        unit_ = mark.unit;
        is_big_ = mark.is_big;
        waiting_.erase(0, mark.bytes.size());
        return;
    }
    unit_ = is_zero(1) && is_zero(2)                               ? 4
            : is_zero(0) || is_zero(1) || is_zero(2) || is_zero(3) ? 2
                                                                   : 1;
    is_big_ = is_zero(0) || (is_zero(2) && !is_zero(1));
}

std::string TextDecoder::take(bool is_last)
{
    constexpr std::size_t tells = 4; // bytes
    if (unit_ == 0) {
        if (waiting_.size() < tells && !is_last)
            return {};
        choose_encoding();
    }
    // Half a pair, and what may be the first part of a line end, wait for the rest.
    std::size_t whole = waiting_.size() / unit_ * unit_;
    std::string text = decoded(whole);
    const std::size_t half = unit_ == 2 && is_big_ ? whole - 2 : whole - 1;
    const bool is_half = unit_ == 2 && whole >= 2 && (byte_of(waiting_[half]) & 0xfcu) == 0xd8u;
    const std::size_t held = is_half ? 1 : text.size() - (text.find_last_not_of('\r') + 1);
    if (!is_last && held > 0) {
        whole -= held * unit_;
        text = decoded(whole);
    }
    waiting_.erase(0, whole);
    for (const char feed : {'\f', '\v'})
        std::ranges::replace(text, feed, '\n');
    // Each ends a line, unless one feed ends it behind them.
    for (std::size_t at = text.find('\r'); at != std::string::npos;) {
        const std::size_t after = text.find_first_not_of('\r', at);
        const std::size_t end = std::min(after, text.size());
        if (end == text.size() || text[end] != '\n')
            std::fill(text.begin() + at, text.begin() + end, '\n');
        at = text.find('\r', end);
    }
    return text;
}

std::string TextDecoder::decoded(std::size_t bytes) const
{
    if (unit_ == 1)
        return waiting_.substr(0, bytes);
    std::u16string units;
    std::string text;
    for (std::size_t at = 0; at < bytes; at += unit_) {
        char32_t unit = 0;
        for (std::size_t byte = 0; byte < unit_; ++byte) {
            const std::size_t place = is_big_ ? byte : unit_ - 1 - byte;
            unit = unit << 8 | byte_of(waiting_[at + place]);
        }
        if (unit_ == 2)
            units += static_cast<char16_t>(unit);
        else
            add_utf8(text, unit < 0x110000 ? unit : 0xfffd);
    }
    return unit_ == 2 ? to_utf8(units) : text;
}

std::optional<std::string> typed_line(std::string_view line)
{
    std::string typed;
    while (!line.empty()) {
        const std::size_t size = size_of_character(line);
        const std::size_t bytes = std::max<std::size_t>(size, 1);
        const char32_t number =
            size == 0 ? number_in_windows(line.front()) : utf8_number(line.substr(0, size));
        const auto character = typed_character(number, line.substr(0, bytes));
        if (!character || character->size() > bytes)
            return std::nullopt;
        typed += *character;
        line.remove_prefix(bytes);
    }
    return typed;
}

std::string code_of_character(std::string_view character)
{
    std::string code;
    for (char32_t number = utf8_number(character); number > 0 || code.size() < 4; number /= 16)
        code.insert(code.begin(), "0123456789ABCDEF"[number % 16]);
    return "U+" + code;
}

bool is_utf8(std::string_view text)
{
    while (!text.empty()) {
        const bool is_ascii = byte_of(text.front()) < 0x80;
        const std::size_t size = is_ascii ? 1 : size_of_character(text);
        if (size == 0)
            return false;
        text.remove_prefix(size);
    }
    return true;
}

std::string as_utf8(std::string_view text)
{
    std::string valid;
    while (!text.empty()) {
        const std::size_t size = size_of_character(text);
        valid += size == 0 ? std::string_view("?") : text.substr(0, size);
        text.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return valid;
}

std::string to_utf8(std::u16string_view text)
{
    std::string utf8;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char16_t unit = text[at];
        if (is_high_half(unit) && at + 1 < text.size() && is_low_half(text[at + 1])) {
            add_utf8(utf8, 0x10000u + ((unit - 0xd800u) << 10) + (text[at + 1] - 0xdc00u));
            ++at;
        } else {
            add_utf8(utf8, is_high_half(unit) || is_low_half(unit) ? 0xfffd : unit);
        }
    }
    return utf8;
}

std::u16string to_utf16(std::string_view text)
{
    std::u16string utf16;
    while (!text.empty()) {
        const std::size_t size = size_of_character(text);
        const char32_t number = size == 0 ? U'?' : utf8_number(text.substr(0, size));
        text.remove_prefix(std::max<std::size_t>(size, 1));
        if (number < 0x10000) {
            utf16 += static_cast<char16_t>(number);
            continue;
        }
        utf16 += static_cast<char16_t>(0xd800u + ((number - 0x10000u) >> 10));
        utf16 += static_cast<char16_t>(0xdc00u + ((number - 0x10000u) & 0x3ffu));
    }
    return utf16;
}

std::string without_percent_codes(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool has_code = text[at] == '%' && at + 2 < text.size();
        const auto code =
            has_code ? whole_number(text.substr(at + 1, 2), 0u, 255u, 16) : std::nullopt;
        plain += code ? static_cast<char>(static_cast<unsigned char>(*code)) : text[at];
        at += code ? 2 : 0;
    }
    return plain;
}

} // namespace engine
