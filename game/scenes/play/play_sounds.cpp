#include "game/scenes/play/play_sounds.h"

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

private:
    std::vector<Sound> of_houses(const engine::Outcome& outcome) const
    {
        std::vector<Sound> houses;
        double start = between_houses;
        for (const HouseSound& sound : house_sounds) {
            for (const engine::Event& event : outcome.events) {
                const auto* done = std::get_if<engine::HouseCompleted>(&event);
                if (done == nullptr || grid_.house(done->house).kind != sound.kind)
                    continue;
                houses.push_back(sounds::later(of_house(done->house, sound.steps), start));
                start += between_houses;
            }
        }
        return houses;
    }

    // From the cell to the end of the house that is farther away.
    Sound of_house(HouseIndex house, int steps) const
    {
        double farthest = across_;
        for (engine::Cell cell : grid_.house(house).cells) {
            const double there = across(grid_, {cell});
            if (std::abs(there - across_) > std::abs(farthest - across_))
                farthest = there;
        }
        return sounds::house(digit_, steps, across_, farthest);
    }

    const engine::Grid& grid_;
    engine::Digit digit_;
    double across_;
};

struct SoundsOf {
    const engine::Session& session;
    const engine::Outcome& outcome;
    bool clashes;

    std::vector<Sound> operator()(const engine::PlaceDigit& action) const
    {
        const bool clashed = std::ranges::any_of(outcome.events, [](const engine::Event& event) {
            return std::holds_alternative<engine::ClashMade>(event);
        });
        if (clashed && clashes)
            return {sounds::clash()};
        if (session.board()[action.cells.front()].digit == engine::no_digit)
            return {sounds::erase()}; // the same digit again takes it away
        return DigitSounds(session.grid(), action).all(session, outcome);
    }
    std::vector<Sound> operator()(const engine::ToggleCornerNote& action) const
    {
        return {sounds::note(action.digit, across(session.grid(), action.cells))};
    }
    std::vector<Sound> operator()(const engine::ToggleCentreNote& action) const
    {
        return {sounds::note(action.digit, across(session.grid(), action.cells))};
    }
    std::vector<Sound> operator()(const engine::ToggleColour& action) const
    {
        return {sounds::note(action.colour, across(session.grid(), action.cells))};
    }
    std::vector<Sound> operator()(const engine::ColourNote& action) const
    {
        return {sounds::note(action.colour, across(session.grid(), action.cells))};
    }
    std::vector<Sound> operator()(const engine::ToggleLink& action) const
    {
        const auto& [one, other] = action.ends;
        return {sounds::note(one.digit, across(session.grid(), {one.cell, other.cell}))};
    }
    std::vector<Sound> operator()(const engine::EraseDrawing&) const { return {sounds::erase()}; }
    std::vector<Sound> operator()(const engine::Redo&) const { return {sounds::redo()}; }
    std::vector<Sound> operator()(const engine::Erase&) const { return {sounds::erase()}; }
    std::vector<Sound> operator()(const engine::Undo&) const { return {sounds::undo()}; }
    std::vector<Sound> operator()(const engine::Restart&) const { return {sounds::undo()}; }
    std::vector<Sound> operator()(const engine::ReturnToBookmark&) const
    {
        return {sounds::undo()};
    }
    std::vector<Sound> operator()(const engine::GoToBookmark&) const { return {sounds::undo()}; }
    std::vector<Sound> operator()(const engine::RevertMistakes&) const { return {sounds::undo()}; }
    std::vector<Sound> operator()(const engine::OpenHint& action) const
    {
        return {sounds::hint(action.level)};
    }
    std::vector<Sound> operator()(const engine::Pause&) const { return {sounds::pause()}; }
    std::vector<Sound> operator()(const engine::Resume&) const { return {sounds::resume()}; }
    // Digits and notes of a hint's step, of one kind each.
    std::vector<Sound> operator()(const engine::ApplyStep& action) const
    {
        if (action.placements.empty())
            return {sounds::erase()};
        const engine::Candidate first = action.placements.front();
        return (*this)(engine::PlaceDigit{{first.cell}, first.digit});
    }
    template <typename Silent>
    std::vector<Sound> operator()(const Silent&) const
    {
        return {};
    }
    std::vector<Sound> operator()(const engine::FillSingles&) const
    {
        for (const engine::Event& event : outcome.events) {
            if (const auto* placed = std::get_if<engine::DigitPlaced>(&event)) {
                const engine::Cell first = placed->cells.front();
                return (*this)(engine::PlaceDigit{{first}, session.board()[first].digit});
            }
        }
        return {};
    }
};

} // namespace

void play_sounds(SoundPlayer& player,
                 const engine::Session& session,
                 const engine::Action& action,
                 const engine::Outcome& outcome,
                 MistakeCheck check)
{
    if (session.is_solved())
        return;
    const SoundsOf sounds{session, outcome, check != MistakeCheck::Off};
    for (const Sound& sound : std::visit(sounds, action))
        player.play(sound);
}

int splits_passed(const engine::Session& session)
{
    const engine::Splits splits =
        engine::splits_of(session.fill_times(), std::max(1, session.cells_to_fill()));
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
