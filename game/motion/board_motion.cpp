#include "game/motion/board_motion.h"

#include <algorithm>
#include <cstdlib>

#include "game/motion/curves.h"
#include "game/motion/span.h"

namespace game {
namespace {

using engine::Cell;
using engine::DigitSet;
using engine::HouseIndex;
using engine::HouseKind;
using engine::MonotonicTime;
using engine::PlayTime;

// Milliseconds.
constexpr PlayTime appear{150};
constexpr PlayTime note_appears{100};
constexpr PlayTime fade{90};
constexpr PlayTime note_fades{80};
constexpr PlayTime peer_note_fades{120};
constexpr PlayTime clash_shake{220};
constexpr PlayTime clash_line{320};
constexpr PlayTime given_shake{140};
constexpr PlayTime given_blink{120};
constexpr PlayTime pulse{160};
constexpr PlayTime between_pulses{18};
constexpr PlayTime between_houses{90};
constexpr PlayTime light_lasts{420}; // rises, stays for 240 and fades
constexpr PlayTime calm_light_lasts{240};
constexpr PlayTime hold_before_wave{120};
constexpr PlayTime step_of_wave{24};
constexpr PlayTime wave_passes{240}; // a cell: it glows, and is then left as solved
constexpr PlayTime wave_ends{900};   // the last cell is reached some time before
constexpr PlayTime wave_between_ends{600};
constexpr PlayTime step_of_reveal{18};

constexpr std::size_t most_motions = 4096;
constexpr double shake_width = 3; // units
// No more than three flashes in a second.
constexpr PlayTime between_blinks{334};

// Regions first, then rows, then columns, like the sounds.
int place_in_order(HouseKind kind)
{
    switch (kind) {
    case HouseKind::Region:
        return 0;
    case HouseKind::Row:
        return 1;
    case HouseKind::Column:
        return 2;
    case HouseKind::Extra:
        return 3;
    }
    return 3;
}

double light_at(double time)
{
    constexpr double risen = 0.2;
    constexpr double fading = 0.7;
    if (time < risen)
        return ease_out(time / risen);
    return time < fading ? 1 : 1 - ease_in_out((time - fading) / (1 - fading));
}

// A digit grows to 1.06 of its size before it comes to rest.
double growth_of_digit(double time)
{
    constexpr double first = 0.72;
    constexpr double overshoot = 2.71;
    return first + (1 - first) * back_out(time, overshoot);
}

double growth_of_note(double time)
{
    constexpr double first = 0.6;
    return first + (1 - first) * back_out(time);
}

// The gold of the wave in a cell, by the time since it was reached.
double gold_at(double milliseconds)
{
    constexpr double rises = 40;
    constexpr double stays = 50;
    constexpr double fades = 150;
    if (milliseconds < rises)
        return milliseconds / rises;
    return 1 - std::clamp((milliseconds - rises - stays) / fades, 0.0, 1.0);
}

double solved_at(double milliseconds)
{
    constexpr double rises = 150;
    return std::clamp(milliseconds / rises, 0.0, 1.0);
}

} // namespace

BoardMotion::BoardMotion(const engine::Grid& grid) : grid_(&grid) {}

void BoardMotion::set_amount(MotionAmount amount, double particles)
{
    amount_ = amount;
    particles_ = particles;
}

void BoardMotion::add(const Motion& motion)
{
    if (motions_.size() < most_motions)
        motions_.push_back(motion);
}

void BoardMotion::board_changed(const engine::Board& before,
                                const engine::Board& after,
                                MonotonicTime now)
{
    if (amount_ == MotionAmount::Off)
        return;
    bool wrote = false;
    for (Cell cell : grid_->cells())
        wrote = wrote || (before[cell].digit != after[cell].digit && after[cell].digit != 0);
    for (Cell cell : grid_->cells()) {
        const engine::Square& old = before[cell];
        const engine::Square& written = after[cell];
        if (old.digit != written.digit)
            digit_changed(cell, old.digit, written.digit, now);
        if (written.digit != engine::no_digit)
            continue; // notes give way to a digit at once
        // A digit takes its notes from its peers.
        const PlayTime notes_fade = wrote ? peer_note_fades : fade;
        notes_changed(cell, NoteKind::Corner, old.corner_notes, written.corner_notes, now,
                      notes_fade);
        notes_changed(cell, NoteKind::Centre, old.centre_notes, written.centre_notes, now,
                      notes_fade);
    }
}

void BoardMotion::digit_changed(Cell cell,
                                engine::Digit before,
                                engine::Digit after,
                                MonotonicTime now)
{
    // The newest change counts: what moved in the cell before would move another digit.
    std::erase_if(motions_, [cell](const Motion& motion) {
        return motion.cell == cell && (motion.kind == Kind::Appear || motion.kind == Kind::FadeIn ||
                                       motion.kind == Kind::Leave || motion.kind == Kind::FadeOut);
    });
    if (after == engine::no_digit)
        add({.kind = is_full() ? Kind::Leave : Kind::FadeOut,
             .cell = cell,
             .span = {now, fade},
             .digit = before});
    else if (is_full())
        add({.kind = Kind::Appear, .cell = cell, .span = {now, appear}});
    else
        add({.kind = Kind::FadeIn, .cell = cell, .span = {now, fade}});
}

void BoardMotion::notes_changed(
    Cell cell, NoteKind kind, DigitSet before, DigitSet after, MonotonicTime now, PlayTime fade_out)
{
    const DigitSet gone = before.without(after);
    const DigitSet come = after.without(before);
    if (gone.empty() && come.empty())
        return;
    std::erase_if(motions_, [&](const Motion& motion) {
        return is_of_notes(motion.kind) && motion.cell == cell && motion.note == kind &&
               gone.with(come).has(motion.digit);
    });
    for (const engine::Digit digit : gone)
        add({.kind = is_full() ? Kind::NoteLeaves : Kind::NoteFadesOut,
             .cell = cell,
             .span = {now, fade_out},
             .digit = digit,
             .note = kind});
    for (const engine::Digit digit : come)
        add({.kind = is_full() ? Kind::NoteAppears : Kind::NoteFadesIn,
             .cell = cell,
             .span = {now, is_full() ? note_appears : note_fades},
             .digit = digit,
             .note = kind});
}

void BoardMotion::given_pressed(const engine::Cells& cells, MonotonicTime now)
{
    if (amount_ == MotionAmount::Off || now - blinked_ < between_blinks)
        return;
    blinked_ = now;
    for (Cell cell : cells) {
        if (is_full())
            add({.kind = Kind::Shake, .cell = cell, .span = {now, given_shake}, .swings = 2});
        else
            add({.kind = Kind::Blink, .cell = cell, .span = {now, given_blink}});
    }
}

void BoardMotion::clashed(const engine::Cells& written,
                          const engine::Cells& others,
                          MonotonicTime now)
{
    if (!is_full())
        return;
    for (Cell cell : written)
        add({.kind = Kind::Shake, .cell = cell, .span = {now, clash_shake}, .swings = 3});
    for (Cell cell : written) {
        for (Cell other : others)
            clashes_.add({cell, other, {now, clash_line}});
    }
}

void BoardMotion::digit_finished(const engine::Cells& cells, MonotonicTime now)
{
    MonotonicTime start = now;
    for (Cell cell : cells) {
        if (is_full())
            add({.kind = Kind::Pulse, .cell = cell, .span = {start, pulse}});
        start += between_pulses;
    }
}

void BoardMotion::houses_completed(std::vector<HouseIndex> houses, Cell from, MonotonicTime now)
{
    if (amount_ == MotionAmount::Off)
        return;
    std::ranges::stable_sort(
        houses, {}, [this](HouseIndex house) { return place_in_order(grid_->house(house).kind); });
    MonotonicTime start = now;
    for (HouseIndex house : houses) {
        light(house, from, start);
        if (is_full())
            start += between_houses;
    }
}

void BoardMotion::light(HouseIndex house, Cell from, MonotonicTime start)
{
    const engine::Cells& cells = grid_->house(house).cells;
    if (!is_full()) {
        for (Cell cell : cells)
            add({.kind = Kind::Light, .cell = cell, .span = {start, calm_light_lasts}});
        return;
    }
    const HouseLight light(*grid_, house, from, start);
    lights_.add(light);
    light.add_sparks(*grid_, sparks_, dice_, particles_);
    const HouseKind kind = grid_->house(house).kind;
    const bool fills = kind != HouseKind::Row && kind != HouseKind::Column;
    for (Cell cell : cells) {
        const MonotonicTime reached = light.reaches(*grid_, cell);
        add({.kind = Kind::Pulse, .cell = cell, .span = {reached, pulse}});
        if (fills)
            add({.kind = Kind::Light, .cell = cell, .span = {reached, light_lasts}});
        else
            add({.kind = Kind::Lit,
                 .cell = cell,
                 .span = {reached, light.leaves(*grid_, cell) - reached}});
    }
}

void BoardMotion::revealed(const engine::Board& board, Cell from, MonotonicTime now)
{
    if (amount_ == MotionAmount::Off)
        return;
    const engine::Place first = grid_->place_of(from);
    for (Cell cell : grid_->cells()) {
        const engine::Place place = grid_->place_of(cell);
        const int away = std::abs(place.row - first.row) + std::abs(place.column - first.column);
        const MonotonicTime start = is_full() ? now + away * step_of_reveal : now;
        if (board[cell].digit != engine::no_digit)
            add({.kind = Kind::Reveal, .cell = cell, .span = {start, fade}});
    }
}

void BoardMotion::solved(MonotonicTime now, Wave wave)
{
    lights_.clear();
    clashes_.clear();
    sparks_.clear();
    std::erase_if(motions_, [](const Motion& motion) {
        return motion.kind != Kind::Appear && motion.kind != Kind::FadeIn;
    });
    if (!is_full())
        return;
    const int steps = std::max(1, grid_->rows() + grid_->columns() - 2);
    const bool is_last = wave == Wave::OfAWin;
    const PlayTime hold = is_last ? hold_before_wave : PlayTime{0};
    const PlayTime at_most = ((is_last ? wave_ends : wave_between_ends) - hold - pulse) / steps;
    const PlayTime step = std::min(step_of_wave, std::max(PlayTime{1}, at_most));
    // Each cell stays as solved until the wave has left the board.
    const MonotonicTime ends = now + hold + steps * step + wave_passes;
    for (Cell cell : grid_->cells()) {
        const engine::Place place = grid_->place_of(cell);
        const MonotonicTime reached = now + hold + (place.row + place.column) * step;
        add({.kind = Kind::Wave, .cell = cell, .span = {reached, ends - reached}});
    }
}

void BoardMotion::stop()
{
    motions_.clear();
    lights_.clear();
    clashes_.clear();
    sparks_.clear();
}

bool BoardMotion::advance(MonotonicTime now)
{
    std::erase_if(motions_, [now](const Motion& motion) { return motion.span.is_over(now); });
    lights_.erase_if([now](const HouseLight& light) { return light.is_over(now); });
    clashes_.erase_if([now](const Clash& clash) { return clash.span.is_over(now); });
    sparks_.drop_ended(now);
    return is_moving();
}

bool BoardMotion::is_moving() const
{
    return !motions_.empty() || !lights_.empty() || !clashes_.empty() || !sparks_.empty();
}

void BoardMotion::apply(const Motion& motion, MonotonicTime now, CellMotion& cell)
{
    const double time = motion.span.share(now);
    const auto since = milliseconds(now - motion.span.start);
    switch (motion.kind) {
    case Kind::Appear:
        cell.scale *= growth_of_digit(time);
        break;
    case Kind::FadeIn:
    case Kind::Reveal:
        cell.opacity = percent(time);
        break;
    case Kind::Leave:
        cell.leaving_scale = 1 - 0.2 * time;
        [[fallthrough]];
    case Kind::FadeOut:
        cell.leaving = motion.digit;
        cell.leaving_opacity = percent(1 - time);
        break;
    case Kind::Shake:
        cell.shift += shake_width * shake(time, motion.swings);
        break;
    case Kind::Blink:
        cell.blink = std::max(cell.blink, percent(there_and_back(time)));
        break;
    case Kind::Pulse: // several at once are as large as one
        cell.scale = std::max(cell.scale, 1 + 0.12 * there_and_back(time));
        break;
    case Kind::Light:
        cell.light = std::max(cell.light, percent(light_at(time)));
        break;
    case Kind::Lit:
        cell.lit = cell.lit || !motion.span.is_over(now);
        break;
    case Kind::Wave:
        cell.gold = percent(gold_at(since));
        cell.solved = percent(solved_at(since));
        cell.scale *= 1 + 0.13 * there_and_back(Span{motion.span.start, pulse}.share(now));
        break;
    case Kind::NoteAppears:
    case Kind::NoteFadesIn:
    case Kind::NoteLeaves:
    case Kind::NoteFadesOut:
        cell.notes_move = true;
        break;
    }
}

NoteMotion BoardMotion::of_note(const Motion& motion, double time)
{
    const bool leaves = motion.kind == Kind::NoteLeaves || motion.kind == Kind::NoteFadesOut;
    NoteMotion note{
        .cell = motion.cell, .kind = motion.note, .digit = motion.digit, .leaving = leaves};
    if (motion.kind == Kind::NoteAppears)
        note.scale = growth_of_note(time);
    if (motion.kind == Kind::NoteLeaves)
        note.scale = 1 - 0.2 * time;
    if (motion.kind != Kind::NoteAppears)
        note.opacity = percent(leaves ? 1 - time : time);
    return note;
}

// Grows from one digit to the other, stays, and fades.
void BoardMotion::show_clash(const Clash& clash, MonotonicTime now) const
{
    constexpr double grown = 0.35;
    constexpr double fading = 0.6;
    const double time = clash.span.share(now);
    moment_.clashes.push_back(
        {.from = clash.from,
         .to = clash.to,
         .drawn = ease_out(std::min(1.0, time / grown)),
         .opacity = percent(1 - std::max(0.0, (time - fading) / (1 - fading)))});
}

const BoardMoment& BoardMotion::moment(MonotonicTime now) const
{
    moment_.clear();
    if (!motions_.empty())
        moment_.cells.resize(grid_->cells().size());
    for (const Motion& motion : motions_) {
        if (!motion.span.has_begun(now) && motion.kind != Kind::Reveal)
            continue; // what is revealed can't be seen before
        apply(motion, now, moment_.cells[motion.cell.index]);
        if (is_of_notes(motion.kind))
            moment_.notes.push_back(of_note(motion, motion.span.share(now)));
    }
    for (const HouseLight& light : lights_)
        light.show(now, moment_);
    for (const Clash& clash : clashes_)
        show_clash(clash, now);
    sparks_.each(now, [this](const Particle& spark) { moment_.sparks.push_back(spark); });
    return moment_;
}

} // namespace game
