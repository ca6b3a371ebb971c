#include "game/scenes/arcade/arcade_rail.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/arcade/arcade_rank.h"
#include "engine/base/count.h"
#include "engine/base/message.h"
#include "game/motion/curves.h"
#include "game/scenes/arcade/arcade_texts.h"
#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/widgets/play/run_marks.h"

namespace game {
namespace {

using engine::Message;
using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;

constexpr PlayTime short_below{10'000};
constexpr PlayTime dashes_below{3'000};
constexpr PlayTime event_comes{90};
constexpr PlayTime event_stays{1200};
constexpr PlayTime event_goes{160};
constexpr PlayTime counts_up{240};
constexpr PlayTime rises{180};
constexpr PlayTime redraws{160};
constexpr PlayTime falls{160};
constexpr PlayTime cracks{140};
constexpr PlayTime swells{140};
constexpr PlayTime go_lasts{700};
constexpr double wide_strip = 740; // units

constexpr TextLook rail_name_look{.size = 18, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook rail_label_look{.size = 13, .weight = Weight::Medium, .tint = Paint::Ink2};
constexpr TextLook rail_line_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr TextLook rail_quiet_look{
    .size = 13, .weight = Weight::Regular, .tint = Paint::Ink2, .align = Align::Right};
constexpr TextLook rail_strong_look{
    .size = 14, .weight = Weight::SemiBold, .align = Align::Right, .face = Face::Numerals};

// From 1 at first to `most` at once, and back.
double swollen(double most, double share)
{
    return 1 + (most - 1) * (1 - ease_out(share));
}

} // namespace

ArcadeRail::ArcadeRail(Services& services, const engine::ArcadeRun& run)
    : services_(services), run_(run), hearts_(run.mode().hearts)
{
    tell_again();
}

void ArcadeRail::tell_again()
{
    go_text_ = services_.texts.trc("countdown", "GO");
    name_ = services_.texts.tr(run_.mode().name);
    score_written_ = -1;
    write_texts();
}

void ArcadeRail::know_best(int score)
{
    best_ = score;
    write_texts();
}

void ArcadeRail::name_task(std::string task)
{
    task_ = std::move(task);
    write_texts();
}

void ArcadeRail::show(const engine::ArcadeEvent& sum, int combo)
{
    event_ = {now_, event_stays + event_goes};
    const bool is_wrong = sum.kind == engine::ArcadeEvent::Kind::Wrong;
    is_loss_ = is_wrong || sum.time < PlayTime{0};
    time_text_ = sum.time == PlayTime{0} ? "" : seconds_in_run(services_.texts, sum.time);
    points_text_ = sum.points > 0 ? "+" + number_text(services_.texts, sum.points) : "";
    const bool has_both = !points_text_.empty() && !time_text_.empty();
    line_text_ = points_text_ + (has_both ? " · " : "") + time_text_;
    if (combo > combo_ && is_full())
        combo_rises_ = {now_, rises};
    combo_ = is_wrong ? 0 : std::max(combo, combo_);
    if (run_.hearts() < hearts_)
        heart_breaks_ = {now_, services_.motion() == MotionAmount::Off ? PlayTime{0} : cracks};
    hearts_ = run_.hearts();
    score_from_ = shown_score();
    score_ = run_.score();
    score_counts_ = {now_, is_full() ? counts_up : PlayTime{0}};
    write_texts();
}

void ArcadeRail::go()
{
    go_stays_ = {now_, go_lasts};
}

void ArcadeRail::follow(PlayTime time, MonotonicTime now)
{
    time_ = time;
    now_ = now;
    if (std::exchange(score_written_, shown_score()) != shown_score())
        score_text_ = number_text(services_.texts, shown_score());
    if (combo_ == 0 || run_.combo_left(time) > PlayTime{0})
        return;
    combo_ended_ = combo_ > 1;
    fallen_text_ = combo_text_;
    combo_falls_ = {now, is_full() ? falls : PlayTime{0}};
    combo_ = 0;
    write_texts();
}

bool ArcadeRail::is_moving() const
{
    const std::array spans = {event_,       score_counts_, combo_rises_,
                              combo_falls_, heart_breaks_, go_stays_};
    return (is_full() && (combo_ > 0 || is_short())) ||
           std::ranges::any_of(spans, [this](const Span& span) { return !span.is_over(now_); });
}

bool ArcadeRail::is_short() const
{
    return run_.counts_down() && run_.time_shown(time_) < short_below;
}

ComboLineLook ArcadeRail::line() const
{
    const engine::ArcadeMode& mode = run_.mode();
    if (mode.hearts > 0)
        return {.left = engine::ratio(run_.hearts(), mode.hearts),
                .edge = Paint::Error,
                .inside = Paint::Error};
    if (mode.combo_within == PlayTime{0}) {
        const double left = milliseconds(run_.time_shown(time_)) / milliseconds(mode.countdown);
        return {.left = std::min(1.0, left),
                .is_dashed = is_short(),
                .edge = is_short() ? Paint::Error : Paint::Gold,
                .inside = is_short() ? Paint::Error : Paint::GoldFill};
    }
    if (combo_ == 0)
        return {};
    const PlayTime left = run_.combo_left(time_);
    const double share = milliseconds(left) / milliseconds(run_.mode().combo_within);
    const double redrawn =
        is_full() ? ease_out(Span{combo_rises_.start, redraws}.share(now_)) : 1.0;
    return {.left = std::min(share, redrawn), .is_dashed = left < dashes_below};
}

int ArcadeRail::event_opacity() const
{
    if (services_.motion() == MotionAmount::Off)
        return 100;
    const double come = Span{event_.start, event_comes}.share(now_);
    const double gone = Span{event_.start + event_stays, event_goes}.share(now_);
    return percent(ease_out(come) * (1 - gone));
}

int ArcadeRail::event_down() const
{
    constexpr int rises_by = 6;
    const double come = ease_out(Span{event_.start, event_comes}.share(now_));
    return is_full() ? rounded(rises_by * (1 - come)) : 0;
}

int ArcadeRail::shown_score() const
{
    const double share = ease_out(score_counts_.share(now_));
    return score_from_ + rounded((score_ - score_from_) * share);
}

// What they say changes only by events, by the end of the combo, and with each board.
void ArcadeRail::write_texts()
{
    const engine::Translations& texts = services_.texts;
    const auto with_number = [&texts](const char* text, const std::string& number) {
        return texts.tr(Message{text, {{"n", number}}});
    };
    tally_ = run_.tally();
    is_past_best_ = best_ && *best_ > 0 && run_.score() > *best_;
    if (best_)
        best_text_ = with_number(is_past_best_ ? N_("past your best {n}") : N_("best {n}"),
                                 number_text(texts, *best_));
    combo_text_ = "×" + std::to_string(std::max(1, combo_));
    const bool finds_steps = run_.mode().task == engine::ArcadeTask::Steps;
    if (combo_ == 0)
        next_text_ = texts.tr(finds_steps ? N_("Find a step") : N_("Finish a row, column or box"));
    else
        next_text_ =
            with_number(finds_steps ? N_("Next step: ×{n}") : N_("Next row, column or box: ×{n}"),
                        std::to_string(run_.combo(time_)));
    solved_text_ = std::to_string(run_.boards_solved());
    board_times_.clear();
    for (const engine::ArcadeBoardTally& board : tally_.boards)
        board_times_.push_back(board.is_solved ? clock_text(board.time) : "");
    write_rank();
}

void ArcadeRail::write_rank()
{
    const engine::Translations& texts = services_.texts;
    const engine::ArcadeMode& mode = run_.mode();
    const engine::ArcadeReached reached = run_.reached();
    const engine::ArcadeRank rank = engine::rank_of(mode, reached);
    const auto next = engine::next_rank(mode, reached);
    rank_ = engine::worth_of(rank);
    rank_share_ = next ? next->share : 0;
    rank_text_ = texts.tr(
        Message{N_("Rank {letter}"), {{"letter", std::string(1, engine::letter_of(rank))}}});
    missing_text_.clear();
    if (next)
        missing_text_ =
            texts.tr(Message{N_("{n} to {letter}"),
                             {{"n", number_text(texts, next->missing)},
                              {"letter", std::string(1, engine::letter_of(next->rank))}}});
}

Box ArcadeRail::live(Draw draw) const
{
    return box::picture([this, draw](Canvas& canvas, Rect area, Scale scale) {
        (this->*draw)(canvas, area, scale);
    });
}

Box ArcadeRail::current(const std::string& text, TextLook look)
{
    return box::picture([&text, look](Canvas& canvas, Rect area, Scale scale) {
        draw_text(canvas, text, area, look, scale);
    });
}

Box ArcadeRail::clock(double size) const
{
    return box::picture([this, size](Canvas& canvas, Rect area, Scale scale) {
        draw_clock(canvas, area, size, scale);
    });
}

Box ArcadeRail::large(RunComboLook look) const
{
    return box::picture([this, look](Canvas& canvas, Rect area, Scale scale) {
        draw_large(canvas, area, look, scale);
    });
}

Box ArcadeRail::heading() const
{
    using namespace box;
    return column(
        {text(name_, rail_name_look).size(20).then(4),
         current(task_, rail_line_look).size(20).then(10), clock(84).between(60, 84),
         column({space(6), live(&ArcadeRail::draw_chip).size(34)}).when(run_.counts_down())});
}

Box ArcadeRail::score() const
{
    using namespace box;
    const Box label = text(services_.texts.tr("Score"), rail_label_look);
    return column(
        {row({label.then(8), live(&ArcadeRail::draw_best).size(0).grow()}).size(18).then(5),
         live(&ArcadeRail::draw_score).size(44)});
}

// The letters or, in the Technique sprint, the gems.
Box ArcadeRail::rank_boxes() const
{
    return box::picture([this](Canvas& canvas, Rect area, Scale scale) {
        if (engine::has_gems(run_.mode()))
            draw_rung_boxes(canvas, area, rungs_climbed(), scale);
        else
            draw_rank_boxes(canvas, area, {.reached = rank_, .share = rank_share_}, scale);
    });
}

// The rungs below the one that is played, also those that were left out to practise it.
RungBoxesLook ArcadeRail::rungs_climbed() const
{
    const double share = engine::ratio(run_.found_on_rung(), run_.mode().steps_in_rung);
    const auto below = static_cast<int>(engine::index_of(run_.rung()));
    return {.finished = below + (share >= 1 ? 1 : 0), .share = std::min(1.0, share)};
}

// As the boxes, where there is no room for them.
Box ArcadeRail::rank_line() const
{
    return box::picture([this](Canvas& canvas, Rect area, Scale scale) {
        RankBoxesLook look{.reached = rank_, .share = rank_share_};
        if (engine::has_gems(run_.mode())) {
            const RungBoxesLook rungs = rungs_climbed();
            look = {.reached = rungs.finished - 1, .share = *rungs.share};
        }
        draw_rank_line(canvas, area, look, scale);
    });
}

Box ArcadeRail::board_marks() const
{
    return box::picture([this](Canvas& canvas, Rect area, Scale scale) {
        draw_board_marks(canvas, area,
                         {.all = engine::count_of(run_.mode().levels),
                          .solved = static_cast<int>(run_.boards_solved()),
                          .filled = run_.reached().in_hand},
                         scale);
    });
}

Box ArcadeRail::combo_bars() const
{
    return box::picture([this](Canvas& canvas, Rect area, Scale scale) {
        if (combo_ > 0)
            draw_combo_bars(canvas, area, combo_, scale);
    });
}

Box ArcadeRail::ranks() const
{
    using namespace box;
    const Box rank = current(rank_text_, {.size = 13, .weight = Weight::SemiBold});
    const Box missing = current(missing_text_, rail_quiet_look);
    return column({rank_boxes().size(32).then(9), layers({rank, missing}).size(18)});
}

Box ArcadeRail::combo(double size) const
{
    using namespace box;
    const Box label = text(services_.texts.tr("Combo"), rail_label_look);
    const bool is_large = size > 100; // then there is room for bars over each other
    const double height = is_large ? size * 87 / 124 : 28;
    const Box bars = column({space().grow(), combo_bars().size(height), space().grow()});
    return column(
        {row({label, live(&ArcadeRail::draw_combo_time).size(0).grow()}).size(18).then(3),
         row({large({.size = size}).size(0).grow().then(8), bars.size(is_large ? 52 : 106)})
             .size(size * 116 / 124)
             .then(13),
         current(next_text_, rail_label_look).size(18)});
}

Box ArcadeRail::hearts() const
{
    using namespace box;
    return column({text(services_.texts.tr("Hearts"), rail_label_look).size(18).then(5),
                   live(&ArcadeRail::draw_all_hearts).size(48)});
}

Box ArcadeRail::small_hearts() const
{
    using namespace box;
    return column({space().grow(), live(&ArcadeRail::draw_all_hearts).size(24), space().grow()})
        .size(88);
}

Box ArcadeRail::boards() const
{
    using namespace box;
    const Box label = text(services_.texts.tr("Boards"), rail_label_look);
    std::vector<Box> rows = {
        row({label, current(best_text_, rail_quiet_look).size(0).grow()}).size(18).then(4)};
    const auto& levels = run_.mode().levels;
    for (std::size_t board = 0; board < levels.size(); ++board) {
        const auto draw = [this, board, name = level_name(services_.texts, levels[board])](
                              Canvas& canvas, Rect area, Scale scale) {
            using State = RunBoardLook::State;
            const bool is_begun = board < tally_.boards.size();
            const bool is_solved = is_begun && tally_.boards[board].is_solved;
            draw_run_board(canvas, area,
                           {.state = is_solved  ? State::Solved
                                     : is_begun ? State::Now
                                                : State::Ahead,
                            .name = name,
                            .time = is_begun ? std::string_view(board_times_[board]) : "",
                            .filled = is_begun ? run_.reached().in_hand : 0},
                           scale);
        };
        rows.push_back(picture(draw).between(26, 34));
    }
    return column(std::move(rows));
}

Box ArcadeRail::solved() const
{
    using namespace box;
    const Box all = picture([this](Canvas& canvas, Rect area, Scale scale) {
        draw_small_solved_boards(canvas, area, static_cast<int>(run_.boards_solved()), scale);
    });
    return column(
        {text(services_.texts.tr("Boards solved"), rail_label_look).size(18).then(3),
         row({large({}).size(90).then(12), column({space(6), all.grow()}).grow()}).size(126)});
}

// Above a wide board there is also room for the ranks, and for the bars of the combo.
Box ArcadeRail::strip() const
{
    return Box::made_by([this](double width, const Unit& unit) {
               return strip_in(width / unit.across >= unit.scale.grown(wide_strip));
           })
        .size(60);
}

Box ArcadeRail::small_solved() const
{
    using namespace box;
    TextLook look = rail_label_look;
    look.align = Align::Right;
    return row({text(services_.texts.tr("Boards solved"), look).then(10),
                large({.size = 44, .align = Align::Right}).size(with_text(44))});
}

Box ArcadeRail::strip_in(bool is_wide) const
{
    using namespace box;
    const bool has_list = run_.mode().ends_with_levels;
    const bool has_combos = run_.mode().combo_within > PlayTime{0};
    const Box way = has_list ? board_marks().size(14) : rank_line().size(4);
    const Box middle =
        column({space().grow(), live(&ArcadeRail::draw_small_score).size(with_text(26)),
                live(&ArcadeRail::draw_small_line).size(with_text(18)), way.when(!is_wide),
                space().grow()});
    const Box right = run_.mode().hearts > 0 ? small_hearts()
                      : has_combos ? large({.size = 44, .align = Align::Right}).size(with_text(84))
                                   : small_solved();
    const Box ranks = column({space().grow(), rank_boxes().size(30), space().grow()});
    const Box boards = column({space().grow(), board_marks().size(22), space().grow()});
    const Box bars = column({space().grow(), combo_bars().size(24), space().grow()});
    return row({space(14), clock(38).size(with_text(108)).then(8), middle.size(0).grow(3).then(8),
                ranks.size(with_text(216)).then(has_list ? 18 : 8).when(is_wide),
                space().grow(2).when(is_wide && !has_list),
                boards.size(110).then(14).when(is_wide && has_list),
                bars.size(with_text(106)).then(8).when(is_wide && has_combos), right.then(14)});
}

Box ArcadeRail::counts() const
{
    using namespace box;
    std::vector<Box> rows = {
        text(services_.texts.tr("What counts"), rail_label_look).size(20).then(6)};
    for (const RunCount& count : what_counts(services_.texts, run_)) {
        if (rows.size() > 1)
            rows.push_back(rule());
        rows.push_back(row({box::icon(count.icon, 20, count.tint).then(12),
                            text(count.label, {.size = 14}).size(0).grow().then(8),
                            text(count.value, rail_strong_look)})
                           .size(33));
    }
    return column(std::move(rows));
}

void ArcadeRail::draw_clock(Canvas& canvas, Rect area, double size, Scale scale) const
{
    const PlayTime shown = run_.time_shown(time_);
    const PlayTime since{999 - shown.count() % 1000};
    RunClockLook look{.time = shown,
                      .size = size,
                      .is_short = is_short() && !run_.is_over(),
                      .is_quiet = run_.is_over()};
    if (look.is_short && is_full())
        look.swell = swollen(1.06, Span{MonotonicTime{0}, swells}.share(since));
    if (look.is_short && shows_event() && size > 60)
        look.chip = {.text = time_text_, .is_loss = is_loss_, .opacity = event_opacity()};
    draw_run_clock(canvas, area, look, scale);
}

void ArcadeRail::draw_chip(Canvas& canvas, Rect area, Scale scale) const
{
    const auto seconds = static_cast<int>((run_.time_shown(time_).count() + 999) / 1000);
    if (is_short())
        return draw_last_seconds(canvas, area, seconds, scale);
    if (shows_event() && !time_text_.empty())
        draw_event_chip(canvas, area.moved(0, rounded(event_down() * scale.unit)),
                        {.text = time_text_, .is_loss = is_loss_, .opacity = event_opacity()},
                        scale);
}

void ArcadeRail::draw_best(Canvas& canvas, Rect area, Scale scale) const
{
    TextLook look = rail_quiet_look;
    if (is_past_best_) {
        look.weight = Weight::SemiBold;
        look.tint = Paint::Gold;
    }
    draw_text(canvas, best_text_, area, look, scale);
}

void ArcadeRail::draw_score(Canvas& canvas, Rect area, Scale scale) const
{
    draw_fitted_number(canvas, score_text_, area,
                       {.size = 44, .weight = Weight::Bold, .face = Face::Numerals}, scale);
    if (shows_event())
        draw_text(canvas, points_text_, area.moved(0, rounded(event_down() * scale.unit)),
                  {.size = 18,
                   .weight = Weight::SemiBold,
                   .tint = Tint(Paint::Gold).faded(event_opacity()),
                   .align = Align::Right,
                   .face = Face::Numerals},
                  scale);
}

void ArcadeRail::draw_small_score(Canvas& canvas, Rect area, Scale scale) const
{
    const bool is_in_boards = run_.mode().unit == engine::ArcadeUnit::Boards;
    draw_text(canvas, is_in_boards ? name_ : score_text_, area,
              {.size = is_in_boards ? 18.0 : 24.0, .weight = Weight::Bold, .face = Face::Numerals},
              scale);
}

void ArcadeRail::draw_small_line(Canvas& canvas, Rect area, Scale scale) const
{
    if (!shows_event() || line_text_.empty()) {
        const engine::ArcadeMode& mode = run_.mode();
        const bool has_task = mode.unit == engine::ArcadeUnit::Boards || engine::has_gems(mode);
        const std::string& text = has_task ? task_ : missing_text_;
        TextLook look = rail_line_look;
        if (canvas.width_of(text, font_of(look, scale)) * 4 / 5 > area.width)
            look.size = 12 / scale.text; // as small as any text
        return draw_text(canvas, text, area, look, scale);
    }
    draw_text(canvas, line_text_, area,
              {.size = 13,
               .weight = Weight::SemiBold,
               .tint = Tint(is_loss_ ? Paint::Error : Paint::Gold).faded(event_opacity()),
               .face = Face::Numerals},
              scale);
}

void ArcadeRail::draw_combo_time(Canvas& canvas, Rect area, Scale scale) const
{
    if (combo_ == 0)
        return;
    const auto tenths = run_.combo_left(time_).count() / 100;
    const std::string shown =
        std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " s";
    draw_text(canvas, shown, area, rail_strong_look, scale);
}

void ArcadeRail::draw_large(Canvas& canvas, Rect area, RunComboLook look, Scale scale) const
{
    const bool has_combos = run_.mode().combo_within > PlayTime{0};
    if (!go_stays_.is_over(now_) && (combo_ == 0 || !has_combos)) {
        look.text = go_text_;
    } else if (!has_combos) {
        look.text = solved_text_;
        look.tint = Paint::Ink;
    } else if (!combo_falls_.is_over(now_)) {
        const double gone = combo_falls_.share(now_);
        look.text = fallen_text_;
        look.down = rounded(8 * gone);
        look.tint = Tint(Paint::Gold).faded(percent(1 - gone));
    } else {
        look.text = combo_text_;
        look.shines = combo_ > 1;
        look.tint = look.shines ? Paint::Gold : Paint::Ink3;
        if (!combo_rises_.is_over(now_))
            look.swell = 1.18 - 0.18 * back_out(combo_rises_.share(now_));
    }
    draw_run_combo(canvas, area, look, scale);
}

void ArcadeRail::draw_all_hearts(Canvas& canvas, Rect area, Scale scale) const
{
    const double broken = heart_breaks_.share(now_);
    draw_hearts(canvas, area,
                {.all = run_.mode().hearts,
                 .left = run_.hearts(),
                 .crack = percent(broken),
                 .down = is_full() && broken < 1 ? rounded(6 * broken) : 0,
                 .shows_last = run_.is_over()},
                scale);
}

} // namespace game
