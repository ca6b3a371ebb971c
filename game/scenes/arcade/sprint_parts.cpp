#include "game/scenes/arcade/sprint_parts.h"

#include <algorithm>
#include <utility>

#include "engine/text/house_name.h"
#include "game/scenes/arcade/arcade_texts.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/hint/hint_card.h"
#include "game/widgets/technique_shape.h"

namespace game {

using engine::Message;
using engine::N_;
using engine::Role;
using engine::Sentence;
using engine::Translations;

namespace {

constexpr TextLook card_note_look{.size = 13, .weight = Weight::Medium, .tint = Paint::Ink2};
constexpr TextLook sprint_name{.size = 24, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook short_name{.size = 19, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook look_line{.size = 15, .weight = Weight::Medium};
constexpr TextLook choose_line{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr double shape_side = 24;
constexpr double highest_on_card = 126; // units, of a shape
constexpr std::size_t most_reasons = 2; // of which the first one is enough

Box name_on_card(const std::string& name)
{
    using namespace box;
    return first_that_fits({text(name, sprint_name), paragraph(name, short_name)});
}

Box shape_of(const engine::Technique& technique)
{
    const double rows = shape_size(technique).rows;
    return box::picture([&technique](Canvas& canvas, Rect area, Scale scale) {
               draw_technique_shape(canvas, technique, area, scale);
           })
        .between(0, std::min(highest_on_card, rows * shape_side));
}

// All that a step places or removes, in one sentence of the card.
Sentence joined_effects(const std::vector<Sentence>& effects)
{
    Sentence all{.phrases = {}, .role = Role::Effect, .badge = {}};
    for (const Sentence& effect : effects) {
        if (!all.phrases.empty())
            all.phrases.push_back({" "});
        all.phrases.insert(all.phrases.end(), effect.phrases.begin(), effect.phrases.end());
    }
    return all;
}

// The reason in one sentence: the first one says it, but of long explanations only the last one.
std::vector<Sentence>
two_sentences(const Translations& texts, const engine::Grid& grid, const engine::Step& step)
{
    const std::vector<Sentence> effects = explain_effect(texts, grid, step);
    std::vector<Sentence> reasons = explain(texts, grid, step);
    reasons.resize(reasons.size() - std::min(reasons.size(), effects.size()));
    std::vector<Sentence> both;
    if (!reasons.empty())
        both.push_back(reasons.size() <= most_reasons ? reasons.front() : reasons.back());
    both.push_back(joined_effects(effects));
    return both;
}

} // namespace

std::string rung_line(const Translations& texts, const engine::ArcadeRun& run)
{
    const std::string rung = texts.tr(name_of(run.rung()));
    const int all = run.mode().steps_in_rung;
    const int found = run.found_on_rung();
    if (found >= all)
        return texts.tr(
            Message{N_("{rung}, {n} found"), {{"rung", rung}, {"n", std::to_string(found)}}});
    return texts.tr(
        Message{N_("{rung}, step {n} of {all}"),
                {{"rung", rung}, {"n", std::to_string(found + 1)}, {"all", std::to_string(all)}}});
}

std::string found_line(const Translations& texts, const engine::ArcadeRun& run)
{
    const engine::ArcadeTally tally = run.tally();
    return texts.tr(Message{
        N_("{found} found, {missed} missed"),
        {{"found", std::to_string(tally.houses)}, {"missed", std::to_string(tally.wrong)}}});
}

std::string what_to_choose(const Translations& texts, bool places)
{
    return places ? texts.tr("Choose a cell whose digit follows from it.")
                  : texts.tr("Choose a cell that loses a candidate by it.");
}

Box sprint_task_card(const Translations& texts, const SprintTask& task)
{
    using namespace box;
    const engine::Technique& technique = *task.technique;
    const Box key = row({key_hint(task.key).then(8),
                         text(texts.tr("choose, or click"), choose_line).size(0).grow()});
    return card({text(task.rung, card_note_look).then(4),
                 name_on_card(texts.tr(technique.name)).then(12), shape_of(technique).then(14),
                 paragraph(texts.tr(lesson_with(technique).look), look_line).then(8),
                 paragraph(what_to_choose(texts, task.places), choose_line).then(12),
                 space().grow(), key.size(with_text(24)).when(!task.key.empty())})
        .padding(20, 18);
}

std::string in_a_line(const Translations& texts, const SprintTask& task)
{
    return texts.tr(lesson_with(*task.technique).look) + " " + what_to_choose(texts, task.places);
}

SprintAnswer
answer_to(const Translations& texts, const engine::PracticePosition& position, engine::Cell chosen)
{
    const engine::Grid& grid = position.chart->grid();
    const engine::Step& step = position.steps.front();
    const bool places = !step.placements.empty();
    const char* own = places ? N_("In your cell, {cell}, no digit follows from it.")
                             : N_("Your cell, {cell}, loses nothing by it.");
    return {.sentences = two_sentences(texts, grid, step),
            .own_cell = texts.tr(Message{own, {{"cell", engine::cell_name(texts, grid, chosen)}}})};
}

std::string in_a_line(const SprintAnswer& answer)
{
    std::string all;
    for (const Sentence& sentence : answer.sentences)
        all += (all.empty() ? "" : " ") + plain(sentence);
    return all;
}

std::string in_words(const Translations& texts, const SprintAnswer& answer)
{
    return texts.tr("Here it was") + ": " + in_a_line(answer) + " " + answer.own_cell;
}

Box sprint_answer_card(const Translations& texts,
                       const SprintTask& task,
                       const SprintAnswer& answer)
{
    using namespace box;
    const HintEffect effect = task.places ? HintEffect::Places : HintEffect::Removes;
    return card({paragraph(texts.tr(task.technique->name), card_note_look).then(4),
                 name_on_card(texts.tr("Here it was")).then(12),
                 hint_sentences(answer.sentences, effect).then(14), rule().then(14),
                 paragraph(answer.own_cell, choose_line), space().grow()})
        .padding(20, 18);
}

} // namespace game
