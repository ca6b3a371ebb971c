#pragma once
// Encodes choices as one long number, and that number as text: each choice is a digit of the
// number, in a base that is the number of possibilities, so that nothing is wasted. A code must be
// read with the same counts in the same order as it was written; both classes have pass(), so that
// one function can do both.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// Writes in base 32, most significant character first: 0 to 9 and the letters without I, L, O and
// U.
class CodeWriter {
public:
    static constexpr bool writes = true;

    // `choice` must be less than `count`.
    void pass(std::uint32_t& choice, std::uint32_t count) { choices_.push_back({choice, count}); }
    std::string text() const;

private:
    struct Choice {
        std::uint32_t choice;
        std::uint32_t count;
    };
    std::vector<Choice> choices_;
};

class CodeReader {
public:
    static constexpr bool writes = false;

    // A text as CodeWriter writes it.
    explicit CodeReader(std::string_view text);

    // If `count` is 0 nothing can be chosen: the choice becomes 0, and the code is wrong.
    void pass(std::uint32_t& choice, std::uint32_t count);
    // Returns false if nothing could be chosen somewhere, or if the code is longer than what was
    // read.
    bool is_read() const;

private:
    std::vector<std::uint32_t> figures_; // of the rest, the most significant one first
    bool is_wrong_ = false;
};

// The code as the writer would write it: in upper case, with O, I and L replaced by the numerals
// that they look like, without dashes and spaces. Returns nothing if there is any other character.
std::optional<std::string> as_code(std::string_view text);

// Four characters by which mistyped texts are detected.
std::string check_figures(std::string_view text);

} // namespace engine
