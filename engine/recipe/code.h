#pragma once
// Choices as one long number, and that number as text: each choice, one of so many, is a digit of
// the number in a base of its own, so that nothing is wasted. What is written must be read with the
// same counts in the same order; both classes have pass(), so that one function can do both.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// In base 32, the most significant figure first: 0 to 9 and the letters without I, L, O and U.
class CodeWriter {
public:
    static constexpr bool writes = true;

    // The choice is below the count.
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

    // Text as CodeWriter writes it.
    explicit CodeReader(std::string_view text);

    // Nothing can be chosen where the count is 0: then the choice is 0, and the code is wrong.
    void pass(std::uint32_t& choice, std::uint32_t count);
    // False when nothing could be chosen, or when there was more in the code than was read.
    bool is_read() const;

private:
    std::vector<std::uint32_t> figures_; // of what is left, the most significant one first
    bool is_wrong_ = false;
};

// As the writer would write it: small letters become capital ones, O, I and L the figures that they
// look like; dashes and spaces go. Nothing if another character is there.
std::optional<std::string> as_code(std::string_view text);

// Four figures that tell whether a text was mistyped.
std::string check_figures(std::string_view text);

} // namespace engine
