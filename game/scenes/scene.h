#pragma once
// A screen. It handles input, is updated, draws itself, and says which screen comes next.

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "engine/base/function.h"
#include "engine/play/stopwatch.h"
#include "engine/store/documents/saved_game.h"
#include "game/scenes/help_topic.h"
#include "game/ui/canvas.h"
#include "game/ui/input.h"

namespace game {

class Scene;

// Plain data: the scene stack performs it between two frames, never during one.
struct Transition {
    enum class Kind {
        Stay,
        Push,
        Replace,
        Pop,
        ReplaceAll, // replaces all scenes by the new one
        Quit,
    };

    Kind kind = Kind::Stay;
    engine::Function<std::unique_ptr<Scene>()> make_scene = {};
};
// A scene over this one, or in its place.
inline Transition push(engine::Function<std::unique_ptr<Scene>()> make_scene)
{
    return {Transition::Kind::Push, std::move(make_scene)};
}
inline Transition replace(engine::Function<std::unique_ptr<Scene>()> make_scene)
{
    return {Transition::Kind::Replace, std::move(make_scene)};
}

class Scene {
public:
    virtual ~Scene() = default;

    // Lays everything out. Called before the first handle() or draw(), when the window's size, the
    // text size, the theme, the language or the hints of keys change while the scene is visible,
    // and when it becomes visible again. `measure` stays valid until the next call.
    virtual void lay_out(Size window, const TextMeasure& measure) = 0;
    virtual Transition handle(const Input& input) = 0;
    // Called each time the loop wakes. `now` is monotonic and constant during a frame.
    virtual Transition update(engine::MonotonicTime now) = 0;
    // Called before draw() for scenes that are visible below another one, which get no input and no
    // update(): only what moves on them goes on. update() moves the top scene.
    virtual void move(engine::MonotonicTime) {}
    virtual bool is_moving() const { return false; }
    // Draws everything, over the whole window.
    virtual void draw(Canvas& canvas) const = 0;

    // The time until something looks different without any input: 16 ms during animations, up to
    // 100 ms while a clock runs; nothing if nothing changes.
    virtual std::optional<engine::PlayTime> next_change() const { return std::nullopt; }
    // Whether it shows by its own motion how it follows the scene before it.
    virtual bool appears_by_itself() const { return false; }
    // Whether the scene below is partly visible and has to be drawn first.
    virtual bool is_overlay() const { return false; }
    // Whether it reads the buttons of a gamepad itself. Otherwise they count as keys: see
    // game/ui/key_hints.h.
    virtual bool reads_gamepad() const { return false; }
    // Whether every key is for this screen now, even those of commands that work everywhere.
    virtual bool takes_every_key() const { return false; }
    // Whether it obeys the command to save a picture itself, because of what the picture would
    // show.
    virtual bool takes_pictures_itself() const { return false; }
    // Whether it shows digits that no picture may hold. One that was asked for waits meanwhile: a
    // board that is being covered still shows them for a moment.
    virtual bool is_secret() const { return false; }
    // What the help tells first when it is opened from here.
    virtual HelpTopic help_topic() const { return HelpTopic::Play; }
    // Whether it opens the help itself when its key is pressed, or uses that key otherwise.
    // Elsewhere the help just lies over it.
    virtual bool opens_help() const { return false; }
    // Whether it opens puzzles that are dropped on the window.
    virtual bool opens_puzzles() const { return false; }
    // What the player is at, such as the focused button: read aloud whenever it changes, to players
    // who want that.
    virtual std::string in_words() const { return {}; }
    // Whether it waits for background work, which ends by itself; scripts wait for it.
    virtual bool is_busy() const { return false; }
    // The current play of this screen, for scripts; nothing on other screens. One that is not
    // saved, as in the arcade modes, has no id.
    virtual std::optional<engine::SavedGame> open_game() const { return std::nullopt; }
};

} // namespace game
