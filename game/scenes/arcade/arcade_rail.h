#pragma once
// How a run stands: clock, score, rank, combo, hearts, boards. They are pictures of what is true at
// the moment, laid out once: nothing is made anew while nothing happens. A wide window has them in
// a rail, others in a strip above the board.

#include <optional>
#include <string>
#include <vector>

#include "engine/arcade/arcade_run.h"
#include "game/motion/span.h"
#include "game/scenes/services.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/play/combo_line.h"
#include "game/widgets/play/run_clock.h"
#include "game/widgets/play/run_result.h"

namespace game {

class ArcadeRail {
public:
    ArcadeRail(Services& services, const engine::ArcadeRun& run);

    void tell_again(); // in another language, perhaps
    // The best result in the mode's table, if there is one.
    void know_best(int score);
    // What is played now, for the second line: "Board 2 of the run · 9×9 Easy".
    void name_task(std::string task);
    // All that one digit or answer did, the highest last, and of that the sum.
    void show(const engine::ArcadeEvent& sum, int combo);
    void go(); // the countdown is over
    // To a moment of the run. The clock runs or not.
    void follow(engine::PlayTime time, engine::MonotonicTime now);
    // The combo has just ended because its time was up; told once.
    bool take_end_of_combo() { return std::exchange(combo_ended_, false); }

    bool is_moving() const;
    // The combo that the last house or step had; 0 if the next one begins a new one.
    int combo() const { return combo_; }
    bool is_short() const; // ten seconds are left, or fewer
    // Around the board: the time of the combo or, in modes without combos, that of the run, or the
    // hearts that are left.
    ComboLineLook line() const;

    // The name of the mode and of what is played, the clock, and what was won or lost.
    Box heading() const;
    // The score with the best one, and what the last event gave.
    Box score() const;
    Box ranks() const;
    // ×N in this size, its bars, how long it lasts and what follows.
    Box combo(double size) const;
    Box hearts() const;
    Box boards() const; // those of a run that has a list of them
    Box solved() const; // the number of boards, and each in small
    // All of it that a strip has room for, 60 units high.
    Box strip() const;
    // What is won and lost by what, with its heading.
    Box counts() const;

private:
    using Draw = void (ArcadeRail::*)(Canvas&, Rect, Scale) const;
    Box live(Draw draw) const;
    static Box current(const std::string& text, TextLook look); // as it stands when it is drawn
    Box clock(double size) const;
    Box large(RunComboLook look) const; // the combo or, without any, the number of boards
    Box small_hearts() const;
    Box rank_boxes() const;
    RungBoxesLook rungs_climbed() const;
    Box rank_line() const;
    Box board_marks() const;
    Box combo_bars() const;
    Box small_solved() const; // how many boards, in words and as a number
    Box strip_in(bool is_wide) const;
    bool is_full() const { return services_.motion() == MotionAmount::Full; }
    bool shows_event() const { return !event_.is_over(now_); }
    int event_opacity() const;
    int event_down() const; // units below its place, while it comes
    int shown_score() const;
    void write_texts();
    void write_rank();

    void draw_clock(Canvas& canvas, Rect area, double size, Scale scale) const;
    void draw_chip(Canvas& canvas, Rect area, Scale scale) const;
    void draw_best(Canvas& canvas, Rect area, Scale scale) const;
    void draw_score(Canvas& canvas, Rect area, Scale scale) const;
    void draw_small_score(Canvas& canvas, Rect area, Scale scale) const;
    void draw_small_line(Canvas& canvas, Rect area, Scale scale) const;
    void draw_combo_time(Canvas& canvas, Rect area, Scale scale) const;
    void draw_large(Canvas& canvas, Rect area, RunComboLook look, Scale scale) const;
    void draw_all_hearts(Canvas& canvas, Rect area, Scale scale) const;

    Services& services_;
    const engine::ArcadeRun& run_;
    engine::PlayTime time_{0};
    engine::MonotonicTime now_{0};
    std::string task_;
    std::optional<int> best_;
    engine::ArcadeTally tally_; // after the last event
    int rank_ = 0;
    double rank_share_ = 0;

    // Texts, written when what they say has changed.
    std::string name_;
    std::string score_text_;
    int score_written_ = -1;
    std::string best_text_;
    std::string points_text_; // "+300"
    std::string time_text_;   // "+6 s"
    std::string line_text_;   // both
    std::string rank_text_;
    std::string missing_text_;
    std::string next_text_;
    std::string combo_text_ = "×1";
    std::string fallen_text_; // of the combo that has just ended
    std::string solved_text_ = "0";
    std::string go_text_;
    std::vector<std::string> board_times_;

    int combo_ = 0;
    bool combo_ended_ = false;
    bool is_past_best_ = false;
    bool is_loss_ = false; // the last event
    int hearts_ = 0;
    int score_from_ = 0;
    int score_ = 0;
    Span event_;
    Span score_counts_;
    Span combo_rises_;
    Span combo_falls_;
    Span heart_breaks_;
    Span go_stays_;
};

} // namespace game
