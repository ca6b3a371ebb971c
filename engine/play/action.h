#pragma once
// Everything a player can do in a play. The list is complete: replaying the actions of a play
// rebuilds it.
// The cells of an action are in reading order, without duplicates, and there is at least one.
// Givens among them are skipped; when nothing is left to do, the action is refused.

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/digit_set.h"
#include "engine/base/message.h"
#include "engine/grid/board.h"
#include "engine/grid/cell.h"
#include "engine/grid/drawing.h"
#include "engine/position/candidate.h"

namespace engine {

// What is known of an action by its kind alone.
enum class Help { No, Yes }; // whether it knows more than the player, and ends a clean run
struct ActionInfo {
    std::string_view notation; // its whole text in a log; empty if it has data, see notation.h
    const char* words;         // in the list of actions, with the places {cell} and {digit}
    Help help = Help::No;
};

template <typename Kind>
struct WithoutData {
    friend bool operator==(const Kind&, const Kind&) { return true; }
};

// Writes the digit in each cell, or erases it if all the cells hold it already.
struct PlaceDigit {
    static constexpr ActionInfo info{"", N_("{digit} in {cell}")};
    Cells cells;
    Digit digit;
    friend bool operator==(const PlaceDigit&, const PlaceDigit&) = default;
};

// Notes and colours are added to all the cells if any cell lacks them, and removed if all have
// them. Cells that hold a digit take no notes.
struct ToggleCornerNote {
    static constexpr ActionInfo info{"", N_("corner note {digit} in {cell}")};
    Cells cells;
    Digit digit;
    friend bool operator==(const ToggleCornerNote&, const ToggleCornerNote&) = default;
};

struct ToggleCentreNote {
    static constexpr ActionInfo info{"", N_("centre note {digit} in {cell}")};
    Cells cells;
    Digit digit;
    friend bool operator==(const ToggleCentreNote&, const ToggleCentreNote&) = default;
};

struct ToggleColour {
    static constexpr ActionInfo info{"", N_("colour in {cell}")};
    Cells cells;
    Digit colour; // 1 to colour_count
    friend bool operator==(const ToggleColour&, const ToggleColour&) = default;
};

// Colours the note of this digit in the cells that have it or, if all these have the colour, takes
// it away. A note that is removed loses its colour and its links.
struct ColourNote {
    static constexpr ActionInfo info{"", N_("colour of the note {digit} in {cell}")};
    Cells cells;
    Digit digit;
    Digit colour; // 1 to colour_count
    friend bool operator==(const ColourNote&, const ColourNote&) = default;
};

// Links two notes, or removes their link if it has this strength already.
struct ToggleLink {
    static constexpr ActionInfo info{"", N_("a link drawn")};
    LinkEnds ends;
    LinkStrength strength;
    friend bool operator==(const ToggleLink&, const ToggleLink&) = default;
};

// Writes the text in the cells that hold no digit, instead of what is there; an empty one erases
// that. A digit hides it, as it hides notes.
struct WriteText {
    static constexpr ActionInfo info{"", N_("text in {cell}")};
    Cells cells;
    std::string text; // see is_cell_text()
    friend bool operator==(const WriteText&, const WriteText&) = default;
};

// Removes the colours of all notes and all links.
struct EraseDrawing : WithoutData<EraseDrawing> {
    static constexpr ActionInfo info{"undrawn", N_("drawing erased")};
};

// Erases in layers: the digits of these cells if there are any, else their notes and texts, else
// their colours.
struct Erase {
    static constexpr ActionInfo info{"", N_("{cell} erased")};
    Cells cells;
    friend bool operator==(const Erase&, const Erase&) = default;
};

// Writes into every empty cell, as centre notes, one digit or all digits wherever the digits on the
// board allow them.
struct FillNotes {
    static constexpr ActionInfo info{"", N_("notes filled"), Help::Yes};
    Digit digit = no_digit; // no_digit means all
    friend bool operator==(const FillNotes&, const FillNotes&) = default;
};

// Writes digits that follow from the digits on the board alone, until none is left, as one undo
// step: naked singles (no other digit is possible in the cell) or hidden singles (the digit is
// possible in no other cell of a house). The sums of cages are not considered.
enum class SinglesKind { Naked, Hidden };
struct FillSingles {
    static constexpr ActionInfo info{"", N_("singles written"), Help::Yes};
    SinglesKind kind;
    friend bool operator==(const FillSingles&, const FillSingles&) = default;
};

struct Undo : WithoutData<Undo> {
    static constexpr ActionInfo info{"undo", N_("undone")};
};
struct Redo : WithoutData<Redo> {
    static constexpr ActionInfo info{"redo", N_("redone")};
};
// Returns to the empty puzzle, as one undo step.
struct Restart : WithoutData<Restart> {
    static constexpr ActionInfo info{"restart", N_("begun again")};
};

// Remembers the board. The next digit placed is taken as the assumption that the player tries out.
// Undo does not remove bookmarks.
struct SetBookmark : WithoutData<SetBookmark> {
    static constexpr ActionInfo info{"checkpoint", N_("bookmark set")};
};
// Returns to the bookmark that was last set or gone to, as one undo step.
struct ReturnToBookmark : WithoutData<ReturnToBookmark> {
    static constexpr ActionInfo info{"return", N_("back at a bookmark")};
};
// Returns to any bookmark, as one undo step.
struct GoToBookmark {
    static constexpr ActionInfo info{"", N_("back at a bookmark")};
    int number;
    friend bool operator==(const GoToBookmark&, const GoToBookmark&) = default;
};
struct NameBookmark {
    static constexpr ActionInfo info{"", N_("bookmark named")};
    int number;
    std::string name; // plain text of at most longest_bookmark_name bytes; empty: no name
    friend bool operator==(const NameBookmark&, const NameBookmark&) = default;
};
struct DeleteBookmark {
    static constexpr ActionInfo info{"", N_("bookmark deleted")};
    int number;
    friend bool operator==(const DeleteBookmark&, const DeleteBookmark&) = default;
};
struct RestoreBookmark { // one that was deleted
    static constexpr ActionInfo info{"", N_("bookmark restored")};
    int number;
    friend bool operator==(const RestoreBookmark&, const RestoreBookmark&) = default;
};

// Asks whether every digit so far is correct. The outcome holds the answer; the run's statistics
// count the check.
struct Check : WithoutData<Check> {
    static constexpr ActionInfo info{"check", N_("digits checked"), Help::Yes};
};
// The screen begins to show digits that differ from the solution; the run's statistics note it.
struct RevealMistakes : WithoutData<RevealMistakes> {
    static constexpr ActionInfo info{"reveal", N_("wrong digits shown from here"), Help::Yes};
};

// The screen begins to strike through notes that a digit on the board makes impossible; the run's
// statistics note it.
struct StrikeNotes : WithoutData<StrikeNotes> {
    static constexpr ActionInfo info{"strike", N_("impossible notes shown from here"), Help::Yes};
};
// The screen begins to show which digits are possible in empty cells; the run's statistics note it.
struct ShowPossible : WithoutData<ShowPossible> {
    static constexpr ActionInfo info{"possible", N_("possible digits shown from here"), Help::Yes};
};
// The screen begins to strike combinations of cages that the digits on the board rule out; the
// run's statistics note it.
struct StrikeSums : WithoutData<StrikeSums> {
    static constexpr ActionInfo info{"sums", N_("impossible sums shown from here"), Help::Yes};
};
// The player takes digits of the puzzle out of the game: on paper, in a picture, to the clipboard.
// There they can be looked at while the clock stands; the run's statistics note it. Also possible
// while paused.
struct CopyOut : WithoutData<CopyOut> {
    static constexpr ActionInfo info{"copyout", N_("digits taken out of the game"), Help::Yes};
};
// The player asks for the solution. The play is over; its board stays as it is.
struct GiveUp : WithoutData<GiveUp> {
    static constexpr ActionInfo info{"solution", N_("solution shown"), Help::Yes};
};

// The hint reveals its next level: where to look, then which technique, then why. The run's
// statistics count it.
struct OpenHint {
    static constexpr ActionInfo info{"", N_("hint opened"), Help::Yes};
    int level; // 1 to hint_levels
    friend bool operator==(const OpenHint&, const OpenHint&) = default;
};
constexpr int hint_levels = 3;

// Applies a step of the teacher as one undo step: writes digits and removes candidates from the
// notes. A cell without notes first gets those that the digits on the board allow. Both lists are
// sorted by cell and digit, without duplicates; together they are not empty.
struct ApplyStep {
    static constexpr ActionInfo info{"", N_("hint applied")};
    std::vector<Candidate> placements;
    std::vector<Candidate> removals;
    friend bool operator==(const ApplyStep&, const ApplyStep&) = default;
};

// Returns to the last board on which every digit was correct, as one undo step.
struct RevertMistakes : WithoutData<RevertMistakes> {
    static constexpr ActionInfo info{"goback", N_("back to the last correct board")};
};

// Until Resume only bookmarks can be named, deleted and restored, and digits taken out.
struct Pause : WithoutData<Pause> {
    static constexpr ActionInfo info{"pause", N_("paused")};
};
struct Resume : WithoutData<Resume> {
    static constexpr ActionInfo info{"resume", N_("resumed")};
};

// What happened around the play; the program notes it, and the run's statistics say it.
// Time passed that may have been the machine's sleep, and was left out of the play time.
struct NoteInterruption : WithoutData<NoteInterruption> {
    static constexpr ActionInfo info{"interrupted", N_("interrupted: time was left out")};
};
// A script writes digits from here that it takes from the solution.
struct NoteScript : WithoutData<NoteScript> {
    static constexpr ActionInfo info{"script", N_("solved by a script from here"), Help::Yes};
};

using AnyAction = std::variant<PlaceDigit,
                               ToggleCornerNote,
                               ToggleCentreNote,
                               ToggleColour,
                               ColourNote,
                               ToggleLink,
                               WriteText,
                               EraseDrawing,
                               Erase,
                               FillNotes,
                               FillSingles,
                               Undo,
                               Redo,
                               Restart,
                               SetBookmark,
                               ReturnToBookmark,
                               GoToBookmark,
                               NameBookmark,
                               DeleteBookmark,
                               RestoreBookmark,
                               Check,
                               RevealMistakes,
                               StrikeNotes,
                               ShowPossible,
                               StrikeSums,
                               CopyOut,
                               GiveUp,
                               OpenHint,
                               ApplyStep,
                               RevertMistakes,
                               Pause,
                               Resume,
                               NoteInterruption,
                               NoteScript>;

const ActionInfo& info_of(const AnyAction& action);

// One action, of any kind of that list. What copies, compares and destroys one is compiled once, in
// action.cpp: it is long, and every file that keeps a log would compile it again.
struct Action : AnyAction {
    using AnyAction::AnyAction;
    Action();
    Action(const Action& other);
    Action(Action&& other) noexcept;
    Action& operator=(const Action& other);
    Action& operator=(Action&& other) noexcept;
    ~Action();
    friend bool operator==(const Action& one, const Action& other);
};

} // namespace engine
