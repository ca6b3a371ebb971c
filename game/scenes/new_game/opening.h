#pragma once
// What a text from elsewhere holds - a replay, a code, a puzzle, many puzzles - and the screen that
// opens it.

#include <functional>
#include <memory>
#include <string>
#include <variant>

#include "engine/base/message.h"
#include "engine/formats/playable.h"
#include "engine/recipe/recipe.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/file_reading.h"

namespace game {

struct HoldsReplay {};
struct HoldsSeveral {}; // parts that may be puzzles
// Either of these, a code, a puzzle, or why it holds none.
using Content =
    std::variant<HoldsReplay, HoldsSeveral, engine::Recipe, engine::FoundPuzzle, engine::Message>;

// May take a second if the text is long.
Content content_of(const std::string& text);

// The transition to the screen that opens the text; stays, with a notice, if it holds nothing.
Transition open_content(Services& services,
                        Content content,
                        const std::shared_ptr<ForeignText>& text,
                        Transition::Kind kind);

// What to say of a file, or of a dropped text without a name, that holds nothing to be opened.
engine::Message headline_for(const std::string& file);

// Reads the rest of a file, and then uses its text or, without `use`, opens what it holds.
std::unique_ptr<Scene>
make_reading_file_scene(Services& services,
                        std::shared_ptr<FileReading> reading,
                        std::function<void(const std::string& text)> use = {});
// Looks into a long text in the background, then opens what it holds.
std::unique_ptr<Scene> make_opening_scene(Services& services, ForeignText text);

} // namespace game
