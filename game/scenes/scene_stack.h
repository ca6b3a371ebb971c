#pragma once
// The open screens; only the top one gets input and updates.

#include <memory>
#include <span>
#include <vector>

#include "game/scenes/scene.h"

namespace game {

class SceneStack {
public:
    // `measure` is used whenever a scene is laid out.
    SceneStack(std::unique_ptr<Scene> first, Size window, const TextMeasure& measure);

    bool empty() const { return scenes_.empty(); }
    const Scene& top() const { return *scenes_.back(); }

    void handle(const Input& input);
    void update(engine::MonotonicTime now);
    void draw(Canvas& canvas) const;
    std::optional<engine::PlayTime> next_change() const;

    // To be called after the window's size, the theme, the language or the text size changed.
    // Hidden scenes are laid out when they become visible.
    void lay_out(Size window);

private:
    std::span<const std::unique_ptr<Scene>> visible() const; // the lowest first
    void go(const Transition& transition);
    std::unique_ptr<Scene> opened(const Transition& transition) const;
    void close_all();

    std::vector<std::unique_ptr<Scene>> scenes_;
    Size window_;
    const TextMeasure& measure_;
};

} // namespace game
