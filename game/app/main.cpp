// Reads the command line, then plays, draws a picture, or plays a script.

#include <iostream>

#include "game/app/app.h"
#include "game/app/assets.h"
#include "game/app/built_in_scripts.h"
#include "game/app/check_names.h"
#include "game/app/script_player.h"
#include "game/app/too_little_memory.h"
#include "game/command_line/commands.h"
#include "game/scenes/title_scene.h"

namespace {

using engine::Attempt;
using engine::Done;
using engine::Failure;

int report(const engine::Message& why, const engine::Catalogue& words)
{
    std::cerr << "cronodoku: " << words.tr(why) << "\n";
    return game::improper;
}

// What is still not on disk when the game ends must not go unsaid.
int finish(game::App& app)
{
    const Attempt finished = app.finish();
    return finished ? game::all_good : report(finished.why(), app.words());
}

// Before anything else is known: English when the game's files can't be found
// either.
engine::Catalogue words_to_start_with(const std::string& language)
{
    const auto folders = game::find_folders("unused");
    if (!folders)
        return {};
    auto words = game::load_words(folders->assets, language);
    return words ? *std::move(words) : engine::Catalogue();
}

Attempt play_if_read(game::App& app, const engine::Result<game::Script>& script)
{
    if (!script)
        return Failure{script.why()};
    return game::ScriptPlayer(app).play(*script);
}

Attempt play_scripts(game::App& app, const game::GameOptions& options)
{
    const std::string scene = options.scene.empty() ? "title" : options.scene;
    if (!options.scene.empty() || options.script.empty()) {
        if (const Attempt way = play_if_read(app, game::script_to_scene(scene, app.words())); !way)
            return way;
    }
    if (!options.script.empty()) {
        if (const Attempt played = play_if_read(app, game::read_script(options.script)); !played)
            return played;
    }
    if (options.screenshot.empty() || app.is_over())
        return Done{};
    return app.window().write_picture(options.screenshot);
}

int run_off_screen(const game::GameOptions& options, const engine::Catalogue& words)
{
    const auto app = game::App::open(options, game::Visibility::OffScreen, game::make_title_scene);
    if (!app)
        return report(app.why(), words);
    const Attempt played = play_scripts(**app, options);
    return played ? finish(**app) : report(played.why(), words);
}

int run_demo(const game::GameOptions& options, const engine::Catalogue& words)
{
    const auto app = game::App::open(options, game::Visibility::OffScreen, game::make_title_scene);
    if (!app)
        return report(app.why(), words);
    const std::filesystem::path pictures = (*app)->data_folder() / "pictures" / "demo";
    std::error_code ignored;
    std::filesystem::create_directories(pictures, ignored);
    const Attempt played =
        game::ScriptPlayer(**app).play(game::demo_script(pictures, (*app)->words()));
    if (!played)
        return report(played.why(), words);
    const engine::Message told{engine::N_("A game was played to its end off-screen. Its record is "
                                          "in the book, pictures of it are in {folder}"),
                               {{"folder", pictures.string()}}};
    std::cout << words.tr(told) << "\n";
    return finish(**app);
}

int run_in_window(const game::GameOptions& options, const engine::Catalogue& words)
{
    const auto app = game::App::open(options, game::Visibility::OnScreen, game::make_title_scene);
    if (!app && options == game::GameOptions{} && app.why() == game::no_display()) {
        std::cout << words.tr("No display found: playing a short demonstration "
                              "off-screen instead.")
                  << "\n";
        return run_demo(options, words);
    }
    if (!app)
        return report(app.why(), words);
    if (!options.scene.empty()) {
        const Attempt way =
            play_if_read(**app, game::script_to_scene(options.scene, (*app)->words()));
        if (!way)
            return report(way.why(), words);
    }
    (*app)->run();
    return finish(**app);
}

const char* too_little_memory()
{
    return engine::N_("There is not enough memory to go on. What was saved is safe; close other "
                      "programs and start the game again.");
}

} // namespace

int main(int count, char** words)
{
    game::end_with_when_memory_runs_out(too_little_memory());
    game::GameOptions spoken;
    spoken.language = game::language_asked_for(count, words);
    const engine::Catalogue catalogue = words_to_start_with(spoken.language);
    game::end_with_when_memory_runs_out(catalogue.tr(too_little_memory()));
    if (const Attempt known = game::check_names(spoken); !known)
        return game::report_wrong_use(known.why(), std::cerr, catalogue);
    const auto asked = game::run_command_line(
        count, words, game::Streams{std::cin, std::cout, std::cerr}, catalogue);
    if (const int* status = std::get_if<int>(&asked))
        return *status;

    const auto& options = std::get<game::GameOptions>(asked);
    if (const Attempt known = game::check_names(options); !known)
        return game::report_wrong_use(known.why(), std::cerr, catalogue);
    if (options.demo)
        return run_demo(options, catalogue);
    if (!options.screenshot.empty() || !options.script.empty())
        return run_off_screen(options, catalogue);
    return run_in_window(options, catalogue);
}
