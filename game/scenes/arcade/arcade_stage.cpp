#include "game/scenes/arcade/arcade_stage.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

#include "game/scenes/arcade/arcade_texts.h"
#include "game/scenes/dialog_scene.h"
#include "game/scenes/screens.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/screen_frame.h"

namespace game {

using engine::ArcadeEvent;
using engine::MonotonicTime;
using engine::PlayTime;

namespace {

constexpr PlayTime event_shows{2000};
constexpr PlayTime tenths_below{10'000}; // of a countdown
constexpr TextLook run_clock_look{.size = 28, .weight = Weight::SemiBold, .face = Face::Numerals};
constexpr TextLook run_score_look{.size = 16, .weight = Weight::SemiBold, .face = Face::Numerals};
constexpr TextLook run_line_look{.size = 14, .weight = Weight::Medium, .tint = Paint::Ink2};

enum class StageButton { Pause };

// The card over a run that is paused.
struct ArcadePause {
    std::function<Rect()> board = {}; // the card is over its middle
    std::function<void()> resume = {};
    std::function<void()> end = {}; // ends the run
};

enum class ArcadePauseButton { Resume, End };

class ArcadePauseScene : public DialogScene {
public:
    ArcadePauseScene(Services& services, ArcadePause pause)
        : DialogScene(services), pause_(std::move(pause))
    {
        panel_.focus(ArcadePauseButton::Resume);
        services_.sound.play(sounds::pause());
    }

    HelpTopic help_topic() const override { return HelpTopic::Arcade; }

private:
    Rect covered() const override { return pause_.board(); }
    Length card_width() const override { return box::with_text(380); }
    Scale scale_of(Size window) const override { return menu_scale(window, services_.settings); }

    Box card() override
    {
        using namespace box;
        const TextLook heading{.size = 28, .weight = Weight::Bold, .face = Face::Numerals};
        const TextLook quiet{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};
        return column({
                          text(tr("Paused"), heading),
                          paragraph(tr("The clock of the run stands still and the board is "
                                       "covered."),
                                    quiet),
                          button(resume()).size(with_text(56)),
                          button(end()).size(with_text(48)),
                      })
            .gaps(14)
            .padding(28, 28);
    }

    Button resume()
    {
        return {.id = ArcadePauseButton::Resume,
                .style = ButtonStyle::Primary,
                .label = tr("Resume"),
                .key_hint = services_.hint_of(Command::Pause),
                .font_size = 18,
                .press = [this] {
                    services_.sound.play(sounds::resume());
                    pause_.resume();
                    go({Transition::Kind::Pop, {}});
                }};
    }

    Button end()
    {
        return {.id = ArcadePauseButton::End,
                .style = ButtonStyle::Quiet,
                .label = tr("End this run"),
                .icon = Icon::Exit,
                .group = ArcadePauseButton::Resume,
                .press = [this] {
                    pause_.end();
                    go({Transition::Kind::Pop, {}});
                }};
    }

    bool take_key(const KeyPressed& key) override
    {
        if (key.repeated)
            return true;
        const auto command = services_.settings.keys.command_for(key);
        if (command != Command::Back && command != Command::Pause)
            return false;
        panel_.press(ArcadePauseButton::Resume);
        return true;
    }

    ArcadePause pause_;
};

} // namespace

ArcadeStage::ArcadeStage(Services& services,
                         const engine::ArcadeMode& mode,
                         std::optional<engine::SprintRung> practised)
    : services_(services),
      run_(mode, practised.value_or(engine::SprintRung::Bronze)),
      is_practice_(practised.has_value()),
      now_(services.host.now()),
      strip_(services)
{
}

void ArcadeStage::lay_out(Size window, const TextMeasure& measure)
{
    window_ = window;
    measure_ = &measure;
    scale_ = menu_scale(window, services_.settings);
    place();
    place_below(strip_.room_below());
}

void ArcadeStage::place()
{
    strip_.place(strip(), window_, unit_of(scale_, *measure_));
}

// A line with the clock and the state of the run, and below what is to be done, on as many lines as
// the longest task needs.
Box ArcadeStage::strip()
{
    using namespace box;
    const Box first = for_width([this](double width) {
        const double clock = std::min(scale_.grown(108), width / 3);
        return row({clock_of_run().size(clock), state().size(0).grow()});
    });
    const Box pause =
        square(StageButton::Pause, StageButton::Pause, Icon::Pause, "", [this] { this->pause(); });
    const double side = scale_.grown(44);
    return row(
        {space(14),
         column({first.size(with_text(40)).then(2), line().then(10)}).size(0).grow().then(10),
         column({pause.size(side)}).padding(0, 6).size(side).then(6)});
}

Transition ArcadeStage::handle(const Input& input)
{
    now_ = std::max(now_, services_.host.now());
    if (loss_) {
        loss_->take(input, now_);
        return {};
    }
    const auto* key = std::get_if<KeyPressed>(&input);
    const std::optional<Command> command =
        key != nullptr ? services_.settings.keys.command_for(*key) : std::nullopt;
    const bool is_lost =
        std::holds_alternative<FocusLost>(input) && services_.settings.pause_on_focus_loss;
    if (command == Command::Back || command == Command::Pause || is_lost) {
        pause();
    } else if (command == Command::Picture) {
        pause();
        services_.host.picture_path();
    } else if (command == Command::Help && !run_.is_over()) {
        open_help();
    } else if (!strip_.panel().handle(input) && !paused_ && !run_.is_over()) {
        if (const auto below = strip_.input_below(input))
            take(*below);
    }
    place();
    return std::exchange(next_, Transition{});
}

Transition ArcadeStage::update(MonotonicTime now)
{
    now_ = now;
    if (std::exchange(comes_from_help_, false))
        return pause_card();
    if (!run_.is_over())
        advance();
    run_clock();
    run_.advance(time());
    if (measure_ != nullptr)
        place();
    if (run_.is_over())
        return end();
    return std::exchange(next_, Transition{});
}

// The board stays for a moment, unless the player has stopped the run.
Transition ArcadeStage::end()
{
    const bool is_stopped = run_.ending() == engine::ArcadeEnding::Stopped;
    if (!is_stopped && !loss_)
        loss_.emplace(services_, run_, now_);
    if (loss_)
        loss_->move(now_);
    if (loss_ && !loss_->is_over())
        return {};
    ArcadeEnd all = end_of(run_);
    all.is_practice = is_practice_;
    add_position(all);
    return replace([&services = services_, all = std::move(all)] {
        return make_arcade_end_scene(services, all);
    });
}

void ArcadeStage::run_clock()
{
    const bool runs = is_ready() && !clock_stands() && !paused_ && !run_.is_over();
    if (runs && !watch_.is_running())
        watch_.start(now_);
    else if (!runs && watch_.is_running())
        watch_.stop(now_);
}

void ArcadeStage::pause()
{
    if (paused_ || run_.is_over())
        return;
    stand_still();
    next_ = pause_card();
}

// The run is paused meanwhile and afterwards.
void ArcadeStage::open_help()
{
    stand_still();
    comes_from_help_ = true;
    next_ = go_to(make_help_scene, services_);
}

void ArcadeStage::stand_still()
{
    paused_ = true;
    cover();
    run_clock();
}

Transition ArcadeStage::pause_card()
{
    const auto resume = [this] {
        now_ = services_.host.now();
        paused_ = false;
        uncover();
        run_clock();
    };
    return push([this, resume] {
        return std::make_unique<ArcadePauseScene>(
            services_, ArcadePause{.board = [this] { return card_over(); },
                                   .resume = resume,
                                   .end =
                                       [this] {
                                           run_.stop();
                                       }});
    });
}

Rect ArcadeStage::card_over() const
{
    return board().moved(0, strip_.bottom());
}

void ArcadeStage::show(const std::vector<ArcadeEvent>& events)
{
    if (events.empty())
        return;
    // Time and points of all that one digit has done.
    ArcadeEvent sum = events.back();
    for (std::size_t event = 0; event + 1 < events.size(); ++event) {
        sum.time += events[event].time;
        sum.points += events[event].points;
    }
    shown_ = sum;
    shown_until_ = now_ + event_shows;
    // What else happened was heard elsewhere, as a wrong digit when it was written.
    using enum ArcadeEvent::Kind;
    if (sum.kind == House || sum.kind == Board || sum.kind == Step)
        services_.sound.play(sounds::split());
}

std::optional<PlayTime> ArcadeStage::next_change() const
{
    std::optional<PlayTime> next = next_change_below();
    const auto sooner = [&next](PlayTime time) {
        next = std::min(next.value_or(time), std::max(PlayTime{1}, time));
    };
    if (loss_)
        sooner(loss_->is_moving() ? next_frame : loss_->left());
    else if (!is_ready())
        sooner(PlayTime{30});
    if (shown_ && shown_until_ > now_)
        sooner(shown_until_ - now_);
    if (watch_.is_running())
        sooner(PlayTime{100});
    return next;
}

void ArcadeStage::draw(Canvas& canvas) const
{
    strip_.draw(canvas, [this](Canvas& below) { draw_below(below); });
}

Box ArcadeStage::clock_of_run() const
{
    const PlayTime shown = run_.time_shown(time());
    const bool is_short = run_.counts_down() && shown < tenths_below;
    TextLook look = run_clock_look;
    look.tint = is_short ? Paint::Error : Paint::Ink;
    return box::number(is_short ? clock_text(shown) : short_clock_text(shown), look);
}

// The score, and to its right the hearts or the combo.
Box ArcadeStage::state() const
{
    using namespace box;
    const std::string score = score_text(services_.texts, run_.mode(), run_.score());
    const bool has_hearts = run_.mode().hearts > 0;
    return row({text(score, run_score_look).size(0).grow(),
                has_hearts ? hearts() : combo().size(with_text(84))});
}

Box ArcadeStage::hearts() const
{
    std::vector<Box> hearts;
    for (int heart = 0; heart < run_.mode().hearts; ++heart) {
        const bool is_left = heart < run_.hearts();
        hearts.push_back(box::icon(is_left ? Icon::Heart : Icon::Cross, box::with_text(20),
                                   is_left ? Paint::Error : Paint::Ink3));
    }
    return box::row(std::move(hearts)).gaps(box::with_text(4)).padding(box::with_text(2), 0);
}

// What the next house or step counts, and how long it still does.
Box ArcadeStage::combo() const
{
    using namespace box;
    const int combo = run_.combo(time());
    if (combo <= 1)
        return space();
    const TextLook look{.size = 18,
                        .weight = Weight::Bold,
                        .tint = Paint::Gold,
                        .align = Align::Right,
                        .face = Face::Numerals};
    const auto whole = static_cast<int>(run_.mode().combo_within.count());
    const int left = std::clamp(static_cast<int>(run_.combo_left(time()).count()), 0, whole);
    const Box bar =
        picture([](Canvas& canvas, Rect area, Scale) { canvas.fill(area, Paint::Gold); });
    return column({text("×" + std::to_string(combo), look).size(0).grow(),
                   row({space().grow(whole - left), bar.grow(left)}).size(4)});
}

// What is to be done. An event stands to the right of it; where there is no room for both, a
// mistake takes its place for a moment; points are seen in the score.
Box ArcadeStage::line() const
{
    using namespace box;
    const std::string said = loss_        ? loss_->headline() + " · " + loss_->sentence()
                             : is_ready() ? task()
                                          : services_.texts.tr("The next board is being made …");
    const Box told =
        longest_task().empty() ? text(said, run_line_look) : paragraph(said, run_line_look);
    Box line = told;
    if (shown_ && now_ < shown_until_) {
        const bool is_wrong = shown_->kind == ArcadeEvent::Kind::Wrong;
        const TextLook look{.size = run_line_look.size,
                            .weight = Weight::SemiBold,
                            .tint = is_wrong ? Paint::Error : Paint::Ok,
                            .align = Align::Right};
        const Box event = text(event_text(services_.texts, *shown_), look);
        line = first_that_fits(
            {row({text(said, run_line_look).grow().then(16), event}), is_wrong ? event : told});
    }
    return layers({room_for({longest_task()}, run_line_look), column({line})});
}

} // namespace game
