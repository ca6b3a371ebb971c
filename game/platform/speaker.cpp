#include "game/platform/speaker.h"

#include <chrono>
#include <utility>

namespace game {
namespace {

using namespace std::chrono_literals;

constexpr auto look_for_silence_every = 500ms;
constexpr auto silence_before_closing = 5s;
constexpr auto try_again_after = 10s;
constexpr auto too_late = 300ms;       // a sound that comes this long after its event confuses
constexpr Uint16 frames_at_once = 512; // 11 ms, less than a frame of the screen

SDL_AudioSpec wanted_spec(SDL_AudioCallback fill, void* speaker)
{
    SDL_AudioSpec spec{};
    spec.freq = Mixer::sample_rate;
    spec.format = AUDIO_F32SYS;
    spec.channels = Mixer::channels;
    spec.samples = frames_at_once;
    spec.callback = fill;
    spec.userdata = speaker;
    return spec;
}

} // namespace

Speaker::Speaker(Mixer& mixer) : mixer_(mixer), thread_([this] { run(); })
{
    SDL_AddEventWatch(watch, this);
}

Speaker::~Speaker()
{
    SDL_DelEventWatch(watch, this);
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

void Speaker::wake()
{
    if (state_ == SpeakerState::Open)
        return;
    {
        const std::scoped_lock lock(mutex_);
        if (std::exchange(wanted_, true))
            return;
    }
    changed_.notify_one();
}

int Speaker::watch(void* speaker, SDL_Event* event)
{
    auto& self = *static_cast<Speaker*>(speaker);
    const bool removed = event->type == SDL_AUDIODEVICEREMOVED && event->adevice.iscapture == 0;
    const bool added = event->type == SDL_AUDIODEVICEADDED && event->adevice.iscapture == 0;
    if (!removed && !added)
        return 0;
    {
        const std::scoped_lock lock(self.mutex_);
        self.unplugged_ = self.unplugged_ || removed;
        self.plugged_in_ = self.plugged_in_ || added;
    }
    self.changed_.notify_one();
    return 0;
}

void Speaker::fill(void* speaker, Uint8* bytes, int size)
{
    auto& self = *static_cast<Speaker*>(speaker);
    const std::size_t count = size / sizeof(float);
    self.mixer_.render({reinterpret_cast<float*>(bytes), count});
}

void Speaker::run()
{
    std::unique_lock lock(mutex_);
    while (!ending_) {
        wait(lock);
        const bool unplugged = std::exchange(unplugged_, false);
        const bool plugged_in = std::exchange(plugged_in_, false);
        const bool wanted = std::exchange(wanted_, false);
        lock.unlock();
        if (device_ != 0 && (unplugged || has_been_silent()))
            close();
        else if (device_ == 0 && (wanted || plugged_in))
            open();
        lock.lock();
    }
    lock.unlock();
    close();
    if (is_started_)
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    SDL_TLSCleanup(); // what SDL keeps for each thread; it frees it only for threads of its own
}

void Speaker::wait(std::unique_lock<std::mutex>& lock)
{
    switch (state_.load()) {
    case SpeakerState::Closed:
        changed_.wait(lock, [this] { return wanted_ || ending_; });
        break;
    case SpeakerState::Open:
        changed_.wait_for(lock, look_for_silence_every, [this] { return unplugged_ || ending_; });
        break;
    case SpeakerState::Missing:
        changed_.wait_for(lock, try_again_after, [this] { return plugged_in_ || ending_; });
        break;
    }
}

// The audio part of SDL stays at work once it was needed: it reports devices that are plugged in.
void Speaker::open()
{
    const auto start = std::chrono::steady_clock::now();
    is_started_ = is_started_ || SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    const SDL_AudioSpec wanted = wanted_spec(fill, this);
    device_ = is_started_ ? SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0) : 0;
    const bool late = std::chrono::steady_clock::now() - start > too_late;
    if (device_ == 0 || late || state_ == SpeakerState::Missing)
        mixer_.drop_all();
    state_ = device_ != 0 ? SpeakerState::Open : SpeakerState::Missing;
    if (device_ != 0)
        SDL_PauseAudioDevice(device_, 0);
}

void Speaker::close()
{
    if (device_ == 0)
        return;
    SDL_CloseAudioDevice(std::exchange(device_, 0));
    mixer_.drop_all(); // what the device took with it
    state_ = SpeakerState::Closed;
}

bool Speaker::has_been_silent() const
{
    const auto frames = std::chrono::seconds(silence_before_closing).count() * Mixer::sample_rate;
    return !mixer_.is_busy() && mixer_.silent_frames() >= frames;
}

} // namespace game
