#include "game/scenes/hint_words.h"

#include "engine/play/action.h"
#include "engine/text/house_name.h"

namespace game {
namespace {

using engine::Candidate;
using engine::Catalogue;
using engine::Cells;
using engine::DigitSet;
using engine::Grid;
using engine::Message;
using engine::N_;
using engine::Phrase;
using engine::Sentence;
using engine::Step;
using engine::Trouble;

// The text with one name of cells in it.
Sentence naming(const std::string& text, std::string_view place, Phrase name)
{
    const auto phrases = engine::fill(text, [&](std::string_view asked) {
        return asked == place ? std::vector<Phrase>{name} : std::vector<Phrase>{};
    });
    Sentence sentence;
    sentence.phrases = phrases.value_or(std::vector<Phrase>{Phrase{text}});
    return sentence;
}

Phrase name_of(const Catalogue& words, const Grid& grid, int house)
{
    return {house_name(words, grid, house), grid.house(house).cells};
}

// The more exactly the deeper one asks.
std::vector<Sentence>
tell_what_is_amiss(const Catalogue& words, const Grid& grid, const HintGuide& guide)
{
    const Trouble& trouble = *guide.trouble();
    const bool is_wrong = trouble.kind == Trouble::Kind::WrongDigit;
    if (guide.level() == 1)
        return {plain_sentence(
            is_wrong
                ? words.tr("One of your digits is wrong. No logical step works until it is fixed.")
                : words.tr("A note that the solution needs is missing."))};
    if (guide.level() == 2 && trouble.house >= 0)
        return {
            naming(is_wrong ? words.tr("It is in {house}.") : words.tr("It is missing in {house}."),
                   "house", name_of(words, grid, trouble.house))};
    const std::string digit = grid.symbol(trouble.candidate.digit);
    const std::string text =
        is_wrong
            ? words.tr(Message{N_("{cell} is not {digit}."), {{"digit", digit}}})
            : words.tr(Message{N_("{cell} needs {digit} among its notes."), {{"digit", digit}}});
    Sentence sentence =
        naming(text, "cell",
               {engine::cell_name(words, grid, trouble.candidate.cell), {trouble.candidate.cell}});
    if (is_wrong)
        sentence.role = engine::Role::Effect;
    return {sentence};
}

// "2 right digits, 4 notes and 1 colour"; empty when nothing goes.
std::string name_losses(const Catalogue& words, const engine::Losses& lost)
{
    std::vector<std::string> parts;
    if (lost.right_digits > 0)
        parts.push_back(words.trn("{n} right digit", "{n} right digits", lost.right_digits));
    if (lost.notes > 0)
        parts.push_back(words.trn("{n} note", "{n} notes", lost.notes));
    if (lost.colours > 0)
        parts.push_back(words.trn("{n} colour", "{n} colours", lost.colours));
    std::string named;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        const bool last = part > 0 && part + 1 == parts.size();
        named += last ? " " + words.trc("the last of a list", "and") + " " : part > 0 ? ", " : "";
        named += parts[part];
    }
    return named;
}

// Who goes back should know what it costs.
std::vector<Sentence> tell_trouble(const Catalogue& words, const Grid& grid, const HintGuide& guide)
{
    std::vector<Sentence> told = tell_what_is_amiss(words, grid, guide);
    const std::string lost = name_losses(words, guide.trouble()->lost_by_going_back);
    if (!lost.empty())
        told.push_back(plain_sentence(
            words.tr(Message{N_("Going back takes {losses} with it; undo brings it all back."),
                             {{"losses", lost}}})));
    return told;
}

std::string list_of_digits(const Grid& grid, DigitSet digits)
{
    return engine::list_of(grid, digits);
}

std::vector<Sentence>
tell_where(const Catalogue& words, const Grid& grid, const engine::HintSubject& subject)
{
    if (subject.house >= 0)
        return {naming(words.tr("Look at {house}."), "house", name_of(words, grid, subject.house))};
    return {plain_sentence(
        words.tr(Message{subject.digits.count() == 1 ? N_("Think about the digit {digits}.")
                                                     : N_("Think about the digits {digits}."),
                         {{"digits", list_of_digits(grid, subject.digits)}}}))};
}

std::vector<Sentence>
with_unused_clues(std::vector<Sentence> told, const Catalogue& words, const Grid& grid)
{
    if (auto sentence = tell_unused_clues(words, grid))
        told.push_back(*std::move(sentence));
    return told;
}

std::vector<Sentence> tell_technique(const Catalogue& words, const Grid& grid, const Step& step)
{
    std::vector<Sentence> told;
    if (!step.digits.empty() && step.placements.empty())
        told.push_back(plain_sentence(
            words.tr(Message{step.digits.count() == 1 ? N_("It is about the digit {digits}.")
                                                      : N_("It is about the digits {digits}."),
                             {{"digits", list_of_digits(grid, step.digits)}}})));
    told.push_back(plain_sentence(step.placements.empty()
                                      ? words.tr("It rules out candidates.")
                                      : words.tr("It places a digit directly.")));
    return told;
}

std::string step_deed(const Catalogue& words, const Grid& grid, const Step& step)
{
    if (step.placements.size() == 1)
        return words.tr(
            Message{N_("Write {digit} in {cell}"),
                    {{"digit", grid.symbol(step.placements.front().digit)},
                     {"cell", engine::cell_name(words, grid, step.placements.front().cell)}}});
    if (!step.placements.empty())
        return words.trn("Write {n} digit", "Write {n} digits",
                         static_cast<long>(step.placements.size()));
    const DigitSet digits = removed_digits(step);
    if (digits.count() > 1)
        return words.trn("Remove {n} candidate", "Remove {n} candidates",
                         static_cast<long>(step.removals.size()));
    const std::string& digit = grid.symbol(digits.first());
    return words.tr(
        Message{step.removals.size() == 1 ? N_("Remove the {digit}") : N_("Remove the {digit}s"),
                {{"digit", digit}}});
}

void add_legend(const Catalogue& words, const Step& step, HintCardText& text)
{
    text.places_digit = !step.placements.empty();
    text.cause = words.tr("Cause");
    text.effect = text.places_digit ? words.tr("Digit to be placed") : words.tr("Effect");
    if (!step.links.empty() || !step.branches.empty())
        text.linked = words.tr("linked");
    if (!step.removals.empty() && !text.linked.empty())
        text.removed = words.tr("removed");
}

} // namespace

Sentence plain_sentence(std::string text)
{
    Sentence sentence;
    sentence.phrases = {Phrase{std::move(text)}};
    return sentence;
}

std::string hint_title(const Catalogue& words, const HintGuide& guide)
{
    switch (guide.stage()) {
    case HintStage::Searching:
        return words.tr("Looking …");
    case HintStage::Nothing:
        return words.tr("No step found");
    case HintStage::List:
        return words.tr("All steps");
    case HintStage::Open:
        break;
    }
    if (guide.trouble())
        return guide.trouble()->kind == Trouble::Kind::WrongDigit ? words.tr("A wrong digit")
                                                                  : words.tr("A missing note");
    if (guide.level() >= 2)
        return technique_name(words, *guide.step());
    return guide.step()->placements.empty() ? words.tr("Where to look")
                                            : words.tr("A digit can be placed");
}

std::vector<Sentence>
hint_sentences(const Catalogue& words, const Grid& grid, const HintGuide& guide)
{
    switch (guide.stage()) {
    case HintStage::Nothing:
        return with_unused_clues(
            {plain_sentence(words.tr("No technique of this game finds a step from here."))}, words,
            grid);
    case HintStage::Searching:
    case HintStage::List:
        return {};
    case HintStage::Open:
        break;
    }
    if (guide.trouble())
        return tell_trouble(words, grid, guide);
    switch (guide.level()) {
    case 1:
        return with_unused_clues(tell_where(words, grid, guide.subject()), words, grid);
    case 2:
        return tell_technique(words, grid, *guide.step());
    default:
        return explain(words, grid, *guide.step());
    }
}

std::string
primary_label(const Catalogue& words, const Grid& grid, const HintGuide& guide, bool fills_notes)
{
    switch (guide.stage()) {
    case HintStage::Searching:
    case HintStage::Nothing:
        return words.tr("Close");
    case HintStage::List:
        return words.tr("Step by step");
    case HintStage::Open:
        break;
    }
    if (guide.level() < engine::hint_levels)
        return words.tr("Tell me more");
    if (guide.trouble())
        return guide.trouble()->kind == Trouble::Kind::WrongDigit ? words.tr("Go back to before it")
                                                                  : words.tr("Add the note");
    return fills_notes ? words.tr("Fill notes") : step_deed(words, grid, *guide.step());
}

HintCardText hint_card_text(const Catalogue& words, const Grid& grid, const HintGuide& guide)
{
    HintCardText text;
    text.heading = words.tr("Hint");
    text.title = hint_title(words, guide);
    text.sentences = hint_sentences(words, grid, guide);
    text.remark = words.tr("run marked assisted");
    if (guide.stage() != HintStage::Open)
        return text;
    text.level = guide.level();
    text.count = words.tr(Message{N_("{level} of {levels}"),
                                  {{"level", std::to_string(guide.level())},
                                   {"levels", std::to_string(engine::hint_levels)}}});
    text.lit = guide.sentence();
    if (guide.level() == engine::hint_levels && !guide.trouble())
        add_legend(words, *guide.step(), text);
    return text;
}

std::string step_label(const Catalogue& words, const Grid& grid, const Step& step)
{
    std::string label;
    for (const Candidate& placed : step.placements)
        label += (label.empty() ? "" : ", ") + engine::cell_name(words, grid, placed.cell) + " = " +
                 grid.symbol(placed.digit);
    if (!label.empty())
        return label;
    for (engine::Digit digit : removed_digits(step)) {
        std::string cells;
        for (const Candidate& removed : step.removals) {
            if (removed.digit == digit)
                cells += (cells.empty() ? "" : ", ") + engine::cell_name(words, grid, removed.cell);
        }
        label += (label.empty() ? "" : "; ") + cells + " ≠ " + grid.symbol(digit);
    }
    return label;
}

} // namespace game
