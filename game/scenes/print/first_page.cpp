#include "game/scenes/print/first_page.h"

#include <utility>

#include "engine/print/print_layout.h"
#include "game/print/print_fonts.h"

namespace game {

void FirstPage::lay_out(engine::PuzzleToPrint puzzle,
                        std::size_t count,
                        const engine::PrintChoices& choices,
                        const std::vector<std::filesystem::path>& font_folders,
                        const engine::Translations& texts)
{
    work_.ask([puzzle = std::move(puzzle), count, choices, font_folders,
               texts](const engine::Cancel& cancel) -> std::optional<engine::Sheet> {
        const auto fonts = PrintFonts::find(font_folders);
        if (!fonts || cancel.is_asked())
            return std::nullopt;
        return engine::lay_out_first(std::vector<engine::PuzzleToPrint>(count, puzzle), choices,
                                     *fonts, texts);
    });
    work_.wait(in_one_frame);
    update();
}

void FirstPage::clear()
{
    work_.cancel();
    sheet_.reset();
}

void FirstPage::update()
{
    if (auto laid_out = work_.take())
        sheet_ = *std::move(laid_out);
}

} // namespace game
