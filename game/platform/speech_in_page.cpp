#include "game/platform/speech.h"

#include <utility>

// packaging/web/library.js: the browser's speechSynthesis.
extern "C" {
int page_can_speak();
void page_speak(const char* text, const char* language, int cuts_in);
void page_be_silent();
}

namespace game {

class Speech::Work {};

Speech::Speech(std::function<void()>) {}

Speech::~Speech()
{
    page_be_silent();
}

void Speech::say(const Utterance& utterance, const std::string& language)
{
    page_speak(utterance.text.c_str(), language.c_str(), utterance.cuts_in ? 1 : 0);
}

void Speech::rest()
{
    page_be_silent();
}

SpeechState Speech::state() const
{
    return page_can_speak() != 0 ? SpeechState::Ready : SpeechState::Missing;
}

} // namespace game
