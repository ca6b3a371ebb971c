#pragma once
// The compression of links to f-puzzles and SudokuPad: LZ-string by pieroxy
// (pieroxy.net/blog/pages/lz-string), in its form with the 64 characters of Base64. It numbers all
// texts that it has seen, each one character longer than one before, and writes their numbers with
// as many bits as are needed so far, the lowest first.

#include <optional>
#include <string>
#include <string_view>

namespace engine {

// What was wrong with a compressed text.
enum class LzFault { BadCharacter, CutOff, Damaged, TooLong };

struct LzText {
    std::u16string text = {};
    std::optional<LzFault> fault = {}; // then the text is only its beginning
};

// Stops as soon as there are more than `most` characters.
LzText decompress_lz(std::string_view base64, std::size_t most);

// With equals signs at the end, to a multiple of four characters.
std::string compress_lz(std::u16string_view text);

} // namespace engine
