#pragma once
// Makes puzzles and writes their pages in the background, for the print screen.

#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "engine/make/puzzle_maker.h"
#include "engine/print/print_choices.h"
#include "engine/store/saved_game.h"
#include "game/print/sheet_files.h"
#include "game/scenes/background.h"

namespace game {

// A new puzzle as it is printed; nothing if cancelled, or if there is none.
std::optional<engine::PuzzleToPrint> make_to_print(const engine::PuzzleSpec& spec,
                                                   const engine::Cancel& cancel);

// The puzzle of a play, with its digits and notes, in the symbols that it is played in.
engine::PuzzleToPrint to_print(const engine::SavedGame& game);

class PrintWork {
public:
    enum class Stage { Nothing, Making, Writing };

    // One for each spec.
    void make(std::vector<engine::PuzzleSpec> specs);
    // Once: the puzzles that were made; a failure if there are no such puzzles.
    std::optional<engine::Result<std::vector<engine::PuzzleToPrint>>> take_puzzles();

    // The fonts are found again, in the folders, as they are for one thread.
    void write(std::vector<engine::Sheet> sheets,
               SheetWriting writing,
               std::vector<std::filesystem::path> font_folders,
               std::filesystem::path file);
    // Once: the first file that was written.
    std::optional<engine::Result<std::filesystem::path>> take_file();

    void cancel();

    Stage stage() const;
    int done() const { return *done_; } // puzzles or pages
    int of() const { return of_; }

private:
    Background<engine::Result<std::vector<engine::PuzzleToPrint>>> making_;
    Background<engine::Result<std::filesystem::path>> writing_;
    std::shared_ptr<std::atomic<int>> done_ = std::make_shared<std::atomic<int>>(0);
    int of_ = 0;
};

} // namespace game
