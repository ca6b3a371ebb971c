#pragma once
// A text that is read aloud to players who want to hear what happens.

#include <string>

namespace game {

struct Utterance {
    std::string text;
    // It interrupts what is being read, because the player has moved on or has asked. Others wait.
    bool cuts_in = false;
    friend bool operator==(const Utterance&, const Utterance&) = default;
};

} // namespace game
