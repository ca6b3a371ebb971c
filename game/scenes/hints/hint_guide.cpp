#include "game/scenes/hints/hint_guide.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"

namespace game {

using engine::Step;

namespace {

NamedCells named_in(const engine::Sentence& sentence)
{
    NamedCells named{.shows_effect = sentence.role == engine::Role::Effect};
    for (const engine::Phrase& phrase : sentence.phrases) {
        if (phrase.cells.size() == 1)
            named.cells.push_back(phrase.cells.front());
        else if (!phrase.cells.empty())
            named.houses.push_back(phrase.cells);
    }
    return named;
}

// Whether there is a step, or a mistake that everybody sees. The solution is not looked at.
bool has_something_to_tell(const HintQuestion& question, const engine::Chart& chart)
{
    const engine::Candidates seen = candidates_as_noted(chart, question.position);
    return seen.is_broken() ||
           !clashing_cells(*question.position.puzzle.grid, question.position.board).empty() ||
           !steps_for_hint(seen, question.options).empty();
}

} // namespace

HintAnswer answer(const HintQuestion& question)
{
    HintAnswer answer{question.chart};
    if (!answer.chart)
        answer.chart = std::make_shared<const engine::Chart>(question.position.puzzle.grid);
    if (question.check_board) {
        answer.board_error = find_wrong_digit(question.position);
        if (!answer.board_error)
            answer.board_error = find_missing_note(question.position);
        if (answer.board_error && question.if_empty == EmptyHint::TellsNothing &&
            !has_something_to_tell(question, *answer.chart))
            return {answer.chart};
        if (answer.board_error)
            return answer;
    }
    answer.candidates = candidates_for_hint(*answer.chart, question.position);
    answer.steps = steps_for_hint(*answer.candidates, question.options);
    return answer;
}

HintGuide::HintGuide(engine::HintPosition position,
                     engine::HintOptions options,
                     Opened opened,
                     EmptyHint if_empty)
    : position_(std::move(position)),
      options_(options),
      opened_(std::move(opened)),
      if_empty_(if_empty)
{
    ask(nullptr);
}

void HintGuide::ask(const engine::Technique* harder_than)
{
    HintQuestion question{.position = position_,
                          .options = options_,
                          .check_board = checks_board_,
                          .if_empty = has_told_ ? EmptyHint::ChecksBoard : if_empty_,
                          .chart = chart_};
    question.options.harder_than = harder_than;
    if (!position_.filled.empty())
        question.options.last_move = position_.filled.back();
    worker_.ask([question = std::move(question)](const engine::Cancel& cancel) mutable {
        question.options.cancel = cancel;
        return answer(question);
    });
    worker_.wait(in_one_frame);
}

bool HintGuide::update()
{
    auto answer = worker_.take();
    if (!answer)
        return false;
    chart_ = answer->chart;
    board_error_ = answer->board_error;
    if (board_error_) {
        stage_ = HintStage::Open;
        open_to(1);
        return true;
    }
    candidates_ = std::move(answer->candidates);
    take_steps(std::move(answer->steps));
    return true;
}

bool HintGuide::follow(engine::MonotonicTime now)
{
    waiting_.follow(stage_ == HintStage::Searching, now);
    const std::pair said = searches_long()
                               ? std::pair(worker_.done(), waiting_.passed().count() / 1000)
                               : std::pair(std::size_t{0}, engine::PlayTime::rep{-1});
    return std::exchange(said_, said) != said;
}

bool HintGuide::stop_looking()
{
    worker_.cancel();
    if (groups_.empty())
        return false;
    stage_ = HintStage::Open;
    return true;
}

void HintGuide::take_steps(std::vector<Step> steps)
{
    const bool first = groups_.empty();
    if (steps.empty())
        all_known_ = true;
    else
        groups_.push_back(std::move(steps));
    if (stage_ == HintStage::List && !all_known_ && !lists_enough())
        return ask(groups_.back().front().technique);
    if (stage_ != HintStage::Searching)
        return;
    if (groups_.empty()) {
        stage_ = HintStage::Nothing;
        return;
    }
    stage_ = HintStage::Open;
    if (first) {
        open_to(step_by_step_ ? engine::hint_levels : 1);
        return std::exchange(wants_list_, false) ? open_list() : void();
    }
    if (!all_known_)
        open_new(groups_.size() - 1, 0, 1);
}

void HintGuide::open_new(std::size_t group, std::size_t index, int level)
{
    if (group != group_ || index != index_)
        opened_level_ = 0;
    group_ = group;
    index_ = index;
    open_to(level);
}

// Reports each level of a hint that has not been shown before.
void HintGuide::count_as_opened(int level)
{
    has_told_ = true;
    for (; opened_level_ < level; ++opened_level_)
        opened_(opened_level_ + 1);
}

void HintGuide::open_to(int level)
{
    count_as_opened(level);
    level_ = level;
    sentence_ = -1;
    unfolded_.clear();
    pointed_at_.clear();
}

void HintGuide::fold_or_unfold(int number)
{
    if (unfolded_.erase(number) == 0)
        unfolded_.insert(number);
    sentence_ = -1; // others have its place now
}

const Step* HintGuide::step() const
{
    if (board_error_ || group_ >= groups_.size())
        return nullptr;
    return &groups_[group_][index_];
}

void HintGuide::open_next_level()
{
    if (stage_ == HintStage::Open && level_ < engine::hint_levels)
        open_to(level_ + 1);
}

void HintGuide::walk(int by, int length)
{
    if (stage_ != HintStage::Open)
        return;
    pointed_at_.clear();
    if (by < 0 && sentence_ < 0) {
        level_ = std::max(1, level_ - 1);
        return;
    }
    if (level_ < engine::hint_levels)
        return by > 0 && level_ < opened_level_ ? open_to(level_ + 1) : void();
    sentence_ = std::clamp(sentence_ + by, -1, length - 1);
}

void HintGuide::show_other(int by)
{
    if (step() == nullptr || stage_ != HintStage::Open)
        return;
    const auto count = engine::count_of(groups_[group_]);
    const int next = (static_cast<int>(index_) + by + count) % count;
    if (next == static_cast<int>(index_))
        return;
    open_new(group_, next, level_);
}

void HintGuide::show_harder(int by)
{
    if (step() == nullptr || stage_ != HintStage::Open || (by < 0 && group_ == 0))
        return;
    if (by > 0 && group_ + 1 >= groups_.size()) {
        if (all_known_ || is_busy())
            return;
        stage_ = HintStage::Searching;
        return ask(groups_.back().front().technique);
    }
    open_new(by > 0 ? group_ + 1 : group_ - 1, 0, 1);
}

void HintGuide::ignore_board_error()
{
    board_error_.reset();
    checks_board_ = false;
    stage_ = HintStage::Searching;
    opened_level_ = 0;
    level_ = 0;
    ask(nullptr);
}

void HintGuide::open_list()
{
    if (groups_.empty() || stage_ != HintStage::Open)
        return;
    stage_ = HintStage::List;
    reveal_all(); // the list names techniques and effects of steps
    if (!all_known_ && !is_busy() && !lists_enough())
        ask(groups_.back().front().technique);
}

void HintGuide::open_list_when_found()
{
    wants_list_ = groups_.empty();
    open_list();
}

bool HintGuide::lists_enough() const
{
    std::size_t count = 0;
    for (const std::vector<Step>& group : groups_)
        count += group.size();
    return count >= most_listed_steps;
}

void HintGuide::choose(std::size_t group, std::size_t index)
{
    stage_ = HintStage::Open;
    open_new(group, index, engine::hint_levels);
}

void HintGuide::go_step_by_step()
{
    step_by_step_ = true;
    stage_ = HintStage::Open;
    open_to(engine::hint_levels);
}

void HintGuide::move_on(engine::HintPosition position)
{
    position_ = std::move(position);
    options_.keeps_notes = engine::keeps_notes(position_.board);
    options_.cell.reset(); // the step has been done
    groups_.clear();
    all_known_ = false;
    board_error_.reset();
    group_ = 0;
    index_ = 0;
    opened_level_ = 0;
    stage_ = HintStage::Searching;
    ask(nullptr);
}

void HintGuide::point_at(engine::Cells cells)
{
    pointed_at_ = pointed_at_ == cells ? engine::Cells{} : std::move(cells);
}

HintPicture HintGuide::whole_picture(const engine::Board& board) const
{
    const engine::Grid& grid = *position_.puzzle.grid;
    if (board_error_ && level_ == 1)
        return {};
    if (board_error_ && level_ == 2)
        return picture_of(grid, board, {board_error_->house, {}});
    if (board_error_)
        return picture_of(grid, *board_error_);
    const Step* shown = step();
    if (shown == nullptr || stage_ != HintStage::Open)
        return {};
    if (level_ == 1)
        return picture_of(grid_of_step(), board, subject_of(*chart_, *shown));
    if (level_ == 2)
        return pattern_of(grid_of_step(), *shown);
    return proof_of(*candidates_, *shown);
}

HintPicture HintGuide::picture(const engine::Board& board,
                               const std::vector<engine::Sentence>& sentences) const
{
    HintPicture picture = whole_picture(board);
    if (sentence_ >= 0 && sentence_ < engine::count_of(sentences))
        picture = part_of(picture, named_in(sentences[sentence_]));
    picture.pointed_at = pointed_at_;
    return picture;
}

} // namespace game
