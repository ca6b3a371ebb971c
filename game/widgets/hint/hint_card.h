#pragma once
// The card that shows a hint: its level, the technique, and the sentences, in which names of cells
// can be pressed. It is tall beside the board, or wide below it.

#include <string>
#include <vector>

#include "engine/text/explain.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/boxes/box.h"

namespace game {

constexpr double hint_text_size = 14; // units

// Of a sentence: whether others are inside of it, and are shown behind it.
struct HintFold {
    int number = -1; // counts all sentences, whether shown or not
    bool can_open = false;
    bool is_open = false;
    int depth = 0; // inside how many others it is
};

struct HintCardText {
    std::string heading; // "Hint"
    std::string count;   // "3 of 3"; if empty, the bars are hidden too
    int level = 0;       // number of highlighted bars
    std::string title;
    std::vector<engine::Sentence> sentences;
    std::vector<HintFold> folds = {}; // by sentence; empty if none is folded
    int lit = -1;                     // index of the selected sentence; -1: all
    bool places_digit = false;        // the effect is a placed digit, not removed candidates
    // The legend; empty entries are omitted.
    std::string cause = {};
    std::string linked = {};
    std::string effect = {};
    std::string removed = {};
    std::string remark; // above the buttons
};

// The areas of the parts.
struct HintCardLayout {
    Rect card = {};
    bool wide = false;
    bool low = false;  // so low that all buttons are in one row
    Rect heading = {}; // the count is at its right end
    Rect bars = {};
    Rect title = {};
    Rect body = {};   // sentences and legend; it scrolls if necessary
    Rect remark = {}; // may be empty
    Rect more = {};   // small buttons, usually one line of them
    Rect primary = {};
    Rect back = {};
    Rect close = {};
};
HintCardLayout lay_out_hint_card(Rect card, bool wide, Scale scale);
// For a card with one message and two buttons: `primary` and `close`.
HintCardLayout lay_out_question_card(Rect card, bool wide, Scale scale);

// A word, or a name of cells that can be pressed.
struct HintPiece {
    std::string text;
    Rect area;
    int sentence = 0;
    engine::Cells cells = {};
    bool is_badge = false;
    HintFold fold = {}; // can be opened if this piece is the arrow that opens and closes it
    bool is_effect = false;
    bool is_strong = false;
};

// The sentences, broken into lines of the body's width from its top; `height` is the total height.
struct HintFlow {
    std::vector<HintPiece> pieces;
    int height = 0;
};
HintFlow flow_sentences(const TextMeasure& measure,
                        const std::vector<engine::Sentence>& sentences,
                        Rect body,
                        Scale scale);

// The same with what opens and closes folded ones.
HintFlow
flow_sentences(const TextMeasure& measure, const HintCardText& text, Rect body, Scale scale);

// `flow` is already in its scrolled position.
void draw_hint_card(Canvas& canvas,
                    const HintCardText& text,
                    const HintCardLayout& places,
                    const HintFlow& flow,
                    Scale scale);

// Draws only the sentences, clipped to the place.
void draw_hint_sentences(
    Canvas& canvas, const HintCardText& text, Rect place, const HintFlow& flow, Scale scale);
// The same in a box, as high as they need.
enum class HintEffect { Places, Removes };
Box hint_sentences(std::vector<engine::Sentence> sentences, HintEffect effect);

} // namespace game
