#include "game/scenes/scene_stack.h"

namespace game {

namespace {

// A scene that is replaced in update() gives the next one its first update at once. A longer chain
// than this is a bug and must not hang the game.
constexpr int max_steps = 8;

} // namespace

SceneStack::SceneStack(std::unique_ptr<Scene> first, Size window, const TextMeasure& measure)
    : window_(window), measure_(measure)
{
    scenes_.push_back(std::move(first));
    scenes_.back()->lay_out(window_, measure_);
}

void SceneStack::handle(const Input& input)
{
    if (empty())
        return;
    if (std::holds_alternative<CloseRequested>(input))
        return close_all();
    go(scenes_.back()->handle(input));
}

void SceneStack::update(engine::MonotonicTime now)
{
    for (int step = 0; step < max_steps && !empty(); ++step) {
        const Transition transition = scenes_.back()->update(now);
        if (transition.kind == Transition::Kind::Stay)
            return;
        go(transition);
    }
}

std::span<const std::unique_ptr<Scene>> SceneStack::visible() const
{
    std::size_t lowest = scenes_.size();
    while (lowest > 0) {
        --lowest;
        if (!scenes_[lowest]->is_overlay())
            break;
    }
    return std::span(scenes_).subspan(lowest);
}

void SceneStack::draw(Canvas& canvas) const
{
    for (const auto& scene : visible())
        scene->draw(canvas);
}

std::optional<engine::PlayTime> SceneStack::next_change() const
{
    return empty() ? std::nullopt : scenes_.back()->next_change();
}

void SceneStack::lay_out(Size window)
{
    window_ = window;
    for (const auto& scene : visible())
        scene->lay_out(window_, measure_);
}

void SceneStack::go(const Transition& transition)
{
    switch (transition.kind) {
    case Transition::Kind::Stay:
        return;
    case Transition::Kind::Push:
        scenes_.push_back(opened(transition));
        return;
    case Transition::Kind::Replace:
        scenes_.back() = opened(transition);
        return;
    case Transition::Kind::Pop:
        scenes_.pop_back();
        lay_out(window_);
        return;
    case Transition::Kind::ReplaceAll: {
        std::unique_ptr<Scene> scene = opened(transition);
        scenes_.clear();
        scenes_.push_back(std::move(scene));
        return;
    }
    case Transition::Kind::Quit:
        return close_all();
    }
}

// The old scene must still exist while the new one is made, as it may use the old one's data.
std::unique_ptr<Scene> SceneStack::opened(const Transition& transition) const
{
    std::unique_ptr<Scene> scene = transition.make_scene();
    scene->lay_out(window_, measure_);
    return scene;
}

// Every scene is notified, from the top, so that it can save.
void SceneStack::close_all()
{
    while (!empty()) {
        scenes_.back()->handle(CloseRequested{});
        scenes_.pop_back();
    }
}

} // namespace game
