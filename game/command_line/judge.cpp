#include "game/command_line/judge.h"

#include "engine/grid/board.h"
#include "engine/solve/search.h"
#include "engine/text/contradiction.h"
#include "engine/text/notation.h"
#include "engine/text/puzzle_line.h"
#include "game/command_line/json_text.h"

namespace game {

namespace {

using engine::SearchResult;
using engine::Translations;

// Enough for any puzzle made for people; limits the time for hostile ones.
constexpr engine::SearchLimits limits = {.solutions = 2, .guesses = 2'000'000};

std::string line_of(const PuzzleInput& puzzle, const engine::Digits& digits)
{
    return to_line(*puzzle.puzzle.layout, puzzle.grid(), digits);
}

JsonObject json_of(const PuzzleInput& puzzle)
{
    JsonObject object = json_of(puzzle.place);
    object.add("puzzle", line_of(puzzle, puzzle.puzzle.givens));
    return object;
}

} // namespace

const char* id_of_verdict(const SearchResult& result)
{
    if (result.count > 1)
        return "several";
    if (!result.decided)
        return "undecided";
    return result.count == 1 ? "one" : "none";
}

int status_of(const SearchResult& result)
{
    return result.decided && result.count == 1 ? all_good : improper;
}

SearchResult Judge::count(const PuzzleInput& puzzle)
{
    if (!is_position(puzzle.puzzle))
        return search(puzzle.puzzle, puzzle.puzzle.givens);
    return search(puzzle.puzzle, digits_of(puzzle.puzzle));
}

SearchResult Judge::search(const engine::SharedPuzzle& puzzle, const engine::Digits& digits)
{
    if (puzzle.grid->is_classic() && puzzle.candidates.empty())
        return engine::search(*puzzle.grid, digits, limits);
    if (grid_ != puzzle.grid) {
        searcher_ = std::make_unique<engine::Searcher>(*puzzle.grid);
        grid_ = puzzle.grid;
    }
    return searcher_->run(digits, limits, puzzle.candidates);
}

// What a player wrote that keeps a puzzle with one solution from being solved.
std::optional<engine::Message> Judge::wrong_in_position(const PuzzleInput& puzzle)
{
    if (!is_position(puzzle.puzzle))
        return std::nullopt;
    const SearchResult result = search(only_givens(puzzle.puzzle), puzzle.puzzle.givens);
    if (!result.decided || result.count != 1)
        return std::nullopt;
    const engine::Digits& solution = result.solutions.front();
    const engine::Digits digits = digits_of(puzzle.puzzle);
    for (engine::Cell cell : puzzle.grid().cells()) {
        const engine::Digit digit = digits[cell.index];
        const engine::Digit correct = solution[cell.index];
        const std::string name = to_text(puzzle.grid(), cell);
        if (digit != engine::no_digit && digit != correct)
            return engine::Message{engine::N_("no solution from here: {digit} in {cell} is wrong"),
                                   {{"digit", puzzle.grid().symbol(digit)}, {"cell", name}}};
        const bool is_told = digit == engine::no_digit && !puzzle.puzzle.candidates.empty();
        if (is_told && !puzzle.puzzle.candidates[cell].empty() &&
            !puzzle.puzzle.candidates[cell].has(correct))
            return engine::Message{
                engine::N_("no solution from here: the candidate {digit} is missing in {cell}"),
                {{"digit", puzzle.grid().symbol(correct)}, {"cell", name}}};
    }
    return std::nullopt;
}

std::string
Judge::verdict_on(const PuzzleInput& puzzle, const SearchResult& result, const Translations& texts)
{
    if (result.count > 1)
        return texts.tr("several solutions");
    if (!result.decided)
        return texts.tr("undecided: too many possibilities; add givens");
    if (result.count == 1)
        return texts.tr("one solution");
    if (const auto wrong = wrong_in_position(puzzle))
        return texts.tr(*wrong);
    const auto found = engine::find_contradiction(puzzle.puzzle.grid, digits_of(puzzle.puzzle));
    if (!found)
        return texts.tr("no solution");
    const std::string why = text_of(texts, puzzle.grid(), *found, engine::CellNames::OfNotation);
    return texts.tr(engine::Message{engine::N_("no solution: {why}"), {{"why", why}}});
}

bool Judge::is_proper(const PuzzleInput& puzzle,
                      bool json,
                      const Translations& texts,
                      Answer& answer)
{
    const SearchResult result = count(puzzle);
    if (status_of(result) == all_good)
        return true;
    const std::string verdict = verdict_on(puzzle, result, texts);
    answer.status = std::max(answer.status, improper);
    if (json)
        answer.out +=
            json_of(puzzle).add("verdict", id_of_verdict(result)).add("sentence", verdict).text() +
            "\n";
    else
        answer.complain(to_text(puzzle.place, texts) + ": " + verdict);
    return false;
}

int check(const PuzzleArguments& asked, Streams streams, const Translations& texts)
{
    const auto make = [&]() -> Answering {
        const auto judge = std::make_shared<Judge>();
        return [&asked, &texts, judge](const PuzzleInput& puzzle, Answer& answer) {
            const SearchResult result = judge->count(puzzle);
            const std::string verdict = judge->verdict_on(puzzle, result, texts);
            answer.status = std::max(answer.status, status_of(result));
            answer.out += asked.json ? json_of(puzzle)
                                           .add("verdict", id_of_verdict(result))
                                           .add("sentence", verdict)
                                           .text()
                                     : verdict;
            answer.out += '\n';
        };
    };
    return answer_all(asked, {.at_once = 256}, make, streams, texts);
}

namespace {

void add_solutions(const PuzzleInput& puzzle, const SearchResult& result, Answer& answer)
{
    for (const engine::Digits& solution : result.solutions) {
        answer.out += line_of(puzzle, solution);
        answer.out += '\n';
    }
}

std::string solutions_as_json(const PuzzleInput& puzzle, const SearchResult& result)
{
    std::vector<std::string> solutions;
    for (const engine::Digits& solution : result.solutions)
        solutions.push_back(json_string(line_of(puzzle, solution)));
    return json_of(puzzle)
               .add("verdict", id_of_verdict(result))
               .add_json("solutions", json_list(solutions))
               .text() +
           "\n";
}

} // namespace

int solve(const PuzzleArguments& asked, Streams streams, const Translations& texts)
{
    const auto make = [&]() -> Answering {
        const auto judge = std::make_shared<Judge>();
        return [&asked, &texts, judge](const PuzzleInput& puzzle, Answer& answer) {
            const SearchResult result = judge->count(puzzle);
            answer.status = std::max(answer.status, status_of(result));
            if (asked.json) {
                answer.out += solutions_as_json(puzzle, result);
                return;
            }
            add_solutions(puzzle, result, answer);
            if (status_of(result) != all_good)
                answer.complain(to_text(puzzle.place, texts) + ": " +
                                judge->verdict_on(puzzle, result, texts));
        };
    };
    return answer_all(asked, {.at_once = 256}, make, streams, texts);
}

} // namespace game
