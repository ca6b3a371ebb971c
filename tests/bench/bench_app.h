#pragma once
// The game for benchmarks: in a folder of its own, and always with the same puzzle.

#include <filesystem>
#include <memory>

#include "engine/play/records.h"
#include "game/app/app.h"

namespace game::bench {

std::filesystem::path folder();

// Must outlive the app, which still writes when it ends.
struct CleanFolder {
    CleanFolder() { std::filesystem::remove_all(folder()); }
    ~CleanFolder() { std::filesystem::remove_all(folder()); }
};

// Writes the book into the folder, as it is after a while.
void keep(engine::RecordBook book);

// Null if there is no display.
std::unique_ptr<App> open_app(Visibility visibility);
// Shows a play with 20 cells filled.
std::unique_ptr<App> open_play(Visibility visibility);
// A rematch, off-screen, against a run that took a second, whose cells are marked.
std::unique_ptr<App> open_race();
// A play, off-screen, whose selected cell is the last empty one of its row, column and region.
std::unique_ptr<App> open_before_three_houses(Size window);
// The same in a run of the Time attack, with a combo.
std::unique_ptr<App> open_run_before_three_houses(Size window);
// A play, off-screen, whose selected cell is the last empty one.
std::unique_ptr<App> open_before_the_win(Size window);
// The key of the right digit for the selected cell.
KeyPressed digit_of_selected_cell(const App& app);

} // namespace game::bench
