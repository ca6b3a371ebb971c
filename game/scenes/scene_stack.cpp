#include "game/scenes/scene_stack.h"

#include <algorithm>
#include <utility>

#include "game/ui/key_hints.h"
#include "game/ui/scale.h"
#include "game/ui/shifted_canvas.h"

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
    if (const std::optional<Input> meant = for_top(input))
        perform(scenes_.back()->handle(*meant));
}

// On screens with buttons, a gamepad counts as keys, and its right stick as a wheel.
std::optional<Input> SceneStack::for_top(const Input& input) const
{
    if (scenes_.back()->reads_gamepad())
        return input;
    if (const auto* pressed = std::get_if<PadPressed>(&input)) {
        std::optional<KeyPressed> key = key_for(pressed->button);
        if (!key)
            return std::nullopt;
        key->repeated = pressed->repeated;
        return *key;
    }
    if (const auto* tilted = std::get_if<StickTilted>(&input)) {
        constexpr int steps = 3;
        if (tilted->down == 0)
            return std::nullopt;
        return WheelTurned{.at = {window_.width / 2, window_.height / 2},
                           .steps = -tilted->down * steps};
    }
    return input;
}

void SceneStack::update(engine::MonotonicTime now)
{
    now_ = now;
    for (int step = 0; step < max_steps && !empty(); ++step) {
        const Transition transition = scenes_.back()->update(now);
        if (transition.kind == Transition::Kind::Stay)
            break;
        perform(transition);
    }
    begin_to_appear();
    for (const auto& scene : visible()) {
        if (scene != scenes_.back())
            scene->move(now);
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
    for (const auto& scene : visible()) {
        if (scene == scenes_.back() && appearing_.is_moving(now_))
            draw_appearing(canvas, *scene);
        else
            scene->draw(canvas);
    }
}

// A screen becomes clear below a veil, so that its layers never show through each other.
void SceneStack::draw_appearing(Canvas& canvas, const Scene& scene) const
{
    const ScreenMoment moment = appearing_.moment(now_);
    const int down = rounded(moment.down * scale_for(window_, 1).unit);
    if (scene.is_overlay()) {
        ShiftedCanvas card(canvas, canvas.size(), down, moment.opacity);
        return scene.draw(card);
    }
    const Rect window{0, 0, canvas.size().width, canvas.size().height};
    ShiftedCanvas screen(canvas, canvas.size(), down);
    canvas.fill(window, Paint::Background);
    scene.draw(screen);
    canvas.fill(window, Tint(Paint::Background).faded(100 - moment.opacity));
}

std::optional<engine::PlayTime> SceneStack::next_change() const
{
    if (empty())
        return std::nullopt;
    const std::optional<engine::PlayTime> change = scenes_.back()->next_change();
    return is_moving() ? std::min(change.value_or(next_frame), next_frame) : change;
}

bool SceneStack::is_moving() const
{
    if (empty())
        return false;
    return appearing_.is_moving(now_) ||
           std::ranges::any_of(visible(), [](const auto& scene) { return scene->is_moving(); });
}

bool SceneStack::is_secret() const
{
    return std::ranges::any_of(visible(), [](const auto& scene) { return scene->is_secret(); });
}

void SceneStack::lay_out(Size window)
{
    window_ = window;
    for (const auto& scene : visible())
        scene->lay_out(window_, measure_);
}

void SceneStack::perform(const Transition& transition)
{
    const Scene* before = empty() ? nullptr : scenes_.back().get();
    const bool closes_card =
        transition.kind == Transition::Kind::Pop && before != nullptr && before->is_overlay();
    go(transition);
    if (closes_card)
        appearing_ = {}; // the screen below was there all the time
    if (empty() || scenes_.back().get() == before || closes_card)
        return;
    appears_ = scenes_.back()->is_overlay() ? Appearing::Card : Appearing::Screen;
}

void SceneStack::begin_to_appear()
{
    const auto what = std::exchange(appears_, std::nullopt);
    if (!what || empty())
        return;
    const bool moves = amount_ && !scenes_.back()->appears_by_itself();
    appearing_.begin(*what, moves ? amount_() : MotionAmount::Off, now_);
}

void SceneStack::go(const Transition& transition)
{
    switch (transition.kind) {
    case Transition::Kind::Stay:
        return;
    case Transition::Kind::Push:
        if (scenes_.size() < most_scenes)
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
