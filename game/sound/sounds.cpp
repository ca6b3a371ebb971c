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

Note sliding(Note note, double to)
{
    note.end_frequency = to;
    return note;
}

Note with_attack(double attack, Note note)
{
    note.attack = attack;
    return note;
}

Sound effect(std::vector<Note> notes)
{
    return {SoundGroup::Effects, std::move(notes)};
}

// Notes of the scale, one after another, or at once.
Sound bells(const std::vector<int>& degrees, double apart, double decay, double level)
{
    Sound sound;
    for (const int number : degrees)
        sound.notes.push_back(
            bell(degree(number), apart * engine::count_of(sound.notes), decay, level));
    return sound;
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
    return effect({sliding(sine(semitones(9), 0, 4, 80, -3), semitones(4))});
}

Sound redo()
{
    return effect({sliding(sine(semitones(4), 0, 4, 80, -3), semitones(9))});
}

Sound clash()
{
    return effect(
        {{.wave = Wave::Sine, .frequency = 196, .end_frequency = 185, .attack = 4, .decay = 180},
         {.frequency = 98, .attack = 4, .decay = 180, .level = -6}});
}

Sound given()
{
    return effect({bell(165, 0, 70, -10.8), noise(400, 50, -4)});
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

Sound lobby_focus()
{
    return {SoundGroup::Interface, {noise(3000, 10, -8.5)}};
}

Sound start()
{
    return bells({5, 8}, 70, 140, -2);
}

Sound win(bool new_best)
{
    constexpr double apart = 60;
    constexpr double fifth = 1.5;
    Sound sound;
    double start = 0;
    // High notes are heard better: they need less. A low one below the chord carries it.
    const auto run_and_chord = [&](double higher) {
        const double less = new_best && higher > 1 ? 4 : 0;
        for (int step = 0; step < 9; ++step, start += apart)
            sound.notes.push_back(bell(higher * degree(step), start, 260, 5 - 0.9 * step - less));
        for (int semitone : {0, 4, 7, 12, 16})
            sound.notes.push_back(
                bell(higher * semitones(semitone), start, 900, -2 - 0.25 * semitone - less));
        sound.notes.push_back(sine(higher * semitones(-12), start, 10, 900, 4));
    };
    run_and_chord(1);
    if (new_best) {
        start += 420;
        run_and_chord(fifth);
        sound.notes.push_back(sine(1760, start, 2, 900, -12)); // a ring
    }
    return sound;
}

Sound medal()
{
    return bells({7, 9}, 120, 220, -3.6);
}

Sound lesson_step()
{
    return bells({5, 7}, 70, 140, -6);
}

Sound run_countdown()
{
    return effect({bell(semitones(7), 0, 120, -4)});
}

Sound run_go()
{
    return bells({5, 8}, 0, 320, -3.6);
}

Sound house_in_run(int combo, int steps, Across from, Across to)
{
    constexpr double apart = 55;
    constexpr double fifth = 1.5;
    constexpr int lowest = 2; // E4
    constexpr int enriched = 3;
    const double level = combo - 5.0;
    Sound sound;
    for (int step = 0; step < steps; ++step) {
        const bool is_last = step + 1 == steps;
        Note note = bell(degree(lowest + combo - 1 + step), apart * step,
                         is_last ? 160 + 60 * combo : 160, level);
        note.pan = pan_at(from + (to - from) * (step + 1) / steps);
        sound.notes.push_back(note);
        if (combo < enriched)
            continue;
        note.wave = Wave::Sine;
        note.frequency *= fifth;
        note.level -= 8;
        sound.notes.push_back(note);
    }
    return sound;
}

Sound combo_over()
{
    return effect({sliding(sine(semitones(9), 0, 4, 120, -14), semitones(4))});
}

Sound board_of_run()
{
    return bells({5, 6, 7, 8, 9}, 45, 140, -3);
}

Sound heart_lost()
{
    return effect({sliding(sine(220, 0, 2, 220, -5), 165), with_attack(4, bell(110, 0, 180, -9)),
                   noise(400, 60, -9)});
}

Sound last_seconds(int left)
{
    constexpr int last = 3;
    constexpr double apart = 90;
    const auto tick = [](double frequency, double start, double level) {
        return with_attack(1, bell(frequency, start, 40, level));
    };
    if (left > last)
        return effect({tick(880, 0, -10)});
    return effect({tick(1047, 0, -6), tick(1047, apart, -6)});
}

Sound pulse(double peak, bool with_fifth)
{
    constexpr double usual = -12; // dBFS of a note at level 0
    constexpr double attack = 30;
    constexpr double decay = 240;
    const auto tone = [&](double frequency, double share) {
        return sine(frequency, 0, attack, decay, peak - usual + 20 * std::log10(share));
    };
    // Together they reach the peak.
    Sound sound{SoundGroup::Pulse, {tone(c4 / 2, 0.6), tone(c4 / 4, 0.4)}};
    if (with_fifth)
        sound.notes = {tone(c4 / 2, 0.45), tone(c4 / 4, 0.3), tone(semitones(7 - 12), 0.25)};
    return sound;
}

Sound run_lost()
{
    constexpr double apart = 150;
    Sound sound;
    for (const double semitone : {9, 7, 4, 2})
        sound.notes.push_back(with_attack(
            4, bell(semitones(semitone), apart * engine::count_of(sound.notes), 260, -4)));
    sound.notes.push_back(sine(semitones(2 - 12), 4 * apart, 20, 900, -4));
    return sound;
}

Sound run_stopped()
{
    return effect({sine(degree(5), 0, 4, 90, -6), sine(degree(3), 90, 4, 90, -6)});
}

Sound tally_number()
{
    return effect({noise(3000, 8, -13)});
}

Sound tally_line(int line)
{
    return effect({bell(degree(5 + std::clamp(line, 0, 4)), 0, 90, -8)});
}

Sound rank(int worth)
{
    struct Chord {
        std::vector<int> degrees;
        double level;
    };
    static const std::array<Chord, 5> chords = {
        {{{0}, -0.7}, {{2}, -0.4}, {{3}, -0.2}, {{5, 7}, -6}, {{5, 7, 8, 10}, -11}}};
    const Chord& chord = chords[std::clamp(worth, 0, 4)];
    Sound sound = bells(chord.degrees, 0, 360, chord.level);
    sound.notes.insert(sound.notes.begin(), noise(300, 60, chord.level));
    return sound;
}

Sound place_in_table()
{
    return bells({3, 5, 7}, 70, 260, -3);
}

Sound first_place()
{
    constexpr double apart = 80;
    constexpr double level = -4;
    Sound sound = bells({5, 7, 8, 8}, apart, 200, level);
    for (const int number : {0, 2, 3, 10})
        sound.notes.push_back(with_attack(10, bell(degree(number), 4 * apart, 900, level)));
    sound.notes.push_back(sine(2093, 700, 2, 900, level));
    return sound;
}

Sound initial(int column)
{
    return effect(
        {sine(660, 0, 1, 30, -8), bell(degree(5 + std::clamp(column, 0, 2)), 30, 90, -8)});
}

Sound initials_saved()
{
    return bells({5, 8}, 0, 260, -5.6);
}

Sound notice()
{
    return {SoundGroup::Interface,
            {sine(degree(4), 0, 2, 120, -6), sine(degree(4), 140, 2, 160, -6)}};
}

Sound rung_finished()
{
    return bells({7, 8, 10}, 60, 200, -1.6);
}

Sound skipped()
{
    return effect({sliding(sine(degree(3), 0, 2, 60, -10), degree(2))});
}

Sound answer_shown()
{
    return effect({sine(degree(2), 0, 2, 200, -13.5), sine(degree(3), 0, 2, 200, -13.5)});
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
            {"lobby-focus", lobby_focus()},
            {"start", start()},
            {"win", win(false)},
            {"win-best", win(true)},
            {"medal", medal()},
            {"lesson-step", lesson_step()},
            {"notice", notice()},
            {"countdown", run_countdown()},
            {"go", run_go()},
            {"house-in-run-1", house_in_run(1, 3, 0, 1)},
            {"house-in-run-5", house_in_run(5, 5, 0, 1)},
            {"combo-over", combo_over()},
            {"board-of-run", board_of_run()},
            {"heart-lost", heart_lost()},
            {"last-ten-seconds", last_seconds(10)},
            {"last-three-seconds", last_seconds(3)},
            {"pulse", pulse(-34, true)},
            {"run-lost", run_lost()},
            {"run-stopped", run_stopped()},
            {"tally-number", tally_number()},
            {"tally-line", tally_line(2)},
            {"rank-d", rank(0)},
            {"rank-c", rank(1)},
            {"rank-b", rank(2)},
            {"rank-a", rank(3)},
            {"rank-s", rank(4)},
            {"place-in-table", place_in_table()},
            {"first-place", first_place()},
            {"initial", initial(1)},
            {"initials-saved", initials_saved()},
            {"rung-finished", rung_finished()},
            {"skipped", skipped()},
            {"answer-shown", answer_shown()}};
}

} // namespace game::sounds
