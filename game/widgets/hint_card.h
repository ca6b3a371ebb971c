#pragma once
// The card beside the board that tells a hint: how far it has gone, the technique, the sentences
// with names of cells one can press. Beside the board it is tall, under it a wide sheet.

#include <string>
#include <vector>

#include "engine/text/explain.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

constexpr double hint_text_size = 14; // units

struct HintCardText {
    std::string heading; // "Hint"
    std::string count;   // "3 of 3"; empty: no bars either
    int level = 0;       // bars that are lit
    std::string title;
    std::vector<engine::Sentence> sentences;
    int lit = -1;              // the sentence one is at; -1: all of them
    bool places_digit = false; // the effect is a digit, not the loss of candidates
    // The legend; what is empty is left out.
    std::string cause = {};
    std::string linked = {};
    std::string effect = {};
    std::string removed = {};
    std::string remark; // over the buttons
};

// Where the parts stand.
struct HintCardPlaces {
    Rect card = {};
    bool wide = false;
    bool low = false;  // so low that all buttons stand in one row
    Rect heading = {}; // with the count at its right end
    Rect bars = {};
    Rect title = {};
    Rect body = {};   // sentences and legend; what is longer scrolls
    Rect remark = {}; // may be empty
    Rect more = {};   // one line of small buttons
    Rect primary = {};
    Rect back = {};
    Rect close = {};
};
HintCardPlaces place_hint_card(Rect card, bool wide, Scale scale);

// A word, or a name of cells that can be pressed.
struct HintPiece {
    std::string text;
    Rect area;
    int sentence = 0;
    engine::Cells cells = {};
    bool is_badge = false;
    bool is_effect = false;
    bool is_strong = false;
};

// The sentences broken into lines of the body's width, from its top; `height` is all they take.
struct HintFlow {
    std::vector<HintPiece> pieces;
    int height = 0;
};
HintFlow flow_sentences(const TextMeasure& measure,
                        const std::vector<engine::Sentence>& sentences,
                        Rect body,
                        Scale scale);

// `flow` already lies where it is to be seen: scrolled, that is.
void draw_hint_card(Canvas& canvas,
                    const HintCardText& text,
                    const HintCardPlaces& places,
                    const HintFlow& flow,
                    Scale scale);

// Only the sentences, clipped to the place.
void draw_hint_sentences(
    Canvas& canvas, const HintCardText& text, Rect place, const HintFlow& flow, Scale scale);

} // namespace game
