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

// The digits of the number as characters: 0 to 9 and the letters without I, L, O and U.
inline constexpr std::string_view code_figures = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

class CodeWriter {
public:
    static constexpr bool writes = true;

    // `choice` must be less than `count`.
    void pass(std::uint32_t& choice, std::uint32_t count) { choices_.push_back({choice, count}); }
    // In as many different characters as `figures` has, most significant one first.
    std::string text(std::string_view figures) const;

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

    // A text as CodeWriter writes it with these figures.
    CodeReader(std::string_view text, std::string_view figures);

    // If `count` is 0 nothing can be chosen: the choice becomes 0, and the code is wrong.
    void pass(std::uint32_t& choice, std::uint32_t count);
    // Returns false if nothing could be chosen somewhere, or if the code is longer than what was
    // read.
    bool is_read() const;

private:
    std::uint32_t base_;
    std::vector<std::uint32_t> digits_; // of the rest, the most significant one first
    bool is_wrong_ = false;
};

// For enumerators and numbers of other types.
template <typename Code, typename Number>
void pass_number(Code& code, Number& number, std::uint32_t count)
{
    auto choice = static_cast<std::uint32_t>(number);
    code.pass(choice, count);
    number = static_cast<Number>(choice);
}

// A text of code_figures as the writer would write it: in upper case, with O, I and L replaced by
// the numerals that they look like, without dashes and spaces. Returns nothing if there is any
// other character.
std::optional<std::string> as_code(std::string_view text);

// Four characters by which mistyped texts are detected.
std::string check_figures(std::string_view text);

} // namespace engine
