#include "game/scenes/title/title_layout.h"

#include <algorithm>

#include "game/widgets/boxes/box.h"
#include "game/widgets/wordmark.h"

namespace game {
namespace {

// Heights in units; the first set that fits is used.
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
    double more; // the height of the rows below
    double foot; // from the bottom of the window to the middle of the foot
};

constexpr std::array all_measures = {
    Measures{64, true, 40, 90, 16, 84, 48, 8, 2, 44, 72},
    Measures{28, true, 24, 78, 12, 76, 46, 8, 2, 44, 34},
    Measures{12, true, 12, 64, 8, 62, 44, 6, 2, 44, 26},
    Measures{8, true, 8, 56, 6, 58, 40, 4, 2, 36, 24},
    Measures{8, true, 8, 56, 6, 58, 40, 4, 3, 36, 24},
    Measures{8, false, 0, 56, 6, 58, 40, 4, 3, 36, 24},
};

constexpr double least_spare = 16; // units
constexpr int more_columns = 3;
// All languages and themes are side by side, unless the window is narrower.
constexpr double least_width = 352; // units
constexpr double narrow_window = 760;
constexpr double width_in_narrow_window = 320;

class TitlePlacer {
public:
    TitlePlacer(Size window, Scale scale, bool has_save)
        : window_(window), scale_(scale), has_save_(has_save)
    {
        const double units = window.width / scale.unit;
        // In a window wider than the design, both halves move inwards by the same amount.
        const double spare = std::max(0.0, units - 1280) / 4;
        upright_ = window.width < window.height;
        const double least = units < narrow_window ? width_in_narrow_window : least_width;
        width_ = upright_ ? std::min(units - 32, 448.0)
                          : scale.px(std::clamp(units * 0.316, least, 404.0)) / scale.unit;
        side_ = upright_ ? scale.whole((units - width_) / 2)
                         : scale.px(std::clamp(units / 20, 16.0, 64.0) + spare) / scale.unit;
    }

    TitleLayout place()
    {
        const auto fits = [this](const Measures& m) {
            return menu(m).min_height(Unit{scale_.unit}) <= window_.height;
        };
        const auto* first = std::ranges::find_if(all_measures, fits);
        if (first == all_measures.end())
            return place(all_measures.back());
        const TitleLayout layout = place(*first);
        if (!upright_)
            return lowered(*first, layout);
        if (!layout.board.empty() || first != all_measures.begin())
            return layout;
        // In a portrait window, slightly closer menu rows may leave room for the board below.
        const TitleLayout closer = place(all_measures[1]);
        return closer.board.empty() ? layout : closer;
    }

private:
    // From the top of the window to its bottom.
    Box menu(const Measures& m)
    {
        using namespace box;
        const double wordmark = wordmark_height(scale_.px(width_), scale_) / scale_.unit;
        return column({
            space(m.top),
            part(layout_.wordmark, wordmark).then(m.under_wordmark).when(m.wordmark),
            part(layout_.play, scale_.grown(m.play)).then(m.gap),
            part(layout_.continued, scale_.grown(m.continued)).then(m.gap).when(has_save_),
            grid(layout_.menu, {m.columns, scale_.grown(m.row), m.row_gap, m.row_gap}).then(m.gap),
            grid(layout_.more, {more_columns, scale_.grown(m.more), 0, 0}),
            part(under_menu_, m.gap + 6).grow(),
            part(layout_.foot, 32).then(m.foot - 16),
        });
    }

    TitleLayout place(const Measures& m)
    {
        using namespace box;
        layout_ = TitleLayout{};
        layout_.key_hints = m.columns == 2;
        Rect free;
        const Box page = row({
            space(side_),
            menu(m).size(width_).then(side_),
            column({space(m.top), part(free).grow().then(m.foot - 10)}).grow().then(side_ - 16),
        });
        page.lay_out(Rect{0, 0, window_.width, window_.height}, Unit{scale_.unit});
        if (upright_)
            column({space(24), part(free).grow(), space(12)})
                .lay_out(under_menu_, Unit{scale_.unit});
        place_board(free);
        return layout_;
    }

    // In a square window both halves are in the middle of the height that is left.
    TitleLayout lowered(Measures m, const TitleLayout& layout)
    {
        const int end = std::max(layout.strip.bottom(), layout.more.back().bottom());
        const int spare = (layout.foot.y - end) / 2 - scale_.px(least_spare);
        if (spare <= 0)
            return layout;
        m.top += spare / scale_.unit;
        return place(m);
    }

    // As large as fits, with the text below it.
    void place_board(Rect free)
    {
        using namespace box;
        const double gutter = 28;
        const double side =
            std::min(free.width / scale_.unit - gutter, free.height / scale_.unit - gutter - 34);
        if (side < 180)
            return;
        free.width -= scale_.px(gutter);
        column({
                   part(layout_.board, side).across(side).then(gutter + 14),
                   part(layout_.strip, 20).across(side),
               })
            .lay_out(free, Unit{scale_.unit});
    }

    Size window_;
    Scale scale_;
    bool has_save_;
    bool upright_ = false;
    double width_ = 0; // units
    double side_ = 0;
    TitleLayout layout_;
    Rect under_menu_;
};

} // namespace

TitleLayout lay_out_title(Size window, Scale scale, bool has_save)
{
    return TitlePlacer(window, scale, has_save).place();
}

} // namespace game
