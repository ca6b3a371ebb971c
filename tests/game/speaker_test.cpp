#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>

#include "game/platform/speaker.h"
#include "game/sound/sounds.h"

namespace game {
namespace {

using namespace std::chrono_literals;

// Selects SDL's driver of this name while the test runs.
class Speakers : public testing::Test {
protected:
    void use_driver(const char* name) { SDL_setenv("SDL_AUDIODRIVER", name, 1); }
    void TearDown() override { SDL_setenv("SDL_AUDIODRIVER", "dummy", 1); }

    bool comes_to(const Speaker& speaker, SpeakerState state) const
    {
        for (int tries = 0; tries < 1000 && speaker.state() != state; ++tries)
            std::this_thread::sleep_for(10ms);
        return speaker.state() == state;
    }

    Mixer mixer;
};

TEST_F(Speakers, OpenWhenSomethingIsToBeHeardAndPlayIt)
{
    use_driver("dummy");
    Speaker speaker(mixer);
    EXPECT_EQ(speaker.state(), SpeakerState::Closed);
    mixer.start(sounds::digit(1, 0.5));
    speaker.wake();
    ASSERT_TRUE(comes_to(speaker, SpeakerState::Open));
    for (int tries = 0; tries < 1000 && mixer.is_busy(); ++tries)
        std::this_thread::sleep_for(10ms);
    EXPECT_FALSE(mixer.is_busy());
}

TEST_F(Speakers, CloseAfterSomeSecondsOfSilence)
{
    use_driver("dummy");
    Speaker speaker(mixer);
    mixer.start(sounds::digit(1, 0.5));
    speaker.wake();
    ASSERT_TRUE(comes_to(speaker, SpeakerState::Open));
    EXPECT_TRUE(comes_to(speaker, SpeakerState::Closed));
    mixer.start(sounds::digit(2, 0.5));
    speaker.wake();
    EXPECT_TRUE(comes_to(speaker, SpeakerState::Open));
}

TEST_F(Speakers, WithoutADeviceSkipWhatNobodyHears)
{
    use_driver("no-such-driver");
    Speaker speaker(mixer);
    mixer.start(sounds::win(true));
    speaker.wake();
    ASSERT_TRUE(comes_to(speaker, SpeakerState::Missing));
    EXPECT_FALSE(mixer.is_busy());
}

} // namespace
} // namespace game
