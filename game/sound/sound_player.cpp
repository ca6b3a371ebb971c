#include "game/sound/sound_player.h"

namespace game {

void SoundPlayer::play(const Sound& sound)
{
    const int volume =
        sound.group == SoundGroup::Effects ? settings_.effects_volume : settings_.interface_volume;
    // Starts no sound that would be inaudible, so that the device may sleep.
    if (!is_silent() && volume > 0)
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
    const auto volume = [this](int percent) {
        return is_silent() ? 0.0F : static_cast<float>(percent) / 100.0F;
    };
    mixer_.set_volume(SoundGroup::Effects, volume(settings_.effects_volume));
    mixer_.set_volume(SoundGroup::Interface, volume(settings_.interface_volume));
}

bool SoundPlayer::is_silent() const
{
    return !settings_.on || (settings_.quiet_in_background && !in_front_);
}

} // namespace game
