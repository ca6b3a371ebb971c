#pragma once
// What stands around the editor's board: the tools, and a card that says how many solutions the
// puzzle has, how hard it is, which techniques it needs, and the reason of the step that is shown.

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "engine/base/digit_set.h"
#include "game/scenes/editor/editor_view.h"
#include "game/widgets/boxes/leaves.h"

namespace game {

enum class EditorAction {
    Undo,
    Redo,
    Erase,
    Regions, // begins or ends drawing them
    Cage,    // begins or removes one
    SumZero, // while its sum is typed
    SumDone,
    StopOrGoOn, // what is found out about the puzzle
    ChooseBoard,
    Paste,
    Clear,
    StepBack,
    StepOn,
    ListSteps,
    ShowSolution,
    Copy,
    Save,
    Play,
};

// What commands mean here.
std::optional<EditorAction> action_of(Command command);

// Besides the keys of commands.
inline constexpr KeyPressed key_of_board_choice{.key = Key::Letter, .symbol = 'B'};
inline constexpr KeyPressed key_of_cage{.key = Key::Letter, .symbol = 'K'};
inline constexpr KeyPressed key_of_regions{.key = Key::Letter, .symbol = 'R'};
inline constexpr KeyPressed key_of_save{
    .key = Key::Letter, .symbol = 'S', .held = {.control = true}};

// What pressing a button does.
struct EditorPresses {
    std::function<void(EditorAction)> obey;
    std::function<void(engine::Digit)> write;
};

class EditorBoxes {
public:
    EditorBoxes(const EditorView& editor, const Services& services, EditorPresses presses)
        : editor_(editor), services_(services), presses_(std::move(presses))
    {
    }

    // The keys of the digits and what changes the puzzle, in a column of this width, in units.
    Box tools(double width) const;
    // How many solutions there are, or what is wrong with what the player is drawing or typing.
    Box status() const;
    // What is known of the puzzle below that, and what can be done with it, in a column of this
    // width. `above` is at its top; `track` is that of the steps.
    Box card(const Box& above, const Box& track, const Unit& unit, double width) const;

private:
    const engine::Translations& texts() const { return services_.texts; }
    std::string tr(const char* text) const { return services_.texts.tr(text); }
    // Those of a group follow its first one on Tab's way.
    Box of(EditorAction action, EditorAction group, Button look) const;
    Box square_of(EditorAction action, Icon icon, bool enabled = true) const;
    Box digits(double width) const;
    Box row_of_history() const;
    Box rating() const;
    Box work() const; // what is being found out, and a button that stops it or goes on with it
    Box uses() const; // the hardest ones, if not all of them fit
    Box steps(const Box& track) const;
    Box reason(const Unit& unit, double width) const;
    Box actions() const;

    EditorView editor_;
    const Services& services_;
    EditorPresses presses_;
};

} // namespace game
