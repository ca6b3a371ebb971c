#include "game/command_line/teacher.h"

#include <algorithm>
#include <utility>

#include "engine/techniques/human_solver.h"
#include "engine/text/explain.h"
#include "engine/text/notation.h"
#include "engine/text/puzzle_line.h"
#include "game/command_line/kept_raters.h"

namespace game {

namespace {

using engine::Candidates;
using engine::JsonObject;
using engine::JsonValue;
using engine::Level;
using engine::Step;
using engine::Translations;

std::string sentences_of(const std::vector<engine::Sentence>& sentences)
{
    std::string text;
    for (const engine::Sentence& sentence : sentences)
        text += (text.empty() ? "" : " ") + plain(sentence);
    return text;
}

// Writes steps: which ones, how, and in which language.
struct Narrator {
    const engine::Teaching teaching;
    bool reasons;
    bool json;
    const Translations& texts;

    std::string of(const engine::Grid& grid, const Step& step) const
    {
        return sentences_of(reasons ? explain(texts, grid, step)
                                    : explain_effect(texts, grid, step));
    }
};

JsonValue json_of_candidates(const engine::Grid& grid,
                             const std::vector<engine::Candidate>& candidates,
                             char sign)
{
    return json_list(candidates, [&](const engine::Candidate& candidate) {
        return to_text(grid, candidate.cell) + sign + std::to_string(candidate.digit);
    });
}

JsonObject json_of(const engine::Grid& grid, const Step& step, const Narrator& narrator)
{
    return JsonObject()
        .add("technique", step.technique->id)
        .add("name", technique_name(narrator.texts, step))
        .add("sentence", narrator.of(grid, step))
        .add("placements", json_of_candidates(grid, step.placements, '='))
        .add("removals", json_of_candidates(grid, step.removals, '-'));
}

JsonValue
json_of(const engine::Grid& grid, const std::vector<Step>& steps, const Narrator& narrator)
{
    return json_list(steps, [&](const Step& step) { return json_of(grid, step, narrator); });
}

std::string nothing_found_sentences(const Candidates& candidates, const Narrator& narrator)
{
    if (candidates.is_solved())
        return narrator.texts.tr("All cells are filled.");
    return narrator.texts.tr("No step was found.");
}

// Searching for the hardest techniques takes long and is of no use if an easier one applies.
std::vector<Step> steps_worth_showing(const Candidates& candidates,
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

std::vector<Step> steps_asked_for(const HintArguments& asked,
                                  const Candidates& candidates,
                                  const engine::Teaching& teaching)
{
    if (asked.techniques.empty())
        return asked.all ? steps_worth_showing(candidates, teaching)
                         : find_easiest(candidates, teaching).take();
    // Of these techniques alone, whether or not easier ones find something, too.
    engine::Steps steps(asked.all ? engine::Want::All : engine::Want::First);
    for (const engine::Technique* technique : asked.techniques) {
        if (may_use(technique, teaching))
            steps.look_for(technique, candidates);
    }
    return std::move(steps).take();
}

std::string
all_as_text(const engine::Grid& grid, const std::vector<Step>& steps, const Narrator& narrator)
{
    std::string text;
    std::string group;
    for (const Step& step : steps) {
        const std::string name = technique_name(narrator.texts, step);
        if (name != group)
            text += name + '\n';
        group = name;
        text += "  " + narrator.of(grid, step) + '\n';
    }
    return text + '\n';
}

void answer_with_hint(const PuzzleInput& puzzle,
                      const Candidates& candidates,
                      const HintArguments& asked,
                      const Narrator& narrator,
                      Answer& answer)
{
    const engine::Grid& grid = candidates.chart().grid();
    const std::vector<Step> steps = steps_asked_for(asked, candidates, narrator.teaching);
    if (steps.empty() && !candidates.is_solved())
        answer.status = std::max(answer.status, improper);
    if (narrator.json) {
        JsonObject object = json_of(puzzle.place);
        if (steps.empty())
            object.add("sentence", nothing_found_sentences(candidates, narrator));
        answer.out += object.add("steps", json_of(grid, steps, narrator)).text() + "\n";
    } else if (steps.empty()) {
        answer.out += nothing_found_sentences(candidates, narrator) + "\n";
    } else if (asked.all) {
        answer.out += all_as_text(grid, steps, narrator);
    } else {
        answer.out += technique_name(narrator.texts, steps.front()) + ": " +
                      narrator.of(grid, steps.front()) + "\n";
    }
}

void answer_with_path(const PuzzleInput& puzzle,
                      Candidates candidates,
                      const Narrator& narrator,
                      Answer& answer)
{
    const engine::Grid& grid = candidates.chart().grid();
    const engine::Path path = solve_like_a_person(std::move(candidates), narrator.teaching);
    const std::string end = to_line(*puzzle.puzzle.layout, grid, path.end.digits());
    if (!path.end.is_solved())
        answer.status = std::max(answer.status, improper);
    if (narrator.json) {
        answer.out += json_of(puzzle.place)
                          .add("steps", json_of(grid, path.steps, narrator))
                          .add("solved", path.end.is_solved())
                          .add("end", end)
                          .text() +
                      "\n";
        return;
    }
    int number = 0;
    for (const Step& step : path.steps)
        answer.out += std::to_string(++number) + ". " + technique_name(narrator.texts, step) +
                      ": " + narrator.of(grid, step) + "\n";
    answer.out += end + "\n";
    if (!path.end.is_solved())
        answer.out += nothing_found_sentences(path.end, narrator) + "\n";
}

// Techniques are useless on puzzles without exactly one solution, and some rely on it: such puzzles
// are only reported.
template <class Look>
int answer_proper(const PuzzleArguments& asked,
                  bool without_uniqueness,
                  Streams streams,
                  const Translations& texts,
                  Look look)
{
    const engine::Teaching teaching{.has_unique_solution = !without_uniqueness};
    const auto make = [&]() -> Answering {
        const auto kept = std::make_shared<KeptRaters>();
        return {[&, kept](const PuzzleInput& puzzle, Answer& answer) {
            if (!kept->judge().is_proper(puzzle, asked.json, texts, answer))
                return;
            look(puzzle, position_of(kept->chart_of(puzzle), puzzle.puzzle),
                 fitted_to(puzzle.grid(), teaching), answer);
        }};
    };
    return answer_all(asked, {.at_once = 2}, make, streams, texts);
}

} // namespace

int hint(const HintArguments& asked, Streams streams, const Translations& texts)
{
    return answer_proper(asked.common, asked.without_uniqueness, streams, texts,
                         [&](const PuzzleInput& puzzle, const Candidates& candidates,
                             const engine::Teaching& teaching, Answer& answer) {
                             const Narrator narrator{teaching, asked.reasons || !asked.all,
                                                     asked.common.json, texts};
                             answer_with_hint(puzzle, candidates, asked, narrator, answer);
                         });
}

int solve_by_steps(const PathArguments& asked, Streams streams, const Translations& texts)
{
    return answer_proper(asked.common, asked.without_uniqueness, streams, texts,
                         [&](const PuzzleInput& puzzle, Candidates candidates,
                             const engine::Teaching& teaching, Answer& answer) {
                             answer_with_path(puzzle, std::move(candidates),
                                              {teaching, asked.reasons, asked.common.json, texts},
                                              answer);
                         });
}

} // namespace game
