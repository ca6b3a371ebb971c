#include "tests/bench/bench_app.h"

#include <algorithm>

#include <unistd.h>

#include "engine/store/folder/save_folder.h"
#include "game/app/script_player.h"
#include "game/platform/simulated_input.h"
#include "game/scenes/screens.h"

namespace game::bench {

std::filesystem::path folder()
{
    return std::filesystem::temp_directory_path() /
           ("cronodoku_bench_" + std::to_string(::getpid()));
}

void keep(engine::RecordBook book)
{
    using engine::SaveFolder;
    SaveFolder saves = *SaveFolder::open(folder());
    (void)saves.save(std::move(book));
    (void)saves.load_records();
    while (saves.maintain_records() == SaveFolder::Maintenance::More) {
    }
}

namespace {

void press(App& app, const KeyPressed& key)
{
    press_key(key);
    app.turn();
}

bool share_a_house(const engine::Grid& grid, engine::Cell one, engine::Cell other)
{
    return std::ranges::any_of(grid.houses(), [&](const engine::House& house) {
        return std::ranges::find(house.cells, one) != house.cells.end() &&
               std::ranges::find(house.cells, other) != house.cells.end();
    });
}

// Selects an empty cell and fills all others of its houses.
void fill_around_an_empty_cell(App& app)
{
    const KeyPressed next{.key = Key::Tab};
    press(app, next);
    const engine::Cell last = app.scenes().top().open_game()->input.selection.back();
    for (press(app, next);; press(app, next)) {
        const auto game = app.scenes().top().open_game();
        const engine::Cell cell = game->input.selection.back();
        if (cell == last)
            return;
        if (share_a_house(game->session.grid(), cell, last))
            press(app, digit_of_selected_cell(app));
    }
}

} // namespace

std::unique_ptr<App> open_app(Visibility visibility)
{
    GameOptions options;
    options.data_dir = folder().string();
    options.seed = "4F2A-91C3";
    auto app = App::open(options, visibility, make_title_scene);
    return app ? *std::move(app) : nullptr;
}

std::unique_ptr<App> open_play(Visibility visibility)
{
    auto app = open_app(visibility);
    const auto script = parse_script("bench", "key Enter\nexpect Undo\nsolve 20\n");
    if (app == nullptr || !ScriptPlayer(*app).play(*script))
        return nullptr;
    return app;
}

KeyPressed digit_of_selected_cell(const App& app)
{
    const auto game = app.scenes().top().open_game();
    const engine::Cell cell = game->input.selection.back();
    const int digit = game->session.puzzle().solution[cell.index];
    return KeyPressed{.key = Key::Digit, .symbol = static_cast<char>('0' + digit)};
}

std::unique_ptr<App> open_race()
{
    auto app = open_app(Visibility::OffScreen);
    const auto script = parse_script("bench", "key Enter\nexpect Undo\nsolve\nwait 3000\n"
                                              "key Enter\nkey Esc\nkey Esc\nwait 300\nkey R\n"
                                              "wait 300\nkey R\nwait 600\nkey Shift+G\n"
                                              "solve 20\nwait 3000\n");
    return app != nullptr && ScriptPlayer(*app).play(*script) ? std::move(app) : nullptr;
}

std::unique_ptr<App> open_before_three_houses(Size window)
{
    auto app = open_play(Visibility::OffScreen);
    app->window().resize(window);
    fill_around_an_empty_cell(*app);
    return app;
}

std::unique_ptr<App> open_run_before_three_houses(Size window)
{
    auto app = open_app(Visibility::OffScreen);
    const auto script = parse_script("bench", "key A\nwait 300\nkey 1\nwait 3000\nsolve 20\n");
    if (app == nullptr || !ScriptPlayer(*app).play(*script))
        return nullptr;
    app->window().resize(window);
    fill_around_an_empty_cell(*app);
    return app;
}

// A cell is selected by Tab, which goes to the next empty one.
std::unique_ptr<App> open_before_the_win(Size window)
{
    auto app = open_play(Visibility::OffScreen);
    app->window().resize(window);
    const auto game = app->scenes().top().open_game();
    const int left = game->session.cells_to_fill() - game->session.cells_filled() - 1;
    const auto script = parse_script("bench", "solve " + std::to_string(left) + "\nkey Tab\n");
    return ScriptPlayer(*app).play(*script) ? std::move(app) : nullptr;
}

} // namespace game::bench
