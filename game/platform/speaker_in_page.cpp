#include "game/platform/speaker.h"

#include <utility>

// packaging/web/library.js: whether the player has touched the page, as it makes no sound before.
extern "C" int page_may_sound();

namespace game {

namespace {

constexpr Uint16 frames_at_once = 1024; // 21 ms: everything else of the page runs between two

} // namespace

// There is no thread that could look for silence, so the device stays open once it is.
Speaker::Speaker(Mixer& mixer) : mixer_(mixer) {}

Speaker::~Speaker()
{
    close();
}

void Speaker::wake()
{
    if (state_ == SpeakerState::Closed)
        open();
}

void Speaker::fill(void* speaker, Uint8* bytes, int size)
{
    auto& self = *static_cast<Speaker*>(speaker);
    self.mixer_.render({reinterpret_cast<float*>(bytes), size / sizeof(float)});
}

void Speaker::open()
{
    if (page_may_sound() == 0)
        return mixer_.drop_all();
    is_started_ = is_started_ || SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    SDL_AudioSpec wanted{};
    wanted.freq = Mixer::sample_rate;
    wanted.format = AUDIO_F32SYS;
    wanted.channels = Mixer::channels;
    wanted.samples = frames_at_once;
    wanted.callback = fill;
    wanted.userdata = this;
    device_ = is_started_ ? SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0) : 0;
    state_ = device_ != 0 ? SpeakerState::Open : SpeakerState::Missing;
    if (device_ != 0)
        SDL_PauseAudioDevice(device_, 0);
    else
        mixer_.drop_all();
}

void Speaker::close()
{
    if (device_ != 0)
        SDL_CloseAudioDevice(std::exchange(device_, 0));
    state_ = SpeakerState::Closed;
}

} // namespace game
