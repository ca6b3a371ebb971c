#pragma once
// What a player loses by going back to the last board without a mistake.

namespace engine {

// What reverting to the last error-free board would remove besides wrong digits.
struct Losses {
    int correct_digits = 0;
    int notes = 0;   // each digit in each cell, also those hidden by a digit
    int colours = 0; // each colour in each cell and of each note
    int links = 0;

    friend bool operator==(const Losses&, const Losses&) = default;
};

} // namespace engine
