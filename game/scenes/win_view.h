#pragma once
// Draws the parts of the win screen.

#include "game/scenes/finished_run.h"
#include "game/scenes/initials.h"
#include "game/scenes/win_layout.h"
#include "game/ui/canvas.h"
#include "game/widgets/board_view.h"

namespace game {

constexpr engine::PlayTime wave_lasts{900}; // the wave of light over the board
constexpr int wave_strength = 38;           // percent of gold; digits stay readable

enum class InitialsEntry {
    Open,
    Refused, // the character typed last is not allowed
    Saved,
};

class WinView {
public:
    WinView(Canvas& canvas,
            const Services& services,
            const WinLayout& layout,
            const FinishedRun& run);

    void
    draw_board(const BoardView& view, const engine::Board& board, engine::PlayTime since) const;
    void draw_splits() const;
    void draw_heading() const;
    void draw_initials(const Initials& initials, InitialsEntry entry) const;
    void draw_reason() const; // instead of the initials: why the run is not in the table
    void draw_table(const Initials& initials, bool entering, bool lit) const;

private:
    struct TableRow {
        std::size_t rank; // from 0
        bool own;
    };

    void text(const std::string& shown,
              Point at,
              Align align,
              double size,
              Weight weight,
              Paint paint) const;
    void card(Rect area) const;
    void draw_time() const;
    void draw_badge() const;
    void draw_cap(std::size_t cap, const Initials& initials, bool entering) const;
    void draw_row(TableRow row, Rect area, const std::string& initials) const;
    std::vector<TableRow> rows_shown() const;
    std::string tr(std::string_view text) const { return services_.texts.tr(text); }
    int px(double units) const { return layout_.scale.px(units); }

    Canvas& canvas_;
    const Services& services_;
    const WinLayout& layout_;
    const FinishedRun& run_;
};

} // namespace game
