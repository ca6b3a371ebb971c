#include "game/scenes/hints/hint_texts.h"

#include <utility>

#include "engine/play/action.h"
#include "engine/text/house_name.h"
#include "engine/text/symbol_name.h"

namespace game {
namespace {

using engine::BoardError;
using engine::Candidate;
using engine::Cells;
using engine::DigitSet;
using engine::Grid;
using engine::HouseIndex;
using engine::Message;
using engine::N_;
using engine::no_house;
using engine::Phrase;
using engine::Sentence;
using engine::Step;
using engine::Translations;

// The message as a sentence, in which the name of a place lights up its cells.
Sentence naming(const Translations& texts,
                const Message& message,
                std::string_view place,
                const Phrase& name)
{
    const auto phrases = engine::fill(texts, message.text.c_str(), [&](std::string_view asked) {
        if (asked == place)
            return std::vector<Phrase>{name};
        std::vector<Phrase> values;
        for (const auto& [other, value] : message.places) {
            if (other == asked)
                values.push_back({value});
        }
        return values;
    });
    Sentence sentence;
    sentence.phrases = phrases.value_or(std::vector<Phrase>{Phrase{texts.tr(message)}});
    return sentence;
}

Phrase name_of(const Translations& texts, const Grid& grid, HouseIndex house)
{
    return {house_name(texts, grid, house), grid.house(house).cells};
}

// Deeper levels are more exact.
std::vector<Sentence>
mistake_sentences(const Translations& texts, const Grid& grid, const HintGuide& guide)
{
    const BoardError& board_error = *guide.board_error();
    const bool is_wrong = board_error.kind == BoardError::Kind::WrongDigit;
    if (guide.level() == 1)
        return {plain_sentence(
            is_wrong
                ? texts.tr("One of your digits is wrong. No logical step works until it is fixed.")
                : texts.tr("A note that the solution needs is missing."))};
    if (guide.level() == 2 && board_error.house != no_house)
        return {naming(texts,
                       {is_wrong ? N_("It is in {house}.") : N_("It is missing in {house}.")},
                       "house", name_of(texts, grid, board_error.house))};
    const std::string digit = engine::symbol_name(texts, grid, board_error.candidate.digit);
    Sentence sentence = naming(
        texts,
        {is_wrong ? N_("{cell} is not {digit}.") : N_("{cell} needs {digit} among its notes."),
         {{"digit", digit}}},
        "cell",
        {engine::cell_name(texts, grid, board_error.candidate.cell), {board_error.candidate.cell}});
    if (is_wrong)
        sentence.role = engine::Role::Effect;
    return {sentence};
}

// Returns "2 correct digits, 4 notes and 1 colour"; empty if nothing is lost.
std::string name_losses(const Translations& texts, const engine::Losses& lost)
{
    std::vector<std::string> parts;
    if (lost.correct_digits > 0)
        parts.push_back(texts.trn("{n} correct digit", "{n} correct digits", lost.correct_digits));
    if (lost.notes > 0)
        parts.push_back(texts.trn("{n} note", "{n} notes", lost.notes));
    if (lost.colours > 0)
        parts.push_back(texts.trn("{n} colour", "{n} colours", lost.colours));
    std::string named;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        const bool last = part > 0 && part + 1 == parts.size();
        named += last ? " " + texts.trc("the last of a list", "and") + " " : part > 0 ? ", " : "";
        named += parts[part];
    }
    return named;
}

// Says what going back would cost.
std::vector<Sentence>
board_error_sentences(const Translations& texts, const Grid& grid, const HintGuide& guide)
{
    std::vector<Sentence> told = mistake_sentences(texts, grid, guide);
    const std::string lost = name_losses(texts, guide.board_error()->lost_by_reverting);
    if (!lost.empty())
        told.push_back(plain_sentence(
            texts.tr(Message{N_("Going back also removes {losses}; one undo brings it all back."),
                             {{"losses", lost}}})));
    return told;
}

std::vector<Sentence>
where_sentences(const Translations& texts, const Grid& grid, const engine::HintSubject& subject)
{
    if (subject.house != no_house)
        return {
            naming(texts, {N_("Look at {house}.")}, "house", name_of(texts, grid, subject.house))};
    return {plain_sentence(
        texts.tr(Message{subject.digits.count() == 1 ? N_("Think about the digit {digits}.")
                                                     : N_("Think about the digits {digits}."),
                         {{"digits", engine::list_of(texts, grid, subject.digits)}}}))};
}

std::vector<Sentence>
nothing_sentences(const Translations& texts, const Grid& grid, const HintGuide& guide)
{
    const auto& cell = guide.cell();
    const Sentence nothing =
        cell ? naming(texts, {N_("Nothing can be shown in {cell} yet: other cells come first.")},
                      "cell", {engine::cell_name(texts, grid, *cell), {*cell}})
             : plain_sentence(texts.tr("No technique of this game finds a step from here."));
    std::vector<Sentence> told = {nothing};
    if (!guide.has_checked_board())
        told.push_back(plain_sentence(texts.tr(
            "This costs nothing. Whether your digits and notes are right was not looked at.")));
    return told;
}

std::vector<Sentence>
technique_sentences(const Translations& texts, const Grid& grid, const Step& step)
{
    std::vector<Sentence> told;
    if (!step.digits.empty() && step.placements.empty())
        told.push_back(plain_sentence(
            texts.tr(Message{step.digits.count() == 1 ? N_("It is about the digit {digits}.")
                                                      : N_("It is about the digits {digits}."),
                             {{"digits", engine::list_of(texts, grid, step.digits)}}})));
    told.push_back(plain_sentence(step.placements.empty()
                                      ? texts.tr("It rules out candidates.")
                                      : texts.tr("It places a digit directly.")));
    return told;
}

std::string action_label(const Translations& texts, const Grid& grid, const Step& step)
{
    if (step.placements.size() == 1)
        return texts.tr(
            Message{N_("Write {digit} in {cell}"),
                    {{"digit", engine::symbol_name(texts, grid, step.placements.front().digit)},
                     {"cell", engine::cell_name(texts, grid, step.placements.front().cell)}}});
    if (!step.placements.empty())
        return texts.trn("Write {n} digit", "Write {n} digits", step.placements.size());
    const DigitSet digits = removed_digits(step);
    if (digits.count() > 1)
        return texts.trn("Remove {n} candidate", "Remove {n} candidates", step.removals.size());
    const std::string digit = engine::symbol_name(texts, grid, digits.first());
    return texts.tr(
        Message{step.removals.size() == 1 ? N_("Remove the {digit}") : N_("Remove the {digit}s"),
                {{"digit", digit}}});
}

void add_legend(const Translations& texts, const Step& step, HintCardText& text)
{
    text.places_digit = !step.placements.empty();
    text.cause = texts.tr("Cause");
    text.effect = text.places_digit ? texts.tr("Digit to be placed") : texts.tr("Effect");
    if (!step.links.empty() || !step.branches.empty())
        text.linked = texts.tr("linked");
    if (!step.removals.empty() && !text.linked.empty())
        text.removed = texts.tr("removed");
}

std::string hint_heading(const Translations& texts, const Grid& grid, const HintGuide& guide)
{
    if (!guide.cell())
        return texts.tr("Hint");
    return texts.tr(
        Message{N_("Hint for {cell}"), {{"cell", engine::cell_name(texts, grid, *guide.cell())}}});
}

std::string hint_title(const Translations& texts, const HintGuide& guide)
{
    switch (guide.stage()) {
    case HintStage::Searching:
        return texts.tr("Looking …");
    case HintStage::Nothing:
        return guide.cell() ? texts.tr("Nothing there yet") : texts.tr("No step found");
    case HintStage::List:
        return texts.tr("All steps");
    case HintStage::Open:
        break;
    }
    if (guide.board_error())
        return guide.board_error()->kind == BoardError::Kind::WrongDigit
                   ? texts.tr("A wrong digit")
                   : texts.tr("A missing note");
    if (guide.level() >= 2)
        return technique_name(texts, *guide.step());
    return guide.step()->placements.empty() ? texts.tr("Where to look")
                                            : texts.tr("A digit can be placed");
}

std::vector<Sentence>
hint_sentences(const Translations& texts, const Grid& grid, const HintGuide& guide)
{
    switch (guide.stage()) {
    case HintStage::Nothing:
        return nothing_sentences(texts, grid, guide);
    case HintStage::Searching:
        if (!guide.searches_long())
            return {};
        return {plain_sentence(techniques_tried(texts, guide.progress()))};
    case HintStage::List:
        return {};
    case HintStage::Open:
        break;
    }
    if (guide.board_error())
        return board_error_sentences(texts, grid, guide);
    switch (guide.level()) {
    case 1:
        return where_sentences(texts, guide.grid_of_step(), guide.subject());
    case 2:
        return technique_sentences(texts, grid, *guide.step());
    default:
        return outline(texts, guide.grid_of_step(), *guide.step());
    }
}

// Adds the sentences, and behind those that are open what is inside of them. `number` counts all.
struct Unfolding {
    const HintGuide& guide;
    HintCardText& text;
    int number = 0;

    void add(std::vector<Sentence> sentences, int depth, bool is_shown)
    {
        for (Sentence& sentence : sentences) {
            const HintFold fold{.number = number,
                                .can_open = !sentence.inside.empty(),
                                .is_open = guide.is_unfolded(number),
                                .depth = depth};
            ++number;
            std::vector<Sentence> inside = std::exchange(sentence.inside, {});
            if (is_shown) {
                text.sentences.push_back(std::move(sentence));
                text.folds.push_back(fold);
            }
            add(std::move(inside), depth + 1, is_shown && fold.is_open);
        }
    }
};

} // namespace

Sentence plain_sentence(std::string text)
{
    Sentence sentence;
    sentence.phrases = {Phrase{std::move(text)}};
    return sentence;
}

std::string
primary_label(const Translations& texts, const Grid& grid, const HintGuide& guide, bool fills_notes)
{
    switch (guide.stage()) {
    case HintStage::Searching:
        return texts.tr("Cancel");
    case HintStage::Nothing:
        return texts.tr("Close");
    case HintStage::List:
        return texts.tr("Step by step");
    case HintStage::Open:
        break;
    }
    if (guide.level() < engine::hint_levels)
        return texts.tr("Tell me more");
    if (guide.board_error())
        return guide.board_error()->kind == BoardError::Kind::WrongDigit
                   ? texts.tr("Undo the mistake")
                   : texts.tr("Add the note");
    return fills_notes ? texts.tr("Fill notes") : action_label(texts, grid, *guide.step());
}

HintCardText hint_card_text(const Translations& texts, const Grid& grid, const HintGuide& guide)
{
    HintCardText text;
    text.heading = hint_heading(texts, grid, guide);
    text.title = hint_title(texts, guide);
    Unfolding{guide, text}.add(hint_sentences(texts, grid, guide), 0, true);
    if (guide.has_told())
        text.remark = texts.tr("run marked assisted");
    if (guide.stage() != HintStage::Open)
        return text;
    text.level = guide.level();
    text.count = texts.tr(Message{N_("{level} of {levels}"),
                                  {{"level", std::to_string(guide.level())},
                                   {"levels", std::to_string(engine::hint_levels)}}});
    text.lit = guide.sentence();
    if (guide.level() == engine::hint_levels && !guide.board_error())
        add_legend(texts, *guide.step(), text);
    return text;
}

std::string step_label(const Translations& texts, const Grid& grid, const Step& step)
{
    std::string label;
    for (const Candidate& placed : step.placements)
        label += (label.empty() ? "" : ", ") + engine::cell_name(texts, grid, placed.cell) + " = " +
                 engine::symbol_name(texts, grid, placed.digit);
    if (!label.empty())
        return label;
    for (engine::Digit digit : removed_digits(step)) {
        std::string cells;
        for (const Candidate& removed : step.removals) {
            if (removed.digit == digit)
                cells += (cells.empty() ? "" : ", ") + engine::cell_name(texts, grid, removed.cell);
        }
        label +=
            (label.empty() ? "" : "; ") + cells + " ≠ " + engine::symbol_name(texts, grid, digit);
    }
    return label;
}

} // namespace game
