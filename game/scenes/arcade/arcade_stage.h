#pragma once
// What all runs of arcade modes share: the strip above the board with clock, score, combo and
// hearts; pause; the end.

#include <optional>
#include <string>
#include <vector>

#include "engine/arcade/arcade_run.h"
#include "engine/play/stopwatch.h"
#include "game/scenes/arcade/arcade_loss.h"
#include "game/scenes/arcade/arcade_scene.h"
#include "game/scenes/play/strip_above.h"

namespace game {

class ArcadeStage : public Scene {
public:
    // `practised`: the rung that is only practised, in modes that have rungs.
    ArcadeStage(Services& services,
                const engine::ArcadeMode& mode,
                std::optional<engine::SprintRung> practised = {});

    void lay_out(Size window, const TextMeasure& measure) override;
    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    void draw(Canvas& canvas) const override;
    std::optional<engine::PlayTime> next_change() const override;
    bool is_busy() const override { return !is_ready(); }
    // Of the pause: a picture of the board could be looked at while the clock stands.
    bool takes_pictures_itself() const override { return true; }
    bool is_secret() const override { return !run_.is_over() && shows_digits(); }
    HelpTopic help_topic() const override { return HelpTopic::Arcade; }
    bool opens_help() const override { return true; }

protected:
    // What is below the strip has its own coordinates: its top is 0.
    virtual void place_below(Size size) = 0;
    virtual void draw_below(Canvas& canvas) const = 0;
    virtual void take(const Input& input) = 0;
    // Called each time the loop wakes. Begins the next board or position once it is there.
    virtual void advance() = 0;
    virtual bool is_ready() const = 0; // false while a task is being made: the clock stands
    // Whether it stands although there is a task, as something is shown that costs no time.
    virtual bool clock_stands() const { return false; }
    virtual void cover() = 0;
    virtual void uncover() = 0;
    virtual bool shows_digits() const = 0; // on a board, or what still can be seen of it
    virtual std::string task() const = 0;  // below the clock and the score
    // The longest that it may be in this run, which the strip has room for; empty: a line is
    // enough.
    virtual std::string longest_task() const { return {}; }
    virtual Rect board() const = 0;
    // The position on which a run without boards has ended.
    virtual void add_position(ArcadeEnd&) const {}
    // How long nothing changes there without input.
    virtual std::optional<engine::PlayTime> next_change_below() const = 0;

    // The last moment of the run, once it is over.
    const std::optional<ArcadeLoss>& loss() const { return loss_; }
    void pause();
    bool is_paused() const { return paused_; }
    void show(const std::vector<engine::ArcadeEvent>& events);
    engine::ArcadeRun& run() { return run_; }
    const engine::ArcadeRun& run() const { return run_; }
    engine::PlayTime time() const { return watch_.elapsed(now_); } // of the run
    engine::MonotonicTime now() const { return now_; }
    const TextMeasure& measure() const { return *measure_; }
    Scale scale() const { return scale_; }

    Services& services_;

private:
    void place();
    void run_clock();
    Transition end();
    void open_help();
    void stand_still(); // the clock, and the board is covered
    Transition pause_card();
    Rect card_over() const; // the board in the window
    Box strip();
    Box clock_of_run() const;
    Box state() const;
    Box hearts() const;
    Box combo() const;
    Box line() const;

    engine::ArcadeRun run_;
    bool is_practice_;
    engine::Stopwatch watch_;
    engine::MonotonicTime now_{0};
    bool paused_ = false;
    bool comes_from_help_ = false;             // and is to show the card of the pause
    std::optional<engine::ArcadeEvent> shown_; // the last event, for a while
    engine::MonotonicTime shown_until_{0};
    std::optional<ArcadeLoss> loss_;

    Size window_;
    const TextMeasure* measure_ = nullptr;
    Scale scale_;
    StripAbove strip_;
    Transition next_;
};

} // namespace game
