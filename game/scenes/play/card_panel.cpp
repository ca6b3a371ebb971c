#include "game/scenes/play/card_panel.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "engine/play/session.h"
#include "engine/text/symbol_name.h"
#include "game/scenes/play/play_commands.h"
#include "game/scenes/runs/copied_puzzle.h"

namespace game {

using engine::ApplyStep;

void CardPanel::ask_for(HelpKind help, engine::Digit digit)
{
    if (play_.session().is_paused() || play_.session().is_over())
        return;
    if (!why_no_help_.empty() && !takes_digits_out(help))
        return play_.say(why_no_help_);
    if (play_.kind() == PlayKind::Lesson && help == HelpKind::Solution) // it could not be finished
        return play_.say(play_.texts().tr("Not in this lesson"));
    if (const std::string why = why_not_for_cell(); help == HelpKind::HintForCell && !why.empty())
        return play_.say(why);
    const bool is_free = play_.kind() != PlayKind::Run ||
                         !engine::would_end_clean_run(play_.session(), action_of(help, digit)) ||
                         (!play_.services().settings.ask_before_help && !takes_digits_out(help));
    const bool is_asked = question_ && question_->help() == help && asked_digit_ == digit;
    asked_digit_ = digit;
    if (is_free && !is_always_asked(help))
        return give(help);
    if (is_asked)
        return;
    close();
    question_.emplace(
        help, play_.services().settings.keys,
        digit == engine::no_digit ? "" : engine::symbol_name(play_.texts(), play_.grid(), digit),
        play_.kind(), doubt_about(help));
}

std::string CardPanel::doubt_about(HelpKind help) const
{
    const engine::Board& board = play_.board();
    const HelpKind search = help == HelpKind::AllSteps ? HelpKind::Hint : help;
    const bool was_asked = in_vain_ && in_vain_->help == search && in_vain_->board == board;
    if (was_asked && (help != HelpKind::HintForCell || in_vain_->cell == play_.input.single()))
        return play_.texts().tr("Nothing came of it on this very board.");
    const auto is_empty = [&board](engine::Cell cell) {
        return board[cell].digit == engine::no_digit;
    };
    const engine::Cells& cells = play_.grid().cells();
    switch (help) {
    case HelpKind::Hint:
    case HelpKind::HintForCell:
    case HelpKind::AllSteps:
        if (!play_.grid().cages().empty() &&
            2 * engine::how_many(cells, is_empty) > engine::count_of(cells))
            return play_.texts().tr("Probably no step will be found.");
        break;
    case HelpKind::FillNotes:
        if (std::ranges::none_of(cells, [&](engine::Cell cell) {
                return is_empty(cell) && board[cell].centre_notes.empty();
            }))
            return play_.texts().tr("Every empty cell has notes already.");
        break;
    case HelpKind::StrikeNotes:
        if (!keeps_notes(board))
            return play_.texts().tr("There are no notes on the board.");
        break;
    case HelpKind::Check:
    case HelpKind::FillNotesOfDigit:
    case HelpKind::ShowPossible:
    case HelpKind::StrikeSums:
    case HelpKind::NakedSingles:
    case HelpKind::HiddenSingles:
    case HelpKind::CopyDigits:
    case HelpKind::Picture:
    case HelpKind::Solution:
        break;
    }
    return {};
}

void CardPanel::give(HelpKind help)
{
    const auto note = [&](bool told) {
        if (!told && help != HelpKind::FillNotesOfDigit) // of another digit something may come
            in_vain_ = InVain{help, play_.board()};
    };
    switch (help) {
    case HelpKind::Hint:
        return open_hint();
    case HelpKind::HintForCell:
        return open_hint_for_cell();
    case HelpKind::Check:
        play_.act(engine::Check{});
        return;
    case HelpKind::FillNotes:
    case HelpKind::FillNotesOfDigit:
        return note(play_.fill_notes(asked_digit_));
    case HelpKind::StrikeNotes:
        return note(play_.strike_notes(true));
    case HelpKind::ShowPossible:
        return note(play_.show_possible(true));
    case HelpKind::StrikeSums:
        return note(play_.strike_sums());
    case HelpKind::NakedSingles:
        return note(fill_singles(engine::SinglesKind::Naked));
    case HelpKind::HiddenSingles:
        return note(fill_singles(engine::SinglesKind::Hidden));
    case HelpKind::AllSteps:
        return open_all_steps();
    case HelpKind::CopyDigits:
        return copy_digits();
    case HelpKind::Picture:
        return save_picture();
    case HelpKind::Solution:
        play_.act(engine::GiveUp{});
        return;
    }
}

void CardPanel::answer(HelpAnswer answer)
{
    if (answer == HelpAnswer::Waiting)
        return;
    const HelpKind help = question_->help();
    const bool never_again = question_->never_again();
    close();
    if (answer == HelpAnswer::No)
        return;
    if (never_again) {
        play_.services().settings.ask_before_help = false;
        play_.services().saves.write(saving(play_.services().settings));
    }
    give(help);
}

engine::HintPosition CardPanel::position() const
{
    return {play_.session().puzzle(), play_.board(), play_.session().fills().cells(),
            play_.session().lost_by_reverting()};
}

std::string CardPanel::why_not_for_cell() const
{
    const auto cell = play_.input.single();
    if (!cell)
        return play_.texts().tr("Select a single cell first");
    if (play_.board()[*cell].digit != engine::no_digit)
        return play_.texts().tr("This cell is filled: select an empty one");
    return {};
}

// The cell may be another one than when the question was asked.
void CardPanel::open_hint_for_cell()
{
    if (const std::string why = why_not_for_cell(); !why.empty())
        return play_.say(why);
    const auto cell = play_.input.single();
    if (hint_ && hint_->guide().cell() != cell)
        close();
    open_hint(cell);
}

// For a cell by techniques of the puzzle's level: most cells have to wait for others, and with much
// harder ones something could be said of nearly each. Singles are easy for everybody.
void CardPanel::open_hint(std::optional<engine::Cell> cell)
{
    if (play_.session().is_paused() || play_.session().is_over())
        return;
    if (hint_) {
        hint_->guide().open_next_level();
        update();
        return;
    }
    engine::HintOptions options{
        .teaching =
            fitted_to(play_.grid(),
                      {.has_unique_solution = play_.services().settings.hints_assume_one_solution}),
        .keeps_notes = keeps_notes(play_.board()),
        .cell = cell};
    if (cell && play_.kind() == PlayKind::Run)
        options.teaching.hardest_level = std::min(
            options.teaching.hardest_level, std::max(play_.game().spec.level, engine::Level::Easy));
    const bool may_cost = play_.kind() == PlayKind::Run && play_.session().stats().clean();
    HintGuide guide(
        position(), options, [this](int level) { count_hint(level); },
        may_cost ? EmptyHint::TellsNothing : EmptyHint::ChecksBoard);
    hint_ = std::make_unique<HintPanel>(play_.session().puzzle().grid, std::move(guide),
                                        play_.services().settings.keys);
    update();
}

void CardPanel::count_hint(int level)
{
    constexpr int names_technique = 2;
    const engine::Step* step = hint_ ? hint_->guide().step() : nullptr;
    const bool is_named = level == names_technique && step != nullptr;
    play_.open_hint(level, is_named ? step->technique : nullptr);
}

// From a wrong digit only wrong ones would follow; the hint says which one it is. Where no single
// is left, that is all that is said, as it costs nothing: not whether a digit is wrong.
bool CardPanel::fill_singles(engine::SinglesKind kind)
{
    const bool has_single = engine::would_tell_anything(play_.session(), engine::FillSingles{kind});
    if (play_.session().mistakes().empty() || !has_single)
        return play_.fill_singles(kind);
    open_hint();
    return true;
}

void CardPanel::save_picture()
{
    play_.copy_out();
    play_.services().host.picture_path();
}

void CardPanel::copy_digits()
{
    play_.copy_out();
    play_.say(play_.texts().tr(copy_puzzle(play_.services(), play_.game())));
}

bool CardPanel::update()
{
    if (!hint_)
        return false;
    const bool is_found = hint_->update();
    if (is_found && hint_->guide().stage() == HintStage::Nothing)
        in_vain_ = InVain{hint_->guide().cell() ? HelpKind::HintForCell : HelpKind::Hint,
                          play_.board(), hint_->guide().cell()};
    return hint_->guide().follow(play_.now()) || is_found;
}

// The list of the hint; what would mislead every step comes before it.
void CardPanel::open_all_steps()
{
    if (play_.session().is_paused() || play_.session().is_over())
        return;
    if (!hint_)
        open_hint();
    hint_->guide().open_list_when_found();
    update();
}

void CardPanel::close()
{
    question_.reset();
    hint_.reset();
}

void CardPanel::refresh(const TextMeasure& measure)
{
    if (question_)
        question_->refresh({.texts = play_.texts(),
                            .grid = play_.grid(),
                            .measure = measure,
                            .card = layout_.hint_card,
                            .wide = layout_.hint_card_is_wide,
                            .scale = layout_.scale,
                            .hands = play_.services().host.hands()});
    if (hint_)
        hint_->refresh(HintPlace{
            .texts = play_.texts(),
            .board = play_.board(),
            .measure = measure,
            .card = layout_.hint_card,
            .wide = layout_.hint_card_is_wide,
            .scale = layout_.scale,
            .keeps_notes = keeps_notes(play_.board()),
            .offers_check = layout_.check.empty(),
            .offers_for_cell = why_not_for_cell().empty(),
            .kind = play_.kind(),
            .hands = play_.services().host.hands(),
            .motion = play_.services().motion(),
            .now = play_.now(),
        });
}

std::optional<engine::Cell> CardPanel::pointed_at() const
{
    if (!hint_)
        return std::nullopt;
    const HintPicture& picture = hint_->picture();
    if (!picture.pointed_at.empty())
        return picture.pointed_at.front();
    return picture.cells.empty() ? std::nullopt : std::optional(picture.cells.begin()->first);
}

std::string CardPanel::in_words() const
{
    if (question_)
        return question_->in_words();
    return hint_ ? hint_->in_words() : "";
}

bool CardPanel::handle(const Input& input)
{
    // On a board with letters, a key of the question may be a letter to write.
    const auto* key = std::get_if<KeyPressed>(&input);
    if (question_ && !(key != nullptr && letter_of(*key, play_.grid()))) {
        const auto answered = question_->handle(input);
        if (answered)
            answer(*answered);
        return answered.has_value();
    }
    if (!hint_)
        return false;
    const auto action = hint_->handle(input);
    if (action)
        perform(*action);
    return action.has_value();
}

void CardPanel::draw(Canvas& canvas) const
{
    if (question_)
        question_->draw(canvas);
    if (hint_)
        hint_->draw(canvas);
}

void CardPanel::perform(HintAction action)
{
    switch (action) {
    case HintAction::Nothing:
        update();
        return;
    case HintAction::Close:
        return close();
    case HintAction::ApplyStep:
        return apply_step();
    case HintAction::FillNotes:
        play_.act(engine::FillNotes{});
        return;
    case HintAction::GoBack:
        hint_->guide().reveal_all(); // the player sees at once which digit it was
        close();
        play_.act(engine::RevertMistakes{});
        return;
    case HintAction::AddNote:
        return add_note();
    case HintAction::Check:
        close();
        return ask_for(HelpKind::Check);
    case HintAction::AskForCell:
        return ask_for(HelpKind::HintForCell);
    case HintAction::AskForAny:
        close();
        return ask_for(HelpKind::Hint);
    }
}

void CardPanel::apply_step()
{
    const engine::Step* step = hint_->guide().step();
    ApplyStep taken{step->placements, step->removals};
    std::sort(taken.placements.begin(), taken.placements.end());
    const bool goes_on = hint_->guide().goes_step_by_step();
    std::unique_ptr<HintPanel> kept = std::exchange(hint_, nullptr);
    if (!play_.act(taken)) {
        play_.say(play_.texts().tr("Your notes already show this"));
        return;
    }
    if (!goes_on || play_.session().is_over())
        return;
    hint_ = std::move(kept);
    hint_->guide().move_on(position());
    update();
}

// Added to the existing notes: in the centre, unless the player writes corner notes.
void CardPanel::add_note()
{
    const engine::Candidate note = hint_->guide().board_error()->candidate;
    close();
    const engine::Square& square = play_.board()[note.cell];
    if (square.centre_notes.empty())
        play_.act(engine::ToggleCornerNote{{note.cell}, note.digit});
    else
        play_.act(engine::ToggleCentreNote{{note.cell}, note.digit});
}

} // namespace game
