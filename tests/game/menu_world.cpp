#include "tests/game/menu_world.h"

#include <chrono>
#include <utility>

#include "engine/recipe/board_of_the_day.h"
#include "tests/game/grids.h"
#include "tests/shipped_translations.h"

namespace game {

HostOfMenus::HostOfMenus()
{
    time = engine::MonotonicTime{0};
}

std::string HostOfMenus::local_date(std::int64_t date) const
{
    const std::chrono::seconds later{date - this->date()};
    const auto days = std::chrono::floor<std::chrono::days>(later);
    return engine::day_text(std::chrono::sys_days(std::chrono::year(2026) / 11 / 21) + days);
}

std::string HostOfMenus::local_time(std::int64_t) const
{
    return "21:02";
}

MenuWorld::MenuWorld(SaveTiming timing)
    : saves(timing), themes(2), languages(engine::shipped_languages())
{
    themes[0].id = "paper";
    themes[0].name = "Paper";
    themes[1].id = "ink";
    themes[1].name = "Ink";
}

MenuWorld::~MenuWorld() = default;

Services MenuWorld::services(const Theme& shown)
{
    Services made{texts, settings, records, saves,     host,
                  sound, shown,    themes,  languages, data_path};
    made.installed_data = installed_data;
    return made;
}

Services MenuWorld::services()
{
    return services(themes.front());
}

void MenuWorld::fill()
{
    const std::vector<int> seconds = {754, 698, 710, 734, 760, 785, 813, 842, 861, 947, 970};
    for (std::size_t index = 0; index < seconds.size(); ++index)
        add_run("9x9 hard", seconds[index], static_cast<int>(index));
    add_run("9x9 easy", 192, 20);
    add_run("9x9 beginner", 131, 21);
    add_game("a-game", 41);
    add_game("b-game", 12);
}

void MenuWorld::add_run(const std::string& category, int seconds, int number)
{
    engine::Record run;
    run.category = category;
    run.initials = number % 3 == 1 ? "JUL" : "AKM";
    run.time = engine::PlayTime{seconds * 1000 + 437};
    run.date = 1'763'700'000 - number * 86'400;
    run.seed = std::to_string(number);
    run.stats.pauses = number % 3;
    run.stats.wrong_entries = number % 2;
    run.stats.checks = number % 4 == 3 ? 2 : 0;
    for (int cell = 1; cell <= 53; ++cell)
        run.fill_times.push_back(run.time * (cell * (60 + (cell * number) % 40)) /
                                 (53 * (60 + (53 * number) % 40)));
    records.add(run);
}

engine::Record run_of_day(const MenuWorld& world, engine::Day day)
{
    engine::Record run{.category = "9x9 medium", .time = std::chrono::minutes(9)};
    run.recipe = engine::to_text(*engine::the_days_board(day));
    run.date = world.host.date();
    run.started = run.date;
    for (int cell = 1; cell <= 55; ++cell)
        run.fill_times.push_back(run.time * cell / 55);
    return run;
}

// A game in progress of a board with 28 givens.
engine::SavedGame game_in_progress(const std::string& id, int filled)
{
    engine::Puzzle puzzle;
    puzzle.grid = grid_of_boxes(3, 3);
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const std::size_t row = cell / 9;
        puzzle.solution.push_back(
            static_cast<engine::Digit>(1 + (cell % 9 + row * 3 + row / 3) % 9));
        puzzle.givens.push_back(cell * 7 % 81 < 28 ? puzzle.solution.back() : engine::no_digit);
    }
    engine::SavedGame game{.id = id,
                           .spec = {.level = engine::Level::Hard, .seed = 0x4F2A91C3},
                           .session = engine::Session(puzzle),
                           .elapsed = engine::PlayTime{761'000},
                           .input = {},
                           .saved = 1'763'700'000};
    for (const engine::Cell cell : puzzle.grid->cells()) {
        if (game.session.cells_filled() < filled && !game.session.board()[cell].given)
            game.session.act(engine::PlaceDigit{{cell}, puzzle.solution[cell.index]},
                             engine::PlayTime{1000});
    }
    return game;
}

void MenuWorld::add_game(const std::string& id, int filled)
{
    saves.write(saving(game_in_progress(id, filled)));
}

} // namespace game
