#pragma once
// The open screens; only the top one gets input and updates.

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "game/motion/screen_motion.h"
#include "game/scenes/scene.h"

namespace game {

class SceneStack {
public:
    // `measure` is used whenever a scene is laid out.
    SceneStack(std::unique_ptr<Scene> first, Size window, const TextMeasure& measure);

    // How much screens move when they appear; without it they appear at once.
    void set_motion(std::function<MotionAmount()> amount) { amount_ = std::move(amount); }

    // Screens that open each other in turn, help and settings say, open no more than that.
    static constexpr std::size_t most_scenes = 24;

    bool empty() const { return scenes_.empty(); }
    const Scene& top() const { return *scenes_.back(); }

    void handle(const Input& input);
    // A screen over the top one, which did not ask for it.
    void open(std::function<std::unique_ptr<Scene>()> make_scene)
    {
        perform(push(std::move(make_scene)));
    }
    void update(engine::MonotonicTime now);
    void draw(Canvas& canvas) const;
    std::optional<engine::PlayTime> next_change() const;
    bool is_secret() const; // a scene that can be seen
    bool is_moving() const; // the scenes themselves, or a screen that appears

    // To be called after the window's size, the theme, the language or the text size changed.
    // Hidden scenes are laid out when they become visible.
    void lay_out(Size window);

private:
    std::span<const std::unique_ptr<Scene>> visible() const; // the lowest first
    std::optional<Input> for_top(const Input& input) const;  // nothing if it means nothing there
    void perform(const Transition& transition);
    void begin_to_appear();
    void go(const Transition& transition);
    void draw_appearing(Canvas& canvas, const Scene& scene) const;
    std::unique_ptr<Scene> opened(const Transition& transition) const;
    void close_all();

    std::vector<std::unique_ptr<Scene>> scenes_;
    Size window_;
    const TextMeasure& measure_;
    std::function<MotionAmount()> amount_;
    // How the top scene appears, from the next update() on.
    std::optional<Appearing> appears_;
    ScreenMotion appearing_;
    engine::MonotonicTime now_{0};
};

} // namespace game
