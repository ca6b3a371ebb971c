#pragma once
// The sound device. It is opened when something is to be heard and closed after some seconds of
// silence, on a thread of its own: opening one may take long, and no frame waits for it.

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <SDL.h>

#include "game/sound/mixer.h"

namespace game {

enum class SpeakerState {
    Closed, // nothing to be heard
    Open,
    Missing, // no device could be opened; tried again when one is plugged in or after a while
};

class Speaker {
public:
    // Plays what `mixer`, which outlives this, renders.
    explicit Speaker(Mixer& mixer);
    ~Speaker();
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    // Call when the mixer has something to play. Returns at once.
    void wake();
    SpeakerState state() const { return state_.load(); }

private:
    // A device that came or went, as SDL tells from any of its threads.
    static int SDLCALL watch(void* speaker, SDL_Event* event);
    static void SDLCALL fill(void* speaker, Uint8* bytes, int size);

    void run();
    void wait(std::unique_lock<std::mutex>& lock);
    void open();
    void close();
    bool has_been_silent() const;

    Mixer& mixer_;
    std::atomic<SpeakerState> state_ = SpeakerState::Closed;
    // Of the thread.
    SDL_AudioDeviceID device_ = 0;
    bool is_started_ = false; // SDL's audio part

    std::mutex mutex_; // of what follows
    std::condition_variable changed_;
    bool wanted_ = false; // something is to be played
    bool unplugged_ = false;
    bool plugged_in_ = false;
    bool ending_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace game
