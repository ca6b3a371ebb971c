#pragma once
// What stands around the board while its puzzle is made: the play screen as it will be, with the
// clock at zero. Its buttons are pale, as they can't be pressed yet.

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/make/puzzle_spec.h"
#include "game/scenes/play/rail_buttons.h"
#include "game/scenes/services.h"
#include "game/widgets/button.h"
#include "game/widgets/play/play_layout.h"

namespace game {

class MakingSurroundings {
public:
    // Without the heading where the level of the puzzle is not known yet.
    MakingSurroundings(const Services& services, engine::PuzzleSpec spec, bool is_level_known)
        : services_(services), spec_(std::move(spec)), has_heading_(is_level_known)
    {
    }

    void place(Size window, const engine::Grid& grid, const TextMeasure& measure);
    const PlayLayout& layout() const { return layout_; }
    void draw(Canvas& canvas) const;

private:
    std::string heading(const TextMeasure& measure) const;
    void add_modes();
    void add_keys();
    void add(const std::vector<RailButton>& rail);

    const Services& services_;
    engine::PuzzleSpec spec_;
    bool has_heading_;
    std::shared_ptr<const engine::Grid> grid_; // in the symbols that the player has chosen
    PlayLayout layout_;
    std::string heading_;
    std::vector<Button> buttons_;
};

} // namespace game
