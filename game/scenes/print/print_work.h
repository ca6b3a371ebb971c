#pragma once
// Makes puzzles, lays out their pages and writes them in the background, for the print screen, and
// lays out the page of its preview.

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/grid/symbols.h"
#include "engine/make/puzzle_maker.h"
#include "engine/print/print_choices.h"
#include "engine/print/sheet.h"
#include "engine/store/documents/saved_game.h"
#include "engine/text/translations.h"
#include "game/print/sheet_files.h"
#include "game/scenes/waiting/background.h"
#include "game/scenes/waiting/work_progress.h"

namespace game {

// A new puzzle as it is printed, in the symbols if they fit the grid; nothing if cancelled, or if
// there is none.
std::optional<engine::PuzzleToPrint> make_to_print(const engine::PuzzleSpec& spec,
                                                   const engine::SymbolChoice& symbols,
                                                   const engine::Cancel& cancel);

// The puzzle of a play, with its digits and notes, in the symbols that it is played in.
engine::PuzzleToPrint to_print(const engine::SavedGame& game);

class PrintWork {
public:
    enum class Stage { Nothing, Making, LayingOut, Writing };

    // One for each spec, in the symbols if they fit the grid.
    void make(std::vector<engine::PuzzleSpec> specs, engine::SymbolChoice symbols);
    // Once: the puzzles that were made; a failure if there are no such puzzles.
    auto take_puzzles() { return making_.take(); }

    // The fonts are found again, in the folders, as they are for one thread; so they are below.
    void lay_out(std::vector<engine::PuzzleToPrint> puzzles,
                 const engine::PrintChoices& choices,
                 const std::vector<std::filesystem::path>& font_folders,
                 const engine::Translations& texts);
    // Once: the pages.
    auto take_sheets() { return laying_out_.take(); }

    void write(std::vector<engine::Sheet> sheets,
               SheetWriting writing,
               std::vector<std::filesystem::path> font_folders,
               std::filesystem::path file);
    // Once: the first file that was written.
    auto take_file() { return writing_.take(); }

    void cancel();

    Stage stage() const;
    // How many puzzles or pages of the present stage are done, which began that long ago; of none
    // until that is known.
    WorkProgress progress(engine::PlayTime passed) const;

private:
    Background<engine::Result<std::vector<engine::PuzzleToPrint>>> making_;
    Background<engine::Result<std::vector<engine::Sheet>>> laying_out_;
    Background<engine::Result<std::filesystem::path>> writing_;
    std::shared_ptr<std::atomic<std::size_t>> done_ = std::make_shared<std::atomic<std::size_t>>(0);
    std::size_t of_ = 0;
};

// "Drawing page 3 of 12 · 8 s left"; empty while the number of pages is not known.
std::string
text_of_progress(const engine::Translations& texts, const PrintWork& work, engine::PlayTime passed);

// Lays out the first page alone, for the preview.
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
