#include "game/scenes/title/title_form.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace game {
namespace {

// Beside the day.
constexpr std::array side_forms = {
    TitleForm{48, true, 27, 84, 16, 76, 48, 8, 72}, TitleForm{28, true, 22, 78, 14, 72, 46, 8, 36},
    TitleForm{16, true, 14, 68, 10, 62, 44, 6, 26}, TitleForm{8, true, 8, 58, 6, 54, 44, 4, 24},
    TitleForm{8, false, 0, 56, 6, 54, 40, 4, 24},   TitleForm{6, false, 0, 52, 4, 48, 36, 4, 22},
};

// In a window that is nearly as high as wide.
constexpr std::array square_forms = {
    TitleForm{32, true, 24, 80, 14, 72, 48, 8, 40},
    TitleForm{18, true, 14, 70, 10, 62, 44, 6, 28},
};

// In order: the legend goes first, then weeks become lower, then the calendar goes.
constexpr std::array today_forms = {
    TodayForm{.legend = true},
    TodayForm{.legend = false},
    TodayForm{.legend = false, .medal = 44, .day = 32},
    TodayForm{.legend = false, .medal = 40, .day = 28},
    TodayForm{.legend = false, .medal = 36, .day = 25},
    TodayForm{.legend = false, .month = false},
    TodayForm{.legend = false, .month = false, .medal = 40},
    TodayForm{.legend = false, .month = false, .names = false, .medal = 36},
};

// With the day among the rest.
constexpr std::array upright_forms = {
    TitleForm{32, true, 26, 92, 22, 60, 52, 10, 38, {.medal = 52, .day = 40, .wide = true}},
    TitleForm{12, true, 12, 68, 10, 52, 46, 8, 30, {.medal = 44, .day = 33, .wide = true}},
    TitleForm{8, true, 10, 64, 8, 48, 44, 6, 26, {.medal = 40, .day = 30, .wide = true}},
    TitleForm{8, false, 0, 60, 8, 46, 44, 6, 24, {.medal = 40, .day = 28, .wide = true}},
    TitleForm{
        6, false, 0, 56, 6, 44, 40, 4, 24, {.names = false, .medal = 36, .day = 26, .wide = true}},
    TitleForm{6,
              false,
              0,
              52,
              4,
              40,
              36,
              4,
              22,
              {.month = false, .names = false, .medal = 32, .wide = true}},
};

constexpr double wide_from = 1200;  // units; likewise below
constexpr double legend_from = 760; // of height
constexpr double foot_height = 32;
constexpr double menu_to_board = 52;
constexpr double board_to_today = 32;
constexpr double below_board = 62; // with the strip
constexpr double widest_pair = 820;
constexpr double least_spare = 40;
constexpr double least_today = 300;

struct FormChooser {
    double width; // of the window
    double height;
    Scale scale;
    const TitleHeights& heights;

    TitleShape shape() const
    {
        if (width < height)
            return TitleShape::Upright;
        return width >= wide_from ? TitleShape::Wide : TitleShape::Pair;
    }

    double foot_top(const TitleForm& form) const { return height - form.foot - foot_height / 2; }

    TitleForm with_widths(TitleForm form) const
    {
        if (!form.is_square())
            form.shape = shape();
        switch (form.shape) {
        case TitleShape::Wide:
            return with_board(form);
        case TitleShape::Pair: {
            const double all =
                std::min(width - 2 * std::clamp(width / 24, 16.0, 48.0), widest_pair);
            form.between = std::clamp(width / 26, 20.0, 40.0);
            form.menu_width = scale.whole((all - form.between) * 0.57);
            form.today_width = scale.whole(all - form.between - form.menu_width);
            form.margin = scale.whole((width - all) / 2);
            return form;
        }
        case TitleShape::Square:
            form.between = std::clamp(width / 30, 20.0, 40.0);
            form.margin = std::clamp(width / 28, 16.0, 48.0);
            form.menu_width = scale.whole((width - 2 * form.margin - form.between) * 0.57);
            form.today_width =
                scale.whole(width - 2 * form.margin - form.between - form.menu_width);
            form.board = form.menu_width;
            return form;
        case TitleShape::Upright:
            form.menu_width = std::min(width - 2 * (form.top >= 16 ? 16.0 : 8.0), 464.0);
            form.today_width = form.menu_width;
            form.margin = scale.whole((width - form.menu_width) / 2);
            return form;
        }
        return form;
    }

    // The board takes what is left of the width; in a low window all moves inwards.
    TitleForm with_board(TitleForm form) const
    {
        form.menu_width = scale.whole(std::clamp(width * 0.2635, 337.0, 400.0));
        form.today_width = scale.whole(std::clamp(width * 0.187, 239.0, 290.0));
        form.between = menu_to_board;
        const double beside = form.menu_width + form.today_width + menu_to_board + board_to_today;
        const double room = width - 2 * std::min(form.top, 48.0) - beside;
        form.board = scale.whole(std::min(room, height - 2 * form.top - below_board));
        form.margin = scale.whole((width - beside - form.board) / 2);
        return form;
    }

    bool fits(const TitleForm& form) const
    {
        return form.top + heights.menu(form) + form.gap <= foot_top(form);
    }

    // The first that fits, or else the last.
    TitleForm menu_form(std::span<const TitleForm> forms) const
    {
        for (const TitleForm& each : forms) {
            const TitleForm form = with_widths(each);
            if (fits(form))
                return form;
        }
        return with_widths(forms.back());
    }

    TitleForm with_today(TitleForm form) const
    {
        for (const TodayForm& each : today_forms) {
            form.today = each;
            const bool is_allowed = !each.legend || height >= legend_from;
            if (is_allowed && heights.today(form) <= height - 2 * std::min(form.top, 24.0))
                return form;
        }
        return form;
    }

    // Nothing if the board would not have its room.
    std::optional<TitleForm> square() const
    {
        if (shape() != TitleShape::Pair)
            return std::nullopt;
        for (TitleForm each : square_forms) {
            each.shape = TitleShape::Square;
            const TitleForm form = with_today(with_widths(each));
            if (form.today_width >= least_today && form.today.month && fits(form))
                return form;
        }
        return std::nullopt;
    }

    // In the middle of the height that is left.
    TitleForm lowered(TitleForm form) const
    {
        const double board = form.board > 0 ? form.board + below_board : 0;
        const double parts = std::max(board, heights.menu(form));
        const double today = form.top + heights.today(form);
        const double left = std::min(foot_top(form) - form.top - parts, height - form.top - today);
        form.top += std::max(0.0, scale.whole(left / 2 - least_spare));
        return form;
    }

    TitleForm chosen() const
    {
        if (shape() == TitleShape::Upright)
            return menu_form(upright_forms);
        if (const auto form = square())
            return *form;
        return lowered(with_today(menu_form(side_forms)));
    }
};

} // namespace

TitleForm title_form(Size window, Scale scale, const TitleHeights& heights)
{
    return FormChooser{window.width / scale.unit, window.height / scale.unit, scale, heights}
        .chosen();
}

} // namespace game
