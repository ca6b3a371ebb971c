#pragma once
// The layout of the editor, for any window: the board with the tools on its left and what is known
// of the puzzle on its right; with less room both are in one column beside the board, or below it.

#include <vector>

#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

// What there is to show; heights in pixels, in the width that editor_text_width() returns.
struct EditorContents {
    int digits = 9;        // keys
    int status_height = 0; // of the sentences about the solutions
    int rating_height = 0; // of the level and what other programs say; 0 if unknown
    int work_height = 0;   // of what is being found out; 0 if that is not shown
    int uses = 0;          // how many techniques are listed
    bool has_steps = false;
    int sentences_height = 0; // of the reason of a step; 0 if none is shown
};

struct EditorLayout {
    Rect board; // a square
    Rect keys_heading;
    std::vector<Rect> keys; // one for each digit
    Rect erase;
    Rect undo;
    Rect redo;
    Rect regions;
    Rect cage;
    Rect grid;
    Rect paste;
    Rect clear;

    Rect status; // in the card, or above the tools
    Rect card;   // behind what follows
    Rect rating;
    Rect work; // what is being found out
    Rect stop; // the button that stops it or goes on with it
    Rect uses; // has room for as many as fit
    Rect step;
    Rect track; // of the steps
    Rect back;
    Rect next;
    Rect list; // of all steps
    Rect sentences;
    Rect solution;
    Rect copy;
    Rect save;
    Rect play;

    int bottom = 0;             // of what scrolls
    bool board_scrolls = false; // it is above the rest, in the same column
    bool card_scrolls = false;  // it is in one column with the tools
};

// `content` is the part of the window below the header, moved up as far as it is scrolled.
struct EditorRoom {
    Size window;
    Rect content;
    int scrolled = 0; // pixels
};
// The width of texts in the card, in pixels.
int editor_text_width(const EditorRoom& room, Scale scale);
EditorLayout lay_out_editor(const EditorRoom& room, const EditorContents& contents, Scale scale);

// The height of the line of one technique, in units that grow with the text.
inline constexpr double use_height = 30;

} // namespace game
