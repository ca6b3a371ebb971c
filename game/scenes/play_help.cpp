// Help that ends a clean run: asked for once, then given.

#include "game/scenes/play_buttons.h"
#include "game/scenes/play_scene.h"

namespace game {

void PlayScene::ask_for(HelpKind help)
{
    if (session().is_paused() || session().is_solved())
        return;
    notes_pad_.reset();
    if (!session().facts().clean() || !services_.settings.ask_before_help)
        return give(help);
    if (question_ && question_->help() == help)
        return;
    close_card();
    question_.emplace(help);
}

void PlayScene::give(HelpKind help)
{
    switch (help) {
    case HelpKind::Hint:
        return open_hint();
    case HelpKind::Check:
        act(engine::Check{});
        return;
    case HelpKind::FillNotes:
        return fill_notes();
    }
}

// That all notes are there already tells something, too: it counts as a check.
void PlayScene::fill_notes()
{
    const engine::Catalogue& words = services_.words;
    if (act(engine::FillNotes{}))
        return say(words.tr("Notes filled in: an assisted run"));
    if (!session().facts().clean())
        return;
    perform(engine::Check{});
    keep();
    say(words.tr("Notes complete: an assisted run"));
}

void PlayScene::answer(HelpAnswer answer)
{
    if (answer == HelpAnswer::Waiting)
        return;
    const HelpKind help = question_->help();
    const bool never_again = question_->never_again();
    close_card();
    if (answer == HelpAnswer::No)
        return;
    if (never_again) {
        services_.settings.ask_before_help = false;
        services_.keeper.keep(services_.settings);
    }
    give(help);
}

void PlayScene::refresh_question()
{
    if (question_)
        question_->refresh({.words = services_.words,
                            .measure = *measure_,
                            .card = layout_.hint_card,
                            .wide = layout_.hint_card_is_wide,
                            .scale = layout_.scale});
}

bool PlayScene::question_takes(const Input& input)
{
    if (!question_)
        return false;
    if (const auto* key = std::get_if<KeyPressed>(&input)) {
        // On a board in letters its key may be one to be written.
        const auto answered =
            letter_of(*key, session().grid()) ? std::nullopt : question_->press(*key);
        if (answered)
            answer(*answered);
        return answered.has_value();
    }
    if (const auto* wheel = std::get_if<WheelTurned>(&input)) {
        const bool inside = question_->card().contains(wheel->at);
        if (inside)
            question_->scroll(wheel->steps);
        return inside;
    }
    const auto* press = std::get_if<PointerPressed>(&input);
    if (press == nullptr)
        return false;
    // The second click of two was meant for the button that asked, which is gone.
    if (press->clicks > 1)
        return true;
    // On the board one goes on playing.
    if (view_.area().contains(press->at)) {
        close_card();
        refresh_buttons();
        return false;
    }
    return question_->card().contains(press->at) && press->button != PointerButton::Left;
}

} // namespace game
