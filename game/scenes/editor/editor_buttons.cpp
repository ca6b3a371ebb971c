#include "game/scenes/editor/editor_buttons.h"

#include <optional>
#include <utility>

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

class EditorButtons {
public:
    EditorButtons(const EditorState& state,
                  const EditorLayout& layout,
                  const Services& services,
                  const EditorPresses& presses)
        : state_(state), layout_(layout), services_(services), presses_(presses)
    {
    }

    std::vector<Button> all()
    {
        add_digits();
        add_tools();
        if (state_.shows_work)
            add_stop();
        if (state_.steps > 0)
            add_steps();
        add_card();
        return std::move(buttons_);
    }

private:
    std::string tr(const char* text) const { return services_.texts.tr(text); }

    // Those of a group follow its first one on Tab's way.
    Button& add(EditorAction action, EditorAction group, Rect area, ButtonStyle style)
    {
        buttons_.push_back(Button{.id = action,
                                  .area = area,
                                  .style = style,
                                  .group = ButtonId(group),
                                  .press = [obey = presses_.obey, action] {
                                      obey(action);
                                  }});
        return buttons_.back();
    }
    Button& add_in_card(EditorAction action, EditorAction group, Rect area, ButtonStyle style)
    {
        Button& button = add(action, group, area, style);
        button.scrolls = layout_.card_scrolls ? Scrolls::WithContent : Scrolls::Never;
        return button;
    }

    void add_digits()
    {
        for (std::size_t index = 0; index < layout_.keys.size(); ++index) {
            const auto digit = engine::digit_at(index);
            buttons_.push_back(Button{.id = {EditorKey::Digit, index},
                                      .area = layout_.keys[index],
                                      .style = ButtonStyle::Keycap,
                                      .label = state_.digits[index],
                                      .font_size = 20,
                                      .chosen = digit == state_.pen,
                                      .press = [write = presses_.write, digit] {
                                          write(digit);
                                      }});
        }
    }

    void add_tools()
    {
        using enum EditorAction;
        const auto with_icon = [this](EditorAction action, Rect area, Icon icon) -> Button& {
            Button& button = add(action, Undo, area, ButtonStyle::Square);
            button.icon = icon;
            return button;
        };
        if (state_.is_sum_typed) {
            add(SumZero, Undo, layout_.undo, ButtonStyle::Keycap).label = "0";
            with_icon(Erase, layout_.redo, Icon::Erase);
            with_icon(SumDone, layout_.erase, Icon::Check);
        } else {
            with_icon(Undo, layout_.undo, Icon::Undo).enabled = state_.can_undo;
            with_icon(Redo, layout_.redo, Icon::Redo).enabled = state_.can_redo;
            with_icon(Erase, layout_.erase, Icon::Erase);
        }
        Button& regions = add(Regions, Cage, layout_.regions, ButtonStyle::Quiet);
        regions.label = tr(state_.pen > 0 ? N_("Regions: done") : N_("Regions"));
        regions.icon = state_.pen > 0 ? Icon::Check : Icon::Grid;
        regions.key_hint = services_.hint_of(key_of_regions);
        regions.chosen = state_.pen > 0;
        Button& cage = add(Cage, Cage, layout_.cage, ButtonStyle::Quiet);
        cage.label = tr(state_.removes_cage ? N_("Remove the cage") : N_("Cage of the selection"));
        cage.icon = state_.removes_cage ? Icon::Cross : Icon::Plus;
        cage.key_hint = services_.hint_of(key_of_cage);
        cage.chosen = state_.is_sum_typed;

        Button& board = add(ChooseBoard, Cage, layout_.grid, ButtonStyle::Quiet);
        board.label = state_.board;
        board.icon = Icon::Grid;
        board.key_hint = services_.hint_of(key_of_board_choice);
        Button& paste = add(Paste, Cage, layout_.paste, ButtonStyle::Quiet);
        paste.label = tr(N_("Paste"));
        paste.icon = Icon::Paste;
        paste.key_hint = services_.hint_of(Command::PlayCopied);
        Button& clear = add(Clear, Cage, layout_.clear, ButtonStyle::Quiet);
        clear.label = tr(N_("Clear the board"));
        clear.icon = Icon::Trash;
        clear.enabled = !state_.is_empty;
    }

    void add_stop()
    {
        using enum EditorAction;
        Button& stop = add_in_card(StopOrGoOn, StopOrGoOn, layout_.stop, ButtonStyle::Quiet);
        stop.label = tr(state_.is_stopped ? N_("Go on") : N_("Cancel"));
        stop.icon = state_.is_stopped ? Icon::Play : Icon::Cross;
    }

    void add_steps()
    {
        using enum EditorAction;
        Button& back = add_in_card(StepBack, StepBack, layout_.back, ButtonStyle::Keycap);
        back.icon = Icon::Back;
        back.enabled = state_.step > 0;
        Button& next = add_in_card(StepOn, StepBack, layout_.next, ButtonStyle::Keycap);
        next.icon = Icon::Next;
        next.enabled = state_.step < state_.steps;
        Button& list = add_in_card(ListSteps, StepBack, layout_.list, ButtonStyle::Keycap);
        list.label = tr(N_("All steps"));
        list.font_size = 13;
    }

    void add_card()
    {
        using enum EditorAction;
        Button& solution =
            add_in_card(ShowSolution, ShowSolution, layout_.solution, ButtonStyle::Quiet);
        solution.label = tr(solution_label(state_));
        solution.icon = Icon::Eye;
        solution.key_hint = services_.hint_of(Command::ShowSolution);
        solution.enabled = state_.solutions > 0 && !state_.is_empty;
        Button& copy = add_in_card(Copy, ShowSolution, layout_.copy, ButtonStyle::Quiet);
        copy.label = tr(state_.was_copied ? N_("Copied") : N_("Copy"));
        copy.icon = Icon::Copy;
        copy.key_hint = services_.hint_of(Command::CopyPuzzle);
        copy.enabled = !state_.is_empty;
        Button& save = add_in_card(Save, ShowSolution, layout_.save, ButtonStyle::Quiet);
        save.label = tr(N_("Save"));
        save.icon = Icon::Save;
        save.key_hint = services_.hint_of(key_of_save);
        save.enabled = !state_.is_empty;
        Button& play = add_in_card(Play, ShowSolution, layout_.play, ButtonStyle::Primary);
        play.label = tr(N_("Play this"));
        play.key_hint = services_.hint_of({.key = Key::Enter});
        play.enabled = state_.is_playable;
    }

    const EditorState& state_;
    const EditorLayout& layout_;
    const Services& services_;
    const EditorPresses& presses_;
    std::vector<Button> buttons_;
};

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

std::vector<Button> editor_buttons(const EditorState& state,
                                   const EditorLayout& layout,
                                   const Services& services,
                                   const EditorPresses& presses)
{
    return EditorButtons(state, layout, services, presses).all();
}

} // namespace game
