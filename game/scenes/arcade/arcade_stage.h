#pragma once
// What all runs of arcade modes share: the countdown, the clock with all that is heard of it, how
// the run stands, the line of the combo around the board, pause, the end.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/arcade/arcade_run.h"
#include "engine/play/stopwatch.h"
#include "game/scenes/arcade/arcade_loss.h"
#include "game/scenes/arcade/arcade_rail.h"
#include "game/scenes/arcade/arcade_scene.h"
#include "game/scenes/waiting/pending.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/play/play_layout.h"

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
    bool takes_pictures_itself() const override { return !run_.is_over(); }
    bool is_secret() const override { return !run_.is_over() && shows_digits(); }
    HelpTopic help_topic() const override { return HelpTopic::Arcade; }
    bool opens_help() const override { return true; }

protected:
    // What is below a strip has its own coordinates: its top is 0.
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
    // While the run counts down: only the lines and the selection are seen, and so many bands of
    // the board are tinted. Then the digits come.
    virtual void draw_curtain(int) {}
    virtual void raise_curtain() {}
    virtual void end_play() {}             // the run is over, and its last moment begins
    virtual bool shows_digits() const = 0; // on a board, or what still can be seen of it
    virtual std::string task() const = 0;  // what is played now
    virtual Rect board() const = 0;
    // The position on which a run without boards has ended.
    virtual void add_position(ArcadeEnd&) const {}
    // How long nothing changes there without input.
    virtual std::optional<engine::PlayTime> next_change_below() const = 0;

    // In a window of this size.
    PlayLayout layout_in(Size window) const;
    // Whether it has rails beside the board. Otherwise a strip is above what is below.
    bool has_rails(Size window) const { return layout_in(window).form == PlayForm::Cockpit; }
    // What is told beside the board, where the rest has its place.
    struct Beside {
        Box box;
        Rect area; // with the coordinates of what is below
    };
    virtual std::vector<Beside> beside() { return {}; }

    // The last moment of the run, once it is over.
    const std::optional<ArcadeLoss>& loss() const { return loss_; }
    void pause();
    bool is_paused() const { return paused_; }
    bool counts() const { return counting_.has_value(); } // before the clock starts
    // Shows and says what one digit or answer did; steps are heard, too.
    void show(const std::vector<engine::ArcadeEvent>& events);
    void place(); // what is beside the board, anew
    engine::ArcadeRun& run() { return run_; }
    const engine::ArcadeRun& run() const { return run_; }
    const ArcadeRail& rail() const { return rail_; }
    engine::PlayTime time() const { return watch_.elapsed(now_); } // of the run
    engine::MonotonicTime now() const { return now_; }
    const TextMeasure& measure() const { return *measure_; }
    Scale scale() const { return scale_; }
    void speak(const std::string& text) const;

    Services& services_;
    std::shared_ptr<const engine::Grid> grid_; // of all boards, for their layout

private:
    void run_clock();
    void begin_if_ready();
    void begin_count();
    void count();
    void go();
    void tell_time();
    void beat();
    Transition end();
    ArcadeEnd whole_end() const;
    void keep_result();
    void open_help();
    void stand_still(); // the clock, and the board is covered
    void resume();
    Transition pause_card();
    Rect card_over() const; // the board in the window
    Size room_below() const;
    void draw_count(Canvas& canvas) const;

    engine::ArcadeRun run_;
    std::optional<engine::SprintRung> practised_;
    bool is_scripted_ = false; // a script writes digits that it takes from the solution
    ArcadeRail rail_{services_, run_};
    engine::Stopwatch watch_;
    engine::MonotonicTime now_{0};
    bool has_begun_ = false;
    std::optional<Span> counting_;
    bool was_counting_ = false; // when the pause began
    int counted_ = 0;           // numbers that were heard
    std::int64_t second_ = 0;   // the last one of the clock
    std::int64_t beat_ = 0;     // of the pulse, likewise
    bool paused_ = false;
    bool was_ready_ = false;
    bool comes_from_help_ = false; // and is to show the card of the pause
    std::optional<ArcadeLoss> loss_;
    Pending<engine::ArcadeBook> reading_; // of the best result
    std::string aim_;                     // of the mode, in a sentence

    Size window_;
    const TextMeasure* measure_ = nullptr;
    Scale scale_;
    int below_ = 0; // where it begins, in pixels from the top
    Placement placement_;
    ButtonPanel panel_{FocusKeys::None};
    Transition next_;
};

} // namespace game
