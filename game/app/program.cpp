#include "game/app/program.h"

#include <iostream>

#include "engine/recipe/data_file.h"
#include "engine/solve/classic_search.h"
#include "game/app/app.h"
#include "game/app/assets.h"
#include "game/app/built_in_scripts.h"
#include "game/app/check_names.h"
#include "game/app/script_player.h"
#include "game/app/too_little_memory.h"
#include "game/command_line/commands.h"
#include "game/command_line/input_streams.h"
#include "game/scenes/screens.h"

namespace {

using engine::Attempt;
using engine::Done;
using engine::Failure;

int report(const std::string& why)
{
    std::cerr << "cronodoku: " << why << "\n";
    return game::improper;
}

int report(const engine::Message& why, const engine::Translations& texts)
{
    return report(texts.tr(why));
}

// Reports what could not be saved when the game ends.
int finish(game::App& app)
{
    const Attempt finished = app.finish();
    return finished ? game::all_good : report(app.unsaved_text());
}

// The translations used until the settings are known; English if the game's files can't be found
// either.
engine::Translations startup_translations(const std::string& language)
{
    const auto folders = game::find_folders("unused");
    if (!folders) {
        engine::set_no_data_folder(folders.why());
        return {};
    }
    engine::set_data_folder(folders->assets / "data");
    auto texts = game::load_translations(folders->assets, language);
    return texts ? *std::move(texts) : engine::Translations();
}

game::Offered what_is_offered()
{
    const game::Clock clock(game::Clock::Kind::Real);
    const auto today = engine::parse_day(game::local_time_text(clock.date(), "%Y-%m-%d"));
    const auto folders = game::find_folders("unused");
    if (!folders)
        return {.today = today};
    const auto themes = game::load_themes(folders->assets);
    return {game::codes_of(game::load_languages(folders->assets)),
            themes ? game::ids_of(*themes) : std::vector<std::string>(),
            {game::drawing_ids.begin(), game::drawing_ids.end()},
            folders->fonts,
            today};
}

Attempt play_if_read(game::App& app, const engine::Result<game::Script>& script)
{
    if (!script)
        return Failure{script.why()};
    return game::ScriptPlayer(app).play(*script);
}

Attempt play_scripts(game::App& app, const game::GameOptions& options)
{
    if (!options.file.empty()) {
        const auto drop = [&options](game::ScriptPlayer& player) {
            return player.drop(options.file);
        };
        const game::Script opens{.name = options.file, .steps = {{0, drop}}};
        if (const Attempt opened = game::ScriptPlayer(app).play(opens); !opened)
            return opened;
    }
    const std::string scene = options.scene.empty() ? "title" : options.scene;
    if (!options.scene.empty() || options.script.empty()) {
        if (const Attempt way = play_if_read(app, game::script_to_scene(scene, app.texts())); !way)
            return way;
    }
    if (!options.script.empty()) {
        if (const Attempt played = play_if_read(app, game::read_script(options.script)); !played)
            return played;
    }
    if (options.screenshot.empty() || app.is_over())
        return Done{};
    return app.window().write_picture(options.screenshot, game::PictureOf::Script);
}

int run_off_screen(const game::GameOptions& options, const engine::Translations& texts)
{
    const auto app = game::App::open(options, game::Visibility::OffScreen, game::make_title_scene);
    if (!app)
        return report(app.why(), texts);
    const Attempt played = play_scripts(**app, options);
    return played ? finish(**app) : report(played.why(), texts);
}

int run_demo(const game::GameOptions& options, const engine::Translations& texts)
{
    const auto app = game::App::open(options, game::Visibility::OffScreen, game::make_title_scene);
    if (!app)
        return report(app.why(), texts);
    const std::filesystem::path pictures = (*app)->data_folder() / "pictures";
    std::error_code ignored;
    std::filesystem::create_directories(pictures, ignored);
    const Attempt played =
        game::ScriptPlayer(**app).play(game::demo_script(pictures, (*app)->texts()));
    if (!played)
        return report(played.why(), texts);
    const engine::Message told{engine::N_("A game was played to its end off-screen. Its record, "
                                          "and pictures of it, are in {folder}"),
                               {{"folder", (*app)->data_folder().string()}}};
    std::cout << texts.tr(told) << "\n";
    return finish(**app);
}

// Runs in a folder of its own, which is kept after --demo and removed otherwise.
int run_demonstration(game::GameOptions options,
                      const engine::Translations& texts,
                      int (*run)(const game::GameOptions&, const engine::Translations&))
{
    auto made = game::DemonstrationFolder::make(options.data_dir);
    if (!made)
        return report(made.why(), texts);
    game::DemonstrationFolder folder = *std::move(made);
    options.data_dir = folder.path().string();
    const int status = run(options, texts);
    if (options.demo && status == game::all_good)
        folder.keep();
    return status;
}

int run_in_window(const game::GameOptions& options, const engine::Translations& texts)
{
    const auto app = game::App::open(options, game::Visibility::OnScreen, game::make_title_scene);
    if (!app && options == game::GameOptions{} && app.why() == game::no_display()) {
        std::cout << texts.tr("No display found: playing a short demonstration "
                              "off-screen instead.")
                  << "\n";
        game::GameOptions demo;
        demo.demo = true;
        return run_demonstration(demo, texts, run_demo);
    }
    if (!app)
        return report(app.why(), texts);
    if (!options.scene.empty()) {
        const Attempt way =
            play_if_read(**app, game::script_to_scene(options.scene, (*app)->texts()));
        if (!way)
            return report(way.why(), texts);
    }
    if (!options.file.empty())
        (*app)->open_file(options.file);
    if (game::is_demonstration(options))
        std::cout << texts.tr("This is a demonstration: nothing is saved.") << "\n" << std::flush;
    (*app)->run();
    return finish(**app);
}

const char* too_little_memory()
{
    return engine::N_("There is not enough memory to continue. What was saved is safe; close other "
                      "programs and start the game again.");
}

} // namespace

int game::run_program(int count, char** arguments)
{
    game::end_with_when_memory_runs_out(too_little_memory());
    game::GameOptions spoken;
    spoken.language = game::language_asked_for(count, arguments);
    const engine::Translations texts = startup_translations(spoken.language);
    game::end_with_when_memory_runs_out(texts.tr(too_little_memory()));
    if (const Attempt known = game::check_names(spoken); !known)
        return game::report_wrong_use(known.why(), std::cerr, texts);
    if (!engine::chosen_classic_kernel())
        return game::report_wrong_use(engine::chosen_classic_kernel().why(), std::cerr, texts);
    game::StandardStreams standard;
    const auto asked =
        game::run_command_line(count, arguments, standard.streams(), texts, what_is_offered());
    if (const int* status = std::get_if<int>(&asked))
        return *status;

    const auto& options = std::get<game::GameOptions>(asked);
    if (const Attempt known = game::check_names(options); !known)
        return game::report_wrong_use(known.why(), std::cerr, texts);
    const bool off_screen = !options.screenshot.empty() || !options.script.empty();
    const auto run = options.demo ? run_demo : off_screen ? run_off_screen : run_in_window;
    if (game::is_demonstration(options))
        return run_demonstration(options, texts, run);
    return run(options, texts);
}
