// Reads the command line, then plays, draws a picture, or plays a script.

#include <iostream>

#include "game/app/app.h"
#include "game/app/assets.h"
#include "game/app/built_in_scripts.h"
#include "game/app/check_names.h"
#include "game/app/demonstration.h"
#include "game/app/script_player.h"
#include "game/app/too_little_memory.h"
#include "game/command_line/commands.h"
#include "game/scenes/screens.h"

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

game::Offered what_is_offered()
{
    const auto folders = game::find_folders("unused");
    if (!folders)
        return {};
    const auto themes = game::load_themes(folders->assets);
    return {game::codes_of(game::load_languages(folders->assets)),
            themes ? game::ids_of(*themes) : std::vector<std::string>()};
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
    const std::filesystem::path pictures = (*app)->data_folder() / "pictures";
    std::error_code ignored;
    std::filesystem::create_directories(pictures, ignored);
    const Attempt played =
        game::ScriptPlayer(**app).play(game::demo_script(pictures, (*app)->words()));
    if (!played)
        return report(played.why(), words);
    const engine::Message told{engine::N_("A game was played to its end off-screen. Its record, "
                                          "and pictures of it, are in {folder}"),
                               {{"folder", (*app)->data_folder().string()}}};
    std::cout << words.tr(told) << "\n";
    return finish(**app);
}

// On a folder of its own: what --demo leaves there stays, all else is gone at the end.
int run_demonstration(game::GameOptions options,
                      const engine::Catalogue& words,
                      int (*run)(const game::GameOptions&, const engine::Catalogue&))
{
    auto made = game::DemonstrationFolder::make(options.data_dir);
    if (!made)
        return report(made.why(), words);
    game::DemonstrationFolder folder = *std::move(made);
    options.data_dir = folder.path().string();
    const int status = run(options, words);
    if (options.demo && status == game::all_good)
        folder.keep();
    return status;
}

int run_in_window(const game::GameOptions& options, const engine::Catalogue& words)
{
    const auto app = game::App::open(options, game::Visibility::OnScreen, game::make_title_scene);
    if (!app && options == game::GameOptions{} && app.why() == game::no_display()) {
        std::cout << words.tr("No display found: playing a short demonstration "
                              "off-screen instead.")
                  << "\n";
        game::GameOptions demo;
        demo.demo = true;
        return run_demonstration(demo, words, run_demo);
    }
    if (!app)
        return report(app.why(), words);
    if (!options.scene.empty()) {
        const Attempt way =
            play_if_read(**app, game::script_to_scene(options.scene, (*app)->words()));
        if (!way)
            return report(way.why(), words);
    }
    if (game::is_demonstration(options))
        std::cout << words.tr("This is a demonstration: nothing of it is kept.") << "\n"
                  << std::flush;
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
        count, words, game::Streams{std::cin, std::cout, std::cerr}, catalogue, what_is_offered());
    if (const int* status = std::get_if<int>(&asked))
        return *status;

    const auto& options = std::get<game::GameOptions>(asked);
    if (const Attempt known = game::check_names(options); !known)
        return game::report_wrong_use(known.why(), std::cerr, catalogue);
    const bool off_screen = !options.screenshot.empty() || !options.script.empty();
    const auto run = options.demo ? run_demo : off_screen ? run_off_screen : run_in_window;
    if (game::is_demonstration(options))
        return run_demonstration(options, catalogue, run);
    return run(options, catalogue);
}
