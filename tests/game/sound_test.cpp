// Analyses the sound of every event.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "game/sound/sound_player.h"
#include "game/sound/sounds.h"
#include "tests/game/recording.h"

namespace game {
namespace {

Recording listen_to(const Sound& sound, double milliseconds = 600)
{
    Mixer mixer;
    mixer.start(sound);
    return listen(mixer, milliseconds);
}

double decibels(float peak)
{
    return 20 * std::log10(peak);
}

// The largest difference between a frame and the next.
float steepest(const Recording& recording)
{
    float most = 0;
    for (std::size_t i = 1; i < recording.left.size(); ++i)
        most = std::max(most, std::abs(recording.left[i] - recording.left[i - 1]));
    return most;
}

TEST(Sound, OfNothingIsSilence)
{
    Mixer mixer;
    EXPECT_EQ(listen(mixer, 200).peak(), 0.0F);
    EXPECT_FALSE(mixer.is_busy());
    EXPECT_EQ(mixer.silent_frames(), 200 * sample_rate / 1000);
}

TEST(Sound, OfEachEventIsHeardAndEnds)
{
    for (const sounds::Named& named : sounds::all()) {
        Mixer mixer;
        mixer.start(named.sound);
        EXPECT_TRUE(mixer.is_busy()) << named.name;
        const Recording recording = listen(mixer, 4000);
        EXPECT_GT(decibels(recording.peak()), -48) << named.name;
        EXPECT_LT(decibels(recording.peak()), -3) << named.name;
        EXPECT_LT(recording.onset(), static_cast<std::size_t>(sample_rate) / 200) << named.name;
        EXPECT_FALSE(mixer.is_busy()) << named.name;
        EXPECT_EQ(listen(mixer, 50).peak(), 0.0F) << named.name;
    }
}

TEST(Sound, OfDigitsClimbsThePentatonicScale)
{
    const std::vector<double> pitches = {262, 294, 330, 392, 440, 523, 587, 659, 784};
    for (int digit = 1; digit <= 9; ++digit) {
        const Recording recording = listen_to(sounds::digit(digit, 0.5), 160);
        const double expected = pitches[static_cast<std::size_t>(digit - 1)];
        EXPECT_NEAR(recording.pitch(expected * 0.9, expected * 1.1, 5, 120), expected, 2) << digit;
    }
    EXPECT_EQ(sounds::pitch_of(10), sounds::pitch_of(1));
    EXPECT_EQ(sounds::pitch_of(25), sounds::pitch_of(7));
}

TEST(Sound, OfANoteIsAnOctaveHigherAndSofter)
{
    const Recording note = listen_to(sounds::note(3, 0.5), 120);
    EXPECT_NEAR(note.pitch(600, 720, 2, 50), 659, 4);
    const Recording digit = listen_to(sounds::digit(3, 0.5), 120);
    EXPECT_NEAR(decibels(digit.peak()) - decibels(note.peak()), 8, 1);
}

TEST(Sound, OfAHouseIsAnArpeggioFromSideToSide)
{
    const Recording row = listen_to(sounds::house(1, 3, 0, 1), 700);
    EXPECT_NEAR(row.pitch(250, 400, 0, 50), 294, 6);
    EXPECT_GT(row.strength(330, 60, 105), row.strength(294 * 1.5, 60, 105));
    EXPECT_GT(row.strength(392, 115, 200), row.strength(349, 115, 200));
    double left = 0;
    double right = 0;
    for (std::size_t i = 300 * sample_rate / 1000; i < row.left.size(); ++i) {
        left += std::abs(row.left[i]);
        right += std::abs(row.right[i]);
    }
    EXPECT_GT(right, left * 1.5); // it ends at the right edge
}

// Whether a note sounds together with its major third, which makes a chord sound like a win.
bool has_major_third(const Recording& recording, double frequency, double from, double to)
{
    const double third = std::pow(2.0, 4.0 / 12);
    return recording.strength(third * frequency, from, to) >
           0.25 * recording.strength(frequency, from, to);
}

struct Loudness {
    const char* name;
    Sound sound;
    double decibels;
};

void expect_loud(const std::vector<Loudness>& all, int milliseconds, double tolerance)
{
    for (const Loudness& each : all)
        EXPECT_NEAR(decibels(listen_to(each.sound, milliseconds).peak()), each.decibels, tolerance)
            << each.name;
}

TEST(Sound, OfALostRunIsOpenAndNeverLikeAWin)
{
    const Recording lost = listen_to(sounds::run_lost(), 1600);
    constexpr double apart = 150;
    double start = 0;
    for (const double pitch : {440, 392, 330, 294}) {
        EXPECT_NEAR(lost.pitch(280, 450, start + 10, start + apart), pitch, 8) << start;
        EXPECT_FALSE(has_major_third(lost, pitch, start + 10, start + apart)) << pitch;
        start += apart;
    }
    EXPECT_NEAR(lost.pitch(100, 300, 700, 1300), 147, 2) << "how it ends";
    EXPECT_FALSE(has_major_third(lost, 147, 700, 1300));
    for (double from = 0; from < 1400; from += 100) {
        for (const double of_a_fanfare : {261.6, 523.3, 1046.5})
            EXPECT_LT(lost.strength(of_a_fanfare, from, from + 100), 0.02) << from;
    }
    const Recording first = listen_to(sounds::first_place(), 1600);
    EXPECT_TRUE(has_major_third(first, 261.6, 400, 900)) << "as this would be noticed";
    EXPECT_GT(decibels(first.peak()), decibels(lost.peak()) + 5);
}

TEST(Sound, OfAnEndOfARunIsAsLoudAsItShouldBe)
{
    expect_loud({{"lost", sounds::run_lost(), -16},
                 {"stopped", sounds::run_stopped(), -18},
                 {"line", sounds::tally_line(0), -22},
                 {"D", sounds::rank(0), -14},
                 {"C", sounds::rank(1), -14},
                 {"B", sounds::rank(2), -14},
                 {"A", sounds::rank(3), -14},
                 {"S", sounds::rank(4), -14},
                 {"place", sounds::place_in_table(), -13},
                 {"first place", sounds::first_place(), -9},
                 {"initial", sounds::initial(0), -20},
                 {"saved", sounds::initials_saved(), -14}},
                2000, 1.2);
    EXPECT_LT(decibels(listen_to(sounds::tally_number(), 100).peak()), -26);
}

TEST(Sound, OfAHouseInARunClimbsWithTheCombo)
{
    double before = 0;
    for (int combo = 1; combo <= 5; ++combo) {
        const Recording row = listen_to(sounds::house_in_run(combo, 3, 0.5, 0.5), 900);
        const double pitch = row.pitch(250, 700, 2, 50);
        EXPECT_GT(pitch, before * 1.1) << combo;
        before = pitch;
        EXPECT_NEAR(decibels(row.peak()), -15 + combo, 2.5) << combo;
    }
}

TEST(Sound, OfAnArcadeRunIsAsLoudAsItShouldBe)
{
    expect_loud({{"3, 2, 1", sounds::run_countdown(), -16},
                 {"GO", sounds::run_go(), -12},
                 {"combo over", sounds::combo_over(), -26},
                 {"board", sounds::board_of_run(), -12},
                 {"heart", sounds::heart_lost(), -13},
                 {"ten seconds", sounds::last_seconds(10), -22},
                 {"three seconds", sounds::last_seconds(3), -18},
                 {"rung", sounds::rung_finished(), -12},
                 {"skip", sounds::skipped(), -22},
                 {"answer", sounds::answer_shown(), -20}},
                1000, 2);
}

TEST(Sound, OfThePulseLiesUnderAllEventsOfPlay)
{
    for (const double peak : {-40.0, -34.0}) {
        for (const bool with_fifth : {false, true}) {
            const double heard = decibels(listen_to(sounds::pulse(peak, with_fifth), 400).peak());
            EXPECT_LT(heard, peak + 0.5);
            EXPECT_GT(heard, peak - 4);
        }
    }
    const double loudest = decibels(listen_to(sounds::pulse(-34, true), 400).peak());
    for (const sounds::Named& event : sounds::all()) {
        const std::string_view name = event.name;
        // The pulse is silent in the lobby and in the result; moves are off at first.
        constexpr std::array no_events = {"pulse", "move", "lobby-focus", "tally-number"};
        if (std::ranges::find(no_events, name) != no_events.end())
            continue;
        EXPECT_GT(decibels(listen_to(event.sound, 1500).peak()), loudest + 6) << name;
    }
}

TEST(Sound, OfALaterPhraseBeginsLater)
{
    const Recording recording = listen_to(sounds::later(sounds::digit(1, 0.5), 90), 300);
    EXPECT_NEAR(static_cast<double>(recording.onset()) / sample_rate * 1000, 90, 3);
}

TEST(Sound, MakesNoClick)
{
    for (const sounds::Named& named : sounds::all()) {
        const Recording recording = listen_to(named.sound, 4000);
        const float noisy = std::string(named.name) == "button" ? 0.12F : 0.06F;
        EXPECT_LT(steepest(recording), noisy) << named.name;
    }
}

TEST(Sound, ChangesItsVolumeWithoutAClick)
{
    Mixer mixer;
    mixer.start({SoundGroup::Effects, {{.wave = Wave::Sine, .frequency = 200, .decay = 2000}}});
    listen(mixer, 100);
    mixer.set_volume(SoundGroup::Effects, 0);
    const Recording fading = listen(mixer, 400);
    EXPECT_LT(steepest(fading), 0.02F);
    EXPECT_LT(std::abs(fading.left.back()), 1e-6F);
}

TEST(Sound, StaysBelowItsCeilingHoweverMuchHappens)
{
    Mixer mixer;
    for (int i = 0; i < 60; ++i)
        mixer.start(sounds::win(true));
    for (int i = 0; i < 60; ++i)
        mixer.start(sounds::clash());
    const Recording recording = listen(mixer, 3000);
    EXPECT_LT(decibels(recording.peak()), -3);
    EXPECT_GT(decibels(recording.peak()), -6);
}

// The strongest tenth of a second.
double loudest(const Sound& sound)
{
    const Recording recording = listen_to(sound, 3000);
    double most = -100;
    for (double from = 0; from < 2800; from += 20)
        most = std::max(most, recording.level(from, from + 100));
    return most;
}

TEST(Sound, OfAWinIsAsLoudAsThreeHouses)
{
    Sound houses = sounds::house(5, 3, 0, 1);
    for (const Sound& other : {sounds::house(5, 4, 0.5, 0.5), sounds::house(5, 5, 0.5, 0.5)})
        houses.notes.insert(houses.notes.end(), other.notes.begin(), other.notes.end());
    EXPECT_GE(loudest(sounds::win(false)), loudest(houses) - 0.5);
    EXPECT_GE(loudest(sounds::win(true)), loudest(sounds::win(false)));
}

TEST(Sound, OfAGivenIsHeardOnALaptop)
{
    const Recording recording = listen_to(sounds::given());
    EXPECT_NEAR(decibels(recording.peak()), -24, 1.5);
    EXPECT_NEAR(recording.pitch(120, 220, 0, 60), 165, 6);
}

TEST(Sound, OfTheLobbyIsQuietUntilARunStarts)
{
    EXPECT_NEAR(decibels(listen_to(sounds::lobby_focus()).peak()), -30, 1.5);
    EXPECT_NEAR(decibels(listen_to(sounds::start()).peak()), -14, 1.5);
}

TEST(Sound, TakesNoMoreThanThereIsRoomFor)
{
    Mixer mixer;
    for (int i = 0; i < 10'000; ++i)
        mixer.start(sounds::digit(1 + i % 9, 0.5));
    listen(mixer, 500);
    EXPECT_FALSE(mixer.is_busy());
}

TEST(Sound, ThatCameTooLateIsLeftOut)
{
    Mixer mixer;
    mixer.start(sounds::win(false));
    mixer.drop_all();
    EXPECT_FALSE(mixer.is_busy());
    EXPECT_EQ(listen(mixer, 100).peak(), 0.0F);
}

TEST(Sound, ThatWasHeardWhenTheDeviceWentDoesNotComeBack)
{
    Mixer mixer;
    mixer.start(sounds::win(false));
    EXPECT_GT(listen(mixer, 300).peak(), 0.0F);
    mixer.drop_all();
    EXPECT_FALSE(mixer.is_busy());
    EXPECT_EQ(listen(mixer, 100).peak(), 0.0F);
}

// What one hears of a note.
struct Heard {
    double pitch; // Hz; for noise the frequency below which it is
    double onset; // milliseconds
    double lasts; // milliseconds until it is silent
    double level; // of its peak, in dBFS, when it sounds alone in the middle
};

struct Expected {
    const char* name;
    std::vector<Heard> notes;
};

// Section by section what the design wants of each event.
const std::vector<Expected>& wanted()
{
    constexpr double full = -12;
    static const std::vector<Expected> all = {
        {"digit", {{440.0, 0, 142, full}}},
        {"note", {{880.0, 0, 61, full - 8}}},
        {"digit-finished", {{440.0, 0, 142, full}, {440.0, 70, 142, full}}},
        {"row",
         {{523.3, 0, 222, full - 2}, {587.3, 55, 222, full - 2}, {659.3, 110, 222, full - 2}}},
        {"column",
         {{523.3, 0, 222, full - 2},
          {587.3, 55, 222, full - 2},
          {659.3, 110, 222, full - 2},
          {784.0, 165, 222, full - 2}}},
        {"region",
         {{523.3, 0, 222, full - 2},
          {587.3, 55, 222, full - 2},
          {659.3, 110, 222, full - 2},
          {784.0, 165, 222, full - 2},
          {880.0, 220, 222, full - 2}}},
        {"split", {{523.3, 0, 262, full - 6}, {784.0, 0, 262, full - 6}}},
        {"gold-split",
         {{523.3, 0, 262, full - 6}, {784.0, 0, 262, full - 6}, {1046.5, 60, 430, full - 10}}},
        {"late-split", {{329.6, 0, 202, full - 10}, {392.0, 0, 202, full - 10}}},
        {"hint-1", {{392.0, 0, 204, full - 3}}},
        {"hint-2", {{440.0, 0, 204, full - 3}}},
        {"hint-3", {{523.3, 0, 204, full - 3}}},
        {"pause", {{523.3, 0, 122, full}, {392.0, 90, 142, full}}},
        {"resume", {{392.0, 0, 122, full}, {523.3, 90, 142, full}}},
        {"notice", {{440.0, 0, 122, full - 6}, {440.0, 140, 162, full - 6}}},
    };
    return all;
}

const Sound& named(const std::string& name)
{
    static const std::vector<sounds::Named> all = sounds::all();
    return std::ranges::find(all, name,
                             [](const sounds::Named& one) { return std::string(one.name); })
        ->sound;
}

TEST(Sound, OfEachEventHasItsPitchesLevelsAndTimes)
{
    for (const Expected& expected : wanted()) {
        const Recording heard = listen_to(named(expected.name), 1000);
        double loudest = 0;
        double end = 0;
        for (const Heard& note : expected.notes) {
            // In its first 40 milliseconds, a note is stronger than one a semitone beside it, and
            // than itself before it begins.
            const double from = note.onset + 2;
            const double here = heard.strength(note.pitch, from, from + 40);
            EXPECT_GT(here, 1.05 * heard.strength(note.pitch * 1.06, from, from + 40))
                << expected.name << note.pitch;
            EXPECT_GT(here, 1.05 * heard.strength(note.pitch / 1.06, from, from + 40))
                << expected.name << note.pitch;
            loudest += std::pow(10, note.level / 20);
            end = std::max(end, note.onset + note.lasts);
        }
        const double first = std::pow(10, expected.notes.front().level / 20);
        EXPECT_LE(heard.peak(), loudest * 1.02) << expected.name;
        EXPECT_GE(heard.peak(), first * 0.8) << expected.name;
        EXPECT_LT(heard.level(end, end + 50), -120) << expected.name << " is over";
        EXPECT_GT(heard.level(end - 60, end - 40), -75) << expected.name << " lasts";
    }
}

TEST(SoundPlayer, KeepsToTheSettings)
{
    Mixer mixer;
    SoundPlayer player(mixer);
    const auto is_heard = [&](const Sound& sound) {
        player.play(sound);
        return listen(mixer, 300).peak() > 1e-4F;
    };
    EXPECT_TRUE(is_heard(sounds::digit(1, 0.5)));
    player.follow({.on = false});
    EXPECT_FALSE(is_heard(sounds::digit(1, 0.5)));
    EXPECT_FALSE(is_heard(sounds::button()));
    player.follow({.effects_volume = 0});
    EXPECT_FALSE(is_heard(sounds::digit(1, 0.5)));
    EXPECT_TRUE(is_heard(sounds::button()));
    player.follow({});
    player.window_is_in_front(false);
    EXPECT_FALSE(is_heard(sounds::digit(1, 0.5)));
    player.follow({.quiet_in_background = false});
    EXPECT_TRUE(is_heard(sounds::digit(1, 0.5)));
}

TEST(SoundPlayer, IsHalfAsLoudAtHalfTheVolume)
{
    Mixer mixer;
    SoundPlayer player(mixer);
    const auto peak = [&](int volume) {
        player.follow({.effects_volume = volume});
        listen(mixer, 200);
        player.play(sounds::digit(1, 0.5));
        return listen(mixer, 300).peak();
    };
    const float full = peak(100);
    EXPECT_NEAR(peak(50) / full, 0.5, 0.02);
}

} // namespace
} // namespace game
