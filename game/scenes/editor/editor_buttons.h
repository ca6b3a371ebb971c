#pragma once
// The buttons of the editor: each gives an action, as keys do, or writes a digit.

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/digit_set.h"
#include "game/scenes/services.h"
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

// Which solution is shown on the board.
enum class ShownSolution { None, First, Second };
// What follows it when the player goes on.
ShownSolution next_shown(ShownSolution shown, bool has_two);

// Everything that the buttons show of the editor.
struct EditorState {
    std::vector<std::string> digits; // their symbols
    std::string board;               // the name of the layout
    bool can_undo = false;
    bool can_redo = false;
    bool is_empty = true;
    int step = 0; // that is shown; 0: none
    int steps = 0;
    int solutions = 0; // that can be shown
    bool is_only_solution = false;
    ShownSolution shown = ShownSolution::None;
    bool was_copied = false;
    bool is_playable = false;
    bool is_sum_typed = false; // of a cage
    bool removes_cage = false; // what Cage does now
    bool is_stopped = false;
    int pen = 0; // the region that is painted; 0: none is
};

// What pressing a button does.
struct EditorPresses {
    std::function<void(EditorAction)> obey;
    std::function<void(engine::Digit)> write;
};

class EditorButtons {
public:
    EditorButtons(EditorState state, const Services& services, EditorPresses presses)
        : state_(std::move(state)), services_(services), presses_(std::move(presses))
    {
    }

    const EditorState& state() const { return state_; }
    // The keys of the digits and what changes the puzzle, in a column of this width, in units.
    Box tools(double width) const;
    Box stop() const;  // stops what is being found out, or goes on with it
    Box steps() const; // back, on, and the list of all
    Box solution() const;
    Box copy() const;
    Box save() const;
    Box play() const;

private:
    std::string tr(const char* text) const { return services_.texts.tr(text); }
    // Those of a group follow its first one on Tab's way.
    Box of(EditorAction action, EditorAction group, Button look) const;
    Box square_of(EditorAction action, Icon icon, bool enabled = true) const;
    Box digits(double width) const;
    Box row_of_history() const;

    EditorState state_;
    const Services& services_;
    EditorPresses presses_;
};

} // namespace game
