#pragma once
// Candidates of a hint in their cells: where each stands, and what it is drawn in.

#include "game/widgets/board_drawing.h"
#include "game/widgets/hint_picture.h"

namespace game {

struct HintSlot {
    Spot centre;
    float radius = 0;
};

// The places of all marks. Where a cell has no room for all its candidates, those with no part in
// the hint are left out.
class HintSlots {
public:
    HintSlots(const PlacedBoard& placed, const HintPicture& picture);

    const std::map<engine::Candidate, HintMark>& marks() const { return marks_; }
    // The middle of the cell for a candidate that is not drawn.
    HintSlot of(engine::Candidate candidate) const;

private:
    void leave_out_idle(engine::Cell cell, std::vector<engine::Digit>& digits);
    void place(engine::Cell cell, const std::vector<engine::Digit>& digits, bool badge);

    const PlacedBoard& placed_;
    std::map<engine::Candidate, HintMark> marks_;
    std::map<engine::Candidate, HintSlot> slots_;
};

// The square of a struck candidate is smaller than a disc would be.
inline constexpr float struck_share = 0.8F;

void draw_hint_mark(
    Canvas& canvas, const PlacedBoard& placed, HintSlot slot, engine::Digit digit, HintMark mark);

} // namespace game
