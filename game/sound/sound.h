#pragma once
// A sound of the game as notes, before it is turned into samples.

#include <vector>

namespace game {

enum class Wave {
    Sine,
    Triangle, // with a quieter sine an octave above, so that it sounds like a small bell
    Noise,    // white noise through a low-pass filter
};

struct Note {
    Wave wave = Wave::Triangle;
    double frequency = 440;   // Hz; for noise, the cut-off of its filter. 20 to 12,000
    double end_frequency = 0; // Hz; the pitch slides to it during the note. 0: it does not slide
    double start = 0;         // milliseconds after the sound begins
    double attack = 2;        // milliseconds from silence to full level
    double decay = 100;       // milliseconds from full level to silence
    double level = 0;         // decibels; 0 is the usual level of a note, most are lower
    double pan = 0;           // -1 left, 0 centre, 1 right
};

// The group of a sound: each group has its own volume.
enum class SoundGroup {
    Effects,   // of the play: digits, completed houses, the win
    Interface, // of buttons, switches and notices
    Pulse,     // under an arcade run
};

struct Sound {
    SoundGroup group = SoundGroup::Effects;
    std::vector<Note> notes;
};

} // namespace game
