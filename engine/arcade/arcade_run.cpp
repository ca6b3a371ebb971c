#include "engine/arcade/arcade_run.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/base/table.h"

namespace engine {

ArcadeRun::ArcadeRun(const ArcadeMode& mode, SprintRung from) : mode_(&mode)
{
    if (mode.steps_in_rung > 0)
        tally_.rungs.resize(index_of(from) + 1);
}

void ArcadeRun::begin_board(const Puzzle& puzzle)
{
    puzzle_ = puzzle;
    digits_ = puzzle.givens;
    const Grid& grid = *puzzle.grid;
    was_correct_.assign(grid.cells().size(), false);
    was_wrong_.assign(grid.cells().size(), DigitSet());
    was_complete_.assign(grid.houses().size(), false);
    board_from_ = seen_at_;
    tally_.boards.push_back({.level = level_of_board(*mode_, boards_solved_)});
    const Board start(puzzle.givens);
    for (Cell cell : grid.cells())
        was_correct_[cell.index] = puzzle.givens[cell] != no_digit;
    for (HouseIndex house : grid.house_indexes())
        was_complete_[house.index] = is_correct(start, grid.house(house));
}

std::vector<ArcadeEvent> ArcadeRun::follow(const Board& board, PlayTime at)
{
    ENSURE(puzzle_);
    advance(at);
    std::vector<ArcadeEvent> events;
    if (is_over() || is_board_solved())
        return events;
    follow_digits(board, at, events);
    advance(at);
    if (is_over())
        return events;
    follow_houses(board, at, events);
    follow_end_of_board(board, at, events);
    return events;
}

void ArcadeRun::follow_digits(const Board& board, PlayTime at, std::vector<ArcadeEvent>& events)
{
    for (Cell cell : puzzle_->grid->cells()) {
        const Digit digit = board[cell].digit;
        digits_[cell] = digit;
        if (is_over()) // by the cell before, of several that were written at once
            continue;
        DigitSet& was_wrong = was_wrong_[cell.index];
        const bool matches = digit == puzzle_->solution[cell];
        if (matches && !was_correct_[cell.index]) {
            was_correct_[cell.index] = true;
            ++tally_.digits;
            score(mode_->points_for_digit, at);
        }
        if (mode_->charges_again && !was_wrong.has(digit))
            was_wrong = {}; // what stood there is gone
        if (digit == no_digit || matches || was_wrong.has(digit))
            continue;
        was_wrong = was_wrong.with(digit);
        tally_.last_mistake = {cell, digit, puzzle_->solution[cell]};
        events.push_back(wrong());
    }
}

void ArcadeRun::follow_houses(const Board& board, PlayTime at, std::vector<ArcadeEvent>& events)
{
    if (mode_->points_for_house == 0)
        return;
    const Grid& grid = *puzzle_->grid;
    for (HouseIndex house : grid.house_indexes()) {
        if (was_complete_[house.index] || !is_correct(board, grid.house(house)))
            continue;
        was_complete_[house.index] = true;
        events.push_back(
            chained(ArcadeEvent::Kind::House, time_for_house(*mode_, boards_solved_), at));
    }
}

void ArcadeRun::follow_end_of_board(const Board& board,
                                    PlayTime at,
                                    std::vector<ArcadeEvent>& events)
{
    if (board.digits() != puzzle_->solution)
        return;
    ++boards_solved_;
    tally_.boards.back().is_solved = true;
    tally_.boards.back().time = at - board_from_;
    score(mode_->points_for_board, at);
    scored_at_ = at;
    earned_ += mode_->for_board;
    events.push_back({.kind = ArcadeEvent::Kind::Board,
                      .time = mode_->for_board,
                      .points = mode_->points_for_board});
    if (mode_->ends_with_levels && boards_solved_ >= mode_->levels.size())
        ending_ = ArcadeEnding::AllBoards;
}

std::vector<ArcadeEvent>
ArcadeRun::answer(const Technique& technique, ArcadeAnswer answer, PlayTime at)
{
    advance(at);
    if (is_over())
        return {};
    ArcadeRungTally& rung = tally_.rungs.back();
    std::vector<ArcadeEvent> events;
    switch (answer) {
    case ArcadeAnswer::Found:
        events.push_back(chained(ArcadeEvent::Kind::Step, PlayTime{0}, at));
        ++rung.found;
        if (const auto finished = climb())
            events.push_back(*finished);
        break;
    case ArcadeAnswer::Missed:
        ++rung.missed;
        if (rung.first_missed == nullptr)
            rung.first_missed = &technique;
        events.push_back(wrong());
        break;
    case ArcadeAnswer::Skipped:
        earned_ -= mode_->for_wrong;
        events.push_back({.kind = ArcadeEvent::Kind::Skip, .time = -mode_->for_wrong});
        break;
    }
    advance(at);
    return events;
}

std::optional<ArcadeEvent> ArcadeRun::climb()
{
    if (found_on_rung() != mode_->steps_in_rung)
        return std::nullopt;
    earned_ += mode_->for_rung;
    if (rung() != SprintRung::Diamond)
        tally_.rungs.emplace_back();
    return ArcadeEvent{.kind = ArcadeEvent::Kind::Rung, .time = mode_->for_rung};
}

ArcadeEvent ArcadeRun::chained(ArcadeEvent::Kind kind, PlayTime time, PlayTime at)
{
    combo_ = combo(at);
    combo_at_ = at;
    earned_ += time;
    const int once = mode_->points_for_house * (tally_.rungs.empty() ? 1 : number_of(rung()));
    const int points = once * combo_;
    ++tally_.houses;
    tally_.combo_points += points - once;
    tally_.best_combo = std::max(tally_.best_combo, combo_);
    in_a_row_ = combo_ > 1 ? in_a_row_ + 1 : 1;
    tally_.most_in_a_row = std::max(tally_.most_in_a_row, in_a_row_);
    score(points, at);
    return {.kind = kind, .time = time, .points = points, .combo = combo_};
}

ArcadeEvent ArcadeRun::wrong()
{
    combo_ = 0;
    ++tally_.wrong;
    earned_ -= mode_->for_wrong;
    if (mode_->hearts > 0) {
        ++tally_.boards.back().hearts_lost;
        if (hearts() == 0)
            ending_ = ArcadeEnding::NoHearts;
    }
    return {.kind = ArcadeEvent::Kind::Wrong, .time = -mode_->for_wrong};
}

void ArcadeRun::score(int points, PlayTime at)
{
    if (points == 0)
        return;
    points_ += points;
    scored_at_ = at;
}

void ArcadeRun::stop()
{
    if (!is_over())
        ending_ = ArcadeEnding::Stopped;
}

void ArcadeRun::advance(PlayTime at)
{
    if (is_over())
        return;
    const bool is_up = counts_down() && time_shown(at) == PlayTime{0};
    seen_at_ = std::max(seen_at_, is_up ? std::min(at, mode_->countdown + earned_) : at);
    if (is_up)
        ending_ = ArcadeEnding::TimeUp;
}

PlayTime ArcadeRun::time_shown(PlayTime at) const
{
    return counts_down() ? std::max(PlayTime{0}, mode_->countdown + earned_ - at) : at;
}

int ArcadeRun::combo(PlayTime at) const
{
    const bool goes_on = combo_ > 0 && at - combo_at_ <= mode_->combo_within;
    return goes_on ? std::min(combo_ + 1, highest_combo) : 1;
}

PlayTime ArcadeRun::combo_left(PlayTime at) const
{
    return combo_ > 0 ? std::max(PlayTime{0}, combo_at_ + mode_->combo_within - at) : PlayTime{0};
}

SprintRung ArcadeRun::rung() const
{
    return enumerator_at<SprintRung>(tally_.rungs.size() - 1);
}

int ArcadeRun::score() const
{
    return counts_boards(*mode_) ? static_cast<int>(boards_solved_) : points_;
}

ArcadeReached ArcadeRun::reached() const
{
    ArcadeReached all{.score = score(), .time = scored_at_, .in_hand = share_of_board()};
    for (const ArcadeRungTally& rung : tally_.rungs) {
        const bool is_finished = rung.found >= mode_->steps_in_rung;
        all.rungs += is_finished ? 1 : 0;
        all.in_hand = is_finished ? 0 : 1.0 * rung.found / mode_->steps_in_rung;
    }
    return all;
}

double ArcadeRun::share_of_board() const
{
    if (!counts_boards(*mode_) || !puzzle_ || is_board_solved())
        return 0;
    const int empty = count_of(puzzle_->givens, no_digit);
    const int written = empty - count_of(was_correct_, false);
    return 1.0 * written / std::max(1, empty);
}

ArcadeTally ArcadeRun::tally() const
{
    ArcadeTally all = tally_;
    if (!all.boards.empty() && !all.boards.back().is_solved)
        all.boards.back().time = seen_at_ - board_from_;
    return all;
}

bool ArcadeRun::is_correct(const Board& board, const House& house) const
{
    return std::ranges::all_of(
        house.cells, [&](Cell cell) { return board[cell].digit == puzzle_->solution[cell]; });
}

} // namespace engine
