#include "game/command_line/teacher.h"

#include <iomanip>
#include <memory>

#include "engine/explainer/explainer_rating.h"
#include "engine/make/goal.h"
#include "engine/rating/closures.h"
#include "engine/rating/hodoku_scale.h"
#include "engine/rating/rater.h"
#include "engine/rating/rating.h"
#include "engine/solve/search.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/explain.h"
#include "engine/text/notation.h"
#include "game/command_line/judge.h"
#include "game/command_line/output.h"
#include "game/command_line/puzzle_input.h"

namespace game {

namespace {

using engine::Level;
using engine::Rating;
using engine::Step;
using engine::Translations;

// Holds what is computed for a grid before its first puzzle, while the next puzzles have the same
// grid.
class Desk {
public:
    const engine::Chart& chart_of(const PuzzleInput& puzzle)
    {
        if (chart_ == nullptr || chart_->shared_grid() != puzzle.grid) {
            rater_.reset();
            explainer_.reset();
            chart_ = std::make_unique<engine::Chart>(puzzle.grid);
        }
        return *chart_;
    }
    // Valid until the next call.
    const Rating& rate(const PuzzleInput& puzzle, const engine::Teaching& teaching)
    {
        const engine::Chart& chart = chart_of(puzzle);
        if (rater_ == nullptr)
            rater_ = std::make_unique<engine::Rater>(chart);
        return rater_->rate(puzzle.givens, teaching);
    }
    engine::ExplainerRating rate_by_explainer(const PuzzleInput& puzzle)
    {
        const engine::Chart& chart = chart_of(puzzle);
        if (explainer_ == nullptr)
            explainer_ = std::make_unique<engine::ExplainerScale>(chart);
        return explainer_->rate(puzzle.givens);
    }

private:
    std::unique_ptr<engine::Chart> chart_;
    std::unique_ptr<engine::Rater> rater_;
    std::unique_ptr<engine::ExplainerScale> explainer_;
};

std::string sentences_of(const std::vector<engine::Sentence>& sentences)
{
    std::string text;
    for (const engine::Sentence& sentence : sentences)
        text += (text.empty() ? "" : " ") + plain(sentence);
    return text;
}

// Returns "x_wing:2,full_house:20", hardest first.
std::string list_of(const std::vector<engine::TechniqueUses>& uses)
{
    std::string list;
    for (auto each = uses.rbegin(); each != uses.rend(); ++each)
        list += (list.empty() ? "" : ",") + std::string(each->technique->id) + ":" +
                std::to_string(each->uses);
    return list;
}

void write_kinds_of_singles(Desk& desk, const PuzzleInput& puzzle, std::ostream& out)
{
    const engine::Chart& chart = desk.chart_of(puzzle);
    if (do_naked_singles_suffice(chart, puzzle.givens))
        out << " naked-singles-suffice";
    if (do_hidden_singles_suffice(chart, puzzle.givens))
        out << " hidden-singles-suffice";
    out << " singles-suffice";
}

void write_rating(const Rating& rating, std::ostream& out)
{
    out << "level=" << id_of(rating.level) << " effort=" << rating.effort << std::fixed
        << std::setprecision(1) << " per-cell=" << rating.effort_per_cell()
        << " hardest=" << rating.hardest->id << " times=" << rating.hardest_uses
        << " bottleneck=" << rating.bottleneck;
    if (!rating.is_solved)
        out << " unsolved";
}

// Returns "4.4", or "9.0+" if that is a lower bound.
std::string tenths(int rating, const engine::ExplainerRating& all)
{
    return std::to_string(rating / 10) + "." + std::to_string(rating % 10) +
           (all.is_decided ? "" : "+");
}

void write_other_scales(Desk& desk,
                        const PuzzleInput& puzzle,
                        const RateArguments& asked,
                        std::ostream& out)
{
    const engine::HodokuRating hodoku =
        engine::rate_by_hodoku(desk.chart_of(puzzle), puzzle.givens);
    out << " hodoku=" << id_of(hodoku.level) << ':' << hodoku.score;
    if (!asked.by_explainer)
        return;
    const engine::ExplainerRating rating = desk.rate_by_explainer(puzzle);
    out << " explainer=" << tenths(rating.hardest, rating) << '/'
        << tenths(rating.first_placement, rating) << '/' << tenths(rating.first_step, rating);
}

// The teacher does not use sums: puzzles with cages have a level, but neither effort nor steps.
int rate_with_cages(const PuzzleInput& puzzle, Streams streams)
{
    const engine::Level level = engine::level_of(engine::Puzzle{puzzle.grid, puzzle.givens, {}});
    streams.out << "level=" << id_of(level) << " sums-are-not-rated\n";
    return all_good;
}

int rate_one(Desk& desk, const PuzzleInput& puzzle, const RateArguments& asked, Streams streams)
{
    if (!puzzle.grid->cages().empty())
        return rate_with_cages(puzzle, streams);
    const Rating rating = desk.rate(puzzle, {.has_unique_solution = !asked.without_uniqueness});
    write_rating(rating, streams.out);
    if (rating.by_singles)
        write_kinds_of_singles(desk, puzzle, streams.out);
    if (rating.rests_on_uniqueness) {
        const Rating& without = desk.rate(puzzle, {.has_unique_solution = false});
        streams.out << " without-uniqueness=" << id_of(without.level) << ':' << without.effort;
    }
    write_other_scales(desk, puzzle, asked, streams.out);
    streams.out << " uses=" << list_of(rating.uses) << '\n';
    return all_good;
}

// Writes steps: which ones, how, and in which language.
struct Narrator {
    const engine::Teaching& teaching;
    bool reasons;
    Streams streams;
    const Translations& texts;

    std::string of(const engine::Grid& grid, const Step& step) const
    {
        return sentences_of(reasons ? explain(texts, grid, step)
                                    : explain_effect(texts, grid, step));
    }
};

// For the end of a line.
std::string unused_clues(const engine::Grid& grid, const Narrator& narrator)
{
    const auto sentence = name_unused_clues(narrator.texts, grid);
    return sentence ? " " + plain(*sentence) : "";
}

int nothing_found_sentences(const engine::Candidates& candidates, const Narrator& narrator)
{
    std::ostream& out = narrator.streams.out;
    if (candidates.is_solved()) {
        out << narrator.texts.tr("All cells are filled.") << '\n';
        return all_good;
    }
    out << narrator.texts.tr("No step was found.")
        << unused_clues(candidates.chart().grid(), narrator) << '\n';
    return improper;
}

int hint_one(const engine::Chart& chart, const PuzzleInput& puzzle, const Narrator& narrator)
{
    const Translations& texts = narrator.texts;
    std::ostream& out = narrator.streams.out;
    const engine::Candidates candidates(chart, puzzle.givens);
    const engine::Steps steps = find_easiest(candidates, narrator.teaching);
    if (steps.empty())
        return nothing_found_sentences(candidates, narrator);
    const Step& step = steps.found().front();
    out << technique_name(texts, step) << ": " << narrator.of(*puzzle.grid, step)
        << unused_clues(*puzzle.grid, narrator) << '\n';
    return all_good;
}

// Searching for the hardest techniques takes long and is of no use if an easier one applies.
std::vector<Step> steps_worth_showing(const engine::Candidates& candidates,
                                      const engine::Teaching& teaching)
{
    for (Level level : {Level::Expert, Level::Extreme}) {
        std::vector<Step> steps =
            find_all(candidates, {teaching.has_unique_solution, level}).take();
        if (!steps.empty())
            return steps;
    }
    return find_easiest(candidates, teaching).take();
}

int hint_all(const engine::Chart& chart, const PuzzleInput& puzzle, const Narrator& narrator)
{
    std::ostream& out = narrator.streams.out;
    const engine::Candidates candidates(chart, puzzle.givens);
    const std::vector<Step> steps = steps_worth_showing(candidates, narrator.teaching);
    if (steps.empty())
        return nothing_found_sentences(candidates, narrator);
    std::string group;
    for (const Step& step : steps) {
        const std::string name = technique_name(narrator.texts, step);
        if (name != group)
            out << name << '\n';
        group = name;
        out << "  " << narrator.of(*puzzle.grid, step) << unused_clues(*puzzle.grid, narrator)
            << '\n';
    }
    out << '\n';
    return all_good;
}

int show_path(const engine::Chart& chart, const PuzzleInput& puzzle, const Narrator& narrator)
{
    std::ostream& out = narrator.streams.out;
    const engine::Path path =
        solve_like_a_person(engine::Candidates(chart, puzzle.givens), narrator.teaching);
    int number = 0;
    for (const Step& step : path.steps)
        out << ++number << ". " << technique_name(narrator.texts, step) << ": "
            << narrator.of(*puzzle.grid, step) << '\n';
    out << engine::to_text(path.end.digits()) << '\n';
    return path.end.is_solved() ? all_good : nothing_found_sentences(path.end, narrator);
}

// Techniques are useless on puzzles without exactly one solution, and some rely on it: such puzzles
// are only reported.
int for_each_proper(const std::vector<std::string>& puzzles,
                    Streams streams,
                    const Translations& texts,
                    const std::function<int(const PuzzleInput&)>& look)
{
    const int status = for_each_puzzle(puzzles, streams, texts, [&](const PuzzleInput& puzzle) {
        return is_proper(puzzle, streams, texts) ? look(puzzle) : improper;
    });
    return finish_output(streams, texts, status);
}

} // namespace

int rate(const RateArguments& asked, Streams streams, const Translations& texts)
{
    Desk desk;
    return for_each_proper(asked.puzzles, streams, texts, [&](const PuzzleInput& puzzle) {
        return rate_one(desk, puzzle, asked, streams);
    });
}

int hint(const HintArguments& asked, Streams streams, const Translations& texts)
{
    const engine::Teaching teaching{.has_unique_solution = !asked.without_uniqueness};
    Desk desk;
    return for_each_proper(asked.puzzles, streams, texts, [&](const PuzzleInput& puzzle) {
        const engine::Teaching fitting = fitted_to(*puzzle.grid, teaching);
        const Narrator narrator{fitting, asked.reasons || !asked.all, streams, texts};
        const auto look = asked.all ? hint_all : hint_one;
        return look(desk.chart_of(puzzle), puzzle, narrator);
    });
}

int solve_by_steps(const PathArguments& asked, Streams streams, const Translations& texts)
{
    const engine::Teaching teaching{.has_unique_solution = !asked.without_uniqueness};
    Desk desk;
    return for_each_proper(asked.puzzles, streams, texts, [&](const PuzzleInput& puzzle) {
        const engine::Teaching fitting = fitted_to(*puzzle.grid, teaching);
        return show_path(desk.chart_of(puzzle), puzzle, {fitting, asked.reasons, streams, texts});
    });
}

} // namespace game
