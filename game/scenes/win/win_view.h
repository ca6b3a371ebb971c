#pragma once
// Draws the parts of the win screen, each over the background.

#include <memory_resource>
#include <string>
#include <string_view>
#include <vector>

#include "game/scenes/entry/initials.h"
#include "game/scenes/win/finished_run.h"
#include "game/scenes/win/win_layout.h"
#include "game/ui/canvas.h"
#include "game/widgets/board/board_view.h"

namespace game {

// Where the time is on its way from the clock of play.
struct FlyingTime {
    Point at;        // its left end and the middle of its capitals
    double size = 0; // pixels
    int gold = 100;  // percent of gold in its colour
};

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

    void draw_splits() const;
    void draw_heading(const std::string& sentence) const; // "Solved", and the sentence
    // Where it is to be at last; the time on its way starts elsewhere.
    FlyingTime time_in_place() const;
    void draw_time(const FlyingTime& time) const;
    void draw_badge(double size) const; // a share of its usual size
    void draw_initials(const Initials& initials, InitialsEntry entry) const;
    void draw_reason(const std::string& reason) const; // instead of the initials
    void draw_table(const Initials& initials, bool entering, bool lit) const;

private:
    struct TableRow {
        std::size_t rank; // from 0
        bool own;
    };

    void text(std::string_view shown,
              Point at,
              Align align,
              double size,
              Weight weight,
              Paint paint) const;
    void card(Rect area) const;
    void draw_split(const SplitRow& row, std::size_t split) const;
    std::string split_title(std::size_t split, const Font& font, int width) const;
    void draw_fitted(const std::string& numerals, Rect place, double size, Paint paint) const;
    void draw_table_heading() const;
    void draw_table_remark() const;
    Rect badge_area(double size) const;
    enum class ShownKey { None, Enter };
    void draw_instructions(std::string_view how, Rect place, Paint paint, ShownKey key) const;
    std::pmr::vector<std::string_view>
    lines_of(std::string_view text, const Font& font, int width) const;
    void draw_cap(std::size_t cap, const Initials& initials, bool entering) const;
    void draw_row(TableRow row, Rect area, const std::string& initials) const;
    std::pmr::vector<TableRow> rows_shown() const;
    std::string_view tr(std::string_view text) const { return services_.texts.shown(text); }
    int px(double units) const { return layout_.scale.px(units); }

    Canvas& canvas_;
    const Services& services_;
    const WinLayout& layout_;
    const FinishedRun& run_;
};

} // namespace game
