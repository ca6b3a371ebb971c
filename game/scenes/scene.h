#pragma once
// A screen. It takes input, lets time pass, draws itself, and says where to go next.

#include <functional>
#include <memory>
#include <optional>

#include "engine/play/stopwatch.h"
#include "engine/store/saved_game.h"
#include "game/ui/canvas.h"
#include "game/ui/input.h"

namespace game {

class Scene;

// Plain data: the scene stack acts on it between two frames, never in the middle of one.
struct Transition {
    enum class Kind {
        Stay,
        Push,
        Replace,
        Pop,
        ReplaceAll, // an empty stack but for the new scene
        Quit,
    };

    Kind kind = Kind::Stay;
    std::function<std::unique_ptr<Scene>()> make_scene = {};
};

class Scene {
public:
    virtual ~Scene() = default;

    // Called before the first handle() or draw(), whenever the window's size, the text size, the
    // theme or the language changes while the scene is seen, and when it is seen again: places
    // everything. `measure` stays valid until the next call.
    virtual void lay_out(Size window, const TextMeasure& measure) = 0;
    virtual Transition handle(const Input& input) = 0;
    // `now` is monotonic and read once a frame. Called each time the loop wakes.
    virtual Transition update(engine::MonotonicTime now) = 0;
    // Draws everything, all over the window.
    virtual void draw(Canvas& canvas) const = 0;

    // In how long something will look different without any input: 16 ms while something moves,
    // up to 100 ms while a clock runs; nothing when the scene stands still.
    virtual std::optional<engine::PlayTime> next_change() const { return std::nullopt; }
    // True when the scene below shows through and is to be drawn first.
    virtual bool is_overlay() const { return false; }
    // True while it waits for work beside the screen that will end by itself; scripts wait for it.
    virtual bool is_busy() const { return false; }
    // The play on this screen as it stands, for scripts that go on with it; nothing elsewhere.
    virtual std::optional<engine::SavedGame> open_game() const { return std::nullopt; }
};

} // namespace game
