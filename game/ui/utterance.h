#pragma once
// A text that is read aloud to players who want to hear what happens.

#include <string>

namespace game {

struct Utterance {
    std::string text;
    // What is being read is given up for it: the player has moved on, or has asked. Others wait.
    bool cuts_in = false;
    friend bool operator==(const Utterance&, const Utterance&) = default;
};

} // namespace game
