#include "game/command_line/judge.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/formats/examination.h"
#include "engine/solve/classic_search.h"
#include "engine/solve/search.h"
#include "engine/text/notation.h"
#include "engine/text/puzzle_line.h"

namespace game {

namespace {

using engine::JsonObject;
using engine::SearchResult;
using engine::Translations;

// Enough for any puzzle made for people; limits the time for hostile ones.
constexpr engine::SearchLimits limits = {.solutions = 2, .guesses = 2'000'000};

std::string line_of(const PuzzleInput& puzzle, const engine::Digits& digits)
{
    return to_line(*puzzle.puzzle.layout, puzzle.grid(), digits);
}

engine::Digits starting_digits(const PuzzleInput& puzzle)
{
    return is_position(puzzle.puzzle) ? digits_of(puzzle.puzzle) : puzzle.puzzle.givens;
}

JsonObject json_of(const PuzzleInput& puzzle)
{
    JsonObject object = json_of(puzzle.place);
    object.add("puzzle", line_of(puzzle, puzzle.puzzle.givens));
    return object;
}

const char* id_of_verdict(const SearchResult& result)
{
    if (result.count > 1)
        return "several";
    if (!result.decided)
        return "undecided";
    return result.count == 1 ? "one" : "none";
}

// Whether these are all solutions there are.
bool are_all(const SearchResult& result, int most)
{
    return result.decided && result.count < most;
}

// How many there are, if they are counted up to a number.
JsonObject json_of(const PuzzleInput& puzzle, const SearchResult& result, std::optional<int> most)
{
    JsonObject object = json_of(puzzle);
    object.add("verdict", id_of_verdict(result));
    if (most)
        object.add("count", result.count).add("all", are_all(result, *most));
    return object;
}

std::string
solutions_as_json(const PuzzleInput& puzzle, const SearchResult& result, std::optional<int> most)
{
    return json_of(puzzle, result, most)
               .add("solutions", json_list(result.solutions,
                                           [&](const engine::Digits& solution) {
                                               return line_of(puzzle, solution);
                                           }))
               .text() +
           "\n";
}

// The solution of a classic grid, if it has exactly one.
std::optional<engine::ClassicDigits> only_solution(const engine::ClassicDigits& givens)
{
    std::array<engine::ClassicDigits, 1> first;
    const engine::ClassicResult result = engine::search_classic(givens, limits, first);
    return result.decided && result.count == 1 ? std::optional(first[0]) : std::nullopt;
}

void add_line_of(const engine::ClassicDigits& digits, Answer& answer)
{
    std::array<char, std::tuple_size_v<engine::ClassicDigits> + 1> line;
    std::ranges::transform(digits, line.begin(),
                           [](engine::Digit digit) { return static_cast<char>('0' + digit); });
    line.back() = '\n';
    answer.out.append(line.data(), line.size());
}

// Answers about each puzzle, with a judge for each thread. `answer_one` adds the answer about a
// classic grid with one solution, if JSON is not asked.
template <typename AnswerAbout, typename AnswerOne>
int judge_all(const PuzzleArguments& asked,
              Streams streams,
              const Translations& texts,
              AnswerAbout answer_about,
              AnswerOne answer_one)
{
    const auto make = [&] {
        Answering answering{.about = [&, judge = std::make_shared<Judge>(asked.solutions)](
                                         const PuzzleInput& puzzle, Answer& answer) {
            answer_about(*judge, puzzle, answer);
        }};
        if (asked.json)
            return answering;
        answering.at_once = [&](const engine::ClassicDigits& givens, Answer& answer) {
            const auto solution = only_solution(givens);
            if (solution)
                answer_one(*solution, answer);
            return solution.has_value();
        };
        return answering;
    };
    return answer_all(asked, {.at_once = 256}, make, streams, texts);
}

} // namespace

int status_of(const SearchResult& result)
{
    return result.decided && result.count == 1 ? all_good : improper;
}

// First whether there are several at all: that is found out more thoroughly.
SearchResult Judge::count(const PuzzleInput& puzzle)
{
    const engine::Digits digits = starting_digits(puzzle);
    SearchResult result = search(puzzle.puzzle, digits, limits);
    if (result.count < limits.solutions || !most_ || *most_ <= limits.solutions)
        return result;
    SearchResult all =
        search(puzzle.puzzle, digits, {.solutions = *most_, .guesses = limits.guesses});
    all.count = std::max(all.count, result.count);
    return all;
}

SearchResult Judge::find_solutions(const PuzzleInput& puzzle)
{
    SearchResult result = count(puzzle);
    if (result.count <= 1)
        return result;
    const engine::Digits digits = starting_digits(puzzle);
    const std::vector<engine::DigitSet>& allowed = puzzle.puzzle.candidates;
    engine::SearchLimits wanted{.solutions = result.count};
    if (puzzle.grid().is_classic()) {
        result.solutions = search_in_order(puzzle.grid(), digits, wanted, allowed).solutions;
    } else {
        wanted.guesses = limits.guesses;
        result.solutions = searcher_->run(digits, wanted, allowed).solutions;
    }
    return result;
}

SearchResult Judge::search(const engine::SharedPuzzle& puzzle,
                           const engine::Digits& digits,
                           engine::SearchLimits within)
{
    if (puzzle.grid->is_classic() && puzzle.candidates.empty())
        return engine::search(*puzzle.grid, digits, within);
    if (grid_ != puzzle.grid) {
        searcher_ = std::make_unique<engine::Searcher>(*puzzle.grid);
        grid_ = puzzle.grid;
    }
    return searcher_->count(digits, within, puzzle.candidates);
}

std::string Judge::several(const SearchResult& result, const Translations& texts) const
{
    if (!most_)
        return texts.tr("several solutions");
    if (are_all(result, *most_))
        return texts.trn("{n} solution", "{n} solutions", result.count);
    return texts.trn("at least {n} solution", "at least {n} solutions", result.count);
}

std::string
Judge::verdict_on(const PuzzleInput& puzzle, const SearchResult& result, const Translations& texts)
{
    if (result.count > 1)
        return several(result, texts);
    if (!result.decided)
        return texts.tr("undecided: there are too many possibilities to try");
    if (result.count == 1)
        return texts.tr("one solution");
    const auto found = engine::why_no_solution(puzzle.puzzle);
    if (!found)
        return texts.tr("no solution");
    const std::string why = text_of(texts, puzzle.grid(), *found, engine::CellNames::OfNotation);
    using Kind = engine::Contradiction::Kind;
    const bool is_of_player = found->kind == Kind::WrongDigit || found->kind == Kind::NoCandidate;
    return texts.tr(engine::Message{is_of_player ? engine::N_("no solution from here: {why}")
                                                 : engine::N_("no solution: {why}"),
                                    {{"why", why}}});
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
        answer.out += json_of(puzzle, result, most_).add("sentence", verdict).text() + "\n";
    else
        answer.complain(to_text(puzzle.place, texts) + ": " + verdict);
    return false;
}

int check(const PuzzleArguments& asked, Streams streams, const Translations& texts)
{
    return judge_all(
        asked, streams, texts,
        [&](Judge& judge, const PuzzleInput& puzzle, Answer& answer) {
            const SearchResult result = judge.count(puzzle);
            const std::string verdict = judge.verdict_on(puzzle, result, texts);
            answer.status = std::max(answer.status, status_of(result));
            answer.out +=
                (asked.json
                     ? json_of(puzzle, result, asked.solutions).add("sentence", verdict).text()
                     : verdict) +
                '\n';
        },
        [verdict = texts.tr("one solution") + '\n'](const engine::ClassicDigits&, Answer& answer) {
            answer.out += verdict;
        });
}

int solve(const PuzzleArguments& asked, Streams streams, const Translations& texts)
{
    return judge_all(
        asked, streams, texts,
        [&](Judge& judge, const PuzzleInput& puzzle, Answer& answer) {
            const SearchResult result = judge.find_solutions(puzzle);
            answer.status = std::max(answer.status, status_of(result));
            if (asked.json) {
                answer.out += solutions_as_json(puzzle, result, asked.solutions);
                return;
            }
            for (const engine::Digits& solution : result.solutions)
                answer.out += line_of(puzzle, solution) + '\n';
            if (status_of(result) != all_good)
                answer.complain(to_text(puzzle.place, texts) + ": " +
                                judge.verdict_on(puzzle, result, texts));
        },
        add_line_of);
}

} // namespace game
