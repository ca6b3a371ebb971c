#include "game/command_line/generate.h"

#include <algorithm>
#include <array>
#include <random>

#include "engine/make/puzzle_maker.h"
#include "engine/make/reachable_levels.h"
#include "engine/rules/layout.h"
#include "engine/text/notation.h"
#include "engine/text/puzzle_line.h"
#include "game/command_line/answers.h"
#include "game/command_line/check_options.h"
#include "game/command_line/complain.h"
#include "game/command_line/interruption.h"
#include "game/command_line/json_text.h"
#include "game/command_line/ordered_work.h"
#include "game/command_line/output.h"

namespace game {

namespace {

constexpr int max_puzzles = 1'000'000;

struct Order {
    engine::PuzzleSpec spec;
    int count = 1;
    bool seed_is_rolled = false;
    bool level_is_nearest = false; // no level was given, and the layout does not have Easy
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

} // namespace

std::vector<std::string> technique_names()
{
    Names names;
    for (const engine::Technique* technique : engine::all_techniques()) {
        if (engine::may_be_needed(technique))
            names.emplace_back(technique->id);
    }
    return names;
}

std::vector<std::string> fill_names()
{
    using engine::FillMethod;
    return names_of(std::array{FillMethod::Backtracking, FillMethod::Transform});
}

std::vector<std::string> symmetry_names()
{
    using enum engine::Symmetry;
    return names_of(std::array{None, Rotation2, Rotation4, MirrorRows, MirrorColumns, Diagonal});
}

namespace {

// The level is that of the technique unless one was given.
engine::Attempt set_technique(Order& order, const GenerateArguments& asked)
{
    if (asked.technique.empty())
        return engine::Done{};
    const engine::Technique* technique = engine::find_technique(asked.technique);
    if (!technique || !engine::may_be_needed(technique))
        return no_such("--technique", asked.technique, technique_names());
    if (prints_clues(*engine::find_layout(order.spec.layout)))
        return engine::Failure{{engine::N_("{option} is not available for layouts with cages"),
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

// Sets the choice if the option was given; an error lists the valid names.
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

engine::Attempt set_givens(Order& order, const GenerateArguments& asked)
{
    order.spec.is_minimal = asked.minimal;
    const auto layout = engine::find_layout(order.spec.layout);
    const auto grid = engine::make_grid(*layout);
    const auto attempt =
        parse_number(order.spec.givens, asked.givens, "--givens", 1, grid->cell_count());
    if (!attempt)
        return attempt;
    return parse_number(order.spec.givens_in_row, asked.givens_in_row, "--givens-in-row", 1,
                        layout->size);
}

engine::Attempt set_seed(Order& order, const std::string& word)
{
    if (word.empty()) {
        // 32 bits make a seed code of eight characters, which can still be copied by hand.
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

// Easy is only a default: without a level option, the nearest level that exists is used.
void choose_nearest_level(Order& order, const GenerateArguments& asked)
{
    if (!asked.level.empty() || !asked.technique.empty())
        return;
    const engine::Level nearest =
        engine::nearest_reachable(*engine::find_layout(order.spec.layout), order.spec.level);
    order.level_is_nearest = nearest != order.spec.level;
    order.spec.level = nearest;
}

// Fails if the layout does not have the level, as no attempt could succeed.
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

engine::Result<Order> understood(const GenerateArguments& asked)
{
    Order order;
    const std::array attempts = {
        set_layout(order, asked.layout),
        choose(order.spec.level, engine::find_level, asked.level, "--level", level_names()),
        choose(order.spec.fill, engine::find_fill_method, asked.fill, "--fill", fill_names()),
        choose(order.spec.symmetry, engine::find_symmetry, asked.symmetry, "--symmetry",
               symmetry_names()),
        parse_number(order.count, asked.count, "--count", 1, max_puzzles),
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
    choose_nearest_level(order, asked);
    if (const engine::Attempt attempt = reach_level(order.spec); !attempt)
        return engine::Failure{attempt.why()};
    return order;
}

engine::Message level_missed(const engine::PuzzleSpec& spec, engine::Level reached)
{
    return {engine::N_("seed {seed}: no puzzle of level {level} was found; this one is {reached}"),
            {{"seed", engine::seed_code(spec.seed)},
             {"level", std::string(id_of(spec.level))},
             {"reached", std::string(id_of(reached))}}};
}

engine::Message technique_missed(const engine::PuzzleSpec& spec)
{
    return {engine::N_("seed {seed}: no puzzle that needs {technique} was found"),
            {{"seed", engine::seed_code(spec.seed)}, {"technique", spec.technique->id}}};
}

engine::Message steps_taken(const engine::PuzzleSpec& spec, const engine::MadePuzzle& made)
{
    return {engine::N_("seed {seed}: grids {attempts}, steps to fill {fill}, to search {search}"),
            {{"seed", engine::seed_code(spec.seed)},
             {"attempts", std::to_string(made.attempts)},
             {"fill", std::to_string(made.fill_steps)},
             {"search", std::to_string(made.search_steps)}}};
}

std::string
line_for(const engine::Puzzle& puzzle, const engine::Recipe& recipe, const GenerateArguments& asked)
{
    std::string line =
        engine::to_line(*engine::find_layout(recipe.layout), *puzzle.grid, puzzle.givens);
    if (asked.solutions)
        line += ' ' + engine::to_text(puzzle.solution);
    if (asked.codes)
        line += ' ' + engine::to_text(recipe);
    return line + '\n';
}

JsonObject json_for(const engine::Puzzle& puzzle, const engine::Recipe& recipe)
{
    const engine::Layout layout = *engine::find_layout(recipe.layout);
    JsonObject object;
    object.add("layout", recipe.layout)
        .add("puzzle", engine::to_line(layout, *puzzle.grid, puzzle.givens))
        .add("solution", engine::to_line(layout, *puzzle.grid, puzzle.solution))
        .add("code", engine::to_text(recipe));
    return object;
}

Answer answer_for(const engine::MadePuzzle& made,
                  const engine::PuzzleSpec& spec,
                  const GenerateArguments& asked,
                  const engine::Translations& texts)
{
    Answer answer;
    if (asked.json)
        answer.out = json_for(made.puzzle, made.recipe)
                         .add("seed", engine::seed_code(spec.seed))
                         .add("level", id_of(made.level))
                         .add("as_asked", made.level == spec.level && made.is_as_asked)
                         .text() +
                     "\n";
    else
        answer.out = line_for(made.puzzle, made.recipe, asked);
    if (asked.steps)
        answer.complain(texts.tr(steps_taken(spec, made)));
    const bool is_missed = made.level != spec.level || (spec.technique && !made.is_as_asked);
    if (!is_missed)
        return answer;
    answer.status = improper;
    answer.complain(texts.tr(made.level != spec.level ? level_missed(spec, made.level)
                                                      : technique_missed(spec)));
    return answer;
}

// Whether options besides the code were given; a code describes its puzzle completely.
bool has_wishes(const GenerateArguments& asked)
{
    return asked.minimal || asked.steps ||
           !(asked.layout + asked.level + asked.technique + asked.fill + asked.symmetry +
             asked.count + asked.seed + asked.givens + asked.givens_in_row)
                .empty();
}

int make_again(const GenerateArguments& asked, Streams streams, const engine::Translations& texts)
{
    if (has_wishes(asked)) {
        complain(streams.err, texts,
                 {engine::N_("{option} can be combined only with --solutions and --codes"),
                  {{"option", "--code"}}});
        return wrong_use;
    }
    const auto recipe = engine::parse_recipe(asked.code);
    if (!recipe) {
        complain(streams.err, texts, recipe.why());
        return wrong_use;
    }
    const auto puzzle = engine::remake_proper(*recipe);
    if (!puzzle) {
        complain(streams.err, texts, puzzle.why());
        return wrong_use;
    }
    streams.out << (asked.json ? json_for(*puzzle, *recipe).text() + "\n"
                               : line_for(*puzzle, *recipe, asked));
    return finish_output(streams, texts, all_good);
}

void say_what_was_chosen(const Order& order, std::ostream& err, const engine::Translations& texts)
{
    const engine::PuzzleSpec& spec = order.spec;
    if (order.seed_is_rolled)
        complain(err, texts,
                 {engine::N_("the first seed is {seed} (seed version {version})"),
                  {{"seed", engine::seed_code(spec.seed)},
                   {"version", std::to_string(engine::seed_version)}}});
    if (order.level_is_nearest)
        complain(err, texts,
                 {engine::N_("{layout} has no puzzles of level {level}; these are of level "
                             "{reached}"),
                  {{"layout", spec.layout},
                   {"level", std::string(id_of(engine::PuzzleSpec{}.level))},
                   {"reached", std::string(id_of(spec.level))}}});
}

// Makes one puzzle of the order after the other. For one thread.
class Maker {
public:
    Maker(const Order& order, const GenerateArguments& asked, const engine::Translations& texts)
        : order_(order), asked_(asked), texts_(texts), maker_(order.spec)
    {
    }

    // Nothing if the program was asked to end, or if no digits satisfy the rules.
    std::optional<Answer> make(int number)
    {
        engine::PuzzleSpec spec = order_.spec;
        spec.seed += static_cast<std::uint64_t>(number);
        const auto stop = engine::Cancel::possible();
        const auto puzzle = maker_.make(spec.seed, stop, [&stop](const engine::Making&) {
            if (Interruption::is_asked())
                stop.ask();
        });
        if (!puzzle)
            return std::nullopt;
        return answer_for(*puzzle, spec, asked_, texts_);
    }

private:
    const Order& order_;
    const GenerateArguments& asked_;
    const engine::Translations& texts_;
    engine::PuzzleMaker maker_;
};

int make_all(const Order& order,
             unsigned jobs,
             const GenerateArguments& asked,
             Streams streams,
             const engine::Translations& texts)
{
    const Interruption interruption;
    AnswerWriter writer(streams, texts);
    bool found_none = false;
    const auto deliver = [&](const std::optional<Answer>& answer) {
        found_none = !answer && !Interruption::is_asked();
        const auto done = static_cast<double>(writer.puzzles() + 1);
        return answer && writer.write(*answer, 1, done / order.count);
    };
    {
        using Work = OrderedWork<int, std::optional<Answer>>;
        const auto make_work = [&]() -> Work::Work {
            const auto maker = std::make_shared<Maker>(order, asked, texts);
            return [maker](int number) {
                return maker->make(number);
            };
        };
        Work work(std::min(jobs, static_cast<unsigned>(order.count)), make_work, deliver);
        for (int number = 0; number < order.count && work.add(number); ++number) {
        }
    }
    if (Interruption::is_asked())
        return writer.finish(Interruption::status());
    const int status = writer.finish(found_none ? improper : writer.status());
    if (found_none)
        complain(streams.err, texts,
                 {engine::N_("no grid that satisfies all the rules of {layout} was found"),
                  {{"layout", order.spec.layout}}});
    return status;
}

} // namespace

int generate(const GenerateArguments& asked, Streams streams, const engine::Translations& texts)
{
    if (!asked.code.empty())
        return make_again(asked, streams, texts);
    const auto order = understood(asked);
    const auto jobs = parse_jobs(asked.jobs);
    if (!order || !jobs) {
        complain(streams.err, texts, order ? jobs.why() : order.why());
        return wrong_use;
    }
    say_what_was_chosen(*order, streams.err, texts);
    return make_all(*order, *jobs, asked, streams, texts);
}

} // namespace game
