#pragma once
// Lays out the first page in the background, for the preview of the print screen.

#include <cstddef>
#include <filesystem>
#include <optional>
#include <vector>

#include "engine/print/print_choices.h"
#include "engine/print/sheet.h"
#include "engine/text/translations.h"
#include "game/scenes/waiting/background.h"

namespace game {

class FirstPage {
public:
    // The page with so many times the puzzle, as far as they fit. Usually it is there at once;
    // otherwise the page before is shown meanwhile. The fonts are found in the folders.
    void lay_out(engine::PuzzleToPrint puzzle,
                 std::size_t count,
                 const engine::PrintChoices& choices,
                 const std::vector<std::filesystem::path>& font_folders,
                 const engine::Translations& texts);
    void clear();
    // Takes what was laid out.
    void update();

    bool is_busy() const { return work_.is_busy(); }
    // Null while there is none.
    const engine::Sheet* sheet() const { return sheet_ ? &*sheet_ : nullptr; }

private:
    std::optional<engine::Sheet> sheet_;
    Background<std::optional<engine::Sheet>> work_;
};

} // namespace game
