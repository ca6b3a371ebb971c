#pragma once
// The card with the combinations of the selected cell's cage. First it is a table that knows
// nothing of the board; asked for more, it strikes those that the digits on the board rule out,
// which is help. The play goes on beside it, and it follows the selection.

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "game/scenes/play/play.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/play/play_layout.h"

namespace game {

class SumPanel {
public:
    // `strike` is called when combinations are to be struck: it asks first if that is help.
    SumPanel(Play& play, const PlayLayout& layout, std::function<void()> strike)
        : play_(play), layout_(layout), strike_(std::move(strike))
    {
    }

    bool has_any() const; // whether the board has cages with sums
    // Opens it, or strikes what is out, or closes it.
    void show_more();
    void close();
    bool is_open() const { return is_open_; }
    bool stands() const; // it is hidden while the clock stands
    // To be called before drawing, after anything has changed.
    void refresh(const TextMeasure& measure);
    // Returns whether the card used the input.
    bool handle(const Input& input);
    std::string in_words() const; // empty while it is hidden
    void draw(Canvas& canvas) const;

private:
    std::vector<const engine::Cage*> cages() const; // of the cell, those with a sum
    std::vector<Box> lists() const;
    Box list_of(const engine::Cage& cage) const;
    Box card();
    std::string why_none() const;

    Play& play_;
    const PlayLayout& layout_;
    std::function<void()> strike_;
    bool is_open_ = false;
    Placement placement_;
    ButtonPanel panel_{FocusKeys::None};
};

} // namespace game
