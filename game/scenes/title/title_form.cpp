#include "game/scenes/title/title_form.h"

#include <algorithm>
#include <array>
#include <optional>

namespace game {
namespace {

constexpr std::array title_forms = {
    TitleForm{64, true, 40, 90, 16, 84, 48, 8, 2, 44, 72},
    TitleForm{28, true, 24, 78, 12, 76, 46, 8, 2, 44, 34},
    TitleForm{12, true, 12, 64, 8, 62, 44, 6, 2, 44, 26},
    TitleForm{8, true, 8, 56, 6, 58, 40, 4, 2, 36, 24},
    TitleForm{8, true, 8, 56, 6, 58, 40, 4, 3, 36, 24},
    TitleForm{8, false, 0, 56, 6, 58, 40, 4, 3, 36, 24},
    TitleForm{6, false, 0, 54, 5, 54, 40, 4, 3, 36, 24},
};

constexpr double least_spare = 16; // units; likewise below
// All languages and themes are side by side, unless the window is narrower.
constexpr double least_width = 352;
constexpr double narrow_window = 760;
constexpr double width_in_narrow_window = 320;
constexpr double foot_height = 32;
constexpr double beside_board = 28;
constexpr double below_board = 62; // with the strip
constexpr double least_board = 180;

struct FormChooser {
    double width; // of the window
    double height;
    Scale scale;
    const std::function<double(const TitleForm&)>& menu_height;

    // In a window wider than the design, both halves move inwards by the same amount.
    void set_widths(TitleForm& form) const
    {
        const double spare = std::max(0.0, width - 1280) / 4;
        form.upright = width < height;
        const double least = width < narrow_window ? width_in_narrow_window : least_width;
        form.menu_width =
            form.upright ? std::min(width - 32, 448.0) : std::clamp(width * 0.316, least, 404.0);
        form.margin = form.upright ? scale.whole((width - form.menu_width) / 2)
                                   : std::clamp(width / 20, 16.0, 64.0) + spare;
    }

    double foot_top(const TitleForm& form) const { return height - form.foot - foot_height / 2; }
    double under_menu(const TitleForm& form) const
    {
        return foot_top(form) - form.top - menu_height(form);
    }

    // The board is as large as fits, with the strip below it.
    void set_board(TitleForm& form) const
    {
        const double wide =
            form.upright ? form.menu_width : width - 3 * form.margin - form.menu_width + 16;
        const double high =
            form.upright ? under_menu(form) - 36 : height - form.top - form.foot + 10;
        const double side = std::min(wide - beside_board, high - below_board);
        form.board = side < least_board ? 0 : side;
    }

    // Nothing if there is not enough room.
    std::optional<TitleForm> fitting(TitleForm form) const
    {
        set_widths(form);
        if (under_menu(form) < form.gap + 6)
            return std::nullopt;
        set_board(form);
        return form;
    }

    // In a square window both halves are in the middle of the height that is left.
    TitleForm lowered(TitleForm form) const
    {
        const double board = form.board > 0 ? form.board + below_board : 0;
        const double end = form.top + std::max(board, menu_height(form));
        form.top += std::max(0.0, (foot_top(form) - end) / 2 - least_spare);
        return form;
    }

    TitleForm chosen() const
    {
        for (const TitleForm& each : title_forms) {
            const std::optional<TitleForm> form = fitting(each);
            if (!form)
                continue;
            if (!form->upright)
                return lowered(*form);
            if (form->board > 0 || &each != &title_forms.front())
                return *form;
            // Slightly closer rows may leave room for the board below.
            const auto closer = fitting(title_forms[1]);
            return closer && closer->board > 0 ? *closer : *form;
        }
        TitleForm least = title_forms.back();
        set_widths(least);
        set_board(least);
        return least;
    }
};

} // namespace

TitleForm
title_form(Size window, Scale scale, const std::function<double(const TitleForm&)>& menu_height)
{
    return FormChooser{window.width / scale.unit, window.height / scale.unit, scale, menu_height}
        .chosen();
}

} // namespace game
