// The game in a browser's page: its script (packaging/web/page.js) starts it and calls its turns.

#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>

#include "game/app/app.h"
#include "game/platform/page_events.h"
#include "game/scenes/screens.h"

// What the page's script calls.
#define FOR_PAGE __attribute__((used, visibility("default")))

namespace {

std::unique_ptr<game::App> the_app;

} // namespace

extern "C" {

// A turn of the loop. Returns the milliseconds until the next one is due; -1: only page_wake()
// tells; -2: the game is over.
FOR_PAGE int page_turn()
{
    game::App& app = *the_app;
    app.turn();
    if (app.is_over())
        return -2;
    app.window().gamepads().look_for_them();
    const auto rest = app.rest();
    const auto patience = app.window().gamepads().patience();
    if (rest && patience)
        return std::min(*rest, *patience);
    return rest ? *rest : patience.value_or(-1);
}

// Opens what is in the file, which was dropped or chosen.
FOR_PAGE void page_open(const char* file)
{
    the_app->open_file(file);
    game::wake_page();
}

// The player has pasted something: page_copied() returns it.
FOR_PAGE void page_paste()
{
    game::press_paste();
}

} // extern "C"

// main WIDTH HEIGHT: of the page, in its pixels. The files are where page.js puts them.
int main(int count, char** arguments)
{
    setenv("CRONODOKU_ASSETS", "/assets", 1);
    game::GameOptions options;
    options.data_dir = "/saves";
    if (count == 3)
        options.size = game::PictureSize{std::atoi(arguments[1]), std::atoi(arguments[2])};
    auto app = game::App::open(options, game::Visibility::OnScreen, game::make_title_scene);
    if (!app) {
        std::cerr << engine::in_english(app.why()) << "\n";
        return 1;
    }
    the_app = *std::move(app);
    game::wake_page_on_events();
    return 0;
}
