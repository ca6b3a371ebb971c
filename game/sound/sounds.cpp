#include "game/sound/sounds.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/base/count.h"

namespace game::sounds {
namespace {

constexpr double c4 = 261.63;
constexpr std::array<int, 5> scale = {0, 2, 4, 7, 9}; // semitones above C

// The frequency this many semitones above C4.
double semitones(double count)
{
    return c4 * std::pow(2.0, count / 12);
}

// The note of the scale with this number, from 0: C4, D4, E4, G4, A4, C5 ...
double degree(int number)
{
    const int octave = number / engine::count_of(scale);
    const auto step = number % scale.size();
    return semitones(12 * octave + scale[step]);
}

int degree_of(int digit)
{
    return (digit - 1) % 9;
}

// Cells near the edge are heard more from that side, but never from one side only.
double pan_at(Across across)
{
    return 1.2 * (across - 0.5);
}

Note bell(double frequency, double start, double decay, double level = 0)
{
    return {.frequency = frequency, .start = start, .decay = decay, .level = level};
}

Note sine(double frequency, double start, double attack, double decay, double level)
{
    Note note = bell(frequency, start, decay, level);
    note.wave = Wave::Sine;
    note.attack = attack;
    return note;
}

Note noise(double cut_off, double decay, double level)
{
    Note note = bell(cut_off, 0, decay, level);
    note.wave = Wave::Noise;
    note.attack = 1;
    return note;
}

Note slide(double from, double to)
{
    Note note = sine(from, 0, 4, 80, -3);
    note.end_frequency = to;
    return note;
}

Sound effect(std::vector<Note> notes)
{
    return {SoundGroup::Effects, std::move(notes)};
}

} // namespace

double pitch_of(int digit)
{
    return degree(degree_of(digit));
}

Sound move()
{
    return effect({noise(6000, 12, -30)});
}

Sound digit(int digit, Across across)
{
    Note note = bell(pitch_of(digit), 0, 140);
    note.pan = pan_at(across);
    return effect({note});
}

Sound note(int digit, Across across)
{
    return effect({{.frequency = 2 * pitch_of(digit),
                    .attack = 1,
                    .decay = 60,
                    .level = -8,
                    .pan = pan_at(across)}});
}

Sound erase()
{
    return undo();
}

Sound undo()
{
    return effect({slide(semitones(9), semitones(4))});
}

Sound redo()
{
    return effect({slide(semitones(4), semitones(9))});
}

Sound clash()
{
    return effect(
        {{.wave = Wave::Sine, .frequency = 196, .end_frequency = 185, .attack = 4, .decay = 180},
         {.frequency = 98, .attack = 4, .decay = 180, .level = -6}});
}

Sound given()
{
    return effect({noise(400, 50, -4)});
}

Sound digit_finished(int digit)
{
    const double pitch = pitch_of(digit);
    return effect({bell(pitch, 0, 140), bell(pitch, 70, 140)});
}

Sound house(int digit, int steps, Across from, Across to)
{
    constexpr double apart = 55;
    Sound sound;
    for (int step = 0; step < steps; ++step) {
        Note note = bell(degree(degree_of(digit) + step + 1), apart * step, 220, -2);
        note.pan = pan_at(from + (to - from) * (step + 1) / steps);
        sound.notes.push_back(note);
    }
    return sound;
}

Sound split()
{
    return effect({sine(degree(5), 0, 2, 260, -6), sine(degree(8), 0, 2, 260, -6)});
}

Sound gold_split()
{
    Sound sound = split();
    sound.notes.push_back(sine(degree(10), 60, 30, 400, -10)); // a shimmer
    return sound;
}

Sound late_split()
{
    return effect({sine(semitones(4), 0, 2, 200, -10), sine(semitones(7), 0, 2, 200, -10)});
}

Sound hint(int level)
{
    constexpr std::array degrees = {3, 4, 5};
    return effect({sine(degree(degrees[std::clamp(level, 1, 3) - 1]), 0, 4, 200, -3)});
}

Sound pause()
{
    return effect({bell(degree(5), 0, 120), bell(degree(3), 90, 140)});
}

Sound resume()
{
    return effect({bell(degree(3), 0, 120), bell(degree(5), 90, 140)});
}

Sound button()
{
    return {SoundGroup::Interface, {noise(3000, 18, -8), sine(880, 0, 1, 30, -10)}};
}

Sound win(bool new_best)
{
    constexpr double apart = 60;
    constexpr double fifth = 1.5;
    Sound sound;
    double start = 0;
    const auto run_and_chord = [&](double higher) {
        for (int step = 0; step < 9; ++step, start += apart)
            sound.notes.push_back(bell(higher * degree(step), start, 200));
        for (int semitone : {0, 4, 7, 12, 16})
            sound.notes.push_back(bell(higher * semitones(semitone), start, 900, -8));
    };
    run_and_chord(1);
    if (new_best) {
        start += 420;
        run_and_chord(fifth);
        sound.notes.push_back(sine(1760, start, 2, 900, -6)); // a ring
    }
    return sound;
}

Sound medal()
{
    return effect({bell(degree(7), 0, 220, -3.6), bell(degree(9), 120, 220, -3.6)});
}

Sound lesson_step()
{
    return effect({bell(degree(5), 0, 140, -6), bell(degree(7), 70, 140, -6)});
}

Sound notice()
{
    return {SoundGroup::Interface,
            {sine(degree(4), 0, 2, 120, -6), sine(degree(4), 140, 2, 160, -6)}};
}

Sound later(Sound sound, double milliseconds)
{
    for (Note& note : sound.notes)
        note.start += milliseconds;
    return sound;
}

std::vector<Named> all()
{
    return {{"move", move()},
            {"digit", digit(5, 0.5)},
            {"note", note(5, 0.5)},
            {"erase", erase()},
            {"undo", undo()},
            {"redo", redo()},
            {"clash", clash()},
            {"given", given()},
            {"digit-finished", digit_finished(5)},
            {"row", house(5, 3, 0, 1)},
            {"column", house(5, 4, 0.5, 0.5)},
            {"region", house(5, 5, 0.5, 0.5)},
            {"split", split()},
            {"gold-split", gold_split()},
            {"late-split", late_split()},
            {"hint-1", hint(1)},
            {"hint-2", hint(2)},
            {"hint-3", hint(3)},
            {"pause", pause()},
            {"resume", resume()},
            {"button", button()},
            {"win", win(false)},
            {"win-best", win(true)},
            {"medal", medal()},
            {"lesson-step", lesson_step()},
            {"notice", notice()}};
}

} // namespace game::sounds
