#include "game/scenes/play/play_effects.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "game/sound/sounds.h"
#include "game/widgets/play/keypad.h"

namespace game {
namespace {

using engine::HouseIndex;
using engine::HouseKind;

constexpr double between_houses = 90; // milliseconds, when one digit completes several

// Where the middle of these cells lies, from the left edge of the board to its right: 0 to 1.
double across(const engine::Grid& grid, const engine::Cells& cells)
{
    double sum = 0;
    for (engine::Cell cell : cells)
        sum += grid.place_of(cell).column + 0.5;
    return sum / static_cast<double>(cells.size()) / grid.columns();
}

// In which order houses are heard, and with how many notes.
struct HouseSound {
    HouseKind kind;
    int steps;
};
constexpr auto house_sounds = std::to_array<HouseSound>(
    {{HouseKind::Region, 5}, {HouseKind::Row, 3}, {HouseKind::Column, 4}, {HouseKind::Extra, 4}});

// The sounds of one digit that was written.
class DigitSounds {
public:
    DigitSounds(const engine::Grid& grid, const engine::PlaceDigit& action)
        : grid_(grid), digit_(action.digit), across_(across(grid, action.cells))
    {
    }

    std::vector<Sound> all(const engine::Session& session, const engine::Outcome& outcome) const
    {
        std::vector<Sound> heard = {sounds::digit(digit_, across_)};
        const std::vector<Sound> houses = of_houses(outcome);
        heard.insert(heard.end(), houses.begin(), houses.end());
        const auto left = digits_left(grid_, session.board());
        if (houses.empty() && left[digit_ - 1u] == 0)
            heard.push_back(sounds::digit_finished(digit_));
        return heard;
    }

    Sound in_run(const engine::Outcome& outcome, int combo) const
    {
        const std::vector<Arpeggio> houses = completed(outcome);
        const Arpeggio heard =
            houses.empty() ? Arpeggio{house_sounds.front().steps, across_} : houses.front();
        return sounds::house_in_run(combo, heard.steps, across_, heard.to);
    }

private:
    // Of a completed house.
    struct Arpeggio {
        int steps;
        double to; // the end of the house that is farther away from the cell
    };

    std::vector<Sound> of_houses(const engine::Outcome& outcome) const
    {
        std::vector<Sound> houses;
        double start = between_houses;
        for (const Arpeggio& heard : completed(outcome)) {
            const Sound house = sounds::house(digit_, heard.steps, across_, heard.to);
            houses.push_back(sounds::later(house, start));
            start += between_houses;
        }
        return houses;
    }

    std::vector<Arpeggio> completed(const engine::Outcome& outcome) const
    {
        std::vector<Arpeggio> all;
        for (const HouseSound& sound : house_sounds) {
            for (const engine::Event& event : outcome.events) {
                const auto* done = std::get_if<engine::HouseCompleted>(&event);
                if (done != nullptr && grid_.house(done->house).kind == sound.kind)
                    all.push_back({sound.steps, farthest(done->house)});
            }
        }
        return all;
    }

    double farthest(HouseIndex house) const
    {
        double farthest = across_;
        for (engine::Cell cell : grid_.house(house).cells) {
            const double there = across(grid_, {cell});
            if (std::abs(there - across_) > std::abs(farthest - across_))
                farthest = there;
        }
        return farthest;
    }

    const engine::Grid& grid_;
    engine::Digit digit_;
    double across_;
};

using Heard = std::vector<Sound>;

struct SoundsOf {
    const Happened& happened;
    const engine::Session& session = happened.session;

    Heard note(engine::Digit number, const engine::Cells& cells) const
    {
        return {sounds::note(number, across(session.grid(), cells))};
    }

    Heard operator()(const engine::PlaceDigit& action) const
    {
        if (happened.is_wrong)
            return {sounds::clash()};
        const bool is_erased = std::ranges::none_of(action.cells, [&](engine::Cell cell) {
            const engine::Square& square = session.board()[cell];
            return !square.given && square.digit == action.digit;
        });
        if (is_erased)
            return {sounds::erase()}; // the same digit again takes it away
        return DigitSounds(session.grid(), action).all(session, happened.outcome);
    }
    Heard operator()(const engine::ToggleCornerNote& on) const { return note(on.digit, on.cells); }
    Heard operator()(const engine::ToggleCentreNote& on) const { return note(on.digit, on.cells); }
    Heard operator()(const engine::ToggleColour& on) const { return note(on.colour, on.cells); }
    Heard operator()(const engine::ColourNote& on) const { return note(on.colour, on.cells); }
    Heard operator()(const engine::ToggleLink& link) const
    {
        const auto& [one, other] = link.ends;
        return note(one.digit, {one.cell, other.cell});
    }
    Heard operator()(const engine::WriteText& write) const
    {
        if (write.text.empty())
            return {sounds::erase()};
        return note(1, write.cells);
    }
    Heard operator()(const engine::EraseDrawing&) const { return {sounds::erase()}; }
    Heard operator()(const engine::Redo&) const { return {sounds::redo()}; }
    Heard operator()(const engine::Erase&) const { return {sounds::erase()}; }
    Heard operator()(const engine::Undo&) const { return {sounds::undo()}; }
    Heard operator()(const engine::Restart&) const { return {sounds::undo()}; }
    Heard operator()(const engine::ReturnToBookmark&) const { return {sounds::undo()}; }
    Heard operator()(const engine::GoToBookmark&) const { return {sounds::undo()}; }
    Heard operator()(const engine::RevertMistakes&) const { return {sounds::undo()}; }
    Heard operator()(const engine::OpenHint& hint) const { return {sounds::hint(hint.level)}; }
    Heard operator()(const engine::Pause&) const { return {sounds::pause()}; }
    Heard operator()(const engine::Resume&) const { return {sounds::resume()}; }
    // Digits and notes of a hint's step, of one kind each.
    Heard operator()(const engine::ApplyStep& action) const
    {
        if (action.placements.empty())
            return {sounds::erase()};
        const engine::Candidate first = action.placements.front();
        return (*this)(engine::PlaceDigit{{first.cell}, first.digit});
    }
    template <typename Silent>
    Heard operator()(const Silent&) const
    {
        return {};
    }
    Heard operator()(const engine::FillSingles&) const
    {
        for (const engine::Event& event : happened.outcome.events) {
            if (const auto* placed = std::get_if<engine::DigitPlaced>(&event)) {
                const engine::Cell first = placed->cells.front();
                return (*this)(engine::PlaceDigit{{first}, session.board()[first].digit});
            }
        }
        return {};
    }
};

engine::Cells cells_with(const engine::Board& board, engine::Digit digit, const engine::Grid& grid)
{
    engine::Cells cells;
    for (engine::Cell cell : grid.cells()) {
        if (board[cell].digit == digit)
            cells.push_back(cell);
    }
    return cells;
}

// The other cells in which the digits of these cells clash with them.
engine::Cells
clashing_with(const engine::Cells& cells, const engine::Board& board, const engine::Grid& grid)
{
    engine::Cells others;
    for (engine::Cell cell : cells) {
        for (engine::Cell peer : grid.peers_of(cell)) {
            const bool clashes = board[peer].digit == board[cell].digit;
            if (clashes && std::ranges::find(cells, peer) == cells.end() &&
                std::ranges::find(others, peer) == others.end())
                others.push_back(peer);
        }
    }
    return others;
}

} // namespace

std::vector<Sound> sounds_of(const Happened& happened)
{
    return std::visit(SoundsOf{happened}, happened.action);
}

Sound sound_of_houses(const Happened& happened, int combo)
{
    const auto* placed = std::get_if<engine::PlaceDigit>(&happened.action);
    const engine::PlaceDigit action =
        placed != nullptr ? *placed : engine::PlaceDigit{{engine::Cell{}}, 1};
    return DigitSounds(happened.session.grid(), action)
        .in_run(happened.outcome, std::max(1, combo));
}

void play_sounds(SoundPlayer& player, const Happened& happened)
{
    if (happened.session.is_solved())
        return;
    for (const Sound& sound : sounds_of(happened))
        player.play(sound);
}

Rumble rumble_of(const Happened& happened)
{
    if (happened.session.is_solved())
        return {.percent = 50, .milliseconds = 250};
    if (happened.is_wrong)
        return {.percent = 30, .milliseconds = 60};
    if (has<engine::HouseCompleted>(happened.outcome))
        return {.percent = 20, .milliseconds = 40};
    return {};
}

void show_motion(BoardMotion& motion, const Happened& happened, engine::MonotonicTime now)
{
    const engine::Board& board = happened.session.board();
    const engine::Grid& grid = happened.session.grid();
    motion.board_changed(happened.before, board, now);
    std::vector<engine::HouseIndex> houses;
    for (const engine::Event& event : happened.outcome.events) {
        if (const auto* done = std::get_if<engine::HouseCompleted>(&event))
            houses.push_back(done->house);
        const auto* clash = std::get_if<engine::ClashMade>(&event);
        if (clash != nullptr && happened.check != MistakeCheck::Off)
            motion.clashed(clash->cells, clashing_with(clash->cells, board, grid), now);
    }
    const auto* placed = std::get_if<engine::PlaceDigit>(&happened.action);
    if (placed != nullptr && happened.is_wrong && !has<engine::ClashMade>(happened.outcome))
        motion.clashed(placed->cells, {}, now); // it is wrong without another one
    if (placed == nullptr || happened.is_wrong)
        return;
    if (!houses.empty())
        motion.houses_completed(std::move(houses), placed->cells.front(), now);
    if (digits_left(grid, board)[placed->digit - 1u] == 0)
        motion.digit_finished(cells_with(board, placed->digit, grid), now);
}

int splits_passed(const std::vector<engine::PlayTime>& fill_times, int cells_to_fill)
{
    const engine::Splits splits = engine::splits_of(fill_times, std::max(1, cells_to_fill));
    return static_cast<int>(
        std::ranges::count_if(splits, [](const auto& time) { return time.has_value(); }));
}

void play_split_sound(SoundPlayer& player, const SplitRow& split)
{
    constexpr double after_the_digit = 120; // milliseconds
    Sound sound = sounds::split();
    if (split.golden)
        sound = sounds::gold_split();
    else if (split.delta && *split.delta > engine::PlayTime{0})
        sound = sounds::late_split();
    player.play(sounds::later(std::move(sound), after_the_digit));
}

} // namespace game
