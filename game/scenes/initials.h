#pragma once
// Three letters being chosen, one place after the other.

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace game {

class Initials {
public:
    // As many of the text's first three characters as can be chosen here; "A" for the rest.
    explicit Initials(std::string_view text);

    // A letter, Ñ, figure, dash or space, small or capital, UTF-8; anything else is ignored.
    void type(std::string_view character);
    void rub_out(); // one place back
    void spin(int by);
    void go(int by);
    void go_to(std::size_t place) { place_ = place; }

    std::size_t place() const { return place_; }
    const std::string& letter(std::size_t place) const { return letters_[place]; }
    std::string text() const { return letters_[0] + letters_[1] + letters_[2]; }

private:
    std::array<std::string, 3> letters_ = {"A", "A", "A"};
    std::size_t place_ = 0;
};

// The text's characters, each with all its bytes.
std::vector<std::string> characters_of(std::string_view text);

} // namespace game
