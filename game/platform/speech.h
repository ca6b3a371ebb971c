#pragma once
// Has texts read aloud by speech-dispatcher, the desktop's common way to all speech programs. Its
// library is looked for only when something is to be said, and everything happens on a thread of
// its own: starting a speech program may take long, and no frame waits for it.

#include <functional>
#include <memory>
#include <string>

#include "game/ui/utterance.h"

namespace game {

enum class SpeechState {
    Untried, // nothing was to be said yet
    Ready,
    Missing, // there is no speech-dispatcher, or it does not answer; tried again after a while
};

class Speech {
public:
    // `on_news` is called on the thread of its own whenever the state changes.
    explicit Speech(std::function<void()> on_news);
    // Returns soon, also if the speech program hangs. What is not read by then is lost.
    ~Speech();
    Speech(const Speech&) = delete;
    Speech& operator=(const Speech&) = delete;

    // Returns at once. `language` is a code such as "es". Of what waits, only the latest
    // `most_waiting` texts are kept.
    void say(const Utterance& utterance, const std::string& language);
    // Returns at once. What is being read is cut off, what waits is forgotten, and the connection
    // is closed on the thread of its own; the next text opens it again.
    void rest();
    SpeechState state() const;

    static constexpr std::size_t most_waiting = 16;

private:
    class Work;
    std::shared_ptr<Work> work_; // shared with the thread, which may outlive this if it hangs
};

} // namespace game
