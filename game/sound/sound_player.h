#pragma once
// Plays the sounds of scenes. It follows the settings and needs no sound device: game/platform's
// speaker or a test takes the samples from the mixer.

#include "game/sound/mixer.h"
#include "game/ui/settings.h"

namespace game {

class SoundPlayer {
public:
    explicit SoundPlayer(Mixer& mixer) : mixer_(mixer) {}

    void play(const Sound& sound);
    // Called when settings change and when the window comes to the front or leaves it.
    void follow(const SoundSettings& settings);
    void window_is_in_front(bool yes);
    // For the settings to say so: whether a sound device was missing when one was last needed.
    void set_device_missing(bool missing) { device_missing_ = missing; }
    bool is_device_missing() const { return device_missing_; }

private:
    void set_volumes();
    int volume_of(SoundGroup group) const; // percent
    bool is_silent() const;

    Mixer& mixer_;
    SoundSettings settings_;
    bool in_front_ = true;
    bool device_missing_ = false;
};

} // namespace game
