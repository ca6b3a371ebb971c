#include "game/scenes/play/play_speech.h"

#include <utility>

#include "engine/text/symbol_name.h"
#include "game/scenes/runs/play_texts.h"

namespace game {

namespace {

std::string mode_in_words(const engine::Translations& texts, Mode mode)
{
    switch (mode) {
    case Mode::Digit:
        return texts.tr("Digits");
    case Mode::Corner:
        return texts.tr("Corner notes");
    case Mode::Centre:
        return texts.tr("Centre notes");
    case Mode::Colour:
        return texts.tr("Colours");
    }
    return {};
}

std::string selection_in_words(const Play& play, std::size_t cells)
{
    if (cells == 1)
        return play.cursor_in_words();
    if (cells == 0)
        return play.texts().tr("No cell is selected");
    return play.texts().trn("{n} cell selected", "{n} cells selected", static_cast<long>(cells));
}

std::string locked_in_words(const Play& play, engine::Digit digit)
{
    if (digit == engine::no_digit)
        return play.texts().tr("No digit is locked");
    return play.texts().tr(
        engine::Message{engine::N_("{digit} is locked"),
                        {{"digit", engine::symbol_name(play.texts(), play.grid(), digit)}}});
}

} // namespace

void PlaySpeech::follow(const Play& play, const CardPanel& card, const SumPanel& sums)
{
    if (!play.services().settings.sound.speech)
        return heard_.reset();
    Heard now{play.input.selection(), play.input.mode(), play.input.locked(),
              card.stands() ? card.in_words() : sums.in_words()};
    Host& host = play.services().host;
    const bool is_first = !heard_;
    if (is_first)
        host.speak({heading_text(play.texts(), play.game().spec,
                                 [](const std::string&) { return true; })});
    const Heard before = std::exchange(heard_, std::move(now)).value_or(Heard{});
    if (heard_->selection != before.selection)
        host.speak(
            {.text = selection_in_words(play, heard_->selection.size()), .cuts_in = !is_first});
    if (heard_->mode != before.mode)
        host.speak({mode_in_words(play.texts(), heard_->mode)});
    if (heard_->locked != before.locked)
        host.speak({locked_in_words(play, heard_->locked)});
    // What was selected is heard first.
    if (heard_->card != before.card && !heard_->card.empty())
        host.speak({.text = heard_->card, .cuts_in = heard_->selection == before.selection});
}

} // namespace game
