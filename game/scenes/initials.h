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

    // Each character in turn: a letter of any language that is written in Latin letters, small or
    // capital, a figure, a dash or a space. After the last place nothing more is written. False if
    // one of them can't be chosen here.
    bool type(std::string_view text);
    // From the first place on what can be chosen of the text. False if nothing of it can.
    bool paste(std::string_view text);
    void rub_out(); // the one before the place
    void spin(int by);
    void go(int by);
    void go_to(std::size_t place) { place_ = place; }

    std::size_t place() const { return place_; } // 3 after the last letter was typed
    const std::string& letter(std::size_t place) const { return letters_[place]; }
    std::string text() const { return letters_[0] + letters_[1] + letters_[2]; }

private:
    bool type_one(const std::string& character);

    std::array<std::string, 3> letters_ = {"A", "A", "A"};
    std::size_t place_ = 0;
};

// The text's characters, each with all its bytes.
std::vector<std::string> characters_of(std::string_view text);

} // namespace game
