#include "game/command_line/generate.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <random>
#include <thread>

#include "engine/make/reachable_levels.h"
#include "engine/rules/layout.h"
#include "engine/text/notation.h"
#include "engine/text/puzzle_line.h"
#include "game/command_line/check_options.h"
#include "game/command_line/complain.h"
#include "game/command_line/output.h"
#include "game/command_line/printing_press.h"

namespace game {

namespace {

constexpr int most_puzzles = 1'000'000;
constexpr int first_at_once = 16;
constexpr int most_at_once = 256;

struct Order {
    engine::PuzzleSpec spec;
    int count = 1;
    bool seed_is_rolled = false;
};

using Names = std::vector<std::string>;

engine::Failure no_such(const char* option, const std::string& word, const Names& choices)
{
    return engine::Failure{
        listing({engine::N_("{option} can't be \"{word}\": the choices are {known} and {last}"),
                 {{"option", option}, {"word", word}}},
                choices)};
}

template <typename Choices>
Names names_of(const Choices& choices)
{
    Names names;
    for (const auto& choice : choices)
        names.emplace_back(id_of(choice));
    return names;
}

Names technique_names()
{
    Names names;
    for (const engine::Technique* technique : engine::all_techniques()) {
        if (engine::may_be_needed(technique))
            names.emplace_back(technique->id);
    }
    return names;
}

// The level is that of the technique unless another was asked for.
engine::Attempt set_technique(Order& order, const GenerateWords& asked)
{
    if (asked.technique.empty())
        return engine::Done{};
    const engine::Technique* technique = engine::find_technique(asked.technique);
    if (!technique || !engine::may_be_needed(technique))
        return no_such("--technique", asked.technique, technique_names());
    if (prints_clues(*engine::find_layout(order.spec.layout)))
        return engine::Failure{{engine::N_("{option} can't be asked for where cages give sums"),
                                {{"option", "--technique"}}}};
    const engine::Level level = technique->level;
    if (asked.level.empty())
        order.spec.level = level;
    if (order.spec.level < level)
        return engine::Failure{
            {engine::N_("{technique} is for level {level}; ask for this level or a harder one"),
             {{"technique", asked.technique}, {"level", std::string(id_of(level))}}}};
    order.spec.technique = technique;
    return engine::Done{};
}

Names fill_names()
{
    using engine::FillMethod;
    return names_of(std::array{FillMethod::Backtracking, FillMethod::Transform});
}

Names symmetry_names()
{
    using enum engine::Symmetry;
    return names_of(std::array{None, Rotation2, Rotation4, MirrorRows, MirrorColumns, Diagonal});
}

// Sets what was asked for, unless nothing was; says what could have been.
template <typename Choice>
engine::Attempt choose(Choice& choice,
                       std::optional<Choice> (*find)(std::string_view),
                       const std::string& word,
                       const char* option,
                       const Names& choices)
{
    if (word.empty())
        return engine::Done{};
    const auto found = find(word);
    if (!found)
        return no_such(option, word, choices);
    choice = *found;
    return engine::Done{};
}

engine::Attempt set_layout(Order& order, const std::string& word)
{
    if (word.empty())
        return engine::Done{};
    const auto layout = engine::parse_layout(word);
    if (!layout)
        return engine::Failure{layout.why()};
    order.spec.layout = layout->id;
    return engine::Done{};
}

// A whole number from `least` to `most`, unless nothing was said.
engine::Attempt
set_number(int& number, const std::string& word, const char* option, int least, int most)
{
    if (word.empty())
        return engine::Done{};
    const char* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, number);
    if (error == std::errc{} && stop == end && number >= least && number <= most)
        return engine::Done{};
    return engine::Failure{
        {engine::N_("{option} can't be \"{word}\"; give a number from {least} to {most}"),
         {{"option", option},
          {"word", word},
          {"least", std::to_string(least)},
          {"most", std::to_string(most)}}}};
}

engine::Attempt set_givens(Order& order, const GenerateWords& asked)
{
    order.spec.is_minimal = asked.minimal;
    const auto layout = engine::find_layout(order.spec.layout);
    const auto grid = engine::make_grid(*layout);
    const auto attempt =
        set_number(order.spec.givens, asked.givens, "--givens", 1, grid->cell_count());
    if (!attempt)
        return attempt;
    return set_number(order.spec.givens_in_row, asked.givens_in_row, "--givens-in-row", 1,
                      layout->size);
}

engine::Attempt set_seed(Order& order, const std::string& word)
{
    if (word.empty()) {
        // 32 bits make a code of eight figures, which can still be copied by hand.
        order.spec.seed = std::random_device{}() & UINT32_MAX;
        order.seed_is_rolled = true;
        return engine::Done{};
    }
    const auto seed = engine::parse_seed(word);
    if (!seed)
        return engine::Failure{seed.why()};
    order.spec.seed = *seed;
    return engine::Done{};
}

// No attempt would meet a level that these boards do not have.
engine::Attempt reach_level(const engine::PuzzleSpec& spec)
{
    const auto levels = engine::reachable_levels(*engine::find_layout(spec.layout));
    if (std::ranges::find(levels, spec.level) != levels.end())
        return engine::Done{};
    const char* text =
        levels.size() == 1
            ? engine::N_("{layout} has no puzzles of level {level}: there is only {last}")
            : engine::N_("{layout} has no puzzles of level {level}: there are {known} and {last}");
    return engine::Failure{
        listing({text, {{"layout", spec.layout}, {"level", std::string(id_of(spec.level))}}},
                names_of(levels))};
}

engine::Result<Order> understood(const GenerateWords& asked)
{
    Order order;
    const std::array attempts = {
        set_layout(order, asked.layout),
        choose(order.spec.level, engine::find_level, asked.level, "--level",
               names_of(engine::all_levels)),
        choose(order.spec.fill, engine::find_fill_method, asked.fill, "--fill", fill_names()),
        choose(order.spec.symmetry, engine::find_symmetry, asked.symmetry, "--symmetry",
               symmetry_names()),
        set_number(order.count, asked.count, "--count", 1, most_puzzles),
        set_seed(order, asked.seed),
    };
    for (const engine::Attempt& attempt : attempts) {
        if (!attempt)
            return engine::Failure{attempt.why()};
    }
    for (const engine::Attempt& attempt : {set_givens(order, asked), set_technique(order, asked)}) {
        if (!attempt)
            return engine::Failure{attempt.why()};
    }
    if (const engine::Attempt attempt = reach_level(order.spec); !attempt)
        return engine::Failure{attempt.why()};
    return order;
}

void say_level_was_missed(const engine::PuzzleSpec& spec,
                          engine::Level reached,
                          std::ostream& err,
                          const engine::Catalogue& words)
{
    complain(
        err, words,
        {engine::N_("seed {seed}: no puzzle of level {level} was found; this one is {reached}"),
         {{"seed", engine::seed_code(spec.seed)},
          {"level", std::string(id_of(spec.level))},
          {"reached", std::string(id_of(reached))}}});
}

void say_technique_was_missed(const engine::PuzzleSpec& spec,
                              std::ostream& err,
                              const engine::Catalogue& words)
{
    complain(err, words,
             {engine::N_("seed {seed}: no puzzle that needs {technique} was found"),
              {{"seed", engine::seed_code(spec.seed)}, {"technique", spec.technique->id}}});
}

void say_steps(const engine::PuzzleSpec& spec,
               const engine::MadePuzzle& made,
               std::ostream& err,
               const engine::Catalogue& words)
{
    complain(err, words,
             {engine::N_("seed {seed}: grids {attempts}, steps to fill {fill}, to search {search}"),
              {{"seed", engine::seed_code(spec.seed)},
               {"attempts", std::to_string(made.attempts)},
               {"fill", std::to_string(made.fill_steps)},
               {"search", std::to_string(made.search_steps)}}});
}

// The exit status.
int write_puzzle(const engine::MadePuzzle& made,
                 const engine::PuzzleSpec& spec,
                 const GenerateWords& asked,
                 Streams streams,
                 const engine::Catalogue& words)
{
    const engine::Puzzle& puzzle = made.puzzle;
    streams.out << engine::to_line(*engine::find_layout(spec.layout), *puzzle.grid, puzzle.givens);
    if (asked.solutions)
        streams.out << ' ' << engine::to_text(puzzle.solution);
    streams.out << '\n';
    if (asked.steps)
        say_steps(spec, made, streams.err, words);
    if (made.level != spec.level)
        say_level_was_missed(spec, made.level, streams.err, words);
    else if (spec.technique && !made.is_as_asked)
        say_technique_was_missed(spec, streams.err, words);
    else
        return all_good;
    return improper;
}

} // namespace

int generate(const GenerateWords& asked, Streams streams, const engine::Catalogue& words)
{
    const auto order = understood(asked);
    if (!order) {
        complain(streams.err, words, order.why());
        return wrong_use;
    }
    engine::PuzzleSpec spec = order->spec;
    if (order->seed_is_rolled)
        complain(
            streams.err, words,
            {engine::N_("the first seed is {seed}"), {{"seed", engine::seed_code(spec.seed)}}});
    const unsigned threads = std::max(1u, std::thread::hardware_concurrency());
    int status = all_good;
    // In growing parts, so that the first lines come soon and few puzzles wait in memory.
    int at_once = first_at_once;
    for (int made = 0; made < order->count && streams.out.good();) {
        const int part = std::min(order->count - made, at_once);
        for (const auto& puzzle : print_puzzles(spec, part, threads)) {
            if (!puzzle) {
                complain(streams.err, words,
                         {engine::N_("found no digits that obey all the rules of {layout}"),
                          {{"layout", spec.layout}}});
                return finish_output(streams, words, improper);
            }
            status = std::max(status, write_puzzle(*puzzle, spec, asked, streams, words));
            ++spec.seed;
        }
        made += part;
        at_once = std::min(2 * at_once, most_at_once);
    }
    return finish_output(streams, words, status);
}

} // namespace game
