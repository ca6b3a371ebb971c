#include "game/scenes/arcade/arcade_stage.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

#include "engine/base/message.h"
#include "engine/rules/layout.h"
#include "game/motion/curves.h"
#include "game/scenes/play/pause_scene.h"
#include "game/scenes/play/strip_above.h"
#include "game/scenes/screens.h"
#include "game/ui/commands.h"
#include "game/ui/key_hints.h"
#include "game/ui/names.h"
#include "game/ui/shifted_canvas.h"
#include "game/widgets/screen_frame.h"

namespace game {

using engine::ArcadeEvent;
using engine::Message;
using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;

namespace {

constexpr int run_counts = 3;
constexpr PlayTime run_count_lasts{700};
constexpr PlayTime count_swells{160};
constexpr PlayTime count_fades{80};
constexpr int last_ten = 10; // seconds
constexpr Rumble of_a_heart{.percent = 40, .milliseconds = 80};
constexpr Rumble of_go{.percent = 20, .milliseconds = 40};

// Of the pulse, by what is left on a clock that counts down.
PlayTime beats_apart(PlayTime left)
{
    if (left > PlayTime{60'000})
        return PlayTime{2000};
    if (left > PlayTime{20'000} || left <= PlayTime{10'000})
        return PlayTime{1000};
    return PlayTime{500};
}

double loudness_of_beat(PlayTime left)
{
    constexpr double usual = -40; // dBFS
    constexpr double loudest = -34;
    const double gone = 1 - std::clamp(milliseconds(left) / 20'000, 0.0, 1.0);
    return usual + (loudest - usual) * gone;
}

bool is_skip(const Input& input)
{
    const auto* pad = std::get_if<PadPressed>(&input);
    const auto of_pad = pad != nullptr ? key_for(pad->button) : std::nullopt;
    const auto* key = of_pad ? &*of_pad : std::get_if<KeyPressed>(&input);
    return key != nullptr && !key->repeated && (key->key == Key::Enter || key->key == Key::Space);
}

} // namespace

ArcadeStage::ArcadeStage(Services& services,
                         const engine::ArcadeMode& mode,
                         std::optional<engine::SprintRung> practised)
    : services_(services),
      grid_(engine::make_grid(*engine::find_layout(mode.layout))),
      run_(mode, practised.value_or(engine::SprintRung::Bronze)),
      practised_(practised),
      now_(services.host.now()),
      reading_(services.saves.ask(&SavedData::arcade_tables))
{
    panel_.when_pressed(sound_of_button(services));
}

void ArcadeStage::lay_out(Size window, const TextMeasure& measure)
{
    window_ = window;
    measure_ = &measure;
    scale_ = menu_scale(window, services_.settings);
    aim_ = services_.texts.tr(run_.mode().summary);
    rail_.tell_again();
    rail_.follow(time(), now_);
    place(); // the strip, which says how much room is below it
    place_below(room_below());
    place();
}

PlayLayout ArcadeStage::layout_in(Size window) const
{
    const double text = std::max(100, services_.settings.text_size) / 100.0;
    return lay_out_play(window, text, *grid_, PlayRules::Usual, PlayCard::None, PlayClock::OfRun);
}

void ArcadeStage::place()
{
    if (measure_ == nullptr)
        return;
    if (is_ready() || loss_)
        rail_.name_task(task());
    // A strip has little room, however large the texts are.
    constexpr double largest_in_strip = 1.25;
    const bool is_strip = !has_rails(window_);
    const double text = is_strip ? std::min(scale_.text, largest_in_strip) : scale_.text;
    const Unit unit = unit_of(Scale{scale_.unit, text}, *measure_);
    placement_ = {.leaves = {}, .unit = unit, .scroll = {}};
    const Rect top{0, 0, window_.width, 0};
    below_ = is_strip ? box::column({rail_.strip()}).lay_out(top, unit, placement_) : 0;
    for (const Beside& each : beside())
        each.box.lay_out(each.area.moved(0, below_), unit, placement_);
    panel_.set(buttons_of(placement_));
}

Size ArcadeStage::room_below() const
{
    return {window_.width, window_.height - below_};
}

Transition ArcadeStage::handle(const Input& input)
{
    now_ = std::max(now_, services_.host.now());
    is_scripted_ = is_scripted_ || services_.host.outside().script_solves;
    if (std::holds_alternative<CloseRequested>(input)) {
        keep_result();
        return {};
    }
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
    } else if (counting_ && is_skip(input)) {
        go();
    } else if (!panel_.handle(input) && !paused_ && !run_.is_over()) {
        // After a pause the board is known: nothing is done on it while the clock stands.
        if (counting_ && time() > PlayTime{0} && is_deed(input))
            go();
        if (const auto below = input_below(input, below_))
            take(*below);
    }
    if (!std::holds_alternative<PointerMoved>(input))
        place();
    return std::exchange(next_, Transition{});
}

// As the result does that can't be shown any more: whoever closes the window has stopped the run.
void ArcadeStage::keep_result()
{
    run_.stop();
    const ArcadeEnd all = whole_end();
    if (all.is_kept())
        services_.saves.write(saving(engine::table_id(run_.mode()), result_of(services_, all)));
}

Transition ArcadeStage::update(MonotonicTime now)
{
    now_ = now;
    if (std::exchange(comes_from_help_, false))
        return pause_card();
    if (auto tables = reading_.take()) {
        const auto& table = tables->table(engine::table_id(run_.mode()));
        if (!table.empty())
            rail_.know_best(table.front().score);
    }
    if (!run_.is_over())
        advance();
    else
        move(now_);
    begin_if_ready();
    count();
    run_clock();
    run_.advance(time());
    rail_.follow(time(), now_);
    tell_time();
    if (std::exchange(was_ready_, is_ready()) != is_ready() || loss_)
        place();
    if (run_.is_over())
        return end();
    return std::exchange(next_, Transition{});
}

// Once there is a board for the first time.
void ArcadeStage::begin_if_ready()
{
    if (has_begun_ || !is_ready())
        return;
    has_begun_ = true;
    if (services_.settings.run_countdown != RunCountdown::Never)
        begin_count();
}

void ArcadeStage::begin_count()
{
    counting_ = Span{now_, run_counts * run_count_lasts};
    counted_ = 0;
}

void ArcadeStage::count()
{
    if (!counting_ || paused_)
        return;
    if (counting_->is_over(now_))
        return go();
    const auto number = static_cast<int>((now_ - counting_->start) / run_count_lasts) + 1;
    draw_curtain(number); // also of a board that has come meanwhile
    if (std::exchange(counted_, number) != number)
        services_.sound.play(sounds::run_countdown());
}

// The clock starts with the frame that shows it.
void ArcadeStage::go()
{
    counting_.reset();
    raise_curtain();
    rail_.follow(time(), now_);
    rail_.go();
    services_.sound.play(sounds::run_go());
    services_.host.rumble(of_go);
}

// The board stays for a moment, unless the player has stopped the run.
Transition ArcadeStage::end()
{
    const bool is_stopped = run_.ending() == engine::ArcadeEnding::Stopped;
    if (!is_stopped && !loss_) {
        loss_.emplace(services_, end_of(run_), now_);
        end_play();
        place();
    }
    if (loss_)
        loss_->move(now_);
    if (loss_ && !loss_->is_over())
        return {};
    ArcadeEnd all = whole_end();
    add_position(all);
    return replace([&services = services_, all = std::move(all)] {
        return make_arcade_end_scene(services, all);
    });
}

// Without the position of a mode that has no boards.
ArcadeEnd ArcadeStage::whole_end() const
{
    ArcadeEnd all = end_of(run_);
    all.practised = practised_;
    all.is_scripted = is_scripted_;
    return all;
}

void ArcadeStage::run_clock()
{
    const bool runs = is_ready() && !clock_stands() && !paused_ && !counting_ && !run_.is_over();
    if (runs && !watch_.is_running())
        watch_.start(now_);
    else if (!runs && watch_.is_running())
        watch_.stop(now_);
}

// The last seconds, the pulse, and the end of a combo.
void ArcadeStage::tell_time()
{
    const bool has_ended = rail_.take_end_of_combo();
    if (!watch_.is_running() || run_.is_over())
        return;
    if (has_ended)
        services_.sound.play(sounds::combo_over());
    const std::int64_t second = (run_.time_shown(time()).count() + 999) / 1000;
    const bool is_new = second < std::exchange(second_, second);
    if (run_.counts_down() && is_new && second > 0 && second <= last_ten) {
        services_.sound.play(sounds::last_seconds(static_cast<int>(second)));
        if (second == last_ten)
            speak(services_.texts.tr("Ten seconds"));
    }
    beat();
}

void ArcadeStage::beat()
{
    const PlayTime shown = run_.time_shown(time());
    const bool is_left = run_.counts_down();
    const PlayTime apart = is_left ? beats_apart(shown) : PlayTime{2000};
    const auto at = (is_left ? shown + apart - PlayTime{1} : shown) / apart * apart.count();
    if (std::exchange(beat_, at) == at || !services_.settings.sound.pulse)
        return;
    constexpr int enriched = 3;
    const double peak = loudness_of_beat(is_left ? shown : PlayTime{60'000});
    services_.sound.play(sounds::pulse(peak, rail_.combo() >= enriched));
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
    was_counting_ = counting_.has_value();
    counting_.reset();
    cover();
    run_clock();
}

void ArcadeStage::resume()
{
    now_ = services_.host.now();
    paused_ = false;
    uncover();
    const RunCountdown setting = services_.settings.run_countdown;
    const bool is_at_start = time() == PlayTime{0};
    const bool is_wanted =
        setting == RunCountdown::Always || (setting == RunCountdown::AtStart && is_at_start);
    const bool has_curtain = std::exchange(was_counting_, false);
    if (has_begun_ && is_wanted)
        begin_count();
    else if (has_curtain) // the setting was changed meanwhile
        go();
    count();
    run_clock();
}

Transition ArcadeStage::pause_card()
{
    return push([this] {
        return make_pause_scene(
            services_,
            PauseCard{.elapsed = run_.time_shown(time()),
                      .board = [this] { return card_over(); },
                      .resume = [this] { resume(); },
                      .restart =
                          [this] {
                              next_ = replace([&services = services_, &mode = run_.mode(),
                                               practised = practised_] {
                                  return make_arcade_run_scene(services, mode, practised);
                              });
                          },
                      .end =
                          [this] {
                              run_.stop();
                          }});
    });
}

Rect ArcadeStage::card_over() const
{
    return board().moved(0, below_);
}

void ArcadeStage::show(const std::vector<ArcadeEvent>& events)
{
    using enum ArcadeEvent::Kind;
    if (events.empty())
        return;
    // Time and points of all that one digit has done.
    ArcadeEvent sum{.kind = events.back().kind};
    int combo = 0;
    for (const ArcadeEvent& event : events) {
        if (event.kind == House || event.kind == Step)
            combo = std::max(combo, event.combo);
        sum.time += event.time;
        sum.points += event.points;
    }
    rail_.follow(time(), now_);
    rail_.show(sum, combo);
    if (sum.kind == Step)
        services_.sound.play(sounds::house_in_run(combo, run_counts, 0.5, 0.5));
    if (combo > 0 && sum.kind != Wrong)
        speak(services_.texts.tr(
            Message{N_("×{n}, next ×{next}, {seconds} seconds"),
                    {{"n", std::to_string(combo)},
                     {"next", std::to_string(run_.combo(time()))},
                     {"seconds", std::to_string(run_.combo_left(time()).count() / 1000)}}}));
    if (sum.kind == Wrong && run_.mode().hearts > 0) {
        services_.host.rumble(of_a_heart);
        speak(services_.texts.trn("{n} heart left", "{n} hearts left", run_.hearts()));
    }
}

void ArcadeStage::speak(const std::string& text) const
{
    services_.host.speak({.text = text, .cuts_in = false});
}

std::optional<PlayTime> ArcadeStage::next_change() const
{
    std::optional<PlayTime> next = next_change_below();
    const auto sooner = [&next](PlayTime time) {
        next = std::min(next.value_or(time), std::max(PlayTime{1}, time));
    };
    if (loss_)
        sooner(loss_->is_moving() ? next_frame : loss_->left());
    else if (!is_ready() && !paused_)
        sooner(PlayTime{30});
    if (!paused_ && (rail_.is_moving() || counting_))
        sooner(next_frame);
    if (watch_.is_running())
        sooner(std::min(PlayTime{100}, PlayTime{run_.time_shown(time()).count() % 100 + 1}));
    return next;
}

void ArcadeStage::draw(Canvas& canvas) const
{
    const Rect all{0, 0, window_.width, window_.height};
    canvas.fill(all, Paint::Background);
    ShiftedCanvas below(canvas, room_below(), below_);
    draw_below(below);
    ComboLineLook line = rail_.line();
    if (run_.is_over() || paused_)
        line.left = 0;
    draw_combo_line(below, board(), line, scale_);
    draw_leaves(canvas, placement_);
    panel_.draw(canvas, scale_);
    if (counting_ && !paused_)
        draw_count(below);
}

void ArcadeStage::draw_count(Canvas& canvas) const
{
    const PlayTime passed = now_ - counting_->start;
    const PlayTime since = passed % run_count_lasts;
    const auto number = run_counts - static_cast<int>(passed / run_count_lasts);
    const MotionAmount motion = services_.motion();
    const double settled = back_out(Span{MonotonicTime{0}, count_swells}.share(since));
    const double gone = Span{run_count_lasts - count_fades, count_fades}.share(since);
    draw_run_count(canvas, board(),
                   {.number = std::to_string(std::max(1, number)),
                    .swell = motion == MotionAmount::Full ? 1.15 - 0.15 * settled : 1,
                    .opacity = motion == MotionAmount::Off ? 100 : percent(1 - gone),
                    .aim = aim_},
                   scale_);
}

} // namespace game
