#pragma once
// The base of scenes that are shown while a text from elsewhere is read in the background. One is
// left at once if that is quick; otherwise it says so, and can be cancelled.

#include <optional>
#include <string>
#include <vector>

#include "game/scenes/menu_scene.h"
#include "game/scenes/waiting/work_progress.h"

namespace game {

class ReadingScene : public MenuScene {
public:
    explicit ReadingScene(Services& services);

    Transition update(engine::MonotonicTime now) override;
    std::optional<engine::PlayTime> next_change() const override;
    bool is_overlay() const override { return !is_shown(); }
    bool is_busy() const override { return true; }
    bool opens_puzzles() const override { return false; }
    void draw(Canvas& canvas) const override;

protected:
    // The text with the time, and below it a bar of how much is done.
    Box with_bar(const std::string& text, const WorkProgress& progress) const;
    engine::PlayTime passed() const { return now_ - started_; } // since it began

private:
    // Waits for the work, but no longer than that: once, before the first frame.
    virtual void wait(engine::PlayTime at_most) = 0;
    // Takes what was read and leaves for another screen; stays while the work is not done.
    virtual Transition take() = 0;
    virtual void cancel() = 0;
    // What is said about the work, above the button that cancels it. Asked for in each frame.
    virtual Box work() = 0;

    std::optional<Transition> take_key(const KeyPressed& key) override;
    std::vector<KeyHint> hints() const override { return {{name_of(Key::Escape), tr("cancel")}}; }
    Box screen() override;
    Transition go_back() override;
    bool is_shown() const;

    engine::MonotonicTime started_;
    engine::MonotonicTime now_;
    bool is_first_ = true;
};

} // namespace game
