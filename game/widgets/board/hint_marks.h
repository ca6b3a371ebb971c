#pragma once
// The candidates of a hint in their cells: their positions and styles.

#include "game/widgets/board/board_drawing.h"
#include "game/widgets/hint/hint_picture.h"

namespace game {

struct HintSlot {
    Spot centre;
    double radius = 0;
    bool is_in_place = false; // its digit fills it as a note does
};

// The positions of all marks. If a cell has no room for all its candidates, those without a part in
// the hint are omitted.
class HintSlots {
public:
    HintSlots(const PlacedBoard& placed, const HintPicture& picture);

    const std::map<engine::Candidate, HintMark>& marks() const { return marks_; }
    // Returns the centre of the cell for a candidate that is not drawn.
    HintSlot of(engine::Candidate candidate) const;

private:
    void leave_out_idle(engine::Cell cell, std::vector<engine::Digit>& digits);
    double radius_in_place() const;
    // Where notes have them, if the cells are large enough to read what is marked there.
    void keep_in_places(engine::Cell cell, const std::vector<engine::Digit>& digits);
    void place(engine::Cell cell, const std::vector<engine::Digit>& digits, bool badge);

    const PlacedBoard& placed_;
    std::map<engine::Candidate, HintMark> marks_;
    std::map<engine::Candidate, HintSlot> slots_;
};

// The side of a removed candidate's square, relative to the diameter of a disc.
inline constexpr double struck_share = 0.8;

// `opacity` is in percent.
void draw_hint_mark(Canvas& canvas,
                    const PlacedBoard& placed,
                    HintSlot slot,
                    engine::Digit digit,
                    HintMark mark,
                    int opacity);

} // namespace game
