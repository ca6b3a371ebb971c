#include "game/app/check_names.h"

#include "game/app/assets.h"
#include "game/app/built_in_scripts.h"
#include "game/command_line/option_values.h"
#include "game/platform/folders.h"
#include "game/ui/settings.h"

namespace game {

engine::Attempt check_names(const GameOptions& options)
{
    if (!options.scene.empty()) {
        if (const auto way = script_to_scene(options.scene, engine::Translations()); !way)
            return engine::Failure{way.why()};
    }
    if (!options.drawing.empty() && !find_drawing(options.drawing))
        return no_such("--drawing", options.drawing, {drawing_ids.begin(), drawing_ids.end()});
    const auto folders = find_folders("unused");
    if (!folders)
        return engine::Done{};
    if (const auto language = check_language(folders->assets, options.language); !language)
        return language;
    const auto themes = load_themes(folders->assets);
    return themes ? check_theme(*themes, options.theme) : engine::Done{};
}

} // namespace game
