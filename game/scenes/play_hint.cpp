// Hints while playing: what the card asks for, done to the play.

#include <algorithm>
#include <utility>

#include "game/scenes/play_buttons.h"
#include "game/scenes/play_scene.h"

namespace game {

using engine::TakeStep;

engine::HintPosition PlayScene::hint_position() const
{
    return {session().puzzle(), board(), session().fills().cells(), session().lost_by_going_back()};
}

void PlayScene::open_hint()
{
    if (hint_ || session().is_paused() || session().is_solved())
        return;
    const engine::HintWish wish{
        .teaching = fitted_to(session().grid(), {.has_unique_solution =
                                                     services_.settings.hints_assume_one_solution}),
        .keeps_notes = keeps_notes(board())};
    HintGuide guide(hint_position(), wish, [this](int level) {
        perform(engine::OpenHint{level});
        keep();
    });
    hint_ = std::make_unique<HintPanel>(session().puzzle().grid, std::move(guide));
    update_hint();
}

void PlayScene::close_card()
{
    question_.reset();
    hint_.reset();
}

void PlayScene::refresh_hint()
{
    if (!hint_)
        return;
    hint_->refresh(HintPlace{
        .words = services_.words,
        .board = board(),
        .measure = *measure_,
        .card = layout_.hint_card,
        .wide = layout_.hint_card_is_wide,
        .scale = layout_.scale,
        .keeps_notes = keeps_notes(board()),
        .offers_check = layout_.check.empty(),
    });
    const HintPicture& picture = hint_->picture();
    if (!picture.pointed_at.empty())
        view_.reveal(picture.pointed_at.front());
    else if (!picture.cells.empty())
        view_.reveal(picture.cells.begin()->first);
}

void PlayScene::update_hint()
{
    if (hint_ && hint_->update())
        refresh_buttons();
}

bool PlayScene::is_busy() const
{
    return hint_ && hint_->guide().is_busy();
}

bool PlayScene::hint_takes(const Input& input)
{
    if (!hint_)
        return false;
    if (const auto* key = std::get_if<KeyPressed>(&input)) {
        const auto deed = hint_->press(*key);
        if (deed)
            do_hint(*deed);
        return deed.has_value();
    }
    if (const auto* wheel = std::get_if<WheelTurned>(&input)) {
        const bool inside = hint_->card().contains(wheel->at);
        if (inside)
            hint_->scroll(wheel->steps);
        return inside;
    }
    // On the board one goes on playing.
    const auto* press = std::get_if<PointerPressed>(&input);
    if (press != nullptr && view_.area().contains(press->at)) {
        close_card();
        refresh_buttons();
    }
    return press != nullptr && hint_ && hint_->card().contains(press->at) &&
           press->button != PointerButton::Left;
}

void PlayScene::do_hint(HintDeed deed)
{
    switch (deed) {
    case HintDeed::Nothing:
        return update_hint();
    case HintDeed::Close:
        return close_card();
    case HintDeed::TakeStep:
        return take_step();
    case HintDeed::FillNotes:
        act(engine::FillNotes{});
        return;
    case HintDeed::GoBack:
        hint_->guide().tell_whole(); // which digit it was is seen at once
        close_card();
        if (act(engine::GoBackToRight{}))
            say(services_.words.tr("Back to the last right board"), Icon::Undo);
        return;
    case HintDeed::AddNote:
        return add_note();
    case HintDeed::Check:
        close_card();
        return ask_for(HelpKind::Check);
    }
}

void PlayScene::take_step()
{
    const engine::Step* step = hint_->guide().step();
    TakeStep taken{step->placements, step->removals};
    std::sort(taken.placements.begin(), taken.placements.end());
    const bool goes_on = hint_->guide().goes_step_by_step();
    std::unique_ptr<HintPanel> kept = std::exchange(hint_, nullptr);
    if (!act(taken)) {
        say(services_.words.tr("Your notes have this already"));
        return;
    }
    if (!goes_on || session().is_solved())
        return;
    hint_ = std::move(kept);
    hint_->guide().go_on(hint_position());
    update_hint();
}

// Beside those that are there: in the middle, unless the player keeps them in the corners.
void PlayScene::add_note()
{
    const engine::Candidate note = hint_->guide().trouble()->candidate;
    close_card();
    const engine::Square& square = board()[note.cell];
    if (square.centre_notes.empty())
        act(engine::ToggleCornerNote{{note.cell}, note.digit});
    else
        act(engine::ToggleCentreNote{{note.cell}, note.digit});
}

} // namespace game
