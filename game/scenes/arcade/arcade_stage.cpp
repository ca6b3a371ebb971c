#include "game/scenes/arcade/arcade_stage.h"

#include <algorithm>
#include <utility>

#include "game/scenes/arcade/arcade_texts.h"
#include "game/scenes/play/input_below.h"
#include "game/ui/commands.h"
#include "game/ui/icons.h"
#include "game/ui/names.h"
#include "game/ui/shifted_canvas.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
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

} // namespace

ArcadeStage::ArcadeStage(Services& services, const engine::ArcadeMode& mode)
    : services_(services), run_(mode), now_(services.host.now())
{
    panel_.when_pressed(sound_of_button(services_));
}

void ArcadeStage::lay_out(Size window, const TextMeasure& measure)
{
    window_ = window;
    measure_ = &measure;
    scale_ = menu_scale(window, services_.settings);
    place();
}

// A line with the clock and the state of the run, and below what is to be done, on as many lines as
// the longest task needs.
void ArcadeStage::place()
{
    const int outside = scale_.px(8);
    const int pad = scale_.px(14);
    const int first = scale_.tall(40);
    strip_ = Rect{outside, outside, window_.width - 2 * outside, 0};
    const int button = scale_.tall(44);
    const Rect pause{strip_.right() - scale_.px(6) - button, strip_.y + scale_.px(6), button,
                     button};
    const Rect inner{strip_.x + pad, strip_.y, pause.x - scale_.px(10) - strip_.x - pad, first};
    const int second =
        paragraph_height(*measure_, longest_task(), inner.width, run_line_look, scale_);
    strip_.height = first + second + scale_.px(12);
    clock_ = Rect{inner.x, inner.y, std::min(scale_.tall(108), inner.width / 3), first};
    state_ = Rect{clock_.right(), inner.y, inner.right() - clock_.right(), first};
    line_ = Rect{inner.x, inner.bottom() + scale_.px(2), inner.width, second};
    panel_.set({Button{.id = StageButton::Pause,
                       .area = pause,
                       .style = ButtonStyle::Square,
                       .icon = Icon::Pause,
                       .press = [this] {
                           this->pause();
                       }}});
    place_below(Size{window_.width, window_.height - strip_.bottom()});
}

Transition ArcadeStage::handle(const Input& input)
{
    now_ = std::max(now_, services_.host.now());
    const auto* key = std::get_if<KeyPressed>(&input);
    const std::optional<Command> command =
        key != nullptr ? services_.settings.keys.command_for(*key) : std::nullopt;
    const bool is_lost =
        std::holds_alternative<FocusLost>(input) && services_.settings.pause_on_focus_loss;
    if (command == Command::Back || command == Command::Pause || is_lost)
        pause();
    else if (!panel_.handle(input) && !paused_ && !run_.is_over()) {
        if (const auto below = input_below(input, strip_.bottom()))
            take(*below);
    }
    return std::exchange(next_, Transition{});
}

Transition ArcadeStage::update(MonotonicTime now)
{
    now_ = now;
    if (!run_.is_over())
        advance();
    run_clock();
    run_.advance(time());
    if (run_.is_over())
        return Transition{Transition::Kind::Replace,
                          [&services = services_, end = ArcadeEnd{.mode = &run_.mode(),
                                                                  .ending = *run_.ending(),
                                                                  .score = run_.score(),
                                                                  .time = run_.scored_at()}] {
                              return make_arcade_end_scene(services, end);
                          }};
    return std::exchange(next_, Transition{});
}

void ArcadeStage::run_clock()
{
    const bool runs = is_ready() && !paused_ && !run_.is_over();
    if (runs && !watch_.is_running())
        watch_.start(now_);
    else if (!runs && watch_.is_running())
        watch_.stop(now_);
}

void ArcadeStage::pause()
{
    if (paused_ || run_.is_over())
        return;
    paused_ = true;
    cover();
    run_clock();
    const auto resume = [this] {
        now_ = services_.host.now();
        paused_ = false;
        uncover();
        run_clock();
    };
    next_ = Transition{Transition::Kind::Push, [this, resume] {
                           return make_arcade_pause_scene(
                               services_, ArcadePause{.board = [this] { return card_over(); },
                                                      .resume = resume,
                                                      .end =
                                                          [this] {
                                                              run_.stop();
                                                          }});
                       }};
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
    services_.sound.play(sum.kind == ArcadeEvent::Kind::Wrong ? sounds::clash() : sounds::split());
}

std::optional<PlayTime> ArcadeStage::next_change() const
{
    std::optional<PlayTime> next = next_change_below();
    const auto sooner = [&next](PlayTime time) {
        next = std::min(next.value_or(time), std::max(PlayTime{1}, time));
    };
    if (!is_ready())
        sooner(PlayTime{30});
    if (shown_ && shown_until_ > now_)
        sooner(shown_until_ - now_);
    if (watch_.is_running())
        sooner(PlayTime{100});
    return next;
}

void ArcadeStage::draw(Canvas& canvas) const
{
    canvas.fill(Rect{0, 0, window_.width, window_.height}, Paint::Background);
    ShiftedCanvas below(canvas, Size{window_.width, window_.height - strip_.bottom()},
                        strip_.bottom());
    draw_below(below);
    draw_strip(canvas);
}

void ArcadeStage::draw_strip(Canvas& canvas) const
{
    draw_card(canvas, strip_, scale_);
    draw_clock_of_run(canvas, clock_);
    draw_state(canvas, state_);
    draw_line(canvas);
    panel_.draw(canvas, scale_);
}

// An event stands to the right of the task, which may be new. Where there is no room for both,
// a mistake takes its place for a moment; points are seen in the score.
void ArcadeStage::draw_line(Canvas& canvas) const
{
    const std::string task = line();
    if (!shown_ || now_ >= shown_until_)
        return draw_task(canvas, task);
    const bool is_wrong = shown_->kind == ArcadeEvent::Kind::Wrong;
    const TextLook look{.size = run_line_look.size,
                        .weight = Weight::SemiBold,
                        .tint = is_wrong ? Paint::Error : Paint::Ok,
                        .align = Align::Right};
    const std::string event = event_text(services_.texts, *shown_);
    const int beside = canvas.width_of(event, font_of(look, scale_)) + scale_.px(16);
    const int task_width = canvas.width_of(task, font_of(run_line_look, scale_));
    const bool has_room = task_width + beside <= line_.width;
    if (has_room || !is_wrong)
        draw_task(canvas, task);
    const Rect first{line_.x, line_.y, line_.width, line_height(look, scale_)};
    if (has_room || is_wrong)
        draw_text(canvas, event, first, look, scale_);
}

void ArcadeStage::draw_task(Canvas& canvas, const std::string& task) const
{
    if (line_.height >= 2 * line_height(run_line_look, scale_))
        return draw_paragraph(canvas, task, line_, run_line_look, scale_);
    draw_text(canvas, task, line_, run_line_look, scale_);
}

std::string ArcadeStage::line() const
{
    return is_ready() ? task() : services_.texts.tr("The next board is being made …");
}

void ArcadeStage::draw_clock_of_run(Canvas& canvas, Rect place) const
{
    const PlayTime shown = run_.time_shown(time());
    const bool is_short = run_.counts_down() && shown < tenths_below;
    TextLook look = run_clock_look;
    look.tint = is_short ? Paint::Error : Paint::Ink;
    const std::string text = is_short ? clock_text(shown) : short_clock_text(shown);
    draw_number(canvas, text, place, look, scale_);
}

// The score, and to its right the hearts or the combo.
void ArcadeStage::draw_state(Canvas& canvas, Rect place) const
{
    const std::string score = score_text(services_.texts, run_.mode(), run_.score());
    const int beside =
        run_.mode().hearts > 0 ? run_.mode().hearts * scale_.tall(24) : scale_.tall(84);
    const Rect right{place.right() - beside, place.y, beside, place.height};
    draw_text(canvas, score, Rect{place.x, place.y, place.width - beside, place.height},
              run_score_look, scale_);
    if (run_.mode().hearts > 0)
        draw_hearts(canvas, right);
    else if (run_.mode().combo_within > PlayTime{0})
        draw_combo(canvas, right);
}

void ArcadeStage::draw_hearts(Canvas& canvas, Rect place) const
{
    const int step = place.width / run_.mode().hearts;
    for (int heart = 0; heart < run_.mode().hearts; ++heart) {
        const bool is_left = heart < run_.hearts();
        draw_icon(canvas, is_left ? Icon::Heart : Icon::Cross,
                  Point{place.x + heart * step + step / 2, place.centre().y}, scale_.tall(20),
                  is_left ? Paint::Error : Paint::Ink3);
    }
}

// What the next house or step counts, and how long it still does.
void ArcadeStage::draw_combo(Canvas& canvas, Rect place) const
{
    const int combo = run_.combo(time());
    if (combo <= 1)
        return;
    const TextLook look{.size = 18,
                        .weight = Weight::Bold,
                        .tint = Paint::Gold,
                        .align = Align::Right,
                        .face = Face::Numerals};
    const int bar = scale_.px(4);
    draw_text(canvas, "×" + std::to_string(combo),
              Rect{place.x, place.y, place.width, place.height - bar}, look, scale_);
    const double left = static_cast<double>(run_.combo_left(time()).count()) /
                        static_cast<double>(run_.mode().combo_within.count());
    const int width = rounded(place.width * std::clamp(left, 0.0, 1.0));
    canvas.fill(Rect{place.right() - width, place.bottom() - bar, width, bar}, Paint::Gold);
}

} // namespace game
