#include "game/sound/sounds.h"

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

Note bell(double frequency, double start, double decay)
{
    return Note{.frequency = frequency, .start = start, .decay = decay};
}

Note sine(double frequency, double start, double attack, double decay)
{
    return Note{.wave = Wave::Sine,
                .frequency = frequency,
                .start = start,
                .attack = attack,
                .decay = decay};
}

Note slide(double from, double to)
{
    return Note{.wave = Wave::Sine,
                .frequency = from,
                .end_frequency = to,
                .attack = 4,
                .decay = 80,
                .level = -3};
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
    return effect(
        {{.wave = Wave::Noise, .frequency = 6000, .attack = 1, .decay = 12, .level = -30}});
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
    return effect({{.wave = Wave::Noise, .frequency = 400, .attack = 1, .decay = 50, .level = -4}});
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
        Note note = bell(degree(degree_of(digit) + step + 1), apart * step, 220);
        note.level = -2;
        note.pan = pan_at(from + (to - from) * (step + 1) / steps);
        sound.notes.push_back(note);
    }
    return sound;
}

Sound split()
{
    Note low = sine(degree(5), 0, 2, 260);
    Note high = sine(degree(8), 0, 2, 260);
    low.level = high.level = -6;
    return effect({low, high});
}

Sound gold_split()
{
    Sound sound = split();
    Note shimmer = sine(degree(10), 60, 30, 400);
    shimmer.level = -10;
    sound.notes.push_back(shimmer);
    return sound;
}

Sound late_split()
{
    Note low = sine(semitones(4), 0, 2, 200);
    Note high = sine(semitones(7), 0, 2, 200);
    low.level = high.level = -10;
    return effect({low, high});
}

Sound hint(int level)
{
    constexpr std::array degrees = {3, 4, 5};
    const auto index = level < 1 ? 0 : level > 3 ? 2 : level - 1;
    Note note = sine(degree(degrees[index]), 0, 4, 200);
    note.level = -3;
    return effect({note});
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
    return {SoundGroup::Interface,
            {{.wave = Wave::Noise, .frequency = 3000, .attack = 1, .decay = 18, .level = -8},
             {.wave = Wave::Sine, .frequency = 880, .attack = 1, .decay = 30, .level = -10}}};
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
        for (int semitone : {0, 4, 7, 12, 16}) {
            Note note = bell(higher * semitones(semitone), start, 900);
            note.level = -8;
            sound.notes.push_back(note);
        }
    };
    run_and_chord(1);
    if (new_best) {
        start += 420;
        run_and_chord(fifth);
        Note ring = sine(1760, start, 2, 900);
        ring.level = -6;
        sound.notes.push_back(ring);
    }
    return sound;
}

Sound notice()
{
    Note first = sine(degree(4), 0, 2, 120);
    Note second = sine(degree(4), 140, 2, 160);
    first.level = second.level = -6;
    return {SoundGroup::Interface, {first, second}};
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
            {"notice", notice()}};
}

} // namespace game::sounds
