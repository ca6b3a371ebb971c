#include "game/scenes/hints/help_question.h"

#include <algorithm>
#include <array>

#include "engine/text/explain.h"
#include "game/scenes/hints/hint_texts.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::N_;

enum class QuestionButton { Yes, No, NeverAgain, NeverAgainTexts };

struct QuestionRow {
    HelpKind help;
    Command command; // asks for it
    const char* heading;
    const char* question;
    const char* yes;
};

constexpr auto help_rows = std::to_array<QuestionRow>({
    {HelpKind::Hint, Command::Hint, N_("Hint"), N_("Take a hint?"), N_("Show the hint")},
    {HelpKind::HintForCell, Command::HintForCell, N_("Hint"), N_("A hint for this cell?"),
     N_("Show the hint")},
    {HelpKind::AllSteps, Command::AllSteps, N_("Hint"), N_("List all next steps?"),
     N_("Show the list")},
    {HelpKind::Check, Command::Check, N_("Check"), N_("Check the digits?"), N_("Check")},
    {HelpKind::FillNotes, Command::FillNotes, N_("Fill notes"), N_("Fill in the notes?"),
     N_("Fill notes")},
    {HelpKind::FillNotesOfDigit, Command::FillNotesOfDigit, N_("Fill notes"),
     N_("Fill in the notes of {digit}?"), N_("Fill notes")},
    {HelpKind::StrikeNotes, Command::StrikeNotes, N_("Notes"), N_("Strike impossible notes?"),
     N_("Strike them")},
    {HelpKind::ShowPossible, Command::ShowPossible, N_("Notes"), N_("Show possible digits?"),
     N_("Show them")},
    {HelpKind::StrikeSums, Command::Sums, N_("Sums"), N_("Strike what is out?"), N_("Strike them")},
    {HelpKind::NakedSingles, Command::FillNakedSingles, N_("Singles"), N_("Write naked singles?"),
     N_("Write them")},
    {HelpKind::HiddenSingles, Command::FillHiddenSingles, N_("Singles"),
     N_("Write hidden singles?"), N_("Write them")},
    {HelpKind::CopyDigits, Command::CopyPuzzle, N_("Copy"), N_("Copy the digits?"),
     N_("Copy them")},
    {HelpKind::Picture, Command::Picture, N_("Picture"), N_("Save a picture?"), N_("Save it")},
    {HelpKind::Solution, Command::ShowSolution, N_("Solution"), N_("Show the solution?"),
     N_("Show the solution")},
});

const QuestionRow& row_of(HelpKind help)
{
    return *std::ranges::find(help_rows, help, &QuestionRow::help);
}

// Whether it may be that nothing comes of it.
bool may_be_empty(HelpKind help)
{
    return help != HelpKind::Check && !takes_digits_out(help) && !is_always_asked(help);
}

} // namespace

Command command_of(HelpKind help)
{
    return row_of(help).command;
}

engine::Action action_of(HelpKind help, engine::Digit digit)
{
    switch (help) {
    case HelpKind::Hint:
    case HelpKind::HintForCell:
    case HelpKind::AllSteps:
        return engine::OpenHint{1};
    case HelpKind::Check:
        return engine::Check{};
    case HelpKind::FillNotes:
        return engine::FillNotes{};
    case HelpKind::FillNotesOfDigit:
        return engine::FillNotes{digit};
    case HelpKind::StrikeNotes:
        return engine::StrikeNotes{};
    case HelpKind::ShowPossible:
        return engine::ShowPossible{};
    case HelpKind::StrikeSums:
        return engine::StrikeSums{};
    case HelpKind::NakedSingles:
        return engine::FillSingles{engine::SinglesKind::Naked};
    case HelpKind::HiddenSingles:
        return engine::FillSingles{engine::SinglesKind::Hidden};
    case HelpKind::CopyDigits:
    case HelpKind::Picture:
        return engine::CopyOut{};
    case HelpKind::Solution:
        return engine::GiveUp{};
    }
    return engine::Check{};
}

bool is_always_asked(HelpKind help)
{
    return help == HelpKind::Solution;
}

bool takes_digits_out(HelpKind help)
{
    return help == HelpKind::CopyDigits || help == HelpKind::Picture;
}

std::string HelpQuestion::with_symbol(const engine::Translations& texts, const char* text) const
{
    return texts.tr(engine::Message{text, {{"digit", symbol_}}});
}

// A low card has room for one line.
std::vector<engine::Sentence> HelpQuestion::sentences(const Place& place) const
{
    const engine::Translations& texts = place.texts;
    if (help_ == HelpKind::Solution)
        return {plain_sentence(texts.tr("The run then ends as given up, outside the records."))};
    if (places_.low) {
        std::vector<engine::Sentence> told = doubts();
        told.push_back(
            plain_sentence(texts.tr("The run then counts as assisted, no longer as clean.")));
        return told;
    }
    std::vector<engine::Sentence> told = {
        plain_sentence(takes_digits_out(help_)
                           ? texts.tr("Outside the game the digits can be looked at while the "
                                      "clock stands, so the run then counts as assisted: it stays "
                                      "in your records, but not in the table of clean runs.")
                           : texts.tr("With this help the run counts as assisted: it stays in "
                                      "your records, but not in the table of clean runs."))};
    if (may_be_empty(help_))
        told.push_back(plain_sentence(texts.tr("If nothing comes of it, it costs nothing.")));
    for (engine::Sentence& doubt : doubts())
        told.push_back(std::move(doubt));
    told.push_back(plain_sentence(texts.tr("The clock keeps running.")));
    return told;
}

// What will probably be in vain is said before it costs the clean run.
std::vector<engine::Sentence> HelpQuestion::doubts() const
{
    if (doubt_.empty())
        return {};
    return {plain_sentence(doubt_)};
}

void HelpQuestion::refresh(const Place& place)
{
    scale_ = place.scale;
    const QuestionRow& texts = row_of(help_);
    text_ = HintCardText{};
    if (!place.wide)
        text_.heading = place.texts.tr(texts.heading);
    text_.title = with_symbol(place.texts, texts.question);
    places_ = lay_out_question_card(place.card, place.wide, place.scale);
    text_.sentences =
        kind_ != PlayKind::Run
            ? std::vector{plain_sentence(place.texts.tr("The practice ends with it."))}
            : sentences(place);
    flow_ = flow_sentences(place.measure, text_.sentences, places_.body, place.scale);
    scroll_ = std::clamp(scroll_, 0, std::max(0, flow_.height - places_.body.height));
    for (HintPiece& piece : flow_.pieces)
        piece.area = piece.area.moved(0, -scroll_);
    place_buttons(place);
}

void HelpQuestion::place_buttons(const Place& place)
{
    const engine::Translations& texts = place.texts;
    const auto hint = [&place](Key key) {
        return key_hint({.key = key}, place.hands, place.texts);
    };
    Button yes{.id = QuestionButton::Yes,
               .area = places_.primary,
               .style = ButtonStyle::Primary,
               .label = texts.tr(row_of(help_).yes),
               .key_hint = hint(Key::Enter),
               .press = [this] {
                   answer_ = HelpAnswer::Yes;
               }};
    Button no{.id = QuestionButton::No,
              .area = places_.close,
              .style = places_.low ? ButtonStyle::Square : ButtonStyle::Quiet,
              .press = [this] {
                  answer_ = HelpAnswer::No;
              }};
    if (places_.low)
        no.icon = Icon::Cross;
    else
        no.label = texts.tr("Cancel");
    no.key_hint = places_.wide ? "" : hint(Key::Escape);

    tab_ = hint(Key::Tab);
    label_ = texts.tr("Don't ask again");
    Rect control;
    Rect reach; // of the switch: a finger is larger
    using namespace box;
    row({part(label_place_).grow().then(4),
         row({space(4), part(control, 40).across(24)}).into(reach)})
        .lay_out(places_.more, unit_of(scale_));
    const auto turn = [this] {
        never_again_ = !never_again_;
    };
    if (is_always_asked(help_) || takes_digits_out(help_)) {
        label_.clear();
        return panel_.set({yes, no});
    }
    panel_.set({yes, no,
                Button{.id = QuestionButton::NeverAgainTexts,
                       .area = label_place_,
                       .style = ButtonStyle::Bare,
                       .press = turn},
                Button{.id = QuestionButton::NeverAgain,
                       .area = control,
                       .reach = reach,
                       .style = ButtonStyle::Toggle,
                       .chosen = never_again_,
                       .press = turn}});
}

std::string HelpQuestion::in_words() const
{
    std::string words = text_.title;
    for (const engine::Sentence& sentence : text_.sentences)
        words += " " + engine::plain(sentence);
    for (const Button& button : panel_.buttons()) {
        if (!button.label.empty() && !button.key_hint.empty())
            words += " " + button.key_hint + ": " + button.label + ".";
    }
    return words;
}

std::optional<HelpAnswer> HelpQuestion::handle(const Input& input)
{
    if (const auto* key = std::get_if<KeyPressed>(&input))
        return press(*key);
    // The second click of a double click was meant for the button that asked, which is now hidden.
    const auto* press = std::get_if<PointerPressed>(&input);
    if (press != nullptr && press->clicks > 1)
        return HelpAnswer::Waiting;
    if (panel_.handle(input))
        return answer_;
    if (const auto* wheel = std::get_if<WheelTurned>(&input)) {
        if (!places_.card.contains(wheel->at))
            return std::nullopt;
        scroll_ -= wheel->steps * scale_.font(25);
        return HelpAnswer::Waiting;
    }
    const bool is_ours =
        press != nullptr && places_.card.contains(press->at) &&
        (press->button != PointerButton::Left || panel_.button_at(press->at) != nullptr);
    return is_ours ? std::optional(HelpAnswer::Waiting) : std::nullopt;
}

// Other keys are for the play. Repeats of the key that asked are not an answer.
std::optional<HelpAnswer> HelpQuestion::press(const KeyPressed& key)
{
    const auto command = keys_.command_for(key);
    if (key.held == Modifiers{} && key.key == Key::Tab) {
        if (!key.repeated)
            panel_.press(QuestionButton::NeverAgain);
        return HelpAnswer::Waiting;
    }
    if (command == Command::Back)
        return HelpAnswer::No;
    if (command == Command::Confirm || command == command_of(help_))
        return key.repeated ? HelpAnswer::Waiting : HelpAnswer::Yes;
    return std::nullopt;
}

void HelpQuestion::draw(Canvas& canvas) const
{
    draw_hint_card(canvas, text_, places_, flow_, scale_);
    panel_.draw(canvas, scale_);
    if (label_.empty())
        return;
    const TextLook look{.size = 13, .align = places_.low ? Align::Right : Align::Left};
    const Rect line = label_place_;
    draw_text(canvas, label_, line, look, scale_);
    const bool has_room_for_key =
        canvas.width_of(label_, font_of(look, scale_)) + scale_.font(48) < line.width;
    if (has_room_for_key && !places_.low && !tab_.empty())
        draw_key_hint(canvas, tab_, Point{line.right(), line.centre().y}, Align::Right, scale_);
}

} // namespace game
