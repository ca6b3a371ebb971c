#include "game/scenes/editor/editor_buttons.h"

#include <optional>
#include <utility>

#include "engine/base/count.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

using engine::Digit;
using engine::N_;

enum class EditorKey { Digit };

const char* solution_label(const EditorState& state)
{
    const bool has_two = state.solutions > 1;
    switch (state.shown) {
    case ShownSolution::None:
        return state.is_only_solution ? N_("Solve all") : N_("Show one solution");
    case ShownSolution::First:
        if (has_two)
            return N_("Show another one");
        break;
    case ShownSolution::Second:
        break;
    }
    return N_("Hide the solution");
}

constexpr double key_size = 44; // units
constexpr double usual_gap = 8;
constexpr double least_gap = 4;

// In full rows where that is possible; in one row they may be closer together.
int key_columns(int digits, double width)
{
    if (digits * (key_size + least_gap) <= width + least_gap)
        return digits;
    const int fit = rounded_down((width + usual_gap) / (key_size + usual_gap));
    return digits % 3 == 0 && digits <= 9 ? 3 : fit;
}

} // namespace

ShownSolution next_shown(ShownSolution shown, bool has_two)
{
    if (shown == ShownSolution::None)
        return ShownSolution::First;
    return shown == ShownSolution::First && has_two ? ShownSolution::Second : ShownSolution::None;
}

std::optional<EditorAction> action_of(Command command)
{
    switch (command) {
    case Command::Erase:
        return EditorAction::Erase;
    case Command::Undo:
        return EditorAction::Undo;
    case Command::Redo:
        return EditorAction::Redo;
    case Command::PlayCopied:
        return EditorAction::Paste;
    case Command::CopyPuzzle:
        return EditorAction::Copy;
    case Command::ShowSolution:
        return EditorAction::ShowSolution;
    case Command::AllSteps:
        return EditorAction::ListSteps;
    default:
        return std::nullopt;
    }
}

Box EditorButtons::of(EditorAction action, EditorAction group, Button look) const
{
    look.id = action;
    look.group = ButtonId(group);
    look.press = [obey = presses_.obey, action] {
        obey(action);
    };
    return box::button(std::move(look));
}

Box EditorButtons::square_of(EditorAction action, Icon icon, bool enabled) const
{
    return of(action, EditorAction::Undo,
              {.style = ButtonStyle::Square, .icon = icon, .enabled = enabled});
}

Box EditorButtons::digits(double width) const
{
    std::vector<Box> keys;
    for (std::size_t index = 0; index < state_.digits.size(); ++index) {
        const auto digit = engine::digit_at(index);
        keys.push_back(box::button({.id = {EditorKey::Digit, index},
                                    .style = ButtonStyle::Keycap,
                                    .label = state_.digits[index],
                                    .font_size = 20,
                                    .chosen = digit == state_.pen,
                                    .press = [write = presses_.write, digit] {
                                        write(digit);
                                    }}));
    }
    const int columns = key_columns(engine::count_of(keys), width);
    const bool has_room = columns * (key_size + usual_gap) <= width + usual_gap;
    const double gap = has_room ? usual_gap : least_gap;
    return box::grid(keys, {.columns = columns, .gap_across = gap, .gap_down = gap});
}

Box EditorButtons::row_of_history() const
{
    using enum EditorAction;
    if (state_.is_sum_typed)
        return box::evenly({of(SumZero, Undo, {.style = ButtonStyle::Keycap, .label = "0"}),
                            square_of(Erase, Icon::Erase), square_of(SumDone, Icon::Check)},
                           usual_gap);
    return box::evenly({square_of(Undo, Icon::Undo, state_.can_undo),
                        square_of(Redo, Icon::Redo, state_.can_redo),
                        square_of(Erase, Icon::Erase)},
                       usual_gap);
}

Box EditorButtons::tools(double width) const
{
    using namespace box;
    using enum EditorAction;
    const bool paints = state_.pen > 0;
    return column(
               {text(tr(paints ? N_("Regions") : N_("Digits")), {.size = 13, .tint = Paint::Ink2})
                    .size(with_text(20)),
                digits(width), row_of_history(),
                of(Regions, Cage,
                   {.label = tr(paints ? N_("Regions: done") : N_("Regions")),
                    .key_hint = services_.hint_of(key_of_regions),
                    .icon = paints ? Icon::Check : Icon::Grid,
                    .chosen = paints}),
                of(Cage, Cage,
                   {.label = tr(state_.removes_cage ? N_("Remove the cage")
                                                    : N_("Cage of the selection")),
                    .key_hint = services_.hint_of(key_of_cage),
                    .icon = state_.removes_cage ? Icon::Cross : Icon::Plus,
                    .chosen = state_.is_sum_typed}),
                of(ChooseBoard, Cage,
                   {.label = state_.board,
                    .key_hint = services_.hint_of(key_of_board_choice),
                    .icon = Icon::Grid}),
                of(Paste, Cage,
                   {.label = tr(N_("Paste")),
                    .key_hint = services_.hint_of(Command::PlayCopied),
                    .icon = Icon::Paste}),
                of(Clear, Cage,
                   {.label = tr(N_("Clear the board")),
                    .icon = Icon::Trash,
                    .enabled = !state_.is_empty})})
        .gaps(8);
}

Box EditorButtons::stop() const
{
    return of(EditorAction::StopOrGoOn, EditorAction::StopOrGoOn,
              {.label = tr(state_.is_stopped ? N_("Go on") : N_("Cancel")),
               .icon = state_.is_stopped ? Icon::Play : Icon::Cross});
}

Box EditorButtons::steps() const
{
    using enum EditorAction;
    const Box back =
        of(StepBack, StepBack,
           {.style = ButtonStyle::Keycap, .icon = Icon::Back, .enabled = state_.step > 0});
    const Box on = of(
        StepOn, StepBack,
        {.style = ButtonStyle::Keycap, .icon = Icon::Next, .enabled = state_.step < state_.steps});
    const Box list =
        of(ListSteps, StepBack,
           {.style = ButtonStyle::Keycap, .label = tr(N_("All steps")), .font_size = 13});
    return box::row({back.size(0).grow(2), on.size(0).grow(2), list.size(0).grow(3)}).gaps(8);
}

Box EditorButtons::solution() const
{
    return of(EditorAction::ShowSolution, EditorAction::ShowSolution,
              {.label = tr(solution_label(state_)),
               .key_hint = services_.hint_of(Command::ShowSolution),
               .icon = Icon::Eye,
               .enabled = state_.solutions > 0 && !state_.is_empty});
}

Box EditorButtons::copy() const
{
    return of(EditorAction::Copy, EditorAction::ShowSolution,
              {.label = tr(state_.was_copied ? N_("Copied") : N_("Copy")),
               .key_hint = services_.hint_of(Command::CopyPuzzle),
               .icon = Icon::Copy,
               .enabled = !state_.is_empty});
}

Box EditorButtons::save() const
{
    return of(EditorAction::Save, EditorAction::ShowSolution,
              {.label = tr(N_("Save")),
               .key_hint = services_.hint_of(key_of_save),
               .icon = Icon::Save,
               .enabled = !state_.is_empty});
}

Box EditorButtons::play() const
{
    return of(EditorAction::Play, EditorAction::ShowSolution,
              {.style = ButtonStyle::Primary,
               .label = tr(N_("Play this")),
               .key_hint = services_.hint_of({.key = Key::Enter}),
               .enabled = state_.is_playable});
}

} // namespace game
