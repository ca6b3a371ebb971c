#include "game/scenes/editor/editor_texts.h"

#include <array>

#include "engine/base/count.h"
#include "engine/base/table.h"
#include "engine/text/explain.h"
#include "engine/text/house_name.h"
#include "game/ui/names.h"

namespace game {

using engine::Message;
using engine::N_;
using engine::SolutionCount;
using engine::Translations;

namespace {

int count_open(const EnteredPuzzle& entered)
{
    const engine::Digits digits = digits_of(entered.puzzle());
    return engine::count_of(digits, engine::no_digit);
}

EditorStatus one_solution(const Translations& texts, const EnteredPuzzle& entered)
{
    const int open = count_open(entered);
    return {texts.tr("One solution"),
            open == 0 ? texts.tr("Every cell is filled.")
                      : texts.trn("{n} cell to fill", "{n} cells to fill", open),
            Icon::Check, Paint::Ok, Paint::OkSoft};
}

EditorStatus several_solutions(const Translations& texts,
                               const EnteredPuzzle& entered,
                               const engine::Examination& examination)
{
    const auto cells = differing_cells(entered.grid(), examination);
    return {texts.tr("Several solutions"),
            texts.tr(Message{N_("Two of them differ in {n} cells, which glow. A given is missing."),
                             {{"n", std::to_string(cells.size())}}}),
            Icon::Warning, Paint::Gold, Paint::GoldSoft};
}

EditorStatus no_solution(const Translations& texts,
                         const EnteredPuzzle& entered,
                         const std::optional<engine::Contradiction>& why)
{
    return {
        texts.tr("No solution"),
        why ? engine::begun_large(text_of(texts, entered.grid(), *why)) + "."
            : texts.tr("No single cell, row, column or box shows why: a digit may be mistyped."),
        Icon::Cross, Paint::Error, Paint::ErrorSoft};
}

EditorStatus too_few_digits(const Translations& texts, const EnteredPuzzle& entered)
{
    return {texts.trn("{n} digit so far", "{n} digits so far", entered.count()),
            texts.trn("Keep going: {n} more given at least.",
                      "Keep going: {n} more givens at least.", entered.enough() - entered.count()),
            Icon::Pencil, Paint::Ink, Paint::Hover};
}

std::string tenths(int value)
{
    return std::to_string(value / 10) + "." + std::to_string(value % 10);
}

} // namespace

EditorStatus
editor_status(const Translations& texts, const EnteredPuzzle& entered, const PuzzleStudy& study)
{
    if (entered.is_empty())
        return {texts.tr("Enter the givens"),
                texts.tr("Type the digits row by row, with a full stop for an empty cell, or "
                         "paste a puzzle."),
                Icon::Pencil, Paint::Ink, Paint::Hover};
    const engine::Examination* examination = study.examination();
    const SolutionCount known =
        examination != nullptr ? examination->count : SolutionCount::Unknown;
    const bool is_open = known == SolutionCount::Unknown || known == SolutionCount::Several;
    if (is_open) {
        if (const auto clash = find_clash(entered.grid(), digits_of(entered.puzzle())))
            return no_solution(texts, entered, clash);
        if (!entered.has_enough())
            return too_few_digits(texts, entered);
    }
    if (examination == nullptr && study.is_stopped())
        return {texts.tr("Not known yet"), "", Icon::Help, Paint::Ink, Paint::Hover};
    if (examination == nullptr)
        return {texts.tr("Still checking …"), "", Icon::Clock, Paint::Ink, Paint::Hover};
    switch (examination->count) {
    case SolutionCount::One:
        return one_solution(texts, entered);
    case SolutionCount::Several:
        return several_solutions(texts, entered, *examination);
    case SolutionCount::None:
        return no_solution(texts, entered, examination->contradiction);
    case SolutionCount::Unknown:
        break;
    }
    return {texts.tr("Not known yet"),
            texts.tr("There are too many possibilities to count the solutions."), Icon::Help,
            Paint::Ink, Paint::Hover};
}

namespace {

std::string stage_name(const Translations& texts, StudyStage stage)
{
    switch (stage) {
    case StudyStage::Reading:
        return texts.tr("Reading the puzzle");
    case StudyStage::Solutions:
        return texts.tr("Counting the solutions");
    case StudyStage::Level:
        return texts.tr("Finding the level");
    case StudyStage::Steps:
        return texts.tr("Finding the steps");
    case StudyStage::OtherRatings:
        return texts.tr("Rating as other programs do");
    case StudyStage::Nothing:
        break;
    }
    return "";
}

} // namespace

std::string
study_text(const Translations& texts, const PuzzleStudy& study, const WaitClock& waiting)
{
    if (study.is_stopped())
        return texts.tr("Stopped: not everything is known of this puzzle.");
    if (!study.is_busy() || !waiting.is_long())
        return "";
    const WorkProgress progress = study.progress(waiting.passed());
    const std::string name = stage_name(texts, study.stage());
    return study.stage() == StudyStage::Reading ? with_count(texts, name, progress)
                                                : with_cells(texts, name, progress);
}

std::string rating_headline(const Translations& texts, const PuzzleStudy& study)
{
    if (study.rating() == nullptr)
        return "";
    return texts.tr(
        Message{N_("Rated {level}"), {{"level", level_name(texts, study.rating()->level)}}});
}

std::string rating_detail(const Translations& texts, const PuzzleStudy& study)
{
    const OtherRatings* others = study.others();
    return others != nullptr ? sentence_of(texts, *others) : "";
}

std::string sentence_of(const Translations& texts, const OtherRatings& others)
{
    const bool is_decided = others.explainer.is_decided;
    return texts.tr(Message{is_decided ? N_("Sudoku Explainer {explainer}, HoDoKu {hodoku}")
                                       : N_("Sudoku Explainer above 9.4, HoDoKu {hodoku}"),
                            {{"explainer", tenths(others.explainer.hardest)},
                             {"hodoku", std::to_string(others.hodoku.score)}}});
}

} // namespace game
