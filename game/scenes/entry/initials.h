#pragma once
// Entry of three letters, one position after another.

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace game {

// What stands for the initials of a run that was saved without any.
inline constexpr const char* no_initials = "···";

class Initials {
public:
    // Takes the first three characters of the text; those that are not allowed become "A".
    explicit Initials(std::string_view text);

    // Enters one character after another: a Latin letter of any language, capital or small, a
    // numeral, a hyphen or a space. Characters after the last position are ignored. Returns false
    // if a character is not allowed.
    bool type(std::string_view text);
    // Enters the allowed characters of the text from the first position on. Returns false if there
    // are none.
    bool paste(std::string_view text);
    void rub_out(); // deletes the character before the position
    void spin(int by);
    void go(int by);
    void go_to(std::size_t place) { place_ = place; }

    std::size_t place() const { return place_; } // 3 after the last letter
    const std::string& letter(std::size_t place) const { return letters_[place]; }
    std::string text() const { return letters_[0] + letters_[1] + letters_[2]; }

private:
    bool type_one(const std::string& character);

    std::array<std::string, 3> letters_ = {"A", "A", "A"};
    std::size_t place_ = 0;
};

// Splits the text into its UTF-8 characters.
std::vector<std::string> characters_of(std::string_view text);

} // namespace game
