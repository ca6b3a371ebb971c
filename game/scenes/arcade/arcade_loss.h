#pragma once
// The last moment of a run: the board stays for a while, nothing can be done on it any more, and a
// few neutral words say what happened.

#include <optional>
#include <string>
#include <vector>

#include "game/motion/span.h"
#include "game/scenes/arcade/arcade_end.h"
#include "game/ui/input.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/draw_text.h"

namespace game {

// A key or a press that is not held.
bool is_deed(const Input& input);

class ArcadeLoss {
public:
    // Begins at `now`: is heard, and read aloud.
    ArcadeLoss(Services& services, const ArcadeEnd& end, engine::MonotonicTime now);

    // A key or a press ends it, unless it has only just begun.
    void take(const Input& input, engine::MonotonicTime now);
    void move(engine::MonotonicTime now) { now_ = now; }
    bool is_over() const { return is_skipped_ || stays_.is_over(now_); }
    bool is_moving() const { return !words_.is_over(now_); }
    engine::PlayTime left() const; // until it is over

    // "No hearts left", as large as fits in its width, and a sentence below it.
    Box words() const;
    // The same on a card that covers the keys, where there is no rail for words.
    Box banner() const;
    // The wrong digit that took the last heart.
    const std::optional<engine::ArcadeMistake>& mistake() const { return mistake_; }

private:
    Tint coming(Paint paint) const; // while the words come
    TextLook loss_look(double size, Align align) const;
    // The headline on one line, as large as fits, down from the largest size of a word or of a
    // sentence.
    std::vector<Box>
    headlines(double of_word, double of_sentence, double smallest, Align align) const;

    const engine::Translations& texts_;
    std::string headline_;
    std::string sentence_;
    std::optional<engine::ArcadeMistake> mistake_;
    bool is_large_ = false;
    engine::MonotonicTime now_;
    Span stays_;
    Span words_;
    bool is_skipped_ = false;
};

} // namespace game
