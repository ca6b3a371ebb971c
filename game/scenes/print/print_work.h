#pragma once
// Makes puzzles, lays out their pages and writes them in the background, for the print screen.

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "engine/grid/symbols.h"
#include "engine/make/puzzle_maker.h"
#include "engine/print/print_choices.h"
#include "engine/store/documents/saved_game.h"
#include "engine/text/translations.h"
#include "game/print/sheet_files.h"
#include "game/scenes/waiting/background.h"

namespace game {

// A new puzzle as it is printed, in the symbols if they fit the grid; nothing if cancelled, or if
// there is none.
std::optional<engine::PuzzleToPrint> make_to_print(const engine::PuzzleSpec& spec,
                                                   engine::SymbolSet symbols,
                                                   const engine::Cancel& cancel);

// The puzzle of a play, with its digits and notes, in the symbols that it is played in.
engine::PuzzleToPrint to_print(const engine::SavedGame& game);

class PrintWork {
public:
    enum class Stage { Nothing, Making, LayingOut, Writing };

    // One for each spec, in the symbols if they fit the grid.
    void make(std::vector<engine::PuzzleSpec> specs, engine::SymbolSet symbols);
    // Once: the puzzles that were made; a failure if there are no such puzzles.
    std::optional<engine::Result<std::vector<engine::PuzzleToPrint>>> take_puzzles();

    // The fonts are found again, in the folders, as they are for one thread; so they are below.
    void lay_out(std::vector<engine::PuzzleToPrint> puzzles,
                 const engine::PrintChoices& choices,
                 const std::vector<std::filesystem::path>& font_folders,
                 const engine::Translations& texts);
    // Once: the pages.
    std::optional<engine::Result<std::vector<engine::Sheet>>> take_sheets();

    void write(std::vector<engine::Sheet> sheets,
               SheetWriting writing,
               std::vector<std::filesystem::path> font_folders,
               std::filesystem::path file);
    // Once: the first file that was written.
    std::optional<engine::Result<std::filesystem::path>> take_file();

    void cancel();

    Stage stage() const;
    // Puzzles or pages; of none until that is known.
    std::size_t done() const { return laying_out_.is_busy() ? laying_out_.done() : done_->load(); }
    std::size_t of() const { return laying_out_.is_busy() ? laying_out_.all() : of_; }

private:
    Background<engine::Result<std::vector<engine::PuzzleToPrint>>> making_;
    Background<engine::Result<std::vector<engine::Sheet>>> laying_out_;
    Background<engine::Result<std::filesystem::path>> writing_;
    std::shared_ptr<std::atomic<std::size_t>> done_ = std::make_shared<std::atomic<std::size_t>>(0);
    std::size_t of_ = 0;
};

} // namespace game
