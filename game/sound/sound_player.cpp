#include "game/sound/sound_player.h"

namespace game {

void SoundPlayer::play(const Sound& sound)
{
    // Starts no sound that would be inaudible, so that the device may sleep.
    if (!is_silent() && volume_of(sound.group) > 0)
        mixer_.start(sound);
}

void SoundPlayer::follow(const SoundSettings& settings)
{
    settings_ = settings;
    set_volumes();
}

void SoundPlayer::window_is_in_front(bool yes)
{
    in_front_ = yes;
    set_volumes();
}

void SoundPlayer::set_volumes()
{
    for (const SoundGroup group : {SoundGroup::Effects, SoundGroup::Interface, SoundGroup::Pulse}) {
        const int percent = is_silent() ? 0 : volume_of(group);
        mixer_.set_volume(group, static_cast<float>(percent) / 100.0F);
    }
}

int SoundPlayer::volume_of(SoundGroup group) const
{
    switch (group) {
    case SoundGroup::Effects:
        return settings_.effects_volume;
    case SoundGroup::Interface:
        return settings_.interface_volume;
    case SoundGroup::Pulse:
        return settings_.pulse_volume;
    }
    return 0;
}

bool SoundPlayer::is_silent() const
{
    return !settings_.on || (settings_.quiet_in_background && !in_front_);
}

} // namespace game
