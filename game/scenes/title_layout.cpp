#include "game/scenes/title_layout.h"

#include <algorithm>
#include <optional>

#include "game/widgets/wordmark.h"

namespace game {
namespace {

// Heights in units; the first that fits is taken.
struct Measures {
    double top;
    bool wordmark;
    double under_wordmark;
    double play;
    double gap;
    double continued;
    double row;
    double row_gap;
    int columns;
    double foot; // from the bottom of the window to the middle of the foot
};

constexpr std::array all_measures = {
    Measures{64, true, 40, 90, 16, 84, 48, 8, 2, 72},
    Measures{28, true, 24, 78, 12, 76, 46, 8, 2, 34},
    Measures{12, true, 12, 64, 8, 62, 44, 6, 2, 26},
    Measures{8, true, 8, 56, 6, 58, 40, 4, 3, 24},
    Measures{8, false, 0, 56, 6, 58, 40, 4, 3, 24},
};

class TitlePlacer {
public:
    TitlePlacer(Size window, Scale scale, bool has_save)
        : window_(window), scale_(scale), has_save_(has_save)
    {
        const double units = window.width / scale.unit;
        upright_ = window.width < window.height;
        width_ = upright_ ? std::min(window.width - px(32), px(448))
                          : px(std::clamp(units * 0.316, 320.0, 404.0));
        // Wider than the design: both halves move in by the same amount.
        const double spare = std::max(0.0, units - 1280) / 4;
        side_ = px(std::clamp(units / 20, 16.0, 64.0) + spare);
        left_ = upright_ ? (window.width - width_) / 2 : side_;
    }

    TitleLayout place() const
    {
        std::optional<std::size_t> first;
        for (std::size_t index = 0; index < all_measures.size(); ++index)
            if (!first && height_of(all_measures[index]) <= window_.height)
                first = index;
        if (!first)
            return place(all_measures.back());
        const TitleLayout layout = place(all_measures[*first]);
        if (!upright_ || !layout.board.empty() || *first > 0)
            return layout;
        // Upright, a slightly closer menu may leave room for the board under it.
        const TitleLayout closer = place(all_measures[1]);
        return closer.board.empty() ? layout : closer;
    }

private:
    int px(double units) const { return scale_.px(units); }
    int tall(double units) const { return px(units * std::max(1.0, scale_.text)); }
    int row_count(const Measures& m) const { return title_menu_length / m.columns; }

    int menu_height(const Measures& m) const
    {
        return row_count(m) * tall(m.row) + (row_count(m) - 1) * px(m.row_gap);
    }

    int height_of(const Measures& m) const
    {
        const int wordmark =
            m.wordmark ? wordmark_height(width_, scale_) + px(m.under_wordmark) : 0;
        const int continued = has_save_ ? tall(m.continued) + px(m.gap) : 0;
        return px(m.top) + wordmark + tall(m.play) + px(m.gap) + continued + menu_height(m) +
               px(m.foot + 22 + m.gap);
    }

    TitleLayout place(const Measures& m) const
    {
        TitleLayout layout;
        layout.key_hints = m.columns == 2;
        int y = px(m.top);
        if (m.wordmark) {
            layout.wordmark = Rect{left_, y, width_, wordmark_height(width_, scale_)};
            y = layout.wordmark.bottom() + px(m.under_wordmark);
        }
        layout.play = Rect{left_, y, width_, tall(m.play)};
        y = layout.play.bottom() + px(m.gap);
        if (has_save_) {
            layout.continued = Rect{left_, y, width_, tall(m.continued)};
            y = layout.continued.bottom() + px(m.gap);
        }
        place_menu(layout, m, y);
        const int foot = window_.height - px(m.foot);
        layout.foot = Rect{left_, foot - px(16), width_, px(32)};
        place_board(layout, y + menu_height(m), px(m.top));
        return layout;
    }

    void place_menu(TitleLayout& layout, const Measures& m, int top) const
    {
        const int gap = px(m.row_gap);
        const int width = (width_ - (m.columns - 1) * gap) / m.columns;
        for (int index = 0; index < title_menu_length; ++index) {
            const int column = index % m.columns;
            const int row = index / m.columns;
            layout.menu[static_cast<std::size_t>(index)] =
                Rect{left_ + column * (width + gap), top + row * (tall(m.row) + gap), width,
                     tall(m.row)};
        }
    }

    // Beside the menu, or under it when the window is upright and high enough.
    void place_board(TitleLayout& layout, int menu_bottom, int top) const
    {
        const int gutter = px(28);
        const int strip = px(24 + 10);
        const int from = upright_ ? left_ : left_ + width_ + side_;
        const int to = upright_ ? left_ + width_ : window_.width - side_ + px(16);
        const int y = upright_ ? menu_bottom + px(24) : top;
        const int low = upright_ ? layout.foot.y - px(12) : layout.foot.centre().y + px(10);
        const int side = std::min(to - from - gutter, low - y - gutter - strip);
        if (side < px(180))
            return;
        layout.board = Rect{from + (to - from - gutter - side) / 2, y, side, side};
        const int middle = y + side + gutter + px(24);
        layout.strip = Rect{layout.board.x, middle - px(10), side, px(20)};
    }

    Size window_;
    Scale scale_;
    bool has_save_;
    bool upright_ = false;
    int width_ = 0;
    int side_ = 0;
    int left_ = 0;
};

} // namespace

TitleLayout lay_out_title(Size window, Scale scale, bool has_save)
{
    return TitlePlacer(window, scale, has_save).place();
}

} // namespace game
